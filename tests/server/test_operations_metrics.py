"""Is it alive, is it ready, what is it, how is it doing: for those who watch over a server."""

import re
from collections.abc import Callable

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from megalith import __version__
from megalith.server.operations.metrics import Metrics
from megalith.server.settings import Limits, Settings
from tests.server.conftest import Postgres
from tests.server.helpers import MUCH, ROOT, Server, Visitor, settings, until


def _samples(visitor: Visitor) -> dict[str, float]:
    """Every number by its name and labels."""
    answer = visitor.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    found = [sample for family in families(answer.text) for sample in family.samples]
    return {
        f"{s.name}{{{','.join(f'{k}={v}' for k, v in sorted(s.labels.items()))}}}": s.value
        for s in found
    }


def test_it_is_alive_and_ready_and_says_what_it_is(ada: Visitor) -> None:
    assert ada.http.get("/healthz").text == "alive\n"
    ready = ada.http.get("/readyz")
    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "store": True, "jobs": True, "bus": True}
    version = ada.http.get("/version").json()
    assert version["version"] == __version__ and version["schema"] >= "0001"
    assert "stone_age" in version["rules"]


def test_it_is_alive_and_not_ready_while_the_store_does_not_answer(
    sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(settings(sqlite))
    ada = Visitor(server.port)

    def broken() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(server.hub.store, "ping", broken)
    answer = ada.http.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ready": False, "store": False, "jobs": True, "bus": True}
    assert ada.http.get("/healthz").status_code == 200
    monkeypatch.undo()
    until(lambda: ada.http.get("/readyz").status_code == 200)


def test_it_is_not_ready_when_nobody_hands_work_to_a_worker_any_more(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    assert ada.http.get("/readyz").json()["jobs"] is True
    desk = server.hub.thinkers._desks[0]
    desk.task.get_loop().call_soon_threadsafe(desk.task.cancel)
    until(lambda: ada.http.get("/readyz").json()["jobs"] is False)
    assert ada.http.get("/readyz").status_code == 503


def test_it_is_not_ready_while_it_cannot_hear_the_other_servers(
    postgres: Postgres, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(postgres.new_database()))
    ada = Visitor(server.port)
    server.hub.bus.listening.clear()
    until(lambda: ada.http.get("/readyz").json()["bus"] is False)
    assert ada.http.get("/readyz").status_code == 503
    server.hub.bus.listening.set()
    until(lambda: ada.http.get("/readyz").status_code == 200)


def test_what_happens_is_counted(sqlite: str, start: Callable[[Settings], Server]) -> None:
    limits = Limits(requests=MUCH, tables=(4, 0.001), messages=(30, 0.001), replays=MUCH)
    server = start(settings(sqlite, limits=limits))
    ada = Visitor(server.port)
    ada.http.put("/api/me", json={"name": "Ada"})
    page = ada.sit(ada.table("me", "bot:random")["id"])
    for _ in range(3):
        assert page.until_turn() and page.do()["type"] == "done"
    page.say("why", line="nonsense")
    page.next("error")
    two = ada.sit(ada.table("me", "me")["id"])
    two.do()
    if two.last["undo"]:
        two.answer(two.say("undo", at=two.last["at"]))
    for _ in range(4):
        ada.http.post("/api/tables", json={"game": "stone_age", "seats": [{"who": "me"}] * 2})
    assert ada.http.get("/api/tables/none").status_code == 404
    until(lambda: _samples(ada)["megalith_moves_total{by=bot,game=stone_age}"] >= 1)
    found = _samples(ada)
    assert found["megalith_moves_total{by=person,game=stone_age}"] == 4
    assert found["megalith_message_seconds_count{type=do}"] == 4
    assert found["megalith_message_seconds_count{type=hello}"] == 2
    assert found["megalith_sockets{}"] == 2 and found["megalith_live_tables{}"] >= 2
    assert found["megalith_processes{}"] >= 1
    assert found["megalith_store_seconds_count{call=append_all}"] >= 4
    assert found["megalith_errors_total{code=bad_request,way=socket}"] == 1
    assert found["megalith_errors_total{code=not_found,way=http}"] == 1
    assert found["megalith_errors_total{code=too_many,way=http}"] == 2
    assert found["megalith_refused_total{limit=tables}"] == 2
    route = "method=POST,route=/api/tables,status=201"
    assert found[f"megalith_request_seconds_count{{{route}}}"] == 4
    assert found["megalith_loop_lag_seconds_count{}"] >= 0
    assert found["process_resident_memory_bytes{}"] > 0


def _ours(name: str) -> bool:
    return name.startswith("megalith_") and not name.endswith("_created")


def test_every_metric_is_told_in_the_guide(server: Server) -> None:
    text = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    answer = Visitor(server.port).http.get("/metrics").text
    names = {family.name for family in families(answer) if _ours(family.name)}
    told = {name.removesuffix("_total") for name in re.findall(r"`(megalith_\w+)[`{]", text)}
    assert told == names


def test_how_long_bots_wait_and_think_is_measured(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    ada = Visitor(start(settings(sqlite)).port)
    page = ada.sit(ada.table("me", "bot:greedy")["id"])
    assert page.until_turn()
    page.do()
    page.answer(page.say("hint", bot="greedy")) if page.last["choices"] else None

    def measured() -> bool:
        found = _samples(ada)
        waits = sum(v for k, v in found.items() if k.startswith("megalith_job_wait_seconds_count"))
        took = sum(v for k, v in found.items() if k.startswith("megalith_job_seconds_count"))
        return waits >= 1 and waits == took

    until(measured)


def test_reasons_from_outside_do_not_grow_without_end() -> None:
    metrics = Metrics()
    for n in range(1000):
        metrics.refused(f"at most {n}")
    lines = [t for t in metrics.text().decode().splitlines() if t.startswith("megalith_refused_t")]
    assert len(lines) <= 60


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Via": "1.1 caddy"},
        {"Host": "games.example.org"},
    ],
    ids=lambda headers: next(iter(headers)),
)
def test_metrics_are_not_for_those_behind_a_proxy(ada: Visitor, headers: dict[str, str]) -> None:
    """The proxy has an address of this machine, whoever asks through it."""
    assert ada.http.get("/metrics").status_code == 200
    answer = httpx.get(f"{ada.origin}/metrics", headers=headers, timeout=60)
    assert answer.status_code in (400, 403, 421) and "megalith_moves" not in answer.text


def test_metrics_are_for_listed_addresses_alone(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, metrics=("10.0.0.0/8",)))
    answer = httpx.get(f"http://127.0.0.1:{server.port}/metrics", timeout=60)
    assert answer.status_code == 403 and answer.json()["error"] == "forbidden"
