"""The titles, imported on demand."""

from importlib import import_module
from typing import Any, Final

from megalith.core.errors import OptionError
from megalith.core.game import Title

TITLES: Final = ("stone_age", "akropolis", "origins", "pantheon")

_loaded: dict[str, Title[Any]] = {}


def load(title: str) -> Title[Any]:
    """The title of that id; OptionError names the ones that exist."""
    if title not in TITLES:
        text, known = "unknown game {found}; there are: {known}", ", ".join(TITLES)
        raise OptionError(text, "game", found=repr(title), known=known)
    if title not in _loaded:
        _loaded[title] = import_module(f"megalith.games.{title}.title").title()
    return _loaded[title]
