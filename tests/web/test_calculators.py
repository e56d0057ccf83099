"""The score calculators: what is typed on the page is what the engine counts."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from tests.web import driver
from tests.web.conftest import PHONE


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
    page = visitor(lobby=False)
    _open(page, "stone_age")
    page.get_by_label("Score track").first.fill("41")
    page.get_by_label("Food track").first.fill("6")
    page.get_by_label("Farmers").first.fill("2")
    _totals(page, [53, 0])


def test_akropolis_counts_the_city_that_is_drawn(visitor: Any) -> None:
    page = visitor(lobby=False)
    _open(page, "akropolis")
    page.get_by_label("Stones left, Player 1").fill("5")
    _totals(page, [5, 0])
    city = [("House", 0, 0), ("House", 1, 0), ("Plaza of houses", 0, 1)]
    names = page.locator(".palette button")
    assert names.count() == 12
    for k, (q, r) in ((0, (0, 0)), (0, (1, 0)), (6, (0, 1))):
        names.nth(k).click()
        page.locator(f"[data-cell='{q},{r}']").click()
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
    page.get_by_role("button", name="Player 2", exact=True).click()  # another city
    names.nth(0).click()
    page.locator("[data-cell='0,0']").click()
    page.wait_for_selector("button[aria-label$='Player 2'].cell:has-text('1')")


def test_origins_counts_what_is_typed(visitor: Any) -> None:
    page = visitor(lobby=False)
    _open(page, "origins")

    def fill(line: str, text: str) -> None:
        page.get_by_label(f"{line}, Player 1", exact=True).fill(text)

    fill("Points on the track", "20")
    fill("Gold", "3")
    fill("Points of the advisor track", "6")
    for temple, points in (("Forests", 5), ("Mountains", 2), ("Seas", 1)):
        fill(f"Points of the temples, {temple}", str(points))
    fill("Heights of the towers, Red", "3")
    fill("Dice in the seats of power, Red", "4 2")
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


@pytest.mark.parametrize("scoring", ["first", "second"])
def test_pantheon_asks_at_each_scoring_what_lies_on_the_table(visitor: Any, scoring: str) -> None:
    page = visitor(lobby=False)
    _open(page, "pantheon")
    name = {"first": "After epoch 3", "second": "After epoch 6"}[scoring]
    page.get_by_role("button", name=name).click()
    page.get_by_label("Points so far, Player 1").fill("12")
    page.get_by_label("Ended this epoch, Player 1").check()
    page.get_by_label("Demigods, Player 1").fill("3 2")
    page.get_by_label("Columns on the board, Player 1").fill("4")
    page.get_by_label("Pietalte tokens, Player 1").fill("1")
    page.get_by_label("Offering levels, Dancers, Player 1").fill("3")
    player = {"points": 12, "ended_epoch": True, "demigods": [3, 2], "columns": 4, "pietalte": 1}
    player["offerings"] = {"dancer": 3}
    head = {"format": "pantheon_scoring_1", "scoring": scoring}
    sheets = load("pantheon").border.calculate({**head, "players": [player, {}]})
    assert sheets[0]["total"] > 20
    _totals(page, [sheets[0]["total"], 0])


def test_on_a_phone_counts_and_dice_are_taps_and_the_totals_stay_in_sight(visitor: Any) -> None:
    page = visitor(PHONE, is_mobile=True, lobby=False)
    _open(page, "origins")
    for _ in range(2):
        page.get_by_role("button", name="Add a player").click()
    for cell in page.locator(".calc-grid .cell").all()[:8]:  # four players fit side by side
        box = cell.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    gold = page.get_by_role("textbox", name="Gold, Player 2", exact=True)
    gold.tap()
    for key in ("1", "2"):
        page.locator(".pad-key", has_text=key).first.tap()
    assert gold.input_value() == "12" and gold.get_attribute("inputmode") == "none"
    dice = page.get_by_role(
        "textbox", name="Dice in the seats of power, Blue, Player 2", exact=True
    )
    dice.tap()
    for face in ("6", "4"):
        page.locator(".pad-key", has_text=face).tap()
    assert dice.input_value() == "6 4"
    page.get_by_label("Take the last one away").tap()
    assert dice.input_value() == "6"
    total = page.locator(".calc-totals output").nth(1)
    page.wait_for_function(
        "() => Number(document.querySelectorAll('.calc-totals output')[1].value) > 12"
    )
    box = total.bounding_box()
    assert box and 0 <= box["y"] <= 844 - box["height"]


def test_a_sheet_outlives_a_reload_until_a_new_one_is_begun(visitor: Any) -> None:
    page = visitor(lobby=False)
    _open(page, "stone_age")
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_label("Score track, Ola").fill("41")
    _totals(page, [41, 0])
    page.reload()
    page.wait_for_selector(".calc")
    assert page.get_by_label("Score track, Ola").input_value() == "41"
    _totals(page, [41, 0])
    page.get_by_role("button", name="New sheet").click()
    _totals(page, [0, 0])
    assert page.get_by_label("Score track, Ola").input_value() == ""


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_sheet_that_cannot_be_is_refused_in_words(visitor: Any, locale: str) -> None:
    page = visitor(locale=locale, lobby=False)
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
