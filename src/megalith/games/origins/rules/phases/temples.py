"""Moves on the temple tracks that need a choice, and the moves that gold can add."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import effects, people, tracks, usable
from megalith.games.origins.rules.components import (
    AQUARIUS,
    AQUARIUS_GOLD,
    AQUARIUS_STEPS,
    N_TEMPLES,
    TOP,
)
from megalith.games.origins.rules.state import OriginsState


def move_open(s: OriginsState, seat: i64, effect: i64, temple: i64, steps: i64) -> bool:
    """Whether the effect allows a move of so many steps in this temple."""
    if not bits.has(ab.number(effect, ab.REACH), temple):
        return False
    room = TOP[temple] - s.players[seat].temples[temple]
    most = ab.number(effect, ab.CLIMB)
    if room < most:
        most = room
    if steps == 0:
        return usable.card_only(s, seat, effect, temple)
    if ab.number(effect, ab.FEWER) > 0:
        return steps <= most
    return steps == most


def can_move(s: OriginsState, seat: i64, effect: i64) -> bool:
    for temple in range(N_TEMPLES):
        for steps in range(ab.number(effect, ab.CLIMB) + 1):
            if move_open(s, seat, effect, temple, steps):
                return True
    return False


def legal_move(s: OriginsState, seat: i64, effect: i64, out: Choices) -> None:
    for temple in range(N_TEMPLES):
        for steps in range(ab.number(effect, ab.CLIMB) + 1):
            if move_open(s, seat, effect, temple, steps):
                out.add(act.TEMPLE + temple * act.LONGEST + steps)


def apply_move(s: OriginsState, seat: i64, effect: i64, code: i64) -> None:
    temple = (code - act.TEMPLE) // act.LONGEST
    steps = (code - act.TEMPLE) % act.LONGEST
    effects.moved_in_temple(s, seat, effect, temple, steps)


# -- for gold: after a temple building (effect >= 0), and with Aquarius


def extra_gold(effect: i64) -> i64:
    return ab.number(effect, ab.EXTRA_GOLD) if effect >= 0 else AQUARIUS_GOLD


def extra_steps(effect: i64) -> i64:
    return ab.number(effect, ab.EXTRA_STEPS) if effect >= 0 else AQUARIUS_STEPS


def offered(s: OriginsState, seat: i64, temple: i64, effect: i64) -> bool:
    if effect < 0 and not people.holds(s, seat, AQUARIUS):
        return False
    me = s.players[seat]
    return usable.extra_possible(me, temple, extra_gold(effect), extra_steps(effect))


def legal_extra(s: OriginsState, seat: i64, temple: i64, effect: i64, out: Choices) -> None:
    for other in range(N_TEMPLES):
        if other != temple and tracks.below_top(s.players[seat], other):
            out.add(act.TEMPLE + other * act.LONGEST + extra_steps(effect))
    out.add(act.DECLINE)


def apply_extra(s: OriginsState, seat: i64, effect: i64, code: i64) -> None:
    if code == act.DECLINE:
        return
    people.pay(s.players[seat], 0, 0, 0, extra_gold(effect))
    tracks.climb(s, seat, (code - act.TEMPLE) // act.LONGEST, extra_steps(effect))
