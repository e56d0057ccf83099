"""Play at a table: people, bots, hot seat, undo, stale and repeated messages."""

import pytest

from megalith.server.tables.history import Past
from tests.server.helpers import Json, Seat, Server, Visitor, play_to_end, until

pytestmark = pytest.mark.each_database


def invited(ada: Visitor, ben: Visitor, **options: object) -> tuple[Seat, Seat]:
    """A table of two, both at their pages."""
    table = ada.table("me", "open", options=options)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    return ada.sit(table["id"]), ben.sit(table["id"])


def on_turn(*pages: Seat) -> Seat:
    """The page that must decide; the others wait for what it does."""
    newest = max(page.last["at"] for page in pages)
    for page in pages:
        while page.last["at"] < newest:
            page.next("table")
    return next(page for page in pages if page.last["choices"])


def test_a_game_against_bots_goes_to_the_score_sheet(ada: Visitor) -> None:
    table = ada.table("me", "bot:random", "bot:greedy", options={"round_cap": 2})
    assert table["phase"] == "running" and table["seats"][0]["mine"]
    page = ada.sit(table["id"])
    while page.until_turn():
        assert page.do()["type"] == "done"
    assert page.last["table"]["phase"] == "over"
    assert [sheet["seat"] for sheet in page.last["sheets"]] == [0, 1, 2]
    assert page.last["table"]["result"]["sheets"] == page.last["sheets"]
    assert page.last["choices"] == [] and page.last["turn"] is None


def test_two_people_play_a_game_and_see_the_same_log(ada: Visitor, ben: Visitor) -> None:
    pages = invited(ada, ben, round_cap=2)
    play_to_end(*pages)
    logs = [collected(page) for page in pages]
    assert [entry["n"] for entry in logs[0]] == list(range(pages[0].last["at"]))
    assert [entry.get("by") for entry in logs[0]] == [entry.get("by") for entry in logs[1]]
    assert {page.last["looks"][0]["seat"] for page in pages} == {0, 1}


def collected(page: Seat) -> list[Json]:
    """The log as a page puts it together from what it was sent."""
    log: list[Json] = []
    for message in page.heard:
        if message["type"] == "table":
            assert message["since"] <= len(log)
            log = log[: message["since"]] + (message["looks"] or [{"steps": []}])[0]["steps"]
            assert len(log) == message["at"]
    return log


def test_hot_seat_plays_all_seats_from_one_page(ada: Visitor) -> None:
    table = ada.table("me", "me", options={"round_cap": 1})
    page = ada.sit(table["id"])
    assert [look["seat"] for look in page.last["looks"]] == [0, 1]
    movers = set()
    while page.until_turn():
        movers.add(page.last["turn"])
        assert page.do()["type"] == "done"
    assert movers == {0, 1}


def test_only_the_seat_on_turn_may_decide(ada: Visitor, ben: Visitor, server: Server) -> None:
    pages = invited(ada, ben)
    mover = on_turn(*pages)
    waiting = pages[1 - pages.index(mover)]
    record = mover.last["choices"][0]["record"]
    refused = waiting.do(record)
    assert refused["type"] == "refused" and refused["refusal"]["key"] == "not-your-turn"
    stranger = Visitor(server.port)
    watching = stranger.sit(
        mover.last["table"]["id"], invite=ada.get(f"/tables/{mover.last['table']['id']}")["invite"]
    )
    assert watching.last["looks"][0]["seat"] is None and watching.last["choices"] == []
    assert watching.do(record)["error"] == "forbidden"
    assert mover.do(record)["type"] == "done"


def test_what_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    before = page.last
    answer = page.do("place_workers hut 1")
    assert answer["type"] == "refused" and answer["refusal"]["rule"].startswith("SA-")
    assert answer["at"] == before["at"]
    why = page.answer(page.say("why", line="place_workers hut 1"))
    assert why["refusal"] == answer["refusal"]
    allowed = before["choices"][0]["record"]
    assert page.answer(page.say("why", record=allowed))["refusal"] is None
    assert page.do(allowed)["type"] == "done"


