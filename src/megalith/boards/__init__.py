"""Tables drawn in the terminal: a module for each title, a plain drawing for the others."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import Group, RenderableType
from rich.pretty import Pretty

from megalith.core.game import Json, Title
from megalith.core.table import Table
from megalith.words import Words

Groups = list[tuple[str, list[Json]]]


def _module(title: str) -> ModuleType | None:
    name = f"{__name__}.{title}"
    return import_module(name) if find_spec(name) else None


def draw(table: Table[Any], words: Words, seat: int | None) -> RenderableType:
    """The table as a seat, or a spectator, sees it."""
    return draw_state(table.game, table.state, words, seat)


def draw_state(game: Title[Any], s: Any, words: Words, seat: int | None) -> RenderableType:
    """The same of a position."""
    view: Mapping[str, Any] = game.border.view(s, seat)
    facts = game.kit.facts if game.kit is not None else {}
    module = _module(game.id)
    if module is None:
        return Group(Pretty(view))
    drawn: RenderableType = module.draw(view, facts, words, seat)
    return drawn


def say(title: str, record: Json, view: Mapping[str, Any], words: Words) -> str:
    """A choice in words, with what the title knows about it from the view."""
    module = _module(title)
    if module is not None and hasattr(module, "say"):
        told: str = module.say(record, view, words)
        return told
    return words.action(record)


def narrow(title: str, records: list[Json], words: Words) -> Groups:
    """A long list of choices as a few labelled groups."""
    module = _module(title)
    if module is not None and hasattr(module, "narrow"):
        groups: Groups = module.narrow(records, words)
        return groups
    return by_first_field(records, words)


def by_first_field(records: list[Json], words: Words) -> Groups:
    """Groups by the first field whose values differ; single records if none does."""
    fields = dict.fromkeys(key for record in records for key in record)
    for field in fields:
        groups: dict[str, list[Json]] = {}
        for record in records:
            groups.setdefault(_label(field, record, words), []).append(record)
        if 1 < len(groups) < len(records):
            return list(groups.items())
    return [(words.action(record), [record]) for record in records]


def _label(field: str, record: Json, words: Words) -> str:
    if field == "do":
        return words.say(f"asked-{record['do']}") if words.has(f"asked-{record['do']}") else "…"
    value = record.get(field)
    if isinstance(value, dict):
        first = next(iter(value.items()), None)
        return words.mix(dict([first])) + " …" if first else words.say("nothing")
    return str(words.args({field: value}).get(field, value))
