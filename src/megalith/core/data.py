"""The facts of a title: its components.json, or the file that an owner of the game puts there.

What was shipped before stays beside it, for ever the same: sets/edition-1.json and so on.

With MEGALITH_DATA=FOLDER in the environment, FOLDER/<title>.json stands for the shipped file, or
says what differs from it. A file that belongs to no title, and a folder without any, are errors.
"""

import json
import os
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from megalith.core.errors import TableError

SHIPPED: Final = "shipped"
GAMES: Final = Path(__file__).parent.parent / "games"

FIRST: Final = 1

_kept: dict[Path, dict[str, Any]] = {}


def shipped(title: str) -> dict[str, Any]:
    """The set that comes with the program; not to be changed."""
    return _once(title, GAMES / title / "components.json")


def edition(facts: dict[str, Any]) -> int:
    """The number of the shipped set, or of the one with which a set began; the first has none."""
    game = facts.get("game")
    number = game.get("edition", FIRST) if isinstance(game, dict) else FIRST
    return number if type(number) is int else 0


def begun(edition: int) -> dict[str, Any]:
    """How a set says what it began with; that alone differs from nothing."""
    return {"game": {"edition": edition}} if edition != FIRST else {}


def editions(title: str) -> range:
    return range(FIRST, edition(shipped(title)) + 1)


def shipped_as(title: str, number: int) -> dict[str, Any]:
    """The shipped set, or what was shipped before it under an earlier number."""
    if number not in editions(title):
        known = ", ".join(map(str, editions(title)))
        text = "components: there is no edition {found}; there are: {known}"
        raise TableError(text, "set-edition", found=number, known=known)
    if number == edition(shipped(title)):
        return shipped(title)
    return _once(title, GAMES / title / "sets" / f"edition-{number}.json")


def given(title: str) -> dict[str, Any] | None:
    """What the owner's folder has for the title; None if there is nothing."""
    folder = os.environ.get("MEGALITH_DATA")
    if not folder:
        return None
    if not Path(folder).is_dir():
        text = "MEGALITH_DATA: there is no folder {path}"
        raise TableError(text, "data-folder", path=folder)
    found = sorted(path.name for path in Path(folder).glob("*.json"))
    known = sorted(f"{path.parent.name}.json" for path in GAMES.glob("*/components.json"))
    if not found:
        text = "MEGALITH_DATA: the folder {path} has none of these: {known}"
        raise TableError(text, "data-empty", path=folder, known=", ".join(known))
    for name in found:
        if name not in known:
            text = "MEGALITH_DATA: {path} belongs to no game; there are: {known}"
            path = Path(folder) / name
            raise TableError(text, "data-file", path=path, known=", ".join(known))
    return _read(title, Path(folder) / f"{title}.json") if f"{title}.json" in found else None


def named(title: str, given: str) -> dict[str, Any]:
    """What differs from the shipped set: a file, or a set of the package by its name."""
    if given == SHIPPED:
        return begun(edition(shipped(title)))
    kept = GAMES / title / "sets" / f"{given}.json"
    if given not in names(title) and not Path(given).exists():
        text = "there is no file {path}, and {game} has no such set; there are: {known}"
        raise TableError(text, "no-set", path=given, game=title, known=", ".join(names(title)))
    return _read(title, kept if given in names(title) else Path(given))


def names(title: str) -> list[str]:
    """The sets that come with the program, the shipped one first."""
    return [SHIPPED, *sorted(path.stem for path in (GAMES / title / "sets").glob("*.json"))]


def components(title: str) -> dict[str, Any]:
    """The facts that are used when nobody asks for a certain set."""
    own = given(title)
    return deepcopy(shipped(title)) if own is None else own


def _once(title: str, path: Path) -> dict[str, Any]:
    if path not in _kept:
        _kept[path] = _read(title, path)
    return _kept[path]


def _read(title: str, path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        text = "cannot read the components of {game} from {path}: {why}"
        raise TableError(text, "set-unread", game=title, path=path, why=why) from None
    if not isinstance(found, dict):
        raise TableError(f"{path}: expected an object")
    return found
