"""The score calculator for a real table: one scoring, or the sheet of a whole game (G.3)."""

from typing import Any

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.sheet import Sheet, rank
from megalith.games.pantheon.border.form import (
    COUNTED,
    SCORING,
    SCORINGS,
    SHEET,
    SHEET_FIELDS,
    form,
)
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.scoring import LINES
from megalith.games.pantheon.rules.vocabulary import (
    MAX_LEVEL,
    N_POWERS,
    N_VALUES,
    OFFERING_TIMES,
)

Row = dict[str, Any]


def calculate(kit: PantheonKit, data: Any) -> list[Row]:
    """Every number of every player; SheetError names the fault, the player and the field."""
    format = data.get("format") if isinstance(data, dict) else None
    if format not in (SCORING, SHEET):
        raise typed.either("format", SCORING, SHEET, "bad_format")
    players = _players(kit, data, format)
    return _scoring(kit, data, players) if format == SCORING else _sheet(kit, players)


def _players(kit: PantheonKit, data: Any, format: str) -> list[Row]:
    fields = ("name", *(form(kit).fields() if format == SCORING else SHEET_FIELDS))
    players = typed.players(data.get("players"), "players", max(kit.players), "bad_players")
    for i, p in enumerate(players):
        typed.record(p, f"players[{i}]", fields, "bad_format")
    return players


# -- one scoring


def _scoring(kit: PantheonKit, data: Row, players: list[Row]) -> list[Row]:
    if data.get("scoring") not in SCORINGS:
        raise typed.either("scoring", "first", "second", "bad_format")
    enders = [p for i, p in enumerate(players) if _flag(p, i)]
    if len(enders) > 1:
        raise SheetError("only one player ends an epoch", "one-ender", code="too_many_ends")
    counts = _count(kit, [(f"players[{i}]", p) for i, p in enumerate(players)])
    sheets: list[Sheet] = []
    for i, (p, count) in enumerate(zip(players, counts, strict=True)):
        before = _whole(p.get("points", 0), f"players[{i}].points")
        lines = [("points_before", before), ("epoch_ends", kit.end_points if _flag(p, i) else 0)]
        lines += [(key, count[key]) for key in ("demigods", "columns", "pietalte")]
        sheets.append(Sheet(i, lines, [count["tokens"]]))
    answer = [_answer(p, sheet) for p, sheet in zip(players, rank(sheets), strict=True)]
    for row, sheet in zip(answer, sheets, strict=True):
        row.update({key: points for key, points in sheet.lines if key in COUNTED})
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


def _sheet(kit: PantheonKit, players: list[Row]) -> list[Row]:
    ends = [
        _whole(p.get("epochs_ended", 0), f"players[{i}].epochs_ended")
        for i, p in enumerate(players)
    ]
    if sum(ends) > kit.epochs:
        text = "{n} epochs ended, but there are {most}"
        raise SheetError(text, "ends", code="too_many_ends", n=sum(ends), most=kit.epochs)
    counts: list[list[Row]] = []
    for part in SCORINGS:
        for i, p in enumerate(players):
            typed.record(p.get(part, {}), f"players[{i}].{part}", COUNTED, "bad_format")
        counts.append(
            _count(kit, [(f"players[{i}].{part}", p.get(part, {})) for i, p in enumerate(players)])
        )
    sheets: list[Sheet] = []
    for i, p in enumerate(players):
        points = [_god_points(kit, p, i), kit.end_points * ends[i]]
        for part_counts in counts:
            points += [part_counts[i][key] for key in ("demigods", "columns", "pietalte")]
        sheets.append(Sheet(i, list(zip(LINES, points, strict=True)), [counts[1][i]["tokens"]]))
    answer = [_answer(p, sheet) for p, sheet in zip(players, rank(sheets), strict=True)]
    for i, row in enumerate(answer):
        row["gods"], row["epoch_ends"] = sheets[i].lines[0][1], sheets[i].lines[1][1]
        for n, part in enumerate(SCORINGS):
            row[part] = {key: counts[n][i][key] for key in ("demigods", "columns", "pietalte")}
        row["gained"] = sheets[i].total
        row["warnings"] = _warnings(counts[0][i], counts[1][i])
    return answer


