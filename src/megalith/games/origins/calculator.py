"""The score calculator for a real table: a typed final position, every line of its score."""

from typing import Any, Final

from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.origins import scoring
from megalith.games.origins.abilities import TOKENS
from megalith.games.origins.components import (
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
        if not isinstance(data, dict):
            raise SheetError(f"{where}: expected an object")
        for key in data:
            if key not in FIELDS:
                raise SheetError(f"{where}: unknown field {key!r}; there are: {', '.join(FIELDS)}")
        self.name = str(data.get("name", where))
        self.track = _whole(f"{where}.track_vp", data.get("track_vp", 0), 0, MOST)
        gold = _whole(f"{where}.gold", data.get("gold", 0), 0, MOST)
        self.gold = gold * int(END_POINTS[GOLD])
        self.advisors = _advisors(where, data)
        self.temples, self.ignored = _temples(where, data)
        self.towers = _towers(where, data.get("towers", {}))
        self.seats = _seats(where, data.get("seats", []), self.towers)
        least = BLOCK if self.seats else START_TILES
        self.buildings = _whole(
            f"{where}.buildings", data.get("buildings", START_TILES), least, MOST
        )


def calculate(data: Any) -> list[dict[str, Any]]:
    """One object for each player: the score line by line, total and place."""
    players, tokens = _table(data)
    typed = [_Typed(f"players[{i}]", p) for i, p in enumerate(players)]
    _check_discs(typed)
    sheets = rank([_sheet(i, p) for i, p in enumerate(typed)])
    winners = [p.name for p, sheet in zip(typed, sheets, strict=True) if sheet.place == 1]
    rows = []
    for p, sheet in zip(typed, sheets, strict=True):
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
        raise SheetError(f'expected an object with "format": "{FORMAT}"')
    if data.get("version") != 1:
        raise SheetError(f"version: expected 1, not {data.get('version')!r}")
    players = data.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= 4:
        raise SheetError("players: expected a list of 1 to 4 players")
    solo = data.get("solo")
    if solo is None:
        return players, None
    if len(players) != 1:
        raise SheetError("solo: expected exactly one player")
    given = solo.get("tokens_by_place") if isinstance(solo, dict) else None
    if not isinstance(given, list) or sorted(map(str, given)) != sorted(TOKENS):
        raise SheetError(f"solo.tokens_by_place: expected each of {', '.join(TOKENS)} once")
    return players, [TOKENS.index(id) for id in given]


def _one_of(where: str, data: dict[str, Any], first: str, second: str) -> str:
    given = [key for key in (first, second) if key in data]
    if len(given) != 1:
        raise SheetError(f"{where}: expected either {first} or {second}")
    return given[0]


def _advisors(where: str, data: dict[str, Any]) -> int:
    if _one_of(where, data, "advisors", "advisor_vp") == "advisor_vp":
        return _whole(f"{where}.advisor_vp", data["advisor_vp"], 0, MOST)
    given = data["advisors"]
    if not isinstance(given, list):
        raise SheetError(f"{where}.advisors: expected a list of colours")
    for colour in given:
        _colour(f"{where}.advisors", colour)
    if len(set(given)) != len(given):
        raise SheetError(f"{where}.advisors: expected every colour at most once")
    return int(ADVISOR_POINTS[len(given)])


def _temples(where: str, data: dict[str, Any]) -> tuple[dict[str, int], str]:
    """The points of each temple, and the one that does not count."""
    field = _one_of(where, data, "temples", "temple_vp")
    given = data[field]
    if not isinstance(given, dict) or sorted(given) != sorted(TEMPLES):
        raise SheetError(f"{where}.{field}: expected {', '.join(TEMPLES)}")
    tops = [MOST if field == "temple_vp" else int(TOP[t]) for t in range(len(TEMPLES))]
    for t, id in enumerate(TEMPLES):
        _whole(f"{where}.{field}.{id}", given[id], 0, tops[t])
    if field == "temple_vp":
        return {id: given[id] for id in TEMPLES}, max(TEMPLES, key=lambda id: given[id])
    points = {id: int(temple_points(t, given[id])) for t, id in enumerate(TEMPLES)}
    return points, max(TEMPLES, key=lambda id: (given[id], -points[id]))


def _towers(where: str, given: Any) -> dict[str, int]:
    if not isinstance(given, dict):
        raise SheetError(f"{where}.towers: expected an object such as {{'red': 2}}")
    for colour in given:
        _colour(f"{where}.towers", colour)
    most = int(DISCS_PER_COLOUR)
    return {c: _whole(f"{where}.towers.{c}", given.get(c, START_HEIGHT), 1, most) for c in COLOURS}


def _seats(where: str, given: Any, towers: dict[str, int]) -> list[dict[str, Any]]:
    if not isinstance(given, list):
        raise SheetError(f"{where}.seats: expected a list of dice")
    found = []
    for k, seat in enumerate(given):
        at = f"{where}.seats[{k}]"
        if not isinstance(seat, dict) or sorted(seat) != ["colour", "value"]:
            raise SheetError(f"{at}: expected an object with colour and value")
        colour = _colour(at, seat["colour"])
        value = _whole(f"{at}.value", seat["value"], 1, int(FACES))
        height = towers[colour]
        found.append({"colour": colour, "value": value, "tower": height, "points": value * height})
    return found


def _check_discs(typed: list[_Typed]) -> None:
    for colour in COLOURS:
        discs = sum(p.towers[colour] for p in typed)
        if discs > DISCS_PER_COLOUR:
            raise SheetError(
                f"towers: {discs} discs of {colour} at the table, there are {DISCS_PER_COLOUR}"
            )


def _colour(where: str, colour: Any) -> str:
    if colour not in COLOURS:
        raise SheetError(f"{where}: unknown colour {colour!r}; there are: {', '.join(COLOURS)}")
    return str(colour)


def _whole(where: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise SheetError(f"{where}: expected a whole number from {least} to {most}, not {value!r}")
    return value
