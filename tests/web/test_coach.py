"""A game with the coach: offered once, explains each kind of decision, doubts what costs much."""

import re
from typing import Any

import pytest

from megalith import words
from megalith.core.catalogue import TITLES
from megalith.core.record import to_json
from megalith.learn.run import reach
from megalith.words import Words
from tests.web import driver
from tests.web.conftest import DESK, PHONE

EACH = pytest.mark.parametrize("title", TITLES)
EASY = {"who": "bot:easy"}
SIZES = pytest.mark.parametrize("size,locale", [(DESK, "en"), (PHONE, "pl")])


def first_game(page: Any, title: str) -> None:
    """From the page of the lessons, as a learner would begin."""
    page.goto(f"{driver.origin(page)}/#/learn/{title}")
    page.click("main .row button.button")
    page.wait_for_selector(".table-page")
    driver.my_turn(page)


def hungry(page: Any) -> None:
    """A table where the learner can feed the people, or let them starve for 10 points."""
    table = reach("stone_age", "feed", (), 1).table
    record = to_json(table)
    driver.fork(page, record, len(table.steps), [driver.ME, EASY])
    driver.my_turn(page)


def test_the_first_game_against_bots_offers_the_coach_and_takes_no_for_an_answer(
    visitor: Any,
) -> None:
    page = visitor(DESK, "en", coach="ask", lobby=False)
    driver.create(page, "stone_age", [driver.ME, EASY])
    driver.my_turn(page)
    page.click(".coach.invite button:nth-of-type(2)")
    page.wait_for_selector(".coach.invite", state="detached")
    driver.create(page, "akropolis", [driver.ME, EASY])
    driver.my_turn(page)
    assert page.locator(".coach").count() == 0
    page.click(".coach-switch")  # but it can be had for any game
    page.wait_for_selector(".coach p")


CUT = """() => [...document.querySelectorAll(".sentence")]
  .filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.innerText)"""
COVERED = """() => {
  const at = (s) => document.querySelector(s).getBoundingClientRect();
  const offer = at(".coach.invite");
  const apart = (r) => r.right <= offer.left + 1 || r.left >= offer.right - 1
    || r.bottom <= offer.top + 1 || r.top >= offer.bottom - 1;
  return [".board-box", ".bar", ".mine", ".table-head"].filter((s) => !apart(at(s)));
}"""


@EACH
def test_the_offer_covers_nothing(visitor: Any, title: str) -> None:
    page = visitor(DESK, "pl", coach="ask", lobby=False)
    driver.create(page, title, [driver.ME, EASY])
    driver.my_turn(page)
    page.wait_for_selector(".coach.invite")
    for width, height in driver.SCREENS:
        driver.resize(page, width, height)
        assert page.evaluate(COVERED) == [], (width, height)
        assert page.locator(".coach.invite p").bounding_box()["width"] > 40  # it says what it asks
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_the_offer_gives_way_to_what_happens(visitor: Any) -> None:
    page = visitor(PHONE, "en", coach="ask", lobby=False)
    driver.create(page, "stone_age", [driver.ME, EASY], start_player="seat_0")
    driver.my_turn(page)
    page.wait_for_selector(".coach.invite")
    driver.play(page, most=2)
    page.wait_for_selector(".ticker")
    assert page.locator(".coach.invite").count() == 0


@EACH
@SIZES
def test_each_kind_of_decision_is_explained_when_it_first_comes(
    visitor: Any, title: str, size: Any, locale: str
) -> None:
    page = visitor(size, locale, coach="ask", lobby=False)
    first_game(page, title)
    page.wait_for_selector(".coach p")
    said = page.inner_text(".coach p").strip()
    text = words.files(title, "en", True)[-1].read_text(encoding="utf-8")
    own = Words(locale, title, lessons=True)
    assert said in [own.say(key) for key in re.findall(r"^coach-\w+", text, re.M)]
    page.click(".coach button[aria-label]")
    page.wait_for_selector(".coach-again")
    page.reload()
    driver.my_turn(page)
    page.wait_for_selector(".coach-again")
    assert page.locator(".coach p").count() == 0


@SIZES
def test_a_choice_that_costs_much_is_questioned_once_with_its_line_and_points(
    visitor: Any, size: Any, locale: str
) -> None:
    page = visitor(size, locale, coach="ask", lobby=False)
    hungry(page)
    page.click(".coach.invite .primary")
    page.wait_for_selector(".coach-switch[aria-pressed=true]")
    assert page.evaluate(CUT) == []  # the question is whole, with all the signs beside it
    own = Words(locale, "stone_age")
    page.click(f'#choices .choice:has-text("{own.say("do-starve")}")')
    page.click(".confirm-button")
    page.wait_for_selector(".coach.doubt")
    said = page.inner_text(".coach.doubt p")
    assert own.say("line-score_track") in said and re.search(r"\d", said)
    page.click(".coach.doubt button:nth-of-type(2)")  # show me the other
    page.wait_for_selector(".coach.doubt", state="detached")
    page.wait_for_selector(".confirm-button")
    page.keyboard.press("Escape")
    before = driver.log_length(page) if size is DESK else None
    page.click(f'#choices .choice:has-text("{own.say("do-starve")}")')
    page.click(".confirm-button")
    page.wait_for_function("() => !document.querySelector('.coach.doubt')")
    if before is not None:
        page.wait_for_function(
            f"() => document.querySelectorAll('.log-lines li').length > {before}"
        )


def test_a_game_with_people_knows_no_coach(visitor: Any) -> None:
    page = visitor(DESK, "en", coach="ask", lobby=False)
    driver.create(page, "stone_age", [driver.ME, {"who": "me", "name": "Ben"}])
    page.wait_for_selector(".table-page")
    assert page.locator(".coach, .coach-switch").count() == 0


def test_a_whole_game_can_be_played_with_the_coach(visitor: Any) -> None:
    page = visitor(DESK, "en", coach="ask", lobby=False)
    first_game(page, "akropolis")
    moved = driver.play(page, most=40)
    assert moved["moves"] >= 20 and not moved.get("covered")


def test_what_a_bot_did_is_explained_when_asked(visitor: Any) -> None:
    page = visitor(DESK, "en", coach="ask", lobby=False)
    driver.create(page, "stone_age", [driver.ME, driver.QUICK])
    driver.my_turn(page)
    driver.turn(page)
    page.wait_for_selector(".asked-deed")
    page.locator(".asked-deed").last.click()
    page.wait_for_selector("dialog [data-thing] .thing-rules .rule")
