"""The military track and the temples: moves, borders, stack orders, the retreat."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.rules.components import (
    BORDER_TOKENS,
    BORDERS,
    LAST_SPACE,
    LAST_SPACE_POINTS,
    N_TEMPLES,
    RETREAT,
    SUPERIORITY,
    TOP,
)
from megalith.games.origins.rules.state import OriginsState, Player


def _space(me: Player, track: i64) -> i64:
    """Where a player stands; track 0 … are the temples, -1 is the military track."""
    return me.military if track < 0 else me.temples[track]


def _go_on_top(s: OriginsState, order: vec[i64], at: i64, seat: i64, track: i64) -> None:
    """Put a disc that has moved to its place in the list: behind all that are not behind it."""
    i = at
    while order[i] != seat:
        i += 1
    space = _space(s.players[seat], track)
    while i > at and _space(s.players[order[i - 1]], track) < space:
        order[i] = order[i - 1]
        i -= 1
    order[i] = seat


# -- military


def can_march(me: Player) -> bool:
    return me.military < LAST_SPACE


def tokens_left(s: OriginsState) -> i64:
    n = SUPERIORITY
    for me in s.players:
        n -= me.tokens
    return n


def march(s: OriginsState, seat: i64, steps: i64) -> None:
    """Forward as far as the track goes: tokens for borders, points for the last space."""
    me = s.players[seat]
    if not can_march(me):
        return
    start = me.military
    me.military = start + steps if start + steps < LAST_SPACE else LAST_SPACE
    _go_on_top(s, s.military, 0, seat, -1)
    s.tell("marched", seat, start, me.military)
    earned = (BORDERS[me.military] - BORDERS[start]) * BORDER_TOKENS
    left = tokens_left(s)
    if earned > left:
        earned = left
    if earned > 0:
        me.tokens += earned
        s.tell("superiority", seat, earned)
    if me.military == LAST_SPACE:
        me.points += LAST_SPACE_POINTS
        s.tell("points", seat, LAST_SPACE_POINTS)


def behind(s: OriginsState, seat: i64) -> i64:
    """Discs of others, the alien one too, strictly behind."""
    space = s.players[seat].military
    n: i64 = 1 if s.alien >= 0 and s.alien < space else 0
    for me in s.players:
        if me.military < space:
            n += 1
    return n


def retreat(s: OriginsState) -> None:
    """Every stack goes back to its border, under those that stand there.

    The list is ordered from the front, a stack from its bottom; so the order stays as it is.
    """
    for k in range(s.seats):
        seat = s.military[k]
        me = s.players[seat]
        if RETREAT[me.military] != me.military:
            s.tell("retreated", seat, me.military, RETREAT[me.military])
            me.military = RETREAT[me.military]


# -- temples


def below_top(me: Player, temple: i64) -> bool:
    return me.temples[temple] < TOP[temple]


def climb(s: OriginsState, seat: i64, temple: i64, steps: i64) -> i64:
    """Up to the top at most; the steps really made."""
    me = s.players[seat]
    start = me.temples[temple]
    end = start + steps if start + steps < TOP[temple] else TOP[temple]
    if end == start:
        return 0
    me.temples[temple] = end
    _go_on_top(s, s.temples, temple * s.seats, seat, temple)
    s.tell("climbed", seat, temple, end)
    return end - start


def leader(s: OriginsState, temple: i64) -> i64:
    """The highest, of a stack the lowest; -1 if all discs are on the start space."""
    seat = s.temples[temple * s.seats]
    return seat if s.players[seat].temples[temple] > 0 else -1


def other_temple(me: Player, temple: i64) -> bool:
    """Whether a disc in another temple can move."""
    for k in range(N_TEMPLES):
        if k != temple and below_top(me, k):
            return True
    return False
