"""Bots over the network at the table: challenges, decisions over HTTP, and what is no token."""

from collections.abc import Callable

import httpx
import pytest

from megalith.server.people import robots
from megalith.server.settings import Settings
from tests.server.conftest import Postgres
from tests.server.helpers import Server, Visitor, settings, until
from tests.server.robots import Robot, said


def test_a_bot_declines_and_the_host_is_told_why(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    ear = rex.listen(games="stone_age")
    table = ada.table("me", "open")["id"]
    page = ada.sit(table)
    ada.post(f"/tables/{table}/challenge", {"bot": rex.id})
    event = ear.next("challenge")
    assert event["table"] == table and event["players"] == 2 and event["invite"]
    rex.post(f"/bot/challenges/{table}/decline", {"reason": "later"})
    assert page.next("declined") == {"type": "declined", "name": "Rex", "reason": "later"}
    rex.post(f"/bot/challenges/{table}/decline", {"reason": "later"}, status=404)


def test_only_the_host_challenges_and_only_who_listens_for_that_game(
    server: Server, ada: Visitor, ben: Visitor
) -> None:
    rex = Robot(ada)
    table = ada.table("me", "open", public=True)["id"]
    where, asked = f"/tables/{table}/challenge", {"bot": rex.id}
    ada.post(where, asked, status=409)  # nobody listens
    ear = rex.listen(games="akropolis")
    ada.post(where, asked, status=409)
    rex.listen(challenges=0)
    ear.end()
    until(lambda: all(bot["id"] != rex.id for bot in ada.get("/bots")["bots"]))
    ada.post(where, asked, status=409)
    rex.listen()
    ben.post(where, asked, status=403)
    ada.post(where, asked)
    private = ada.table("me", "open")["id"]
    ben.post(f"/tables/{private}/challenge", asked, status=404)


def test_challenges_that_nobody_answers_have_an_end(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robots, "MOST_CHALLENGES", 1)
    rex = Robot(ada)
    rex.listen()
    first, second = ada.table("me", "open")["id"], ada.table("me", "open")["id"]
    for _ in range(2):  # once more is the same
        ada.post(f"/tables/{first}/challenge", {"bot": rex.id})
    refused = ada.post(f"/tables/{second}/challenge", {"bot": rex.id}, status=429)
    assert refused["limit"]["what"] == "challenges"
    monkeypatch.setattr(robots, "PATIENCE", 0.0)
    ada.post(f"/tables/{second}/challenge", {"bot": rex.id})


# -- playing


def test_a_listening_bot_is_here_and_marked_as_one(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    ear = rex.listen()
    table = ada.table("me", "open", public=True)["id"]
    assert not ada.get(f"/tables/{table}")["seats"][0]["robot"]
    rex.post(f"/tables/{table}/join", {})
    seat = until(lambda: next(s for s in ada.get(f"/tables/{table}")["seats"] if s["online"]))
    assert seat["robot"] and seat["name"] == "Rex" and seat["bot"] is None
    ada.http.delete(f"/api/me/bots/{rex.id}")
    ear.end()


def test_a_bot_sees_no_more_than_its_seat(server: Server, ada: Visitor, ben: Visitor) -> None:
    rex = Robot(ada)
    table = ada.table("me", "open")
    join = {"invite": table["invite"]}
    stranger = Robot(ben)
    stranger.get(f"/tables/{table['id']}/position", status=404)
    rex.post(f"/tables/{table['id']}/join", join)
    page = ada.sit(table["id"])
    now = rex.get(f"/tables/{table['id']}/position")
    assert [look["seat"] for look in now["looks"]] == [1]
    mine = now["turn"] == 1
    assert bool(now["choices"]) == mine and bool(page.last["choices"]) != mine
    assert now["table"]["seats"][1]["mine"] and not now["table"]["seats"][0]["mine"]
    stranger.get(f"/tables/{table['id']}/position", status=404)
    watched = rex.http.get(f"/tables/{table['id']}/replay", params={"seat": 0})
    assert watched.status_code == 403


def test_a_decision_over_http_is_checked_and_counts_once(server: Server, ada: Visitor) -> None:
    table = ada.table("me", "me")["id"]
    where = f"/tables/{table}"
    now = ada.get(f"{where}/position")
    at, line = now["at"], now["choices"][0]["line"]
    ada.post(f"{where}/do", {"at": at, "line": "place_workers moon 3", "ref": "x"}, status=422)
    refused = ada.post(f"{where}/do", {"at": at, "line": "pay_food 3", "ref": "y"}, status=422)
    assert refused["error"] in ("rules", "bad_request")
    done = ada.post(f"{where}/do", {"at": at, "line": line, "ref": "z"})
    assert done["type"] == "done" and done["at"] > at
    assert ada.post(f"{where}/do", {"at": at, "line": line, "ref": "z"}) == done
    ada.post(f"{where}/do", {"at": at, "line": line, "ref": "w"}, status=409)
    Visitor(server.port).post(f"{where}/do", {"at": at, "line": line, "ref": "q"}, status=404)


# -- what is no token


@pytest.mark.parametrize(
    "said", ["Bearer", "bearer x", "Bearer " + "x" * 4000, "Bearer ąę", "BEARER null"]
)
def test_what_is_no_token_opens_nothing(ada: Visitor, said: str) -> None:
    headers = {b"Authorization": said.encode()}
    for cookies in ({}, dict(ada.http.cookies)):
        with httpx.Client(base_url=ada.origin, cookies=cookies, headers=headers) as http:
            answer = http.get("/api/bot/events")
            assert answer.status_code == 401 and answer.json()["error"] == "unauthorized"
            assert answer.headers["www-authenticate"] == "Bearer"
            assert not answer.cookies


@pytest.mark.parametrize(
    "wish", ["games=chess", "games=,", "games=stone_age;drop", "offers=maybe", "games=" + "a" * 300]
)
def test_nonsense_wishes_are_refused(ada: Visitor, wish: str) -> None:
    assert Robot(ada).http.get(f"/bot/events?{wish}").status_code == 422


def test_another_sites_page_cannot_use_a_token_it_does_not_know(ada: Visitor) -> None:
    rex = Robot(ada)
    headers = {"Origin": "https://evil.example"}
    assert rex.http.post("/tables", json={}, headers=headers).status_code == 403


# -- two servers


def test_stream_requests_and_host_may_be_on_different_servers(
    postgres: Postgres, start: Callable[[Settings], Server]
) -> None:
    db = postgres.new_database()
    here, there = start(settings(db)), start(settings(db))
    ada = Visitor(here.port)
    rex = Robot(ada)
    afar = Visitor(there.port)
    until(lambda: rex.id in there.app.state.identity.tokens.values())
    ear = Robot(afar, bot={"bot": {"id": rex.id}, "token": rex.token}).listen()
    until(lambda: any(bot["id"] == rex.id for bot in ada.get("/bots")["bots"]))
    table = ada.table("bot:random", "open", options={"round_cap": 1})["id"]
    ada.post(f"/tables/{table}/challenge", {"bot": rex.id})
    rex.post(f"/tables/{table}/join", {"invite": ear.next("challenge")["invite"]})
    while (event := ear.next("turn", "over"))["type"] == "turn":
        at = event["at"]
        now = rex.get(f"/tables/{table}/position")
        rex.post(f"/tables/{table}/do", {"at": at, "ref": str(at), **said(now)})
    ada.http.delete(f"/api/me/bots/{rex.id}")
    ear.end()
