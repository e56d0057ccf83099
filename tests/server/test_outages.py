"""The store fails for a while. Nothing confirmed is lost, and nobody stands still afterwards."""

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import psycopg
import pytest

from megalith.server.settings import Settings
from tests.server.conftest import Postgres
from tests.server.helpers import Seat, Server, Visitor, settings, until

FEW_ROUNDS = {"round_cap": 3}


def bot_tables(server: Server, count: int) -> list[tuple[Visitor, str]]:
    """Tables at which a bot is at work all the time."""
    found = []
    for _ in range(count):
        ada = Visitor(server.port)
        found.append((ada, ada.table("bot:random", "bot:greedy", options=FEW_ROUNDS)["id"]))
    return found


def all_end(tables: list[tuple[Visitor, str]]) -> None:
    for ada, id in tables:
        until(partial(is_over, ada, id), 240)
        assert ada.get(f"/tables/{id}/verify")["over"]


def is_over(ada: Visitor, id: str) -> bool:
    return bool(ada.get(f"/tables/{id}")["phase"] == "over")


@contextmanager
def locked(db: str) -> Iterator[None]:
    """Somebody else holds the SQLite file."""
    with sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None) as other:
        until(lambda: _begin(other))
        yield
        other.execute("ROLLBACK")
    other.close()


def _begin(other: sqlite3.Connection) -> bool:
    try:
        other.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    return True


def test_bots_go_on_after_the_file_was_locked(
    sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megalith.server.storage.database.BUSY", 200)  # ms, not 10 s
    server = start(settings(sqlite))
    tables = bot_tables(server, 3)
    with locked(sqlite):
        time.sleep(1.5)
    all_end(tables)


def test_bots_go_on_after_database_connections_were_ended(
    postgres: Postgres, start: Callable[[Settings], Server]
) -> None:
    db = postgres.new_database()
    server = start(settings(db))
    tables = bot_tables(server, 2)
    with psycopg.connect(db, autocommit=True) as admin:
        for _ in range(10):
            admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            time.sleep(0.1)
    all_end(tables)


def test_a_move_during_an_outage_is_done_once_and_kept(
    sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megalith.server.storage.database.BUSY", 200)
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    page = ada.sit(ada.table("me", "me")["id"])
    at, record = page.last["at"], page.last["choices"][0]["record"]
    with locked(sqlite):
        answer = page.do(record, at=at, ref="once")
        assert answer["type"] == "error" and answer["error"] == "unavailable"
    until(lambda: page.do(record, at=at, ref="once")["type"] == "done")
    assert steps(ada.sit(page.last["table"]["id"])).count(record) == 1


def steps(page: Seat) -> list[object]:
    return [entry.get("record") for entry in page.last["looks"][0]["steps"]]


def test_a_bot_that_nobody_works_for_is_found(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, watch=0.2, bot_pause=0.5))
    ada = Visitor(server.port)
    page = ada.sit(ada.table("bot:random", "me", options={"start_player": "seat_0"})["id"])
    live = server.hub.live[page.last["table"]["id"]]
    done = threading.Event()

    def lose() -> None:
        live.bots.stop()  # as if its task had died
        done.set()

    live._task.get_loop().call_soon_threadsafe(lose)
    assert done.wait(10)
    assert page.until_turn()


def test_a_chore_that_fails_is_done_again(
    sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(settings(sqlite, watch=0.1))
    called: list[int] = []

    def fails(*_: object) -> list[str]:
        called.append(1)
        raise OSError("no disk")

    monkeypatch.setattr(server.hub.store, "waiting_for_bots", fails)
    until(lambda: len(called) > 3)
