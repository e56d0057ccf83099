"""The score sheet line by line, and the tie-break."""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.core.sheet import Sheet, rank
from megalith.games.stone_age.rules.components import N_CARDS, TWO_BIT, StoneAgeKit
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
    kit: StoneAgeKit,
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
    points = [
        score,
        kit.set_points[first],
        kit.set_points[second],
        *roles,
        resources * kit.resource_points,
    ]
    return list(zip(LINES, points, strict=True))


def tool_sum(me: Player) -> i64:
    return me.tools[0] + me.tools[1] + me.tools[2]


def resource_count(kit: StoneAgeKit, me: Player) -> i64:
    """With the two resources of a card that was never used (SA-148)."""
    n: i64 = 0
    for k in range(4):
        n += me.goods[k]
    if bits.has(me.open, TWO_BIT):
        n += kit.amount[kit.kept[TWO_BIT]]
    return n


def symbol_counts(kit: StoneAgeKit, cards: int) -> list[int]:
    counts = [0] * len(kit.symbols)
    for card in range(N_CARDS):
        if cards >> card & 1 and kit.symbol[card] >= 0:
            counts[kit.symbol[card]] += 1
    return counts


def figure_counts(kit: StoneAgeKit, cards: int) -> list[int]:
    counts = [0] * len(kit.roles)
    for card in range(N_CARDS):
        if cards >> card & 1 and kit.role[card] >= 0:
            counts[kit.role[card]] += kit.figures[card]
    return counts


def sheet(s: StoneAgeState, seat: int) -> Sheet:
    me = s.players[seat]
    multipliers = [me.track, tool_sum(me), bits.size(me.buildings), me.workers]
    lines = lines_of(
        s.kit,
        me.score,
        symbol_counts(s.kit, me.cards),
        figure_counts(s.kit, me.cards),
        [int(n) for n in multipliers],
        resource_count(s.kit, me),
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
