"""The score calculator for a real table: a typed score sheet, every line of its points."""

from typing import Any

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.stone_age.border.form import TOOLS, form
from megalith.games.stone_age.rules import scoring
from megalith.games.stone_age.rules.components import N_TILES, StoneAgeKit


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
    where, entries = f"players[{i}]", form(kit)
    typed.record(p, where, ["name", *entries.fields()])
    if not isinstance(p.get("name", ""), str):
        text, found = "expected a text, not {found}", repr(p["name"])
        raise SheetError(text, "text", f"{where}.name", found=found)
    tools = p.get("tools", [])
    if not isinstance(tools, list) or len(tools) > TOOLS:
        text = "expected a list of at most {most} values"
        raise SheetError(text, "values", f"{where}.tools", most=TOOLS)
    values = [entries["tools"].number(v, f"{where}.tools") for v in tools]
    track, workers, buildings = (
        entries[field].read(p, where) for field in ("food_track", "workers", "buildings")
    )
    lines = scoring.lines_of(
        kit,
        entries["score"].read(p, where),
        entries["green"].counts(p, where),
        entries["yellow"].counts(p, where),
        [track, sum(values), buildings, workers],
        sum(entries["resources"].counts(p, where)),
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
