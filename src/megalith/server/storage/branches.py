"""Branches and notes as they are kept: so many for each person, and no more than so much."""

import time
from dataclasses import dataclass

import sqlalchemy as sa

from megalith.server.errors import ServerError, TooMany
from megalith.server.settings import Quotas
from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads, upsert
from megalith.server.storage.store import Store

branches = schema.branches


@dataclass(frozen=True)
class Kept:
    """`study`: the analysis to whose game it belongs; `notes` by step."""

    id: str
    study: str
    person: str
    name: str
    at: int
    lines: list[str]
    notes: dict[str, str]
    size: int
    created: int = 0
    changed: int = 0


class KeptBranches:
    def __init__(self, store: Store) -> None:
        self._store = store

    @reads
    def of(self, study: str, person: str) -> list[Kept]:
        """Oldest first."""
        mine = (branches.c.study == study) & (branches.c.person == person)
        query = sa.select(branches).where(mine).order_by(branches.c.created, branches.c.id)
        with reading(self._store.engine) as db:
            return [Kept(**row) for row in db.execute(query).mappings()]

    @reads
    def get(self, id: str) -> Kept:
        """Anybody's, by the name that nobody can guess."""
        with reading(self._store.engine) as db:
            row = db.execute(sa.select(branches).where(branches.c.id == id)).mappings().first()
        if row is None:
            raise ServerError("not_found", "no such branch")
        return Kept(**row)

    def keep(self, new: Kept, quotas: Quotas) -> Kept:
        """A new one, or a person's own with other contents."""
        with self._store.engine.begin() as db:
            query = sa.select(branches).where(branches.c.id == new.id)
            old = db.execute(query).mappings().first()
            if old is not None and (old["person"], old["study"]) != (new.person, new.study):
                raise ServerError("forbidden", "not your branch")
            self._demand(db, new, quotas)
            self._store.people.known(db, new.person)
            now = int(time.time())
            row = {**vars(new), "created": old["created"] if old else now, "changed": now}
            news = {k: row[k] for k in ("name", "at", "lines", "notes", "size", "changed")}
            put = upsert(db, branches, row)
            db.execute(put.on_conflict_do_update(index_elements=["id"], set_=news))
            return Kept(**row)

    def _demand(self, db: sa.Connection, new: Kept, quotas: Quotas) -> None:
        others = (branches.c.person == new.person) & (branches.c.id != new.id)
        query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(branches.c.size), 0))
        count, size = db.execute(query.where(others)).one()
        if quotas.branches and count >= quotas.branches:
            raise TooMany("branches", 0, f"at most {quotas.branches} branches")
        if quotas.branches_bytes and size + new.size > quotas.branches_bytes:
            raise TooMany("branches_bytes", 0, f"at most {quotas.branches_bytes} bytes of branches")

    def remove(self, id: str, person: str) -> None:
        with self._store.engine.begin() as db:
            mine = (branches.c.id == id) & (branches.c.person == person)
            if not db.execute(branches.delete().where(mine)).rowcount:
                raise ServerError("not_found", "no such branch of yours")
