"""`megalith admin` on a database that a server uses at the same time, SQLite and PostgreSQL."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from megalith.core import record
from megalith.server.operations import bans
from megalith.server.operations.books import Books
from megalith.server.settings import Settings
from tests.cli.conftest import Megalith, Run
from tests.cli.conftest import megalith as megalith
from tests.server.helpers import Json, Seat, Server, Visitor, play_to_end, settings, until

Admin = Callable[..., Run]


@pytest.fixture
def running(db: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(db))


@pytest.fixture
def run(megalith: Megalith, db: str) -> Admin:
    """megalith admin COMMAND on the running server's database."""

    def admin(command: str, *args: object, stdin: str = "") -> Run:
        return megalith("admin", command, *args, "--db", db, stdin=stdin)

    return admin


def _json(run: Run) -> list[Json]:
    assert run.status == 0, run.err
    found: list[Json] = json.loads(run.out)
    return found


def _closed_with(page: Seat) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def _id(visitor: Visitor, run: Admin) -> str:
    """The person who hosts this visitor's first table."""
    table = visitor.get("/tables", list="mine")["tables"][0]["id"]
    return str(json.loads(run("show", table).out)["host"])


@pytest.mark.each_database
def test_tables_and_people_are_listed_and_shown(running: Server, run: Admin) -> None:
    ada, ben = Visitor(running.port), Visitor(running.port)
    ada.http.put("/api/me", json={"name": "Ada [bold]"})
    first = ada.table("me", "open", public=True)
    second = ada.table("me", "bot:random")
    ben.post(f"/tables/{first['id']}/join", {"name": "Ben"})
    listed = _json(run("tables", "--json"))
    assert {row["id"] for row in listed} == {first["id"], second["id"]}
    assert [r["id"] for r in _json(run("tables", "--person", _id(ben, run), "--json"))] != []
    assert _json(run("tables", "--game", "pantheon", "--json")) == []
    assert len(_json(run("tables", "--most", 1, "--json"))) == 1
    people = _json(run("people", "--json"))
    assert [row["tables"] for row in people] == [2, 1]
    shown = json.loads(run("show", first["id"]).out)
    assert shown["kind"] == "table" and shown["seats"][1]["name"] == "Ben"
    assert "secret" not in shown and "seed" not in shown
    person = json.loads(run("show", people[0]["id"]).out)
    assert person["kind"] == "person" and person["name"] == "Ada [bold]"
    assert person["link"] is False and len(person["hosts"]) == 2
    assert "Ada [bold]" in run("people").out  # as it is, not as markup


def test_words_are_in_both_languages(running: Server, run: Admin) -> None:
    Visitor(running.port).table("me", "open")
    assert "Players" in run("tables").out and "open" in run("tables").out
    told = run("tables", "--lang", "pl").out
    assert "Gracze" in told and "otwarty" in told
    assert "stoły: otwarte 1" in run("usage", "--lang", "pl").out
    wrong = run("show", "nobody", "--lang", "pl")
    assert wrong.status == 2 and "nie ma ani stołu, ani osoby 'nobody'" in wrong.err
    assert "there is no table and nobody called 'nobody'" in run("show", "nobody").err


def test_a_deleted_table_reaches_those_who_look_at_it(running: Server, run: Admin) -> None:
    ada = Visitor(running.port)
    gone, stays = (ada.table("me", "me")["id"] for _ in "ab")
    page, other = ada.sit(gone), ada.sit(stays)
    assert run("delete", gone, "--yes").status == 0
    assert _closed_with(page) == 4404
    assert other.do()["type"] == "done"
    assert ada.http.get(f"/api/tables/{gone}").status_code == 404
    assert run("delete", gone, "--yes").status == 2


def test_nothing_is_deleted_without_a_yes(running: Server, run: Admin) -> None:
    ada = Visitor(running.port)
    id = ada.table("me", "me")["id"]
    assert "Remove table" in run("delete", id, stdin="n\n").out
    assert ada.get(f"/tables/{id}")
    assert "is gone" in run("delete", id, stdin="y\n").out
    ada.get(f"/tables/{id}", status=404)


