"""Followers and jumps (F.10, F.11)."""

import pytest

from tests.games.pantheon.helpers import (
    asked,
    at_turn,
    board,
    feet,
    give,
    hand,
    lay_out,
    level,
    luck,
    old_columns,
    own,
    places,
    rule,
    size,
    spread,
    turn_of,
    why,
)


@pytest.mark.rule("PA-095", "PA-070", "PA-062", "PA-083")
@pytest.mark.example("E4")
def test_the_example_of_following() -> None:
    t = at_turn(4, "gallia")
    spread(t, "booty_money", "booty_money", "booty_god", "booty_god", "booty_step_1")
    give(t, 0, move=1)
    give(t, 1, move=1)
    give(t, 2, move=3)
    t.play("choose_action move; commit_move 1; place_piece 5 3; place_piece 6 3; place_piece 6 4")
    t.play("follow move; commit_move 1; place_piece 3 3; place_piece 3 4")
    assert t.to_move() == 2
    t.play("follow move; commit_move 3; place_piece 4 4; place_piece 5 4; place_piece 6 4")
    t.play("place_piece 6 5")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 1  # 1 + 1 + 2 + 1 of 6
    t.play("stop")
    assert t.game.border.view(t.state, None)["discard"] == {"move": 5}
    assert t.game.border.view(t.state, None)["players"][2]["tokens"] == {"booty_step_1": 1}
    t.play("follow draw")
    luck(t)
    assert t.to_move() == 1 and asked(t) == "choose_action"


@pytest.mark.rule("PA-095")
def test_the_big_foot_goes_back_after_the_last_follower() -> None:
    t = at_turn(3, seat=2)
    assert t.game.border.view(t.state, None)["big_foot"] is None
    t.play("choose_action move; commit_move 0; place_piece 8 5")
    for seat in (0, 1):
        assert t.to_move() == seat and t.game.border.view(t.state, None)["big_foot"] == 2
        t.play("follow draw")
        luck(t)
    assert t.game.border.view(t.state, None)["big_foot"] is None and t.to_move() == 0


@pytest.mark.rule("PA-096")
def test_a_follower_has_no_big_foot() -> None:
    t = at_turn(2)
    t.play("choose_action move; commit_move 0; place_piece 8 5")
    assert t.lines() == ["follow draw"] and rule(t, "follow move") == "PA-097"
    t = at_turn(2)
    own(t, 1, vinthrad=2)
    t.play("choose_action move; commit_move 0; place_piece 8 5; follow move")
    assert t.lines() == ["commit_move 0"]
    t.play("commit_move 0")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 2


@pytest.mark.rule("PA-097")
@pytest.mark.example("E7")
def test_a_follower_without_a_target_draws_a_card_from_the_deck() -> None:
    t = at_turn(2)
    give(t, 1, move=1)
    row = t.game.border.view(t.state, None)["row"]
    t.play("choose_action move; commit_move 0; place_piece 8 5; follow draw")
    assert asked(t) == "draw_from_deck"
    t.play("draw_from_deck coin_1")
    assert hand(t, 1) == {"move": 1, "coin_1": 1}
    assert t.game.border.view(t.state, None)["row"] == row


@pytest.mark.rule("PA-098")
def test_who_lays_a_piece_draws_no_card() -> None:
    t = at_turn(2)
    give(t, 1, move=1)
    t.play("choose_action move; commit_move 0; place_piece 8 5; follow move; commit_move 1")
    assert rule(t, "stop") == "PA-052"
    t.play("place_piece 7 4; stop")
    assert asked(t) == "choose_action" and size(t, 1) == 0 and size(t, 0) == 0


@pytest.mark.rule("PA-099", "PA-115")
def test_nobody_follows_a_purchase_an_offer_or_a_draw() -> None:
    t = at_turn(2)
    give(t, 0, coin_1=1)
    give(t, 1, move=2)
    t.play("choose_action buy; commit_coins 1coin_1; buy_place 8 5")
    assert asked(t) == "choose_action" and t.to_move() == 1
    t = at_turn(2)
    lay_out(t, "stonkus", "gadicea")
    level(t, 0, gift=4, dancer=1)
    t.play("choose_action offer; choose_god stonkus; pay_offering -")
    assert asked(t) == "choose_action" and t.to_move() == 1


# -- jumps


