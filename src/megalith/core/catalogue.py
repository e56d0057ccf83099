"""The titles, imported on demand."""

from importlib import import_module
from typing import Any, Final

from megalith.core.errors import OptionError
from megalith.core.game import Game

TITLES: Final[dict[str, str]] = {
    "stone_age": "megalith.games.stone_age.title:StoneAge",
    "akropolis": "megalith.games.akropolis.title:Akropolis",
    "origins": "megalith.games.origins.title:Origins",
    "pantheon": "megalith.games.pantheon.title:Pantheon",
}

_loaded: dict[str, Game[Any]] = {}


def load(title: str) -> Game[Any]:
    """The game of that id; OptionError names the ones that exist."""
    if title not in TITLES:
        text, known = "unknown game {found}; there are: {known}", ", ".join(TITLES)
        raise OptionError(text, "game", found=repr(title), known=known)
    if title not in _loaded:
        module, name = TITLES[title].split(":")
        _loaded[title] = getattr(import_module(module), name)()
    return _loaded[title]