@pytest.mark.each_database
def test_a_deleted_person_leaves_no_trace_and_the_others_play_on(
    running: Server, run: Admin
) -> None:
    ada, ben = Visitor(running.port), Visitor(running.port)
    ada.http.put("/api/me", json={"name": "Ada"})
    table = ada.table("me", "open")
    alone = ada.table("me", "me")["id"]
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    pages = ada.sit(table["id"]), ben.sit(table["id"])
    for page in pages:
        page.catch_up()
        if page.last["choices"]:
            page.do()
    person = _id(ada, run)
    assert "Nothing is kept" in run("delete", person, "--yes").out
    assert _closed_with(pages[0]) == 4401  # her cookie is void
    until(lambda: ben.get(f"/tables/{table['id']}")["seats"][0]["name"] == "")
    assert ada.http.get(f"/api/tables/{alone}").status_code == 404
    assert run("show", alone).status == 2
    left = ben.get(f"/tables/{table['id']}")
    assert left["host"] and left["seats"][0]["bot"]
    exported = run("export", table["id"]).out + run("show", table["id"]).out
    assert person not in exported and "Ada" not in exported


def test_a_banned_person_is_shown_the_door_and_may_come_back(running: Server, run: Admin) -> None:
    ada, ben = Visitor(running.port), Visitor(running.port)
    id = ada.table("me", "me")["id"]
    page = ada.sit(id)
    other = ben.sit(ben.table("me", "me")["id"])
    person = _id(ada, run)
    assert "is kept out" in run("ban", person, "--reason", "rude").out
    assert _closed_with(page) == bans.BANNED
    refused = ada.http.get("/api/me")
    assert refused.status_code == 403 and refused.json()["detail"] == "banned"
    assert "content-security-policy" in refused.headers
    with pytest.raises(InvalidStatus) as closed:
        ada.sit(id)
    assert closed.value.response.status_code == 403
    assert other.do()["type"] == "done"
    assert [row["reason"] for row in _json(run("bans", "--json"))] == ["rude"]
    assert person in run("bans", "--lang", "pl").out
    assert "may come in" in run("unban", person).out
    until(lambda: ada.http.get("/api/me").status_code == 200)
    assert ada.sit(id).do()["type"] == "done"
    assert run("unban", person).status == 2


@pytest.mark.each_database
def test_a_banned_address_is_kept_out_also_after_a_restart(
    db: str, run: Admin, start: Callable[[Settings], Server]
) -> None:
    first = start(settings(db, proxies=("127.0.0.1",)))
    club, other = ({"X-Forwarded-For": a} for a in ("203.0.113.77", "198.51.100.1"))
    visitor = Visitor(first.port)
    assert visitor.http.get("/api/me", headers=club).status_code == 200
    assert run("ban", "203.0.113.0/24", "--days", 3).status == 0
    until(lambda: visitor.http.get("/api/me", headers=club).status_code == 403)
    assert visitor.http.get("/", headers=club).status_code == 403
    assert visitor.http.get("/api/me", headers=other).status_code == 200
    first.stop()
    again = Visitor(start(settings(db, proxies=("127.0.0.1",))).port)
    assert again.http.get("/api/me", headers=club).status_code == 403
    assert again.http.get("/api/me", headers=other).status_code == 200


def test_an_id_may_begin_with_a_dash(running: Server, run: Admin) -> None:
    assert run("ban", "-58tTO6F7U7h_rA2ZXR2jw").status == 0
    assert [row["who"] for row in _json(run("bans", "--json"))] == ["-58tTO6F7U7h_rA2ZXR2jw"]
    assert run("unban", "-58tTO6F7U7h_rA2ZXR2jw").status == 0
    assert "nobody called '-x'" in run("show", "-x").err


def test_a_ban_ends_by_itself(running: Server, run: Admin) -> None:
    ada = Visitor(running.port)
    assert run("ban", "127.0.0.1", "--days", 2 / 86_400).status == 0
    until(lambda: ada.http.get("/healthz").status_code == 403)
    until(lambda: ada.http.get("/healthz").status_code == 200)


