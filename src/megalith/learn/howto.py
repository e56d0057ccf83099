"""Positions of the lessons as pictures: how to play on one page, and examples of rules.

`games/<title>/lessons/howto.json` names for each section the steps of lessons that are shown,
`examples.json` for a rule the step that is its example.
"""

import json
from dataclasses import dataclass
from functools import cache

from megalith.learn.lesson import GAMES, read
from megalith.learn.run import Run, Sentence, reach


@dataclass(frozen=True)
class Section:
    id: str
    say: Sentence
    frames: list[Run]


def best(title: str, id: str, step: int) -> Run:
    """A step of a lesson, reached by the best choices."""
    steps = read(title, id).steps[:step]
    return reach(title, id, tuple(s.best for s in steps if s.asks), step)


@cache
def sections(title: str) -> list[Section]:
    path = GAMES / title / "lessons" / "howto.json"
    found: list[Section] = []
    for data in json.loads(path.read_text(encoding="utf-8")):
        frames = [best(title, lesson, step) for lesson, step in data["frames"]]
        args = frames[-1].args(tuple(data.get("args", {}).items()))
        found.append(Section(data["id"], Sentence(f"howto-{data['id']}", args), frames))
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
