"""The buy action (F.12)."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    board,
    check,
    feet,
    give,
    hand,
    keep,
    level,
    luck,
    own,
    rule,
    spread,
    turn_of,
    why,
)


@pytest.mark.rule("PA-107")
def test_any_set_of_coin_cards_is_fixed_first() -> None:
    t = at_turn(2)
    give(t, 0, coin_1=2, coin_3=1)
    t.play("choose_action buy")
    assert t.lines() == [
        "commit_coins 1coin_3",
        "commit_coins 1coin_1",
        "commit_coins 1coin_1,1coin_3",
        "commit_coins 2coin_1",
        "commit_coins 2coin_1,1coin_3",
    ]
    assert why(t, "commit_coins 3coin_1") == "not_in_hand"
    assert why(t, "commit_coins -") == "buys_nothing"
    t.play("commit_coins 1coin_1,1coin_3")
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 4}
    assert hand(t, 0) == {"coin_1": 1} and rule(t, "commit_coins 1coin_1") == "PA-109"


@pytest.mark.rule("PA-108", "PA-052")
@pytest.mark.example("X12")
def test_stonkus_alone_is_enough_for_a_purchase() -> None:
    t = at_turn(2)
    own(t, 0, stonkus=1)
    t.play("choose_action buy")
    assert t.lines() == ["commit_coins -"]
    t.play("commit_coins -")
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 2}
    assert why(t, "stop") == "nothing_done"
    t.play("buy_foot; stop")
    assert t.state.players[0].gods[6] == 1  # not used up
    full = at_turn(2)
    own(full, 0, stonkus=2)
    level(full, 0, gift=4, worship=4, dancer=4, temple=4)
    me = full.state.players[0]
    me.spare_feet = me.spare_columns = 0
    me.feet = me.columns = 12
    assert "choose_action buy" in full.lines()  # a piece can still be laid
    fill_the_board(full)
    assert "choose_action buy" not in full.lines()
    assert rule(full, "choose_action buy") == "PA-053"


def fill_the_board(t: Table[Any]) -> None:
    """Two rivals everywhere, as no real game can have it."""
    for hex in range(KIT.n_hexes):
        if not KIT.is_column[hex]:
            t.state.board[hex] = 6


@pytest.mark.rule("PA-108")
def test_copies_of_stonkus_add_up() -> None:
    t = at_turn(2)
    own(t, 0, stonkus=3)
    give(t, 0, coin_1=1)
    t.play("choose_action buy; commit_coins 1coin_1")
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 7}


@pytest.mark.rule("PA-109", "PA-114", "PA-116")
@pytest.mark.example("E10")
def test_the_eight_coins_of_the_example() -> None:
    t = at_turn(2, "gallia")
    feet(t, 1, (5, 3), (6, 3), (6, 4))
    feet(t, 0, (4, 4), (5, 4))
    give(t, 0, coin_1=3, coin_5=1)
    t.play("choose_action buy; commit_coins 3coin_1,1coin_5")
    t.play("buy_offering dancer 1; buy_offering worship 2; buy_foot; buy_column; buy_place 6 4")
    assert t.to_move() == 1 and (6, 4) in board(t, 0)
    assert t.game.border.view(t.state, None)["discard"] == {"coin_1": 3, "coin_5": 1}
    assert list(t.state.players[0].levels) == [0, 2, 1, 0]
    check(t)


@pytest.mark.rule("PA-110")
def test_coins_left_over_are_lost() -> None:
    t = at_turn(2)
    give(t, 0, coin_5=1)
    t.play("choose_action buy; commit_coins 1coin_5; buy_foot; stop")
    assert hand(t, 0) == {} and t.to_move() == 1


@pytest.mark.rule("PA-111", "PA-112")
@pytest.mark.example("E9")
@pytest.mark.parametrize(
    ("had", "wanted", "price"),
    [
        (0, 1, 1),
        (0, 2, 3),
        (0, 3, 6),
        (0, 4, 10),
        (1, 2, 2),
        (1, 3, 5),
        (1, 4, 9),
        (2, 3, 3),
        (2, 4, 7),
        (3, 4, 4),
    ],
)
def test_prices_of_offering_tokens(had: int, wanted: int, price: int) -> None:
    t = at_turn(2)
    level(t, 0, temple=had)
    give(t, 0, coin_1=11)
    t.play("choose_action buy; commit_coins 11coin_1")
    t.play(f"buy_offering temple {wanted}")
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 11 - price}
    assert list(t.state.players[0].levels) == [0, 0, 0, wanted]  # just the new level
    assert why(t, f"buy_offering temple {wanted}") == "level_owned"
    if had:
        assert rule(t, f"buy_offering temple {had}") == "PA-112"


@pytest.mark.rule("PA-111")
def test_a_level_that_is_too_dear_is_refused() -> None:
    t = at_turn(2)
    give(t, 0, coin_1=2)
    t.play("choose_action buy; commit_coins 2coin_1")
    assert rule(t, "buy_offering gift 2") == "PA-111" and why(t, "buy_offering gift 2") == (
        "too_dear"
    )


@pytest.mark.rule("PA-113", "PA-109")
def test_feet_and_columns_cost_one_coin_each() -> None:
    t = at_turn(2)
    give(t, 0, coin_4=1)
    t.play("choose_action buy; commit_coins 1coin_4; buy_foot; buy_foot; buy_column; buy_foot")
    me = t.state.players[0]
    assert (me.feet, me.columns, me.spare_feet, me.spare_columns) == (7, 4, 5, 8)


@pytest.mark.rule("PA-114")
def test_laying_costs_coins_as_it_costs_steps() -> None:
    t = at_turn(2, "gallia")
    feet(t, 1, (5, 3))
    give(t, 0, coin_3=1)
    t.play("choose_action buy; commit_coins 1coin_3; buy_place 5 3")
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 1}
    assert why(t, "buy_place 6 4") == "column_needs_foot" and why(t, "buy_place 4 3") == (
        "temple_here"
    )
    t.play("buy_place 6 3")
    assert board(t, 0) == {(5, 3), (6, 3)} and t.state.players[0].feet == 2


@pytest.mark.rule("PA-115")
def test_steps_do_not_help_in_a_purchase_nor_coins_in_a_move() -> None:
    t = at_turn(2)
    own(t, 0, vinthrad=2, stonkus=1)
    keep(t, 0, "booty_step_1", 2)
    give(t, 0, move=3)
    t.play("choose_action buy")
    assert t.lines() == ["commit_coins -"]
    t.play("commit_coins -")
    assert t.game.border.view(t.state, None)["asked"] == {"coins": 2}
    t.undo(0)
    t.undo(0)
    give(t, 0, coin_1=5)
    t.play("choose_action move; commit_move 0")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 1 + 2 + 2


@pytest.mark.rule("PA-116", "PA-134")
def test_special_money_is_discarded_and_comes_back_with_the_deck() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_cards_2", "booty_money")
    feet(t, 0, (4, 4))
    give(t, 0, coin_4=1)
    t.play("choose_action buy; commit_coins 1coin_4; buy_place 3 5; stop")
    assert asked(t) == "draw_from_deck"  # booty after the coins were discarded
    assert t.game.border.view(t.state, None)["discard"] == {"coin_4": 1}
    luck(t)
    s = t.state
    for card in range(6):  # the deck runs out
        s.players[1].hand[card] += s.deck[card]
        s.deck[card] = 0
    s.players[1].hand[0] -= 1
    s.deck[0] = 1
    turn_of(t, 1)
    t.play("choose_action draw; draw_deck; draw_from_deck move; draw_deck; draw_from_deck coin_4")
    assert hand(t, 1)["coin_4"] == 1  # anybody may draw it
