"""Moves on the temple tracks that need a choice, and the moves that gold can add."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import effects, people, tracks, usable
from megalith.games.origins.rules.components import (
    AQUARIUS,
    N_TEMPLES,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.state import OriginsState


def move_open(s: OriginsState, seat: i64, effect: i64, temple: i64, steps: i64) -> bool:
    """Whether the effect allows a move of so many steps in this temple."""
    kit = s.kit
    if not bits.has(kit.number(effect, ab.REACH), temple):
        return False
    room = kit.top[temple] - s.players[seat].temples[temple]
    most = kit.number(effect, ab.CLIMB)
    if room < most:
        most = room
    if steps == 0:
        return usable.card_only(s, seat, effect, temple)
    if kit.number(effect, ab.FEWER) > 0:
        return steps <= most
    return steps == most


def can_move(s: OriginsState, seat: i64, effect: i64) -> bool:
    for temple in range(N_TEMPLES):
        for steps in range(s.kit.number(effect, ab.CLIMB) + 1):
            if move_open(s, seat, effect, temple, steps):
                return True
    return False


def legal_move(s: OriginsState, seat: i64, effect: i64, out: Choices) -> None:
    for temple in range(N_TEMPLES):
        for steps in range(s.kit.number(effect, ab.CLIMB) + 1):
            if move_open(s, seat, effect, temple, steps):
                out.add(act.TEMPLE + temple * act.LONGEST + steps)


def apply_move(s: OriginsState, seat: i64, effect: i64, code: i64) -> None:
    temple = (code - act.TEMPLE) // act.LONGEST
    steps = (code - act.TEMPLE) % act.LONGEST
    effects.moved_in_temple(s, seat, effect, temple, steps)


# -- for gold: after a temple building (effect >= 0), and with Aquarius


def extra_gold(kit: OriginsKit, effect: i64) -> i64:
    return kit.number(effect, ab.EXTRA_GOLD) if effect >= 0 else kit.aquarius_gold


def extra_steps(kit: OriginsKit, effect: i64) -> i64:
    return kit.number(effect, ab.EXTRA_STEPS) if effect >= 0 else kit.aquarius_steps


def offered(s: OriginsState, seat: i64, temple: i64, effect: i64) -> bool:
    kit = s.kit
    if effect < 0 and not people.holds(s, seat, AQUARIUS):
        return False
    me = s.players[seat]
    return usable.extra_possible(kit, me, temple, extra_gold(kit, effect), extra_steps(kit, effect))


def legal_extra(s: OriginsState, seat: i64, temple: i64, effect: i64, out: Choices) -> None:
    kit = s.kit
    for other in range(N_TEMPLES):
        if other != temple and tracks.below_top(kit, s.players[seat], other):
            out.add(act.TEMPLE + other * act.LONGEST + extra_steps(kit, effect))
    out.add(act.DECLINE)


def apply_extra(s: OriginsState, seat: i64, effect: i64, code: i64) -> None:
    kit = s.kit
    if code == act.DECLINE:
        return
    people.pay(s.players[seat], 0, 0, 0, extra_gold(kit, effect))
    tracks.climb(s, seat, (code - act.TEMPLE) // act.LONGEST, extra_steps(kit, effect))
