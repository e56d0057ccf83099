"""Pieces and set-up."""

from collections import Counter
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.chance import FairSource
from megalith.core.errors import OptionError
from megalith.core.game import CHANCE
from megalith.core.kit import bits, hexgrid
from megalith.core.table import Table
from megalith.games.akropolis.rules import components as c
from megalith.games.akropolis.rules import grid
from tests.games.akropolis.helpers import KIT, draw, hand, play_on, site, start, stones, turn

# The tiles as they are printed: (code, mark) and how many of them.
MARKS = {2: 37, 3: 12, 4: 12}
AID = {  # the numbers of areas on the player aid
    2: [18, 12, 10, 8, 6, 37, 5, 4, 4, 4, 3],
    3: [27, 16, 13, 10, 7, 49, 6, 5, 5, 5, 4],
    4: [36, 20, 16, 12, 8, 61, 7, 6, 6, 6, 5],
}
SETUPS = [(2, 37, 11, 3, 4), (3, 49, 11, 4, 5), (4, 61, 11, 5, 6)]
BY_PLAYERS = pytest.mark.parametrize("seats,pool,stacks,size,first", SETUPS)


def fresh(seats: int, **options: Any) -> Table[Any]:
    return Table(load("akropolis"), seats, options)


def in_play(t: Table[Any]) -> list[int]:
    return bits.members(fresh(t.seats, **t.options).state.unseen)


@pytest.mark.rule("AK-001")
def test_the_box_holds_what_the_list_says() -> None:
    items = KIT.facts["components"]["items"]
    expected = {"city_tiles": 61, "start_tiles": 4, "stones": 40, "chief_architect_marker": 1}
    assert items == {**expected, "score_pad": 1, "player_aids": 4}
    assert len(KIT.tiles) == len(set(KIT.tiles)) == 61
    assert Counter(int(mark) for mark in KIT.mark) == MARKS


@pytest.mark.rule("AK-002", "AK-003")
def test_a_tile_has_three_areas_that_touch_each_other_clockwise() -> None:
    assert len(KIT.tile_face) == 3 * 61
    for rotation in range(6):
        cells = grid.cells_under(int(grid.spot(grid.cell(0, 0), rotation)))
        assert [hexgrid.distance(cells[i], cells[j]) for i, j in ((0, 1), (1, 2), (2, 0))] == [
            1
        ] * 3
        points = [hexgrid.centre(cell) for cell in cells]
        (ax, ay), (bx, by), (cx, cy) = points
        turning = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        assert turning > 0  # y grows downwards, so this is clockwise


@pytest.mark.rule("AK-004", "AK-005", "AK-006")
def test_areas_are_districts_of_five_kinds_their_plazas_and_quarries() -> None:
    assert c.KINDS == ["house", "market", "barracks", "temple", "garden", "quarry"]
    assert c.FACES[6:] == [f"{kind}_plaza" for kind in c.KINDS[:5]]
    for face in range(c.N_FACES):
        assert (KIT.stars_of(face) >= 1) == (face >= c.PLAZA)
        assert c.kind_of(face) in c.KINDS[:5] or face == c.QUARRY
    plazas = [sum(1 for k in range(3) if KIT.tile_face[3 * t + k] >= c.PLAZA) for t in range(61)]
    assert max(plazas) == 1 and sum(plazas) == 30


@pytest.mark.rule("AK-007")
@pytest.mark.example("E4")
def test_plazas_show_one_two_or_three_stars() -> None:
    stars = {c.KINDS[k]: int(KIT.stars[k]) for k in range(5)}
    assert stars == {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}
    for tile in KIT.facts["city_tiles"]["items"]:
        for hex in tile["hexes"]:
            assert hex["stars"] in (0, stars.get(hex["kind"], 0))


@pytest.mark.rule("AK-008", "AK-019", "AK-020")
def test_every_city_begins_with_the_start_tile_on_level_one() -> None:
    t = start(3)
    expected = {(0, 0): ("house", 1), (0, -1): ("quarry", 0), (1, 0): ("quarry", 0)}
    expected[(-1, 1)] = ("quarry", 0)
    for player in t.game.border.view(t.state, None)["players"]:
        shown = {(x["q"], x["r"]): (x["kind"], x["stars"]) for x in player["hexes"]}
        assert shown == expected and {x["level"] for x in player["hexes"]} == {1}
    around = [k for k, cell in enumerate(hexgrid.DIRECTIONS) if cell in expected]
    assert around == [0, 2, 4]  # every second side of the plaza


@pytest.mark.rule("AK-009")
def test_mirrored_codes_are_different_tiles() -> None:
    """abc and acb both exist, and no rotation turns one into the other."""
    for one, other in (("hmq", "hqm"), ("hbq", "hqb")):
        assert one in KIT.codes and other in KIT.codes
        assert other not in [one[k:] + one[:k] for k in range(3)]
    t = start(site="a06")
    t.play("choose_tile 0; place_tile 1 -2 0")
    cells = {
        (x["q"], x["r"]): x["kind"]
        for x in t.game.border.view(t.state, None)["players"][0]["hexes"]
    }
    assert [cells[cell] for cell in ((1, -2), (1, -3), (2, -3))] == ["market", "house", "garden"]


