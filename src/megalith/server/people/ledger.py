"""What every person and every address has used today, and what is too much.

The counts are kept in the store, so that a restart forgets none; addresses only as codes from
which nobody can go back. Moves are counted here first and kept by and by.
"""

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from operator import itemgetter

import sqlalchemy as sa

from megalith.server.errors import TooMany
from megalith.server.settings import Quotas
from megalith.server.storage import schema
from megalith.server.storage.database import upsert
from megalith.server.storage.rows import OPEN, RUNNING, Doc
from megalith.server.storage.store import DAY, Store, StoreError, today

_log = logging.getLogger("megalith.ledger")
usage, tables = schema.usage, schema.tables
ENTRY = 150  # bytes of an entry of a log, about
TABLE = 500
AT_ONCE = 50
FLUSH = 60.0  # seconds until moves are counted in the store too
Spend = Callable[[sa.Connection], None]


class Ledger:
    def __init__(self, store: Store, quotas: Quotas, veil: Callable[[str], str]) -> None:
        self._store = store
        self._quotas = quotas
        self._veil = veil
        self._day = today()
        self._known: dict[str, int] = {}  # bytes of today, as the store has them
        self._fresh: Counter[str] = Counter()  # bytes that the store does not know yet
        self.keeping = asyncio.Lock()  # held while counts are on their way into the store

    # -- new tables

    def opens(self, person: str, address: str, doc: Doc) -> Spend:
        """Counts a new table in the transaction that stores it; TooMany if there are too many."""
        size = TABLE + ENTRY * (len(doc.fresh) + len(doc.opening or ()))
        if doc.changes is not None:
            size += len(json.dumps(doc.changes))
        new = {"tables": 1, "forks": int(doc.row.forked is not None), "bytes": size}
        each, together = self._limits()

        def spend(db: sa.Connection) -> None:
            self._count(db, person, doc.row.phase)
            shares = [(person, each), (self._veil(address), together)]
            for who, limits in sorted(shares, key=itemgetter(0)):  # in one order, as in `flush`
                total = self._add(db, who, new)
                for what, most in limits.items():
                    if most and total[what] > most and new[what]:
                        raise _too_many(what, most)

        return spend

    def _limits(self) -> tuple[dict[str, int], dict[str, int]]:
        q = self._quotas
        each = {"tables": q.tables, "forks": q.forks, "bytes": q.bytes}
        together = {
            "tables": q.tables_address,
            "forks": q.forks_address,
            "bytes": q.bytes_address,
        }
        return each, together

    def _count(self, db: sa.Connection, person: str, phase: str) -> None:
        """The unfinished tables that a person hosts."""
        most = {OPEN: self._quotas.open, RUNNING: self._quotas.running}.get(phase, 0)
        if most:
            mine = (tables.c.host == person) & (tables.c.phase == phase)
            count = db.scalar(sa.select(sa.func.count()).select_from(tables).where(mine)) or 0
            if count >= most:
                detail = f"at most {most} {phase} tables at the same time"
                raise TooMany(f"{phase}_tables", 0, detail)

    def _add(self, db: sa.Connection, who: str, new: dict[str, int]) -> dict[str, int]:
        """More of today's; what it is then."""
        query = upsert(db, usage, {"who": who, "day": today(), **new})
        more = {name: usage.c[name] + count for name, count in new.items()}
        query = query.on_conflict_do_update(index_elements=["who", "day"], set_=more)
        row = db.execute(query.returning(*(usage.c[name] for name in new))).mappings().one()
        self._known[who] = int(row["bytes"])
        return dict(row)

    # -- moves

    def demand(self, person: str, address: str) -> None:
        """TooMany if a person or an address has written all that they may write today."""
        if today() != self._day:
            self._day = today()
            self._known.clear()
        q = self._quotas
        for who, most in ((person, q.bytes), (self._veil(address), q.bytes_address)):
            if most and self._known.get(who, 0) + self._fresh[who] > most:
                raise _too_many("bytes", most)

    def wrote(self, person: str, address: str, entries: int) -> None:
        for who in (person, self._veil(address)):
            self._fresh[who] += ENTRY * entries

    async def run(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            try:
                await self.flush()
            except StoreError as error:
                _log.warning("the store failed, moves are counted later: %s", error)

    async def flush(self) -> None:
        """What was written since the last time goes into the store."""
        for some in batched(sorted(self._fresh)):  # so that nobody who plays waits for it
            async with self.keeping:
                fresh = {who: self._fresh.pop(who) for who in some if who in self._fresh}
                try:
                    await self._store.call(self._keep, fresh)
                except BaseException:
                    self._fresh.update(fresh)
                    raise

    def forget(self, who: str) -> None:
        """What is not in the store yet never gets there."""
        self._fresh.pop(who, None)

    def _keep(self, fresh: dict[str, int]) -> None:
        with self._store.engine.begin() as db:
            for who, count in fresh.items():
                self._add(db, who, {"tables": 0, "forks": 0, "bytes": count})


def batched(all: list[str]) -> list[list[str]]:
    return [all[k : k + AT_ONCE] for k in range(0, len(all), AT_ONCE)]


def _too_many(what: str, most: int) -> TooMany:
    wait = DAY - time.time() % DAY
    return TooMany(f"{what}_day", wait, f"at most {most} {what} on one day")
