"""Tower levels and the population track."""

import pytest

from megalith.games.origins.rules import people
from tests.games.origins.helpers import (
    away,
    dice,
    give,
    goods,
    points,
    rule,
    start,
    tower,
)


@pytest.mark.rule("OR-118")
@pytest.mark.example("R10")
def test_a_level_costs_the_height_in_gold() -> None:
    t = start(4, cards=("d42", "d07", "d45", "d12", "d40", "d34"))
    tower(t, 0, "orange", 3)
    tower(t, 0, "purple", 2)
    give(t, 0, gold=2)
    assert rule(t, "tower orange") == "OR-118" and rule(t, "tower purple") == ""
    assert rule(t, "tower red") == ""
    give(t, 0, gold=3)
    before = int(t.state.towers[1])
    t.play("tower orange")
    assert goods(t, 0)[3] == 0 and t.state.players[0].towers[1] == 4
    assert t.state.towers[1] == before - 1 and t.to_move() == 1


@pytest.mark.rule("OR-119")
def test_a_level_needs_a_disc_of_the_pool_and_has_no_other_limit() -> None:
    t = start(2)
    give(t, 0, gold=50)
    t.state.towers[0] = 0
    assert rule(t, "tower red") == "OR-119"
    t.state.players[0].towers[3] = 9
    assert rule(t, "tower blue") == ""


@pytest.mark.rule("OR-120", "OR-122")
@pytest.mark.example("R11")
def test_bases_cost_food_and_the_last_scores() -> None:
    t = start(2)
    give(t, 0, food=2)
    t.play("population; pass")
    me = t.state.players[0]
    assert me.bases == 3 and people.free_bases(me) == 1 and goods(t, 0)[1] == 0
    for food in (4, 6, 8):
        give(t, 0, food=food - 1)
        assert rule(t, "population") == "OR-120"
        give(t, 0, food=food)
        assert points(t, 0) == 0
        t.play("population")
    assert me.bases == 6 and points(t, 0) == 10
    give(t, 0, food=20)
    assert rule(t, "population") == "OR-122"


@pytest.mark.rule("OR-121", "OR-129")
def test_a_base_that_loses_its_die_stays_ready() -> None:
    t = start(2)
    dice(t, 0, "red1")
    away(t, 0, "blue6")
    t.play("pass")
    me = t.state.players[0]
    assert me.bases == 2 and people.free_bases(me) == 1 and people.all_patricians(me) == 1
