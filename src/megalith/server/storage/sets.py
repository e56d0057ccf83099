"""Sets of components as they are kept: so many for each person, and no more than so much."""

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from megalith.core.game import Json
from megalith.server.errors import ServerError, TooMany
from megalith.server.settings import Quotas
from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads, upsert

if TYPE_CHECKING:
    from megalith.server.storage.store import Store

sets = schema.sets


@dataclass
class Kept:
    """A set of a person; `changes` is what differs from the shipped one."""

    id: str
    person: str
    game: str
    name: str
    digest: str
    sound: bool  # can be played with
    size: int
    changes: Json
    created: int
    changed: int


class Sets:
    def __init__(self, store: "Store") -> None:
        self._store = store

    @reads
    def of(self, person: str, game: str | None) -> list[Kept]:
        """Newest first."""
        mine = sets.c.person == person
        mine = mine & (sets.c.game == game) if game else mine
        query = sa.select(sets).where(mine).order_by(sets.c.changed.desc(), sets.c.id)
        with reading(self._store.engine) as db:
            return [Kept(**row) for row in db.execute(query).mappings()]

    @reads
    def get(self, id: str) -> Kept:
        """Anybody's, by the name that nobody can guess."""
        with reading(self._store.engine) as db:
            row = db.execute(sa.select(sets).where(sets.c.id == id)).mappings().one_or_none()
        if row is None:
            raise ServerError("not_found", "no such set")
        return Kept(**row)

    def keep(self, new: Kept, quotas: Quotas) -> None:
        """A new one, or a person's own with other contents."""
        with self._store.engine.begin() as db:
            owner = db.execute(
                sa.select(sets.c.person, sets.c.game).where(sets.c.id == new.id)
            ).one_or_none()
            if owner is not None and (owner.person, owner.game) != (new.person, new.game):
                raise ServerError("forbidden", "not your set")
            self._demand(db, new, quotas)
            self._store.people.known(db, new.person)
            now = int(time.time())
            row = {**vars(new), "created": now, "changed": now}
            news = {k: row[k] for k in ("name", "digest", "sound", "size", "changes", "changed")}
            query = upsert(db, sets, row)
            db.execute(query.on_conflict_do_update(index_elements=["id"], set_=news))

    def _demand(self, db: sa.Connection, new: Kept, quotas: Quotas) -> None:
        others = (sets.c.person == new.person) & (sets.c.id != new.id)
        query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(sets.c.size), 0))
        count, size = db.execute(query.where(others)).one()
        if quotas.sets and count >= quotas.sets:
            raise TooMany("sets", 0, f"at most {quotas.sets} sets of components")
        if quotas.sets_bytes and size + new.size > quotas.sets_bytes:
            raise TooMany("sets_bytes", 0, f"at most {quotas.sets_bytes} bytes of components")

    def remove(self, id: str, person: str) -> None:
        with self._store.engine.begin() as db:
            mine = (sets.c.id == id) & (sets.c.person == person)
            if not db.execute(sets.delete().where(mine)).rowcount:
                raise ServerError("not_found", "no such set of yours")
