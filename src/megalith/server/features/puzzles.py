"""Puzzles as the page gets them: only what the seat sees, and the solution once it has chosen.

This runs in a process beside the server.
"""

from hashlib import sha256
from typing import Any

from megalith.core import notation
from megalith.core.errors import IllegalAction, TableError
from megalith.core.table import Table
from megalith.server.errors import ServerError, by_rules, refusal_json
from megalith.server.features.lessons import position_of
from megalith.server.wire import puzzles as wire
from megalith.study import puzzle as data
from megalith.study.puzzle import Collection, Judged, Puzzle

RECENT = 12  # steps before the puzzle that are told


def collection(title: str) -> Collection:
    found = data.shipped(title)
    if found is None or not found.puzzles:
        raise ServerError("not_found", "there are no puzzles of this game")
    return found


def puzzle_of(title: str, id: str) -> Puzzle:
    found = collection(title).find(id)
    if found is None:
        raise ServerError("not_found", "no such puzzle")
    return found


def of_day(title: str, day: int) -> str:
    """The same for everybody; none comes again before all have been."""
    ids = [one.id for one in collection(title).puzzles]
    ids.sort(key=lambda id: sha256(f"{title}/{id}".encode()).hexdigest())
    return ids[day % len(ids)]


def shown(title: str, id: str) -> wire.PuzzleShown:
    puzzle = puzzle_of(title, id)
    table = _table(title, puzzle)
    return {
        "id": id,
        "seat": puzzle.seat,
        "seats": table.seats,
        "rating": puzzle.rating,
        "tried": False,
        "day": False,
        "position": position_of(table, puzzle.seat, max(0, puzzle.at - RECENT)),
    }


def tried(title: str, id: str, asked: wire.PuzzleTry) -> wire.PuzzleTried:
    """A choice made: what it is worth, and the solution."""
    puzzle = puzzle_of(title, id)
    table = _table(title, puzzle)
    try:
        table.do(puzzle.seat, asked.line)
    except IllegalAction as error:
        return _told(table, puzzle, None, refusal_json(error.refusal))
    except TableError as error:
        raise by_rules(error) from None
    if not asked.judge:
        return _told(table, puzzle, None, None)
    said = notation.line(table.steps[-1].record, table.game.border.shapes)
    return {
        **_told(table, puzzle, data.judge(puzzle, said), None),
        "solution": _solution(title, puzzle),
    }


def _table(title: str, puzzle: Puzzle) -> Table[Any]:
    try:
        return collection(title).table(puzzle)
    except TableError as error:
        raise by_rules(error) from None


def _told(
    table: Table[Any], puzzle: Puzzle, judged: Judged | None, refusal: Any
) -> wire.PuzzleTried:
    return {
        "position": position_of(table, puzzle.seat, puzzle.at),
        "refusal": refusal,
        "kind": judged.kind if judged else None,
        "loss": judged.loss if judged else 0.0,
        "exact": judged.exact if judged else True,
        "counted": False,
        "marks": None,
        "solution": None,
    }


def _solution(title: str, puzzle: Puzzle) -> wire.Solution:
    table = _table(title, puzzle)
    shapes = table.game.border.shapes

    def said(line: str) -> wire.Saying:
        return {"line": line, "record": notation.read(line, shapes)}

    return {
        "best": said(puzzle.best),
        "good": [said(line) for line in puzzle.good],
        "worse": [{**said(line), "loss": loss} for line, loss in puzzle.worse],
        "line": [said(line) for line in puzzle.line[1:]],
        "lead": puzzle.lead,
        "win": puzzle.win,
        "error": puzzle.error,
        "theme": puzzle.theme,
        "reasons": [
            {"whose": one.whose, "line": one.line, "points": one.points} for one in puzzle.reasons
        ],
        "rounds": puzzle.rounds,
        "found": puzzle.found,
        "iterations": int(collection(title).manifest["limits"]["iterations"]),
    }
