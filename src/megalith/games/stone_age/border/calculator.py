"""The score calculator for a real table: a typed score sheet, every line of its points."""

from typing import Any, Final

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.stone_age.rules import scoring
from megalith.games.stone_age.rules.components import N_TILES, StoneAgeKit

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


def calculate(kit: StoneAgeKit, data: Any) -> list[dict[str, Any]]:
    """Every line, total and place from a typed score sheet; SheetError says what is wrong."""
    players = data.get("players") if isinstance(data, dict) else None
    if not isinstance(players, list) or not 1 <= len(players) <= len(kit.colours):
        text = 'expected {{"players": [...]}} with 1 to {most} players'
        raise SheetError(text, "players-field", most=len(kit.colours))
    sheets = rank([_typed_sheet(kit, i, p) for i, p in enumerate(players)])
    _check_box(kit, players)
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


def _typed_sheet(kit: StoneAgeKit, i: int, p: Any) -> Sheet:
    where = f"players[{i}]"
    typed.record(p, where, _FIELDS)
    if not isinstance(p.get("name", ""), str):
        text, found = "expected a text, not {found}", repr(p["name"])
        raise SheetError(text, "text", f"{where}.name", found=found)
    tools = p.get("tools", [])
    if not isinstance(tools, list) or len(tools) > 3:
        text = "expected a list of at most {most} values"
        raise SheetError(text, "values", f"{where}.tools", most=3)
    values = [typed.whole(v, f"{where}.tools", 0, kit.tool_max) for v in tools]
    track = typed.whole(p.get("food_track", 0), f"{where}.food_track", 0, kit.track_max)
    least = kit.workers_start
    workers = typed.whole(p.get("workers", least), f"{where}.workers", least, kit.workers_max)
    buildings = typed.whole(p.get("buildings", 0), f"{where}.buildings", 0, N_TILES)
    lines = scoring.lines_of(
        kit,
        typed.whole(p.get("score", 0), f"{where}.score", -1000, 10000),
        typed.counts(p.get("green", {}), f"{where}.green", kit.symbols, kit.symbol_copies),
        typed.counts(p.get("yellow", {}), f"{where}.yellow", kit.roles, max(kit.figures_in_all)),
        [track, sum(values), buildings, workers],
        sum(typed.counts(p.get("resources", {}), f"{where}.resources", kit.resources, 999)),
    )
    return Sheet(i, lines, [track + sum(values) + workers])


def _check_box(kit: StoneAgeKit, players: list[dict[str, Any]]) -> None:
    """All players together cannot own more than the box holds."""
    limits = [("green", id, kit.symbol_copies) for id in kit.symbols]
    limits += [("yellow", id, most) for id, most in zip(kit.roles, kit.figures_in_all, strict=True)]
    for field, id, most in limits:
        owned = sum(p.get(field, {}).get(id, 0) for p in players)
        if owned > most:
            raise typed.in_all(f"{field}.{id}", owned, most)
    built = sum(p.get("buildings", 0) for p in players)
    if built > N_TILES:
        raise typed.in_all("buildings", built, N_TILES)
