"""The end of a round: who fed what, what was scored; on the board for a while, and in the log."""

import json
import re
from pathlib import Path
from typing import Any

from tests.web import driver
from tests.web.driver import ME

RECORD = Path(__file__).parents[1] / "records" / "stone_age" / "stack_empty.json"

_IN_SIGHT = """
(wanted) => {
  const at = document.querySelector(wanted)?.getBoundingClientRect();
  return at && at.top >= 0 && at.bottom <= innerHeight;
}
"""


def _at_the_end_of_a_round(page: Any) -> None:
    """The last decision of a round is mine."""
    record = json.loads(RECORD.read_text())
    steps = record["steps"]
    last = max(n for n, step in enumerate(steps[:400]) if step["do"] == "place_workers")
    first = next(n for n in range(last, 0, -1) if steps[n]["do"] != "place_workers")
    mine = max(n for n in range(first + 1) if steps[n]["by"] >= 0)
    driver.fork(page, record, mine, [ME] * len(record["names"]))
    page.wait_for_selector(".curtain button, #choices")
    if page.locator(".curtain button").count():
        page.click(".curtain button")
    driver.my_turn(page)


def test_a_round_is_summed_up_on_the_board_and_in_the_log(visitor: Any) -> None:
    page = visitor(begin={"speed": "calm", "listOpen": True})
    _at_the_end_of_a_round(page)
    before = page.locator(".log-lines .round-over").count()
    while not page.locator(".recap-card").count():
        driver.turn(page)
        if page.locator(".curtain button").count():
            page.click(".curtain button")
    rows = page.locator(".recap-card li").all_inner_texts()
    assert len(rows) == 3
    assert all(re.search(r"([+−]\d+|0)\s+.*(feeds|food short|starves)", row, re.S) for row in rows)
    assert page.locator(".log-lines .round-over").count() > before
    deeds = page.locator(".log-lines > li:not(.round-over, .chapter, :has-text('short'))")
    told = deeds.all_inner_texts()
    assert told and not [line for line in told if re.search("feed|from the food track", line)]
    assert page.locator(".side > .recap-card").count() == 1  # beside the board, over nothing
    driver.resize(page, 390, 844)
    assert page.locator(".ticker .recap-short > span").count() == 3
    page.click(".ticker")  # the log opens where the news begin, not at its oldest line
    page.wait_for_function(_IN_SIGHT, arg="dialog .since")
    page.keyboard.press("Escape")
    driver.resize(page, 1440, 900)
    driver.my_turn(page)
    page.locator("#choices .choice").first.click()
    page.click(".confirm-button")
    page.wait_for_selector(".recap-card", state="detached")  # who goes on has read it


def test_who_sees_everything_at_once_has_the_round_in_the_log_alone(visitor: Any) -> None:
    page = visitor()
    _at_the_end_of_a_round(page)
    before = page.locator(".log-lines .round-over").count()
    while page.locator(".log-lines .round-over").count() == before:
        driver.turn(page)
        if page.locator(".curtain button").count():
            page.click(".curtain button")
    assert page.locator(".recap-card").count() == 0
