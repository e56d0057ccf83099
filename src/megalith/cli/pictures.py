"""Pictures of a report. They are drawn last, and a fault of theirs loses nothing."""

from collections.abc import Callable
from pathlib import Path

from megalith.core.errors import UNWRITABLE, TableError


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
