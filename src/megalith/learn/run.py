"""A lesson being taken. The engine plays and judges; the lesson only says which choice it meant."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from megalith.core import notation, position, sets
from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.core.game import Json
from megalith.core.table import Step as Done
from megalith.core.table import Table
from megalith.learn.lesson import Answer, Kind, Lesson, Step, read
from megalith.learn.saying import sentence_args

KEPT = 400  # places in lessons that a process remembers
OUTCOME = ("event", "least", "most")  # of an answer's `if`: about what came of the choice
MOST = 60  # choices that a lesson can have; more are no path through one


@dataclass(frozen=True)
class Sentence:
    key: str
    args: Json


@dataclass(frozen=True)
class Verdict:
    kind: Kind
    say: Sentence | None
    take: str  # the line that the lesson goes on with; empty: the question stays
    run: "Run"  # what came of the choice, to be looked at


class Run:
    """One place in a lesson: a step and its position."""

    def __init__(self, lesson: Lesson, table: Table[Any], at: int, fresh: int) -> None:
        self.lesson = lesson
        self.table = table
        self.at = at
        self.fresh = fresh  # the first step at the table since the learner's last choice

    @property
    def step(self) -> Step | None:
        """What is told or asked here; nothing at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def news(self) -> list[Done]:
        return self.table.steps[self.fresh :]

    def sentence(self) -> Sentence | None:
        if self.step is None:
            return None
        return Sentence(self.step.key, self.args(self.step.args))

    def judge(self, what: str | Json) -> Verdict:
        """What is said to a choice; one that the rules forbid is refused by the table."""
        step = self.step
        if step is None or not step.asks:
            raise OptionError("this lesson asks nothing here", "lesson-asks-nothing")
        tried = self._twin()
        tried.fresh = len(tried.table.steps)
        done = tried.table.do(self.lesson.me, what)
        for answer in step.answers:
            after = tried._answered(answer, done.record)
            if after is not None:
                return self._verdict(step, answer, done.record, after)
        raise AssertionError("the last answer fits every choice")

    def _verdict(self, step: Step, answer: Answer, record: Json, after: "Run") -> Verdict:
        say = None
        if answer.say:
            say = Sentence(f"{step.key}.{answer.say}", after.args(answer.args))
        take = {"right": self.line(record), "also": step.best}.get(answer.kind, "")
        return Verdict(answer.kind, say, take, after)

    def line(self, record: Json) -> str:
        return notation.line(record, self.table.game.border.shapes)

    def args(self, paths: tuple[tuple[str, str], ...]) -> Json:
        """The numbers of a sentence that is said here."""
        best = self.step.best if self.step is not None else ""
        return sentence_args(self.table, self.lesson.me, self.news(), best, paths)

    def _answered(self, answer: Answer, record: Json) -> "Run | None":
        """What follows a choice by this answer; None if it does not fit."""
        fits = [wanted for wanted in answer.fits if matches(record, _fields(wanted))]
        if answer.fits and not fits:
            return None
        after = self._twin()
        after._play(answer.play)
        if not fits or any(after._shows(wanted) for wanted in fits):
            return after
        return None

    def _shows(self, wanted: Json) -> bool:
        """What came of the choice is what was wanted: an event, points of the own sheet."""
        if "event" in wanted and not self._tells(wanted["event"]):
            return False
        lines = self._points() if "least" in wanted or "most" in wanted else {}
        enough = all(lines[name] >= n for name, n in wanted.get("least", {}).items())
        return enough and all(lines[name] <= n for name, n in wanted.get("most", {}).items())

    def _points(self) -> Json:
        sheet = self.table.game.rules.sheets(self.table.state)[self.lesson.me].to_json()
        return {"total": sheet["total"], **sheet["lines"]}

    def _tells(self, wanted: Json) -> bool:
        border = self.table.game.border
        told = [border.explain(e, self.lesson.me) for s in self.news() for e in s.events]
        return any(matches(event, wanted) for event in told)

    def _twin(self) -> "Run":
        twin = copy(self)
        twin.table = self.table.twin()
        return twin

    def _play(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.table.do(self.table.to_move(), line)

    def onward(self, answer: str = "") -> "Run":
        """The next step: after a choice if this one asks."""
        nxt = self._twin()
        if self.step is not None and self.step.asks:
            verdict = self.judge(answer)
            if verdict.kind != "right":
                raise OptionError("this is no way through the lesson", "lesson-path")
            nxt = verdict.run
        nxt.at += 1
        nxt._enter()
        return nxt

    def _enter(self) -> None:
        """What a step needs before it is shown."""
        if self.step is None:
            return
        if self.step.start:
            self.table = _new_table(self.lesson)
            self._play(self.step.start)
            self.fresh = len(self.table.steps)
        self._play(self.step.play)


def _fields(wanted: Json) -> Json:
    return {name: value for name, value in wanted.items() if name not in OUTCOME}


def matches(record: Json, wanted: Json) -> bool:
    """Whether a record has these fields; the page narrows choices in the same way."""
    return all(_same(record.get(name), value) for name, value in wanted.items())


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, dict) and isinstance(b, dict):
        return all(a.get(name, 0) == b.get(name, 0) for name in a.keys() | b.keys())
    return bool(a == b)


@lru_cache(KEPT)
def reach(title: str, id: str, answers: tuple[str, ...] = (), at: int = 0) -> Run:
    """A place in a lesson, by the choices made and the steps seen. Ask it; do not play on it."""
    lesson = read(title, id)
    if not 0 <= at <= len(lesson.steps) or len(answers) > MOST:
        raise OptionError("the lesson has no such step", "lesson-step")
    if at == 0:
        return _begin(lesson)
    asks = lesson.steps[at - 1].asks
    if asks and not answers:
        raise OptionError("the lesson has no such step", "lesson-step")
    before = reach(title, id, answers[:-1] if asks else answers, at - 1)
    return before.onward(answers[-1] if asks else "")


def _begin(lesson: Lesson) -> Run:
    if lesson.after:
        table = end(lesson.title, lesson.after).table.twin()
    else:
        table = _new_table(lesson)
    run = Run(lesson, table, 0, 0)
    run._play(lesson.start)
    run.fresh = len(table.steps)
    run._enter()
    return run


def _new_table(lesson: Lesson) -> Table[Any]:
    shipped = load(lesson.title, sets.shipped(lesson.title))  # whatever else is in use
    return Table(shipped, lesson.seats, lesson.options)


@lru_cache(KEPT)
def end(title: str, id: str) -> Run:
    """The end of a lesson by its best choices."""
    lesson = read(title, id)
    best = tuple(step.best for step in lesson.steps if step.asks)
    return reach(title, id, best, len(lesson.steps))


def digest(run: Run) -> str:
    return position.digest(run.table.state)
