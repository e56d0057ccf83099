"""Demigods: the face-down stack, the face-up pile, and how players come by them."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules.needs import DRAW_DEMIGOD, DRAW_DEMIGODS, FROM_STACK
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import N_VALUES


def group(s: PantheonState) -> i64:
    """The group that the face-down stack gives now; -1 if it is empty."""
    kit = s.kit
    for g in range(kit.n_groups):
        for k in range(N_VALUES):
            if kit.group[k] == g and s.demigods[k] > 0:
                return g
    return -1


def outcomes(s: PantheonState, out: Choices) -> None:
    kit = s.kit
    now = group(s)
    for k in range(N_VALUES):
        if kit.group[k] == now and s.demigods[k] > 0:
            out.add_outcome(k, s.demigods[k])


def take(s: PantheonState, seat: i64, n: i64, origin: i64) -> None:
    if origin & FROM_STACK != 0:
        s.push(DRAW_DEMIGODS, seat, n, 0)
        return
    for _ in range(n):
        if s.piled == 0:
            s.tell("no_demigod", seat)
            return
        at = _next_in_pile(s)
        value = s.pile[at]
        s.piled -= 1
        for i in range(at, s.piled):
            s.pile[i] = s.pile[i + 1]
        s.pile[s.piled] = 0
        s.players[seat].shown[value] += 1
        s.tell("took_demigod", seat, value + 1)


def _next_in_pile(s: PantheonState) -> i64:
    at = s.piled - 1
    if s.highest_demigod == 1:
        for i in range(s.piled):
            if s.pile[i] > s.pile[at]:
                at = i
    return at


def next_one(s: PantheonState) -> None:
    """Flow: one of the face-down demigods due."""
    seat = s.seat()
    n = s.a()
    s.pop()
    if n == 0:
        return
    if group(s) < 0:
        s.tell("no_demigod", seat)
        return
    s.push(DRAW_DEMIGODS, seat, n - 1, 0)
    s.push(DRAW_DEMIGOD, seat, 0, 0)


def drawn(s: PantheonState, seat: i64, value: i64) -> None:
    s.demigods[value] -= 1
    s.players[seat].secret[value] += 1
    s.tell("drew_demigod", seat, value + 1)
