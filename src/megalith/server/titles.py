"""Which rules and which set of components a table or a deal is played with."""

from typing import Any

from megalith.core import sets
from megalith.core.catalogue import as_of, load
from megalith.core.game import Json, Title


def began(game: str, changes: Json | None, version: int) -> Title[Any] | None:
    """The title by the version of the rules and with the set of components that it began with.

    Without a set of its own that is the shipped one, whatever MEGALITH_DATA says by now. None if
    the program does not know that version any more.
    """
    return as_of(_of_set(game, changes), version)


def still(game: str, changes: Json | None, version: int) -> Title[Any]:
    """The same, by the present rules where that version is not known any more."""
    usual = _of_set(game, changes)
    return as_of(usual, version) or usual


def told(title: Title[Any]) -> Json:
    """A title's set by what differs from the shipped one."""
    return {} if title.kit is None else sets.changes(title.id, title.kit.facts)


def own(title: Title[Any]) -> Json | None:
    """What must be kept of a title's set, to play on with it later; None for the shipped one."""
    return None if title.kit is None or title.kit.shipped else told(title)


def _of_set(game: str, changes: Json | None) -> Title[Any]:
    return load(game, sets.shipped(game) if changes is None else changes)
