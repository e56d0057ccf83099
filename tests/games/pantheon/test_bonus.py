"""Bonus tokens, dealt or chosen (F.4, PA-177)."""

import pickle
from typing import Any

import pytest

from megalith.core.catalogue import as_of, load
from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    board,
    check,
    feet,
    luck,
    new_table,
    old_columns,
    places,
    points,
    prepared,
    rule,
    size,
)


@pytest.mark.rule("PA-043")
def test_dealt_bonus_tokens_act_at_set_up_and_the_column_after_the_preparation() -> None:
    t = new_table(3, start_player="seat_1")
    luck(t, deal_bonus=["bonus_offering_2", "bonus_column", "bonus_cards_3"])
    assert asked(t) == "raise_offering" and t.to_move() == 1 and t.state.epoch == 0
    t.play("raise_offering gift; raise_offering gift")
    luck(t, draw_nation="roma")  # the three cards of seat 0 come before the nation
    assert [size(t, k) for k in range(3)] == [5 + 3 + 2, 5 + 2, 5 + 2]
    assert asked(t) == "place_bonus_column" and t.to_move() == 2 and t.state.temple >= 0
    t.play("place_bonus_column 6 4")
    assert asked(t) == "choose_action" and t.to_move() == 1


@pytest.mark.rule("PA-043", "PA-187")
def test_by_version_1_all_bonus_tokens_wait_for_the_end_of_the_preparation() -> None:
    older = as_of(load("pantheon", {}), 1)
    assert older is not None and older.version == 1
    t: Table[Any] = Table(older, 2, {"start_player": "seat_0"})
    luck(t, draw_nation="roma", deal_bonus=["bonus_offering_2", "bonus_cards_3"])
    assert asked(t) == "raise_offering" and t.state.temple >= 0 and size(t, 1) == 7
    twin = pickle.loads(pickle.dumps(t.state))
    assert twin.kit.version == 1 and as_of(load("pantheon", {}), 7) is None


@pytest.mark.rule("PA-044", "PA-158")
def test_the_bonus_column_goes_on_any_column_hex() -> None:
    t = prepared(2, "persia", deal_bonus=["bonus_column", "bonus_step_1"])
    assert len(t.lines()) == 27
    assert rule(t, "place_bonus_column 7 5") == "PA-044"
    assert rule(t, "place_bonus_column 99 5") == "PA-066"
    t.play("place_bonus_column -3 7")
    assert board(t, 0) == {(-3, 7)} and t.state.players[0].columns == 2
    assert dict(t.game.rules.sheets(t.state)[0].lines)["columns_first"] == 1


@pytest.mark.rule("PA-045")
def test_the_hex_of_the_bonus_column_may_hold_one_other_column() -> None:
    t = prepared(3, "persia", deal_bonus=["bonus_column", "bonus_step_1", "bonus_cards_3"])
    old_columns(t, 1, (6, 4), (7, 7))
    old_columns(t, 2, (6, 4))
    assert len(t.lines()) == 26 and rule(t, "place_bonus_column 6 4") == "PA-045"
    t.play("place_bonus_column 7 7")
    assert board(t, 0) == {(7, 7)}


@pytest.mark.rule("PA-045")
def test_without_a_column_in_reserve_the_bonus_column_does_nothing() -> None:
    t = prepared(2, "aegyptus", deal_bonus=["bonus_column", "bonus_step_1"])
    t.play("exchange_pieces column 3; decline")
    assert asked(t) == "choose_action" and board(t, 0) == set()


@pytest.mark.rule("PA-046", "PA-078")
@pytest.mark.example("X7")
def test_the_bonus_column_links_nothing_before_it_is_joined() -> None:
    t = at_turn(2, "gallia")
    old_columns(t, 0, (2, 4))
    t.play("choose_action move; commit_move 0")
    assert (1, 5) not in places(t) and rule(t, "place_piece 1 5") == "PA-068"
    t.undo(0)
    t.undo(0)
    feet(t, 0, (3, 4))
    t.play("choose_action move; commit_move 0")
    assert places(t)[1, 5] == 1


@pytest.mark.rule("PA-046")
def test_a_bonus_column_beside_a_linked_piece_is_joined_at_once() -> None:
    t = prepared(2, "cartago", deal_bonus=["bonus_column", "bonus_step_1"])
    t.play("buy_place 0 11; stop; stop; place_bonus_column -1 11")
    assert [p["linked"] for p in t.game.border.view(t.state, None)["pieces"]] == [True, True]
    check(t)


@pytest.mark.rule("PA-047", "PA-124")
def test_the_bonus_god_scores_one_point_and_acts() -> None:
    t = prepared(2, "persia", deal_bonus=["bonus_god", "bonus_step_1"], draw_god="vinthrad")
    assert points(t, 0) == 1 and t.state.players[0].gods[KIT.gods.index("vinthrad")] == 1


@pytest.mark.rule("PA-048", "PA-089")
def test_the_bonus_demigod_comes_unseen_from_the_stack() -> None:
    t = prepared(2, "persia", deal_bonus=["bonus_demigod", "bonus_step_1"], draw_demigod=3)
    mine = t.game.border.view(t.state, 0)["players"][0]
    theirs = t.game.border.view(t.state, 1)["players"][0]
    assert mine["secret_demigods"] == [3]
    assert "secret_demigods" not in theirs and theirs["demigods"] == []
    assert theirs["hidden_demigods"] == {"low": 1, "high": 0} and theirs["demigod_tokens"] == 1


@pytest.mark.rule("PA-049", "PA-058", "PA-094")
def test_the_other_bonus_tokens_act_like_booty() -> None:
    t = prepared(2, "persia", deal_bonus=["bonus_step_1", "bonus_cards_3"])
    assert size(t, 1) == 8
    assert t.game.border.view(t.state, None)["players"][0]["tokens"] == {"bonus_step_1": 1}
    assert t.game.border.view(t.state, None)["players"][1]["tokens"] == {}
    t.play("choose_action move; commit_move 0")
    assert t.game.border.view(t.state, None)["asked"]["steps"] == 2


@pytest.mark.rule("PA-177", "PA-178")
@pytest.mark.example("X32")
def test_chosen_tokens_are_taken_in_reverse_order_and_resolved_at_once() -> None:
    t = prepared(4, "persia", start_player="seat_2", bonus_tokens="chosen")
    order = []
    for count, token in (
        (6, "bonus_cards_3"),
        (5, "bonus_offering_2"),
        (4, "bonus_god"),
        (3, "bonus_step_1"),
    ):
        assert asked(t) == "choose_bonus" and len(t.lines()) == count
        order.append(t.to_move())
        t.play(f"choose_bonus {token}")
        luck(t)
        while asked(t) == "raise_offering":
            assert t.to_move() == order[-1]  # resolved before the next player chooses
            t.play("raise_offering dancer")
        if count > 3:
            assert rule(t, f"choose_bonus {token}") == "PA-178"
    assert order == [1, 0, 3, 2]
    assert asked(t) == "choose_action" and t.to_move() == 2
    assert size(t, 1) == 8 and list(t.state.players[0].levels) == [0, 0, 2, 0]
    assert points(t, 3) == 1
    assert sum(t.state.bonus) == 2  # out of the game
