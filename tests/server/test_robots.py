"""Bots over the network: tokens, events, challenges; and what they may not."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from megalith.server.net import streams
from megalith.server.settings import Limits, Quotas, Settings
from tests.server.helpers import BOUNDLESS, Server, Visitor, settings
from tests.server.robots import Robot, said

pytestmark = pytest.mark.each_database

# -- tokens


def test_a_token_is_shown_once_and_only_its_hash_is_kept(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    assert rex.get("/me") == {"name": "Rex"}
    assert rex.token not in json.dumps(ada.get("/me/bots"))
    kept = server.hub.store.robots.tokens()
    assert rex.id in kept.values() and rex.token not in kept


def test_a_removed_bot_is_let_go_everywhere_at_once(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    table = ada.table("me", "open", public=True)["id"]
    rex.post(f"/tables/{table}/join", {})
    ear = rex.listen()
    headers = {"Authorization": f"Bearer {rex.token}"}
    live = f"{ada.origin.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(live, additional_headers=headers) as socket:
        socket.send('{"type": "hello"}')
        heard = iter(lambda: json.loads(socket.recv(timeout=60)), None)
        first = next(message for message in heard if message["type"] == "table")
        assert first["table"]["seats"][1]["mine"]
        assert ada.http.delete(f"/api/me/bots/{rex.id}").json() == {"bots": []}
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    ear.end()
    assert rex.get("/me", status=401)["error"] == "unauthorized"
    with pytest.raises(InvalidStatus) as refused, connect(live, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 401
    seat = ada.get(f"/tables/{table}")["seats"][1]
    assert seat["bot"] is not None and not seat["name"]  # the table's bot plays on


def test_a_new_token_ends_the_one_before_it(server: Server, ada: Visitor) -> None:
    old = Robot(ada)
    ear = old.listen()
    new = Robot(ada, bot=ada.post(f"/me/bots/{old.id}/token"))
    ear.end()
    old.get("/me", status=401)
    assert new.id == old.id and new.get("/me") == {"name": "Rex"}


@pytest.mark.parametrize("leave", ["logout", "forget"])
def test_tokens_end_when_their_owner_logs_out_or_is_forgotten(
    server: Server, ada: Visitor, leave: str
) -> None:
    rex = Robot(ada)
    ear = rex.listen()
    if leave == "logout":
        ada.post("/me/logout")
        assert [bot["token"] for bot in ada.get("/me/bots")["bots"]] == [False]
    else:
        ada.http.delete("/api/me")
        assert ada.get("/me/bots") == {"bots": []}
    ear.end()
    rex.get("/me", status=401)
    assert rex.id not in server.hub.store.robots.tokens().values()


def test_a_token_is_good_after_a_restart_and_a_removed_one_is_not(
    db: str, start: Callable[[Settings], Server]
) -> None:
    first = start(settings(db))
    ada = Visitor(first.port)
    good, gone = Robot(ada, "Good"), Robot(ada, "Gone")
    ada.http.delete(f"/api/me/bots/{gone.id}")
    first.stop()
    ada.move_to(start(settings(db)).port)
    for robot, status in ((good, 200), (gone, 401)):
        again = Robot(ada, bot={"bot": {"id": robot.id}, "token": robot.token})
        again.get("/me", status=status)


def test_one_person_has_only_so_many_bots(sqlite: str, start: Callable[[Settings], Server]) -> None:
    quotas = replace(BOUNDLESS, bots=2)
    ada = Visitor(start(settings(sqlite, quotas=quotas)).port)
    Robot(ada), Robot(ada)
    assert ada.post("/me/bots", {"name": "Third"}, status=429)["limit"]["what"] == "bots"
    assert Quotas().bots > 0


def test_nobody_else_can_touch_a_bot(server: Server, ada: Visitor, ben: Visitor) -> None:
    rex = Robot(ada)
    assert ben.get("/me/bots") == {"bots": []}
    ben.post(f"/me/bots/{rex.id}/token", status=404)
    assert ben.http.delete(f"/api/me/bots/{rex.id}").status_code == 404
    rex.get("/me")


def test_a_bot_is_no_person_who_could_make_links_or_further_bots(ada: Visitor) -> None:
    rex = Robot(ada)
    for path in ("/me/link", "/me/logout", "/me/bots", f"/me/bots/{rex.id}/token"):
        rex.post(path, {"name": "x"} if path == "/me/bots" else None, status=403)
    assert rex.http.delete("/me").status_code == 403
    rex.get("/me/bots", status=403)
    assert not rex.http.cookies


def test_each_token_has_limits_of_its_own(sqlite: str, start: Callable[[Settings], Server]) -> None:
    limits = Limits(requests=(5, 0.001))
    ada = Visitor(start(settings(sqlite, limits=limits)).port)
    rex, max = Robot(ada), Robot(ada)
    answers = [rex.http.get("/me").status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    max.get("/me")


# -- events


def test_whose_turn_it_is_and_the_end_are_told(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    ear = rex.listen()
    table = ada.table("bot:random", "open", public=True, options={"round_cap": 1})["id"]
    rex.post(f"/tables/{table}/join", {})
    last = -1
    while (event := ear.next("turn", "over"))["type"] == "turn":
        assert event["table"] == table and event["at"] > last
        last = event["at"]
        now = rex.get(f"/tables/{table}/position")
        assert now["at"] == last and now["turn"] == 1
        rex.post(f"/tables/{table}/do", {"at": last, "ref": str(last), **said(now)})
    assert last >= 0 and event == {"type": "over", "table": table}


def test_who_comes_back_is_told_what_waits(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    table = ada.table("open", "me", public=True)["id"]
    rex.post(f"/tables/{table}/join", {})
    page = ada.sit(table)
    while page.last["turn"] == 1:
        page.do()
    first = rex.listen().next("turn")
    assert rex.listen().next("turn") == first


def test_a_stream_that_is_opened_anew_ends_the_old_one(ada: Visitor) -> None:
    rex = Robot(ada)
    old = rex.listen()
    rex.listen()
    old.end()
    assert [bot["listening"] for bot in ada.get("/me/bots")["bots"]] == [True]


def test_empty_lines_say_that_a_stream_lives(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "QUIET", 0.01)
    ear = Robot(ada).listen()
    assert [ear.lines.get(timeout=60) for _ in range(3)] == ["", "", ""]


def test_a_stream_counts_as_a_socket(sqlite: str, start: Callable[[Settings], Server]) -> None:
    limits = replace(Limits(), sockets=1)
    ada = Visitor(start(settings(sqlite, limits=limits)).port)
    rex = Robot(ada)
    rex.listen()
    assert rex.get("/bot/events", status=429)["limit"]["what"] == "sockets"


def test_events_that_nobody_reads_do_not_pile_up() -> None:
    stream = streams.Stream({"id": "bot.x", "name": "", "games": []}, True, False)
    for at in range(streams.MOST + 5):
        stream.tell({"type": "turn", "table": "t", "at": at})
    assert stream._events.qsize() == streams.MOST + 1  # the last one is its end


def test_public_tables_that_wait_are_offered_once(server: Server, ada: Visitor) -> None:
    rex = Robot(ada)
    ear = rex.listen(games="stone_age", offers=1)
    other = ada.post(
        "/tables", {"game": "akropolis", "seats": [{"who": "open"}] * 2, "public": True}
    )
    private, public = ada.table("me", "open")["id"], ada.table("me", "open", public=True)["id"]
    offers = [ear.next("offer", suits=lambda event: event["table"] == public)]
    assert offers[0]["open"] == 1 and offers[0]["game"] == "stone_age"
    later = ada.table("me", "open", public=True)["id"]
    seen = ear.next(
        "offer", suits=lambda event: event["table"] in (private, other["id"], public, later)
    )
    assert seen["table"] == later
