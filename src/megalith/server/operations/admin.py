"""What a host may ask of the database and change in it, while servers run on it."""

import time

import sqlalchemy as sa

from megalith.core import record
from megalith.core.errors import OptionError
from megalith.core.game import Json
from megalith.server.features.replays import full_record
from megalith.server.operations import bans, checking
from megalith.server.operations.bans import BAN, Ban
from megalith.server.operations.books import Books
from megalith.server.storage import schema
from megalith.server.storage.database import reading
from megalith.server.storage.people import remove_tables
from megalith.server.storage.rows import OPEN, OVER
from megalith.server.tables.history import Past

tables, seats, log, people = schema.tables, schema.seats, schema.log, schema.people
DAY = 86_400
BYTES = sa.func.coalesce(sa.func.sum(sa.func.length(sa.cast(log.c.record, sa.Text))), 0)


def no_such(id: str) -> OptionError:
    return OptionError("there is no table and nobody called {found}", "no-such", found=repr(id))


# -- tables


def list_tables(
    books: Books, most: int, phase: str | None, game: str | None, person: str | None
) -> list[Json]:
    """Newest first."""
    wanted: list[sa.ColumnElement[bool]] = [sa.true()]
    if phase is not None:
        wanted.append(tables.c.phase == phase)
    if game is not None:
        wanted.append(tables.c.game == game)
    if person is not None:
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        wanted.append(tables.c.id.in_(mine) | (tables.c.host == person))
    columns = ("id", "game", "phase", "public", "host", "steps", "length", "created", "changed")
    query = sa.select(*(tables.c[name] for name in columns)).where(*wanted)
    query = query.order_by(tables.c.changed.desc(), tables.c.id).limit(most)
    with reading(books.engine) as db:
        found = [dict(row) for row in db.execute(query).mappings()]
        names = _names(db, [row["id"] for row in found])
    return [{**row, "names": names[row["id"]]} for row in found]


def _names(db: sa.Connection, ids: list[str]) -> dict[str, list[str]]:
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    names: dict[str, list[str]] = {id: [] for id in ids}
    for row in db.execute(query).mappings():
        names[row["table_id"]].append(row["name"] or row["bot"] or row["kind"])
    return names


def _table(db: sa.Connection, id: str) -> Json | None:
    """Everything but what decides luck: the secret and the seed."""
    row = db.execute(sa.select(tables).where(tables.c.id == id)).mappings().one_or_none()
    if row is None:
        return None
    shown = {name: value for name, value in row.items() if name not in ("secret", "seed")}
    found = db.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
    shown["seats"] = [dict(seat) for seat in found.mappings()]
    shown["bytes"] = db.scalar(sa.select(BYTES).where(log.c.table_id == id))
    return shown


def export_table(books: Books, id: str) -> Json | None:
    """The record of its game so far; None if there is no such table."""
    with reading(books.engine) as db:
        if db.scalar(sa.select(tables.c.id).where(tables.c.id == id)) is None:
            return None
        doc, entries = checking.read_table(db, id), list(checking.read_log(db, id))
    if doc.row.phase == OPEN:
        raise OptionError("the game of {id} has not started", "not-started", id=id)
    past = Past(doc, entries)
    if doc.row.phase == OVER:
        return full_record(doc, past)
    return record.to_json(past.table, doc.names())  # without the seed: the game goes on


def delete_table(books: Books, id: str) -> bool:
    with books.engine.begin() as db:
        if db.scalar(sa.select(tables.c.id).where(tables.c.id == id)) is None:
            return False
        remove_tables(books, db, [id])
        return True


# -- people


def list_people(books: Books, most: int) -> list[Json]:
    """Those with most tables first; also those who are known by their seats alone."""
    sits = sa.select(seats.c.person.label("id"), seats.c.table_id.label("table_id"))
    sits = sits.where(seats.c.person.is_not(None))
    hosts = sa.select(tables.c.host.label("id"), tables.c.id.label("table_id"))
    both = sits.union(hosts.where(tables.c.host != "")).subquery()
    counted = sa.select(both.c.id, sa.func.count().label("tables")).group_by(both.c.id).subquery()
    joined = people.outerjoin(counted, counted.c.id == people.c.id)
    kept = sa.select(people.c.id, people.c.name, sa.func.coalesce(counted.c.tables, 0))
    nameless = sa.select(counted.c.id, sa.literal(""), counted.c.tables)
    nameless = nameless.where(counted.c.id.not_in(sa.select(people.c.id)))
    everybody = sa.union_all(kept.select_from(joined), nameless).subquery()
    id, name, tables_ = everybody.c
    with reading(books.engine) as db:
        query = sa.select(id, name, tables_).order_by(tables_.desc(), id).limit(most)
        return [{"id": i, "name": n, "tables": t} for i, n, t in db.execute(query)]


def _person(db: sa.Connection, id: str) -> Json | None:
    """All that is kept of a person, but the hash of their private link."""
    row = db.execute(sa.select(people).where(people.c.id == id)).mappings().one_or_none()
    mine = sa.select(tables.c.id, tables.c.game, tables.c.phase, seats.c.seat, seats.c.name)
    mine = mine.join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == id)
    sits = [dict(each) for each in db.execute(mine.order_by(tables.c.created)).mappings()]
    hosts = list(db.scalars(sa.select(tables.c.id).where(tables.c.host == id)))
    if row is None and not sits and not hosts:
        return None
    kept = {name: value for name, value in (row or {"id": id}).items() if name != "link"}
    return {**kept, "link": bool(row and row["link"]), "seats": sits, "hosts": hosts}


def export_person(books: Books, id: str) -> Json | None:
    """What is kept of a person, with their decisions."""
    with reading(books.engine) as db:
        found = _person(db, id)
        if found is None:
            return None
        own = sa.select(log.c.table_id, log.c.n, log.c.record).where(log.c.person == id)
        rows = db.execute(own.order_by(log.c.table_id, log.c.n)).mappings()
        found["decisions"] = [dict(row) for row in rows]
        belongings = {
            "puzzles": schema.puzzle_solvers,
            "deals": schema.deal_entries,
            "branches": schema.branches,
        }
        for name, table in belongings.items():
            mine = db.execute(sa.select(table).where(table.c.person == id)).mappings()
            found[name] = [{k: v for k, v in row.items() if k != "person"} for row in mine]
        return found


def show(books: Books, id: str) -> tuple[str, Json]:
    """A table or a person, and which it is."""
    with reading(books.engine) as db:
        table = _table(db, id)
        if table is not None:
            return "table", table
        person = _person(db, id)
    if person is None:
        raise no_such(id)
    return "person", person


def delete(books: Books, id: str, level: str) -> str:
    """A table, or a person: then the bot `level` plays on for them where others still play."""
    if delete_table(books, id):
        return "table"
    with reading(books.engine) as db:
        if _person(db, id) is None:
            raise no_such(id)
    found = books.people.forget(id, level)
    with books.engine.begin() as db:
        for table in sorted(found.changed):
            books.tell({"table": table}, db)
    return "person"


# -- bans


def ban(books: Books, who: str, days: float | None, reason: str) -> Ban:
    now = int(time.time())
    until = None if days is None else now + int(days * DAY)
    made = Ban(bans.name(who), until, reason, now)
    with books.engine.begin() as db:
        bans.add(db, made)
        books.tell(BAN, db)
    return made


def unban(books: Books, who: str) -> bool:
    with books.engine.begin() as db:
        found = bans.remove(db, who)
        books.tell(BAN, db)
        return found


def list_bans(books: Books) -> list[Ban]:
    with reading(books.engine) as db:
        return bans.read(db)
