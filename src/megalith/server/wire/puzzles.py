"""What is asked and answered about puzzles."""

from typing import Annotated, Literal

from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.core.game import Json
from megalith.server.wire.answers import RefusalJson
from megalith.server.wire.lessons import Line, Position
from megalith.server.wire.requests import In


class PuzzleTry(In):
    """A choice, as its line; `judge`: it is meant, and counts."""

    line: Line
    judge: bool = True


class PuzzleMarks(TypedDict):
    """How somebody does: first tries count. `streak`: right ones in a row; `days`: days in a row on
    which the puzzle of the day was solved."""

    rating: int
    tried: int
    solved: int
    streak: int
    best: int
    days: int


class Puzzles(TypedDict):
    """`day`: the puzzle of the day, and whether it was tried; `next`: one that was not, near the
    own rating; null when all have been tried."""

    count: int
    day: str
    day_tried: bool
    next: str | None
    themes: dict[str, int]
    marks: PuzzleMarks


class PuzzleShown(TypedDict):
    id: str
    seat: int
    seats: int
    rating: int
    tried: bool
    day: bool
    position: Position


class Saying(TypedDict):
    line: str
    record: Annotated[Json, "Doing"]


class Behind(TypedDict):
    line: str
    record: Annotated[Json, "Doing"]
    loss: float


class Because(TypedDict):
    whose: Literal["own", "rival"]
    line: str
    points: float


class Solution(TypedDict):
    """The best choice and others as good, what was worse and by how many points, the own steps that
    follow the best, and why: lines of the score sheet and rounds by which the best differs from the
    second best. `found`: iterations that a search needs; 0: at sight, -1: more than were tried."""

    best: Saying
    good: list[Saying]
    worse: list[Behind]
    line: list[Saying]
    lead: float
    win: float
    error: float
    theme: str
    reasons: list[Because]
    rounds: float
    found: int
    iterations: int


class PuzzleTried(TypedDict):
    """The position after the choice. `kind` null: it was only looked at, or refused. `counted`: it
    was the first try."""

    position: Position
    refusal: RefusalJson | None
    kind: Literal["right", "as_good", "wrong"] | None
    loss: float
    exact: bool
    counted: bool
    marks: PuzzleMarks | None
    solution: Solution | None
