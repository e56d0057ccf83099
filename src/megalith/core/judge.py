"""The judge of a set of components: everything that is wrong with it, and what looks odd.

The conditions stand in the title's `schema.py`, once.
"""

from importlib import import_module
from typing import Any

from megalith.core import sets
from megalith.core.errors import TableError
from megalith.core.provenance import CONFIRMED
from megalith.core.schema import each, text
from megalith.core.spots import Json, Shape, Spot


class Verdict:
    """The faults of a set, each one line "where: why", and the warnings."""

    def __init__(
        self, faults: list[TableError], warnings: list[TableError], forms: Json | None = None
    ) -> None:
        self.faults = faults
        self.warnings = warnings
        self.forms = forms or {}  # what may stand at each place


def judge(title: str, facts: Json) -> Verdict:
    """All faults and warnings of the whole facts of a set."""
    shape: Shape = import_module(f"megalith.games.{title}.schema").SCHEMA
    told = {key: x for key, x in facts.items() if key != CONFIRMED}
    try:
        spot = Spot("", told, sets.base(title, facts), facts)
    except TableError as error:  # it began with a set that never was
        return Verdict([error], [])
    shape(spot)
    if CONFIRMED in facts:
        spot.ask(each(text, 0, 999), facts[CONFIRMED], CONFIRMED)
    return Verdict(spot.faults, spot.warnings, spot.forms)


def judge_changes(title: str, changes: Any) -> Verdict:
    """The same of a set that is given by what differs from the shipped one."""
    if not isinstance(changes, dict):
        return Verdict([TableError("expected an object", "set-no-object")], [])
    try:
        return judge(title, sets.whole(title, changes))
    except TableError as error:
        return Verdict([error], [])


def demand(title: str, facts: Json) -> None:
    """Refuse a set that cannot be played with, by its first fault and the number of others."""
    faults = judge(title, facts).faults
    if len(faults) == 1:
        raise TableError("components of {game}: {why}", "set", game=title, why=faults[0])
    if faults:
        text = "components of {game}: {why} (and {n} more)"
        raise TableError(text, "set-more", game=title, why=faults[0], n=len(faults) - 1)
