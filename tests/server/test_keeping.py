"""How long tables are kept, and who may use a database."""

from collections.abc import Callable

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from megalith.core.errors import OptionError
from megalith.server.run import run
from megalith.server.settings import Keep, Settings
from megalith.server.storage import schema
from megalith.server.storage.cleaning import HARDLY_BEGUN
from megalith.server.storage.store import DAY
from tests.server.helpers import Server, Visitor, play_to_end, settings, until

pytestmark = pytest.mark.each_database


def _age(server: Server, id: str, days: float) -> None:
    """Let a table look as if nobody had touched it for so long."""
    tables = schema.tables
    with server.hub.store.engine.begin() as db:
        older = tables.c.changed - int(days * DAY)
        db.execute(tables.update().where(tables.c.id == id).values(changed=older))


def _kept(visitor: Visitor, id: str) -> bool:
    return visitor.http.get(f"/api/tables/{id}").status_code == 200


@pytest.fixture
def tidy(db: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(db, keep=Keep(open=10, running=20, over=30, every=0.05)))


def test_tables_are_removed_when_their_time_is_over(tidy: Server) -> None:
    ada = Visitor(tidy.port)
    waiting, also = (ada.table("me", "open")["id"] for _ in range(2))
    running, going, begun, fresh = (ada.table("me", "me")["id"] for _ in range(4))
    for id in (running, going):
        page = ada.sit(id)
        for _ in range(HARDLY_BEGUN):
            page.do()
        page.close()
    over, done = (ada.table("me", "me", options={"round_cap": 1})["id"] for _ in range(2))
    for id in (over, done):
        page = ada.sit(id)
        play_to_end(page)
        page.close()
    kept = {also: 9, going: 19, done: 29, fresh: 9}
    gone = {waiting: 11, running: 21, over: 31, begun: 11}
    for id, days in {**kept, **gone}.items():
        _age(tidy, id, days)
    until(lambda: not any(_kept(ada, id) for id in gone))
    assert all(_kept(ada, id) for id in kept)
    with tidy.hub.store.engine.begin() as db:
        for table in (schema.log, schema.seats):
            left = set(db.scalars(sa.select(table.c.table_id)))
            assert not left & set(gone)


def test_a_table_that_somebody_looks_at_stays(tidy: Server) -> None:
    ada = Visitor(tidy.port)
    seen, unseen = (ada.table("me", "open")["id"] for _ in range(2))
    page = ada.sit(seen)
    for id in (seen, unseen):
        _age(tidy, id, 11)
    until(lambda: not _kept(ada, unseen))
    assert _kept(ada, seen)
    page.close()
    until(lambda: not _kept(ada, seen))


def test_a_page_is_told_when_another_server_removes_its_table(tidy: Server) -> None:
    ada = Visitor(tidy.port)
    page = ada.sit(ada.table("me", "me")["id"])
    id = page.last["table"]["id"]
    with tidy.hub.store.engine.begin() as db:
        db.execute(schema.tables.delete().where(schema.tables.c.id == id))
    page.say("do", at=page.last["at"], record=page.last["choices"][0]["record"])
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_a_rematch_that_was_removed_can_be_asked_for_again(tidy: Server) -> None:
    ada, ben = Visitor(tidy.port), Visitor(tidy.port)
    table = ada.table("me", "open", options={"round_cap": 1})
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    play_to_end(ada.sit(table["id"]), ben.sit(table["id"]))
    first = ada.post(f"/tables/{table['id']}/rematch")["id"]
    _age(tidy, first, 11)
    until(lambda: not _kept(ada, first))
    again = ada.post(f"/tables/{table['id']}/rematch")
    assert again["id"] != first and again["phase"] == "open"


def test_people_who_never_came_back_and_have_no_table_are_forgotten(
    db: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(db, keep=Keep(people=90, every=0.05)))
    ada, ben, out, new = (Visitor(server.port) for _ in range(4))
    for visitor, name in ((ada, "Ada"), (ben, "Ben"), (out, "Out"), (new, "New")):
        visitor.http.put("/api/me", json={"name": name})
    ada.table("me", "open")
    out.post("/me/logout")
    people = schema.people
    with server.hub.store.engine.begin() as connection:
        older = people.c.seen - int(91 * DAY)
        connection.execute(people.update().where(people.c.name != "New").values(seen=older))

    def names() -> list[str]:
        with server.hub.store.engine.begin() as connection:
            return sorted(connection.scalars(sa.select(people.c.name)))

    until(lambda: names() == ["Ada", "New", "Out"])  # a void cookie must stay void
    assert ben.get("/me") == {"name": ""}
    ben.table("me", "me")  # and may come back


def test_who_visits_is_remembered_as_seen(db: str, start: Callable[[Settings], Server]) -> None:
    server = start(settings(db, keep=Keep(people=0, every=0.05)))
    ada = Visitor(server.port)
    ada.http.put("/api/me", json={"name": "Ada"})
    people = schema.people
    with server.hub.store.engine.begin() as connection:
        connection.execute(people.update().values(seen=0))

    def seen() -> int:
        ada.get("/me")
        with server.hub.store.engine.begin() as connection:
            return connection.scalar(sa.select(people.c.seen)) or 0

    until(lambda: seen() > 0)


def test_by_default_finished_games_stay_for_ever() -> None:
    assert Settings().keep.over == 0 and Settings().keep.open > 0 < Settings().keep.running


def test_a_second_server_on_one_sqlite_file_does_not_start(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    first = start(settings(sqlite))
    with pytest.raises(OptionError, match=r"in use by another server.*PostgreSQL"):
        run(settings(sqlite, port=0))
    assert Visitor(first.port).get("/games")  # and the first one goes on
