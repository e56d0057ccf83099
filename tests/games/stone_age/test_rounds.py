"""Rounds: the three phases, and whose turn it is in them."""

from typing import Any

import pytest

from megalith.core.game import CHANCE
from megalith.core.table import Table
from tests.games.stone_age.helpers import before_feeding, decision, start, tribe

ROUND = (
    "place_workers hunt 5; place_workers hunt 5;"
    "choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -;"
    "choose_group hunt; roll_gather 1,1,1,1,1"
)


def movers(t: Table[Any], name: str) -> list[int]:
    """The seats that are asked this, in order, as long as nothing else is asked."""
    found = []
    while decision(t) == name or t.to_move() == CHANCE:
        if t.to_move() != CHANCE:
            found.append(t.to_move())
        t.do_code(t.legal()[-1])
    return found


@pytest.mark.rule("SA-016")
def test_a_round_is_placing_then_using_then_feeding() -> None:
    t = start(2)
    tribe(t, 0, food=0)
    phases = [int(t.state.phase)]
    for line in ROUND.split(";"):
        t.play(line)
        phases.append(int(t.state.phase))
    assert phases == [1, 1, 2, 2, 2, 2, 2, 2]
    t.play("choose_tools - -")
    assert t.state.phase == 3 and decision(t) == "feed"


@pytest.mark.rule("SA-017")
@pytest.mark.parametrize("first,order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_start_player_is_first_and_the_others_follow_clockwise(
    first: int, order: list[int]
) -> None:
    t = start(3, start_player=f"seat_{first}")
    placed, acted = [], []
    for _ in range(3):
        placed.append(t.to_move())
        t.play("place_workers hunt 5")
    for _ in range(3):
        acted.append(t.to_move())
        t.play("choose_group hunt; roll_gather 3,3,3,3,3; choose_tools - -")
    assert placed == order and acted == order


@pytest.mark.rule("SA-018")
def test_using_begins_when_the_last_player_is_out_of_placing() -> None:
    t = start(2)
    t.play("place_workers hunt 5; place_workers hunt 4")
    assert t.state.phase == 1 and t.to_move() == 1
    t.play("place_workers forest 1")
    assert t.state.phase == 2 and decision(t) == "choose_group"


@pytest.mark.rule("SA-019")
def test_feeding_begins_when_all_workers_are_back() -> None:
    t = start(2)
    tribe(t, 0, food=0)
    t.play("place_workers hunt 5; place_workers tool_maker 1; place_workers field 1")
    t.play("place_workers hunt 3; choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1; choose_tools - -; choose_group field")
    assert t.state.phase == 2 and sum(t.state.placed) == 1
    t.play("choose_group tool_maker")
    assert t.state.phase == 3 and sum(t.state.placed) == 0


@pytest.mark.rule("SA-020", "SA-173", "SA-179")
def test_the_round_is_over_when_the_last_tribe_is_fed() -> None:
    t = before_feeding(2)
    tribe(t, 0, food=0)
    tribe(t, 1, food=0)
    t.play("decline; starve")
    assert (t.state.round, t.state.phase, t.to_move()) == (1, 3, 1)
    t.play("starve")
    assert (t.state.round, t.state.phase, t.to_move()) == (2, 1, 1)
    assert decision(t) == "place_workers"


@pytest.mark.rule("SA-016", "SA-017")
def test_the_second_round_is_played_in_the_same_way_from_the_next_seat() -> None:
    t = start(2)
    t.play(ROUND)
    t.play("choose_tools - -")
    assert t.state.round == 2 and t.to_move() == 1
    t.play("place_workers hunt 5; place_workers hunt 5")
    assert movers(t, "choose_group") == [1]
    t.play("choose_tools - -")
    assert t.to_move() == 0 and t.state.phase == 2
