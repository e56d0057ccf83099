"""Booty and the effects of tokens (F.9)."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    check,
    demigods,
    feet,
    give,
    hand,
    keep,
    lay_out,
    level,
    luck,
    own,
    points,
    rule,
    show,
    size,
    spread,
    turn_of,
)


def picks_up(token: str) -> Table[Any]:
    """Seat 0 has laid a foot on slot 0 of Gallia, where the token lies."""
    t = at_turn(2, "gallia")
    spread(t, token, "booty_money")
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5")
    return t


@pytest.mark.rule("PA-082")
def test_a_foot_picks_up_booty_in_a_move_and_in_a_purchase() -> None:
    t = picks_up("booty_step_1")
    assert (
        t.state.booty[0] == -1 and t.state.players[0].tokens[KIT.booty.index("booty_step_1")] == 1
    )
    bought = at_turn(2, "gallia")
    spread(bought, "booty_step_1", "booty_money")
    feet(bought, 0, (4, 4))
    give(bought, 0, coin_1=1)
    bought.play("choose_action buy; commit_coins 1coin_1; buy_place 3 5")
    assert bought.state.booty[0] == -1
    assert bought.state.players[0].tokens[KIT.booty.index("booty_step_1")] == 1


@pytest.mark.rule("PA-083")
@pytest.mark.example("X5")
def test_booty_does_not_help_in_the_same_move() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_step_1", "booty_money")
    give(t, 1, move=2)
    t.play("choose_action move; commit_move 0; place_piece 5 3; follow move; commit_move 1")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 2
    t.play("place_piece 4 4; place_piece 3 5")
    assert asked(t) == "choose_action" and t.to_move() == 1  # two steps and no more
    t.play("choose_action move; commit_move 1")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 1 + 2 + 1


@pytest.mark.rule("PA-084")
def test_tokens_are_resolved_in_the_order_picked_up() -> None:
    for first, second, order in (
        ("3 5", "1 4", ["booty_money", "booty_pieces_1_1"]),
        ("1 4", "3 5", ["booty_pieces_1_1", "booty_money"]),
    ):
        t = at_turn(2, "gallia")
        spread(t, "booty_money", "booty_god", "booty_pieces_1_1")
        feet(t, 0, (4, 4), (2, 3))
        give(t, 0, move=1)
        t.play(f"choose_action move; commit_move 1; place_piece {first}; place_piece {second}")
        t.play("stop")
        told = [e for e in t.steps[-1].events if e[0] == "resolves"]
        assert [KIT.booty[e[2]] for e in told] == order


@pytest.mark.rule("PA-085")
def test_the_booty_of_the_active_player_comes_before_the_followers() -> None:
    t = picks_up("booty_cards_2")
    assert asked(t) == "draw_from_deck" and t.state.seat() == 0
    luck(t)
    assert asked(t) == "follow" and t.to_move() == 1


@pytest.mark.rule("PA-086")
def test_pieces_go_to_the_personal_reserve() -> None:
    t = picks_up("booty_pieces_1_1")
    me = t.state.players[0]
    assert (me.columns, me.feet, me.spare_columns, me.spare_feet) == (4, 4, 8, 6)
    t = picks_up("booty_pieces_choice")
    assert asked(t) == "take_pieces" and t.lines() == ["take_pieces 2 0", "take_pieces 0 2"]
    t.play("take_pieces 0 2")
    assert t.state.players[0].feet == 5 and asked(t) == "follow"


@pytest.mark.rule("PA-086")
def test_only_as_many_pieces_as_there_are() -> None:
    t = at_turn(2, "gallia")
    me = t.state.players[0]
    me.columns, me.spare_columns = 11, 1
    spread(t, "booty_pieces_choice", "booty_money")
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5; take_pieces 2 0")
    assert (me.columns, me.spare_columns) == (12, 0)


@pytest.mark.rule("PA-087", "PA-088", "PA-089", "PA-180")
@pytest.mark.example("X19")
def test_which_face_up_demigod_is_taken() -> None:
    for option, value in (("highest", 3), ("uppermost", 1)):
        t = at_turn(2, "gallia", demigod_taken=option)
        spread(t, "booty_demigod", "booty_demigod", "booty_demigod")
        show(t, 2, 3, 1)
        feet(t, 0, (4, 4))
        t.play("choose_action move; commit_move 0; place_piece 3 5")
        assert t.game.border.view(t.state, 1)["players"][0]["demigods"] == [value]
        assert sorted(t.game.border.view(t.state, 1)["demigods"]) == sorted({1, 2, 3} - {value})
        check(t)


@pytest.mark.rule("PA-131", "PA-180")
@pytest.mark.example("X19")
def test_plaesiris_from_the_board_takes_two_face_up_demigods() -> None:
    for option, values in (("highest", [2, 3]), ("uppermost", [1, 3])):
        t = at_turn(2, "gallia", demigod_taken=option)
        spread(t, "booty_demigod", "booty_money")
        lay_out(t, "plaesiris", "stonkus")
        show(t, 2, 3, 1)
        level(t, 0, gift=3, worship=3)
        t.play("choose_action offer; choose_god plaesiris; pay_offering -")
        assert t.game.border.view(t.state, 1)["players"][0]["demigods"] == values
        assert t.state.god_box[KIT.gods.index("plaesiris")] == 1 and points(t, 0) == 1


@pytest.mark.rule("PA-087")
def test_without_a_face_up_demigod_none_is_taken() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_demigod", "booty_money")
    for k in range(6):
        t.state.demigod_box[k] += t.state.demigods[k]
        t.state.demigods[k] = 0
    t.state.demigod_box[t.state.pile[0]] += 1
    t.state.piled = 0
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5")
    assert t.game.border.view(t.state, 0)["players"][0]["demigod_tokens"] == 0
    check(t)


@pytest.mark.rule("PA-090", "PA-124", "PA-125")
def test_the_booty_god_scores_and_acts_at_once() -> None:
    t = picks_up("booty_god")
    assert asked(t) == "draw_god"
    assert t.game.rules.weights(t.state) == [int(n) for n in t.state.god_stack if n > 0]
    t.play("draw_god taksator")
    assert points(t, 0) == 1 and hand(t, 0) == {"coin_2": 1}
    assert t.state.god_box[KIT.gods.index("taksator")] == 1


@pytest.mark.rule("PA-091", "PA-092")
def test_offering_levels_are_taken_one_by_one_and_not_optional() -> None:
    t = picks_up("booty_offering_2")
    assert t.game.border.view(t.state, None)["asked"] == {"count": 2}
    assert rule(t, "decline") == "PA-092"
    t.play("raise_offering dancer; raise_offering dancer")
    assert list(t.state.players[0].levels) == [0, 0, 2, 0] and asked(t) == "follow"
    t = picks_up("booty_offering_2")
    t.play("raise_offering gift; raise_offering temple")
    assert list(t.state.players[0].levels) == [1, 0, 0, 1]


@pytest.mark.rule("PA-092")
def test_with_all_kinds_at_level_four_nothing_is_asked() -> None:
    t = at_turn(2, "gallia")
    level(t, 0, gift=4, worship=4, dancer=4, temple=3)
    spread(t, "booty_offering_2", "booty_money")
    feet(t, 0, (4, 4))
    t.play("choose_action move; commit_move 0; place_piece 3 5")
    assert t.lines() == ["raise_offering temple"]
    t.play("raise_offering temple")
    assert asked(t) == "follow" and list(t.state.players[0].levels) == [4, 4, 4, 4]


@pytest.mark.rule("PA-093")
def test_cards_and_special_money_of_booty() -> None:
    t = picks_up("booty_cards_3")
    luck(t)
    assert size(t, 0) == 3
    t = picks_up("booty_money")
    assert hand(t, 0) == {"coin_2": 1}
    empty = at_turn(2, "gallia")
    for k in range(4):
        empty.state.discard[6 + k] += empty.state.money[k]
        empty.state.money[k] = 0
    spread(empty, "booty_money", "booty_god")
    feet(empty, 0, (4, 4))
    empty.play("choose_action move; commit_move 0; place_piece 3 5")
    assert hand(empty, 0) == {} and asked(empty) == "follow"


@pytest.mark.rule("PA-094")
def test_only_step_tokens_are_kept() -> None:
    kept = {}
    for token in ("booty_step_1", "booty_money", "booty_pieces_1_1", "booty_demigod"):
        t = picks_up(token)
        kept[token] = t.game.border.view(t.state, None)["players"][0]["tokens"]
    assert kept.pop("booty_step_1") == {"booty_step_1": 1}
    assert not any(kept.values())


def test_gods_and_tokens_of_several_sorts_work_together() -> None:
    """Vinthrad and a step token, a demigod and a god of booty, all in one move."""
    t = at_turn(3, "gallia")
    spread(t, "booty_demigod", "booty_money", "booty_god", "booty_step_1")
    own(t, 0, vinthrad=1)
    keep(t, 0, "bonus_step_1")
    demigods(t, 0, 2)
    feet(t, 0, (4, 4), (2, 3))
    t.play("choose_action move; commit_move 0; place_piece 3 5; place_piece 1 4; stop")
    t.play("draw_god surparit; draw_god plaesiris; draw_demigod 1; draw_demigod 3")
    assert points(t, 0) == 2 and asked(t) == "follow"
    assert t.game.border.view(t.state, 0)["players"][0]["demigod_tokens"] == 4
    turn_of(t, 1)
    check(t)
