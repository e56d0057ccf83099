"""Sets of components at the server: judged, kept, shared, and played with, each at its table."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from megalith.core import record
from megalith.core.data import shipped, shipped_as
from megalith.server.settings import Settings
from tests.server.conftest import Postgres
from tests.server.helpers import (
    BOUNDLESS,
    GENEROUS,
    OPENED,
    Json,
    Server,
    ServerProcess,
    Visitor,
    play_to_end,
    settings,
)

pytestmark = pytest.mark.each_database

RICH: Json = {"player": {"start": {"food": 31}}, "buildings": {"items": {"b01": {"points": 33}}}}
POOR: Json = {"player": {"start": {"food": 2}}}
WRONG: Json = {"player": {"workers_start": 2.5, "golds": 1}}
QUICK: Json = {"options": {"round_cap": 1}}


def keep(
    who: Visitor, changes: Json, name: str = "printed by Ada", game: str = "stone_age"
) -> Json:
    return who.post("/sets", {"game": game, "name": name, "changes": changes})


def food(page: Any) -> int:
    return int(page.view()["players"][0]["food"])


def test_a_set_is_judged_with_all_that_is_wrong_and_where(ada: Visitor) -> None:
    said = ada.post("/games/stone_age/judge", {"changes": WRONG})
    found = {fault["where"]: fault["why"] for fault in said["faults"]}
    assert "whole number from 1 to 10, not 2.5" in found["player.workers_start"]
    assert "unknown field 'golds'" in found["player"]
    polish = ada.http.post("/api/games/stone_age/judge?lang=pl", json={"changes": WRONG}).json()
    assert any("nieznane pole" in fault["why"] for fault in polish["faults"])
    assert ada.post("/games/stone_age/judge", {"changes": {}})["faults"] == []


def test_the_editor_is_told_what_can_be_typed_and_whose_it_is(ada: Visitor) -> None:
    answer = ada.http.post("/api/games/origins/unpack", json={"changes": None}).json()
    assert answer["facts"] == shipped("origins")
    assert answer["view"]["seats"] == 4 and answer["view"]["game"] == "origins"
    form = answer["forms"][answer["places"]["advisor_track.vp.1"]]
    assert form == {"kind": "whole", "least": 0, "most": 999}
    assert answer["parts"]["advisor_track.vp"] == "designed"
    assert answer["parts"]["solo.win_vp"] == "rulebook"
    assert answer["replaced"] == 0 and answer["stand_ins"] > 200
    changes = {"advisor_track": {"vp": [2, 5, 9, 14, 20]}, "confirmed": ["citizen_pool.wisdom"]}
    typed = ada.post("/games/origins/judge", {"changes": changes})
    assert typed["parts"]["advisor_track.vp"] == typed["parts"]["citizen_pool.wisdom"] == "mine"
    assert typed["replaced"] == 2 and not typed["faults"]


def test_a_set_of_before_is_opened_as_it_was(ada: Visitor) -> None:
    """It names no edition, as all sets did that were kept before there were several."""
    changes = {"advisor_track": {"vp": [2, 5, 9, 14, 20]}}
    body = {"game": "origins", "name": "old", "changes": changes}
    kept = ada.post("/sets", body, status=201)["set"]
    typed = ada.get(f"/sets/{kept['id']}")["typed"]
    assert typed["facts"] == {
        **shipped_as("origins", 1),
        "advisor_track": typed["facts"]["advisor_track"],
    }
    assert typed["replaced"] == 1 and typed["parts"]["temple_tracks.items.sea.vp"] == "designed"
    again = ada.post("/sets", {**body, "changes": typed["facts"]}, status=201)["set"]
    assert again["digest"] == kept["digest"]


TOLD: Json = {
    "player": {"start": {"food": 31}},
    "feeding": {"starvation_points": -25},
    "resources": {
        "points_each_at_end": 4,
        "items": {"wood": {"name": {"en": "Timber", "pl": "Belki"}}},
    },
    "scoring": {"resource_points_each": 4},
}


def test_everything_that_is_told_of_a_set_comes_from_it(ada: Visitor) -> None:
    told = ada.post("/games/stone_age/told?lang=en", {"changes": TOLD})
    rules = {rule["id"]: rule["text"] for rule in told["rules"]["rules"]}
    assert "31 food" in rules["SA-010"] and "loses 25 points" in rules["SA-166"]
    assert "Timber" in rules["SA-153"] and "wood" not in rules["SA-153"].lower()
    assert "Timber" in told["words"]["en"] and "Belki" in told["words"]["pl"]
    things = {t["id"]: t for chapter in told["things"]["chapters"] for t in chapter["things"]}
    assert things["line-score_track"]["numbers"]["hunger"] == -25
    said = {s["id"]: s["say"]["args"] for s in told["howto"]["sections"]}
    assert said["points"]["hunger"] == -25
    sheet = {**told["form"]["head"], "players": [{"score": 10, "resources": {"wood": 2}}]}
    body = {"changes": TOLD, "sheet": sheet}
    assert ada.post("/games/stone_age/told/score", body)["sheets"][0]["total"] == 18
    assert ada.post("/games/stone_age/score", sheet)["sheets"][0]["total"] == 12
    assert ada.post("/games/stone_age/told", {"changes": WRONG}, 422)["error"] == "rules"


def test_a_set_that_cannot_be_played_has_no_table(ada: Visitor) -> None:
    assert ada.post("/games/stone_age/unpack", {"changes": WRONG})["view"] is None


def test_a_set_is_kept_changed_shared_and_removed(ada: Visitor, ben: Visitor) -> None:
    kept = keep(ada, RICH)["set"]
    assert kept["name"] == "printed by Ada" and kept["sound"] and kept["mine"]
    assert [s["id"] for s in ada.get("/sets", game="stone_age")["sets"]] == [kept["id"]]
    assert ada.get("/sets", game="origins")["sets"] == [] == ben.get("/sets")["sets"]
    shared = ben.get(f"/sets/{kept['id']}")
    assert not shared["set"]["mine"] and shared["typed"]["facts"]["player"]["start"]["food"] == 31
    body = {"game": "stone_age", "name": "mine now", "changes": POOR}
    path = f"/api/sets/{kept['id']}"
    assert ben.http.put(path, json=body).status_code == 403
    assert ben.http.delete(path).status_code == 404
    changed = ada.http.put(path, json=body).json()["set"]
    assert changed["id"] == kept["id"] and changed["digest"] != kept["digest"]
    ada.http.delete(path)
    ada.get(f"/sets/{kept['id']}", status=404)


def test_a_half_typed_set_is_kept_but_not_played_with(ada: Visitor) -> None:
    kept = keep(ada, WRONG)
    assert not kept["set"]["sound"] and len(kept["verdict"]["faults"]) == 2
    seats = [{"who": "me"}, {"who": "me"}]
    body = {"game": "stone_age", "seats": seats, "components": kept["set"]["id"]}
    refused = ada.post("/tables", body, status=422)
    assert "and 1 more" in refused["detail"] and "player" in refused["detail"]
    other = {**body, "game": "origins"}
    assert "another game" in ada.post("/tables", other, status=422)["detail"]


def test_tables_with_different_sets_are_played_beside_each_other(ada: Visitor) -> None:
    seats = ("me", "bot:medium")
    rich = ada.table(*seats, components=keep(ada, RICH)["set"]["id"], **QUICK)
    poor = ada.table(*seats, components={"name": "poor", "changes": POOR}, **QUICK)
    plain = ada.table(*seats, **QUICK)
    assert rich["components"]["name"] == "printed by Ada" and poor["components"]["name"] == "poor"
    assert plain["components"] is None
    assert rich["components"]["digest"] != poor["components"]["digest"]
    pages = [ada.sit(t["id"]) for t in (rich, poor, plain)]
    assert [food(page) for page in pages] == [31, 2, 12]
    play_to_end(*pages)  # by turns, a decision at each
    for table, name in ((rich, "printed by Ada"), (poor, "poor")):
        assert ada.get(f"/tables/{table['id']}/components")["name"] == name
        written = ada.get(f"/tables/{table['id']}/record")
        assert record.verify(written)["over"]  # it carries its set along
        assert written["components"]["name"] == table["components"]["digest"]
    assert "components" not in ada.get(f"/tables/{plain['id']}/record")


def test_a_hint_a_rematch_and_a_fork_use_the_set_of_the_table(ada: Visitor) -> None:
    table = ada.table("me", "me", components={"name": "rich", "changes": RICH}, **QUICK)
    page = ada.sit(table["id"])
    hint = page.answer(page.say("hint", bot="greedy"))
    assert hint["type"] == "hint", hint
    play_to_end(page)
    again = ada.post(f"/tables/{table['id']}/rematch")
    assert again["components"] == table["components"]
    fork = {"table": table["id"], "step": 12, "seats": [{"who": "me"}, {"who": "bot:greedy"}]}
    forked = ada.post("/fork", fork)
    assert forked["components"] == table["components"]
    assert food(ada.sit(forked["id"])) == 31


def test_a_table_keeps_its_set_when_the_owner_leaves_and_the_server_starts_again(
    db: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(db))
    ada, ben = Visitor(server.port), Visitor(server.port)
    kept = keep(ada, RICH)["set"]
    table = ada.table("me", "open", components=kept["id"])
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    assert ada.http.delete("/api/me").status_code == 200
    ben.get(f"/sets/{kept['id']}", status=404)  # nothing of Ada is kept
    OPENED.close()
    server.stop()
    again = start(settings(db))
    ben.move_to(again.port)
    page = ben.sit(table["id"])
    assert food(page) == 31 and page.last["table"]["components"]["digest"] == kept["digest"]
    assert page.until_turn()  # the bot in Ada's place plays on


def test_a_person_keeps_so_many_sets_and_so_much(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, quotas=replace(BOUNDLESS, sets=2, sets_bytes=500)))
    ada = Visitor(server.port)
    first = keep(ada, RICH)["set"]["id"]
    long = {"player": {"explanation": "x" * 600}}
    body = {"game": "stone_age", "name": "", "changes": long}
    assert ada.post("/sets", body, status=429)["limit"]["what"] == "sets_bytes"
    keep(ada, POOR)
    body = {"game": "stone_age", "name": "", "changes": POOR}
    assert ada.post("/sets", body, status=429)["limit"]["what"] == "sets"
    assert ada.http.put(f"/api/sets/{first}", json=body).status_code == 200


def test_a_set_that_is_too_long_or_hostile_is_refused_and_nobody_waits(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, limits=replace(GENEROUS, components=300_000)))
    ada, ben = Visitor(server.port), Visitor(server.port)
    huge = {"changes": {"player": {"x" * 50: "y" * 400_000}}}
    assert ada.post("/games/stone_age/judge", huge, status=413)["error"] == "too_large"
    many = {"changes": {"player": {f"k{n}": n for n in range(20_000)}}}
    said = ada.post("/games/stone_age/judge", many)
    assert len(said["faults"]) <= 100
    hexes = [{"q": n, "r": n, "terrain": "land"} for n in range(5000)]
    said = ada.post("/games/pantheon/judge", {"changes": {"map": {"hexes": hexes}}})
    assert any("entries" in fault["why"] for fault in said["faults"])
    deep: Any = 1
    for _ in range(500):
        deep = [deep]
    odd: Json
    for odd in ({"player": deep}, {"gods": deep}, {"=": {}}, {"confirmed": deep}):
        answer = ada.http.post("/api/games/stone_age/judge", json={"changes": odd})
        assert answer.status_code in (200, 422) and "internal" not in answer.text
    began = time.monotonic()
    ben.get("/games")
    assert time.monotonic() - began < 60  # it has not hung


@pytest.fixture
def two(postgres: Postgres) -> Any:
    db = postgres.new_database()
    both = ServerProcess(db), ServerProcess(db)
    yield both
    OPENED.close()
    for server in both:
        server.stop()


def test_two_servers_play_two_tables_with_their_sets_by_turns(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    ada, ben = Visitor(two[0].port), Visitor(two[1].port)
    seats = ("me", "open", "bot:easy")
    tables = [
        ada.table(*seats, components={"name": name, "changes": changes}, **QUICK)
        for name, changes in (("rich", RICH), ("poor", POOR))
    ]
    for table in tables:
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    pages = [(ada.sit(table["id"]), ben.sit(table["id"])) for table in tables]
    for (first, second), wanted in zip(pages, (31, 2), strict=True):
        assert food(first) == food(second) == wanted
    play_to_end(*(page for both in pages for page in both))  # by turns, a decision at each
    for table, (first, second) in zip(tables, pages, strict=True):
        assert first.last["table"]["components"] == table["components"]
        assert first.last["sheets"] == second.last["sheets"]
        written = ben.get(f"/tables/{table['id']}/record")
        assert written["components"]["name"] == table["components"]["digest"]
        assert record.verify(written)["over"]
