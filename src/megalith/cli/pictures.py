"""Pictures of a report. They are drawn last, and a fault of theirs loses nothing."""

import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Final

from megalith.core.errors import UNWRITABLE, OptionError, TableError

ENDINGS: Final = (".png", ".svg")


def is_file(path: Path) -> bool:
    """Whether a name is that of one picture, and not of a folder for several."""
    if path.suffix in ENDINGS:
        return True
    kind = mimetypes.guess_type(path.name)[0] or ""
    if kind.startswith("image/") or kind == "application/pdf":
        text = "{path}: pictures are written as {known}"
        raise OptionError(text, "picture-file", path=path, known=", ".join(ENDINGS))
    return False


def drawn(draw: Callable[[], list[Path]]) -> tuple[list[Path], TableError | None]:
    """The files, or what went wrong; it is told when the report has been shown."""
    try:
        return draw(), None
    except TableError as error:
        return [], error
    except OSError as error:
        return [], TableError(*UNWRITABLE, path=error.filename, why=error.strerror)
    except Exception as error:  # whatever a drawing library may run into
        text = "the pictures could not be drawn: {why}"
        return [], TableError(text, "pictures", why=f"{type(error).__name__}: {error}")
