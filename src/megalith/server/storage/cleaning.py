"""What goes by itself: tables that were left, people who never came back, yesterday's counts."""

import time
from collections.abc import Callable

import sqlalchemy as sa

from megalith.server.people.identity import COOKIE_DAYS
from megalith.server.settings import Keep
from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads
from megalith.server.storage.people import remove_belongings, remove_tables
from megalith.server.storage.rows import OPEN, OVER, RUNNING
from megalith.server.storage.store import DAY, Store

people, tables, seats = schema.people, schema.tables, schema.seats
AT_ONCE = 10  # tables in one transaction, so that others need not wait for long
PEOPLE_AT_ONCE = 500
HARDLY_BEGUN = 20  # steps
USAGE_DAYS = 7


class Cleaning:
    def __init__(self, store: Store, keep: Keep) -> None:
        self._store = store
        self._keep = keep

    def _old(self, now: float) -> sa.ColumnElement[bool]:
        """Nobody has touched it for as long as `keep` says (0: never is a table too old)."""
        keep = self._keep
        hardly = (tables.c.phase == RUNNING) & (tables.c.steps < tables.c.begun + HARDLY_BEGUN)
        limits = [
            (tables.c.phase == OPEN, keep.open),
            (hardly, keep.open),
            (tables.c.phase == RUNNING, keep.running),
            (tables.c.phase == OVER, keep.over),
        ]
        return sa.or_(
            sa.false(),
            *(which & (tables.c.changed < now - days * DAY) for which, days in limits if days > 0),
        )

    @reads
    def abandoned(self, now: float) -> list[str]:
        with reading(self._store.engine) as db:
            return list(db.scalars(sa.select(tables.c.id).where(self._old(now))))

    def remove(self, ids: list[str], now: float) -> list[str]:
        """Those of a few tables that are still abandoned; which they were."""
        with self._store.engine.begin() as db:
            still = sa.select(tables.c.id).where(tables.c.id.in_(ids) & self._old(now))
            gone = list(db.scalars(still.with_for_update()))
            if gone:
                remove_tables(self._store, db, gone)
            return gone

    def remove_people(self, now: float) -> int:
        """Some of those who have no table and were not here for long; how many they were.

        Who has logged out everywhere is remembered for as long as an old cookie could live.
        """
        if self._keep.people <= 0:
            return 0
        unused = people.c.seen < now - self._keep.people * DAY
        void = (people.c.epoch == 0) | (people.c.seen < now - COOKIE_DAYS * DAY)
        sits = sa.exists().where(seats.c.person == people.c.id)
        hosts = sa.exists().where(tables.c.host == people.c.id)
        some = sa.select(people.c.id).where(unused & void & ~sits & ~hosts).limit(PEOPLE_AT_ONCE)
        with self._store.engine.begin() as db:
            gone = list(db.scalars(some))
            remove_belongings(db, gone)
            return db.execute(people.delete().where(people.c.id.in_(gone))).rowcount

    def remove_marks(self, now: float) -> None:
        """Of those who solved puzzles, never said who they are, and were not here for long."""
        solvers = schema.puzzle_solvers
        if self._keep.people <= 0:
            return
        old = solvers.c.changed < now - self._keep.people * DAY
        known = sa.exists().where(people.c.id == solvers.c.person)
        with self._store.engine.begin() as db:
            gone = list(db.scalars(sa.select(solvers.c.person).where(old & ~known)))
            remove_belongings(db, gone)

    def remove_usage(self, now: float) -> None:
        usage = schema.usage
        with self._store.engine.begin() as db:
            db.execute(usage.delete().where(usage.c.day < now // DAY - USAGE_DAYS))

    def remove_studies(self, now: float) -> None:
        studies = schema.studies
        if self._keep.studies > 0:
            with self._store.engine.begin() as db:
                db.execute(studies.delete().where(studies.c.used < now - self._keep.studies * DAY))
                branches = schema.branches
                studied = sa.exists().where(studies.c.key == branches.c.study)
                db.execute(branches.delete().where(~studied))


async def clean(store: Store, keep: Keep, looked_at: Callable[[str], bool]) -> list[str]:
    """One round, little by little; the tables that are gone. Who opens one meanwhile keeps it."""
    work, now = Cleaning(store, keep), time.time()
    left = await store.call(work.abandoned, now)
    gone: list[str] = []
    for k in range(0, len(left), AT_ONCE):
        alone = [id for id in left[k : k + AT_ONCE] if not looked_at(id)]
        gone += await store.call(work.remove, alone, now)
    while await store.call(work.remove_people, now):
        pass
    await store.call(work.remove_marks, now)
    await store.call(work.remove_usage, now)
    await store.call(work.remove_studies, now)
    return gone
