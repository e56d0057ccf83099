"""Who sits down says when they are ready, and everybody sees it; the round of a game is listed."""

import pytest

from megalith.core.catalogue import TITLES
from tests.server.helpers import Json, Visitor, until


def ready(seats: list[Json]) -> list[bool]:
    return [seat["ready"] for seat in seats]


def test_a_game_begins_when_the_guest_says_so_and_the_host_sees_it(
    ada: Visitor, ben: Visitor
) -> None:
    table = ada.table("me", "open")
    where, page = f"/tables/{table['id']}", ada.sit(table["id"])
    assert ready(table["seats"]) == [True, False]
    wish = {"invite": table["invite"], "name": "Ben", "ready": False}
    joined = ben.post(f"{where}/join", wish)
    assert joined["phase"] == "open" and ready(joined["seats"]) == [True, False]
    while page.last["table"]["seats"][1]["kind"] != "person":
        page.next("table")
    assert ready(page.last["table"]["seats"]) == [True, False]
    assert ben.post(f"{where}/ready", {"ready": True})["phase"] == "running"
    while not page.last["looks"]:
        page.next("table")
    assert ready(page.last["table"]["seats"]) == [True, True]


def test_ready_can_be_taken_back_and_the_host_need_not_wait(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open", "open", public=True)
    where = f"/tables/{table['id']}"
    ben.post(f"{where}/join", {"seat": 1, "ready": False})
    assert ready(ben.post(f"{where}/ready", {"ready": True})["seats"]) == [True, True, False]
    assert ready(ben.post(f"{where}/ready", {"ready": False})["seats"]) == [True, False, False]
    filled = ada.post(f"{where}/seats/2", {"who": "bot:random"})
    assert filled["phase"] == "open" and ready(filled["seats"]) == [True, False, True]
    assert ada.post(f"{where}/start")["phase"] == "running"
    assert ben.post(f"{where}/ready", {"ready": True}, status=409)["error"] == "conflict"


def test_only_who_sits_there_can_be_ready(ada: Visitor, ben: Visitor) -> None:
    public = f"/tables/{ada.table('me', 'open', public=True)['id']}"
    assert ben.post(f"{public}/ready", {"ready": True}, status=403)["error"] == "forbidden"
    private = f"/tables/{ada.table('me', 'open')['id']}"
    assert ben.post(f"{private}/ready", {"ready": True}, status=404)["error"] == "not_found"


@pytest.mark.parametrize("title", TITLES)
def test_the_list_of_my_games_says_which_round_it_is(ada: Visitor, title: str) -> None:
    id = ada.table("me", "bot:random", game=title)["id"]

    def listed() -> Json:
        return next(t for t in ada.get("/tables", list="mine")["tables"] if t["id"] == id)

    assert listed()["round"] in (None, 1)  # a draft may come before the first
    page = ada.sit(id)
    while True:
        assert page.until_turn()
        view = page.last["looks"][0]["view"]
        if view.get("round", view.get("epoch")) == 2:
            break
        assert page.do()["type"] == "done"
    until(lambda: listed()["round"] == 2)
