"""What is asked and answered about branches: games that might have been, and notes."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.core.game import Json
from megalith.server.wire.answers import RefusalJson
from megalith.server.wire.lessons import Line, Position
from megalith.server.wire.requests import In, Name, StepNumber

_TURNING = r"\u200e\u200f\u202a-\u202e\u2066-\u2069"  # text direction: shown, it would lie
Note = Annotated[
    str, Field(min_length=1, max_length=500, pattern=rf"^[^\x00-\x09\x0b-\x1f\x7f{_TURNING}]+$")
]
Place = Annotated[str, Field(pattern=r"^[0-9]{1,6}$")]  # a step, as a key
Lines = Annotated[list[Line], Field(max_length=400, default_factory=list)]


class Explore(In):
    """From step `at` of the game on by these lines, luck among them. `draw`: let luck speak next;
    `look`: what the search thinks of the position that is reached."""

    at: StepNumber
    lines: Lines
    draw: bool = False
    look: bool = False


class Outcome(TypedDict):
    line: str
    record: Annotated[Json, "Doing"]
    chance: float


class Thought(TypedDict):
    """A choice that the search has looked at: everybody's chance and lead after it."""

    line: str
    record: Annotated[Json, "Doing"]
    visits: int
    win: list[float]
    lead: list[float]


class Looked(TypedDict):
    iterations: int
    unit: Literal["share", "points"]
    win: list[float]
    lead: list[float]
    choices: list[Thought]


class Explored(TypedDict):
    """`seat`: through whose eyes. `lines`: as far as they were possible, and what luck said."""

    seat: int
    seats: int
    lines: list[str]
    position: Position
    refusal: RefusalJson | None
    outcomes: list[Outcome]
    look: Looked | None


class BranchText(In):
    """`notes` by the step to which they belong, counted from the beginning of the game."""

    name: Name
    at: StepNumber
    lines: Lines
    notes: Annotated[dict[Place, Note], Field(max_length=60, default_factory=dict)]


class Branch(TypedDict):
    id: str
    name: str
    at: int
    lines: list[str]
    notes: dict[str, str]
    changed: int
    mine: bool


class Branches(TypedDict):
    branches: list[Branch]


class BranchShared(TypedDict):
    """A branch with the game that it leaves, for whoever has its address."""

    key: str
    record: Json
    branch: Branch
