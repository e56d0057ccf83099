"""The facts of a title: its components.json, or the file that an owner of the game puts there.

With MEGALITH_DATA=FOLDER in the environment, FOLDER/<title>.json replaces the shipped file.
"""

import json
import os
from pathlib import Path
from typing import Any

from megalith.core.errors import TableError


def components(title: str) -> dict[str, Any]:
    path = _path(title)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TableError(f"cannot read the components of {title} from {path}: {error}") from None
    if not isinstance(data, dict):
        raise TableError(f"{path}: expected an object")
    return data


def _path(title: str) -> Path:
    folder = os.environ.get("MEGALITH_DATA")
    if folder:
        replaced = Path(folder) / f"{title}.json"
        if replaced.is_file():
            return replaced
    return Path(__file__).parent.parent / "games" / title / "components.json"
