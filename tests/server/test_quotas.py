"""How much one person and one address may have and make; and lists that read little."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from megalith.server.people import ledger
from megalith.server.settings import Quotas, Settings
from megalith.server.storage import schema
from megalith.server.storage.rows import OVER, RUNNING, Doc, values
from megalith.server.storage.store import Store, today
from megalith.server.tables.new_tables import new_table, seat_from
from megalith.server.wire.answers import Forked
from tests.server.helpers import BOUNDLESS, Json, Server, Visitor, play_to_end, settings

pytestmark = pytest.mark.each_database

TWO = {"game": "stone_age", "seats": [{"who": "me"}, {"who": "me"}]}


@pytest.fixture
def strict(db: str, start: Callable[[Settings], Server]) -> Callable[..., Server]:
    def make(**quotas: int) -> Server:
        return start(settings(db, quotas=replace(BOUNDLESS, **quotas)))

    return make


def _refused(visitor: Visitor, body: Json = TWO, path: str = "/tables") -> Json:
    answer = visitor.http.post(f"/api{path}", json=body)
    assert answer.status_code == 429 and answer.json()["error"] == "too_many", answer.text
    limit: Json = answer.json()["limit"]
    assert answer.headers.get("retry-after", "0") == str(limit["wait"])
    return limit


def test_a_host_has_only_so_many_unfinished_tables(strict: Callable[..., Server]) -> None:
    server = strict(open=2, running=1)
    ada, ben = Visitor(server.port), Visitor(server.port)
    waiting = [ada.table("me", "open") for _ in range(2)]
    limit = _refused(ada, {**TWO, "seats": [{"who": "me"}, {"who": "open"}]})
    assert limit == {"what": "open_tables", "wait": 0}
    id = ada.table("me", "me", options={"round_cap": 1})["id"]
    assert _refused(ada)["what"] == "running_tables"
    ben.table("me", "open")  # others have their own
    play_to_end(ada.sit(id))
    ada.table("me", "me")  # there is room again
    for table in waiting:  # a guest hosts nothing
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})


def test_new_tables_of_a_day_are_counted_and_a_restart_forgets_none(
    strict: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = strict(tables=2, tables_address=4)
    ada, ben, cleo = (Visitor(server.port) for _ in range(3))
    for _ in range(2):
        ada.table("me", "me")
    limit = _refused(ada)
    assert limit["what"] == "tables_day" and 0 < limit["wait"] <= 86_400
    server.stop()
    server = strict(tables=2, tables_address=4)
    for visitor in (ada, ben, cleo):
        visitor.move_to(server.port)
    assert _refused(ada)["what"] == "tables_day"
    for _ in range(2):
        ben.table("me", "me")
    assert _refused(cleo)["what"] == "tables_day"  # that address has had its share
    assert ada.get("/tables", list="mine")["tables"]  # only new ones are refused
    day = today()
    monkeypatch.setattr(ledger, "today", lambda: day + 1)
    cleo.table("me", "me")


def test_what_was_refused_is_not_counted(strict: Callable[..., Server]) -> None:
    server = strict(tables=1)
    ada = Visitor(server.port)
    for _ in range(3):
        ada.post("/tables", {**TWO, "game": "chess"}, status=422)
    ada.table("me", "me")
    _refused(ada)
    with server.hub.store.engine.begin() as db:
        assert sorted(db.scalars(sa.select(schema.usage.c.tables))) == [1, 1]


def test_counts_are_kept_in_one_order_so_that_no_two_servers_wait_for_each_other(
    strict: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, str]] = []  # in which transaction for whom
    add = ledger.Ledger._add

    def noted(self: ledger.Ledger, db: sa.Connection, who: str, new: dict[str, int]) -> Json:
        asked.append((db.get_transaction(), who))
        return add(self, db, who, new)

    monkeypatch.setattr(ledger.Ledger, "_add", noted)
    server = strict(tables=100)
    for _ in range(8):
        Visitor(server.port).table("me", "me")
    once: dict[int, list[str]] = {}
    for transaction, who in asked:
        once.setdefault(id(transaction), []).append(who)
    assert sum(len(people) == 2 for people in once.values()) >= 8
    assert all(people == sorted(people) for people in once.values())


def test_rematches_are_tables_too(strict: Callable[..., Server]) -> None:
    ada = Visitor(strict(tables=1).port)
    id = ada.table("me", "me", options={"round_cap": 1})["id"]
    play_to_end(ada.sit(id))
    assert _refused(ada, {}, f"/tables/{id}/rematch")["what"] == "tables_day"
    assert ada.get(f"/tables/{id}")["rematch"] is None


def test_forks_and_bytes_of_a_day_have_an_end(strict: Callable[..., Server]) -> None:
    server = strict(forks=1, bytes=40_000)
    ada, ben = Visitor(server.port), Visitor(server.port)
    id = ada.table("me", "me", options={"round_cap": 1})["id"]
    play_to_end(ada.sit(id))
    fork = {"table": id, "step": 5, "seats": TWO["seats"]}
    ada.post("/fork", fork)
    assert _refused(ada, fork, "/fork")["what"] == "forks_day"
    while (answer := ben.http.post("/api/tables", json=TWO)).status_code == 201:
        pass
    assert answer.json()["limit"]["what"] == "bytes_day"


def test_moves_are_written_on_somebodys_account(
    strict: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "FLUSH", 0.05)
    server = strict(bytes=20_000)
    ada = Visitor(server.port)
    page = ada.sit(ada.table("me", "me")["id"])
    answer: dict[str, Any] = {}
    for _ in range(500):  # do and undo would go on for ever
        answer = page.do()
        if answer["type"] == "error":
            break
        answer = page.answer(page.say("undo", at=page.last["at"]))
        if answer["type"] == "error":
            break
    assert answer["error"] == "too_many" and answer["limit"]["what"] == "bytes_day"
    at = page.last["at"]
    page.close()
    server.stop()
    again = strict(bytes=20_000)
    ada.move_to(again.port)
    assert _refused(ada)["what"] == "bytes_day"
    other = Visitor(again.port)
    assert other.sit(other.table("me", "me")["id"]).do()["type"] == "done"
    assert at < 200


# -- lists


def _many(store: Store, count: int) -> None:
    """So many public tables, of every phase, as a busy year leaves them."""
    made: list[Doc] = []
    for n in range(4):
        seats = [seat_from(k, "me", "Ada", f"p{n}") for k in range(2)]
        made.append(new_table("stone_age", {}, seats, f"p{n}", public=True))
    rows, seats_of = [], []
    for n in range(count):
        doc = made[n % 4]
        phase = RUNNING if n % 2 else OVER
        id, when = f"t{n}", doc.row.changed - n
        rows.append({**values(doc.row), "id": id, "phase": phase, "changed": when})
        seats_of += [{**values(seat), "table_id": id} for seat in doc.seats]
    with store.engine.begin() as db:
        db.execute(schema.tables.insert(), rows)
        db.execute(schema.seats.insert(), seats_of)


def test_a_list_reads_the_rows_that_it_shows_and_no_others(db: str) -> None:
    """Judged by the plan of the database, not by a clock."""
    store = Store(db)
    _many(store, 3000)
    with store.engine.begin() as connection:
        connection.execute(sa.text("ANALYZE"))
    plans: list[str] = []

    def explain(connection: Any, _: Any, statement: str, parameters: Any, *more: Any) -> None:
        if statement.startswith("SELECT") and "tables.phase" in statement:
            how = "EXPLAIN " if store.shared else "EXPLAIN QUERY PLAN "
            cursor = connection.connection.cursor()
            cursor.execute(how + statement, parameters)
            plans.append(" ".join(str(row) for row in cursor.fetchall()))

    sa.event.listen(store.engine, "before_cursor_execute", explain)
    for which in ("open", "running", "mine", "finished"):
        store.lists.read(which, "nobody")
    store.close()
    assert len(plans) == 4
    for plan in plans[:2]:
        assert "ix_tables_listed" in plan, plan
    for plan in plans[2:]:
        assert "ix_seats_person" in plan and "ix_tables_listed" not in plan, plan


def test_a_public_list_is_made_once_for_many_and_shows_each_their_own(
    server: Server, ada: Visitor, ben: Visitor
) -> None:
    id = ada.table("me", "open", public=True)["id"]
    read: list[int] = []
    lists = server.hub.store.lists
    found = lists.read

    def counted(which: str, person: str) -> list[Doc]:
        read.append(1)
        docs: list[Doc] = found(which, person)
        return docs

    lists.read = counted
    try:
        seen = [who.get("/tables", list="open")["tables"] for who in (ada, ben) for _ in range(20)]
    finally:
        lists.read = found
    assert len(read) < 30  # one, and one more for each second that this took
    mine, others = (next(t for t in tables if t["id"] == id) for tables in (seen[0], seen[-1]))
    assert mine["host"] and mine["seats"][0]["mine"] and mine["invite"]
    assert not others["host"] and not others["seats"][0]["mine"] and others["invite"] is None
    ben.post(f"/tables/{id}/join", {})
    assert id not in [t["id"] for t in ada.get("/tables", list="open")["tables"]]  # at once


def test_a_list_reads_no_opening(db: str) -> None:
    store = Store(db)
    seats = [seat_from(0, "me", "Ada", "p"), seat_from(1, "open", "", "p")]
    steps = [{"by": -1, "do": "x" * 1000} for _ in range(1000)]
    forked: Forked = {"table": None, "step": 1000}
    doc = new_table("stone_age", {}, seats, "p", public=True, forked=forked, opening=steps)
    store.create(doc)
    read: list[str] = []
    sa.event.listen(
        store.engine, "before_cursor_execute", lambda c, k, statement, *m: read.append(statement)
    )
    assert [each.row.id for each in store.lists.read("open", "q")] == [doc.row.id]
    assert store.read(doc.row.id).opening is None
    assert read and not any("openings" in statement for statement in read)
    assert store.edit(doc.row.id, lambda _: None).opening == steps  # who starts it needs it
    store.close()


def test_the_defaults_leave_room_for_an_evening() -> None:
    usual = Quotas()
    assert usual.tables >= 100 <= usual.running and usual.bytes >= 100 * 100_000
    assert usual.tables_address >= 10 * usual.tables
