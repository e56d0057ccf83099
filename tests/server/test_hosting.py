"""What a host may do with other people's seats: bots for those who are away, strangers sent off."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from megalith.server.settings import Settings
from megalith.server.storage import schema
from megalith.server.tables import presence
from tests.server.helpers import Json, Seat, Server, Visitor, play_to_end, settings, until

pytestmark = pytest.mark.each_database


class Clock:
    """Time that passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        monkeypatch.setattr(presence, "time", self)

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def _table(ada: Visitor, *guests: Visitor, **more: Any) -> Json:
    """Ada hosts, the others have joined."""
    table = ada.table("me", *("open" for _ in guests), **more)
    for guest in guests:
        guest.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    return table


def _stand_in(page: Seat, seat: int, bot: str | None = None) -> str:
    answer = page.answer(page.say("stand_in", seat=seat, bot=bot))
    return str(answer.get("error", answer["type"]))


def _gone(page: Seat, seat: int) -> None:
    while page.next("seats")["seats"][seat]["online"]:
        pass


def test_a_bot_plays_for_a_friend_only_when_the_tables_patience_is_over(
    server: Server, ada: Visitor, ben: Visitor, clock: Clock
) -> None:
    table = _table(ada, ben, stand_in={"after": 300, "bot": "easy"})
    assert table["stand_in"] == {"after": 300, "bot": "easy"}
    page = ada.sit(table["id"])
    clock.ahead = 10_000  # long after the server's start; Ben has just sat down
    with server.hub.store.engine.begin() as db:
        now = schema.seats.c.since + 10_000
        db.execute(schema.seats.update().where(schema.seats.c.seat == 1).values(since=now))
    ada.get(f"/tables/{table['id']}")
    _refresh(server, table["id"])
    assert _stand_in(page, 1) == "forbidden"
    other = ben.sit(table["id"])
    clock.ahead += 400
    assert _stand_in(page, 1) == "forbidden"  # he is here
    other.close()
    _gone(page, 1)
    clock.ahead += 290
    assert _stand_in(page, 1) == "forbidden"
    clock.ahead += 20
    assert _stand_in(page, 1, "random") == "forbidden"  # not the bot that was agreed on
    assert _stand_in(page, 1) == "done"
    assert page.last["table"]["seats"][1]["bot"] == "easy"
    back = ben.sit(table["id"])
    assert page.answer(page.say("hand_back", seat=1))["error"] == "forbidden"
    assert back.answer(back.say("hand_back", seat=1))["type"] == "done"
    assert back.last["table"]["seats"][1]["bot"] is None


def _refresh(server: Server, id: str) -> None:
    done = threading.Event()
    live = server.hub.live[id]

    async def refresh() -> None:
        await live.refresh()
        done.set()

    live._task.get_loop().call_soon_threadsafe(live.post, refresh)
    assert done.wait(30)


def test_a_seat_that_was_taken_a_moment_ago_is_nobodys_to_give(
    ada: Visitor, ben: Visitor, clock: Clock
) -> None:
    clock.ahead = 0
    page = ada.sit(_table(ada, ben)["id"])
    for bot in ("random", "medium", None):
        assert _stand_in(page, 1, bot) == "forbidden"


def test_only_the_host_asks_and_another_if_the_host_is_away(
    server: Server, ada: Visitor, ben: Visitor, clock: Clock
) -> None:
    cleo = Visitor(server.port)
    table = _table(ada, ben, cleo)
    host, page = ada.sit(table["id"]), ben.sit(table["id"])
    clock.ahead = 100
    assert _stand_in(page, 2) == "forbidden"  # Ben is a guest
    assert _stand_in(host, 2) == "done"
    assert _stand_in(page, 0) == "forbidden"
    host.close()
    _gone(page, 0)
    assert _stand_in(page, 0) == "forbidden"
    clock.ahead = 200
    assert _stand_in(page, 0) == "done"  # or the game would stand still for ever
    stranger = Visitor(server.port).sit(table["id"], invite=table["invite"])
    assert _stand_in(stranger, 1) in ("forbidden", "not_found")
    assert _stand_in(page, 1, "random") == "done"  # one's own seat, as one likes


