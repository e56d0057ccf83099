"""How large the database is, who fills it, and how to make it small again."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from megalith.core.errors import OptionError
from megalith.core.game import Json
from megalith.server.operations.admin import BYTES
from megalith.server.operations.books import Books
from megalith.server.storage import schema
from megalith.server.storage.database import is_postgres, reading
from megalith.server.storage.file_lock import locked

tables, log, people = schema.tables, schema.log, schema.people


def usage(books: Books, most: int) -> Json:
    """How large it is, and who opened how much of it."""
    with reading(books.engine) as db:
        phases = sa.select(tables.c.phase, sa.func.count()).group_by(tables.c.phase)
        hosted = sa.select(tables.c.host.label("id"), sa.func.count(tables.c.id.distinct()), BYTES)
        hosted = hosted.outerjoin(log, log.c.table_id == tables.c.id).group_by(tables.c.host)
        largest = db.execute(hosted.order_by(BYTES.desc(), tables.c.host).limit(most)).all()
        named = sa.select(people.c.id, people.c.name)
        names = dict(db.execute(named.where(people.c.id.in_([p for p, _, _ in largest]))).all())
        return {
            "size": _size(db),
            "tables": dict(db.execute(phases).all()),
            "people": db.scalar(sa.select(sa.func.count()).select_from(people)),
            "entries": db.scalar(sa.select(sa.func.count()).select_from(log)),
            "hosts": [
                {"id": id, "name": names.get(id, ""), "tables": n, "bytes": size}
                for id, n, size in largest
            ],
        }


def _size(db: sa.Connection) -> int:
    if db.dialect.name == "postgresql":
        return int(db.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0)
    pages, size = (db.scalar(sa.text(f"PRAGMA {name}")) for name in ("page_count", "page_size"))
    return int(pages or 0) * int(size or 0)


def vacuum(books: Books, anyway: bool) -> tuple[int, int]:
    """Give back the room of what was deleted; the size before and after. On SQLite nothing can be
    written meanwhile, so a server that runs must be put up with on purpose.
    """
    with reading(books.engine) as db:
        before = _size(db)
    if is_postgres(books.engine) or anyway:
        _vacuum(books.engine)
    else:
        with _unused(books.engine):
            _vacuum(books.engine)
    with reading(books.engine) as db:
        return before, _size(db)


@contextmanager
def _unused(engine: sa.Engine) -> Iterator[None]:
    try:
        with locked(engine):
            yield
    except OptionError:
        text = "a server uses {path}, and its moves would wait: --anyway does it"
        raise OptionError(text, "vacuum-served", path=engine.url.database) from None


def _vacuum(engine: sa.Engine) -> None:
    raw: Any = engine.raw_connection()
    try:
        if is_postgres(engine):
            raw.driver_connection.autocommit = True
            names = ", ".join(f'"{table.name}"' for table in schema.metadata.sorted_tables)
            raw.driver_connection.execute(f"VACUUM (ANALYZE) {names}")
            raw.driver_connection.autocommit = False
        else:
            raw.driver_connection.execute("VACUUM")
            raw.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        raw.close()
