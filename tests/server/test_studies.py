"""Analyses on the server: begun, followed, stopped, kept, limited; only of games that are over."""

from collections.abc import Callable
from typing import Any

import pytest

from megalith import __version__
from megalith.server.settings import Settings
from megalith.server.store_studies import KeptStudies
from megalith.study.analysis import VERSION
from tests.server.helpers import GENEROUS, Json, Server, Visitor, play_to_end, settings, until

EFFORT = 16
LONG = 1500


@pytest.fixture
def server(db: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(db, study=EFFORT))


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server.port)


def finished(ada: Visitor, *seats: str) -> str:
    table = ada.table(*(seats or ("me", "bot:random")), options={"round_cap": 2})
    play_to_end(ada.sit(table["id"]))
    return str(table["id"])


def done(ada: Visitor, key: str) -> Json:
    found: Json = until(lambda: _if_done(ada.get(f"/studies/{key}")))
    return found


def _if_done(state: Json) -> Json | None:
    assert state["state"] != "failed"
    return state if state["state"] == "done" else None


@pytest.mark.each_database
def test_a_finished_game_is_studied_and_kept_with_its_versions(
    ada: Visitor, server: Server
) -> None:
    id = finished(ada)
    assert ada.get(f"/tables/{id}/study")["state"] == "none"
    begun = ada.post(f"/tables/{id}/study")
    assert begun["state"] in ("waiting", "running") and begun["mine"]
    state = done(ada, begun["key"])
    study = state["study"]
    for seat in (0, 1):
        parts = [study["start"], study["luck"], study["revision"], *study["skill"]]
        assert sum(part[seat] for part in parts) == study["result"][seat]
    again = ada.post(f"/tables/{id}/study")
    assert again == state == ada.get(f"/tables/{id}/study")
    found = KeptStudies(server.hub.store).read(state["key"])
    assert found is not None
    kept = found[0]
    assert (kept.rules, kept.method, kept.engine) == (study["rules"], VERSION, __version__)


def test_an_uploaded_record_is_studied_as_its_table_is(ada: Visitor) -> None:
    id = finished(ada)
    record = ada.get(f"/tables/{id}/record")
    mine = done(ada, ada.post(f"/tables/{id}/study")["key"])["study"]
    other = done(ada, ada.post("/studies", {"record": record})["key"])["study"]
    assert mine == other


def test_a_running_game_is_not_studied_by_anybody(ada: Visitor) -> None:
    table = ada.table("me", "bot:random")
    where = f"/tables/{table['id']}/study"
    assert ada.post(where, status=409)["error"] == "conflict"
    ada.get(where, status=409)


def test_a_record_of_an_unfinished_game_is_refused(ada: Visitor) -> None:
    record = ada.get(f"/tables/{finished(ada)}/record")
    cut = {k: v for k, v in record.items() if k not in ("sheets", "ending", "seed", "commitment")}
    cut["steps"] = cut["steps"][:-2]
    assert ada.post("/studies", {"record": cut}, status=409)["error"] == "conflict"
    ada.post("/studies", {"record": {**record, "players": 9}}, status=422)


def test_whoever_began_it_can_stop_it_and_nobody_else(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, study=LONG))
    ada, ben = Visitor(server.port), Visitor(server.port)
    ben.post("/me/link")
    id = finished(ada)
    key = ada.post(f"/tables/{id}/study")["key"]
    until(lambda: ada.get(f"/studies/{key}")["part"] > 0)
    assert ben.http.delete(f"/api/studies/{key}").status_code == 404
    assert not ben.get(f"/studies/{key}")["mine"]
    assert ada.http.delete(f"/api/studies/{key}").json()["state"] == "none"
    jobs = server.hub.students
    until(lambda: jobs.part(key) is None)  # the process is free again
    assert jobs.lost == 0 and ada.get(f"/studies/{key}")["state"] == "none"


def test_one_person_cannot_take_all_the_time(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    limits: Any = vars(GENEROUS) | {"studying_each": 1}
    server = start(settings(sqlite, study=LONG, limits=type(GENEROUS)(**limits)))
    ada = Visitor(server.port)
    first, second = finished(ada), finished(ada)
    key = ada.post(f"/tables/{first}/study")["key"]
    refused = ada.post(f"/tables/{second}/study", status=429)
    assert refused["limit"]["what"] == "studies"
    ada.http.delete(f"/api/studies/{key}")
    ada.post(f"/tables/{second}/study")


def test_a_turn_is_tried_anew_until_it_is_as_good_as_the_best(ada: Visitor) -> None:
    state = done(ada, ada.post(f"/tables/{finished(ada)}/study")["key"])
    where = f"/studies/{state['key']}/try"
    turn = max(state["study"]["decisions"], key=lambda d: d["loss"])
    asked = ada.post(where, {"n": turn["n"]})
    assert asked["position"]["choices"] and not asked["done"] and asked["seat"] == turn["seat"]
    right = ada.post(where, {"n": turn["n"], "lines": turn["best"].split("; ")})
    assert right["done"] and right["passes"] and right["loss"] == 0
    wrong = ada.post(where, {"n": turn["n"], "lines": turn["choice"].split("; ")})
    assert wrong["done"] and not wrong["passes"] and wrong["loss"] > 0.02
    refused = ada.post(where, {"n": turn["n"], "lines": ["place_workers forest 9"]})
    assert refused["refusal"] and not refused["done"]
    ada.post(where, {"n": 10**4}, status=404)
