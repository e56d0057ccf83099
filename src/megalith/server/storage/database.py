"""Opens the database, SQLite or PostgreSQL, and brings it up to date."""

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite

from megalith.core.errors import UNWRITABLE, OptionError

_log = logging.getLogger("megalith.database")
F = TypeVar("F", bound=Callable[..., Any])
BUSY = 10_000  # milliseconds that SQLite waits for its turn
READS = "megalith_reads"  # an execution option: this transaction writes nothing
_LOCK = 0x4D454741  # PostgreSQL's advisory lock while migrations run


def open_engine(url: str) -> sa.Engine:
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return _sqlite(address)
    if address.get_backend_name() in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
        return sa.create_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True)
    raise ValueError(
        f"{url!r}: expected an address such as sqlite:///FILE or postgresql://HOST/NAME"
    )


def unusable(error: Exception) -> OptionError:
    """One line about whatever went wrong with an address, and what to do about it."""
    why: object = str(error).splitlines()[0]
    if isinstance(error, OSError) and error.filename:
        why = OptionError(*UNWRITABLE, path=error.filename, why=error.strerror)
    return OptionError("cannot use the database: {why} (another one: --db)", "database", why=why)


def is_postgres(engine: sa.Engine) -> bool:
    return engine.dialect.name == "postgresql"


def is_file(engine: sa.Engine) -> bool:
    return not is_postgres(engine) and engine.url.database not in (None, "", ":memory:")


def _sqlite(address: sa.URL) -> sa.Engine:
    if address.database in (None, "", ":memory:"):
        engine = sa.create_engine(
            "sqlite://", poolclass=sa.StaticPool, connect_args={"check_same_thread": False}
        )
    else:
        assert address.database is not None
        keep_to_owner(Path(address.database))
        engine = sa.create_engine(address)
    sa.event.listen(engine, "connect", _on_connect)
    sa.event.listen(engine, "begin", _on_begin)
    return engine


def keep_to_owner(file: Path) -> None:
    """What is in the file is nobody else's business, nor what SQLite puts beside it."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, *(Path(f"{file}{end}") for end in ("-wal", "-shm", ".lock"))):
        with suppress(FileNotFoundError, PermissionError):  # not there, or not ours
            each.chmod(0o600)


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where _on_begin says so
    waits = f"busy_timeout={BUSY}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", waits, "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: sa.Connection) -> None:
    """Take the right to write at once: two that read first and write later would block."""
    reads = connection.get_execution_options().get(READS)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def reads(method: F) -> F:
    """Marks what writes nothing: on SQLite it need not stand in line with those who write."""
    method.reads = True  # type: ignore[attr-defined]
    return method


@contextmanager
def reading(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that only reads: on SQLite it waits for no writer."""
    with engine.connect() as connection:
        connection = connection.execution_options(**{READS: True})
        with connection.begin():
            yield connection


def upsert(db: sa.Connection, table: sa.Table, row: dict[str, Any]) -> Any:
    """An insert that can say what to do with the row that is there already."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).values(row)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def newest() -> str:
    """The name of the schema that this code works with."""
    return ScriptDirectory.from_config(_migrations()).get_current_head() or ""


def must_be_current(engine: sa.Engine) -> None:
    """For programs beside a server, which change no schema."""
    with reading(engine) as connection:
        now = MigrationContext.configure(connection).get_current_revision()
    if now != newest():
        text = "the database has form {now}, not {known}; `megalith serve` brings it up to date"
        raise OptionError(text, "other-form", now=now or "?", known=newest())


def migrate(engine: sa.Engine) -> None:
    config = _migrations()
    with engine.begin() as connection:
        if is_postgres(engine):  # two servers may start together
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        before = MigrationContext.configure(connection).get_current_revision()
        _must_be_known(before, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    if before not in (None, newest()):
        _log.info("the database was brought up to date, from form %s to %s", before, newest())


def _must_be_known(now: str | None, script: ScriptDirectory) -> None:
    """A newer Megalith may have changed the database: this one would not understand it."""
    if now is not None and now not in {each.revision for each in script.walk_revisions()}:
        text = "the database is of a newer Megalith (its form is {now}, here {known} is the newest)"
        known = script.get_current_head()
        raise OptionError(text, "newer-database", now=now, known=known)
