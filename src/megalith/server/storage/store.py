"""Everything that is kept: people, tables, seats and the log of every table.

The methods are ordinary blocking ones; `call` runs one of them in a thread. A batch of log
entries is written in one transaction, and (table, n) is the key: two servers never both win.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from megalith.core.game import Json
from megalith.server.errors import Conflict, ServerError
from megalith.server.people.identity import is_robot
from megalith.server.storage import schema
from megalith.server.storage.appending import Batch, PostgresAppender, SqliteAppender
from megalith.server.storage.database import (
    is_file,
    is_postgres,
    migrate,
    open_engine,
    reading,
    reads,
)
from megalith.server.storage.lists import Lists, seats_of
from megalith.server.storage.people import People, remove_tables
from megalith.server.storage.robots import Robots
from megalith.server.storage.rows import OPEN, PERSON, RUNNING, Doc, Entry, Moved, Row, values
from megalith.server.storage.sets import Sets

T = TypeVar("T")
StoreError = sa.exc.SQLAlchemyError  # the database failed: nothing was done, or nobody knows
DAY = 86_400.0
CHANNEL = "megalith"


def today() -> int:
    """The number of the day, the same everywhere."""
    return int(time.time() // DAY)


class Store:
    def __init__(self, url: str, prepare: Callable[[sa.Engine], None] = migrate) -> None:
        self.engine = open_engine(url)
        self.shared = is_postgres(self.engine)  # other servers may use it at the same time
        self.me = secrets.token_hex(8)  # this process, for the others
        threads = 8 if self.shared else 1  # SQLite has one writer: waiting in line is fairest
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self._readers = self._threads
        if is_file(self.engine):
            self._readers = ThreadPoolExecutor(2, thread_name_prefix="readers")
        self.measure: Callable[[str, float], None] = lambda call, seconds: None
        self.people = People(self)
        self.sets = Sets(self)
        self.robots = Robots(self)
        self.lists = Lists(self.engine)
        self.changes = 0  # of tables by this server, but for moves
        try:
            prepare(self.engine)
        except BaseException:
            self.close()
            raise
        self._appender: PostgresAppender | SqliteAppender = (
            PostgresAppender(self.engine, CHANNEL, self.me)
            if self.shared
            else SqliteAppender(self.engine)
        )

    async def call(self, work: Callable[..., T], *args: Any) -> T:
        threads = self._readers if getattr(work, "reads", False) else self._threads
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        try:
            return await loop.run_in_executor(threads, work, *args)
        finally:
            self.measure(getattr(work, "__name__", "other"), time.perf_counter() - began)

    @reads
    def ping(self) -> None:
        """Whether it answers."""
        with reading(self.engine) as db:
            db.execute(sa.select(schema.settings.c.key).limit(1))

    def close(self) -> None:
        self._threads.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    # -- settings

    def setting(self, key: str, make: Callable[[], str]) -> str:
        """The value kept under a key; made and kept if there is none."""
        column = schema.settings.c
        with self.engine.begin() as db:
            if self.shared:
                db.execute(sa.text("LOCK TABLE settings"))
            found = db.scalar(sa.select(column.value).where(column.key == key))
            if found is None:
                found = make()
                db.execute(schema.settings.insert().values(key=key, value=found))
            return str(found)

    # -- tables

    def create(self, doc: Doc, spend: Callable[[sa.Connection], None] | None = None) -> None:
        """A new table; `spend` may refuse it."""
        with self.engine.begin() as db:
            if spend is not None:
                spend(db)
            self.insert(db, doc)
        self.changes += 1

    def insert(self, db: sa.Connection, doc: Doc) -> None:
        id = doc.row.id
        db.execute(schema.tables.insert().values(values(doc.row)))
        for seat in doc.seats:
            db.execute(schema.seats.insert().values(table_id=id, **values(seat)))
        if doc.opening is not None:
            db.execute(schema.openings.insert().values(table_id=id, steps=doc.opening))
        if doc.changes is not None:
            db.execute(schema.table_sets.insert().values(table_id=id, changes=doc.changes))
        self._add(db, id, doc.fresh)

    @reads
    def read(self, id: str) -> Doc:
        with reading(self.engine) as db:
            return self.read_in(db, id)

    def edit(self, id: str, change: Callable[[Doc], None]) -> Doc:
        """Read a table, change it and write it back, with nobody in between."""
        with self.engine.begin() as db:
            doc = self.edit_in(db, id, change)
        self.changes += 1
        return doc

    def edit_in(self, db: sa.Connection, id: str, change: Callable[[Doc], None]) -> Doc:
        doc = self.read_in(db, id, lock=True)
        before = [values(s) for s in doc.seats]
        opening = doc.opening
        change(doc)
        if doc.gone:
            remove_tables(self, db, [id])
            return doc
        doc.row.changed = int(time.time())
        tables, seats, openings = schema.tables, schema.seats, schema.openings
        db.execute(tables.update().where(tables.c.id == id).values(values(doc.row)))
        for old, seat in zip(before, doc.seats, strict=True):
            if values(seat) != old:
                mine = (seats.c.table_id == id) & (seats.c.seat == seat.seat)
                db.execute(seats.update().where(mine).values(values(seat)))
        if opening is not None and doc.opening is None:
            db.execute(openings.delete().where(openings.c.table_id == id))
        self._add(db, id, doc.fresh)
        robots = sorted({s.person for s in doc.seats if s.person and is_robot(s.person)})
        self._tell(db, {"table": id, "robots": robots} if robots else {"table": id})
        doc.fresh = []
        return doc

    def follow(
        self,
        id: str,
        next_of: Callable[[Doc], Doc],
        join: Callable[[Doc], Callable[[Doc], None]],
        spend: Callable[[Doc], Callable[[sa.Connection], None]],
    ) -> tuple[Doc, bool]:
        """The table that comes after another, and whether it is new: all of it or nothing."""
        with self.engine.begin() as db:
            old = self.read_in(db, id, lock=True)
            if old.row.rematch is not None:
                return self.edit_in(db, old.row.rematch, join(old)), False
            new = next_of(old)
            spend(new)(db)
            self.insert(db, new)
            self.edit_in(db, id, lambda doc: setattr(doc.row, "rematch", new.row.id))
            return new, True

    def read_in(self, db: sa.Connection, id: str, lock: bool = False) -> Doc:
        """A table; whoever locks it may start it, and needs its opening."""
        query = sa.select(schema.tables).where(schema.tables.c.id == id)
        row = db.execute(query.with_for_update() if lock else query).mappings().one_or_none()
        if row is None:
            raise ServerError("not_found", "no such table")
        doc = Doc(Row(**row), seats_of(db, [id])[id])
        if doc.row.set_digest is not None:
            own = schema.table_sets.c
            doc.changes = db.scalar(sa.select(own.changes).where(own.table_id == id))
        if lock and doc.row.forked and doc.row.phase == OPEN:
            column = schema.openings.c
            doc.opening = db.scalar(sa.select(column.steps).where(column.table_id == id))
        return doc

    @reads
    def waiting_for_bots(self, before: float, alone: bool) -> list[str]:
        """Running tables in which a bot is on turn since then; those of bots alone if wanted."""
        tables, seats, people = schema.tables, schema.seats, schema.seats.alias()
        match = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn)
        person = (people.c.table_id == tables.c.id) & (people.c.kind == PERSON)
        somebody = sa.exists().where(person & people.c.bot.is_(None))
        query = sa.select(tables.c.id).join(seats, match)
        query = query.where((tables.c.phase == RUNNING) & seats.c.bot.is_not(None))
        query = query if alone else query.where(somebody)
        with reading(self.engine) as db:
            return list(db.scalars(query.where(tables.c.changed <= before)))

    # -- the log

    @reads
    def entries(self, id: str, start: int = 0) -> list[Entry]:
        log = schema.log
        columns = (log.c.n, log.c.by, log.c.record, log.c.person, log.c.ref)
        query = sa.select(*columns).where((log.c.table_id == id) & (log.c.n >= start))
        with reading(self.engine) as db:
            return [Entry(*row) for row in db.execute(query.order_by(log.c.n))]

    @reads
    def lines(self, id: str) -> list[tuple[int, str | None]]:
        """The log as it lies there, for whoever reads the records elsewhere."""
        log = schema.log
        query = sa.select(log.c.by, sa.cast(log.c.record, sa.Text)).where(log.c.table_id == id)
        with reading(self.engine) as db:
            return [(by, text) for by, text in db.execute(query.order_by(log.c.n))]

    def append(self, id: str, batch: list[Entry], moved: Moved) -> None:
        """Add a batch to the log; Conflict if another server has added there first."""
        if not self.append_all([(id, batch, moved)])[0]:
            raise Conflict

    def append_all(self, batches: list[Batch]) -> list[bool]:
        """Add batches of different tables in one transaction; False for those in conflict."""
        return self._appender.append_all(batches)

    def _add(self, db: sa.Connection, id: str, batch: list[Entry]) -> None:
        if batch:
            db.execute(schema.log.insert(), [{"table_id": id, **values(e)} for e in batch])

    # -- the other servers

    def tell(self, message: Json, db: sa.Connection | None = None) -> None:
        """In a transaction of its own, if none is given."""
        if db is not None:
            self._tell(db, message)
        elif self.shared:
            with self.engine.begin() as own:
                self._tell(own, message)

    def _tell(self, db: sa.Connection, message: Json) -> None:
        """Delivered when the transaction is done, and only then."""
        if self.shared:
            payload = json.dumps({"from": self.me, **message})
            db.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
