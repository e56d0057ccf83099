"""What is asked and answered about the analysis of a game."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.core.game import Json
from megalith.server.wire.answers import RefusalJson
from megalith.server.wire.lessons import Line, Position
from megalith.server.wire.requests import In, StepNumber


class StudyRecord(In):
    record: Json


class StudyTry(In):
    """A turn tried anew from step `n` of the game, so far; `judge`: say what it is worth."""

    n: StepNumber
    lines: Annotated[list[Line], Field(max_length=60, default_factory=list)]
    judge: bool = True


class Played(TypedDict):
    by: int
    record: Annotated[Json, "Doing"]


class Expected(TypedDict):
    win: list[float]
    lead: list[float]


class LineGain(TypedDict):
    """Points of a line of the score sheet that the better turn brings more."""

    whose: Literal["own", "rival"]
    line: str
    points: float


class JudgedTurn(TypedDict):
    """A turn from step `n` to step `end`: what it cost its seat, and how sure that is; what was
    expected before it, after it, and after the best one."""

    n: int
    end: int
    seat: int
    choice: str
    best: str
    loss: float
    error: float
    mark: Literal["best", "as_good", "small", "inaccuracy", "mistake", "blunder"]
    before: Expected
    after: Expected
    top: Expected
    did: list[Played]
    better: list[Played]
    ahead: list[Played]
    lines: list[LineGain]


class CurvePoint(TypedDict):
    """After step `n`: everybody's chance, and how luck (`who` -1) or a seat had changed it."""

    n: int
    who: int
    owner: int
    win: list[float]
    change: list[float]


class StudyBody(TypedDict):
    """Start, luck, everybody's skill (a row for each author) and revision add up to the result."""

    game: str
    iterations: int
    start: list[float]
    luck: list[float]
    skill: list[list[float]]
    revision: list[float]
    result: list[float]
    method: int
    rules: int
    unit: Literal["share", "points"]
    steps: int
    curve: list[CurvePoint]
    decisions: list[JudgedTurn]
    dearest: list[list[int]]


class StudyState(TypedDict):
    """`part` of an analysis that runs is done. `mine`: whoever asks has begun it too."""

    key: str
    state: Literal["none", "waiting", "running", "done", "failed"]
    part: float
    mine: bool
    study: StudyBody | None


class StudyTried(TypedDict):
    """The position after what was tried. When the turn is over: what it costs against the best
    one, and whether that is as good."""

    seat: int
    seats: int
    lines: list[str]
    position: Position
    refusal: RefusalJson | None
    done: bool
    passes: bool
    loss: float
    error: float
