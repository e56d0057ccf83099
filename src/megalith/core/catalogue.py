"""The titles, each with its sets of components, made on demand."""

from importlib import import_module
from typing import Any, Final

from megalith.core import data, judge, sets
from megalith.core.errors import OptionError, TableError
from megalith.core.game import Title

TITLES: Final = ("stone_age", "akropolis", "origins", "pantheon")

MOST_SETS: Final = 64

_usual: dict[str, Title[Any]] = {}
_made: dict[tuple[str, str], Title[Any]] = {}  # by title and set


def load(title: str, components: dict[str, Any] | None = None) -> Title[Any]:
    """A title with a set of components, given by what differs from the shipped one (core/sets.py).

    Without one it is the shipped set, or what the owner of MEGALITH_DATA has put in its place.
    """
    if title not in TITLES:
        text, known = "unknown game {found}; there are: {known}", ", ".join(TITLES)
        raise OptionError(text, "game", found=repr(title), known=known)
    if components is not None:
        return _with(title, components)
    if title not in _usual:
        given = data.given(title)
        _usual[title] = _with(title, sets.shipped(title) if given is None else given)
    return _usual[title]


def find(title: str, name: str, version: int = 0) -> Title[Any]:
    """A title with a set that was loaded in this process, or was ever shipped, by its name."""
    for edition in data.editions(title) if (title, name) not in _made else ():
        _with(title, data.shipped_as(title, edition))
    if (title, name) not in _made:
        raise TableError(f"the set of components {name} of {title} is not loaded here")
    game = _made[title, name]
    return (as_of(game, version) if version else None) or game


def as_of(game: Title[Any], version: int) -> Title[Any] | None:
    """The same title and set by an earlier version of its rules, for records and tables that began
    with it; None if the title does not know that version any more. What is the shipped set now
    was another one then (`EDITIONS`)."""
    if version == game.version:
        return game
    module = import_module(f"megalith.games.{game.id}.title")
    if game.kit is None or version not in getattr(module, "OLDER", ()):
        return None
    facts = game.kit.facts
    if game.kit.shipped and version in getattr(module, "EDITIONS", {}):
        facts = data.shipped_as(game.id, module.EDITIONS[version])
    key = game.id, f"{sets.digest(facts)}@{version}"
    if key not in _made:
        _made[key] = module.title(facts, version)
    return _made[key]


def _with(title: str, components: dict[str, Any]) -> Title[Any]:
    module = import_module(f"megalith.games.{title}.title")
    facts = sets.whole(title, components)
    key = title, sets.digest(facts)
    if key not in _made:
        if all(facts != data.shipped_as(title, n) for n in data.editions(title)):
            judge.demand(title, facts)
        _forget()
        _made[key] = _played(title, facts, module)
    return _made[key]


def _played(title: str, facts: dict[str, Any], module: Any) -> Title[Any]:
    try:
        made: Title[Any] = module.title(facts)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, TableError):
            raise
        raise TableError(f"components of {title}: they cannot be read ({error!r})") from None
    return made


def _forget() -> None:
    """Strangers' records bring sets along: only the latest are kept, and the usual ones."""
    usual = list(_usual.values())
    strange = [key for key, game in _made.items() if game not in usual]
    for key in strange[: max(0, len(strange) - MOST_SETS)]:
        del _made[key]
