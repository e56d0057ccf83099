"""The score calculator for a real table: a typed score sheet, every line of its points."""

from typing import Any, Final

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.stone_age.rules import scoring
from megalith.games.stone_age.rules.components import (
    COLOURS,
    FIGURES_IN_ALL,
    N_TILES,
    RESOURCES,
    ROLES,
    SYMBOL_COPIES,
    SYMBOLS,
    TOOL_MAX,
    TRACK_MAX,
    WORKERS_MAX,
    WORKERS_START,
)

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


def calculate(data: Any) -> list[dict[str, Any]]:
    """Every line, total and place from a typed score sheet; SheetError says what is wrong."""
    players = data.get("players") if isinstance(data, dict) else None
    if not isinstance(players, list) or not 1 <= len(players) <= len(COLOURS):
        text = 'expected {{"players": [...]}} with 1 to {most} players'
        raise SheetError(text, "players-field", most=len(COLOURS))
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


def _typed_sheet(i: int, p: Any) -> Sheet:
    where = f"players[{i}]"
    typed.record(p, where, _FIELDS)
    if not isinstance(p.get("name", ""), str):
        text, found = "expected a text, not {found}", repr(p["name"])
        raise SheetError(text, "text", f"{where}.name", found=found)
    tools = p.get("tools", [])
    if not isinstance(tools, list) or len(tools) > 3:
        text = "expected a list of at most {most} values"
        raise SheetError(text, "values", f"{where}.tools", most=3)
    values = [typed.whole(v, f"{where}.tools", 0, TOOL_MAX) for v in tools]
    track = typed.whole(p.get("food_track", 0), f"{where}.food_track", 0, TRACK_MAX)
    least = WORKERS_START
    workers = typed.whole(p.get("workers", least), f"{where}.workers", least, WORKERS_MAX)
    buildings = typed.whole(p.get("buildings", 0), f"{where}.buildings", 0, N_TILES)
    lines = scoring.lines_of(
        typed.whole(p.get("score", 0), f"{where}.score", -1000, 10000),
        typed.counts(p.get("green", {}), f"{where}.green", SYMBOLS, SYMBOL_COPIES),
        typed.counts(p.get("yellow", {}), f"{where}.yellow", ROLES, max(FIGURES_IN_ALL)),
        [track, sum(values), buildings, workers],
        sum(typed.counts(p.get("resources", {}), f"{where}.resources", RESOURCES, 999)),
    )
    return Sheet(i, lines, [track + sum(values) + workers])


def _check_box(players: list[dict[str, Any]]) -> None:
    """All players together cannot own more than the box holds."""
    limits = [("green", id, SYMBOL_COPIES) for id in SYMBOLS]
    limits += [("yellow", id, most) for id, most in zip(ROLES, FIGURES_IN_ALL, strict=True)]
    for field, id, most in limits:
        owned = sum(p.get(field, {}).get(id, 0) for p in players)
        if owned > most:
            raise typed.in_all(f"{field}.{id}", owned, most)
    built = sum(p.get("buildings", 0) for p in players)
    if built > N_TILES:
        raise typed.in_all("buildings", built, N_TILES)