def test_a_table_says_how_patient_it_is(ada: Visitor) -> None:
    assert ada.table("me", "open")["stand_in"] == {"after": 60, "bot": "medium"}
    for wrong in ({"after": 5, "bot": "easy"}, {"after": 10**7, "bot": "easy"}, {"after": 60}):
        seats = [{"who": "me"}, {"who": "open"}]
        ada.post("/tables", {"game": "stone_age", "seats": seats, "stand_in": wrong}, status=422)
    unknown = {"after": 60, "bot": "nobody"}
    seats = [{"who": "me"}, {"who": "open"}]
    ada.post("/tables", {"game": "stone_age", "seats": seats, "stand_in": unknown}, status=422)
    mine = ada.table("me", "me", stand_in={"after": 3600, "bot": "hard"}, options={"round_cap": 1})
    play_to_end(ada.sit(mine["id"]))
    again = ada.post(f"/tables/{mine['id']}/rematch")
    assert again["stand_in"] == {"after": 3600, "bot": "hard"}


# -- leaving


def test_who_leaves_hands_the_table_on_and_the_last_one_takes_it_along(
    ada: Visitor, ben: Visitor
) -> None:
    table = _table(ada, ben, hold=True)
    where = f"/tables/{table['id']}"
    left = ada.post(f"{where}/leave")
    assert left["seats"][0]["kind"] == "open" and not left["host"]
    assert ben.get(where)["host"]
    page = ben.sit(table["id"])
    ben.post(f"{where}/leave")
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    ben.get(where, status=404)


def test_a_running_game_is_left_for_good_and_a_bot_plays_on(ada: Visitor, ben: Visitor) -> None:
    table = _table(ada, ben)
    left = ada.post(f"/tables/{table['id']}/leave")
    assert [s["kind"] for s in left["seats"]] == ["bot", "person"]
    seen = ben.get(f"/tables/{table['id']}")
    assert seen["host"] and seen["phase"] == "running"
    assert seen["seats"][0]["bot"] == seen["stand_in"]["bot"]
    ada.get(f"/tables/{table['id']}", status=404)


@pytest.fixture
def still(db: str, start: Callable[[Settings], Server]) -> Server:
    """No game goes on by itself: its bots take their time."""
    return start(settings(db, bot_pause=600.0))


def test_who_plays_alone_takes_the_table_along(still: Server) -> None:
    ada, ben = Visitor(still.port), Visitor(still.port)
    alone = ada.table("me", "bot:random")["id"]
    ben.post(f"/tables/{alone}/leave", status=404)
    ada.post(f"/tables/{alone}/leave")
    ada.get(f"/tables/{alone}", status=404)
    over = ada.table("me", "me", options={"round_cap": 1})["id"]
    play_to_end(ada.sit(over))
    ada.post(f"/tables/{over}/leave", status=409)
    bots = ada.table("bot:random", "bot:random")["id"]  # hers, though she does not play
    ben.post(f"/tables/{bots}/leave", status=404)
    live = until(lambda: still.hub.live.get(bots))
    live._task.get_loop().call_soon_threadsafe(still.hub.gone, bots)
    until(lambda: bots not in still.hub.live)
    ada.post(f"/tables/{bots}/leave")  # nor must it be in memory


# -- strangers


def test_the_host_sends_a_stranger_away_who_cannot_simply_come_back(
    server: Server, ada: Visitor, ben: Visitor
) -> None:
    table = ada.table("me", "open", "open", public=True)
    where = f"/tables/{table['id']}"
    for seat in (1, 2):
        ada.post(f"{where}/seats/{seat}", {"who": "open"})
    ben.post(f"{where}/join", {"seat": 1, "name": "Ben"})
    cleo = Visitor(server.port)
    cleo.post(f"{where}/seats/1", {"who": "open"}, status=403)
    ben.post(f"{where}/seats/1", {"who": "open"}, status=403)
    ada.post(f"{where}/seats/0", {"who": "open"}, status=409)  # one leaves by oneself
    freed = ada.post(f"{where}/seats/1", {"who": "open"})
    assert [s["kind"] for s in freed["seats"]] == ["person", "open", "open"]
    assert freed["invite"] not in (None, table["invite"])
    for body in ({}, {"seat": 1}, {"invite": freed["invite"]}):
        assert ben.post(f"{where}/join", body, status=403)["error"] == "forbidden"
    assert cleo.post(f"{where}/join", {})["seats"][1]["mine"]
    full = ada.post(f"{where}/seats/1", {"who": "bot:random"})  # and a bot instead of Cleo
    assert full["seats"][1]["bot"] == "random"


