"""Temples and zodiac cards on their way to an owner."""

from typing import Any

import pytest

from megalith.core.table import Table
from megalith.games.origins.rules import tracks
from tests.games.origins.helpers import (
    climb_to,
    decision,
    dice,
    fire,
    give,
    goods,
    hold,
    pass_all,
    rule,
    start,
    temples,
    visit,
)


def at_temple(t: Table[Any]) -> None:
    visit(t, "red 1 3")
    t.play("main_action temple_zodiac")


@pytest.mark.rule("OR-088", "OR-090")
def test_the_temple_action_moves_up_to_two_and_takes_the_card() -> None:
    t = start(2)
    hold(t, 1, "leo")  # forest, held by the other
    climb_to(t, "forest", (6, [1]))
    at_temple(t)
    assert len(t.lines()) == 6 and goods(t, 0)[0] == 0
    t.play("temple_move forest 1")
    assert temples(t, 0) == (1, 0, 0) and t.state.holder[0] == 0


@pytest.mark.rule("OR-089")
def test_a_step_beyond_the_top_is_lost_and_not_shared() -> None:
    t = start(2)
    climb_to(t, "forest", (13, [0]))
    at_temple(t)
    forest = [line for line in t.lines() if "forest" in line]
    assert forest == ["temple_move forest 1"]
    assert rule(t, "temple_move forest 2") == "OR-088"
    t.play("temple_move forest 1")
    assert temples(t, 0) == (14, 0, 0) and t.to_move() == 1


@pytest.mark.rule("OR-091")
def test_a_taken_card_never_returns_to_the_board() -> None:
    t = start(2)
    at_temple(t)
    t.play("temple_move sea 2")
    pass_all(t)
    assert t.state.holder[2] == 0
    climb_to(t, "sea", (5, [1]))
    pass_all(t)
    assert t.state.holder[2] == 1


@pytest.mark.rule("OR-092", "OR-182")
@pytest.mark.example("X25")
def test_from_the_top_the_card_is_taken_without_a_step() -> None:
    t = start(2)
    t.state.zodiac[2] = 1  # aquarius lies at sea
    hold(t, 1, "leo", "virgo")
    t.state.holder[2] = 0
    climb_to(t, "mountain", (14, [0]))
    at_temple(t)
    assert rule(t, "temple_move forest 0") == "OR-092"
    t.play("temple_move mountain 0")
    assert t.state.holder[1] == 0 and t.to_move() == 1  # no Aquarius without a move of two
    t.play("pass")
    dice(t, 0, "red1")
    give(t, 0, stone=1, wisdom=1)
    at_temple(t)
    assert rule(t, "temple_move mountain 0") == "OR-092"  # held already


@pytest.mark.rule("OR-093")
def test_a_disc_that_arrives_lies_on_top() -> None:
    t = start(3)
    climb_to(t, "forest", (3, [1, 2]))
    tracks.climb(t.state, 0, 0, 3)
    assert list(t.state.temples)[:3] == [1, 2, 0]
    assert tracks.leader(t.state, 0) == 1


@pytest.mark.rule("OR-094", "OR-141")
def test_other_moves_go_their_full_distance_and_bring_no_card() -> None:
    t = start(2)
    fire(t, "monument")
    assert t.lines() == ["temple_move forest 1", "temple_move mountain 1", "temple_move sea 1"]
    t.play("temple_move mountain 1")
    assert t.state.holder[1] == -1 and temples(t, 0) == (0, 1, 0)
    t = start(2)
    give(t, 0)
    climb_to(t, "forest", (13, [0]))
    fire(t, "temple_forest")
    assert temples(t, 0) == (14, 0, 0)


@pytest.mark.rule("OR-095", "OR-182")
@pytest.mark.example("X26")
def test_a_card_works_at_once_for_its_new_owner() -> None:
    t = start(2, zodiac=("leo", "virgo", "aquarius"))
    at_temple(t)
    t.play("temple_move sea 2")
    assert t.lines() == ["temple_extra forest", "temple_extra mountain", "decline"]
    assert rule(t, "temple_extra sea") == "OR-182"
    t.play("temple_extra mountain")
    assert temples(t, 0) == (0, 1, 2) and goods(t, 0)[3] == 0


@pytest.mark.rule("OR-095")
def test_a_card_no_longer_works_for_its_old_owner() -> None:
    t = start(2)
    hold(t, 1, "taurus")
    at_temple(t)
    t.play("temple_move forest 2")
    dice(t, 1, "red1", "blue1")
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    give(t, 1, stone=1)
    assert rule(t, "choose_tile pool forum 1 build") == "OR-030"
    assert decision(t) == "choose_tile"
