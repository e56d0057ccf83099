"""One server at a time on an SQLite file: it could not hear what another one stores."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import sqlalchemy as sa

from megalith.core.errors import OptionError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextmanager
def locked(engine: sa.Engine) -> Iterator[None]:
    """Hold the file as long as this lasts; whoever is killed lets go of it."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        yield
        return
    with open(f"{file}.lock", "w", encoding="utf-8", opener=_private) as lock:
        try:
            _lock(lock)
        except OSError:
            text = "{path} is in use by another server; several need PostgreSQL (--db {db})"
            raise OptionError(text, "in-use", path=file, db="postgresql://...") from None
        yield
