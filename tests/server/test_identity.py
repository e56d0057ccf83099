"""Who somebody is: cookies of several servers, links that end, leaving everywhere and for good."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import httpx
import pytest
import sqlalchemy as sa
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed

from megalith.server.people import identity
from megalith.server.settings import Settings
from megalith.server.storage import schema
from tests.server.conftest import Postgres
from tests.server.helpers import (
    GENEROUS,
    Server,
    ServerProcess,
    Visitor,
    play_to_end,
    settings,
    until,
)

pytestmark = pytest.mark.each_database


def _mine(visitor: Visitor, id: str) -> bool:
    answer = visitor.http.get(f"/api/tables/{id}")
    return answer.status_code == 200 and any(s["mine"] for s in answer.json()["seats"])


def test_two_servers_on_one_host_leave_each_others_cookies_alone(
    new_db: Callable[[], str], start: Callable[[Settings], Server]
) -> None:
    first, second = start(settings(new_db())), start(settings(new_db()))
    browser = Visitor(first.port)
    here = browser.table("me", "me")["id"]
    browser.move_to(second.port)
    there = browser.table("me", "me")["id"]
    assert _mine(browser, there)
    browser.move_to(first.port)
    assert _mine(browser, here)


def test_servers_on_one_database_share_the_cookie(postgres: Postgres) -> None:
    db = postgres.new_database()
    both = [ServerProcess(db) for _ in range(2)]
    try:
        ada = Visitor(both[0].port)
        id = ada.table("me", "me")["id"]
        ada.move_to(both[1].port)
        assert _mine(ada, id)
        phone = Visitor(both[1].port)
        phone.http.cookies.update(ada.http.cookies)
        ada.post("/me/logout")
        ada.move_to(both[0].port)
        until(lambda: _mine(ada, id))  # the other server has heard it
        assert not _mine(phone, id)
    finally:
        for server in both:
            server.stop()


def test_a_cookie_of_before_is_read_and_replaced(ada: Visitor, server: Server) -> None:
    key = server.hub.store.setting("cookie_key", lambda: "")
    id = ada.table("me", "me")["id"]
    person = next(iter(ada.http.cookies.values())).split(":")[0]
    signed = Signer(key, salt="megalith.person", digest_method=sha256).sign(person)
    old = Visitor(server.port)
    old.http.cookies.set("megalith", signed.decode(), domain="127.0.0.1")
    assert _mine(old, id)
    assert "megalith" not in old.http.cookies and len(old.http.cookies) == 1
    assert _mine(old, id)


def test_under_tls_the_cookie_belongs_to_this_host_alone(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, proxies=("127.0.0.1",)))
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    url = f"http://127.0.0.1:{server.port}/api/me"
    given = httpx.put(url, json={"name": "Ada"}, headers=headers).headers["set-cookie"]
    assert given.startswith("__Host-megalith-") and "Secure" in given and "Path=/" in given
    assert "Domain" not in given
    plain = httpx.put(url, json={"name": "Ada"}).headers["set-cookie"]
    assert plain.startswith("megalith-") and "Secure" not in plain
    cookie = plain.split(";")[0]  # of the days before TLS
    moved = httpx.get(url, headers={**headers, "Cookie": cookie}, timeout=60)
    assert moved.json() == {"name": "Ada"} and "__Host-" in moved.headers["set-cookie"]


def test_a_cookie_is_renewed_and_ends_when_it_is_not(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = ada.table("me", "me")["id"]
    day = identity.today()
    first = ada.cookie()
    assert "set-cookie" not in ada.http.get("/api/me").headers
    monkeypatch.setattr(identity, "today", lambda: day + 40)
    assert "set-cookie" in ada.http.get("/api/me").headers and _mine(ada, id)
    assert ada.cookie() != first
    monkeypatch.setattr(identity, "today", lambda: day + 420)
    assert _mine(ada, id)
    assert (
        httpx.get(
            f"{ada.origin}/api/tables/{id}", headers={"Cookie": first}, timeout=60
        ).status_code
        == 404
    )


def test_a_private_link_ends(ada: Visitor, server: Server) -> None:
    ada.http.put("/api/me", json={"name": "Ada"})
    made = ada.post("/me/link")
    assert 29 * 86_400 < made["until"] - time.time() < 31 * 86_400
    phone = Visitor(server.port)
    assert phone.post("/me/restore", {"token": made["token"]}) == {"name": "Ada"}
    with server.hub.store.engine.begin() as db:
        db.execute(schema.people.update().values(until=int(time.time()) - 1))
    Visitor(server.port).post("/me/restore", {"token": made["token"]}, status=404)
    assert phone.get("/me") == {"name": "Ada"}  # what was taken stays


def test_logging_out_everywhere_leaves_this_device_alone(ada: Visitor, server: Server) -> None:
    ada.http.put("/api/me", json={"name": "Ada"})
    id = ada.table("me", "me")["id"]
    token = ada.post("/me/link")["token"]
    phone = Visitor(server.port)
    phone.post("/me/restore", {"token": token})
    open_page = phone.sit(id)
    assert _mine(phone, id)
    assert ada.post("/me/logout") == {"name": "Ada"}
    assert _mine(ada, id) and not _mine(phone, id)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            open_page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    phone.post("/me/restore", {"token": token}, status=404)
    assert ada.sit(id).do()["type"] == "done"


def test_a_void_cookie_stays_void_after_a_restart(
    db: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(db))
    ada = Visitor(server.port)
    id = ada.table("me", "me")["id"]
    thief = Visitor(server.port)
    thief.http.cookies.update(ada.http.cookies)
    ada.post("/me/logout")
    server.stop()
    again = start(settings(db))
    for visitor in (ada, thief):
        visitor.move_to(again.port)
    assert _mine(ada, id) and not _mine(thief, id)


def test_who_wants_to_be_forgotten_is_forgotten(ada: Visitor, ben: Visitor, server: Server) -> None:
    ada.http.put("/api/me", json={"name": "Ada Lovelace"})
    alone = ada.table("me", "bot:random")["id"]
    waiting = ada.table("me", "open", "open")
    ben.post(f"/tables/{waiting['id']}/join", {"invite": waiting["invite"], "name": "Ben"})
    over = ada.table("me", "open", options={"round_cap": 1})
    running = ada.table("me", "open", options={"start_player": "seat_0"})
    for table in (over, running):
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    play_to_end(ada.sit(over["id"]), ben.sit(over["id"]))
    page = ben.sit(running["id"])
    token = ada.post("/me/link")["token"]
    person = next(iter(ada.http.cookies.values())).split(":")[0]
    old = Visitor(server.port)
    old.http.cookies.update(ada.http.cookies)

    assert server.hub.ledger._fresh[person] > 0  # moves that the store does not know yet
    assert ada.http.delete("/api/me").json() == {"name": ""}
    flushed = asyncio.run_coroutine_threadsafe(
        server.hub.ledger.flush(), server.hub.live[running["id"]]._task.get_loop()
    )
    flushed.result(60)

    assert page.until_turn()  # a bot has played for Ada, so that Ben can go on
    assert page.last["table"]["seats"][0]["bot"] and page.last["table"]["host"]
    ben.get(f"/tables/{alone}", status=404)
    left = ben.get(f"/tables/{waiting['id']}")
    assert [s["kind"] for s in left["seats"]] == ["open", "person", "open"] and left["host"]
    assert [s["name"] for s in ben.get(f"/tables/{over['id']}")["seats"]] == ["", "Ben"]
    assert ben.get(f"/tables/{over['id']}/verify")["over"]
    assert ben.get(f"/tables/{over['id']}/record")["names"] == ["", "Ben"]
    for visitor in (ada, old):
        assert visitor.get("/me") == {"name": ""}
        assert not any(_mine(visitor, table["id"]) for table in (waiting, over, running))
    old.post("/me/restore", {"token": token}, status=404)
    _assert_not_kept(server, person, "Ada Lovelace")


def _assert_not_kept(server: Server, person: str, name: str) -> None:
    """Nowhere in the database, but for the mark that the cookies of that number are void."""
    with server.hub.store.engine.begin() as db:
        for table in schema.metadata.sorted_tables:
            rows = [repr(tuple(row)) for row in db.execute(sa.select(table))]
            assert not any(name in row for row in rows), table.name
            kept = [row for row in rows if person in row]
            assert len(kept) == (1 if table.name == "people" else 0), kept


def test_who_is_nobody_has_nothing_to_leave(ada: Visitor, server: Server) -> None:
    assert ada.post("/me/logout") == ada.http.delete("/api/me").json() == {"name": ""}
    assert not ada.http.cookies


def test_one_address_is_given_only_so_many_identities(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, limits=replace(GENEROUS, newcomers=(3, 0.001))))
    url = f"http://127.0.0.1:{server.port}/api/me"
    answers = [httpx.put(url, json={"name": "x"}) for _ in range(5)]
    assert [a.status_code for a in answers] == [200, 200, 200, 429, 429]
    assert answers[4].json()["limit"]["what"] == "newcomers"
    assert int(answers[4].headers["retry-after"]) == answers[4].json()["limit"]["wait"] > 100
    known = {"Cookie": answers[0].headers["set-cookie"].split(";")[0]}
    assert httpx.put(url, json={"name": "y"}, headers=known).status_code == 200
