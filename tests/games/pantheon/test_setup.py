"""Pieces and set-up (F.1)."""

from typing import Any

import pytest

from megalith.core.errors import OptionError
from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    bonus_of,
    feet,
    give,
    hand,
    level,
    luck,
    new_table,
    prepared,
    rule,
    size,
    turn_of,
    why,
)


@pytest.mark.rule("PA-001")
def test_two_to_four_players_can_play() -> None:
    for seats in (2, 3, 4):
        assert len(new_table(seats).state.players) == seats
    for seats in (1, 5):
        with pytest.raises(OptionError):
            new_table(seats)


@pytest.mark.rule("PA-002")
def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:
    t = at_turn(3, seat=2)
    t.play("choose_action draw; draw_deck")
    luck(t)
    t.play("draw_deck")
    luck(t)
    t.play("draw_deck")
    luck(t)
    assert t.to_move() == 0 and asked(t) == "choose_action"


@pytest.mark.rule("PA-003")
def test_a_player_never_has_more_than_twelve_of_a_piece() -> None:
    t = at_turn()
    me = t.state.players[0]
    me.columns, me.spare_columns = 12, 0
    give(t, 0, coin_1=2)
    t.play("choose_action buy; commit_coins 2coin_1")
    assert why(t, "buy_column") == "all_owned" and rule(t, "buy_column") == "PA-003"
    assert t.refusal("buy_foot") is None


@pytest.mark.rule("PA-004")
def test_pieces_come_from_the_general_reserve_of_the_own_colour() -> None:
    t = at_turn()
    before = [(p.feet, p.spare_feet) for p in t.state.players]
    give(t, 0, coin_1=1)
    t.play("choose_action buy; commit_coins 1coin_1; buy_foot")
    assert [(p.feet, p.spare_feet) for p in t.state.players] == [(5, 7), before[1]]


@pytest.mark.rule("PA-005")
def test_everybody_starts_with_three_columns_four_feet_five_cards_and_no_points() -> None:
    t = new_table(3)
    while asked(t) in ("deal_row", "deal_hand"):
        t.do_code(t.legal()[0])
    for seat, me in enumerate(t.state.players):
        assert (me.columns, me.feet, me.spare_columns, me.spare_feet) == (3, 4, 9, 8)
        assert size(t, seat) == 5 and sum(me.score) == 0


@pytest.mark.rule("PA-006")
def test_four_of_the_75_action_cards_lie_in_the_row() -> None:
    t = new_table()
    view = t.game.border.view(t.state, None)
    assert view["deck"] == 75 and view["discard"] == {} and not view["row"][0]
    assert not any(t.state.deck[card] for card in range(6, 10))  # no special money
    t.play("deal_row move; deal_row coin_1; deal_row move; deal_row offering_gift")
    view = t.game.border.view(t.state, None)
    assert view["row"] == ["move", "coin_1", "move", "offering_gift"] and view["deck"] == 71


@pytest.mark.rule("PA-007")
def test_the_special_money_lies_open_lowest_on_top() -> None:
    for seat in (None, 0, 1):
        money = new_table().game.border.view(new_table().state, seat)["special_money"]
        assert money == ["coin_2", "coin_2", "coin_3", "coin_3", "coin_4", "coin_4", "coin_5"]


@pytest.mark.rule("PA-008")
def test_forty_gods_are_the_stack() -> None:
    t = new_table()
    assert sum(t.state.god_stack) == sum(KIT.god_copies) == 40 and not any(t.state.god_box)


@pytest.mark.rule("PA-009")
def test_low_demigods_come_before_high_ones() -> None:
    t = prepared(2, deal_bonus=["bonus_demigod"])
    s = t.state
    low = sum(s.demigods[k] for k in range(3))
    assert low == 8 and list(s.demigods)[3:] == list(KIT.demigods)[3:]
    assert sum(KIT.demigods) == 21
    s.push(8, 0, 0, 0)  # draw_demigod
    assert {r["value"] for r in t.records()} <= {1, 2, 3}
    assert rule(t, "draw_demigod 4") == "PA-009"
    for k in range(3):
        s.demigod_box[k] += s.demigods[k]
        s.demigods[k] = 0
    assert {r["value"] for r in t.records()} == {4, 5, 6}


@pytest.mark.rule("PA-010")
def test_forty_booty_tokens_are_in_the_bag() -> None:
    assert sum(new_table().state.bag) == sum(KIT.booty_copies) == 40


@pytest.mark.rule("PA-011")
def test_any_of_the_eight_nations_can_come_first() -> None:
    t = new_table()
    while asked(t) != "draw_nation":
        t.do_code(t.legal()[0])
    assert len(t.records()) == 8 and set(t.game.rules.weights(t.state)) == {1}
    assert len(t.game.border.view(t.state, 0)["nations_left"]) == 8


@pytest.mark.rule("PA-012")
def test_offering_tokens_never_run_out() -> None:
    t = at_turn(4)
    for seat in range(4):
        level(t, seat, gift=1)
    give(t, 0, coin_1=2)
    t.play("choose_action buy; commit_coins 2coin_1")
    assert t.refusal("buy_offering gift 2") is None


@pytest.mark.rule("PA-013")
def test_bonus_tokens_are_dealt_open_and_the_others_are_out_of_the_game() -> None:
    t = new_table(2)
    while asked(t) != "draw_nation":
        word = "bonus_step_1" if t.state.seat() == 0 else "bonus_cards_3"
        if asked(t) == "deal_bonus":
            assert set(t.game.rules.weights(t.state)) == {1}
            t.play(f"deal_bonus {word}")
        else:
            t.do_code(t.legal()[0])
        if asked(t) == "draw_from_deck" and t.state.bonus[bonus_of("bonus_cards_3")] == 0:
            for viewer in (None, 0, 1):  # the first token is used, the second one is in use
                view = t.game.border.view(t.state, viewer)
                assert view["players"][0]["tokens"] == {"bonus_step_1": 1}
    luck(t, draw_nation="roma")
    assert sum(t.state.bonus) == 4 and asked(t) == "choose_action"


@pytest.mark.rule("PA-014", "PA-183")
def test_the_start_player_is_drawn_by_lot_or_given() -> None:
    t: Table[Any] = Table(t0 := new_table(3).game, 3, {})
    assert t.lines() == ["start_player 0", "start_player 1", "start_player 2"]
    assert t0.rules.weights(t.state) == [1, 1, 1]
    t.play("start_player 2")
    assert t.state.start == 2
    assert new_table(3, start_player="seat_1").state.start == 1
    with pytest.raises(OptionError, match="seat_3"):
        new_table(3, start_player="seat_3")


def test_hands_are_dealt_from_the_start_seat() -> None:
    t = new_table(3, start_player="seat_1")
    while asked(t) == "deal_row":
        t.do_code(t.legal()[0])
    owners = []
    while asked(t) == "deal_hand":
        owners.append(int(t.state.seat()))
        t.do_code(t.legal()[0])
    assert owners == [1] * 5 + [2] * 5 + [0] * 5


def test_the_helpers_of_these_tests_make_sound_positions() -> None:
    t = at_turn(4, "gallia")
    feet(t, 1, (5, 3), (6, 3), (6, 4))
    give(t, 2, coin_5=1, move=2)
    turn_of(t, 3)
    assert t.game.rules.check(t.state) == "" and hand(t, 2) == {"move": 2, "coin_5": 1}
