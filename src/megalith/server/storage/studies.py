"""Analyses as they are kept: packed, with what they were made by."""

import time
from dataclasses import dataclass

import sqlalchemy as sa

from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads, upsert
from megalith.server.storage.store import DAY, Store

studies = schema.studies


@dataclass(frozen=True)
class Kept:
    """`record` and `body` are JSON, packed by gzip."""

    key: str
    game: str
    rules: int
    method: int
    engine: str
    iterations: int
    record: bytes
    body: bytes


class KeptStudies:
    def __init__(self, store: Store) -> None:
        self._store = store

    @reads
    def read(self, key: str) -> tuple[Kept, int] | None:
        """An analysis, and when it was last used."""
        names = [studies.c[name] for name in Kept.__dataclass_fields__]
        query = sa.select(*names, studies.c.used).where(studies.c.key == key)
        with reading(self._store.engine) as db:
            row = db.execute(query).one_or_none()
        return (Kept(*row[:-1]), int(row[-1])) if row else None

    def keep(self, kept: Kept) -> None:
        now = int(time.time())
        with self._store.engine.begin() as db:
            row = {**vars(kept), "created": now, "used": now}
            db.execute(upsert(db, studies, row).on_conflict_do_nothing())

    def touch(self, key: str) -> None:
        with self._store.engine.begin() as db:
            mine = studies.update().where(studies.c.key == key)
            db.execute(mine.values(used=int(time.time())))

    async def get(self, key: str) -> Kept | None:
        found = await self._store.call(self.read, key)
        if found is None:
            return None
        if found[1] < time.time() - DAY:
            await self._store.call(self.touch, key)
        return found[0]
