"""Deals as they are kept: the seed, who played it at which table, and how it went."""

import secrets
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from megalith.core.deal import DealSource
from megalith.core.game import Json
from megalith.server.errors import ServerError
from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads, upsert
from megalith.server.storage.rows import OVER
from megalith.server.storage.store import DAY, Store
from megalith.server.work.deal_work import Laid

deals, entries, tables = schema.deals, schema.deal_entries, schema.tables
FRIENDS = 7  # days that a deal for friends stays secret


@dataclass(frozen=True)
class Deal:
    """`day`: that of which it is the deal; None: a deal for friends. `seat`: where people sit; at
    the others the bot `bot` plays."""

    id: str
    game: str
    day: int | None
    seed: str
    version: int
    options: Json
    seats: int
    seat: int
    bot: str
    creator: str | None
    created: int
    par: list[Json] | None = None
    changes: Json | None = None  # of the components; None: the shipped ones

    @property
    def laid(self) -> Laid:
        """For the processes that play it."""
        return Laid(**{name: getattr(self, name) for name in Laid.__dataclass_fields__})

    @property
    def opens(self) -> int:
        return int(self.day * DAY) if self.day is not None else self.created

    @property
    def closes(self) -> int:
        """From then on the seed is shown."""
        return self.opens + int(DAY if self.day is not None else FRIENDS * DAY)

    @property
    def commitment(self) -> str:
        return DealSource(self.seed).commitment


@dataclass(frozen=True)
class Played:
    table_id: str
    deal: str
    person: str | None
    name: str
    counted: bool
    created: int
    points: int | None = None
    lead: int | None = None
    place: int | None = None
    rounds: list[list[int]] | None = None
    finished: int | None = None


class KeptDeals:
    def __init__(self, store: Store) -> None:
        self._store = store

    def of_day(self, new: Deal) -> Deal:
        """The deal of a title and a day; this one if there is none yet."""
        with self._store.engine.begin() as db:
            db.execute(upsert(db, deals, vars(new)).on_conflict_do_nothing())
            mine = (deals.c.day == new.day) & (deals.c.game == new.game)
            return Deal(*db.execute(_deal().where(mine)).one())

    def add(self, new: Deal) -> None:
        with self._store.engine.begin() as db:
            db.execute(deals.insert().values(vars(new)))

    @reads
    def read(self, id: str) -> Deal | None:
        with reading(self._store.engine) as db:
            row = db.execute(_deal().where(deals.c.id == id)).one_or_none()
        return Deal(*row) if row else None

    def set_par(self, id: str, par: list[Json]) -> None:
        with self._store.engine.begin() as db:
            db.execute(deals.update().where(deals.c.id == id).values(par=par))

    @reads
    def played(self, id: str) -> list[Played]:
        columns = [entries.c[name] for name in Played.__dataclass_fields__]
        query = sa.select(*columns).where(entries.c.deal == id).order_by(entries.c.created)
        with reading(self._store.engine) as db:
            return [Played(*row) for row in db.execute(query)]

    @reads
    def unsettled(self, id: str) -> list[str]:
        """Tables of a deal whose game is over and whose result was not taken down yet."""
        done = (entries.c.deal == id) & (entries.c.finished.is_(None)) & (tables.c.phase == OVER)
        query = sa.select(entries.c.table_id).join(tables, tables.c.id == entries.c.table_id)
        with reading(self._store.engine) as db:
            return list(db.scalars(query.where(done)))

    def enter(self, db: sa.Connection, entry: Played) -> None:
        """In the transaction that makes the table: nobody begins two that count."""
        same = (entries.c.deal == entry.deal) & (entries.c.person == entry.person)
        counted = sa.select(entries.c.table_id).where(same & entries.c.counted)
        if entry.counted and db.execute(counted).first() is not None:
            raise ServerError("conflict", "the counted try was begun already")
        db.execute(entries.insert().values(vars(entry)))

    def settle(self, table: str, result: dict[str, Any]) -> None:
        with self._store.engine.begin() as db:
            values = {**result, "finished": int(time.time())}
            db.execute(entries.update().where(entries.c.table_id == table).values(values))


def _deal() -> Any:
    return sa.select(*(deals.c[name] for name in Deal.__dataclass_fields__))


def new_seed() -> str:
    return secrets.token_hex(24)
