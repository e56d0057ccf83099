"""The lists of the lobby, as they are read: few rows each, and no more of them than is shown."""

import sqlalchemy as sa

from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads
from megalith.server.storage.rows import OPEN, OVER, RUNNING, Doc, Row, Seat

tables, seats = schema.tables, schema.seats
MOST = 100


class Lists:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    @reads
    def read(self, which: str, person: str) -> list[Doc]:
        """The tables of one of the lists, newest first."""
        query = sa.select(tables).where(_condition(which, person))
        query = query.order_by(tables.c.changed.desc(), tables.c.id).limit(MOST)
        with reading(self._engine) as db:
            rows = [Row(**row) for row in db.execute(query).mappings()]
            found = seats_of(db, [row.id for row in rows])
        return [Doc(row, found[row.id]) for row in rows]


def _condition(which: str, person: str) -> sa.ColumnElement[bool]:
    """Of my tables the phase is left to the end (no index can be used for what it is not)."""
    mine = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == person))
    conditions: dict[str, sa.ColumnElement[bool]] = {
        "mine": mine & (tables.c.phase != OVER),
        "finished": mine & tables.c.phase.not_in((OPEN, RUNNING)),
        "open": tables.c.public & (tables.c.phase == OPEN),
        "running": tables.c.public & (tables.c.phase == RUNNING),
    }
    return conditions[which]


def seats_of(db: sa.Connection, ids: list[str]) -> dict[str, list[Seat]]:
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in db.execute(query).mappings():
        fields = dict(row)
        found[fields.pop("table_id")].append(Seat(**fields))
    return found
