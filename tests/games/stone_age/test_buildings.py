"""Buildings: what each tile costs and scores, and the stacks."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from megalith.core.errors import NotationError
from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    before_feeding,
    buildings,
    decision,
    give_buildings,
    goods,
    rule,
    start,
    tribe,
    using,
)

FIXED = {
    "b01": ("2wood,1brick", 10),
    "b02": ("2wood,1stone", 11),
    "b03": ("1wood,2brick", 11),
    "b04": ("2wood,1gold", 12),
    "b05": ("1wood,2stone", 13),
    "b06": ("2brick,1stone", 13),
    "b07": ("2brick,1gold", 14),
    "b08": ("1brick,2stone", 14),
    "b09": ("2stone,1gold", 16),
    "b10": ("1wood,1brick,1stone", 12),
    "b11": ("1wood,1brick,1stone", 12),
    "b12": ("1wood,1brick,1gold", 13),
    "b13": ("1wood,1brick,1gold", 13),
    "b14": ("1wood,1stone,1gold", 14),
    "b15": ("1wood,1stone,1gold", 14),
    "b16": ("1brick,1stone,1gold", 15),
    "b17": ("1brick,1stone,1gold", 15),
}
EXACT = {"b18": (4, 1), "b19": (4, 2), "b20": (4, 3), "b21": (4, 4)}
EXACT |= {"b22": (5, 1), "b23": (5, 2), "b24": (5, 3), "b25": (5, 4)}
VALUES = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}


def before(tile: str, goods: tuple[int, ...] = (9, 9, 9, 9)) -> Table[Any]:
    """Seat 0 decides about this tile."""
    other = "b27" if tile != "b27" else "b28"
    t = using("building1 1", tiles=f"{tile} {other}")
    tribe(t, 0, goods=goods)
    t.play("choose_group building1")
    return t


def payments(t: Table[Any]) -> set[str]:
    return {line.removeprefix("pay_building ") for line in t.lines()} - {"decline"}


def mixes(pieces: int) -> dict[str, int]:
    """Every mix of so many resources and what it is worth, counted the long way."""
    found = {}
    for picked in combinations_with_replacement(VALUES, pieces):
        mix = ",".join(f"{picked.count(kind)}{kind}" for kind in VALUES if kind in picked)
        found[mix] = sum(VALUES[kind] for kind in picked)
    return found


@pytest.mark.rule("SA-149", "SA-154")
def test_who_pays_takes_the_tile_and_scores_at_once() -> None:
    t = before("b10", goods=(2, 1, 1, 0))
    t.play("pay_building 1wood,1brick,1stone")
    assert buildings(t) == ["b10"] and t.state.players[0].score == 12
    assert goods(t) == (1, 0, 0, 0)


@pytest.mark.rule("SA-150")
@pytest.mark.parametrize("tile", FIXED)
def test_a_fixed_building_has_one_price_and_its_points(tile: str) -> None:
    price, points = FIXED[tile]
    t = before(tile)
    assert t.lines() == [f"pay_building {price}", "decline"]
    assert rule(t, "pay_building 3wood") == "SA-150"
    t.play(f"pay_building {price}")
    assert t.state.players[0].score == points


@pytest.mark.rule("SA-150")
@pytest.mark.example("R17")
@pytest.mark.parametrize("tile,mix", [("b07", "2brick,1gold"), ("b08", "1brick,2stone")])
def test_a_building_worth_fourteen(tile: str, mix: str) -> None:
    t = before(tile)
    t.play(f"pay_building {mix}")
    assert t.state.players[0].score == 14


@pytest.mark.rule("SA-150")
@pytest.mark.example("R28")
def test_two_wood_and_a_brick_are_ten_points() -> None:
    t = before("b01", goods=(2, 1, 0, 0))
    t.play("pay_building 2wood,1brick")
    assert t.state.players[0].score == 10 and goods(t) == (0, 0, 0, 0)


@pytest.mark.rule("SA-150")
def test_nobody_pays_with_what_is_not_owned() -> None:
    t = before("b01", goods=(2, 0, 9, 9))
    assert t.lines() == ["decline"]
    assert rule(t, "pay_building 2wood,1brick") == "SA-150"


@pytest.mark.rule("SA-151", "SA-153")
@pytest.mark.parametrize("tile", EXACT)
def test_an_exact_building_takes_so_many_resources_of_so_many_kinds(tile: str) -> None:
    count, kinds = EXACT[tile]
    wanted = {mix: worth for mix, worth in mixes(count).items() if mix.count(",") + 1 == kinds}
    t = before(tile)
    assert payments(t) == set(wanted)
    for mix, worth in wanted.items():
        twin = before(tile)
        twin.play(f"pay_building {mix}")
        assert twin.state.players[0].score == worth


@pytest.mark.rule("SA-151", "SA-153")
@pytest.mark.example("R29")
def test_three_stone_and_a_wood_are_eighteen_points() -> None:
    t = before("b19", goods=(1, 0, 3, 0))
    assert payments(t) == {"1wood,3stone"}
    t.play("pay_building 3stone,1wood")
    assert t.state.players[0].score == 18


@pytest.mark.rule("SA-151")
@pytest.mark.example("X18")
def test_five_resources_of_three_kinds() -> None:
    t = before("b24")
    assert rule(t, "pay_building 3wood,2brick") == "SA-151"
    assert rule(t, "pay_building 2wood,1brick,1gold") == "SA-151"
    t.play("pay_building 3wood,1brick,1gold")
    assert t.state.players[0].score == 19


@pytest.mark.rule("SA-152", "SA-153")
@pytest.mark.example("X19")
@pytest.mark.parametrize("tile", ["b26", "b27", "b28"])
def test_one_to_seven_resources_of_any_kinds(tile: str) -> None:
    assert rule(before(tile), "pay_building -") == "SA-152"
    assert rule(before(tile), "pay_building 8wood") == "SA-152"
    for mix, points in [("7gold", 42), ("1wood", 3), ("2wood,1brick,1stone,1gold", 21)]:
        t = before(tile)
        t.play(f"pay_building {mix}")
        assert t.state.players[0].score == points


@pytest.mark.rule("SA-152")
def test_every_mix_of_one_to_seven_is_offered() -> None:
    wanted = set().union(*(mixes(n) for n in range(1, 8)))
    assert payments(before("b26")) == wanted and len(wanted) == 329


@pytest.mark.rule("SA-152")
def test_more_than_a_mix_can_hold_cannot_be_read() -> None:
    with pytest.raises(NotationError, match="at most 10"):
        before("b26").refusal("pay_building 11wood")


@pytest.mark.rule("SA-155")
def test_who_declines_takes_the_worker_home_and_the_tile_stays() -> None:
    t = before("b01")
    t.play("decline")
    assert t.state.players[0].home == 1 and t.state.players[0].score == 0
    assert goods(t) == (9, 9, 9, 9) and buildings(t) == []
    assert t.game.border.view(t.state, None)["stacks"][0] == {"tile": "b01", "left": 6}


@pytest.mark.rule("SA-156")
@pytest.mark.example("R27")
def test_the_last_tile_of_a_stack_may_be_declined_and_the_game_goes_on() -> None:
    t = before("b01")
    t.state.left[0] = 0
    t.play("decline; choose_group hunt; roll_gather 1,1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert not t.over() and t.state.round == 2
    assert t.game.border.view(t.state, None)["stacks"][0] == {"tile": "b01", "left": 0}


@pytest.mark.rule("SA-157")
def test_there_is_no_limit_on_buildings() -> None:
    t = before("b01")
    give_buildings(t, 0, 8)
    t.play("pay_building 2wood,1brick")
    assert len(buildings(t)) == 9


@pytest.mark.rule("SA-158")
def test_the_next_tile_is_turned_up_at_once() -> None:
    t = before("b01")
    t.play("pay_building 2wood,1brick")
    assert decision(t) == "draw_tile"
    assert len(t.legal()) == 26 and set(t.game.rules.weights(t.state)) == {1}
    assert rule(t, "draw_tile b01") == "SA-007"
    t.play("draw_tile b20")
    assert t.game.border.view(t.state, None)["stacks"][0] == {"tile": "b20", "left": 5}
    assert decision(t) == "choose_group" and t.lines() == ["choose_group hunt"]


@pytest.mark.rule("SA-159")
def test_the_last_tile_of_a_stack_makes_this_round_the_last() -> None:
    t = before("b01")
    t.state.left[0] = 0
    assert not t.game.border.view(t.state, None)["last_round"]
    t.play("pay_building 2wood,1brick")
    assert decision(t) == "choose_group" and t.game.border.view(t.state, None)["last_round"]
    t.play("choose_group hunt; roll_gather 1,1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert t.over() and t.game.rules.ending(t.state) == "stack_empty"


@pytest.mark.rule("SA-158", "SA-159")
def test_a_tile_still_to_be_turned_up_is_no_empty_stack() -> None:
    t = before("b01")
    t.play("pay_building 2wood,1brick")
    assert decision(t) == "draw_tile" and not t.game.border.view(t.state, None)["last_round"]


@pytest.mark.rule("SA-007")
def test_during_set_up_no_stack_counts_as_empty() -> None:
    t = before_feeding(2)
    assert not t.game.border.view(t.state, None)["last_round"]
    assert not t.game.border.view(t.game.rules.initial(2, t.options), None)["last_round"]
    assert start(2).game.rules.check(start(2).state) == ""