def _god_points(kit: PantheonKit, p: Row, i: int) -> int:
    where = f"players[{i}].gods"
    gods = p.get("gods", [0] * kit.epochs)
    if not isinstance(gods, list) or len(gods) != kit.epochs:
        text = "expected {n} numbers, one for each epoch"
        raise SheetError(text, "epoch-numbers", where, "bad_number", n=kit.epochs)
    return sum(_whole(n, where) * kit.god_points[k] for k, n in enumerate(gods))


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


def _count(kit: PantheonKit, parts: list[tuple[str, Row]]) -> list[Row]:
    """Points and counts of every player, and the limits that hold over all of them."""
    counted = [_count_one(kit, where, part) for where, part in parts]
    for k in range(N_VALUES):
        if sum(c["values"][k] for c in counted) > kit.demigods[k]:
            text = "there are only {most} of value {value}"
            most = int(kit.demigods[k])
            raise SheetError(text, "demigods", code="too_many_demigods", most=most, value=k + 1)
    for id in kit.column_ids:
        if sum(1 for c in counted if id in c["ids"]) > kit.pieces_per_hex:
            text, most = "{column} has room for {most} columns", int(kit.pieces_per_hex)
            raise SheetError(text, "hex-full", code="hex_full", column=id, most=most)
    if sum(c["copies"] for c in counted) > kit.god_copies[kit.pietalte]:
        most = int(kit.god_copies[kit.pietalte])
        raise SheetError("there are only {most} Pietaltes", "gods", code="too_many_gods", most=most)
    return counted


def _count_one(kit: PantheonKit, where: str, part: Row) -> Row:
    values = _values(part.get("demigods", []), f"{where}.demigods")
    ids, number = _columns(kit, part.get("columns", 0), f"{where}.columns")
    copies = _whole(part.get("pietalte", 0), f"{where}.pietalte")
    levels = _levels(kit, part.get("offerings", {}), f"{where}.offerings")
    times = int(kit.god_power[N_POWERS * kit.pietalte + OFFERING_TIMES])
    return {
        "values": values,
        "tokens": sum(values),
        "ids": ids,
        "number": number,
        "copies": copies,
        "levels": levels,
        "demigods": sum((k + 1) * n for k, n in enumerate(values)),
        "columns": int(kit.column_points[number]),
        "pietalte": copies * times * max(levels),
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


def _columns(kit: PantheonKit, columns: Any, where: str) -> tuple[list[str], int]:
    """The column hexes, if they are named, and their number."""
    if isinstance(columns, list):
        unknown = [id for id in columns if id not in kit.column_ids]
        if unknown:
            text, found = "unknown column hex {found}", repr(unknown[0])
            raise SheetError(text, "column", where, "bad_columns", found=found)
        if len(set(columns)) != len(columns) or len(columns) > kit.columns:
            text = "expected at most {most} different column hexes"
            raise SheetError(text, "columns", where, "bad_columns", most=kit.columns)
        return columns, len(columns)
    number = _whole(columns, where)
    if number > kit.columns:
        raise typed.from_to(where, 0, kit.columns, number, "bad_columns")
    return [], number


def _levels(kit: PantheonKit, offerings: Any, where: str) -> list[int]:
    if not isinstance(offerings, dict) or any(kind not in kit.kinds for kind in offerings):
        raise typed.with_fields(where, kit.kinds, "bad_level")
    for kind, level in offerings.items():
        if type(level) is not int or not 0 <= level <= MAX_LEVEL:
            raise typed.from_to(f"{where}.{kind}", 0, MAX_LEVEL, level, "bad_level")
    return [int(offerings.get(kind, 0)) for kind in kit.kinds]


def _whole(value: Any, where: str) -> int:
    if type(value) is not int or value < 0:
        text, found = "expected a whole number from 0, not {found}", repr(value)
        raise SheetError(text, "whole-from-0", where, "bad_number", found=found)
    return value
