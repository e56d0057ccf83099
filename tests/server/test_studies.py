"""Analyses on the server: begun, followed, stopped, kept, limited; only of games that are over."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from megalith import __version__
from megalith.server.settings import Settings
from megalith.server.storage.studies import KeptStudies
from megalith.study.analysis import VERSION
from tests.server.helpers import GENEROUS, Json, Server, Visitor, play_to_end, settings, until

EFFORT = 16
LONG = 1500
PAIR: Json = {"game": "stone_age", "seats": [{"who": "me"}, {"who": "open"}], "hold": True}


@pytest.fixture
def server(db: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(db, study=EFFORT))


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server.port)


def finished(ada: Visitor, *seats: str) -> str:
    table = ada.table(*(seats or ("me", "bot:random")), options={"round_cap": 1})
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
    newcomer, record = Visitor(server.port), ada.get(f"/tables/{id}/record")
    key = newcomer.post("/studies", {"record": record})["key"]
    assert newcomer.http.delete(f"/api/studies/{key}").json()["state"] == "none"


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


# -- branches


@pytest.fixture
def studied(ada: Visitor) -> Json:
    return done(ada, ada.post(f"/tables/{finished(ada)}/study")["key"])


def test_from_any_position_both_sides_are_played_and_luck_is_drawn_or_chosen(
    ada: Visitor, studied: Json
) -> None:
    where = f"/studies/{studied['key']}/explore"
    at = studied["study"]["decisions"][0]["n"]
    lines: list[str] = []
    seats: set[int] = set()
    lucky = 0
    for _ in range(30):
        found = ada.post(where, {"at": at, "lines": lines})
        assert found["lines"] == lines and found["refusal"] is None
        if found["outcomes"]:
            assert sum(one["chance"] for one in found["outcomes"]) == pytest.approx(1)
            chosen = [*lines, found["outcomes"][-1]["line"]]
            assert ada.post(where, {"at": at, "lines": chosen})["lines"] == chosen
            drawn = ada.post(where, {"at": at, "lines": lines, "draw": True})
            assert drawn["lines"][: len(lines)] == lines and not drawn["outcomes"]
            lines, lucky = drawn["lines"], lucky + 1
        else:
            seats.add(found["position"]["turn"])
            lines = [*lines, found["position"]["choices"][0]["line"]]
    assert seats == {0, 1} and lucky
    wrong = ada.post(where, {"at": at, "lines": ["place_workers forest 9"]})
    assert wrong["refusal"] and wrong["lines"] == []


def test_the_search_thinks_the_same_of_the_same_position(ada: Visitor, studied: Json) -> None:
    where = f"/studies/{studied['key']}/explore"
    turn = max(studied["study"]["decisions"], key=lambda d: d["loss"])
    asked = {"at": turn["n"], "lines": [], "look": True}
    found = ada.post(where, asked)
    assert found["look"] == ada.post(where, asked)["look"]
    assert sum(found["look"]["win"]) == 1 and found["look"]["choices"]
    legal = {c["line"] for c in found["position"]["choices"]}
    assert {one["line"] for one in found["look"]["choices"]} <= legal


@pytest.mark.each_database
def test_branches_are_kept_shared_changed_and_forgotten(
    ada: Visitor, studied: Json, server: Server
) -> None:
    key = studied["key"]
    at = studied["study"]["decisions"][0]["n"]
    choice = ada.post(f"/studies/{key}/explore", {"at": at, "lines": []})["position"]["choices"]
    note = "<b>why</b> not?\nTwo lines & more"
    text = {"name": "Another way", "at": at, "lines": [choice[0]["line"]], "notes": {str(at): note}}
    kept = ada.post(f"/studies/{key}/branches", text)
    assert kept["mine"] and kept["notes"] == {str(at): note}
    ben = Visitor(server.port)
    ben.post("/me/link")
    shared = ben.get(f"/branches/{kept['id']}")
    assert shared["branch"] == {**kept, "mine": False} and shared["key"] == key
    assert shared["record"]["game"] == "stone_age"
    assert ben.get(f"/studies/{key}/branches") == {"branches": []}
    assert ben.http.put(f"/api/branches/{kept['id']}", json=text).status_code == 403
    assert ben.http.delete(f"/api/branches/{kept['id']}").status_code == 404
    other = ada.http.put(f"/api/branches/{kept['id']}", json={**text, "name": "Mine"}).json()
    assert ada.get(f"/studies/{key}/branches")["branches"] == [other]
    ada.http.delete("/api/me")
    ben.get(f"/branches/{kept['id']}", status=404)


def test_a_branch_that_is_not_possible_or_too_large_is_not_kept(
    ada: Visitor, studied: Json
) -> None:
    where = f"/studies/{studied['key']}/branches"
    text: Json = {"name": "", "at": 0, "lines": [], "notes": {}}
    ada.post(where, {**text, "lines": ["place_workers forest 9"]}, status=422)
    ada.post(where, {**text, "at": 10**4}, status=422)
    for note in ("", "x" * 501, "\x1b[2J", "\u202e"):
        ada.post(where, {**text, "notes": {"3": note}}, status=422)
    ada.post(where, {**text, "notes": {"x": "?"}}, status=422)
    ada.post(where, {**text, "notes": {str(n): "?" for n in range(61)}}, status=422)
    ada.post("/studies/nothing/branches", text, status=404)


def test_one_person_keeps_so_many_branches(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    few: Any = settings(sqlite, study=EFFORT)
    server = start(replace(few, quotas=replace(few.quotas, branches=1)))
    ada = Visitor(server.port)
    state = done(ada, ada.post(f"/tables/{finished(ada)}/study")["key"])
    where = f"/studies/{state['key']}/branches"
    text: Json = {"name": "", "at": 0, "lines": [], "notes": {}}
    ada.post(where, text)
    assert ada.post(where, text, status=429)["limit"]["what"] == "branches"


def test_a_running_game_is_explored_only_where_no_rival_is_a_person(
    ada: Visitor, server: Server
) -> None:
    alone = ada.table("me", "bot:random")
    ada.sit(alone["id"]).until_turn()
    at = ada.get(f"/tables/{alone['id']}")["steps"]
    asked: Json = {"at": at, "lines": [], "look": True}
    assert ada.post(f"/tables/{alone['id']}/explore", asked)["look"]["choices"]
    ada.post(f"/tables/{alone['id']}/explore", {**asked, "at": at + 1}, status=409)
    hot = ada.table("me", "me")
    at = ada.get(f"/tables/{hot['id']}")["steps"]
    asked = {"at": at, "lines": []}
    assert ada.post(f"/tables/{hot['id']}/explore", asked)["position"]
    ben = Visitor(server.port)
    both = ada.post("/tables", {**PAIR, "public": True})
    ben.post(f"/tables/{both['id']}/join", {"seat": 1, "name": "Ben"})
    ada.post(f"/tables/{both['id']}/start")
    asked = {"at": 0, "lines": []}
    for who in (ada, ben, Visitor(server.port)):
        refused = who.post(f"/tables/{both['id']}/explore", asked, status=403)
        assert refused["error"] == "forbidden"