def test_at_a_private_table_the_door_closes_behind_who_is_sent_away(
    ada: Visitor, ben: Visitor
) -> None:
    table = _table(ada, ben, hold=True)
    page = ben.sit(table["id"])
    ada.post(f"/tables/{table['id']}/seats/1", {"who": "open"})
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    ben.get(f"/tables/{table['id']}", status=404)
    ben.get(f"/tables/{table['id']}", status=404, invite=table["invite"])
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]}, status=404)


def test_a_stranger_in_a_public_game_is_replaced_by_the_tables_bot(
    ada: Visitor, ben: Visitor
) -> None:
    agreed = {"after": 60, "bot": "greedy"}
    options = {"start_player": "seat_1", "round_cap": 1}
    table = ada.table("me", "open", public=True, hold=True, stand_in=agreed, options=options)
    where = f"/tables/{table['id']}"
    ben.post(f"{where}/join", {"name": "Ben"})
    ben.post(f"{where}/seed", {"seed": "lucky"})
    ada.post(f"{where}/start")
    page, other = ada.sit(table["id"]), ben.sit(table["id"])
    assert other.until_turn()
    ada.post(f"{where}/seats/1", {"who": "open"}, status=422)
    ada.post(f"{where}/seats/1", {"who": "bot:random"}, status=422)
    ben.post(f"{where}/seats/0", {"who": "bot:greedy"}, status=403)
    replaced = ada.post(f"{where}/seats/1", {"who": "bot:greedy"})
    assert replaced["seats"][1]["kind"] == "bot" and replaced["seats"][1]["name"] == ""
    assert page.until_turn() and page.do()["type"] == "done"  # the bot has played
    tries: list[tuple[str, Json]] = [
        ("hand_back", {"seat": 1}),
        ("stand_in", {"seat": 1, "bot": "random"}),
        ("preview", {"line": "keep"}),
    ]
    answers = [other.answer(other.say(kind, **more)) for kind, more in tries]
    assert {answer["error"] for answer in answers} == {"forbidden"}
    play_to_end(page)
    assert ada.get(f"{where}/verify")["over"]  # with the seed that Ben gave
    ben.post(f"{where}/rematch", status=403)


def test_friends_in_a_private_game_are_not_thrown_out(ada: Visitor, ben: Visitor) -> None:
    table = _table(ada, ben)
    level = table["stand_in"]["bot"]
    ada.post(f"/tables/{table['id']}/seats/1", {"who": f"bot:{level}"}, status=409)
    assert [s["mine"] for s in ben.get(f"/tables/{table['id']}")["seats"]] == [False, True]


def test_presence_remembers_many_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_LEFT", 10)
    known = presence.Presence()
    for n in range(25):
        known.came("t", f"p{n}")
        known.went("t", f"p{n}")
        assert len(known._left) <= 10
    assert ("t", "p24") in known._left


def test_a_rematch_is_there_whole_or_not_at_all(
    db: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second half of it fails; nothing points to a table that was never made."""
    server = start(settings(db))
    ada = Visitor(server.port)
    id = ada.table("me", "me", options={"round_cap": 1})["id"]
    play_to_end(ada.sit(id))
    store = server.hub.store
    insert = store.insert

    def broken(connection: sa.Connection, doc: Any) -> None:
        insert(connection, doc)
        raise sa.exc.OperationalError("", {}, Exception("the disk is full"))

    monkeypatch.setattr(store, "insert", broken)
    assert ada.post(f"/tables/{id}/rematch", status=503)["error"] == "unavailable"
    assert ada.get(f"/tables/{id}")["rematch"] is None
    monkeypatch.undo()
    again = ada.post(f"/tables/{id}/rematch")
    until(lambda: ada.get(f"/tables/{id}")["rematch"] == again["id"])
    assert ada.post(f"/tables/{id}/rematch")["id"] == again["id"]


def test_the_usual_bot_for_who_is_away_is_one_that_is_offered(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    ada = Visitor(start(settings(sqlite, levels=("easy", "random"))).port)
    assert ada.table("me", "open")["stand_in"]["bot"] in ("easy", "random")
    seats = [{"who": "me"}, {"who": "open"}]
    strong = {"game": "stone_age", "seats": seats, "stand_in": {"after": 60, "bot": "master"}}
    ada.post("/tables", strong, status=422)
