"""Where unfinished games lie between two sittings."""

import secrets
from pathlib import Path

from platformdirs import user_data_path

from megalith.core.errors import RecordError


def folder() -> Path:
    return user_data_path("megalith") / "saves"


def new_file(title: str) -> Path:
    """A name that no game has yet."""
    return folder() / f"{title}-{secrets.token_hex(3)}.json"


def latest(title: str) -> Path:
    """The game of that title that was saved last."""
    files = sorted(folder().glob(f"{title}-*.json"), key=lambda path: path.stat().st_mtime)
    if not files:
        text = "there is no saved game of {game} in {path}"
        raise RecordError(text, "no-save", game=title, path=folder())
    return files[-1]
