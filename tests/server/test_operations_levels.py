"""The bots that a host offers: fewer than there are, if thinking costs too much."""

from collections.abc import Callable

import pytest

from megalith.server.settings import Settings
from tests.server.helpers import Server, Visitor, settings


@pytest.fixture
def ada(sqlite: str, start: Callable[[Settings], Server]) -> Visitor:
    return Visitor(start(settings(sqlite, levels=("easy", "random"))).port)


def test_visitors_are_shown_what_is_offered(ada: Visitor) -> None:
    assert ada.get("/games")["bots"] == ["easy", "random"]


def test_no_other_bot_sits_down(ada: Visitor) -> None:
    seats = [{"who": "me"}, {"who": "bot:master"}]
    refused = ada.post("/tables", {"game": "stone_age", "seats": seats}, 422)
    assert refused["error"] == "rules" and "easy, random" in refused["detail"]
    waiting = ada.table("me", "open")["id"]
    ada.post(f"/tables/{waiting}/seats/1", {"who": "bot:hard"}, 422)
    ada.post(f"/tables/{waiting}/seats/1", {"who": "bot:easy"}, 200)
    page = ada.sit(waiting)
    seat = next(s["seat"] for s in page.last["table"]["seats"] if s["mine"])
    assert page.answer(page.say("stand_in", seat=seat, bot="master"))["error"] == "rules"
    assert page.answer(page.say("stand_in", seat=seat, bot="random"))["type"] == "done"


def test_a_hint_comes_from_a_bot_that_is_offered(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    assert page.answer(page.say("hint", bot="hard"))["error"] == "rules"
    assert page.answer(page.say("hint"))["best"]


def test_all_are_offered_unless_a_host_says_otherwise(server: Server) -> None:
    assert "master" in Visitor(server.port).get("/games")["bots"]
