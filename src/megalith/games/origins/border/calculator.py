"""The score calculator for a real table: a typed final position, every line of its score."""

from typing import Any, Final

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.origins.rules import scoring
from megalith.games.origins.rules.abilities import TOKENS
from megalith.games.origins.rules.components import (
    ADVISOR_POINTS,
    COLOURS,
    DISCS_PER_COLOUR,
    END_POINTS,
    FACES,
    GOLD,
    START_HEIGHT,
    TEMPLES,
    TOP,
    temple_points,
)

FORMAT: Final = "origins_final_position"
FIELDS: Final = (
    "name",
    "track_vp",
    "gold",
    "advisors",
    "advisor_vp",
    "temples",
    "temple_vp",
    "towers",
    "seats",
    "buildings",
)
START_TILES: Final = 2  # agora and palace
BLOCK: Final = 4  # tiles around a seat
MOST: Final = 100_000


class _Typed:
    """One player's numbers, checked."""

    def __init__(self, where: str, data: Any) -> None:
        typed.record(data, where, FIELDS)
        self.name = str(data.get("name", where))
        self.track = typed.whole(data.get("track_vp", 0), f"{where}.track_vp", 0, MOST)
        gold = typed.whole(data.get("gold", 0), f"{where}.gold", 0, MOST)
        self.gold = gold * int(END_POINTS[GOLD])
        self.advisors = _advisors(where, data)
        self.temples, self.ignored = _temples(where, data)
        self.towers = _towers(where, data.get("towers", {}))
        self.seats = _seats(where, data.get("seats", []), self.towers)
        least = BLOCK if self.seats else START_TILES
        tiles = data.get("buildings", START_TILES)
        self.buildings = typed.whole(tiles, f"{where}.buildings", least, MOST)


def calculate(data: Any) -> list[dict[str, Any]]:
    """One object for each player: the score line by line, total and place."""
    players, tokens = _table(data)
    read = [_Typed(f"players[{i}]", p) for i, p in enumerate(players)]
    _check_discs(read)
    sheets = rank([_sheet(i, p) for i, p in enumerate(read)])
    winners = [p.name for p, sheet in zip(read, sheets, strict=True) if sheet.place == 1]
    rows = []
    for p, sheet in zip(read, sheets, strict=True):
        row = _row(p, sheet)
        row["winners"] = winners
        row["solo"] = _solo(tokens, sheet.total)
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


def _solo(tokens: list[int] | None, total: int) -> dict[str, Any] | None:
    if tokens is None:
        return None
    target = scoring.target_for(tokens)
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


def _advisors(where: str, data: dict[str, Any]) -> int:
    if _one_of(where, data, "advisors", "advisor_vp") == "advisor_vp":
        return typed.whole(data["advisor_vp"], f"{where}.advisor_vp", 0, MOST)
    given = data["advisors"]
    if not isinstance(given, list):
        raise SheetError("expected a list of colours", "colours", f"{where}.advisors")
    for colour in given:
        typed.known(colour, f"{where}.advisors", COLOURS)
    if len(set(given)) != len(given):
        text = "expected every colour at most once"
        raise SheetError(text, "colours-once", f"{where}.advisors")
    return int(ADVISOR_POINTS[len(given)])


def _temples(where: str, data: dict[str, Any]) -> tuple[dict[str, int], str]:
    """The points of each temple, and the one that does not count."""
    field = _one_of(where, data, "temples", "temple_vp")
    given = data[field]
    if not isinstance(given, dict) or sorted(given) != sorted(TEMPLES):
        raise typed.with_fields(f"{where}.{field}", TEMPLES)
    tops = [MOST if field == "temple_vp" else int(TOP[t]) for t in range(len(TEMPLES))]
    for t, id in enumerate(TEMPLES):
        typed.whole(given[id], f"{where}.{field}.{id}", 0, tops[t])
    if field == "temple_vp":
        return {id: given[id] for id in TEMPLES}, max(TEMPLES, key=lambda id: given[id])
    points = {id: int(temple_points(t, given[id])) for t, id in enumerate(TEMPLES)}
    return points, max(TEMPLES, key=lambda id: (given[id], -points[id]))


def _towers(where: str, given: Any) -> dict[str, int]:
    if not isinstance(given, dict):
        raise typed.such_as(f"{where}.towers", "{'red': 2}")
    heights: dict[str, int] = {}
    for colour in given:
        typed.known(colour, f"{where}.towers", COLOURS)
    for colour in COLOURS:
        height, at = given.get(colour, START_HEIGHT), f"{where}.towers.{colour}"
        heights[colour] = typed.whole(height, at, 1, int(DISCS_PER_COLOUR))
    return heights


def _seats(where: str, given: Any, towers: dict[str, int]) -> list[dict[str, Any]]:
    if not isinstance(given, list):
        raise SheetError("expected a list of dice", "dice", f"{where}.seats")
    found = []
    for k, seat in enumerate(given):
        at = f"{where}.seats[{k}]"
        if not isinstance(seat, dict) or sorted(seat) != ["colour", "value"]:
            raise typed.with_fields(at, ("colour", "value"))
        colour = typed.known(seat["colour"], at, COLOURS)
        value = typed.whole(seat["value"], f"{at}.value", 1, int(FACES))
        height = towers[colour]
        found.append({"colour": colour, "value": value, "tower": height, "points": value * height})
    return found


def _check_discs(players: list[_Typed]) -> None:
    for colour in COLOURS:
        discs, most = sum(p.towers[colour] for p in players), int(DISCS_PER_COLOUR)
        if discs > most:
            text = "{n} discs of {colour} at the table, there are {most}"
            raise SheetError(text, "discs", "towers", n=discs, colour=colour, most=most)
