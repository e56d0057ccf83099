"""The score calculator for a real table: one scoring, or the sheet of a whole game (G.3)."""

from typing import Any, Final

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.pantheon.rules.atlas import COLUMN_IDS
from megalith.games.pantheon.rules.components import (
    COLUMN_POINTS,
    COLUMNS,
    DEMIGODS,
    END_POINTS,
    EPOCHS,
    GOD_COPIES,
    GOD_POINTS,
    GOD_POWER,
    KINDS,
    MAX_LEVEL,
    N_GODS,
    N_POWERS,
    N_VALUES,
    OFFERING_TIMES,
    PIECES_PER_HEX,
    PLAYERS,
)
from megalith.games.pantheon.rules.scoring import LINES

Row = dict[str, Any]
SCORING: Final = "pantheon_scoring_1"
SHEET: Final = "pantheon_sheet_1"
_COUNTED: Final = ("demigods", "columns", "pietalte", "offerings")
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    SCORING: ("name", "points", "ended_epoch", *_COUNTED),
    SHEET: ("name", "gods", "epochs_ended", "first", "second"),
}
_PIETALTE: Final[int] = [GOD_POWER[N_POWERS * g + OFFERING_TIMES] > 0 for g in range(N_GODS)].index(
    True
)
_TIMES: Final[int] = GOD_POWER[N_POWERS * _PIETALTE + OFFERING_TIMES]


def calculate(data: Any) -> list[Row]:
    """Every number of every player; SheetError names the fault, the player and the field."""
    form = data.get("format") if isinstance(data, dict) else None
    if form not in _FIELDS:
        raise typed.either("format", SCORING, SHEET, "bad_format")
    players = _players(data, form)
    return _scoring(data, players) if form == SCORING else _sheet(players)


def _players(data: Any, form: str) -> list[Row]:
    players = typed.players(data.get("players"), "players", max(PLAYERS), "bad_players")
    for i, p in enumerate(players):
        typed.record(p, f"players[{i}]", _FIELDS[form], "bad_format")
    return players


# -- one scoring


def _scoring(data: Row, players: list[Row]) -> list[Row]:
    if data.get("scoring") not in ("first", "second"):
        raise typed.either("scoring", "first", "second", "bad_format")
    enders = [p for i, p in enumerate(players) if _flag(p, i)]
    if len(enders) > 1:
        raise SheetError("only one player ends an epoch", "one-ender", code="too_many_ends")
    counts = _count([(f"players[{i}]", p) for i, p in enumerate(players)])
    sheets: list[Sheet] = []
    for i, (p, count) in enumerate(zip(players, counts, strict=True)):
        before = _whole(p.get("points", 0), f"players[{i}].points")
        lines = [("points_before", before), ("epoch_ends", END_POINTS if _flag(p, i) else 0)]
        lines += [(key, count[key]) for key in ("demigods", "columns", "pietalte")]
        sheets.append(Sheet(i, lines, [count["tokens"]]))
    answer = [_answer(p, sheet) for p, sheet in zip(players, rank(sheets), strict=True)]
    for row, sheet in zip(answer, sheets, strict=True):
        row.update({key: points for key, points in sheet.lines if key in _COUNTED})
        row["gained"] = sheet.total - sheet.lines[0][1]
    return answer


def _flag(p: Row, i: int) -> bool:
    given = p.get("ended_epoch", False)
    if not isinstance(given, bool):
        raise typed.yes_or_no(f"players[{i}].ended_epoch", given, "bad_number")
    return given


def _answer(p: Row, sheet: Sheet) -> Row:
    return {
        "name": str(p.get("name", sheet.seat + 1)),
        "lines": dict(sheet.lines),
        "points": sheet.total,
        "total": sheet.total,
        "demigod_tokens": sheet.tie[0],
        "tie_break": sheet.tie[0],
        "place": sheet.place,
    }


# -- a whole game


def _sheet(players: list[Row]) -> list[Row]:
    ends = [
        _whole(p.get("epochs_ended", 0), f"players[{i}].epochs_ended")
        for i, p in enumerate(players)
    ]
    if sum(ends) > EPOCHS:
        text = "{n} epochs ended, but there are {most}"
        raise SheetError(text, "ends", code="too_many_ends", n=sum(ends), most=EPOCHS)
    counts: list[list[Row]] = []
    for part in ("first", "second"):
        for i, p in enumerate(players):
            typed.record(p.get(part, {}), f"players[{i}].{part}", _COUNTED, "bad_format")
        counts.append(
            _count([(f"players[{i}].{part}", p.get(part, {})) for i, p in enumerate(players)])
        )
    sheets: list[Sheet] = []
    for i, p in enumerate(players):
        points = [_god_points(p, i), END_POINTS * ends[i]]
        for part_counts in counts:
            points += [part_counts[i][key] for key in ("demigods", "columns", "pietalte")]
        sheets.append(Sheet(i, list(zip(LINES, points, strict=True)), [counts[1][i]["tokens"]]))
    answer = [_answer(p, sheet) for p, sheet in zip(players, rank(sheets), strict=True)]
    for i, row in enumerate(answer):
        row["gods"], row["epoch_ends"] = sheets[i].lines[0][1], sheets[i].lines[1][1]
        for n, part in enumerate(("first", "second")):
            row[part] = {key: counts[n][i][key] for key in ("demigods", "columns", "pietalte")}
        row["gained"] = sheets[i].total
        row["warnings"] = _warnings(counts[0][i], counts[1][i])
    return answer


