"""Backups: one file, made while servers run, checked by playing every table in it again.

The file is an SQLite database of the present schema, whatever it was made from, so a backup of
SQLite or PostgreSQL can be restored into either; `megalith serve --db sqlite:///FILE` can look
at it too.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import sqlalchemy as sa

from megalith import __version__
from megalith.core.errors import UNREADABLE, UNWRITABLE, OptionError
from megalith.server.operations.books import Books
from megalith.server.operations.checking import Checked, check
from megalith.server.storage import schema
from megalith.server.storage.database import is_postgres, migrate, open_engine, reading
from megalith.server.storage.file_lock import locked

MARKS = sa.Table(  # in the file alone: when it was made, by what, and each table's digest
    "backup",
    sa.MetaData(),
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
KEPT = [table for table in schema.metadata.sorted_tables if table is not schema.notices]
AT_ONCE = 500  # rows


def back_up(books: Books, file: Path) -> Checked:
    """The whole database, as it is at one moment, into a new file."""
    if file.exists():
        raise OptionError("{path} is there already", "exists", path=file)
    part = file.with_name(f"{file.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        try:
            if is_postgres(books.engine):
                _copy_rows(books.engine, part)
            else:
                _copy_pages(books.engine, part)
            done = _mark(part)
            _sync(part)
            part.replace(file)
            _sync(file.parent)
        finally:
            for end in ("", "-wal", "-shm", "-journal"):
                Path(f"{part}{end}").unlink(missing_ok=True)
    except OSError as error:
        raise OptionError(*UNWRITABLE, path=file, why=error.strerror or error) from None
    return done


def _copy_pages(source: sa.Engine, part: Path) -> None:
    """In one step, so that a writer in between does not make it begin again."""
    raw = source.raw_connection()
    try:
        assert isinstance(raw.driver_connection, sqlite3.Connection)
        target = sqlite3.connect(part)
        try:
            raw.driver_connection.backup(target)
        finally:
            target.close()
    finally:
        raw.close()


def _copy_rows(source: sa.Engine, part: Path) -> None:
    with _opened(part) as target:
        migrate(target)
        frozen = source.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        with frozen.begin() as read, target.begin() as write:
            copy(read, write)


def copy(read: sa.Connection, write: sa.Connection) -> None:
    """All rows, table after table, some at a time."""
    for table in KEPT:
        rows = read.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            write.execute(table.insert(), [dict(row) for row in some])


def _mark(part: Path) -> Checked:
    with _opened(part) as engine, engine.begin() as db:
        done = check(db)
        MARKS.drop(db, checkfirst=True)  # of a backup that was served
        MARKS.create(db)
        marks = {"made": str(int(time.time())), "version": __version__, **done.digests}
        db.execute(MARKS.insert(), [{"key": k, "value": v} for k, v in marks.items()])
        db.execute(schema.notices.delete())
    alone = sqlite3.connect(part)
    alone.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    alone.close()
    return done


# -- back again


def restore(file: Path, db: str, replace: bool = False) -> Checked:
    """A backup into a database that no server uses; all of it or nothing."""
    with ExitStack() as stack:
        source = stack.enter_context(_readable(file))
        target = open_engine(db)
        stack.callback(target.dispose)
        stack.enter_context(_unused(target))
        migrate(target)
        read = stack.enter_context(reading(source))
        marks: dict[str, str] = dict(read.execute(sa.select(MARKS)).all())
        write = stack.enter_context(target.begin())
        _must_be_unused(write)
        if not replace and any(_rows(write, table) for table in (schema.tables, schema.people)):
            text = "the database is not empty; --replace removes what is in it"
            raise OptionError(text, "not-empty")
        for table in reversed(schema.metadata.sorted_tables):
            write.execute(table.delete())
        copy(read, write)
        done = check(write)
        for id, digest in done.digests.items():
            if marks.get(id) != digest:
                done.faults[id] = "not as it was when the backup was made"
        if done.faults:
            id, why = next(iter(done.faults.items()))
            text = "{path}: table {id} is damaged ({why}); nothing was restored"
            raise OptionError(text, "damaged", path=file, id=id, why=why)
    return done


@contextmanager
def _readable(file: Path) -> Iterator[sa.Engine]:
    """A copy of the backup, so that the file stays as it is; of an older schema: up to date."""
    with tempfile.TemporaryDirectory(prefix="megalith-") as folder:
        twin = Path(folder) / "backup.db"
        try:
            shutil.copyfile(file, twin)
        except OSError as error:
            raise OptionError(*UNREADABLE, path=file, why=error.strerror) from None
        with _opened(twin) as engine:
            try:
                with reading(engine) as db:
                    _rows(db, MARKS)
                migrate(engine)
            except sa.exc.DatabaseError:
                raise OptionError("{path} is no backup", "no-backup", path=file) from None
            yield engine


@contextmanager
def _opened(file: Path) -> Iterator[sa.Engine]:
    engine = open_engine(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


def _rows(db: sa.Connection, table: sa.Table) -> int:
    return db.scalar(sa.select(sa.func.count()).select_from(table)) or 0


@contextmanager
def _unused(target: sa.Engine) -> Iterator[None]:
    """On SQLite a running server holds the file."""
    with ExitStack() as stack:
        try:
            stack.enter_context(locked(target))
        except OptionError:
            raise _served() from None
        yield


def _served() -> OptionError:
    return OptionError("the database is in use by a server; stop it first", "served")


def _must_be_unused(db: sa.Connection) -> None:
    """On PostgreSQL a running server is known by its listening."""
    if db.dialect.name == "postgresql":
        listens = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        if db.scalar(sa.text(f"{listens} AND query LIKE 'LISTEN megalith%'")):
            raise _served()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
