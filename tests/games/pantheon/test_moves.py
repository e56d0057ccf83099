"""Steps, where pieces are laid, and links to the temple (F.6, F.7, F.8)."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    asked,
    at_turn,
    board,
    feet,
    give,
    hand,
    keep,
    luck,
    old_columns,
    own,
    places,
    rule,
    spread,
    why,
)


def steps_left(t: Table[Any]) -> int:
    return int(t.game.border.view(t.state, None)["asked"]["steps"])


# -- steps


@pytest.mark.rule("PA-055", "PA-056", "PA-059")
@pytest.mark.example("E2")
def test_the_big_foot_and_two_steps_for_each_card() -> None:
    for cards, steps in ((0, 1), (1, 3), (2, 5)):
        t = at_turn(2)
        give(t, 0, move=2)
        t.play(f"choose_action move; commit_move {cards}")
        assert steps_left(t) == steps and t.game.border.view(t.state, None)["big_foot"] == 0
    for cards, steps in ((1, 2), (3, 6)):
        t = at_turn(2)
        give(t, 1, move=3)
        t.play("choose_action move; commit_move 0; place_piece 8 5; follow move")
        assert t.lines() == ["commit_move 1", "commit_move 2", "commit_move 3"]
        t.play(f"commit_move {cards}")
        assert steps_left(t) == steps


@pytest.mark.rule("PA-057", "PA-096")
def test_vinthrads_add_up_in_own_moves_and_in_following() -> None:
    t = at_turn(2)
    own(t, 0, vinthrad=2)
    own(t, 1, vinthrad=1)
    t.play("choose_action move; commit_move 0")
    assert steps_left(t) == 3
    t.play("place_piece 8 5; stop; follow move; commit_move 0")
    assert steps_left(t) == 1


@pytest.mark.rule("PA-058", "PA-059")
def test_step_tokens_of_booty_and_bonus_add_up() -> None:
    t = at_turn(2)
    keep(t, 0, "booty_step_1", 2)
    keep(t, 0, "bonus_step_1")
    own(t, 0, vinthrad=1)
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1")
    assert steps_left(t) == 1 + 2 + 3 + 1
    assert t.state.players[0].tokens[7] == 2  # not used up


@pytest.mark.rule("PA-060")
def test_a_move_without_a_card() -> None:
    t = at_turn(2)
    t.play("choose_action move; commit_move 0; place_piece 8 5")
    assert board(t, 0) == {(8, 5)} and asked(t) == "follow"


@pytest.mark.rule("PA-061")
def test_the_cards_are_fixed_before_the_first_piece() -> None:
    t = at_turn(2)
    give(t, 0, move=2)
    t.play("choose_action move; commit_move 1")
    assert hand(t, 0) == {"move": 1} and t.game.border.view(t.state, 1)["played"] == {"move": 1}
    assert rule(t, "commit_move 1") == "PA-064"
    t.play("place_piece 8 5")
    assert rule(t, "commit_move 1") == "PA-064"


@pytest.mark.rule("PA-062", "PA-063")
def test_steps_may_be_left_and_the_cards_are_discarded_before_booty() -> None:
    t = at_turn(2, "gallia")
    spread(t, "booty_cards_2", "booty_money")
    give(t, 0, move=2)
    t.play("choose_action move; commit_move 2; place_piece 3 4; place_piece 3 5; stop")
    assert asked(t) == "draw_from_deck"  # the booty, and the cards are on the pile already
    assert t.game.border.view(t.state, None)["discard"] == {"move": 2}
    luck(t)
    assert asked(t) == "follow" and t.to_move() == 1  # the turn goes on
    assert t.state.turn == 0


# -- where pieces are laid


@pytest.mark.rule("PA-064", "PA-065")
def test_a_step_lays_one_piece_of_the_personal_reserve() -> None:
    t = at_turn(2, "gallia")
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1; place_piece 3 3")
    me = t.state.players[0]
    assert (me.feet, me.columns, me.spare_feet) == (3, 3, 8) and steps_left(t) == 2
    t.play("place_piece 2 4")
    assert (me.feet, me.columns) == (3, 2)
    me.feet, me.spare_feet = 0, 11
    assert why(t, "place_piece 4 4") == "no_foot_left"
    me.columns, me.spare_columns = 0, 11
    feet(t, 0, (5, 3), (6, 3))
    me.columns, me.spare_columns = 0, 11
    assert why(t, "place_piece 6 4") == "no_column_left"


@pytest.mark.rule("PA-065", "PA-053")
@pytest.mark.example("X6")
def test_without_a_foot_a_move_needs_a_foot_beside_a_column_hex() -> None:
    t = at_turn(2, "gallia")
    me = t.state.players[0]
    feet(t, 0, (5, 3))
    me.feet, me.spare_feet = 0, 11
    assert "choose_action move" not in t.lines()
    feet(t, 0, (6, 3))
    me.feet, me.spare_feet = 0, 10
    assert "choose_action move" in t.lines()
    t.play("choose_action move; commit_move 0")
    assert places(t) == {(6, 4): 1, (7, 2): 1}


@pytest.mark.rule("PA-066", "PA-067")
def test_feet_go_on_land_and_water_and_columns_on_column_hexes() -> None:
    t = at_turn(2, "gallia")
    feet(t, 0, (3, 4))
    t.play("choose_action move; commit_move 0")
    kinds = {(x["q"], x["r"]): x["piece"] for x in t.game.border.view(t.state, None)["targets"]}
    assert kinds[2, 4] == "column" and kinds[2, 5] == "foot" and kinds[4, 4] == "foot"
    assert why(t, "place_piece 40 4") == "off_map" and rule(t, "place_piece 40 4") == "PA-066"
    water = at_turn(2, "graecia")
    feet(water, 0, (10, 7))
    water.play("choose_action move; commit_move 0")
    assert (10, 8) in places(water)  # the Aegean


@pytest.mark.rule("PA-068")
@pytest.mark.example("X1")
def test_the_opening_has_the_six_hexes_around_the_temple() -> None:
    t = at_turn(2, "gallia")
    t.play("choose_action move; commit_move 0")
    around = [(4, 2), (5, 2), (3, 3), (5, 3), (3, 4), (4, 4)]
    assert list(places(t).items()) == [(h, 1) for h in around]
    assert t.lines() == [f"place_piece {q} {r}" for q, r in around]
    assert why(t, "place_piece 6 3") == "not_linked"


@pytest.mark.rule("PA-068", "PA-069")
@pytest.mark.example("E3")
def test_the_first_chain_of_the_example() -> None:
    t = at_turn(2, "gallia")
    give(t, 0, move=1)
    t.play("choose_action move; commit_move 1; place_piece 5 3; place_piece 6 3; place_piece 6 4")
    assert asked(t) == "follow"  # no step is left
    assert board(t, 0) == {(5, 3), (6, 3), (6, 4)} and hand(t, 0) == {}


@pytest.mark.rule("PA-069")
@pytest.mark.example("X4")
def test_a_column_needs_a_foot_beside_it() -> None:
    for way in ((3, 3), (3, 4)):
        t = at_turn(2, "gallia")
        give(t, 0, move=2)
        t.play("choose_action move; commit_move 2")
        assert why(t, "place_piece 2 4") == "column_needs_foot"
        assert rule(t, "place_piece 2 4") == "PA-069"
        t.play(f"place_piece {way[0]} {way[1]}")
        assert places(t)[2, 4] == 1
        t.play("place_piece 5 3; place_piece 6 3")
        assert (6, 4) in places(t) and (7, 2) in places(t)


@pytest.mark.rule("PA-070", "PA-073")
def test_a_shared_hex_costs_two_also_beside_an_old_column() -> None:
    t = at_turn(2, "gallia")
    feet(t, 1, (5, 3))
    old_columns(t, 1, (2, 4))
    give(t, 0, move=1)
    feet(t, 0, (3, 4))
    t.play("choose_action move; commit_move 1")
    assert places(t)[5, 3] == 2 and places(t)[2, 4] == 2 and places(t)[4, 4] == 1
    t.play("place_piece 4 4; place_piece 3 3")
    assert steps_left(t) == 1 and why(t, "place_piece 2 4") == "too_dear"
    assert rule(t, "place_piece 5 3") == "PA-070"


@pytest.mark.rule("PA-071", "PA-072", "PA-073")
@pytest.mark.example("X3")
def test_a_third_player_finds_the_hex_full() -> None:
    t = at_turn(4, "gallia", seat=3)
    feet(t, 0, (5, 3), (6, 3), (6, 4))
    old_columns(t, 2, (6, 4))
    feet(t, 2, (4, 4), (5, 4))
    give(t, 3, move=3)
    t.play("choose_action move; commit_move 3")
    assert places(t)[4, 4] == 2
    t.play("place_piece 4 4; place_piece 5 4")
    assert why(t, "place_piece 6 4") == "hex_full" and rule(t, "place_piece 6 4") == "PA-071"
    assert why(t, "place_piece 4 4") == "own_piece_here"
    assert rule(t, "place_piece 4 4") == "PA-072"


@pytest.mark.rule("PA-074")
def test_nothing_is_laid_on_the_temple_but_on_start_hexes_of_other_nations() -> None:
    t = at_turn(2, "gallia")
    feet(t, 0, (5, 3), (5, 4), (6, 4))
    t.play("choose_action move; commit_move 0")
    assert why(t, "place_piece 4 3") == "temple_here" and rule(t, "place_piece 4 3") == "PA-074"
    feet(t, 0, (6, 5))
    assert places(t)[7, 5] == 1  # the start hex of Roma
    feet(t, 0, (7, 4))
    assert places(t)[7, 3] == 1  # a booty hex of Roma


@pytest.mark.rule("PA-075")
@pytest.mark.example("E5")
def test_the_chain_may_branch() -> None:
    t = at_turn(2, "roma")
    feet(t, 0, (7, 4))
    give(t, 0, move=2)
    t.play("choose_action move; commit_move 2; place_piece 6 4; place_piece 6 5; place_piece 5 6")
    t.play("place_piece 4 7")
    assert steps_left(t) == 1
    t.play("stop")
    assert board(t, 0) == {(7, 4), (6, 4), (6, 5), (5, 6), (4, 7)} and asked(t) == "follow"


@pytest.mark.rule("PA-070")
@pytest.mark.example("E6", "X2")
def test_sharing_hexes_costs_double() -> None:
    t = at_turn(3, "roma")
    feet(t, 0, (7, 4))
    give(t, 0, move=2)
    give(t, 1, move=3)
    give(t, 2, move=1)
    t.play("choose_action move; commit_move 2; place_piece 6 4; place_piece 6 5; place_piece 5 6")
    t.play("place_piece 4 7; stop; follow move; commit_move 3")
    t.play("place_piece 6 6; place_piece 5 6; place_piece 4 7")
    assert steps_left(t) == 1  # 1 + 2 + 2 of 6
    t.play("stop; follow move; commit_move 1")
    assert places(t) == {(7, 4): 2, (8, 4): 1, (6, 5): 2, (8, 5): 1, (6, 6): 2, (7, 6): 1}
    t.play("place_piece 8 5")
    for dear in ("7 4", "6 5", "6 6"):
        assert why(t, f"place_piece {dear}") == "too_dear"
