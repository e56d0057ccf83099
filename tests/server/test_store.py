"""The database: migrations make what the code expects, and a batch is written once or not."""

import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from megalith.server.errors import Conflict
from megalith.server.storage import schema
from megalith.server.storage.appending import Batch
from megalith.server.storage.rows import PERSON, Doc, Entry, Moved, Seat
from megalith.server.storage.store import Store
from megalith.server.storage.writer import Writer
from megalith.server.tables.new_tables import new_table, seat_from

pytestmark = pytest.mark.each_database


@pytest.fixture
def doc() -> Doc:
    return new_table("stone_age", {}, [seat_from(n, "me", "Ada", "p") for n in range(2)], "p")


def test_the_migrations_make_the_schema(db: str) -> None:
    store = Store(db)
    with store.engine.begin() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
    store.close()
    Store(db).close()  # a second start finds everything in place


def test_what_is_stored_comes_back(db: str, doc: Doc) -> None:
    store = Store(db)
    store.create(doc)
    again = store.read(doc.row.id)
    assert again.row == doc.row and again.seats == doc.seats
    assert store.entries(doc.row.id) == doc.fresh
    store.close()


def test_of_two_batches_for_one_place_the_second_is_refused_whole(db: str, doc: Doc) -> None:
    store, rival = Store(db), Store(db)
    store.create(doc)
    n = doc.row.length
    store.append(doc.row.id, [Entry(n, 0, {"do": "a"})], Moved(1, 1))
    with pytest.raises(Conflict):
        rival.append(doc.row.id, [Entry(n, 0, {"do": "b"}), Entry(n + 1, 1, None)], Moved(1, 0))
    assert [e.record for e in store.entries(doc.row.id, n)] == [{"do": "a"}]
    assert store.read(doc.row.id).row.turn == 1
    with pytest.raises(Conflict):
        rival.append(doc.row.id, [Entry(n + 5, 0, {"do": "gap"})], Moved(1, 0))
    store.close()
    rival.close()


def test_a_conflict_in_a_group_leaves_the_others_alone(db: str) -> None:
    store = Store(db)
    docs = [
        new_table("stone_age", {}, [Seat(n, PERSON, "p") for n in range(2)], "p") for _ in "abc"
    ]
    for doc in docs:
        store.create(doc)
    ends = [doc.row.length for doc in docs]
    ends[1] -= 1  # that place is taken
    batches = [
        (doc.row.id, [Entry(n, 0, {"do": "a"}), Entry(n + 1, 0, None)], Moved(1, 0))
        for doc, n in zip(docs, ends, strict=True)
    ]
    assert store.append_all(batches) == [True, False, True]
    added = [len(store.entries(d.row.id)) - len(d.fresh) for d in docs]
    assert added == [2, 0, 2]
    store.close()


def test_batches_that_wait_for_the_disk_are_written_together(sqlite: str) -> None:
    store = Store(sqlite)
    docs = [
        new_table("stone_age", {}, [Seat(n, PERSON, "p") for n in range(2)], "p") for _ in range(9)
    ]
    for doc in docs:
        store.create(doc)
    groups: list[int] = []
    write = store.append_all

    def counted(batches: list[Batch]) -> list[bool]:
        groups.append(len(batches))
        return write(batches)

    store.append_all = counted  # type: ignore[method-assign]

    async def together() -> list[object]:
        writer = Writer(store)
        work = [
            writer.append(d.row.id, [Entry(d.row.length, 0, {"do": "a"})], Moved(1, 0))
            for d in docs
        ]
        stale = writer.append(docs[0].row.id, [Entry(0, 0, {"do": "b"})], Moved(1, 0))
        return await asyncio.gather(*work, stale, return_exceptions=True)

    *done, last = asyncio.run(together())
    assert done == [None] * 9 and isinstance(last, Conflict)
    assert sum(groups) == 10 and len(groups) <= 3
    assert all(store.read(d.row.id).row.length == d.row.length + 1 for d in docs)
    store.close()


def test_sqlite_waits_for_the_disk(sqlite: str) -> None:
    store = Store(sqlite)
    with store.engine.begin() as db:
        assert db.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert db.scalar(sa.text("PRAGMA synchronous")) == 2
    store.close()


def test_a_failed_change_leaves_no_trace(db: str, doc: Doc) -> None:
    store = Store(db)
    store.create(doc)

    def change(doc: Doc) -> None:
        doc.seats[0].name = "Eve"
        raise RuntimeError

    with pytest.raises(RuntimeError):
        store.edit(doc.row.id, change)
    assert store.read(doc.row.id).seats == doc.seats
    store.close()


def test_an_address_that_is_no_database_is_explained() -> None:
    with pytest.raises(ValueError, match="expected an address"):
        Store("mysql://localhost/x")
