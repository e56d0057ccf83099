"""Offerings for a god: which cards can be played, and which payments are worth listing (F.13)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import cards
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import N_KINDS, OFFERING_CARD


def _cards_for(kit: PantheonKit, me: Player, god: i64, way: i64) -> i64:
    """The payment for one way to give the numbers to kinds; -1 if cards are missing."""
    mix: i64 = 0
    ways = kit.ways
    tokens = kit.cards_only[god] == 0
    for kind in range(N_KINDS):
        missing = ways[N_KINDS * way + kind]
        if missing > 0 and tokens:
            missing -= me.levels[kind]
        if missing > 0:
            if missing > me.hand[OFFERING_CARD + kind]:
                return -1
            mix += missing * kit.act.pay_step[kind]
    return mix


def can_pay(kit: PantheonKit, me: Player, god: i64) -> bool:
    for way in range(kit.ways_at[god], kit.ways_at[god + 1]):
        if _cards_for(kit, me, god, way) >= 0:
            return True
    return False


def add_payments(kit: PantheonKit, me: Player, god: i64, where: i64, out: Choices) -> None:
    """Every payment, ascending; `where` is n_gods in Gallia, else 0."""
    start = out.count
    if kit.version > 1:
        for way in range(kit.ways_at[where + god], kit.ways_at[where + god + 1]):
            _add_mixes(kit, me, god, N_KINDS * way, 0, kit.act.pay, start, out)
        return
    # version 1: those that no other one beats
    for way in range(kit.ways_at[where + god], kit.ways_at[where + god + 1]):
        mix = _cards_for(kit, me, god, way)
        if mix >= 0:
            _insert(out, start, kit.act.pay + mix)
    kept = start
    for i in range(start, out.count):
        if not _beaten(kit, out, start, kept, out.codes[i]):
            out.codes[kept] = out.codes[i]
            kept += 1
    out.count = kept


def _add_mixes(
    kit: PantheonKit,
    me: Player,
    god: i64,
    way: i64,
    kind: i64,
    code: i64,
    start: i64,
    out: Choices,
) -> None:
    """All numbers of cards of this kind and the ones after it: no more than the god asks for, and
    as many as the token leaves open."""
    if kind == N_KINDS:
        _insert(out, start, code)
        return
    most = kit.ways[way + kind]
    least = most - me.levels[kind] if kit.cards_only[god] == 0 else most
    for n in range(max(0, least), min(most, me.hand[OFFERING_CARD + kind]) + 1):
        more = code + n * kit.act.pay_step[kind]
        _add_mixes(kit, me, god, way, kind + 1, more, start, out)


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


def _beaten(kit: PantheonKit, out: Choices, start: i64, end: i64, code: i64) -> bool:
    """Whether a payment listed before needs no more cards of any kind."""
    for other in range(start, end):
        if no_more_than(kit, out.codes[other] - kit.act.pay, code - kit.act.pay):
            return True
    return False


def no_more_than(kit: PantheonKit, a: i64, b: i64) -> bool:
    """Whether payment a has at most as many cards of every kind as payment b."""
    for kind in range(N_KINDS):
        if kit.act.paid_of(a, kind) > kit.act.paid_of(b, kind):
            return False
    return True


def pay(s: PantheonState, seat: i64, mix: i64) -> None:
    """The cards go to the discard pile; cards.renew() must follow."""
    kit = s.kit
    for kind in range(N_KINDS):
        n = kit.act.paid_of(mix, kind)
        if n > 0:
            cards.leave_hand(s.players[seat], OFFERING_CARD + kind, n)
            cards.discard(s, OFFERING_CARD + kind, n)
    s.tell("offered", seat, mix)
