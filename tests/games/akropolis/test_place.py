"""Cells and levels, adding a tile to the city, quarries."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from megalith.core import position
from megalith.core.catalogue import load
from megalith.core.errors import IllegalAction
from megalith.core.game import OVER
from megalith.core.kit import hexgrid
from megalith.core.table import Table
from megalith.games.akropolis.rules import actions, grid
from megalith.games.akropolis.rules.components import MOST_TURNS
from megalith.games.akropolis.rules.phases import place
from megalith.games.akropolis.rules.state import City, level_of
from tests.games.akropolis.helpers import (
    KIT,
    X3,
    X6,
    options,
    play_on,
    player,
    score,
    start,
    stones,
    tops,
    with_city,
)
from tests.helpers import rule


def levels(t: Table[Any]) -> list[int]:
    return [spot[3] for spot in t.game.border.view(t.state, None)["open"]]


def reason(t: Table[Any], where: str) -> str:
    refusal = t.refusal(f"place_tile {where}")
    return "" if refusal is None else refusal.key


# -- cells and levels


def built_towards(want: Callable[[City, int], int]) -> Any:
    """A long game in which everybody always takes the placement that is wanted most."""
    game = load("akropolis")
    s = game.rules.initial(2, options(long_game=True))
    while game.rules.to_move(s) != OVER:
        codes = game.rules.legal(s)
        if game.border.decision(s) == "place_tile":
            city = s.cities[s.seat()]
            game.rules.apply(s, max(codes, key=lambda code: want(city, code - actions.PLACE)))
        else:
            game.rules.apply(s, codes[0])
    return s


@pytest.mark.rule("AK-030")
@pytest.mark.parametrize("direction", [0, 2, 4])
def test_a_city_never_meets_a_border(direction: int) -> None:
    """Growing straight away from the start as fast as the rules allow."""
    dq, dr = hexgrid.DIRECTIONS[direction]
    s = built_towards(lambda _, spot: max(dq * q + dr * r for q, r in grid.cells_under(spot)))
    for city in s.cities:
        cells = [grid.place_of(city.cells[k]) for k in range(city.built)]
        reached = max(hexgrid.distance(cell, (0, 0)) for cell in cells)
        assert reached == grid.REACH == 1 + 2 * MOST_TURNS < grid.MIDDLE - 2
    assert s.cities[0].tiles != s.cities[1].tiles  # two cities on two grids, same cells
    assert s.cities[0].cells[10] == s.cities[1].cells[10]


@pytest.mark.rule("AK-031")
def test_touching_is_a_common_side_in_one_of_six_directions() -> None:
    t = with_city("a06")
    touching = {
        tuple(spot[:2])
        for spot in t.game.border.view(t.state, None)["open"]
        if any(hexgrid.distance((spot[0], spot[1]), cell) == 1 for cell in tops(t))
    }
    ring = {near for cell in tops(t) for near in hexgrid.neighbours(cell)} - set(tops(t))
    assert touching == ring
    assert reason(t, "2 -2 1") == "not_connected"  # (2,-2) meets (0,-1) in no side


@pytest.mark.rule("AK-032", "AK-033")
@pytest.mark.example("X6")
def test_x6_levels_follow_from_what_lies_below() -> None:
    t = with_city("a37", *X6[:4])
    assert (stones(t)[0], reason(t, "0 0 2")) == (3 + 0 + 2, "")
    t.do(0, "place_tile 0 0 2")
    assert stones(t)[0] + 1 == 9  # with the stone that seat 0 starts with
    shown = tops(t)
    assert [shown[cell] for cell in ((0, 0), (1, 0), (0, 1))] == [
        ("garden", 3),
        ("quarry", 3),
        ("quarry", 3),
    ]
    assert len(shown) == 10 and sum(level for _, level in shown.values()) == 4 + 3 * 5
    lines = player(t)["score"]["lines"]
    assert (lines["houses"], lines["gardens"]) == (4, 0)
    houses = player(t)["score"]["districts"]["house"]
    assert (houses["value"], houses["stars"], houses["points"]) == (4, 1, 4)
    assert [x["level"] for x in player(t)["placements"]] == [1, 2, 1, 2, 3]


@pytest.mark.rule("AK-034")
@pytest.mark.example("X16")
def test_x16_a_covered_market_no_longer_spoils_its_neighbour() -> None:
    assert score("m1@(0,0) m1@(1,0) M1@(0,1)")["total"] == 0
    assert score("m1@(0,0) h2@(1,0) M1@(0,1)")["total"] == 2
    t = with_city("a21", X3)
    t.do(0, "place_tile 1 -1 2")
    assert len(tops(t)) == 7  # ten hexes lie there, seven are the city
    assert tops(t)[(1, -1)] == ("house", 2)


@pytest.mark.rule("AK-035")
@pytest.mark.example("X2")
@pytest.mark.parametrize(
    "rotation,second,third",
    [
        (0, (4, -2), (5, -2)),
        (1, (5, -2), (5, -1)),
        (2, (5, -1), (4, 0)),
        (3, (4, 0), (3, 0)),
        (4, (3, 0), (3, -1)),
        (5, (3, -1), (4, -2)),
    ],
)
def test_x2_the_six_rotations(
    rotation: int, second: tuple[int, int], third: tuple[int, int]
) -> None:
    t = start()
    city = t.state.cities[0]
    place.lay(KIT, city, KIT.tiles.index("a06"), grid.spot(grid.cell(4, -1), rotation))
    shown = tops(t)
    assert shown[(4, -1)] == ("market plaza", 1)
    assert (shown[second], shown[third]) == (("house", 1), ("garden", 1))


@pytest.mark.rule("AK-067")
def test_all_six_rotations_are_allowed() -> None:
    spots = with_city("a06").game.border.view(with_city("a06").state, None)["open"]
    assert Counter(spot[2] for spot in spots) == dict.fromkeys(range(6), 15)


# -- adding a tile


@pytest.mark.rule("AK-069", "AK-071")
@pytest.mark.example("X1")
@pytest.mark.parametrize("tile", ["a06", "a03", "a21"])
def test_x1_ninety_ways_to_begin(tile: str) -> None:
    t = with_city(tile)
    assert len(t.lines()) == 90 and set(levels(t)) == {1}
    triangles = {
        frozenset(grid.cells_under(int(grid.spot(grid.cell(q, r), k))))
        for q, r, k, *_ in t.game.border.view(t.state, None)["open"]
    }
    assert len(triangles) == 30


@pytest.mark.rule("AK-056", "AK-062", "AK-074")
@pytest.mark.example("X3")
def test_x3_the_first_storey() -> None:
    t = with_city("a21", X3)
    spots = t.game.border.view(t.state, None)["open"]
    upper = [spot for spot in spots if spot[3] == 2]
    assert (len(spots), len(upper)) == (111, 9)
    covered = [grid.cells_under(int(grid.spot(grid.cell(q, r), k))) for q, r, k, *_ in upper]
    assert {frozenset(cells) for cells in covered} == {
        frozenset({(0, 0), (0, -1), (1, -1)}),
        frozenset({(0, 0), (1, -1), (1, 0)}),
        frozenset({(1, -1), (2, -1), (1, 0)}),
    }
    t.do(0, "place_tile 1 -1 2")
    assert [tops(t)[cell][1] for cell in ((1, -1), (2, -1), (1, 0))] == [2, 2, 2]
    assert stones(t)[0] == 3
    houses = player(t)["score"]["districts"]["house"]
    assert (houses["value"], houses["stars"], houses["points"]) == (4, 2, 8)


@pytest.mark.rule("AK-057", "AK-058", "AK-061", "AK-070")
@pytest.mark.example("X4")
def test_x4_refused_with_the_reason_and_nothing_changes() -> None:
    t = with_city("a21", X3)
    before = position.digest(t.state)
    for where, key, id in (
        ("2 -2 3", "one_tile_below", "AK-062"),
        ("1 0 1", "mixed_levels", "AK-061"),
        ("4 -3 0", "not_connected", "AK-059"),
        ("60 0 0", "not_connected", "AK-059"),
        ("500 0 0", "not_connected", "AK-059"),
    ):
        with pytest.raises(IllegalAction) as refused:
            t.do(0, f"place_tile {where}")
        assert (refused.value.refusal.key, refused.value.refusal.rule) == (key, id)
    assert position.digest(t.state) == before
    uneven = with_city("a22", X3, ("a21", 1, -1, 2))
    assert rule(uneven, "place_tile 0 0 1") == "AK-057"  # levels 1, 2 and 2: no gap, uneven


@pytest.mark.rule("AK-059", "AK-072")
def test_one_common_side_is_enough_on_the_ground_whatever_the_height_there() -> None:
    t = with_city("a22", X3, ("a21", 1, -1, 2))
    beside_high = "2 0 1"  # (2,0) touches (2,-1) and (1,0), both on level 2
    assert reason(t, beside_high) == ""
    t.do(0, f"place_tile {beside_high}")
    assert tops(t)[(2, 0)][1] == 1
    t = with_city("a22")
    assert reason(t, "0 -2 0") == "" and reason(t, "0 -3 0") == "not_connected"


@pytest.mark.rule("AK-060")
def test_a_hole_with_room_for_three_may_be_filled() -> None:
    ring = [
        ("a03", 1, -2, 0),
        ("a04", 3, -3, 0),
        ("a05", 3, -2, 1),
        ("a07", 3, -1, 2),
        ("a08", 2, 0, 3),
    ]
    hole = {(1, -1), (2, -2), (2, -1)}
    t = with_city("a21", *ring)
    built = set(tops(t))
    assert not hole & built
    assert {near for cell in hole for near in hexgrid.neighbours(cell)} - hole <= built
    assert reason(t, "1 -1 1") == ""
    t.do(0, "place_tile 1 -1 1")
    assert all(tops(t)[cell][1] == 1 for cell in hole)


@pytest.mark.rule("AK-063")
def test_the_start_tile_is_one_tile() -> None:
    """No three of its hexes touch, so two of them and one other make the smallest support."""
    t = with_city("a21", X3)
    assert reason(t, "0 0 0") == ""  # two hexes of the start tile and one of a03
    alone = with_city("a21")
    assert 2 not in levels(alone)


@pytest.mark.rule("AK-064")
def test_only_the_hexes_in_contact_count_as_support() -> None:
    t = with_city("a22", X3, ("a21", 1, -1, 2))
    assert reason(t, "1 -1 2") == "one_tile_below"  # though two tiles lie deeper down


@pytest.mark.rule("AK-065")
def test_a_tile_higher_up_need_not_touch_its_own_level() -> None:
    t = with_city("a21", X3)
    assert all(level == 1 for _, level in tops(t).values())
    t.do(0, "place_tile 1 -1 2")  # the first and only one on level 2


@pytest.mark.rule("AK-066")
def test_kinds_never_matter() -> None:
    lists = [with_city(tile, *X6[:4]).lines() for tile in ("a01", "a06", "a19", "a37", "a61")]
    assert all(lines == lists[0] for lines in lists)
    t = with_city("a21", X3)
    assert reason(t, "0 0 0") == ""  # over a plaza and two quarries


@pytest.mark.rule("AK-068")
def test_there_is_no_highest_level() -> None:
    """Whoever always builds as high as possible gets higher and higher."""

    def high_and_near(city: City, spot: int) -> int:
        k = place.index_of(city, spot // 6)
        level = int(level_of(city.tops[k])) if k >= 0 else 0
        return 1000 * level - sum(hexgrid.distance(x, (0, 0)) for x in grid.cells_under(spot))

    s = built_towards(high_and_near)
    highest = [max(int(level_of(top)) for top in city.tops) for city in s.cities]
    assert min(highest) >= 5


@pytest.mark.rule("AK-073")
def test_what_is_laid_stays() -> None:
    t = start()
    seen: list[Any] = []
    for _ in range(20):
        play_on(t, 2)
        now = player(t)["placements"]
        assert now[: len(seen)] == seen
        seen = now
        if t.over():
            break
