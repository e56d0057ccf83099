"""Citizens from the pool, the reserve that runs dry, and training."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.origins.helpers import (
    decision,
    dice,
    give,
    goods,
    home,
    rule,
    sound,
    start,
    visit,
)


def citizens(t: Table[Any]) -> list[str]:
    return [f"{x['colour']}{x['value']}" for x in t.game.border.view(t.state, None)["citizens"]]


@pytest.mark.rule("OR-096", "OR-097")
def test_a_citizen_costs_its_slot_and_the_pool_moves_left() -> None:
    t = start(2)
    t.state.players[0].bases = 3
    give(t, 0, wisdom=2)
    visit(t, "red 1 4")
    t.play("main_action take_citizen")
    assert t.lines() == [
        "take_citizen red 1 0",
        "take_citizen orange 2 0",
        "take_citizen yellow 3 0",
    ]
    assert rule(t, "take_citizen blue 4 0") == "OR-096"
    assert rule(t, "take_citizen blue 1 0") == "OR-096" and rule(t, "decline") == "OR-096"
    t.play("take_citizen yellow 3 0")
    assert goods(t, 0)[2] == 0 and home(t, 0) == ["orange2", "yellow3"]
    assert decision(t) == "citizen_refill" and rule(t, "citizen_refill yellow 6") == "OR-097"
    t.play("citizen_refill yellow 5")
    assert citizens(t) == ["red1", "orange2", "blue4", "purple5", "yellow5"] and sound(t)


@pytest.mark.rule("OR-098", "OR-188")
@pytest.mark.example("X27")
def test_an_empty_reserve_leaves_a_gap_and_ends_the_game() -> None:
    t = start(2)
    dice(t, 0, "purple6", "red1")
    me = t.state.players[0]
    me.bases = 3
    left = int(t.state.reserve[4])
    other = t.state.players[1]
    other.bases = 6
    t.state.reserve[4] = 0
    for k in range(left):  # the purple dice are with the other player
        other.away[24 + k % 3] += 1
    other.bases = 6
    give(t, 0, wisdom=4, food=1)
    visit(t, "red 1 4")
    t.play("main_action take_citizen; take_citizen purple 5 0")
    assert citizens(t) == ["red1", "orange2", "yellow3", "blue4"]
    assert t.game.border.view(t.state, None)["end_coming"] == "citizen_reserve"
    t.state.reserve[4] += 1  # a purple die comes back: too late
    other.away[24] -= 1
    while not t.over():
        t.do(t.to_move(), "pass" if decision(t) == "choose_action" else t.lines()[0])
    assert t.game.rules.ending(t.state) == "citizen_reserve" and len(citizens(t)) == 4


@pytest.mark.rule("OR-099")
def test_training_takes_one_to_three_food_in_any_mix() -> None:
    t = start(2)
    dice(t, 0, "red3", "blue4", "yellow1")
    give(t, 0, food=2, gold=2)
    visit(t, "red 3 5")
    t.play("main_action upgrade; upgrade_die blue 4")
    assert goods(t, 0) == (0, 1, 0, 2)
    t.play("upgrade_die blue 5; upgrade_die yellow 1")
    assert home(t, 0) == ["yellow2", "blue6"] and goods(t, 0) == (0, 0, 0, 1)
    assert t.to_move() == 1  # three at most
