"""The book of things: everything that a title draws or names, with its numbers and its rules.

`games/<title>/lessons/things.json` says which things there are, where their numbers stand in the
facts, and which rules speak of them. Names and effects are messages of the title (`god-roma`, its
`.tip`); no number is typed. docs/lessons.md has the format.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from megalith.core.game import Json
from megalith.learn.lesson import GAMES
from megalith.learn.saying import find

Number = int | str | list[int] | dict[str, int]


@dataclass(frozen=True)
class Thing:
    id: str  # its message: `tile-b01`
    numbers: dict[str, Number]  # by what they say
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    id: str
    things: tuple[Thing, ...]


def book(title: str, facts: Json) -> tuple[Chapter, ...]:
    """The things of a set of components, with its numbers."""
    return tuple(
        Chapter(d["id"], tuple(_thing(d, id, item, facts) for id, item in _items(d, facts)))
        for d in _read(title, "things.json")
    )


@cache
def refusals(title: str) -> dict[str, list[str]]:
    """For each rule the refusals that quote it, as keys of messages."""
    found: dict[str, list[str]] = _read(title, "refusals.json")
    return found


def _read(title: str, name: str) -> Any:
    return json.loads((GAMES / title / "lessons" / name).read_text(encoding="utf-8"))


def _items(chapter: Json, facts: Json) -> Iterator[tuple[str, Json]]:
    if "from" in chapter:
        for item in find(facts, chapter["from"]):
            yield item["id"], item
    for id in chapter.get("ids", ()):
        yield id, {}


def _thing(chapter: Json, id: str, item: Json, facts: Json) -> Thing:
    paths = {**chapter.get("numbers", {}), **chapter.get("numbers_of", {}).get(id, {})}
    numbers = {name: _value(path, id, item, facts) for name, path in paths.items()}
    rules = list(chapter.get("rules", ()))
    for path, by in chapter.get("by", {}).items():
        rules += by.get(id if path == "{id}" else _value(path, id, item, facts), ())
    return Thing(
        f"{chapter['field']}-{id}",
        {name: value for name, value in numbers.items() if value not in (None, {}, [])},
        tuple(sorted(set(rules))),
    )


def _value(path: str, id: str, item: Json, facts: Json) -> Any:
    """`.points` is a field of the thing, other paths lead through the facts; None: not there."""
    filled = re.sub(r"\{([^}]+)\}", lambda m: id if m[1] == "id" else str(find(item, m[1])), path)
    root, way = (item, filled[1:]) if filled.startswith(".") else (facts, filled)
    before, each, after = way.partition(".each.")
    try:
        found = find(root, before)
    except (KeyError, StopIteration, TypeError, IndexError):
        return None
    if each:
        return [find(part, after) for part in found]
    return {k: n for k, n in found.items() if n} if isinstance(found, dict) else found
