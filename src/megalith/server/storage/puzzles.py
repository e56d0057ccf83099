"""How people do with puzzles: what they tried first, their rating and their streaks."""

import time
from dataclasses import dataclass, replace
from typing import Final

import sqlalchemy as sa

from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads, upsert
from megalith.server.storage.store import Store

solvers, tries = schema.puzzle_solvers, schema.puzzle_tries
BEGIN: Final = 1200  # rating of a newcomer
SWIFT: Final = 20  # first tries that count double
STEP: Final = 20.0  # by which a rating changes at most, and twice that at first


@dataclass(frozen=True)
class Marks:
    rating: float = BEGIN
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best: int = 0
    days: int = 0  # in a row on which the puzzle of the day was solved …
    last_day: int = 0  # … until this one


def after(marks: Marks, against: int, right: bool, day: int | None) -> Marks:
    """The marks after a first try; `day` if it was the puzzle of that day."""
    expected = 1.0 / (1.0 + 10.0 ** ((against - marks.rating) / 400.0))
    step = STEP * (2.0 if marks.tried < SWIFT else 1.0)
    streak = marks.streak + 1 if right else 0
    now = replace(
        marks,
        rating=marks.rating + step * (float(right) - expected),
        tried=marks.tried + 1,
        solved=marks.solved + right,
        streak=streak,
        best=max(marks.best, streak),
    )
    if day is not None and right:
        days = marks.days + 1 if marks.last_day == day - 1 else 1
        now = replace(now, days=days, last_day=day)
    return now


class KeptPuzzles:
    def __init__(self, store: Store) -> None:
        self._store = store

    @reads
    def read(self, person: str, game: str) -> tuple[Marks, set[str]]:
        """The marks, and the puzzles that were tried."""
        with reading(self._store.engine) as db:
            mine = (tries.c.person == person) & (tries.c.game == game)
            known = set(db.scalars(sa.select(tries.c.puzzle).where(mine)))
            return self._marks(db, person, game), known

    def _marks(self, db: sa.Connection, person: str, game: str) -> Marks:
        columns = [solvers.c[name] for name in Marks.__dataclass_fields__]
        own = (solvers.c.person == person) & (solvers.c.game == game)
        row = db.execute(sa.select(*columns).where(own)).one_or_none()
        return Marks(*row) if row else Marks()

    def tried(
        self, person: str, game: str, puzzle: str, rating: int, right: bool, day: int | None
    ) -> tuple[Marks, bool]:
        """The marks after a try, and whether it counted: the first one does."""
        with self._store.engine.begin() as db:
            now = int(time.time())
            key = {"person": person, "game": game, "puzzle": puzzle}
            row = {**key, "solved": right, "created": now}
            first = upsert(db, tries, row).on_conflict_do_nothing().returning(tries.c.puzzle)
            new = db.execute(first).first() is not None
            marks = self._marks(db, person, game)
            if not new:
                return marks, False
            marks = after(marks, rating, right, day)
            values = {**vars(marks), "changed": now}
            kept = upsert(db, solvers, {"person": person, "game": game, **values})
            db.execute(kept.on_conflict_do_update(index_elements=["person", "game"], set_=values))
            return marks, True
