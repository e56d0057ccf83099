"""Bots over the network as they are kept: people who belong to somebody, known by a token."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from megalith.server.errors import ServerError, TooMany
from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads

if TYPE_CHECKING:
    from megalith.server.storage.store import Store

people = schema.people


@dataclass(frozen=True)
class Robot:
    id: str
    name: str
    token: bool  # has one that is good
    created: int


class Robots:
    def __init__(self, store: "Store") -> None:
        self._store = store

    @reads
    def tokens(self) -> dict[str, str]:
        """All that are good: their hashes, and whose they are."""
        good = people.c.owner.is_not(None) & people.c.link.is_not(None)
        with reading(self._store.engine) as db:
            return dict(db.execute(sa.select(people.c.link, people.c.id).where(good)).all())

    @reads
    def of(self, owner: str) -> list[Robot]:
        """Oldest first."""
        query = sa.select(people.c.id, people.c.name, people.c.link, people.c.created)
        query = query.where(people.c.owner == owner).order_by(people.c.created, people.c.id)
        with reading(self._store.engine) as db:
            return [
                Robot(id, name, link is not None, at) for id, name, link, at in db.execute(query)
            ]

    def add(self, owner: str, id: str, name: str, token: str, most: int) -> None:
        """A new one, with the hash of its token."""
        with self._store.engine.begin() as db:
            self._store.people.known(db, owner)  # of two at once one waits here
            count = sa.select(sa.func.count()).where(people.c.owner == owner)
            if most and (db.scalar(count) or 0) >= most:
                raise TooMany("bots", 0, f"at most {most} bots")
            self._store.people.known(db, id)
            mine = people.update().where(people.c.id == id)
            db.execute(mine.values(name=name, owner=owner, link=token))
            self._tell(db, id, token)

    def renew(self, owner: str, id: str, token: str) -> int:
        """Another token in place of the old one; the epoch, in which sockets of the old one end."""
        with self._store.engine.begin() as db:
            self._demand(db, owner, id)
            epoch = self._store.people.log_out_in(db, id)
            db.execute(people.update().where(people.c.id == id).values(link=token))
            self._tell(db, id, token)
            return epoch

    @reads
    def demand(self, owner: str, id: str) -> None:
        with reading(self._store.engine) as db:
            self._demand(db, owner, id)

    def _demand(self, db: sa.Connection, owner: str, id: str) -> None:
        mine = (people.c.id == id) & (people.c.owner == owner)
        if db.scalar(sa.select(people.c.id).where(mine)) is None:
            raise ServerError("not_found", "no such bot of yours")

    def _tell(self, db: sa.Connection, id: str, token: str) -> None:
        self._store.tell({"robot": id, "token": token}, db)
