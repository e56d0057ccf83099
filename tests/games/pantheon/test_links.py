"""Links: what the chain of an epoch holds together, and when it ends."""

import pytest

from tests.games.pantheon.helpers import (
    asked,
    at_turn,
    board,
    check,
    feet,
    give,
    lay_out,
    level,
    luck,
    offerings,
    old_columns,
    own,
    places,
    turn_of,
    why,
)


@pytest.mark.rule("PA-076")
def test_pieces_of_others_link_nothing() -> None:
    t = at_turn(2, "gallia")
    feet(t, 1, (5, 3), (6, 3))
    t.play("choose_action move; commit_move 0")
    assert (7, 3) not in places(t) and why(t, "place_piece 7 3") == "not_linked"


@pytest.mark.rule("PA-077")
def test_a_column_laid_in_this_epoch_links_further() -> None:
    t = at_turn(2, "gallia")
    feet(t, 0, (3, 4), (2, 4))
    t.play("choose_action move; commit_move 0")
    assert (1, 5) in places(t) and (1, 4) in places(t)  # beside the column alone
    bought = at_turn(2, "gallia")
    feet(bought, 0, (3, 4))
    give(bought, 0, coin_1=2)
    bought.play("choose_action buy; commit_coins 2coin_1; buy_place 2 4")
    assert bought.refusal("buy_place 1 5") is None


@pytest.mark.rule("PA-078", "PA-079")
@pytest.mark.example("E8")
def test_an_old_column_is_joined_by_a_foot_beside_it() -> None:
    t = at_turn(2, "cartago")
    old_columns(t, 0, (2, 12))
    give(t, 0, move=2)
    t.play("choose_action move; commit_move 2")
    assert why(t, "place_piece 3 12") == "not_linked"
    t.play("place_piece 1 11")
    assert why(t, "place_piece 3 12") == "not_linked"  # (1,11) does not touch Garama
    t.play("place_piece 2 11")
    assert [e[0] for e in t.steps[-1].events] == ["laid_foot", "joined"]
    t.play("place_piece 3 12; place_piece 4 12; place_piece 5 11")
    assert asked(t) == "follow" and (5, 11) in board(t, 0)


@pytest.mark.rule("PA-080")
def test_links_are_gone_with_the_epoch() -> None:
    t = at_turn(2, "gallia")
    feet(t, 0, (3, 4), (2, 4))
    lay_out(t, "gadicea")
    level(t, 0, gift=4)
    offerings(t, 0, gift=1)
    t.play("choose_action offer; choose_god gadicea; pay_offering 1gift")
    pieces = t.game.border.view(t.state, None)["pieces"]
    assert [(p["column"], p["linked"]) for p in pieces] == [("aquitania", False)]
    luck(t, draw_nation="persia")
    turn_of(t, 0)
    t.play("choose_action move; commit_move 0")
    assert (1, 5) not in places(t)
    check(t)


@pytest.mark.rule("PA-081")
@pytest.mark.example("X10")
def test_a_foot_laid_by_a_jump_stays_linked() -> None:
    t = at_turn(2, "roma")
    feet(t, 1, (6, 6))
    own(t, 0, gaiviles=1)
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1; place_piece 5 6; place_piece 4 7; stop")
    t.play("follow draw")
    luck(t)
    assert all(p["linked"] for p in t.game.border.view(t.state, None)["pieces"])
    t.state.god_stack[5] += 1
    t.state.players[0].gods[5] = 0  # without Gaiviles
    turn_of(t, 0)
    t.play("choose_action move; commit_move 0")
    assert (5, 5) in places(t) and (3, 8) in places(t)
