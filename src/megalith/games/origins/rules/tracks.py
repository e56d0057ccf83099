"""The military track and the temples: moves, borders, stack orders, the retreat."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.rules.components import (
    N_TEMPLES,
    SUPERIORITY,
)
from megalith.games.origins.rules.kit import OriginsKit
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


def can_march(kit: OriginsKit, me: Player) -> bool:
    return me.military < kit.last_space


def tokens_left(s: OriginsState) -> i64:
    n = SUPERIORITY
    for me in s.players:
        n -= me.tokens
    return n


def march(s: OriginsState, seat: i64, steps: i64) -> None:
    """Forward as far as the track goes: tokens for borders, points for the last space."""
    kit = s.kit
    me = s.players[seat]
    if not can_march(kit, me):
        return
    start = me.military
    me.military = start + steps if start + steps < kit.last_space else kit.last_space
    _go_on_top(s, s.military, 0, seat, -1)
    s.tell("marched", seat, start, me.military)
    earned = (kit.borders[me.military] - kit.borders[start]) * kit.border_tokens
    left = tokens_left(s)
    if earned > left:
        earned = left
    if earned > 0:
        me.tokens += earned
        s.tell("superiority", seat, earned)
    if me.military == kit.last_space:
        me.points += kit.last_space_points
        s.tell("points", seat, kit.last_space_points)


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
    kit = s.kit
    for k in range(s.seats):
        seat = s.military[k]
        me = s.players[seat]
        if kit.retreat[me.military] != me.military:
            s.tell("retreated", seat, me.military, kit.retreat[me.military])
            me.military = kit.retreat[me.military]


# -- temples


def below_top(kit: OriginsKit, me: Player, temple: i64) -> bool:
    return me.temples[temple] < kit.top[temple]


def climb(s: OriginsState, seat: i64, temple: i64, steps: i64) -> i64:
    """Up to the top at most; the steps really made."""
    kit = s.kit
    me = s.players[seat]
    start = me.temples[temple]
    end = start + steps if start + steps < kit.top[temple] else kit.top[temple]
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


def other_temple(kit: OriginsKit, me: Player, temple: i64) -> bool:
    """Whether a disc in another temple can move."""
    for k in range(N_TEMPLES):
        if k != temple and below_top(kit, me, k):
            return True
    return False
