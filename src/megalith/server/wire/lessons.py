"""What is asked and answered about lessons."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.core.game import Json
from megalith.server.wire.answers import (
    Form,
    OptionValue,
    RefusalJson,
    Rules,
    Sheet,
    Told,
    View,
)
from megalith.server.wire.outgoing import Choice, Step
from megalith.server.wire.requests import In

Line = Annotated[str, Field(max_length=200)]


class LessonPlace(In):
    """A place in a lesson by the way to it: the choices made, and the steps seen."""

    answers: Annotated[list[Line], Field(max_length=60, default_factory=list)]
    step: Annotated[int, Field(ge=0, le=200)] = 0


class LessonChoice(LessonPlace):
    record: Annotated[dict[str, Any], Field(max_length=20), "Doing"]


class LessonAbout(TypedDict):
    id: str
    steps: int
    asks: int
    teaches: list[str]


class Lessons(TypedDict):
    lessons: list[LessonAbout]


class Sentence(TypedDict):
    key: str
    args: Json


class Verdict(TypedDict):
    kind: Literal["right", "also", "other", "trap"]
    say: Sentence | None
    take: str


class Position(TypedDict):
    at: int
    over: bool
    view: View
    steps: list[Step]
    decision: str
    turn: int | None
    choices: list[Choice]
    options: dict[str, OptionValue]
    sheets: list[Sheet] | None
    ending: str


class LessonStep(TypedDict):
    """`back`: choices that had been made one step before. `id` null: the lesson is over."""

    step: int
    steps: int
    back: int
    me: int
    seats: int
    id: str | None
    asks: bool
    say: Sentence | None
    hint: str | None
    best: str | None
    show: list[str]
    verdict: Verdict | None
    refusal: RefusalJson | None
    position: Position
    record: Json | None


class LessonPreview(TypedDict):
    view: View
    events: list[Told]


class LessonWhy(TypedDict):
    refusal: RefusalJson | None


class Picture(TypedDict):
    """A position as the learner sees it, and the steps that led to it."""

    me: int
    seats: int
    view: View
    steps: list[Step]


class Section(TypedDict):
    id: str
    say: Sentence
    show: list[str]
    frames: list[Picture]


class Howto(TypedDict):
    sections: list[Section]


class Example(TypedDict):
    """A rule as a lesson meets it: a position, or two, before and after a choice."""

    rule: str
    lesson: str
    say: Sentence
    show: list[str]  # what it is about: `data-place` of drawn things
    frames: list[Picture]


class Examples(TypedDict):
    examples: list[Example]


class Thing(TypedDict):
    """`id`: its message; `numbers` by what they say: one, several, or amounts."""

    id: str
    numbers: dict[str, int | str | list[int] | dict[str, int]]
    rules: list[str]


class Chapter(TypedDict):
    id: str
    things: list[Thing]


class Things(TypedDict):
    """The book of things; `refusals`: for each rule the keys of those that quote it."""

    chapters: list[Chapter]
    refusals: dict[str, list[str]]


class SetTold(TypedDict):
    """Everything that is told of a set of components."""

    facts: Json
    words: dict[str, str]
    rules: Rules
    things: Things
    howto: Howto
    form: Form
