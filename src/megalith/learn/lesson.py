"""A lesson as data: `games/<title>/lessons/<id>.json`. Its words stand beside it, in Fluent.

A step tells something or asks for a choice. Positions are made by lines, luck included, from
the first position of a game; no state is written by hand. docs/lessons.md has the format.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from megalith.core.catalogue import TITLES
from megalith.core.errors import OptionError
from megalith.core.game import Json

Kind = Literal["right", "also", "other", "trap"]
GAMES: Final = Path(__file__).parent.parent / "games"
_COURSE: Final = "course.json"  # the lessons of a title in their order


class LessonError(ValueError):
    """A lesson file that cannot be right: our fault, found by the tests."""


@dataclass(frozen=True)
class Answer:
    """What is said to the choices that fit, and what follows them."""

    fits: tuple[Json, ...]  # any of these; none: every choice
    kind: Kind
    say: str  # an attribute of the step's message; empty: nothing is said
    play: tuple[str, ...] = ()  # luck and replies after the choice
    args: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Step:
    id: str
    key: str  # its message
    start: tuple[str, ...]  # lines of another position from which it goes on; empty: it stays
    play: tuple[str, ...]  # what is played before it is shown
    show: tuple[str, ...]  # what is pointed at
    args: tuple[tuple[str, str], ...]  # numbers of its sentence: name, path
    answers: tuple[Answer, ...] = ()
    best: str = ""  # the line that the lesson goes on with; empty: nothing is asked

    @property
    def asks(self) -> bool:
        return bool(self.best)


@dataclass(frozen=True)
class Lesson:
    title: str
    id: str
    seats: int
    me: int
    options: Json
    after: str  # the lesson at whose end it begins; empty: a new game
    start: tuple[str, ...]
    steps: tuple[Step, ...]
    teaches: tuple[str, ...]  # numbers of rules
    digest: str  # of the position at its end, by the best choices

    @property
    def key(self) -> str:
        return f"lesson-{self.id}"


@cache
def course(title: str) -> tuple[str, ...]:
    """The lessons of a title in their order; none if it has none."""
    path = GAMES / title / "lessons" / _COURSE
    if title not in TITLES or not path.is_file():
        return ()
    return tuple(_json(path))


@cache
def read(title: str, id: str) -> Lesson:
    if id not in course(title):
        known = ", ".join(course(title))
        text = "{game} has no lesson {found}; there are: {known}"
        raise OptionError(text, "lesson", game=title, found=repr(id), known=known)
    path = GAMES / title / "lessons" / f"{id}.json"
    try:
        return _lesson(title, id, _json(path))
    except (KeyError, TypeError) as error:
        raise LessonError(f"{path.name}: {error!r}") from None


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _lesson(title: str, id: str, data: Json) -> Lesson:
    _only(data, "seats me options after start steps teaches digest")
    return Lesson(
        title,
        id,
        data["seats"],
        data.get("me", 0),
        data.get("options", {}),
        data.get("after", ""),
        tuple(data.get("start", ())),
        tuple(_step(id, step) for step in data["steps"]),
        tuple(data["teaches"]),
        data.get("digest", ""),
    )


def _step(lesson: str, data: Json) -> Step:
    _only(data, "id start play show args best answers else")
    answers = [_answer(a) for a in data.get("answers", ())]
    if "best" in data:
        last = data.get("else", "")
        answers.append(Answer((), "other", last))
    return Step(
        data["id"],
        f"lesson-{lesson}-{data['id']}",
        tuple(data.get("start", ())),
        tuple(data.get("play", ())),
        tuple(data.get("show", ())),
        tuple(data.get("args", {}).items()),
        tuple(answers),
        data.get("best", ""),
    )


def _answer(data: Json) -> Answer:
    _only(data, "if is say play args")
    wanted = data["if"]
    if data["is"] not in get_args(Kind):
        raise LessonError(f"no verdict: {data['is']}")
    return Answer(
        tuple(wanted) if isinstance(wanted, list) else (wanted,),
        data["is"],
        data.get("say", ""),
        tuple(data.get("play", ())),
        tuple(data.get("args", {}).items()),
    )


def _only(data: Json, names: str) -> None:
    for name in data.keys() - set(names.split()):
        raise LessonError(f"unknown field {name}")
