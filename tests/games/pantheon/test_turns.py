"""Turns, actions and Traitera (F.5, F.16)."""

import pytest

from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    check,
    feet,
    give,
    hand,
    keep,
    lay_out,
    level,
    luck,
    offerings,
    own,
    points,
    rule,
    size,
    spread,
    turn_of,
    why,
)

TRAITERA = KIT.gods.index("traitera")


@pytest.mark.rule("PA-050", "PA-051")
def test_a_turn_is_one_action_and_then_the_left_neighbour_is_on_turn() -> None:
    t = at_turn(3)
    give(t, 0, coin_1=2)
    t.play("choose_action buy; commit_coins 1coin_1; buy_foot")
    assert asked(t) == "choose_action" and t.to_move() == 1
    assert hand(t, 0) == {"coin_1": 1}


@pytest.mark.rule("PA-052")
def test_there_is_no_pass() -> None:
    t = at_turn(2)
    give(t, 0, coin_1=1, move=1)
    assert "stop" not in t.lines() and rule(t, "stop") == "PA-051"
    t.play("choose_action move; commit_move 1")
    assert why(t, "stop") == "nothing_done" and rule(t, "stop") == "PA-052"
    t.undo(0)
    t.undo(0)
    t.play("choose_action buy; commit_coins 1coin_1")
    assert why(t, "stop") == "nothing_done"
    t.undo(0)
    t.undo(0)
    lay_out(t, "taksator")
    level(t, 0, gift=2, worship=2, dancer=1)
    t.play("choose_action offer; choose_god taksator")
    assert t.lines() == ["pay_offering -"]


@pytest.mark.rule("PA-053")
def test_an_action_that_could_do_nothing_is_not_offered() -> None:
    t = at_turn(2)
    assert t.lines() == ["choose_action move", "choose_action draw"]
    assert rule(t, "choose_action buy") == "PA-053" and why(t, "choose_action offer") == (
        "nothing_to_do"
    )
    give(t, 0, coin_1=1)
    level(t, 0, gift=3, worship=1)
    lay_out(t, "gaiviles")
    assert t.lines() == [f"choose_action {a}" for a in ("move", "buy", "offer", "draw")]
    t.state.players[0].feet = t.state.players[0].columns = 0
    t.state.players[0].spare_feet = t.state.players[0].spare_columns = 12
    assert "choose_action move" not in t.lines()


@pytest.mark.rule("PA-053")
def test_one_step_is_not_enough_for_a_dear_neighbourhood() -> None:
    t = at_turn(2, "gallia")
    around = [(4, 2), (5, 2), (3, 3), (5, 3), (3, 4), (4, 4)]
    feet(t, 1, *around)
    assert "choose_action move" not in t.lines()  # the big foot alone is one step
    give(t, 0, move=1)
    assert "choose_action move" in t.lines()
    t.play("choose_action move")
    assert t.lines() == ["commit_move 1"]
    assert why(t, "commit_move 0") == "too_few_steps"


@pytest.mark.rule("PA-054")
def test_a_hand_has_no_limit() -> None:
    t = at_turn(2)
    give(t, 0, move=10, coin_1=10)
    offerings(t, 0, gift=5, temple=5)
    t.play("choose_action draw; draw_deck")
    luck(t)
    assert size(t, 0) == 31 and asked(t) == "draw_card"


# -- Traitera


@pytest.mark.rule("PA-145", "PA-147")
def test_each_traitera_gives_another_action_and_goes_to_the_box() -> None:
    t = at_turn(2)
    own(t, 0, traitera=2)
    give(t, 0, coin_1=3)
    for count in (2, 1):
        t.play("choose_action buy; commit_coins 1coin_1; buy_foot")
        assert asked(t) == "use_traitera" and t.lines() == ["use_traitera", "keep_traitera"]
        assert t.state.ready == count
        t.play("use_traitera")
        assert asked(t) == "choose_action" and t.to_move() == 0
    assert t.state.god_box[TRAITERA] == 2 and t.state.players[0].gods[TRAITERA] == 0
    t.play("choose_action buy; commit_coins 1coin_1; buy_column")
    assert asked(t) == "choose_action" and t.to_move() == 1
    check(t)


@pytest.mark.rule("PA-145")
def test_a_traitera_may_be_kept() -> None:
    t = at_turn(2)
    own(t, 0, traitera=1)
    give(t, 0, coin_1=1)
    t.play("choose_action buy; commit_coins 1coin_1; buy_foot; keep_traitera")
    assert t.to_move() == 1 and t.state.players[0].gods[TRAITERA] == 1


