"""Two server processes on one PostgreSQL serve one table."""

import threading
from collections.abc import Iterator

import pytest

from tests.server.conftest import Postgres
from tests.server.helpers import OPENED, Json, Seat, ServerProcess, Visitor, play_to_end, until


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    db = postgres.new_database()
    both = ServerProcess(db), ServerProcess(db)
    yield both
    OPENED.close()
    for server in both:
        server.stop()


Two = tuple[ServerProcess, ServerProcess]


def test_two_people_at_two_servers_play_one_game(servers: Two) -> None:
    ada, ben = Visitor(servers[0].port), Visitor(servers[1].port)
    table = ada.table("me", "open", "bot:random", options={"round_cap": 1})
    first = ada.sit(table["id"])
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    second = ben.sit(table["id"])
    play_to_end(first, second)
    logs = [ada.sit(table["id"]).last, ben.sit(table["id"]).last]
    assert logs[0]["at"] == logs[1]["at"] and logs[0]["sheets"] == logs[1]["sheets"]
    assert ada.get(f"/tables/{table['id']}/verify") == ben.get(f"/tables/{table['id']}/verify")


def test_of_two_decisions_at_once_one_wins_and_the_other_is_told(servers: Two) -> None:
    here = Visitor(servers[0].port)
    id = here.table("me", "me")["id"]
    there = Visitor(servers[0].port)
    there.http.cookies.update(here.http.cookies)
    there.move_to(servers[1].port)
    pages = here.sit(id), there.sit(id)
    for _ in range(12):
        newest = max(page.last["at"] for page in pages)
        for page in pages:
            while page.last["at"] < newest:
                page.next("table")
        answers = both_at_once(*pages)
        assert sorted(a["type"] for a in answers) == ["done", "table"], answers
        loser = next(a for a in answers if a["type"] == "table")
        assert loser["stale"] and loser["at"] > newest
    assert here.sit(id).last["looks"] == there.sit(id).last["looks"]


def both_at_once(first: Seat, second: Seat) -> list[Json]:
    """The two pages decide differently, at the same time."""
    answers: list[Json] = []

    def decide(page: Seat, which: int) -> None:
        answers.append(page.do(page.last["choices"][which]["record"]))

    threads = [
        threading.Thread(target=decide, args=(page, -k), daemon=True)
        for k, page in enumerate((first, second))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_each_server_knows_who_is_at_the_other(servers: Two) -> None:
    ada, ben = Visitor(servers[0].port), Visitor(servers[1].port)
    table = ada.table("me", "open")
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    first, second = ada.sit(table["id"]), ben.sit(table["id"])

    def online(seen: Visitor) -> list[bool]:
        return [seat["online"] for seat in seen.get(f"/tables/{table['id']}")["seats"]]

    until(lambda: online(ada) == online(ben) == [True, True])
    second.close()
    until(lambda: online(ada) == [True, False])
    while first.next("seats")["seats"][1]["online"]:
        pass


def test_when_one_server_dies_the_game_goes_on_at_the_other(postgres: Postgres) -> None:
    db = postgres.new_database()
    first, second = ServerProcess(db), ServerProcess(db)
    try:
        ada = Visitor(first.port)
        id = ada.table("me", "me")["id"]
        page = ada.sit(id)
        for _ in range(5):
            assert page.do()["type"] == "done"
        at = page.last["at"]
        first.kill()
        ada.move_to(second.port)
        page = ada.sit(id)
        assert page.last["at"] == at and page.do()["type"] == "done"
    finally:
        OPENED.close()
        second.stop()


def test_a_restart_of_the_database_breaks_no_game(servers: Two, postgres: Postgres) -> None:
    ada, ben = Visitor(servers[0].port), Visitor(servers[1].port)
    table = ada.table("me", "me", public=True)
    page, watching = ada.sit(table["id"]), ben.sit(table["id"])
    postgres.restart()
    at, record = page.last["at"], page.last["choices"][0]["record"]

    def moved() -> bool:
        return bool(page.do(record, at=at, ref="once")["type"] == "done")

    until(moved)
    while watching.last["at"] == at:  # the servers have found each other again
        watching.next("table")
    entries = [e for e in watching.last["looks"][0]["steps"] if e["n"] == at]
    assert [e["record"] for e in entries] == [record]
