"""The score calculator and the notation of a city."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.errors import SheetError
from tests.games.akropolis.helpers import KIT, hexes, result, score

FORMAT = "akropolis_city_1"
TWO_HEXES = [
    {"q": 0, "r": 0, "level": 3, "kind": "temple", "stars": 0},
    {"q": 1, "r": 0, "level": 2, "kind": "temple", "stars": 2},
]
TWO_TILES = [
    {"tile": "a03", "q": 2, "r": -2, "rotation": 3},
    {"tile": "a21", "q": 1, "r": -1, "rotation": 2},
]


def calculate(**data: Any) -> Any:
    return load("akropolis").border.calculate({"format": FORMAT, **data})


def fault(**data: Any) -> str:
    with pytest.raises(SheetError) as wrong:
        calculate(**data)
    text = str(wrong.value)
    assert "\n" not in text
    return text


def tile(tile: str, q: int, r: int, rotation: int) -> dict[str, Any]:
    return {"tile": tile, "q": q, "r": r, "rotation": rotation}


@pytest.mark.rule("AK-121")
def test_the_examples_of_the_data_file() -> None:
    notation = KIT.facts["city_notation"]
    assert load("akropolis").border.calculate(notation["example_hexes"])[0]["total"] == 14
    assert load("akropolis").border.calculate(notation["example_placements"])[0]["total"] == 13


@pytest.mark.rule("AK-122")
def test_form_1_is_the_surface_in_any_order() -> None:
    sheet = calculate(stones=2, settings={"variant_temples": True}, hexes=TWO_HEXES)[0]
    assert sheet["total"] == 2  # the temple is not surrounded
    cells = hexes("m1@(0,0) m2@(0,1) M1@(1,0) m3@(2,0)")
    assert result(cells)["lines"] == result(reversed(cells))["lines"]


@pytest.mark.rule("AK-123")
def test_form_2_is_the_list_of_placements() -> None:
    sheet = calculate(stones=9, placements=TWO_TILES)[0]
    assert sheet["total"] == 17
    assert sheet["lines"]["houses"] == 8 and sheet["stones"] == 9
    assert calculate(placements=[])[0]["total"] == 0  # the start tile alone


@pytest.mark.rule("AK-124")
def test_stones_and_settings_have_defaults_and_one_form_is_needed() -> None:
    assert calculate(hexes=TWO_HEXES)[0]["stones"] == 0
    assert fault().startswith("both_or_neither_form")
    assert fault(hexes=[], placements=[]).startswith("both_or_neither_form")
    assert "settings.variant_roads" in fault(hexes=[], settings={"variant_roads": True})
    assert "lake, edge, literal" in fault(hexes=[], settings={"enclosed_cells": "sea"})
    assert "true or false" in fault(hexes=[], settings={"variant_houses": 1})


FAULTS = [
    ("bad_format", {"hexes": 7}),
    ("bad_format: stones", {"hexes": [], "stones": "two"}),
    ("bad_format: colour", {"hexes": [], "colour": "red"}),
    ("bad_format: settings", {"hexes": [], "settings": []}),
    ("bad_format: hexes[1]", {"hexes": [TWO_HEXES[0], 5]}),
    ("bad_format: hexes[0].height", {"hexes": [{**TWO_HEXES[0], "height": 2}]}),
    ("bad_format: hexes[0]", {"hexes": [{**TWO_HEXES[0], "q": 0.5}]}),
    ("bad_format: hexes[0]", {"hexes": [{**TWO_HEXES[0], "q": 900}]}),
    ("bad_format: placements[1]", {"placements": [TWO_TILES[0], {**TWO_TILES[1], "rotation": 6}]}),
    ("negative_stones: stones", {"hexes": [], "stones": -1}),
    ("duplicate_cell: hexes[1]", {"hexes": [TWO_HEXES[0], TWO_HEXES[0]]}),
    ("bad_level: hexes[0]", {"hexes": [{**TWO_HEXES[0], "level": 0}]}),
    ("bad_level: hexes[0]", {"hexes": [{**TWO_HEXES[0], "level": 1.5}]}),
    ("bad_level: hexes[0]", {"hexes": [{**TWO_HEXES[0], "level": 32}]}),
    ("bad_kind: hexes[1]", {"hexes": [TWO_HEXES[0], {**TWO_HEXES[1], "kind": "port"}]}),
    ("bad_stars: hexes[1]", {"hexes": [TWO_HEXES[0], {**TWO_HEXES[1], "stars": 1}]}),
    ("bad_stars: hexes[0]", {"hexes": [{**TWO_HEXES[0], "kind": "quarry", "stars": 1}]}),
    ("unknown_tile: placements[0]", {"placements": [tile("a99", 2, -2, 3)]}),
    ("tile_used_twice: placements[1]", {"placements": [TWO_TILES[0], tile("a03", 0, 1, 2)]}),
    ("mixed_levels: placements[1]", {"placements": [TWO_TILES[0], tile("a21", 1, 0, 1)]}),
    ("not_connected: placements[0]", {"placements": [tile("a21", 4, -3, 0)]}),
    ("one_tile_below: placements[1]", {"placements": [TWO_TILES[0], tile("a21", 2, -2, 3)]}),
]


@pytest.mark.rule("AK-125")
@pytest.mark.parametrize("expected,data", FAULTS)
def test_a_fault_is_named_with_its_entry(expected: str, data: dict[str, Any]) -> None:
    assert fault(**data).startswith(expected)


@pytest.mark.rule("AK-125")
def test_what_is_no_city_at_all_is_bad_format() -> None:
    wrong: list[Any] = [{}, [], "city", {"format": "other", "hexes": []}]
    for data in wrong:
        with pytest.raises(SheetError, match="bad_format"):
            load("akropolis").border.calculate(data)


@pytest.mark.rule("AK-126")
def test_a_rough_surface_is_scored_with_warnings_only() -> None:
    assert score("g1@(0,0) G1@(40,-3)")["warnings"] == ["city_in_pieces", "start_tile_missing"]
    assert score("g1@(0,0) G1@(40,-3)")["total"] == 3
    whole = score("H1@(0,0) q1@(0,-1) q1@(1,0) q9@(-1,1)")
    assert whole["warnings"] == []
    empty = calculate(hexes=[], stones=5)[0]
    assert (empty["total"], empty["warnings"]) == (5, ["start_tile_missing"])


@pytest.mark.rule("AK-127")
def test_the_sheet_shows_value_stars_points_and_the_cells() -> None:
    text = "M1@(0,0) m2@(1,0) m1@(-1,0) m4@(3,0) g2@(5,5)"
    sheet = score(text, stones=3, variant_markets=True)
    market = sheet["districts"]["market"]
    assert (market["value"], market["stars"], market["points"]) == (10, 2, 20)
    assert sorted(market["counted"]) == [[-1, 0], [1, 0], [3, 0]]
    assert sorted(market["doubled"]) == [[-1, 0], [1, 0]]
    garden = sheet["districts"]["garden"]
    assert (garden["value"], garden["stars"], garden["points"]) == (2, 0, 0)
    assert garden["counted"] == [[5, 5]]
    assert (sheet["stones"], sheet["total"]) == (3, 23)
    assert list(sheet["districts"]) == ["house", "market", "barracks", "temple", "garden"]


def test_several_cities_are_ranked() -> None:
    players = [
        {"name": "Anna", "stones": 2, "hexes": hexes("g1@(0,0) G1@(1,0)")},
        {"name": "Jan", "stones": 5, "hexes": []},
        {"name": "Ola", "placements": TWO_TILES},
    ]
    sheets = calculate(players=players)
    assert [(x["name"], x["total"], x["place"]) for x in sheets] == [
        ("Anna", 5, 3),
        ("Jan", 5, 2),
        ("Ola", 8, 1),
    ]
    twice = [{"placements": TWO_TILES}, {"placements": TWO_TILES[:1]}]
    assert fault(players=twice).startswith("tile_used_twice: players[1].placements[0]")
    assert fault(players=[]).startswith("bad_format: players")
