"""What the bots think of positions: who acts when, how far things are, numbers by name."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.table import Table
from megalith.games.pantheon.mind import map_worth, values
from megalith.games.pantheon.rules import paths
from tests.games.pantheon.helpers import KIT, at_turn, feet, turn_of
from tests.helpers import random_steps

GAME = load("pantheon", {})


def waits(t: Table[Any]) -> list[int]:
    return [round(values.waits_for(t.state, seat)) for seat in range(t.state.seats)]


def test_who_acts_next_waits_least() -> None:
    t = at_turn(4, seat=1)
    assert waits(t) == [3, 0, 1, 2]
    t.play("choose_action draw")  # seat 1 has used its turn: it waits for all the others
    assert waits(t) == [2, 3, 0, 1]
    turn_of(t, 2)
    assert waits(t) == [2, 3, 0, 1]


def test_between_two_epochs_players_wait_in_the_order_of_the_next() -> None:
    t = at_turn(3)
    t.state.phase, t.state.start = 1, 2
    assert waits(t) == [1, 2, 0]


def test_waiting_costs_what_its_number_says() -> None:
    t = at_turn(4, seat=0)
    numbers = GAME.mind.weights(4)
    free, dear = (GAME.mind.with_weights(4, {**numbers, "wait": x}) for x in (0.0, 2.0))
    lost = [free.worth(t.state, seat) - dear.worth(t.state, seat) for seat in range(4)]
    assert lost == pytest.approx([0.0, 2.0, 4.0, 6.0])


def far(s: Any, seat: int) -> list[int]:
    """The distances of a seat as the rules would have them, settled by going on and on."""
    at = [map_worth.FAR + 1] * KIT.n_hexes
    for hex in range(KIT.n_hexes):
        if hex == KIT.start_hex[s.nation] or paths.is_linked(s, seat, hex):
            at[hex] = 0
    changed = True
    while changed:
        changed = False
        for hex in range(KIT.n_hexes):
            around = [at[k] for k in KIT.near[6 * hex : 6 * hex + 6] if k >= 0]
            reached = min(around) + step(s, seat, hex)
            if reached < at[hex]:
                at[hex], changed = reached, True
    return at


def step(s: Any, seat: int, hex: int) -> int:
    owners = [k for k in range(4) if paths.has_piece(s, k, hex)]
    if seat in owners:
        return 0
    if KIT.is_column[hex] or len(owners) >= KIT.pieces_per_hex:
        return map_worth.FAR + 1
    return KIT.shared_hex if owners else KIT.free_hex


def test_a_rivals_foot_is_in_the_way_and_an_own_one_helps() -> None:
    t = at_turn(2, "gallia")
    before = list(map_worth.distances(t.state, 0))
    feet(t, 0, (4, 4), (5, 4))
    after = list(map_worth.distances(t.state, 0))
    assert before == far(at_turn(2, "gallia").state, 0) and after == far(t.state, 0)
    assert sum(after) < sum(before)
    assert sum(map_worth.distances(t.state, 1)) > sum(before)  # its hexes cost more now


@pytest.mark.parametrize("seats", [2, 4])
def test_distances_are_the_shortest_in_whole_games(seats: int) -> None:
    seen = 0
    for k, (s, _, _, _) in enumerate(random_steps(GAME, seats, {}, ("far", seats))):
        if k % 90 == 0 and s.nation >= 0:
            seen += 1
            for seat in range(seats):
                assert list(map_worth.distances(s, seat)) == far(s, seat)
    assert seen > 5
