"""People as they are kept: a name, a private link, and the epoch of their cookies."""

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import sqlalchemy as sa

from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads, upsert
from megalith.server.storage.rows import FREE, OPEN, OVER, PERSON, Doc, Seat

if TYPE_CHECKING:
    from megalith.server.storage.store import Store

people, tables, seats, log = schema.people, schema.tables, schema.seats, schema.log


@dataclass
class Forgotten:
    """What it took to forget somebody: epochs of cookies, tables that changed or are gone."""

    epochs: dict[str, int] = field(default_factory=dict)
    changed: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)


class People:
    def __init__(self, store: "Store") -> None:
        self._store = store

    @reads
    def name_of(self, person: str) -> str:
        with reading(self._store.engine) as db:
            return db.scalar(sa.select(people.c.name).where(people.c.id == person)) or ""

    def change(self, person: str, **changes: str | int | None) -> None:
        with self._store.engine.begin() as db:
            self._change(db, person, changes)

    def _change(self, db: sa.Connection, person: str, changes: dict[str, str | int | None]) -> int:
        """Of somebody who may not be kept yet; the epoch."""
        now = int(time.time())
        new = {"id": person, "name": "", "epoch": 0, "created": now, "seen": now, **changes}
        query = upsert(db, people, new)
        query = query.on_conflict_do_update(index_elements=["id"], set_={"seen": now, **changes})
        return int(db.execute(query.returning(people.c.epoch)).scalar_one())

    def known(self, db: sa.Connection, person: str) -> None:
        """Kept from now on, if they were not."""
        self._change(db, person, {})

    @reads
    def by_link(self, link: str) -> str | None:
        valid = (people.c.link == link) & (people.c.until > time.time())
        with reading(self._store.engine) as db:
            return db.scalar(sa.select(people.c.id).where(valid))

    def seen(self, who: list[str]) -> None:
        """They were here today."""
        with self._store.engine.begin() as db:
            some = people.update().where(people.c.id.in_(who))
            db.execute(some.values(seen=int(time.time())))

    # -- leaving

    @reads
    def epochs(self) -> dict[str, int]:
        """Of those who have ended their cookies at some time."""
        with reading(self._store.engine) as db:
            query = sa.select(people.c.id, people.c.epoch).where(people.c.epoch > 0)
            return dict(db.execute(query).all())

    def log_out(self, person: str) -> dict[str, int]:
        """End all cookies, the private link and the tokens of bots; the epochs of the cookies that
        are good now, of the person and of their bots."""
        with self._store.engine.begin() as db:
            return {who: self.log_out_in(db, who) for who in (*_robots(db, person), person)}

    def log_out_in(self, db: sa.Connection, person: str) -> int:
        epoch = self._change(db, person, {"link": None, "until": None}) + 1
        db.execute(people.update().where(people.c.id == person).values(epoch=epoch))
        self._store.tell({"person": person, "epoch": epoch}, db)
        return epoch

    def forget(self, person: str, level: str) -> Forgotten:
        """Nothing more is kept of a person and their bots than that their cookies are void.

        Unfinished tables with nobody else go. Where others play, the bot `level` plays on.
        """
        found = Forgotten()
        with self._store.engine.begin() as db:
            for who in (*_robots(db, person), person):
                self._forget(db, who, level, found)
        return found

    def _forget(self, db: sa.Connection, person: str, level: str, found: Forgotten) -> None:
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        sat = tables.c.id.in_(mine) | (tables.c.host == person)
        ids = list(db.scalars(sa.select(tables.c.id).where(sat)))
        unfinished = sat & (tables.c.phase != OVER)
        going = list(db.scalars(sa.select(tables.c.id).where(unfinished)))
        own = (log.c.person == person) & log.c.table_id.in_(mine)
        db.execute(log.update().where(own).values(person=None, ref=None))
        gone = [id for id in going if self._leave(db, id, person, level)]
        left = seats.c.person == person
        db.execute(seats.update().where(left).values(person=None, name=""))
        db.execute(tables.update().where(tables.c.host == person).values(host=""))
        db.execute(schema.usage.delete().where(schema.usage.c.who == person))
        remove_belongings(db, [person])
        found.epochs[person] = self.log_out_in(db, person)
        db.execute(people.update().where(people.c.id == person).values(name="", owner=None))
        found.gone |= {*gone}
        found.changed = (found.changed | {*ids}) - found.gone

    def _leave(self, db: sa.Connection, id: str, person: str, level: str) -> bool:
        """Out of an unfinished table; True if nobody is left there, and it is gone."""

        def change(doc: Doc) -> None:
            others = [s.person for s in doc.seats if s.kind == PERSON and s.person != person]
            doc.gone = not any(others)
            for n in doc.held(person):
                if doc.row.phase == OPEN:
                    doc.seats[n] = Seat(n, FREE)
                else:
                    doc.seats[n].bot = doc.seats[n].bot or doc.row.level or level
            if doc.row.host == person:
                doc.row.host = next((other for other in others if other), "")

        return self._store.edit_in(db, id, change).gone


def _robots(db: sa.Connection, person: str) -> list[str]:
    """Their bots that play over the network."""
    return list(db.scalars(sa.select(people.c.id).where(people.c.owner == person)))


def remove_belongings(db: sa.Connection, gone: list[str]) -> None:
    """Sets of components, branches and notes, marks of puzzles; results of deals stay, but are
    nobody's."""
    for table in (schema.sets, schema.branches, schema.puzzle_solvers, schema.puzzle_tries):
        db.execute(table.delete().where(table.c.person.in_(gone)))
    entries = schema.deal_entries
    played = entries.c.person.in_(gone)
    db.execute(entries.update().where(played).values(person=None, name=""))


def remove_tables(store: "Store", db: sa.Connection, ids: list[str]) -> None:
    """With their seats and logs; a rematch that is gone can be asked for again."""
    db.execute(tables.delete().where(tables.c.id.in_(ids)))
    db.execute(tables.update().where(tables.c.rematch.in_(ids)).values(rematch=None))
    for id in ids:
        store.tell({"table": id}, db)
