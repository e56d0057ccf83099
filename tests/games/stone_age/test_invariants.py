"""The guard itself: a state that is broken in any way is found out."""

from collections.abc import Callable
from typing import Any

import pytest

from megalith.core.kit import bits
from tests.games.stone_age.helpers import KIT, before_feeding, give_cards, start

Change = Callable[[Any], None]


def put(place: int, seat: int, workers: int) -> Change:
    """Workers of a seat on a place, taken from home so that they add up."""

    def change(s: Any) -> None:
        s.placed[4 * place + seat] += workers
        s.players[seat].home -= workers

    return change


def both(*changes: Change) -> Change:
    def change(s: Any) -> None:
        for one in changes:
            one(s)

    return change


def field(name: str, value: int) -> Change:
    return lambda s: setattr(s.players[0], name, value)


def item(name: str, k: int, value: int) -> Change:
    return lambda s: getattr(s.players[0], name).__setitem__(k, value)


def of_state(name: str, k: int, value: int) -> Change:
    return lambda s: getattr(s, name).__setitem__(k, value)


def secret_lies_open(s: Any) -> None:
    s.deck &= ~bits.bit(35)
    s.players[0].cards |= bits.bit(35)
    s.players[0].open = 8
    s.secret, s.secret_seat = 35, 0


FAULTS = [
    ("J1", 2, field("home", 4)),
    ("J1", 2, both(field("workers", 11), field("home", 11))),
    ("J1", 2, both(field("workers", 4), field("home", 4))),
    ("J2", 2, field("food", -1)),
    ("J2", 2, field("track", 11)),
    ("J2", 2, field("track", -1)),
    ("J2", 2, item("goods", 3, -1)),
    ("J3", 2, item("tools", 0, 2)),
    ("J3", 2, both(item("tools", 0, 5), item("tools", 1, 5), item("tools", 2, 5))),
    ("J3", 2, field("used", 1)),
    ("J4", 4, both(put(1, 0, 4), put(1, 1, 4))),
    ("J4", 4, put(5, 0, 2)),
    ("J4", 4, both(put(6, 0, 1), put(6, 1, 1))),
    ("J4", 4, put(6, 0, 1)),
    ("J4", 4, put(7, 2, 2)),
    ("J4", 4, put(8, 0, 2)),
    ("J4", 4, put(15, 0, 2)),
    ("J5", 2, both(put(1, 0, 1), put(1, 1, 1))),
    ("J5", 3, both(put(4, 0, 1), put(4, 1, 1), put(4, 2, 1))),
    ("J5", 3, both(put(5, 0, 1), put(6, 1, 2), put(7, 2, 1))),
    ("J5", 2, both(put(5, 0, 1), put(6, 1, 2), put(7, 0, 1))),
    ("J7", 2, field("cards", 1)),
    ("J7", 2, of_state("row", 0, -1)),
    ("J8", 2, field("buildings", 1)),
    ("J8", 2, of_state("left", 0, 5)),
    ("J8", 2, of_state("tops", 0, 20)),
    ("J9", 2, of_state("tops", 0, -1)),
    ("J10", 2, both(put(1, 0, 1), lambda s: setattr(s, "phase", 3))),
    ("J11", 2, both(item("tools", 0, 1), field("used", 1))),
    ("J12", 2, field("open", 1)),
    ("J12", 2, secret_lies_open),
]


@pytest.mark.parametrize("number,seats,change", FAULTS)
def test_a_broken_state_is_found_out(number: str, seats: int, change: Change) -> None:
    t = start(seats)
    assert t.game.rules.check(t.state) == ""
    change(t.state)
    assert t.game.rules.check(t.state).split(":")[0] == number


def test_an_end_without_a_reason_is_found_out() -> None:
    t = before_feeding(2, round_cap=1)
    t.play("decline")
    assert t.over() and t.game.rules.check(t.state) == ""
    t.state.round_cap = 0
    assert t.game.rules.check(t.state) == "J18: the game ended without a reason"
    t.state.round_cap = 1
    t.state.phase = 2
    assert t.game.rules.check(t.state) == "J18: the game ended outside phase 3"


def test_an_end_before_round_seven_is_found_out() -> None:
    t = before_feeding(2, round_cap=1)
    t.play("decline")
    t.state.round_cap = 0
    give_cards(t, 0, " ".join(KIT.cards[k] for k in bits.members(t.state.deck)))
    t.state.players[0].cards |= bits.bit(t.state.row[0])
    t.state.row[0] = -1
    assert t.game.rules.check(t.state) == "J18: the game ended before round 7"
