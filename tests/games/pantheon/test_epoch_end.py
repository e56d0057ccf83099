"""The end of the action phase and of the epoch (F.17)."""

from typing import Any

import pytest

from megalith.core.game import CHANCE
from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    board,
    check,
    demigods,
    feet,
    give,
    lay_out,
    level,
    luck,
    old_columns,
    points,
    set_epoch,
    spread,
    turn_of,
)


def draw_turn(t: Table[Any]) -> None:
    t.play("choose_action draw; draw_deck")
    for _ in range(2):
        luck(t)
        t.play("draw_deck")
    while asked(t) in ("draw_from_deck", "refill_row"):
        t.do_code(t.legal()[0])


def take_last_god(t: Table[Any]) -> None:
    lay_out(t, "gaiviles")
    level(t, t.to_move(), gift=3, worship=1)
    t.play("choose_action offer; choose_god gaiviles; pay_offering -")


@pytest.mark.rule("PA-151", "PA-154", "PA-156")
def test_the_last_god_ends_the_phase_for_three_points() -> None:
    t = at_turn(3, seat=1)
    take_last_god(t)
    assert points(t, 1) == 1 + 3 and t.state.phase == 1 and t.state.epoch == 2
    assert t.state.start == 2 and t.state.closed == 2


@pytest.mark.rule("PA-151")
def test_the_last_booty_ends_the_phase_too() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_step_1")
    feet(t, 0, (4, 4))
    give(t, 0, coin_1=1)
    t.play("choose_action buy; commit_coins 1coin_1; buy_place 3 5")
    assert t.state.epoch == 2 and points(t, 0) == 3 and t.state.closed == 1


@pytest.mark.rule("PA-152")
def test_booty_taken_in_the_preparation_counts_at_the_end_of_the_first_turn() -> None:
    t = at_turn(2, "gallia")
    spread(t)  # as if Cartago had taken it all
    draw_turn(t)
    assert t.state.epoch == 2 and points(t, 0) == 3


@pytest.mark.rule("PA-152")
def test_gods_of_the_stack_have_no_part_in_the_end() -> None:
    t = at_turn(2)
    for god in range(len(KIT.gods)):
        t.state.players[1].gods[god] += t.state.god_stack[god]
        t.state.god_stack[god] = 0
    draw_turn(t)
    assert t.state.epoch == 1 and t.to_move() == 1


@pytest.mark.rule("PA-153", "PA-154", "PA-156")
@pytest.mark.example("X26")
def test_a_follower_takes_the_last_booty() -> None:
    t = at_turn(4, "gallia", seat=1)
    spread(t, "booty_step_1")
    feet(t, 2, (4, 4))
    give(t, 2, move=1)
    give(t, 3, move=1)
    t.play("choose_action move; commit_move 0; place_piece 5 3; follow move; commit_move 1")
    t.play("place_piece 3 5; stop")
    assert asked(t) == "follow" and t.to_move() == 3  # the others still move or draw
    t.play("follow move; commit_move 1; place_piece 3 3; place_piece 3 4; follow draw")
    while asked(t) == "draw_from_deck":
        t.do_code(t.legal()[0])
    assert t.state.epoch == 2 and t.state.start == 2
    assert [points(t, k) for k in range(4)] == [0, 3, 0, 0]


@pytest.mark.rule("PA-155")
def test_the_end_gives_three_points_once() -> None:
    t = at_turn(2, "gallia")
    spread(t)
    take_last_god(t)
    assert points(t, 0) == 1 + 3 and t.state.closed == 3


@pytest.mark.rule("PA-157", "PA-158")
def test_feet_go_home_and_columns_stay() -> None:
    t = at_turn(2, "gallia")
    feet(t, 0, (3, 4), (2, 4), (1, 5))
    feet(t, 1, (5, 3))
    old_columns(t, 1, (2, 4))
    reserve = int(t.state.players[0].feet)
    take_last_god(t)
    assert board(t, 0) == {(2, 4)} and board(t, 1) == {(2, 4)}
    assert t.state.players[0].feet == reserve + 2
    check(t)


@pytest.mark.rule("PA-159", "PA-027")
def test_leftovers_go_to_the_box_and_only_gods_come_back() -> None:
    t = at_turn(3, "gallia")
    spread(t, "booty_demigod", "booty_money")
    assert t.state.piled == 1
    bag = list(t.state.bag)
    take_last_god(t)
    s = t.state
    assert s.piled == 0 and sum(s.demigod_box) == 1
    assert list(s.bag) == bag and all(s.booty[k] < 0 for k in range(5))
    t = at_turn(3, "gallia")
    spread(t)
    lay_out(t, "gaiviles", "plaesiris")
    draw_turn(t)
    box = {KIT.gods[k] for k in range(len(KIT.gods)) if t.state.god_box[k]}
    assert box == {"gaiviles", "plaesiris"}  # from here gods may return (PA-026)


@pytest.mark.rule("PA-160", "PA-161", "PA-168")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_there_is_a_scoring_after_epochs_three_and_six(epoch: int) -> None:
    t = at_turn(2)
    set_epoch(t, epoch)
    demigods(t, 1, 3)
    take_last_god(t)
    assert points(t, 1) == (3 if epoch in (3, 6) else 0)
    assert t.over() == (epoch == 6)
    if epoch < 6:
        assert t.to_move() == CHANCE and asked(t) == "draw_nation"


@pytest.mark.rule("PA-184")
def test_the_limit_of_turns_ends_an_epoch_without_points() -> None:
    t = at_turn(2, epoch_turn_limit=2)
    for seat in (0, 1, 0, 1):
        assert t.state.epoch == 1 and t.to_move() == seat
        draw_turn(t)
    assert t.state.epoch == 2 and points(t, 0) == points(t, 1) == 0
    assert t.state.start == 0 and t.state.closed == 4
    endless = at_turn(2, epoch_turn_limit=0)
    endless.state.turns = 5000
    draw_turn(endless)
    assert endless.state.epoch == 1
    turn_of(endless, 1)
