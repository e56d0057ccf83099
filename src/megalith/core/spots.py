"""A spot of a set of components, and what a shape notes there: faults, warnings, and what may stand
there, for whoever draws a form.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from megalith.core.errors import TableError

Json = dict[str, Any]
ABSENT: Final = object()
KNOWN_BY: Final = ("id", "players", "level", "kind", "place")  # entries of a list


class Spot:
    """A place in a set: what stands there, and what the shipped set has in the same place."""

    def __init__(
        self, where: str, value: Any, like: Any, facts: Json, forms: Json | None = None
    ) -> None:
        self.where = where
        self.value = value
        self.like = like
        self.facts = facts
        self.faults: list[TableError] = []
        self.warnings: list[TableError] = []
        self.forms: Json = {} if forms is None else forms  # by place, of the whole set

    def form(self, kind: str, **more: Any) -> None:
        """What may stand here; said once for each place, by the shape that was asked first."""
        self.forms.setdefault(self.where, {"kind": kind, **more})

    def fault(self, why: TableError) -> None:
        where = self.where or "components"
        self.faults.append(TableError("{where}: {why}", "set-where", where=where, why=why))

    def ask(self, shape: "Shape", value: Any = ABSENT, key: str = "", like: Any = ABSENT) -> None:
        """Judge this spot, or one inside it, by a shape."""
        where = f"{self.where}.{key}" if self.where and key else self.where or key
        here = value is ABSENT
        stands, like = (self.value, self.like) if here else (value, like)
        spot = Spot(where, stands, like, self.facts, self.forms)
        shape(spot)
        self.faults += spot.faults
        self.warnings += spot.warnings

    def find(self, path: str) -> Any:
        """What the set says elsewhere ("places.items.forest.rings"); ABSENT where nothing."""
        found: Any = self.facts
        for key in path.split("."):
            found = inside(found, key)
        return found


def inside(found: Any, key: str) -> Any:
    """A field of an object, the entry of a list with that id, or with that number from 1."""
    if isinstance(found, dict):
        return found.get(key, ABSENT)
    if not isinstance(found, list):
        return ABSENT
    for x in found:
        if isinstance(x, dict) and any(str(x.get(name)) == key for name in KNOWN_BY):
            return x
    return found[int(key) - 1] if key.isdigit() and 1 <= int(key) <= len(found) else ABSENT


Shape = Callable[[Spot], None]


def names(known: object) -> str:
    return ", ".join(map(str, known)) if isinstance(known, list | tuple) else str(known)


def same(x: Any, y: Any) -> bool:
    """Equal as files: true is not 1, and 2.0 is not 2."""
    return json.dumps(x, sort_keys=True) == json.dumps(y, sort_keys=True)


def short(value: Any) -> str:
    """A value as a fault tells it."""
    found = repr(value)
    return found if len(found) <= 60 else found[:57] + "..."
