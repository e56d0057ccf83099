"""The score calculator for a real table: a typed final position, every line of its score."""

from typing import Any, Final

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.origins.border.form import BLOCK, FORM, FORMAT, MOST
from megalith.games.origins.rules import scoring
from megalith.games.origins.rules.abilities import TOKENS
from megalith.games.origins.rules.components import (
    COLOURS,
    DISCS_PER_COLOUR,
    GOLD,
    TEMPLES,
)
from megalith.games.origins.rules.kit import OriginsKit

FIELDS: Final = ("name", "advisors", "temples", *FORM.fields())


class _Typed:
    """One player's numbers, checked."""

    def __init__(self, kit: OriginsKit, where: str, data: Any) -> None:
        typed.record(data, where, FIELDS)
        self.name = str(data.get("name", where))
        self.track = FORM["track_vp"].read(data, where)
        self.gold = FORM["gold"].read(data, where) * int(kit.end_points[GOLD])
        self.advisors = _advisors(kit, where, data)
        self.temples, self.ignored = _temples(kit, where, data)
        self.towers = dict(zip(COLOURS, FORM["towers"].counts(data, where), strict=True))
        self.seats = _seats(where, data.get("seats", []), self.towers)
        self.buildings = FORM["buildings"].read(data, where)
        if self.seats:
            typed.whole(self.buildings, f"{where}.buildings", BLOCK, MOST)


def calculate(kit: OriginsKit, data: Any) -> list[dict[str, Any]]:
    """One object for each player: the score line by line, total and place."""
    players, tokens = _table(data)
    read = [_Typed(kit, f"players[{i}]", p) for i, p in enumerate(players)]
    _check_discs(read)
    sheets = rank([_sheet(i, p) for i, p in enumerate(read)])
    winners = [p.name for p, sheet in zip(read, sheets, strict=True) if sheet.place == 1]
    rows = []
    for p, sheet in zip(read, sheets, strict=True):
        row = _row(p, sheet)
        row["winners"] = winners
        row["solo"] = _solo(kit, tokens, sheet.total)
        rows.append(row)
    return rows


def _row(p: _Typed, sheet: Sheet) -> dict[str, Any]:
    return {
        "name": p.name,
        "lines": dict(sheet.lines),
        "track_vp": p.track,
        "gold": p.gold,
        "advisors": p.advisors,
        "temples": sum(n for t, n in p.temples.items() if t != p.ignored),
        "temple_ignored": p.ignored,
        "seats": sum(seat["points"] for seat in p.seats),
        "seat_dice": p.seats,
        "total": sheet.total,
        "buildings": p.buildings,
        "rank": sheet.place,
        "place": sheet.place,
    }


def _sheet(i: int, p: _Typed) -> Sheet:
    points = [p.track, p.gold, p.advisors]
    points += [0 if t == p.ignored else p.temples[t] for t in TEMPLES]
    for colour in COLOURS:
        points.append(sum(seat["points"] for seat in p.seats if seat["colour"] == colour))
    return Sheet(i, list(zip(scoring.LINES, points, strict=True)), [p.buildings])


def _solo(kit: OriginsKit, tokens: list[int] | None, total: int) -> dict[str, Any] | None:
    if tokens is None:
        return None
    target = scoring.target_for(kit, tokens)
    return {"conditions": scoring.conditions(tokens), "target": target, "won": total >= target}


def _table(data: Any) -> tuple[list[Any], list[int] | None]:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise typed.with_fields("", [f'"format": "{FORMAT}"'])
    typed.whole(data.get("version"), "version", 1, 1)
    players = typed.players(data.get("players"), "players", 4)
    solo = data.get("solo")
    if solo is None:
        return players, None
    if len(players) != 1:
        raise SheetError("expected exactly one player", "one-player", "solo")
    given = solo.get("tokens_by_place") if isinstance(solo, dict) else None
    if not isinstance(given, list) or sorted(map(str, given)) != sorted(TOKENS):
        text, where = "expected each of {known} once", "solo.tokens_by_place"
        raise SheetError(text, "each-once", where, known=typed.names(TOKENS))
    return players, [TOKENS.index(id) for id in given]


def _one_of(where: str, data: dict[str, Any], first: str, second: str) -> str:
    given = [key for key in (first, second) if key in data]
    if len(given) != 1:
        raise typed.either(where, first, second)
    return given[0]


def _advisors(kit: OriginsKit, where: str, data: dict[str, Any]) -> int:
    if _one_of(where, data, "advisors", "advisor_vp") == "advisor_vp":
        return FORM["advisor_vp"].read(data, where)
    given = data["advisors"]
    if not isinstance(given, list):
        raise SheetError("expected a list of colours", "colours", f"{where}.advisors")
    for colour in given:
        typed.known(colour, f"{where}.advisors", COLOURS)
    if len(set(given)) != len(given):
        text = "expected every colour at most once"
        raise SheetError(text, "colours-once", f"{where}.advisors")
    return int(kit.advisor_points[len(given)])


def _temples(kit: OriginsKit, where: str, data: dict[str, Any]) -> tuple[dict[str, int], str]:
    """The points of each temple, and the one that does not count."""
    field = _one_of(where, data, "temples", "temple_vp")
    given = data[field]
    if not isinstance(given, dict) or sorted(given) != sorted(TEMPLES):
        raise typed.with_fields(f"{where}.{field}", TEMPLES)
    tops = [MOST if field == "temple_vp" else int(kit.top[t]) for t in range(len(TEMPLES))]
    for t, id in enumerate(TEMPLES):
        typed.whole(given[id], f"{where}.{field}.{id}", 0, tops[t])
    if field == "temple_vp":
        return {id: given[id] for id in TEMPLES}, max(TEMPLES, key=lambda id: given[id])
    points = {id: int(kit.temple_points(t, given[id])) for t, id in enumerate(TEMPLES)}
    return points, max(TEMPLES, key=lambda id: (given[id], -points[id]))


def _seats(where: str, given: Any, towers: dict[str, int]) -> list[dict[str, Any]]:
    if not isinstance(given, list):
        raise SheetError("expected a list of dice", "dice", f"{where}.seats")
    found = []
    for k, seat in enumerate(given):
        at = f"{where}.seats[{k}]"
        if not isinstance(seat, dict) or sorted(seat) != ["colour", "value"]:
            raise typed.with_fields(at, ("colour", "value"))
        colour = typed.known(seat["colour"], at, COLOURS)
        value = FORM["seats"].number(seat["value"], f"{at}.value")
        height = towers[colour]
        found.append({"colour": colour, "value": value, "tower": height, "points": value * height})
    return found


def _check_discs(players: list[_Typed]) -> None:
    for colour in COLOURS:
        discs, most = sum(p.towers[colour] for p in players), int(DISCS_PER_COLOUR)
        if discs > most:
            text = "{n} discs of {colour} at the table, there are {most}"
            raise SheetError(text, "discs", "towers", n=discs, colour=colour, most=most)
