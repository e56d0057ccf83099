"""The form of a score sheet: what is typed about a real table, in the order of the pad.

A title describes it once (`border/form.py`): the page draws its calculator from it, and the
title's calculator checks by it what was typed. Its words are `form-<field>` and `form-<words>-<id>`
of the .ftl files, with - for the dots of a field.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from megalith.core import typed

# number; counts: one for each id; list: so many numbers; numbers: any number of them; dice: any
# number for each id, as {colour, value}; flag: yes or no; city: a city of hexes, drawn.
EntryKind = Literal["number", "counts", "list", "numbers", "dice", "flag", "city"]


@dataclass(frozen=True)
class Entry:
    field: str  # a path, such as "first.columns"
    kind: EntryKind = "number"
    least: int = 0
    most: int | None = None  # None: as much as one likes
    length: int = 0  # of a list
    ids: Sequence[str] = ()  # of counts and dice
    words: str = ""  # the ids' words, if several entries have the same
    start: Any = None  # what stands there before anything is typed; None: nothing

    def missing(self) -> int:
        """What is meant by nothing."""
        return max(0, self.least)

    def number(self, given: Any, where: str, code: str = "") -> int:
        most = self.most if self.most is not None else typed.NO_END
        return typed.whole(given, where, self.least, most, code)

    def read(self, sheet: dict[str, Any], where: str) -> int:
        """The number of a sheet; nothing means the least, but never a loss."""
        return self.number(sheet.get(self.field, self.missing()), f"{where}.{self.field}")

    def counts(self, sheet: dict[str, Any], where: str) -> list[int]:
        """A number for each id; nothing means the least."""
        given, at = sheet.get(self.field, {}), f"{where}.{self.field}"
        if not isinstance(given, dict):
            raise typed.such_as(at, f"{{{self.ids[0]!r}: {self.missing() or 1}}}")
        for id in given:
            typed.known(id, at, self.ids)
        return [self.number(given.get(id, self.missing()), f"{at}.{id}") for id in self.ids]


@dataclass(frozen=True)
class Form:
    entries: tuple[Entry, ...]
    head: dict[str, Any] = field(default_factory=dict)  # what a sheet says before its players
    asks: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of the head: what is chosen

    def __getitem__(self, name: str) -> Entry:
        return next(entry for entry in self.entries if entry.field == name)

    def fields(self) -> list[str]:
        """The fields of a player, each once: of a path its first part."""
        return list(dict.fromkeys(entry.field.split(".")[0] for entry in self.entries))

    def blank(self) -> dict[str, Any]:
        """A player's sheet before anything is typed."""
        sheet: dict[str, Any] = {}
        for entry in self.entries:
            if entry.start is not None:
                *path, last = entry.field.split(".")
                inside = sheet
                for part in path:
                    inside = inside.setdefault(part, {})
                inside[last] = entry.start
        return sheet
