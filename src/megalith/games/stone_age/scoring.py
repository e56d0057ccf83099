"""The score sheet line by line, the tie-break, and the calculator for a real table."""

from typing import Any, Final

from mypy_extensions import i64

from megalith.core.errors import SheetError
from megalith.core.kit import bits
from megalith.core.sheet import Sheet, rank
from megalith.games.stone_age.components import (
    AMOUNT,
    COLOURS,
    FIGURES,
    FIGURES_IN_ALL,
    KEPT,
    N_CARDS,
    N_TILES,
    RESOURCE_POINTS,
    RESOURCES,
    ROLE,
    ROLES,
    SET_POINTS,
    SYMBOL,
    SYMBOL_COPIES,
    SYMBOLS,
    TOOL_MAX,
    TRACK_MAX,
    TWO_BIT,
    WORKERS_MAX,
    WORKERS_START,
)
from megalith.games.stone_age.phases import feed
from megalith.games.stone_age.state import Player, StoneAgeState

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


def _lines(
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
    lines = _lines(
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


# -- the calculator


def calculate(data: Any) -> list[dict[str, Any]]:
    """Every line, total and place from a typed score sheet; SheetError says what is wrong."""
    players = data.get("players") if isinstance(data, dict) else None
    if not isinstance(players, list) or not 1 <= len(players) <= len(COLOURS):
        raise SheetError(f'expected {{"players": [...]}} with 1 to {len(COLOURS)} players')
    sheets = rank([_typed_sheet(i, p) for i, p in enumerate(players)])
    _check_box(players)
    return [
        {
            "name": p.get("name", str(i + 1)),
            "lines": dict(sheet.lines),
            "total": sheet.total,
            "tie_break": sheet.tie[0],
            "place": sheet.place,
        }
        for i, (p, sheet) in enumerate(zip(players, sheets, strict=True))
    ]


_FIELDS: Final = (
    "name",
    "score",
    "food_track",
    "tools",
    "workers",
    "buildings",
    "resources",
    "green",
    "yellow",
)


def _typed_sheet(i: int, p: Any) -> Sheet:
    where = f"players[{i}]"
    if not isinstance(p, dict):
        raise SheetError(f"{where}: expected an object")
    for key in p:
        if key not in _FIELDS:
            raise SheetError(f"{where}: unknown field {key!r}; there are: {', '.join(_FIELDS)}")
    if not isinstance(p.get("name", ""), str):
        raise SheetError(f"{where}.name: expected a text, not {p['name']!r}")
    tools = p.get("tools", [])
    if not isinstance(tools, list) or len(tools) > 3:
        raise SheetError(f"{where}.tools: expected a list of at most 3 values")
    values = [_whole(f"{where}.tools", v, 0, TOOL_MAX) for v in tools]
    track = _whole(f"{where}.food_track", p.get("food_track", 0), 0, TRACK_MAX)
    least = WORKERS_START
    workers = _whole(f"{where}.workers", p.get("workers", least), least, WORKERS_MAX)
    buildings = _whole(f"{where}.buildings", p.get("buildings", 0), 0, N_TILES)
    lines = _lines(
        _whole(f"{where}.score", p.get("score", 0), -1000, 10000),
        _counts(f"{where}.green", p.get("green", {}), SYMBOLS, SYMBOL_COPIES),
        _counts(f"{where}.yellow", p.get("yellow", {}), ROLES, max(FIGURES_IN_ALL)),
        [track, sum(values), buildings, workers],
        sum(_counts(f"{where}.resources", p.get("resources", {}), RESOURCES, 999)),
    )
    return Sheet(i, lines, [track + sum(values) + workers])


def _check_box(players: list[dict[str, Any]]) -> None:
    """All players together cannot own more than the box holds."""
    limits = [("green", id, SYMBOL_COPIES) for id in SYMBOLS]
    limits += [("yellow", id, most) for id, most in zip(ROLES, FIGURES_IN_ALL, strict=True)]
    for field, id, most in limits:
        owned = sum(p.get(field, {}).get(id, 0) for p in players)
        if owned > most:
            raise SheetError(f"{field}.{id}: {owned} in all, but the game has only {most}")
    built = sum(p.get("buildings", 0) for p in players)
    if built > N_TILES:
        raise SheetError(f"buildings: {built} in all, but the game has only {N_TILES}")


def _counts(where: str, data: Any, ids: list[str], most: int) -> list[int]:
    if not isinstance(data, dict):
        raise SheetError(f"{where}: expected an object such as {{{ids[0]!r}: 1}}")
    for key in data:
        if key not in ids:
            raise SheetError(f"{where}: unknown {key!r}; there are: {', '.join(ids)}")
    return [_whole(f"{where}.{id}", data.get(id, 0), 0, most) for id in ids]


def _whole(where: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise SheetError(f"{where}: expected a whole number from {least} to {most}, not {value!r}")
    return value
