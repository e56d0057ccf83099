"""The facts of a title: its components.json, or the file that an owner of the game puts there.

With MEGALITH_DATA=FOLDER in the environment, FOLDER/<title>.json stands for the shipped file, or
says what differs from it.
"""

import json
import os
from copy import deepcopy
from pathlib import Path
from typing import Any

from megalith.core.errors import TableError

_shipped: dict[str, dict[str, Any]] = {}


def shipped(title: str) -> dict[str, Any]:
    """The set that comes with the program; not to be changed."""
    if title not in _shipped:
        path = Path(__file__).parent.parent / "games" / title / "components.json"
        _shipped[title] = _read(title, path)
    return _shipped[title]


def given(title: str) -> dict[str, Any] | None:
    """What the owner's folder has for the title; None if there is nothing."""
    folder = os.environ.get("MEGALITH_DATA")
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise TableError(f"MEGALITH_DATA: there is no folder {folder}")
    path = Path(folder) / f"{title}.json"
    return _read(title, path) if path.is_file() else None


def components(title: str) -> dict[str, Any]:
    """The facts that are used when nobody asks for a certain set."""
    own = given(title)
    return deepcopy(shipped(title)) if own is None else own


def _read(title: str, path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TableError(f"cannot read the components of {title} from {path}: {error}") from None
    if not isinstance(found, dict):
        raise TableError(f"{path}: expected an object")
    return found
