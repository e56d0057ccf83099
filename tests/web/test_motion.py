"""Pieces travel in every title, get in nobody's way, and stand still for those who ask for it."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.helpers import THOROUGH
from tests.web import driver

ENOUGH = 5
# Counts the copies that were put into the sky, and the dice that were thrown there.
_WATCH = """
() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const change of changes)
      if (change.target.matches?.("svg.sky")) window.flown += change.addedNodes.length;
  }).observe(document.body, { childList: true, subtree: true });
}
"""


def _flown(page: Any, game: str, clicks: int) -> int:
    """How many things have flown by the time that so many clicks are made, or enough of them."""
    driver.create(page, game, [driver.ME, driver.BOT])
    driver.my_turn(page)
    page.evaluate(_WATCH)
    for _ in range(0, clicks, 5):
        driver.play(page, most=5)
        if (flown := int(page.evaluate("window.flown"))) > ENOUGH:
            break
    return flown


@pytest.mark.parametrize("game", list(TITLES))
def test_pieces_fly_and_let_every_click_through(visitor: Any, game: str) -> None:
    page = visitor(reduced_motion="no-preference", lobby=False)
    assert _flown(page, game, 40) > ENOUGH
    sky = page.evaluate("getComputedStyle(document.querySelector('svg.sky')).pointerEvents")
    assert sky == "none"
    page.wait_for_selector("svg.sky > *", state="detached")
    hidden = page.locator("[data-key]").evaluate_all(
        "(all) => all.filter((e) => e.style.visibility === 'hidden').length"
    )
    assert hidden == 0  # every piece has landed


@pytest.mark.parametrize("game", TITLES if THOROUGH else ("stone_age", "pantheon"))
def test_nothing_flies_where_motion_is_reduced(visitor: Any, game: str) -> None:
    assert _flown(visitor(reduced_motion="reduce", lobby=False), game, 15) == 0


def test_a_bar_shows_how_long_a_bot_may_think(visitor: Any) -> None:
    page = visitor(reduced_motion="no-preference", lobby=False)
    driver.create(page, "pantheon", [{"who": "bot:master"}, driver.ME])
    page.wait_for_selector(".bar .bot-time, #choices")
    if page.locator("#choices").count():  # we begin; then it is the master's turn
        driver.turn(page)
        page.wait_for_selector(".bar .bot-time")
    bar = page.locator(".bar .bot-time i")
    assert bar.evaluate("(bar) => getComputedStyle(bar).animationDuration") == "6s"