def test_a_stale_message_is_answered_with_the_current_view(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    first = page.last
    assert page.do()["type"] == "done"
    now = page.last["at"]
    answer = page.do(first["choices"][0]["record"], at=first["at"])
    assert answer["type"] == "table" and answer["stale"] and answer["at"] == now
    assert answer["choices"]


def test_a_message_sent_twice_is_done_once(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    at, record = page.last["at"], page.last["choices"][0]["record"]
    first = page.do(record, at=at, ref="same")
    again = page.do(record, at=at, ref="same")
    assert first == again and again["type"] == "done"
    assert page.answer(page.say("undo", at=first["at"]))["type"] == "done"


def test_undo_takes_back_one_decision_and_restart_all_of_them(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    view = page.view()
    assert page.last["undo"] == []
    mover = page.last["turn"]
    page.do()
    assert page.last["undo"] == [mover]
    assert page.answer(page.say("undo", at=page.last["at"]))["type"] == "done"
    assert page.view() == view and page.last["looks"][0]["steps"][-1]["undo"] == mover
    page.do()
    assert page.answer(page.say("restart", at=page.last["at"]))["type"] == "done"
    assert page.view() == view
    refused = page.answer(page.say("restart", at=page.last["at"]))
    assert refused["type"] == "refused" and refused["refusal"]["key"] == "no-undo"


def test_who_comes_back_gets_what_was_missed_and_no_more(ada: Visitor, ben: Visitor) -> None:
    pages = invited(ada, ben)
    mover = on_turn(*pages)
    other = pages[1 - pages.index(mover)]
    known = other.last["at"]
    other.close()
    mover.do()
    back = (ada if other is pages[0] else ben).sit(mover.last["table"]["id"], since=known)
    assert back.last["since"] == known
    assert [e["n"] for e in back.last["looks"][0]["steps"]] == list(range(known, back.last["at"]))
    fresh = (ada if other is pages[0] else ben).sit(mover.last["table"]["id"], since=10**6)
    assert fresh.last["since"] == 0 and len(fresh.last["looks"][0]["steps"]) == fresh.last["at"]


def test_a_hint_is_one_of_the_choices(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    hint = page.answer(page.say("hint", bot="greedy"))
    assert hint["type"] == "hint" and hint["at"] == page.last["at"]
    lines = [choice["line"] for choice in page.last["choices"]]
    assert len(hint["best"]) == 3 and all(best["line"] in lines for best in hint["best"])
    values = [best["value"] for best in hint["best"]]
    assert values == sorted(values, reverse=True)
    assert len(page.answer(page.say("hint", bot="random"))["best"]) == 1
    assert page.answer(page.say("hint", bot="nobody"))["error"] == "rules"


def test_a_preview_shows_what_a_decision_would_do_and_does_nothing(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    record = page.last["choices"][0]["record"]
    shown = page.answer(page.say("preview", record=record))
    assert shown["type"] == "preview" and shown["events"] and shown["at"] == page.last["at"]
    assert page.answer(page.say("preview", line="place_workers hut 1"))["type"] == "refused"
    assert page.do(record)["type"] == "done"
    mover = next(k for k, look in enumerate(page.last["looks"]) if look["seat"] == 0)
    assert page.last["looks"][mover]["steps"][-1]["events"] == shown["events"]


def test_a_bot_plays_for_me_until_i_take_my_seat_back(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "bot:random")["id"])
    page.until_turn()
    assert page.answer(page.say("stand_in", seat=0, bot="random"))["type"] == "done"
    assert page.last["table"]["seats"][0]["bot"] == "random" and not page.last["choices"]
    start = page.last["at"]
    while page.last["at"] < start + 12:
        page.next("table")
    assert page.answer(page.say("hand_back", seat=0))["type"] == "done"
    assert page.until_turn() and page.do()["type"] == "done"


def test_a_live_table_is_what_its_log_replays_to(ada: Visitor, server: Server) -> None:
    page = ada.sit(ada.table("me", "bot:greedy", options={"round_cap": 2})["id"])
    for _ in range(6):
        page.until_turn()
        page.do()
        if page.last["undo"]:
            page.answer(page.say("undo", at=page.last["at"]))
    page.until_turn()
    live = server.hub.live[page.last["table"]["id"]]
    until(lambda: not live.bots.thinking())
    again = Past(server.hub.store.read(live.id), server.hub.store.entries(live.id))
    assert again.told == live.past.told and again.refs == live.past.refs
    assert again.table.game.border.view(again.table.state, 0) == page.view()
