"""How a server on SQLite hears what a program beside it has changed: it looks into a small table.

On PostgreSQL the same messages come by NOTIFY (see `bus`).
"""

import time
from collections.abc import Callable

import sqlalchemy as sa

from megalith.core.game import Json
from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads
from megalith.server.storage.store import Store

notices = schema.notices
EVERY = 1.0  # seconds between two looks
KEPT = 3600  # seconds that a notice stays: any server has read it by then


def post(db: sa.Connection, message: Json) -> None:
    now = int(time.time())
    db.execute(notices.delete().where(notices.c.created < now - KEPT))
    db.execute(notices.insert().values(created=now, message=message))


class Mailbox:
    def __init__(self, store: Store, hear: Callable[[Json], None]) -> None:
        self._store = store
        self._hear = hear
        self._last: int | None = None  # the notice that was read last

    async def look(self) -> None:
        for message in await self._store.call(self._read):
            self._hear(message)

    @reads
    def _read(self) -> list[Json]:
        """What is new; at the first look nothing is, for whatever is old was stored before."""
        with reading(self._store.engine) as db:
            if self._last is None:
                self._last = db.scalar(sa.select(sa.func.max(notices.c.n))) or 0
                return []
            new = notices.c.n > self._last
            found = db.execute(sa.select(notices).where(new).order_by(notices.c.n)).mappings().all()
        if found:
            self._last = found[-1]["n"]
        return [row["message"] for row in found]