@pytest.mark.rule("AK-010")
def test_tiles_with_equal_codes_are_separate_pieces() -> None:
    assert KIT.codes[2] == KIT.codes[3] == KIT.codes[4] == "Hqq"
    t = start(site="a03 a05 a04")
    turn(t, 0, "2 -2 3")
    turn(t)  # seat 1 takes a05
    turn(t, 0, "3 -2 1")
    assert [KIT.codes[t.state.cities[0].tiles[k]] for k in range(2)] == ["Hqq", "Hqq"]
    draw(t)
    turn(t)
    t.do(0, "choose_tile 0")
    assert t.refusal("place_tile 2 -2 2") is None  # on a03 and a04: two tiles, not one
    t.do(0, "place_tile 2 -2 2")
    assert "not-drawable" in str(fresh(2).refusal("first_site a61"))


@pytest.mark.rule("AK-011")
@pytest.mark.parametrize("seats", [0, 5, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(OptionError):
        fresh(seats)
    assert load("akropolis").players == (1, 2, 3, 4)


@BY_PLAYERS
@pytest.mark.rule("AK-012", "AK-013", "AK-014")
def test_the_mark_decides_which_tiles_are_in_play(
    seats: int, pool: int, stacks: int, size: int, first: int
) -> None:
    t = fresh(seats)
    unseen = bits.members(t.state.unseen)
    assert unseen == [k for k in range(61) if KIT.mark[k] <= seats]
    assert len(unseen) == pool
    assert t.game.border.view(t.state, None)["unseen"] == [KIT.tiles[k] for k in unseen]


@pytest.mark.rule("AK-015")
def test_any_tile_in_play_may_come_first_each_equally_likely() -> None:
    t = fresh(2)
    assert t.legal() == list(range(37)) and t.game.rules.weights(t.state) == [1] * 37
    firsts = {site(Table(load("akropolis"), 2, {}, FairSource(f"mix {k}")))[0] for k in range(60)}
    assert len(firsts) > 20


@BY_PLAYERS
@pytest.mark.rule("AK-016", "AK-017")
def test_eleven_stacks_and_the_rest_in_the_site(
    seats: int, pool: int, stacks: int, size: int, first: int
) -> None:
    t = start(seats)
    assert t.state.stacks == stacks and len(site(t)) == first
    assert bits.size(t.state.unseen) == stacks * size == pool - first


@pytest.mark.example("E1")
def test_e1_four_players() -> None:
    t = start(4)
    assert len(in_play(t)) == 61
    assert (t.state.stacks, bits.size(t.state.unseen), len(site(t))) == (11, 55, 6)


@BY_PLAYERS
@pytest.mark.rule("AK-018")
def test_every_round_starts_with_two_tiles_more_than_players(
    seats: int, pool: int, stacks: int, size: int, first: int
) -> None:
    t = start(seats)
    for round in range(1, 5):
        assert t.state.round == round and len(site(t)) == seats + 2
        play_on(t, seats + 1)
        draw(t)


@pytest.mark.rule("AK-021")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_start_tile_for_each_player_and_no_more(seats: int) -> None:
    t = start(seats)
    assert len(t.state.cities) == seats
    assert all(city.built == 4 and city.laid == 0 for city in t.state.cities)


@pytest.mark.rule("AK-022", "AK-023")
def test_the_first_player_is_the_first_of_the_list_a_given_seat_or_drawn() -> None:
    assert start(3).to_move() == 0
    assert start(3, start_player="seat_1").to_move() == 1
    t = fresh(3, start_player="random")
    assert t.lines() == ["first_player 0", "first_player 1", "first_player 2"]
    assert t.game.rules.weights(t.state) == [1, 1, 1]
    t.play("first_player 2")
    while t.to_move() == CHANCE:
        t.do(CHANCE, t.lines()[0])
    assert t.to_move() == 2 == t.game.border.view(t.state, None)["chief"]


@pytest.mark.rule("AK-024", "AK-025")
def test_stones_and_turns_are_counted_from_the_first_chief_architect() -> None:
    assert stones(start(4)) == [1, 2, 3, 4]
    t = fresh(4, start_player="random")
    t.play("first_player 2")
    assert stones(t) == [3, 4, 1, 2]
    while t.to_move() == CHANCE:
        t.do(CHANCE, t.lines()[0])
    assert play_on(t, 6) == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("AK-026", "AK-027")
def test_the_reserve_never_runs_out() -> None:
    t = start(2)
    t.state.cities[1].stones = 40  # all the stones of the box
    hand(t, "a21", ("a03", 2, -2, 3))
    t.do(0, "place_tile 1 -1 2")
    assert stones(t) == [3, 40]


@pytest.mark.rule("AK-028")
def test_nothing_tells_the_marks_of_stacked_tiles() -> None:
    view = start(4).game.border.view(start(4).state, 0)
    assert "stacks" not in view and view["stacks_left"] == 11
    assert view["unseen"] == sorted(view["unseen"])  # a set: no order, no stack


@pytest.mark.rule("AK-029")
@pytest.mark.parametrize("seats,long", [(2, False), (3, False), (4, False), (2, True), (3, True)])
def test_the_numbers_of_areas_in_play_are_public(seats: int, long: bool) -> None:
    t = fresh(seats, long_game=long)
    shown = t.game.border.view(t.state, None)["area_totals"]
    assert [shown[face] for face in c.FACES] == AID[4 if long else seats]
    counted = Counter(
        c.FACES[KIT.tile_face[3 * k + hex]]
        for k in bits.members(t.state.unseen)
        for hex in range(3)
    )
    assert counted == Counter(shown)
