"""Positions of the lessons as pictures: how to play on one page, and examples of rules.

`games/<title>/lessons/howto.json` names for each section the steps of lessons that are shown,
`examples.json` for a rule the step that is its example.
"""

import json
from dataclasses import dataclass, replace
from functools import cache

from megalith.core.game import Json
from megalith.learn.lesson import GAMES, read
from megalith.learn.run import Run, Sentence, reach
from megalith.learn.saying import find


@dataclass(frozen=True)
class Section:
    id: str
    say: Sentence
    frames: list[Run]
    show: tuple[str, ...]  # what is looked at more closely; nothing: the whole board


def best(title: str, id: str, step: int) -> Run:
    """A step of a lesson, reached by the best choices."""
    steps = read(title, id).steps[:step]
    return reach(title, id, tuple(s.best for s in steps if s.asks), step)


def sections(title: str, facts: Json | None = None) -> list[Section]:
    """Positions are of the shipped set, as those of all lessons; numbers of the one in use."""
    shown = _sections(title)
    return shown if facts is None else [_with(section, facts, title) for section in shown]


def _with(section: Section, facts: Json, title: str) -> Section:
    args = {name: find({"facts": facts}, path) for name, path in _paths(title)[section.id].items()}
    return replace(section, say=Sentence(section.say.key, {**section.say.args, **args}))


@cache
def _paths(title: str) -> dict[str, dict[str, str]]:
    """Of each section the numbers that stand in the set."""
    path = GAMES / title / "lessons" / "howto.json"
    return {
        data["id"]: {k: x for k, x in data.get("args", {}).items() if x.startswith("facts.")}
        for data in json.loads(path.read_text(encoding="utf-8"))
    }


@cache
def _sections(title: str) -> list[Section]:
    path = GAMES / title / "lessons" / "howto.json"
    found: list[Section] = []
    for data in json.loads(path.read_text(encoding="utf-8")):
        frames = [best(title, lesson, step) for lesson, step in data["frames"]]
        args = frames[-1].args(tuple(data.get("args", {}).items()))
        say = Sentence(f"howto-{data['id']}", args)
        found.append(Section(data["id"], say, frames, tuple(data.get("show", ()))))
    return found


@dataclass(frozen=True)
class Example:
    rule: str
    lesson: str
    say: Sentence
    show: tuple[str, ...]  # what is pointed at
    frames: list[Run]  # before and after, where the step asks for a choice


@cache
def examples(title: str) -> list[Example]:
    path = GAMES / title / "lessons" / "examples.json"
    found: list[Example] = []
    for rule, (lesson, id) in json.loads(path.read_text(encoding="utf-8")).items():
        steps = read(title, lesson).steps
        at = next(n for n, step in enumerate(steps) if step.id == id)
        frames = [best(title, lesson, n) for n in range(at, at + 1 + steps[at].asks)]
        said = frames[0].sentence()
        assert said is not None
        found.append(Example(rule, lesson, said, steps[at].show, frames))
    return found