@pytest.mark.rule("PA-100", "PA-101", "PA-103")
@pytest.mark.example("E16")
def test_a_jump_from_the_temple_over_a_rival() -> None:
    t = at_turn(2, "roma")
    feet(t, 1, (6, 6))
    own(t, 0, gaiviles=1)
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1")
    assert t.game.border.view(t.state, None)["asked"] == {"steps": 3, "jumps": 1}
    jumps = {(x["q"], x["r"]) for x in t.game.border.view(t.state, None)["targets"] if x["jump"]}
    assert (5, 6) in jumps and (5, 7) in jumps
    t.play("place_piece 5 6; place_piece 4 7")
    assert t.game.border.view(t.state, None)["asked"] == {"steps": 1, "jumps": 0}


@pytest.mark.rule("PA-100")
def test_a_follower_jumps_too_but_nobody_in_a_purchase() -> None:
    t = at_turn(2, "roma")
    own(t, 1, gaiviles=1)
    give(t, 1, move=1, coin_1=2)
    t.play("choose_action move; commit_move 0; place_piece 6 6; follow move; commit_move 1")
    assert (5, 6) in places(t)
    t.play("place_piece 5 6; stop")
    turn_of(t, 1)
    t.play("choose_action buy; commit_coins 2coin_1")
    assert why(t, "buy_place 4 4") == "not_linked"
    assert not any(x["jump"] for x in t.game.border.view(t.state, None)["targets"])


@pytest.mark.rule("PA-102", "PA-103")
@pytest.mark.example("X8")
def test_a_jump_over_two_pieces_onto_a_shared_hex_costs_two() -> None:
    t = at_turn(4, "roma")
    own(t, 0, gaiviles=1)
    give(t, 0, move=1)
    feet(t, 1, (6, 6), (5, 6))
    feet(t, 2, (6, 6))
    t.play("choose_action move; commit_move 1")
    assert places(t)[5, 6] == 2
    assert why(t, "place_piece 9 4") == "not_linked"  # over the empty (8, 4) or (8, 5)
    t.play("place_piece 5 6")
    assert t.game.border.view(t.state, None)["asked"] == {"steps": 1, "jumps": 0}


@pytest.mark.rule("PA-102")
def test_an_old_column_of_a_rival_can_be_jumped() -> None:
    t = at_turn(2, "roma")
    own(t, 0, gaiviles=1)
    old_columns(t, 1, (7, 7))
    feet(t, 0, (7, 6))
    t.play("choose_action move; commit_move 0")
    assert (7, 8) in places(t)
    t = at_turn(2, "roma")
    own(t, 0, gaiviles=1)
    old_columns(t, 0, (7, 7))  # an own one is no bridge by itself
    t.play("choose_action move; commit_move 0")
    assert (7, 8) not in places(t)


@pytest.mark.rule("PA-104")
@pytest.mark.example("E17")
def test_two_copies_make_two_jumps_of_one_hex_each() -> None:
    t = at_turn(2, "roma")
    feet(t, 1, (6, 5), (5, 5))
    own(t, 0, gaiviles=2)
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1")
    assert why(t, "place_piece 4 5") == "not_linked"
    t.play("place_piece 5 6; place_piece 4 5")
    assert t.game.border.view(t.state, None)["asked"] == {"steps": 1, "jumps": 0}


@pytest.mark.rule("PA-105")
def test_a_jump_that_is_not_needed_is_kept() -> None:
    t = at_turn(2, "roma")
    feet(t, 1, (6, 5))
    feet(t, 0, (6, 6))
    own(t, 0, gaiviles=1)
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1; place_piece 5 6")  # beside (6,6)
    assert t.game.border.view(t.state, None)["asked"] == {"steps": 2, "jumps": 1}


@pytest.mark.rule("PA-106", "PA-181")
@pytest.mark.example("X9")
def test_what_a_jump_may_lay() -> None:
    for option, columns in (("foot", set()), ("foot_or_column", {(4, 7), (5, 8)})):
        t = at_turn(2, "roma", jump_landing=option)
        own(t, 0, gaiviles=1)
        feet(t, 0, (6, 6))
        feet(t, 1, (5, 7))
        t.play("choose_action move; commit_move 0")
        jumps = {
            (x["q"], x["r"]) for x in t.game.border.view(t.state, None)["targets"] if x["jump"]
        }
        assert jumps == {(4, 8)} | columns
        if columns:
            t.play("place_piece 4 7")
            assert (4, 7) in board(t, 0)
        else:
            assert why(t, "place_piece 4 7") == "column_needs_foot"


@pytest.mark.rule("PA-181")
def test_a_column_by_a_jump_needs_an_own_foot_at_its_start() -> None:
    t = at_turn(2, "roma", jump_landing="foot_or_column")
    own(t, 0, gaiviles=1)
    feet(t, 1, (6, 6), (7, 6))
    t.play("choose_action move; commit_move 0")  # from the temple, which is no foot
    assert why(t, "place_piece 7 7") == "column_needs_foot" and (5, 7) in places(t)
