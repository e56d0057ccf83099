"""Puzzles: positions of bot games in which one choice is clearly best, and the reason can be told.

A title ships them as data, `games/<title>/puzzles.json`: the games up to their last puzzle (packed
text of one line for each step), the puzzles, and a manifest that says how they were found
(`python -m megalith.research.puzzles`). Nothing of a puzzle says what its seat cannot know: the
best choice is that of searches that deal the hidden parts anew.
"""

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from megalith.core import notation, record
from megalith.core.errors import RecordError, TableError
from megalith.core.game import Json
from megalith.core.table import Table

GAMES: Final = Path(__file__).parent.parent / "games"
FILE: Final = "puzzles.json"
FORMAT: Final = "megalith-puzzles-1"
HEAD: Final = ("format", "game", "version", "players", "options", "components")  # of a record
Kind = Literal["right", "as_good", "wrong"]


@dataclass(frozen=True)
class Reason:
    """Points of a line of the score sheet that the best choice brings more than the second best, in
    games played on from both: `whose` are the own ones or those of the best rival."""

    whose: Literal["own", "rival"]
    line: str
    points: float


@dataclass(frozen=True)
class Puzzle:
    id: str  # follows from the position
    game: int  # of the file
    at: int  # steps of that game before it
    seat: int
    best: str  # the choice, as a line
    good: tuple[str, ...]  # others that are as good
    worse: tuple[tuple[str, float], ...]  # others that were searched, with their loss in points
    line: tuple[str, ...]  # how the search goes on, from the best choice
    lead: float  # expected after the best choice
    win: float  # its chance to win
    error: float  # standard error of the loss of the second best
    choices: int
    theme: str
    reasons: tuple[Reason, ...]
    rounds: float  # by which the game gets longer
    found: int  # iterations by which a search finds it; 0: one look ahead, -1: more than were tried
    rating: int

    @property
    def second(self) -> tuple[str, float]:
        return self.worse[0]


@dataclass(frozen=True)
class Judged:
    kind: Kind
    loss: float  # points …
    exact: bool  # … or at least so many: it was never among the better ones


def judge(puzzle: Puzzle, line: str) -> Judged:
    """What a choice is worth; it must be one that is possible."""
    if line == puzzle.best:
        return Judged("right", 0.0, True)
    if line in puzzle.good:
        return Judged("as_good", 0.0, True)
    known = dict(puzzle.worse)
    if line in known:
        return Judged("wrong", known[line], True)
    return Judged("wrong", puzzle.second[1], False)


@dataclass(frozen=True)
class Collection:
    title: str
    manifest: Json
    games: tuple[Json, ...]
    puzzles: tuple[Puzzle, ...]

    def table(self, puzzle: Puzzle) -> Table[Any]:
        """The position of a puzzle, with all that happened before."""
        return replayed(self.games[puzzle.game], puzzle.at)

    def find(self, id: str) -> Puzzle | None:
        return next((one for one in self.puzzles if one.id == id), None)


@cache
def shipped(title: str) -> Collection | None:
    """The puzzles that come with the program; None if the title has none."""
    path = GAMES / title / FILE
    if not path.is_file():
        return None
    return read(json.loads(path.read_text(encoding="utf-8")))


def read(data: Json) -> Collection:
    if data.get("format") != FORMAT:
        text = 'expected an object with "format": "{format}"'
        raise RecordError(text, "no-record", format=FORMAT)
    puzzles = tuple(read_one(one) for one in data["puzzles"])
    return Collection(data["title"], data["manifest"], tuple(data["games"]), puzzles)


def read_one(data: Json) -> Puzzle:
    reasons = tuple(Reason(**one) for one in data["reasons"])
    worse = tuple((line, loss) for line, loss in data["worse"])
    lists = {"good": tuple(data["good"]), "line": tuple(data["line"])}
    return Puzzle(**{**data, **lists, "worse": worse, "reasons": reasons})


def to_json(puzzle: Puzzle) -> Json:
    return asdict(puzzle)


# -- games


def packed(table: Table[Any], steps: int) -> Json:
    """The beginning of a game: the head of its record, and its steps."""
    data = record.to_json(table)
    shapes = table.game.border.shapes
    text = "\n".join(notation.line(step.record, shapes) for step in table.steps[:steps])
    head: Json = {name: data[name] for name in HEAD if name in data}
    steps_text = b64encode(zlib.compress(text.encode(), 9)).decode()
    return {**head, "digests": data["digests"][: steps // 20], "steps": steps_text}


def replayed(game: Json, at: int) -> Table[Any]:
    """The table after so many steps; every digest on the way is checked."""
    table: Table[Any] = Table(record.game_of(game), game["players"], game["options"])
    lines = zlib.decompress(b64decode(game["steps"])).decode().split("\n")
    try:
        for line in lines[:at]:
            table.do(table.to_move(), line)
    except TableError as error:
        n = len(table.steps)
        raise RecordError("step {n} does not fit: {why}", "step-unfit", n=n, why=error) from None
    for k, (now, then) in enumerate(zip(table.digests, game["digests"], strict=False)):
        if now != then:
            text = "the position after step {n} differs from the record"
            raise RecordError(text, "position-differs", n=20 * (k + 1))
    return table
