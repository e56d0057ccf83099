"""Puzzles in a real browser: from the lobby's door to the next one, right and wrong."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from megalith.study.puzzle import Puzzle, shipped
from tests.web import driver
from tests.web.conftest import DESK, PHONE

SIZES = pytest.mark.parametrize(("size", "locale"), [(DESK, "en"), (PHONE, "pl")])
SHIPPED = [title for title in TITLES if shipped(title) is not None]


def _puzzle(title: str) -> Puzzle:
    found = shipped(title)
    assert found is not None
    return found.puzzles[0]


def _open(page: Any, title: str) -> Puzzle:
    puzzle = _puzzle(title)
    page.goto(f"{driver.origin(page)}/#/puzzles/{title}/{puzzle.id}")
    page.wait_for_selector(".puzzle-bar[data-verdict=open] #choices")
    return puzzle


def _choose(page: Any, line: str) -> None:
    """By the list of the choices, and confirm where that is asked."""
    button = page.locator(f"#choices [data-line='{line}']")
    if not button.is_visible():
        page.locator("#choices summary").first.click()
    button.click()
    sure = page.locator(".confirm-button:not(:disabled)")
    sure.or_(page.locator(".puzzle.answered")).first.wait_for()
    if sure.count() and sure.is_visible():
        sure.click()
    page.wait_for_selector(".puzzle.answered")


def test_the_lobby_has_a_door_and_the_puzzle_of_the_day_is_behind_it(visitor: Any) -> None:
    page = visitor(DESK)
    page.wait_for_selector("a[href='#/deal/pantheon']")
    doors = {a.get_attribute("href") for a in page.locator("a[href^='#/puzzles/']").all()}
    assert doors == {f"#/puzzles/{title}" for title in SHIPPED}
    page.locator("a[href='#/puzzles/stone_age']").click()
    page.locator(".puzzles .day").click()
    page.wait_for_selector(".puzzle-bar[data-verdict=open]")
    assert page.locator("h1").inner_text() == "Puzzle of the day"


@SIZES
@pytest.mark.parametrize("title", SHIPPED)
def test_the_best_choice_is_right_and_told_why(
    visitor: Any, size: Any, locale: str, title: str
) -> None:
    page = visitor(size, locale=locale, lobby=False)
    puzzle = _open(page, title)
    _choose(page, puzzle.best)
    assert page.locator(".puzzle-bar").get_attribute("data-verdict") == "right"
    why = page.locator(".puzzle-why").inner_text()
    assert len(page.locator(".puzzle-why li").all()) == len(puzzle.reasons) + bool(puzzle.rounds)
    number = f"{puzzle.second[1]:g}".replace(".", "," if locale == "pl" else ".")
    assert number in why
    assert page.locator("[data-mark=streak] dd").inner_text() == "1"


@SIZES
def test_a_wrong_choice_can_be_compared_and_tried_again(
    visitor: Any, size: Any, locale: str
) -> None:
    page = visitor(size, locale=locale, lobby=False)
    puzzle = _open(page, "stone_age")
    _choose(page, puzzle.second[0])
    assert page.locator(".puzzle-bar").get_attribute("data-verdict") == "wrong"
    late: list[Any] = []
    page.route("**/try", lambda route: route.continue_() if late else late.append(route))
    page.locator(".puzzle-bar .compare").click()
    page.locator(".puzzle-bar .compare[aria-pressed=true]").wait_for()
    page.locator(".puzzle-bar .again").click()
    page.wait_for_selector(".puzzle-bar[data-verdict=open] #choices")
    with page.expect_response("**/try"):
        late[0].continue_()  # what was to be compared comes when nobody wants it any more
    _choose(page, puzzle.best)
    assert page.locator(".puzzle-bar").get_attribute("data-verdict") == "right"
    assert page.locator("[data-mark=streak] dd").inner_text() == "0"  # the first try counts


def test_the_next_puzzle_is_another_one(visitor: Any) -> None:
    page = visitor(DESK, lobby=False)
    puzzle = _open(page, "stone_age")
    _choose(page, puzzle.best)
    page.locator(".puzzle-bar .next").click()
    page.wait_for_selector(f".puzzle:not([data-puzzle='{puzzle.id}']) .puzzle-bar")


def test_every_theme_and_every_line_has_words_in_both_languages(visitor: Any) -> None:
    page = visitor(DESK)
    for locale in ("en", "pl"):
        page = visitor(DESK, locale=locale, lobby=False)
        for title in SHIPPED:
            page.goto(f"{driver.origin(page)}/#/puzzles/{title}")
            page.wait_for_selector(".puzzle-themes li")
            assert "puzzle-theme" not in page.locator(".puzzle-themes").inner_text()
