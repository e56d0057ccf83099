"""Dice for everyone: one die a player, the buyer picks first."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from megalith.core.errors import NotationError
from megalith.core.table import Table
from tests.games.stone_age.helpers import goods, rule, start, tools, tribe, using


def roll(dice: str, seats: int) -> Table[Any]:
    """Seat 0 has bought a card and thrown these dice."""
    t = using("card1 1", seats=seats, row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play(f"choose_group card1; pay_card 1wood; roll_dice_all {dice}")
    return t


@pytest.mark.rule("SA-131")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_dice_are_thrown_as_there_are_players(seats: int) -> None:
    t = using("card1 1", seats=seats, row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood")
    throws = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=seats))
    shown = [tuple(record["dice"]) for record in t.records()]
    assert dict(zip(shown, t.game.rules.weights(t.state), strict=True)) == throws
    with pytest.raises(NotationError, match=f"expected {seats} dice"):
        t.play("roll_dice_all 1,2,3,4,5,6")


@pytest.mark.rule("SA-132", "SA-134")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_gives_by_its_face(face: int) -> None:
    t = roll(f"{face},{face}", 2)
    before = t.state.players[0].food
    t.play(f"pick_die {face}")
    me = t.state.players[0]
    resources = tuple(1 if k + 1 == face else 0 for k in range(4))
    assert goods(t) == resources
    assert tools(t) == ((1, 0, 0) if face == 5 else (0, 0, 0))
    assert me.track == (1 if face == 6 else 0) and me.food == before


@pytest.mark.rule("SA-132", "SA-133")
@pytest.mark.example("R30")
def test_red_takes_five_blue_six_and_two_bricks_are_left() -> None:
    t = roll("5,6,2,2", 4)
    assert t.to_move() == 0 and t.lines() == ["pick_die 2", "pick_die 5", "pick_die 6"]
    t.play("pick_die 5")
    assert t.to_move() == 1 and t.lines() == ["pick_die 2", "pick_die 6"]
    t.play("pick_die 6")
    for seat in (2, 3):
        assert t.to_move() == seat and t.lines() == ["pick_die 2"]
        t.play("pick_die 2")
    assert tools(t, 0) == (1, 0, 0) and t.state.players[1].track == 1
    assert goods(t, 2) == goods(t, 3) == (0, 1, 0, 0)


@pytest.mark.rule("SA-133")
@pytest.mark.parametrize("buyer", [1, 2, 3])
def test_picking_goes_clockwise_from_the_buyer(buyer: int) -> None:
    t = start(4, row="c01 c12 c13 c14", start_player=f"seat_{buyer}")
    tribe(t, buyer, goods=(1, 0, 0, 0))
    t.play("place_workers card1 1; place_workers hunt 5; place_workers hunt 5")
    t.play("place_workers hunt 5; place_workers hunt 4; choose_group card1; pay_card 1wood")
    t.play("roll_dice_all 1,2,3,4")
    order = []
    for face in (4, 3, 2, 1):
        order.append(t.to_move())
        t.play(f"pick_die {face}")
    assert order == [(buyer + k) % 4 for k in range(4)]
    assert t.to_move() == buyer


@pytest.mark.rule("SA-134")
def test_a_picked_die_is_gone() -> None:
    t = roll("3,4", 2)
    t.play("pick_die 4")
    assert goods(t) == (0, 0, 0, 1) and t.lines() == ["pick_die 3"]
    assert rule(t, "pick_die 4") == "SA-133"
    t.play("pick_die 3")
    assert sum(t.state.dice) == 0


@pytest.mark.rule("SA-136")
@pytest.mark.example("X16")
def test_the_last_player_must_take_a_die_that_gives_nothing() -> None:
    t = roll("6,6,1", 3)
    tribe(t, 2, track=10)
    t.play("pick_die 1; pick_die 6")
    assert t.to_move() == 2 and t.lines() == ["pick_die 6"]
    t.play("pick_die 6")
    assert t.state.players[2].track == 10 and goods(t, 2) == (0, 0, 0, 0)
    assert t.state.players[1].track == 1


@pytest.mark.rule("SA-136")
def test_a_die_without_effect_may_be_picked_by_choice() -> None:
    t = roll("5,4", 2)
    tribe(t, 0, tools=(4, 4, 4))
    t.play("pick_die 5")
    assert tools(t) == (4, 4, 4) and t.lines() == ["pick_die 4"]
    assert rule(t, "decline") == "SA-136"


@pytest.mark.rule("SA-137")
def test_dice_with_the_same_face_are_one_choice() -> None:
    assert roll("2,2,2,2", 4).lines() == ["pick_die 2"]
    assert roll("3,3,1,1", 4).lines() == ["pick_die 1", "pick_die 3"]


@pytest.mark.rule("SA-138")
def test_the_others_gain_at_once_and_may_use_a_new_tool_this_round() -> None:
    t = roll("5,1", 2)
    t.play("pick_die 1; pick_die 5")
    assert tools(t, 1) == (1, 0, 0) and t.to_move() == 0
    t.play("choose_group hunt; roll_gather 1,1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1")
    assert t.to_move() == 1 and t.lines() == ["choose_tools - -", "choose_tools 1 -"]
    before = t.state.players[1].food
    t.play("choose_tools 1 -")
    assert t.state.players[1].food == before + 3 - 5, "6 / 2, then the tribe is fed"