@pytest.mark.parametrize(
    "given,kept",
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:DB8::/48", "2001:db8::/48"),
        ("q9a-person_id", "q9a-person_id"),
    ],
)
def test_addresses_are_kept_in_one_way_of_writing(given: str, kept: str) -> None:
    assert bans.name(given) == kept and bans.name(kept) == kept


def test_a_game_is_exported_as_a_record(running: Server, run: Admin, tmp_path: Path) -> None:
    ada = Visitor(running.port)
    over = ada.table("me", "me", options={"round_cap": 1})["id"]
    play_to_end(ada.sit(over))
    file = tmp_path / "game.json"
    assert run("export", over, "--out", file).status == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert record.verify(record.read(file))["over"]
    running_game = ada.table("me", "me")["id"]
    ada.sit(running_game).do()
    shared = json.loads(run("export", running_game).out)
    assert "seed" not in shared and record.replay(shared)
    waiting = ada.table("me", "open")["id"]
    assert "has not started" in run("export", waiting).err
    assert "cannot write" in run("export", over, "--out", tmp_path / "no" / "x").err


def test_a_persons_own_copy_has_their_decisions_and_no_secrets(running: Server, run: Admin) -> None:
    ada = Visitor(running.port)
    ada.http.put("/api/me", json={"name": "Ada"})
    ada.post("/me/link")
    ada.sit(ada.table("me", "me")["id"]).do()
    found = json.loads(run("export", _id(ada, run)).out)
    assert found["name"] == "Ada" and found["link"] is True
    assert found["decisions"] and "secret" not in found


@pytest.mark.each_database
def test_who_uses_how_much(running: Server, run: Admin) -> None:
    ada, ben = Visitor(running.port), Visitor(running.port)
    for _ in range(3):
        ada.sit(ada.table("me", "me")["id"]).do()
    ben.table("me", "open")
    found = json.loads(run("usage", "--json").out)
    assert [host["tables"] for host in found["hosts"]] == [3, 1]
    assert found["hosts"][0]["bytes"] > found["hosts"][1]["bytes"] == 0
    assert found["tables"] == {"running": 3, "open": 1} and found["size"] > 0
    assert "3 running" in run("usage").out


@pytest.mark.each_database
def test_vacuum_gives_room_back(db: str, run: Admin, start: Callable[[Settings], Server]) -> None:
    server = start(settings(db))
    ada = Visitor(server.port)
    ids = [ada.table("me", "me")["id"] for _ in range(40)]
    run("delete", *ids, "--yes")
    if db.startswith("sqlite"):
        assert "its moves would wait" in run("vacuum").err
        assert run("vacuum", "--anyway").status == 0
    server.stop()
    assert run("vacuum").status == 0


def test_the_server_plays_on_while_the_books_are_read(running: Server, db: str) -> None:
    """A long look at the database holds up no move."""
    from megalith.server.storage.database import reading

    page = (ada := Visitor(running.port)).sit(ada.table("me", "me")["id"])
    books = Books(db)
    with reading(books.engine) as connection:
        bans.read(connection)
        for _ in range(5):
            assert page.do()["type"] == "done"
    books.close()


@pytest.mark.each_database
def test_a_database_that_is_not_there_or_of_another_form_is_one_clear_line(
    megalith: Megalith, tmp_path: Path, db: str
) -> None:
    missing = megalith("admin", "tables", "--db", f"sqlite:///{tmp_path / 'none.db'}")
    assert missing.status == 2 and "there is no" in missing.err
    assert not (tmp_path / "none.db").exists()
    empty = megalith("admin", "tables", "--db", db)
    assert empty.status == 2 and empty.err.count("\n") == 1
    odd = megalith("admin", "tables", "--db", "mysql://x/y")
    assert odd.status == 2 and "cannot use the database" in odd.err


def test_the_servers_config_file_names_the_database(
    megalith: Megalith, running: Server, db: str, tmp_path: Path
) -> None:
    file = tmp_path / "m.toml"
    file.write_text(f'db = "{db}"\n', encoding="utf-8")
    assert megalith("admin", "people", "--config", file).status == 0
