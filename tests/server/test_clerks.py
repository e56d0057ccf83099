"""Replays and verifications are done beside the server: nobody waits for them who plays."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from megalith.core.catalogue import load
from megalith.server.settings import Settings
from tests.server.helpers import GENEROUS, Json, Server, Visitor, play_to_end, settings, until


@pytest.fixture
def server(sqlite: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(sqlite, limits=replace(GENEROUS, replaying_each=2, replaying=3)))


@pytest.fixture
def finished(ada: Visitor) -> Json:
    table = ada.table("me", "me", options={"round_cap": 1})
    page = ada.sit(table["id"])
    play_to_end(page)
    page.close()
    return ada.get(f"/tables/{table['id']}/record") | {"id": table["id"]}


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """The clerk does nothing, as if it had all the work in the world."""
    (clerk,) = server.hub.clerks.pids
    os.kill(clerk, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(clerk, signal.SIGCONT)


class Asked:
    """Something that is asked for beside the test."""

    def __init__(self, ask: Callable[[], int]) -> None:
        self.status = 0
        self._ask = ask
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self.status = self._ask()

    def wait(self) -> int:
        self._thread.join(60)
        return self.status


def test_people_and_bots_go_on_while_a_replay_takes_its_time(
    server: Server, ada: Visitor, ben: Visitor, finished: Json
) -> None:
    record = {k: v for k, v in finished.items() if k != "id"}
    asks: list[Callable[[], int]] = [
        lambda: ada.http.post("/api/replay", json={"record": record}).status_code,
        lambda: Visitor(server.port).http.post("/api/verify", json={"record": record}).status_code,
        lambda: (
            Visitor(server.port)
            .http.post(
                "/api/fork",
                json={"record": record, "step": 9, "seats": [{"who": "me"}, {"who": "me"}]},
            )
            .status_code
        ),
    ]
    with asleep(server):
        asked = [Asked(ask) for ask in asks]
        until(lambda: server.app.state.clerks._waiting.total() == 3)
        page = ben.sit(ben.table("me", "bot:random")["id"])
        for _ in range(10):
            assert page.until_turn() and page.do()["type"] == "done"
        assert ben.get("/tables", list="mine")["tables"]
        assert [each.status for each in asked] == [0, 0, 0]
    assert [each.wait() for each in asked] == [200, 200, 201]


def test_each_visitor_has_only_a_few_replays_waiting(
    server: Server, ada: Visitor, ben: Visitor, finished: Json
) -> None:
    where = f"/api/tables/{finished['id']}/replay"
    cleo = Visitor(server.port)
    for visitor in (ben, cleo):
        visitor.http.put("/api/me", json={"name": "x"})
    waiting = server.app.state.clerks._waiting
    with asleep(server):
        asked = [Asked(lambda: ada.http.get(where).status_code) for _ in range(2)]
        until(lambda: waiting.total() == 2)
        refused = ada.http.get(where)
        assert refused.status_code == 429 and refused.json()["limit"]["what"] == "replays"
        asked.append(Asked(lambda: ben.http.get(where).status_code))
        until(lambda: waiting.total() == 3)
        assert cleo.http.get(where).status_code == 429  # there are enough in all
    assert [each.wait() for each in asked] == [200, 200, 200]
    assert cleo.http.get(where).status_code == 200 and not waiting


def test_a_record_has_only_so_many_steps(ada: Visitor, finished: Json) -> None:
    record = {k: v for k, v in finished.items() if k != "id"}
    most = load(finished["game"]).longest
    long = {**record, "steps": [{"by": 0, "do": "keep"}] * (most + 1)}
    for path, more in (
        ("/replay", {}),
        ("/verify", {}),
        ("/fork", {"step": 1, "seats": [{"who": "me"}, {"who": "me"}]}),
    ):
        assert ada.post(path, {"record": long, **more}, status=413)["error"] == "too_large"
    short = {**record, "steps": [{"by": 0, "do": "keep"}] * most}
    assert ada.post("/verify", {"record": short}, status=422)["error"] == "rules"


def test_a_score_sheet_is_short(ada: Visitor) -> None:
    sheet = {"players": [{"name": "x" * 70_000}]}
    assert ada.post("/games/stone_age/score", sheet, status=413)["error"] == "too_large"


def test_an_answer_is_compressed_where_it_is_made(ada: Visitor, finished: Json) -> None:
    where = f"/api/tables/{finished['id']}/replay?count=100"
    packed = ada.http.get(where)
    plain = ada.http.get(where, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers and packed.json() == plain.json()


def test_a_clerk_that_is_lost_is_replaced(server: Server, ada: Visitor, finished: Json) -> None:
    (clerk,) = server.hub.clerks.pids
    os.kill(clerk, signal.SIGKILL)
    assert ada.get(f"/tables/{finished['id']}/verify")["over"]
    assert server.hub.clerks.pids != [clerk]
