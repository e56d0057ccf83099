"""Plays every stored table again, from its first entry to its last, and compares what comes out."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa

from megalith.core import position
from megalith.server.errors import ServerError
from megalith.server.storage import schema
from megalith.server.storage.rows import OPEN, OVER, Doc, Entry, Row, Seat
from megalith.server.tables.history import Past, result

tables, seats, log = schema.tables, schema.seats, schema.log


@dataclass
class Checked:
    tables: int = 0
    steps: int = 0
    people: int = 0
    older: list[str] = field(default_factory=list)  # of rules that this program does not play
    faults: dict[str, str] = field(default_factory=dict)  # table -> what is wrong with it
    digests: dict[str, str] = field(default_factory=dict)  # table -> its last position


def check(db: sa.Connection) -> Checked:
    """Every table of a database, as it is in this transaction."""
    done = Checked()
    done.people = db.scalar(sa.select(sa.func.count()).select_from(schema.people)) or 0
    for id in db.scalars(sa.select(tables.c.id).order_by(tables.c.id)).all():
        done.tables += 1
        try:
            past = _replayed(read_table(db, id), list(read_log(db, id)))
        except ServerError:
            done.older.append(id)
        except Exception as error:  # whatever is wrong with a table, the others are looked at
            done.faults[id] = f"{type(error).__name__}: {error}"
        else:
            done.steps += past.at if past else 0
            done.digests[id] = position.digest(past.table.state) if past else ""
    return done


def read_table(db: sa.Connection, id: str) -> Doc:
    row = db.execute(sa.select(tables).where(tables.c.id == id)).mappings().one()
    query = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    found = [dict(seat) for seat in db.execute(query).mappings()]
    for seat in found:
        del seat["table_id"]
    return Doc(Row(**row), [Seat(**seat) for seat in found])


def read_log(db: sa.Connection, id: str) -> Iterator[Entry]:
    columns = (log.c.n, log.c.by, log.c.record, log.c.person, log.c.ref)
    query = sa.select(*columns).where(log.c.table_id == id).order_by(log.c.n)
    return (Entry(*row) for row in db.execute(query))


def _replayed(doc: Doc, entries: list[Entry]) -> Past | None:
    row = doc.row
    assert len(entries) == row.length, f"{row.length} entries expected, {len(entries)} found"
    if row.phase == OPEN:
        return None
    past = Past(doc, entries)
    assert len(past.table.steps) == row.steps, "another number of steps"
    assert past.turn() == row.turn, "another seat is on turn"
    assert past.table.over() == (row.phase == OVER), "over, or not"
    assert result(past.table) == row.result, "another result"
    return past