@pytest.mark.rule("PA-145", "PA-149")
def test_a_move_is_finished_after_all_followers_and_a_second_one_has_them_again() -> None:
    t = at_turn(3, "gallia")
    own(t, 0, traitera=1)
    t.play("choose_action move; commit_move 0; place_piece 5 3")
    for seat in (1, 2):
        assert asked(t) == "follow" and t.to_move() == seat
        t.play("follow draw")
        luck(t)
    assert asked(t) == "use_traitera"
    t.play("use_traitera; choose_action move; commit_move 0")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 1  # the big foot again
    t.play("place_piece 6 3")
    assert asked(t) == "follow" and t.to_move() == 1


@pytest.mark.rule("PA-146")
def test_a_traitera_gained_in_the_turn_is_not_ready() -> None:
    t = at_turn(2)
    lay_out(t, "traitera", "stonkus")
    level(t, 0, gift=3, worship=1, dancer=1)
    t.play("choose_action offer; choose_god traitera; pay_offering -")
    assert t.to_move() == 1 and asked(t) == "choose_action"
    assert why(t, "use_traitera") == "not_ready" and rule(t, "use_traitera") == "PA-146"
    t.play("choose_action draw; draw_deck")
    for _ in range(2):
        luck(t)
        t.play("draw_deck")
    luck(t)
    assert t.to_move() == 0 and t.state.ready == 1


@pytest.mark.rule("PA-146")
def test_a_follower_cannot_use_a_traitera() -> None:
    t = at_turn(2, "gallia")
    own(t, 1, traitera=1)
    give(t, 1, move=1)
    t.play("choose_action move; commit_move 0; place_piece 5 3; follow move; commit_move 1")
    t.play("place_piece 3 3; place_piece 2 3")
    assert asked(t) == "choose_action" and t.to_move() == 1


@pytest.mark.rule("PA-148")
@pytest.mark.example("E19")
def test_stonkus_serves_in_both_purchases() -> None:
    t = at_turn(2)
    own(t, 0, traitera=1, stonkus=1)
    for _ in range(2):
        t.play("choose_action buy; commit_coins -")
        assert t.game.border.view(t.state, None)["asked"]["coins"] == 2
        t.play("buy_foot; buy_foot")
        if asked(t) == "use_traitera":
            t.play("use_traitera")
    assert t.state.players[0].feet == 8


@pytest.mark.rule("PA-148")
def test_what_the_first_action_brought_serves_in_the_second() -> None:
    t = at_turn(2, "gallia")
    own(t, 0, traitera=1)
    spread(t, "booty_step_1", "booty_money")
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5; follow draw")
    luck(t)
    t.play("use_traitera; choose_action move; commit_move 0")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 2


@pytest.mark.rule("PA-150", "PA-182")
@pytest.mark.example("X27")
def test_a_traitera_after_the_last_god() -> None:
    for late in (True, False):
        t = at_turn(2, traitera_after_last_token=late)
        own(t, 0, traitera=1)
        give(t, 0, coin_1=1)
        lay_out(t, "gaiviles")
        level(t, 0, gift=3, worship=1)
        t.play("choose_action offer; choose_god gaiviles; pay_offering -")
        if late:
            assert asked(t) == "use_traitera" and points(t, 0) == 1
            t.play("use_traitera")
            assert "choose_action offer" not in t.lines()
            t.play("choose_action buy; commit_coins 1coin_1; buy_foot")
        assert asked(t) == "draw_nation" and points(t, 0) == 1 + 3


@pytest.mark.rule("PA-155")
@pytest.mark.example("X28")
def test_three_points_once_if_both_run_out_in_one_turn() -> None:
    t = at_turn(2, "gallia")
    own(t, 0, traitera=1)
    spread(t, "booty_step_1")
    lay_out(t, "gaiviles")
    level(t, 0, gift=3, worship=1)
    feet(t, 0, (4, 4))
    t.play("choose_action offer; choose_god gaiviles; pay_offering -; use_traitera")
    t.play("choose_action move; commit_move 0; place_piece 3 5; follow draw")
    while asked(t) == "draw_from_deck":
        t.do_code(t.legal()[0])
    assert asked(t) == "draw_nation" and points(t, 0) == 1 + 3
    assert t.state.closed == 3


def test_the_turn_goes_on_where_the_helpers_say() -> None:
    t = at_turn(4)
    keep(t, 2, "booty_step_1")
    turn_of(t, 2)
    assert t.to_move() == 2