def _god_points(p: Row, i: int) -> int:
    where = f"players[{i}].gods"
    gods = p.get("gods", [0] * EPOCHS)
    if not isinstance(gods, list) or len(gods) != EPOCHS:
        text = "expected {n} numbers, one for each epoch"
        raise SheetError(text, "epoch-numbers", where, "bad_number", n=EPOCHS)
    return sum(_whole(n, where) * GOD_POINTS[k] for k, n in enumerate(gods))


def _warnings(first: Row, second: Row) -> list[str]:
    """What cannot get less in a game; people type in what they see."""
    found: list[str] = []
    if second["number"] < first["number"]:
        found.append("columns_lost")
    if any(a > b for a, b in zip(first["values"], second["values"], strict=True)):
        found.append("demigods_lost")
    if any(a > b for a, b in zip(first["levels"], second["levels"], strict=True)):
        found.append("level_lost")
    if second["copies"] < first["copies"]:
        found.append("pietalte_lost")
    return found


# -- what both forms count


def _count(parts: list[tuple[str, Row]]) -> list[Row]:
    """Points and counts of every player, and the limits that hold over all of them."""
    counted = [_count_one(where, part) for where, part in parts]
    for k in range(N_VALUES):
        if sum(c["values"][k] for c in counted) > DEMIGODS[k]:
            text = "there are only {most} of value {value}"
            most = int(DEMIGODS[k])
            raise SheetError(text, "demigods", code="too_many_demigods", most=most, value=k + 1)
    for id in COLUMN_IDS:
        if sum(1 for c in counted if id in c["ids"]) > PIECES_PER_HEX:
            text, most = "{column} has room for {most} columns", int(PIECES_PER_HEX)
            raise SheetError(text, "hex-full", code="hex_full", column=id, most=most)
    if sum(c["copies"] for c in counted) > GOD_COPIES[_PIETALTE]:
        most = int(GOD_COPIES[_PIETALTE])
        raise SheetError("there are only {most} Pietaltes", "gods", code="too_many_gods", most=most)
    return counted


def _count_one(where: str, part: Row) -> Row:
    values = _values(part.get("demigods", []), f"{where}.demigods")
    ids, number = _columns(part.get("columns", 0), f"{where}.columns")
    copies = _whole(part.get("pietalte", 0), f"{where}.pietalte")
    levels = _levels(part.get("offerings", {}), f"{where}.offerings")
    return {
        "values": values,
        "tokens": sum(values),
        "ids": ids,
        "number": number,
        "copies": copies,
        "levels": levels,
        "demigods": sum((k + 1) * n for k, n in enumerate(values)),
        "columns": int(COLUMN_POINTS[number]),
        "pietalte": copies * _TIMES * max(levels),
    }


def _values(listed: Any, where: str) -> list[int]:
    """How many demigods of each value."""
    counts = [0] * N_VALUES
    if not isinstance(listed, list):
        text = "expected a list of values 1 to {most}"
        raise SheetError(text, "value-list", where, "bad_demigod", most=N_VALUES)
    for value in listed:
        counts[typed.whole(value, where, 1, N_VALUES, "bad_demigod") - 1] += 1
    return counts


def _columns(columns: Any, where: str) -> tuple[list[str], int]:
    """The column hexes, if they are named, and their number."""
    if isinstance(columns, list):
        unknown = [id for id in columns if id not in COLUMN_IDS]
        if unknown:
            text, found = "unknown column hex {found}", repr(unknown[0])
            raise SheetError(text, "column", where, "bad_columns", found=found)
        if len(set(columns)) != len(columns) or len(columns) > COLUMNS:
            text = "expected at most {most} different column hexes"
            raise SheetError(text, "columns", where, "bad_columns", most=COLUMNS)
        return columns, len(columns)
    number = _whole(columns, where)
    if number > COLUMNS:
        raise typed.from_to(where, 0, COLUMNS, number, "bad_columns")
    return [], number


def _levels(offerings: Any, where: str) -> list[int]:
    if not isinstance(offerings, dict) or any(kind not in KINDS for kind in offerings):
        raise typed.with_fields(where, KINDS, "bad_level")
    for kind, level in offerings.items():
        if type(level) is not int or not 0 <= level <= MAX_LEVEL:
            raise typed.from_to(f"{where}.{kind}", 0, MAX_LEVEL, level, "bad_level")
    return [int(offerings.get(kind, 0)) for kind in KINDS]


def _whole(value: Any, where: str) -> int:
    if type(value) is not int or value < 0:
        text, found = "expected a whole number from 0, not {found}", repr(value)
        raise SheetError(text, "whole-from-0", where, "bad_number", found=found)
    return value
