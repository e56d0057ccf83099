"""The score calculators: what is typed on the page is what the engine counts."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from tests.web import driver


def _open(page: Any, game: str) -> None:
    page.goto(f"{driver.origin(page)}/#/score/{game}")
    page.wait_for_selector(".calc")


def _totals(page: Any, expected: list[int]) -> None:
    page.wait_for_function(
        """(wanted) => [...document.querySelectorAll('table.sheet tfoot tr:first-child td')]
             .map((e) => e.textContent).join() === wanted""",
        arg=",".join(str(n) for n in expected),
    )


def test_stone_age_counts_what_is_typed(visitor: Any) -> None:
    page = visitor()
    _open(page, "stone_age")
    page.get_by_label("Score track").first.fill("41")
    page.get_by_label("Food track").first.fill("6")
    page.get_by_label("Farmers").first.fill("2")
    _totals(page, [53, 0])


def test_akropolis_counts_the_city_that_is_drawn(visitor: Any) -> None:
    page = visitor()
    _open(page, "akropolis")
    first = page.locator(".calc").first
    first.get_by_label("Stones left").fill("5")
    _totals(page, [5, 0])
    city = [("House", 0, 0), ("House", 1, 0), ("Plaza of houses", 0, 1)]
    names = first.locator(".palette button")
    assert names.count() == 12
    for k, (q, r) in ((0, (0, 0)), (0, (1, 0)), (6, (0, 1))):
        names.nth(k).click()
        first.locator(f"[data-cell='{q},{r}']").click()
    hexes = [
        {"q": q, "r": r, "level": 1, "kind": "house", "stars": stars}
        for (_, q, r), stars in zip(city, (0, 0, 1), strict=True)
    ]
    sheet = {"format": "akropolis_city_1", "players": [{"stones": 5, "hexes": hexes}]}
    total = load("akropolis").border.calculate(sheet)[0]["total"]
    assert total > 5
    _totals(page, [total, 0])
    warnings = page.locator(".warning").all_inner_texts()  # of the second player, nothing
    assert warnings == [
        "Player 1: The starting tile is missing around the middle; it is part of every city."
    ]


def test_origins_counts_what_is_typed(visitor: Any) -> None:
    page = visitor()
    _open(page, "origins")
    first = page.locator(".calc").first
    first.get_by_label("Points on the track").fill("20")
    first.get_by_label("Gold").fill("3")
    first.get_by_label("Points of the advisor track").fill("6")
    for temple, points in (("Forests", 5), ("Mountains", 2), ("Seas", 1)):
        first.get_by_label(temple).fill(str(points))
    group = first.locator(".calc-group")
    group.filter(has_text="Heights of the towers").get_by_label("Red").fill("3")
    group.filter(has_text="Dice in the seats of power").get_by_label("Red").fill("4 2")
    player = {
        "track_vp": 20,
        "gold": 3,
        "advisor_vp": 6,
        "temple_vp": {"forest": 5, "mountain": 2, "sea": 1},
        "towers": {"red": 3, "orange": 1, "yellow": 1, "blue": 1, "purple": 1},
        "seats": [{"colour": "red", "value": 4}, {"colour": "red", "value": 2}],
        "buildings": 4,
    }
    blank = {**player, "track_vp": 0, "gold": 0, "advisor_vp": 0, "seats": []}
    blank["temple_vp"] = {"forest": 0, "mountain": 0, "sea": 0}
    blank["towers"] = {**player["towers"], "red": 1}  # type: ignore[dict-item]
    head = {"format": "origins_final_position", "version": 1, "solo": None}
    sheets = load("origins").border.calculate({**head, "players": [player, blank]})
    assert sheets[0]["total"] > 29
    _totals(page, [sheet["total"] for sheet in sheets])


def test_pantheon_counts_what_is_typed(visitor: Any) -> None:
    page = visitor()
    _open(page, "pantheon")
    first = page.locator(".calc").first
    first.get_by_label("Gods in each epoch 1").fill("1")
    first.get_by_label("Gods in each epoch 4").fill("2")
    first.get_by_label("Epochs ended").fill("2")
    first.get_by_label("After epoch 3: demigods").fill("3 2")
    first.get_by_label("After epoch 3: columns on the board").fill("4")
    first.get_by_label("After epoch 6: demigods").fill("3 2 1")
    first.get_by_label("After epoch 6: columns on the board").fill("7")
    empty = {"gods": [0] * 6, "epochs_ended": 0, **{k: _scoring([], 0) for k in _TIMES}}
    player = {
        "gods": [1, 0, 0, 2, 0, 0],
        "epochs_ended": 2,
        "first": _scoring([3, 2], 4),
        "second": _scoring([3, 2, 1], 7),
    }
    sheet = {"format": "pantheon_sheet_1", "players": [player, empty]}
    total = load("pantheon").border.calculate(sheet)[0]["total"]
    assert total > 20
    _totals(page, [total, 0])


_TIMES = ("first", "second")


def _scoring(demigods: list[int], columns: int) -> dict[str, Any]:
    return {"demigods": demigods, "columns": columns}


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_sheet_that_cannot_be_is_refused_in_words(visitor: Any, locale: str) -> None:
    page = visitor(locale=locale)
    _open(page, "stone_age")
    label, said = {
        "en": ("Food track", "a whole number from 0 to 10, not 11"),
        "pl": ("Tor żywności", "liczbę od 0 do 10; jest 11"),
    }[locale]
    page.get_by_label(label).first.fill("11")
    page.wait_for_selector(f".warning[role=alert]:has-text('{label}')")
    told = page.inner_text(".warning")
    assert said in told and "players[" not in told  # the path is for developers
    assert not page.locator("table.sheet").count()
    page.get_by_label(label).first.fill("1")
    page.wait_for_selector("table.sheet")
