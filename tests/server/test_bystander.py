"""One visitor does what harm can be done over sockets; another one plays on meanwhile.

Waits are compared with what a whole attack would cost, not with a fast machine's: before the
limits, a bystander waited until all of it was done.
"""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from megalith.server.settings import Limits, Settings
from tests.server.bystander import BEARABLE, Bystander
from tests.server.helpers import (
    GENEROUS,
    Json,
    Seat,
    Server,
    ServerProcess,
    Visitor,
    settings,
    until,
)
from tests.server.soak import memory

RECORDS = Path(__file__).parents[1] / "records"


def long_record() -> Json:
    """The longest recorded game, to fork from."""
    files = sorted((RECORDS / "pantheon").glob("*.json"), key=lambda f: f.stat().st_size)
    found: Json = json.loads(files[-1].read_text())
    return found


def forked(attacker: Visitor) -> Json:
    record = long_record()
    seats = [{"who": "me"} for _ in range(record["players"])]
    step = len(record["steps"]) - 1
    return attacker.post("/fork", {"record": record, "step": step, "seats": seats, "public": True})


def hellos(page: Seat, count: int) -> None:
    for n in range(count):
        page.say("hello", since=None, ref=f"again{n}")


def test_who_asks_much_and_reads_nothing_holds_up_nobody(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, limits=Limits(messages=(10**6, 1e6))))
    attacker = Visitor(server.port)
    id = forked(attacker)["id"]
    pages = [Seat(attacker, id, reads=False) for _ in range(6)]
    with Bystander(server.port) as bystander:
        for page in pages:
            hellos(page, 300)
        time.sleep(3)
    assert bystander.count > 3 and bystander.longest < BEARABLE


def test_a_reader_that_is_too_slow_is_let_go(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    limits = replace(GENEROUS, outbox_size=200_000)
    server = start(settings(sqlite, limits=limits))
    ada = Visitor(server.port)
    id = forked(ada)["id"]
    page = Seat(ada, id, reads=False)
    page.say("hello")
    live = until(lambda: server.hub.live.get(id))
    until(lambda: live.connections)
    with suppress(ConnectionClosed):
        while live.connections:
            hellos(page, 100)  # whose answers nobody takes
    until(lambda: not live.connections)


def test_work_is_shared_out_by_visitor(sqlite: str, start: Callable[[Settings], Server]) -> None:
    """Who has used up their share waits; others who ask for the same do not."""
    server = start(settings(sqlite, limits=replace(GENEROUS, work=(0.0, 0.01))))
    ada, ben = Visitor(server.port), Visitor(server.port)
    mine, theirs = ada.sit(ada.table("me", "me")["id"]), ben.sit(ben.table("me", "me")["id"])

    def wait(page: Seat) -> float:
        (connection,) = server.hub.live[page.last["table"]["id"]].connections
        return float(connection.account.wait())

    before = wait(theirs)
    hellos(mine, 10)
    mine.answer("again9")
    assert wait(mine) > 0 and wait(theirs) <= before


def test_a_long_log_comes_in_parts(ada: Visitor) -> None:
    page = ada.sit(forked(ada)["id"])
    look = page.last["looks"][0]["steps"]
    assert page.last["since"] == page.last["at"] - len(look) and len(look) == 200
    seen = {entry["n"] for entry in look}
    first = page.last["since"]
    while first > 0:
        part = page.answer(page.say("log", before=first))
        entries = next(x["steps"] for x in part["looks"] if x["seat"] == 0)
        assert [e["n"] for e in entries] == list(range(part["start"], first))
        seen |= {entry["n"] for entry in entries}
        first = part["start"]
    assert seen == set(range(page.last["at"]))


def test_parts_show_what_the_whole_log_showed(ada: Visitor) -> None:
    """Every entry looks the same whether it is sent when it happens or in a part later."""
    page = ada.sit(ada.table("me", "bot:random", game="pantheon")["id"])
    told: dict[int, Json] = {e["n"]: e for e in page.last["looks"][0]["steps"]}
    while len(told) < 130 and page.until_turn():
        page.do()
        for message in page.heard:
            if message["type"] == "table":
                told |= {e["n"]: e for e in message["looks"][0]["steps"]}
    at = page.last["at"]
    part = page.answer(page.say("log", before=at))["looks"][0]["steps"]
    assert part and all(told[e["n"]] == e for e in part if e["n"] in told)


def test_memory_stays_bounded_while_nobody_reads(sqlite: str) -> None:
    server = ServerProcess(sqlite, limits={"messages": [10**6, 1e6]})
    try:
        attacker = Visitor(server.port)
        id = forked(attacker)["id"]
        before = memory(server.process.pid)
        pages = [Seat(attacker, id, reads=False) for _ in range(8)]
        with Bystander(server.port, moves=False) as bystander:
            for page in pages:
                hellos(page, 300)
            time.sleep(3)
        assert bystander.longest < BEARABLE
        assert memory(server.process.pid) - before < 120
    finally:
        server.stop()
