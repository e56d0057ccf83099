"""Offerings for a god: which cards can be played, and which payments are worth listing (F.13)."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import cards
from megalith.games.pantheon.rules.components import CARDS_ONLY, COSTS, DATA, N_KINDS, OFFERING_CARD
from megalith.games.pantheon.rules.state import PantheonState, Player

# What gods cost: every way to give their numbers to kinds, N_KINDS amounts each.

_PAID: Final[int] = next(
    (
        e["numbers_paid"]
        for nation in DATA["nations"]["items"]
        for e in nation["effects"]
        if e["type"] == "cards_or_god"
    ),
    1,
)  # of the top numbers, in Gallia


def _ways(cost: list[int]) -> list[tuple[int, ...]]:
    numbers = cost + [0] * (N_KINDS - len(cost))
    return sorted(set(permutations(numbers)))


_ways_of: Final[list[list[tuple[int, ...]]]] = [_ways(cost) for cost in COSTS] + [
    _ways(cost[:_PAID]) for cost in COSTS
]
WAYS: Final = vec[i64]([n for ways in _ways_of for way in ways for n in way])
WAYS_AT: Final = vec[i64](
    [sum(len(ways) for ways in _ways_of[:k]) for k in range(len(_ways_of) + 1)]
)  # of god g from WAYS_AT[g] to WAYS_AT[g + 1]; in Gallia of N_GODS + g


def _cards_for(me: Player, god: i64, way: i64) -> i64:
    """The payment for one way to give the numbers to kinds; -1 if cards are missing."""
    mix: i64 = 0
    for kind in range(N_KINDS):
        missing = WAYS[N_KINDS * way + kind]
        if missing > 0 and CARDS_ONLY[god] == 0:
            missing -= me.levels[kind]
        if missing > 0:
            if missing > me.hand[OFFERING_CARD[kind]]:
                return -1
            mix += missing * act.PAY_STEP[kind]
    return mix


def can_pay(me: Player, god: i64) -> bool:
    for way in range(WAYS_AT[god], WAYS_AT[god + 1]):
        if _cards_for(me, god, way) >= 0:
            return True
    return False


def add_payments(me: Player, god: i64, where: i64, out: Choices) -> None:
    """Every payment that no other one beats, ascending; `where` is N_GODS in Gallia, else 0."""
    start = out.count
    for way in range(WAYS_AT[where + god], WAYS_AT[where + god + 1]):
        mix = _cards_for(me, god, way)
        if mix >= 0:
            _insert(out, start, act.PAY + mix)
    kept = start
    for i in range(start, out.count):
        if not _beaten(out, start, kept, out.codes[i]):
            out.codes[kept] = out.codes[i]
            kept += 1
    out.count = kept


def _insert(out: Choices, start: i64, code: i64) -> None:
    """Into its place in the sorted list, once."""
    at = out.count
    while at > start and out.codes[at - 1] >= code:
        if out.codes[at - 1] == code:
            return
        at -= 1
    out.add(code)
    for i in range(out.count - 1, at, -1):
        out.codes[i] = out.codes[i - 1]
    out.codes[at] = code


def _beaten(out: Choices, start: i64, end: i64, code: i64) -> bool:
    """Whether a payment listed before needs no more cards of any kind."""
    for other in range(start, end):
        if no_more_than(out.codes[other] - act.PAY, code - act.PAY):
            return True
    return False


def no_more_than(a: i64, b: i64) -> bool:
    """Whether payment a has at most as many cards of every kind as payment b."""
    for kind in range(N_KINDS):
        if act.paid_of(a, kind) > act.paid_of(b, kind):
            return False
    return True


def pay(s: PantheonState, seat: i64, mix: i64) -> None:
    """The cards go to the discard pile; cards.renew() must follow."""
    for kind in range(N_KINDS):
        n = act.paid_of(mix, kind)
        if n > 0:
            cards.leave_hand(s.players[seat], OFFERING_CARD[kind], n)
            cards.discard(s, OFFERING_CARD[kind], n)
    s.tell("offered", seat, mix)
