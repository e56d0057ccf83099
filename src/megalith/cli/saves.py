"""Where unfinished games lie between two sittings."""

import secrets
from pathlib import Path

from platformdirs import user_data_path

from megalith.core import record
from megalith.core.errors import RecordError


def folder() -> Path:
    return user_data_path("megalith") / "saves"


def new_file(title: str) -> Path:
    """A name that no game has yet."""
    return folder() / f"{title}-{secrets.token_hex(3)}.json"


def latest(title: str) -> Path:
    """The game of that title that was saved last and is not over."""
    files = sorted(folder().glob(f"{title}-*.json"), key=lambda path: path.stat().st_mtime)
    for file in reversed(files):
        if not _over(file):
            return file
    text = "there is no saved game of {game} in {path} that is not over"
    raise RecordError(text, "no-save", game=title, path=folder())


def _over(file: Path) -> bool:
    """Also one that cannot be read is left aside."""
    try:
        data = record.read(file)
        return bool(data["over"]) if "over" in data else record.resume(data).over()
    except RecordError:
        return True
