"""What is counted, the five kinds, total and winner."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.kit import hexgrid
from megalith.core.sheet import Sheet, rank
from megalith.games.akropolis.border import calculator
from tests.games.akropolis.helpers import (
    KIT,
    city,
    hexes,
    play_on,
    product,
    result,
    score,
    start,
)

LAKE = (
    "b2@(0,-1) h1@(1,-1) q1@(1,0) q1@(0,1) q1@(-1,1) q1@(-1,0) "
    "q1@(0,-2) q1@(1,-2) q1@(-1,-1) B1@(2,-2)"
)
TEMPLE = "t3@(0,0) q1@(0,-1) h1@(1,-1) T2@(1,0) q1@(0,1) q2@(-1,1) q1@(-1,0)"
TEMPLE_LAKE = (
    "t2@(0,-1) q1@(1,-1) q1@(1,0) q1@(0,1) q1@(-1,1) q1@(-1,0) q1@(0,-2) q1@(1,-2) T1@(-1,-1)"
)


def ranked(*players: tuple[int, int]) -> list[int]:
    """Places of players with these totals and stones, scored as a table would be."""
    sheets = [Sheet(i, [("x", total)], [stones]) for i, (total, stones) in enumerate(players)]
    return [sheet.place for sheet in rank(sheets)]


# -- what is counted


@pytest.mark.rule("AK-088")
def test_scoring_looks_from_above() -> None:
    t = start()
    t.state.cities[0] = city(("a03", 2, -2, 3), ("a21", 1, -1, 2), room=18)
    seen = t.game.border.view(t.state, None)["players"][0]
    assert len(seen["hexes"]) == 7
    surface = [{k: x[k] for k in ("q", "r", "level", "kind", "stars")} for x in seen["hexes"]]
    lines = result(surface, stones=3)["lines"]
    assert lines == dict(t.game.rules.sheets(t.state)[0].lines) and lines["houses"] == 8


@pytest.mark.rule("AK-089", "AK-091", "AK-096")
@pytest.mark.example("E5")
def test_e5_a_group_of_houses_on_two_levels() -> None:
    group = (
        "h1@(0,0) h1@(1,0) h2@(2,0) h2@(2,-1) h1@(3,-1) h1@(3,0) h1@(4,-1) "
        "H1@(0,1) H1@(-1,0) H2@(5,-1)"
    )
    assert product(group, "house") == (9, 3, 27)
    assert score(group)["total"] == 27 == score(group, variant_houses=True)["total"]


@pytest.mark.rule("AK-090")
def test_a_district_needs_its_place_and_a_plaza() -> None:
    assert score("m1@(0,0) M1@(5,5)")["total"] == 2
    assert score("m1@(0,0) H1@(5,5)")["total"] == 0  # no market plaza
    assert score("m1@(0,0) m1@(1,0) M1@(5,5)")["total"] == 0  # not in the right place


@pytest.mark.rule("AK-092", "AK-094")
def test_all_visible_stars_of_a_kind_add_up_at_any_distance() -> None:
    assert product("g1@(0,0) G1@(20,-7) G1@(1,0) M1@(0,1)", "garden") == (1, 6, 6)


@pytest.mark.rule("AK-093")
@pytest.mark.example("X21")
def test_x21_a_high_plaza_has_no_more_stars() -> None:
    assert product("g1@(0,0) G4@(0,1)", "garden") == (1, 3, 3)


@pytest.mark.rule("AK-097", "AK-114", "AK-115")
@pytest.mark.example("X22")
def test_x22_no_plaza_no_points() -> None:
    sheet = score("g3@(0,0) g2@(0,1) q1@(1,0)", stones=4)
    assert sheet["districts"]["garden"]["value"] == 5
    assert sheet["districts"]["garden"]["points"] == 0
    assert sheet["lines"]["stones"] == sheet["total"] == 4


# -- the five kinds


@pytest.mark.rule("AK-098", "AK-099", "AK-100")
@pytest.mark.example("X12")
def test_x12_a_plaza_links_no_houses() -> None:
    assert product("h1@(0,0) h1@(0,1) H1@(1,0) h1@(2,0)", "house") == (2, 1, 2)
    counted = score("h1@(0,0) h1@(0,1) H1@(1,0) h1@(2,0)")["districts"]["house"]["counted"]
    assert sorted(counted) == [[0, 0], [0, 1]]
    assert product("h3@(0,0) H1@(4,0)", "house") == (3, 1, 3)  # a single house is a group


@pytest.mark.rule("AK-101")
@pytest.mark.example("X13")
def test_x13_the_largest_group_has_the_most_hexes() -> None:
    text = "h1@(0,0) h1@(0,1) h1@(0,2) h1@(0,3) q1@(1,0) q1@(1,1) h3@(2,0) h3@(2,1) H1@(-1,0)"
    assert product(text, "house") == (4, 1, 4)


@pytest.mark.rule("AK-102")
@pytest.mark.example("X14")
def test_x14_of_equal_groups_the_more_valuable_one() -> None:
    text = "h1@(0,0) h1@(0,1) q1@(1,0) h1@(2,-1) h3@(2,0) H1@(-1,0)"
    assert product(text, "house") == (4, 1, 4)
    assert product("h2@(0,0) h2@(3,0) H1@(5,5)", "house") == (2, 1, 2)  # just one of them


@pytest.mark.rule("AK-103", "AK-104")
@pytest.mark.example("X15")
def test_x15_neighbouring_markets_spoil_each_other() -> None:
    text = "m1@(0,0) m2@(0,1) M1@(1,0) m3@(2,0)"
    assert product(text, "market") == (3, 2, 6)
    assert score(text)["districts"]["market"]["counted"] == [[2, 0]]
    assert product(text, "market", variant_markets=True) == (6, 2, 12)


@pytest.mark.rule("AK-105", "AK-106")
@pytest.mark.example("X17")
def test_x17_barracks_at_a_lake_are_not_on_the_edge() -> None:
    assert product(LAKE, "barracks") == (0, 2, 0)
    assert product(LAKE, "barracks", enclosed_cells="edge") == (2, 2, 4)


@pytest.mark.rule("AK-107")
@pytest.mark.parametrize("level", [1, 3])
def test_levels_do_not_matter_for_the_edge(level: int) -> None:
    """High walls on five sides, the open side at the bottom of them."""
    walls = "q5@(0,-1) q5@(1,-1) q5@(1,0) q5@(-1,1) q5@(-1,0)"
    text = f"b{level}@(0,0) {walls} B1@(3,0)"
    assert product(text, "barracks") == (level, 2, 2 * level)


@pytest.mark.rule("AK-108", "AK-109")
@pytest.mark.example("X19")
def test_x19_a_temple_must_be_surrounded_by_anything() -> None:
    assert product(TEMPLE, "temple") == (3, 2, 6)
    assert product(TEMPLE, "temple", variant_temples=True) == (6, 2, 12)
    assert product(TEMPLE.replace(" q1@(-1,0)", ""), "temple") == (0, 2, 0)
    low = TEMPLE.replace("t3", "t1")
    assert product(low, "temple") == product(low, "temple", variant_temples=True) == (1, 2, 2)


@pytest.mark.rule("AK-110")
@pytest.mark.example("X20")
@pytest.mark.parametrize("enclosed", ["lake", "edge"])
def test_x20_a_lake_spoils_a_temple(enclosed: str) -> None:
    assert product(TEMPLE_LAKE, "temple", enclosed_cells=enclosed) == (0, 2, 0)


@pytest.mark.rule("AK-111")
def test_gardens_count_everywhere() -> None:
    alone = product("g2@(0,0) G1@(9,0)", "garden")
    inside = product("g2@(0,0) g1@(1,0) q1@(0,1) q1@(0,-1) q1@(-1,0) G1@(9,0)", "garden")
    assert (alone, inside) == ((2, 3, 6), (3, 3, 9))


@pytest.mark.rule("AK-112")
@pytest.mark.example("X18")
@pytest.mark.parametrize("enclosed", ["lake", "edge"])
def test_x18_an_open_channel_makes_an_edge(enclosed: str) -> None:
    open_lake = LAKE.replace(" q1@(0,1)", "")
    assert product(open_lake, "barracks", enclosed_cells=enclosed) == (2, 2, 4)


@pytest.mark.rule("AK-113")
def test_a_large_enclosed_space_is_one_lake_and_matters_for_gardens_only() -> None:
    """A ring around seven empty cells, with one of everything on it."""
    ring = [x for x in hexgrid.hexagon(2) if hexgrid.distance(x, (0, 0)) == 2]
    letters = "gbmt" + "q" * (len(ring) - 4)
    text = " ".join(f"{a}1@({q},{r})" for a, (q, r) in zip(letters, ring, strict=True))
    text += " G1@(7,0) B1@(8,0) M1@(9,0) T1@(7,1)"
    plain, lakes = score(text)["districts"], score(text, variant_gardens=True)["districts"]
    assert lakes.pop("garden")["points"] == 2 * plain.pop("garden")["points"] == 6
    assert lakes == plain


# -- total and winner


@pytest.mark.rule("AK-116", "AK-117", "AK-118", "AK-119")
@pytest.mark.example("X29")
def test_x29_totals_then_stones_then_shared() -> None:
    assert ranked((88, 1), (88, 3), (80, 9)) == [2, 1, 3]
    assert ranked((88, 2), (88, 2)) == [1, 1]
    assert ranked((50, 0), (60, 0), (50, 4), (50, 0)) == [3, 1, 2, 3]
    t = start(3)
    for k, (gardens, stones) in enumerate([(29, 1), (28, 4), (10, 9)]):
        t.state.cities[k] = typed(gardens, stones)
    sheets = t.game.rules.sheets(t.state)
    assert [sheet.total for sheet in sheets] == [88, 88, 39]
    assert [sheet.place for sheet in sheets] == [2, 1, 3]


def typed(gardens: int, stones: int) -> Any:
    """A city worth three points a garden level, and stones."""
    cells = hexes(f"g{gardens}@(0,0) G1@(1,0)")
    made = calculator.read_surface(KIT, cells, "hexes", set())
    made.stones = stones
    return made


@pytest.mark.rule("AK-120")
def test_running_scores_are_shown_to_everybody_and_change_nothing() -> None:
    t = start(2)
    play_on(t, 7)
    for seat in (None, 0, 1):
        shown = t.game.border.view(t.state, seat)["players"]
        assert [p["score"]["total"] for p in shown] == [
            x.total for x in t.game.rules.sheets(t.state)
        ]
    assert t.game.rules.ending(t.state) == ""


# -- a whole city

X30 = """a18 0 -2 1, a19 1 -2 4, a33 2 -2 2, a27 1 -4 1, a37 2 -4 4, a12 3 -3 0, a06 3 -3 3,
a08 -2 -1 1, a03 -3 0 3, a20 -2 2 5, a26 -3 2 0, a28 -3 -1 0, a24 4 -3 2, a02 -1 -2 4, a15 6 -4 5,
a30 6 -3 3, a29 0 -4 0, a10 2 0 1"""
ALL = {f"variant_{kind}": True for kind in ("houses", "markets", "barracks", "temples", "gardens")}


def x30(**settings: Any) -> Any:
    placements = []
    for entry in X30.replace("\n", " ").split(", "):
        tile, q, r, rotation = entry.split()
        placements.append({"tile": tile, "q": int(q), "r": int(r), "rotation": int(rotation)})
    data = {"format": "akropolis_city_1", "settings": settings, "placements": placements}
    return load("akropolis").border.calculate(data)[0]


@pytest.mark.example("X30")
@pytest.mark.parametrize(
    "settings,products,total",
    [
        ({}, [(6, 3), (5, 2), (1, 2), (1, 2), (9, 6)], 86),
        ({"enclosed_cells": "edge"}, [(6, 3), (5, 2), (3, 2), (1, 2), (9, 6)], 90),
        (ALL, [(6, 3), (6, 2), (2, 2), (1, 2), (17, 6)], 138),
        ({**ALL, "enclosed_cells": "edge"}, [(6, 3), (6, 2), (4, 2), (1, 2), (13, 6)], 118),
    ],
)
def test_x30_a_whole_city(
    settings: dict[str, Any], products: list[tuple[int, int]], total: int
) -> None:
    sheet = x30(**settings)
    assert [(x["value"], x["stars"]) for x in sheet["districts"].values()] == products
    assert sheet["total"] == total and sheet["warnings"] == []


@pytest.mark.example("X30")
def test_x30_cells_and_levels() -> None:
    laid = [entry.split() for entry in X30.replace("\n", " ").split(", ")]
    made = city(*((tile, int(q), int(r), int(k)) for tile, q, r, k in laid))
    levels = [int(made.tops[k]) >> 10 for k in range(made.built)]
    assert (len(levels), levels.count(1), levels.count(2)) == (43, 28, 15)
