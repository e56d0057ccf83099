"""Opens the database, SQLite or PostgreSQL, and brings it up to date."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

BUSY = 10_000  # milliseconds that SQLite waits for its turn
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


def is_postgres(engine: sa.Engine) -> bool:
    return engine.dialect.name == "postgresql"


def _sqlite(address: sa.URL) -> sa.Engine:
    if address.database in (None, "", ":memory:"):
        engine = sa.create_engine(
            "sqlite://", poolclass=sa.StaticPool, connect_args={"check_same_thread": False}
        )
    else:
        assert address.database is not None
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(address)
    sa.event.listen(engine, "connect", _on_connect)
    sa.event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where _on_begin says so
    waits = f"busy_timeout={BUSY}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", waits, "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: sa.Connection) -> None:
    """Take the right to write at once: two that read first and write later would block."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if is_postgres(engine):  # two servers may start together
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
