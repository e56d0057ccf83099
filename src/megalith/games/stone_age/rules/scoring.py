"""The score sheet line by line, and the tie-break."""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.core.sheet import Sheet, rank
from megalith.games.stone_age.rules.components import (
    AMOUNT,
    FIGURES,
    KEPT,
    N_CARDS,
    RESOURCE_POINTS,
    ROLE,
    ROLES,
    SET_POINTS,
    SYMBOL,
    SYMBOLS,
    TWO_BIT,
)
from megalith.games.stone_age.rules.phases import feed
from megalith.games.stone_age.rules.state import Player, StoneAgeState

LINES: Final = (
    "score_track",
    "green_first_set",
    "green_second_set",
    "farmers",
    "toolmakers",
    "builders",
    "shamans",
    "resources",
)


def lines_of(
    score: int,
    symbols: list[int],
    figures: list[int],
    multipliers: list[int],
    resources: int,
) -> list[tuple[str, int]]:
    """The whole sheet from plain counts: symbols and figures owned, what figures multiply."""
    first = sum(1 for n in symbols if n >= 1)
    second = sum(1 for n in symbols if n >= 2)
    roles = [n * m for n, m in zip(figures, multipliers, strict=True)]
    points = [score, SET_POINTS[first], SET_POINTS[second], *roles, resources * RESOURCE_POINTS]
    return list(zip(LINES, points, strict=True))


def tool_sum(me: Player) -> i64:
    return me.tools[0] + me.tools[1] + me.tools[2]


def resource_count(me: Player) -> i64:
    """With the two resources of a card that was never used (SA-148)."""
    n: i64 = 0
    for k in range(4):
        n += me.goods[k]
    if bits.has(me.open, TWO_BIT):
        n += AMOUNT[KEPT[TWO_BIT]]
    return n


def symbol_counts(cards: int) -> list[int]:
    counts = [0] * len(SYMBOLS)
    for card in range(N_CARDS):
        if cards >> card & 1 and SYMBOL[card] >= 0:
            counts[SYMBOL[card]] += 1
    return counts


def figure_counts(cards: int) -> list[int]:
    counts = [0] * len(ROLES)
    for card in range(N_CARDS):
        if cards >> card & 1 and ROLE[card] >= 0:
            counts[ROLE[card]] += FIGURES[card]
    return counts


def sheet(s: StoneAgeState, seat: int) -> Sheet:
    me = s.players[seat]
    multipliers = [me.track, tool_sum(me), bits.size(me.buildings), me.workers]
    lines = lines_of(
        me.score,
        symbol_counts(me.cards),
        figure_counts(me.cards),
        [int(n) for n in multipliers],
        resource_count(me),
    )
    return Sheet(seat, lines, [me.track + tool_sum(me) + me.workers])


def sheets(s: StoneAgeState) -> list[Sheet]:
    return rank([sheet(s, seat) for seat in range(s.seats)])


def ending(s: StoneAgeState) -> str:
    if s.depth > 0:
        return ""
    if feed.stack_empty(s):
        return "stack_empty"
    return "deck_short" if feed.deck_short(s) else "round_cap"
