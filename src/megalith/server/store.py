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
from megalith.server import schema
from megalith.server.appending import Batch, PostgresAppender, SqliteAppender
from megalith.server.database import is_postgres, migrate, open_engine
from megalith.server.errors import Conflict, ServerError
from megalith.server.rows import OPEN, OVER, PERSON, RUNNING, Doc, Entry, Moved, Row, Seat, values

T = TypeVar("T")
StoreError = sa.exc.SQLAlchemyError  # the database failed: nothing was done, or nobody knows
MOST_LISTED = 100
DAY = 86_400.0
CHANNEL = "megalith"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = is_postgres(self.engine)  # other servers may use it at the same time
        self.me = secrets.token_hex(8)  # this process, for the others
        threads = 8 if self.shared else 1  # SQLite has one writer: waiting in line is fairest
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        try:
            migrate(self.engine)
        except BaseException:
            self.close()
            raise
        self._appender: PostgresAppender | SqliteAppender = (
            PostgresAppender(self.engine, CHANNEL, self.me)
            if self.shared
            else SqliteAppender(self.engine)
        )

    async def call(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, work, *args)

    def close(self) -> None:
        self._threads.shutdown(wait=True)
        self.engine.dispose()

    # -- settings and people

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

    def name_of(self, person: str) -> str:
        column = schema.people.c
        with self.engine.begin() as db:
            return db.scalar(sa.select(column.name).where(column.id == person)) or ""

    def change_person(self, person: str, **changes: str) -> None:
        people = schema.people
        with self.engine.begin() as db:
            done = db.execute(people.update().where(people.c.id == person).values(**changes))
            if done.rowcount == 0:
                db.execute(people.insert().values(**{"id": person, "name": "", **changes}))

    def person_by_link(self, link: str) -> str | None:
        column = schema.people.c
        with self.engine.begin() as db:
            return db.scalar(sa.select(column.id).where(column.link == link))

    # -- tables

    def create(self, doc: Doc) -> None:
        with self.engine.begin() as db:
            db.execute(schema.tables.insert().values(values(doc.row)))
            for seat in doc.seats:
                db.execute(schema.seats.insert().values(table_id=doc.row.id, **values(seat)))
            self._add(db, doc.row.id, doc.fresh)

    def read(self, id: str) -> Doc:
        with self.engine.begin() as db:
            return self._read(db, id, lock=False)

    def edit(self, id: str, change: Callable[[Doc], None]) -> Doc:
        """Read a table, change it and write it back, with nobody in between."""
        with self.engine.begin() as db:
            doc = self._read(db, id, lock=True)
            before = [values(s) for s in doc.seats]
            change(doc)
            doc.row.changed = int(time.time())
            tables, seats = schema.tables, schema.seats
            db.execute(tables.update().where(tables.c.id == id).values(values(doc.row)))
            for old, seat in zip(before, doc.seats, strict=True):
                if values(seat) != old:
                    mine = (seats.c.table_id == id) & (seats.c.seat == seat.seat)
                    db.execute(seats.update().where(mine).values(values(seat)))
            self._add(db, id, doc.fresh)
            self._tell(db, {"table": id})
        doc.fresh = []
        return doc

    def _read(self, db: sa.Connection, id: str, lock: bool) -> Doc:
        query = sa.select(schema.tables).where(schema.tables.c.id == id)
        row = db.execute(query.with_for_update() if lock else query).mappings().one_or_none()
        if row is None:
            raise ServerError("not_found", "no such table")
        return Doc(Row(**row), self._seats(db, [id])[id])

    def _seats(self, db: sa.Connection, ids: list[str]) -> dict[str, list[Seat]]:
        seats = schema.seats
        query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        found: dict[str, list[Seat]] = {id: [] for id in ids}
        for row in db.execute(query).mappings():
            fields = dict(row)
            found[fields.pop("table_id")].append(Seat(**fields))
        return found

    def listed(self, which: str, person: str) -> list[Doc]:
        """The tables of one of the lobby's lists, newest first."""
        tables, seats = schema.tables, schema.seats
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        conditions = {
            "mine": tables.c.id.in_(mine) & (tables.c.phase != OVER),
            "finished": tables.c.id.in_(mine) & (tables.c.phase == OVER),
            "open": tables.c.public & (tables.c.phase == OPEN),
            "running": tables.c.public & (tables.c.phase == RUNNING),
        }
        query = sa.select(tables).where(conditions[which])
        query = query.order_by(tables.c.changed.desc(), tables.c.id).limit(MOST_LISTED)
        with self.engine.begin() as db:
            rows = [Row(**row) for row in db.execute(query).mappings()]
            seats_of = self._seats(db, [row.id for row in rows])
        return [Doc(row, seats_of[row.id]) for row in rows]

    def remove_abandoned(self, days: dict[str, float], now: float, spared: set[str]) -> list[str]:
        """Remove the tables, with seats and logs, that nobody touched for so many days, by phase
        (0: never). A rematch that is gone can be asked for again.
        """
        tables = schema.tables
        removed: list[str] = []
        with self.engine.begin() as db:
            for phase, limit in days.items():
                old = (tables.c.phase == phase) & (tables.c.changed < now - limit * DAY)
                if limit > 0:
                    gone = tables.delete().where(old & tables.c.id.not_in(spared))
                    removed += db.scalars(gone.returning(tables.c.id))
            for id in removed:
                db.execute(tables.update().where(tables.c.rematch == id).values(rematch=None))
                self._tell(db, {"table": id})
        return removed

    def waiting_for_bots(self, before: float, alone: bool) -> list[str]:
        """Running tables in which a bot is on turn since then; those of bots alone if wanted."""
        tables, seats, people = schema.tables, schema.seats, schema.seats.alias()
        match = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.turn)
        person = (people.c.table_id == tables.c.id) & (people.c.kind == PERSON)
        somebody = sa.exists().where(person & people.c.bot.is_(None))
        query = sa.select(tables.c.id).join(seats, match)
        query = query.where((tables.c.phase == RUNNING) & seats.c.bot.is_not(None))
        query = query if alone else query.where(somebody)
        with self.engine.begin() as db:
            return list(db.scalars(query.where(tables.c.changed <= before)))

    # -- the log

    def entries(self, id: str, start: int = 0) -> list[Entry]:
        log = schema.log
        columns = (log.c.n, log.c.by, log.c.record, log.c.person, log.c.ref)
        query = sa.select(*columns).where((log.c.table_id == id) & (log.c.n >= start))
        with self.engine.begin() as db:
            return [Entry(*row) for row in db.execute(query.order_by(log.c.n))]

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

    def tell(self, message: Json) -> None:
        if self.shared:
            with self.engine.begin() as db:
                self._tell(db, message)

    def _tell(self, db: sa.Connection, message: Json) -> None:
        """Delivered when the transaction is done, and only then."""
        if self.shared:
            payload = json.dumps({"from": self.me, **message})
            db.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
