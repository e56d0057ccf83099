"""Deals on the server: the same luck for everybody, one try that counts, nothing told too early."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from megalith.core import catalogue, record
from megalith.core.catalogue import TITLES
from megalith.core.deal import DealSource
from megalith.core.game import CHANCE
from megalith.server.settings import Settings
from megalith.server.storage import deals as store_deals
from megalith.server.storage.deals import Deal, KeptDeals
from megalith.server.storage.store import today as now
from megalith.server.work import deal_work
from tests.server.helpers import OPENED, Json, Server, Visitor, settings, until

GAME = "akropolis"


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hardly think, where it is decided who thinks; workers have their own numbers."""
    monkeypatch.setattr("megalith.server.features.deals.BOT_OF_DEAL", "medium")
    monkeypatch.setattr("megalith.server.features.deals.PAR", ("greedy",))


@pytest.fixture
def server(db: str, start: Callable[[Settings], Server]) -> Server:
    return start(settings(db))


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server.port)


def today(visitor: Visitor) -> Json:
    return visitor.get(f"/games/{GAME}/deal")


def begun(visitor: Visitor, deal: Json, counted: bool = True) -> str:
    return str(visitor.post(f"/deals/{deal['id']}/play", {"counted": counted})["table"])


def finish(visitor: Visitor, table: str, choose: int = 0) -> None:
    """Play to the end, always by the first choice or by the last."""
    page = visitor.sit(table)
    while True:
        page.until_turn()
        if page.last["table"]["phase"] == "over":
            return
        choices = page.last["choices"]
        assert page.do(choices[choose]["record"])["type"] == "done"


def stored(server: Server, id: str) -> Deal:
    found = KeptDeals(server.hub.store).read(id)
    assert found is not None
    return found


def test_a_day_has_one_deal_and_the_hash_of_the_next_is_known(server: Server) -> None:
    ada, ben = today(Visitor(server.port)), today(Visitor(server.port))
    assert ada["id"] == ben["id"] and ada["seed"] is None
    assert ada["commitment"] == DealSource(stored(server, ada["id"]).seed).commitment
    assert ada["next"] and ada["next"] != ada["commitment"]
    before = Visitor(server.port).get(f"/deals/{ada['before']}")
    assert DealSource(before["seed"]).commitment == before["commitment"]


def test_tomorrows_deals_are_fixed_though_nobody_asked(server: Server) -> None:
    def fixed() -> set[tuple[str, int]]:
        with server.hub.store.engine.begin() as db:
            deals = store_deals.deals
            return {(row.game, row.day) for row in db.execute(deals.select())}

    day = now()
    until(lambda: {(game, day + 1) for game in TITLES} <= fixed())


def test_tomorrows_deal_cannot_be_looked_at_or_played(server: Server, ada: Visitor) -> None:
    deal = today(ada)
    day = stored(server, deal["id"]).day
    assert day is not None
    with server.hub.store.engine.begin() as db:
        deals = store_deals.deals
        mine = (deals.c.day == day + 1) & (deals.c.game == GAME)
        id = db.execute(deals.select().where(mine)).one().id
    ada.get(f"/deals/{id}", status=404)
    ada.post(f"/deals/{id}/play", {"counted": True}, status=404)


@pytest.mark.each_database
def test_one_try_counts_and_others_come_after_it(ada: Visitor) -> None:
    deal = today(ada)
    ada.post(f"/deals/{deal['id']}/play", {"counted": False}, status=409)
    table = begun(ada, deal)
    ada.post(f"/deals/{deal['id']}/play", {"counted": True}, status=409)
    ada.post(f"/deals/{deal['id']}/play", {"counted": False}, status=409)
    assert today(ada)["mine"] == table and not today(ada)["done"]
    finish(ada, table)
    done = today(ada)
    assert done["done"]
    (entry,) = [e for e in done["entries"] if e["mine"]]
    result = ada.get(f"/tables/{table}")["result"]["sheets"]
    own, rival = result[deal["seat"]]["total"], result[1 - deal["seat"]]["total"]
    assert (entry["points"], entry["lead"]) == (own, own - rival)
    last = entry["rounds"][-1]
    assert (last["points"], last["rival"]) == (own, rival)
    begun(ada, deal, counted=False)


def test_equal_play_meets_equal_luck_and_equal_replies(server: Server) -> None:
    records = []
    for choose in (0, 0, -1):
        visitor = Visitor(server.port)
        deal = today(visitor)
        table = begun(visitor, deal)
        finish(visitor, table, choose)
        records.append(visitor.get(f"/tables/{table}/record"))
    one, same, other = (data["steps"] for data in records)
    assert one == same != other
    tiles = [
        [s["tile"] for s in steps if s["by"] == CHANCE and "tile" in s] for steps in (one, other)
    ]
    assert tiles[0] == tiles[1]  # whoever takes what: the tiles come in the same order


def _tiles(steps: list[Json]) -> list[str]:
    return [step["tile"] for step in steps if step["by"] == CHANCE and "tile" in step]


def test_nothing_about_the_luck_of_an_open_deal_is_told(server: Server, ada: Visitor) -> None:
    deal = today(ada)
    seed = stored(server, deal["id"]).seed
    table = begun(ada, deal)
    page = ada.sit(table)
    page.until_turn()
    told: list[Any] = [page.last, today(ada), ada.get(f"/tables/{table}")]
    finish(ada, table)
    told += [today(ada), ada.get(f"/tables/{table}"), ada.get(f"/tables/{table}/record")]
    told += [ada.get(f"/tables/{table}/replay"), ada.get("/tables", list="mine")]
    assert ada.get(f"/tables/{table}")["dice"] is None
    assert all(seed not in json.dumps(one) for one in told)
    stranger = Visitor(server.port)
    other = stranger.get(f"/deals/{deal['id']}")
    shown = [e for e in other["entries"] if not e["bot"]]
    assert shown and all(e["table"] is None and e["rounds"] == [] for e in shown)


def test_when_it_is_closed_the_seed_is_shown_and_the_game_can_be_verified(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = today(ada)
    table = begun(ada, deal)
    finish(ada, table)
    assert today(ada)["done"]
    closed = deal["closes"] + 1
    monkeypatch.setattr("megalith.server.features.deals.time.time", lambda: closed)
    seen = ada.get(f"/deals/{deal['id']}")
    assert DealSource(seen["seed"]).commitment == deal["commitment"]
    ada.post(f"/deals/{deal['id']}/play", {"counted": True}, status=409)


def test_the_counted_try_is_played_without_help(ada: Visitor) -> None:
    table = begun(ada, today(ada))
    page = ada.sit(table)
    page.until_turn()
    choice = page.last["choices"][0]["record"]
    asked = page.answer(page.say("hint"))
    assert (asked["type"], asked["error"]) == ("error", "forbidden")
    asked = page.answer(page.say("weigh", record=choice))
    assert (asked["type"], asked["error"]) == ("error", "forbidden")
    asked = page.answer(page.say("stand_in", seat=page.last["turn"], bot=None))
    assert (asked["type"], asked["error"]) == ("error", "forbidden")
    assert page.last["table"]["counted"] and not page.last["table"]["take_back"]
    at = ada.get(f"/tables/{table}")["steps"]
    refused = ada.post(f"/tables/{table}/explore", {"at": at, "lines": []}, status=403)
    assert refused["error"] == "forbidden"


def test_a_link_lets_friends_play_the_very_same_deal_and_compares_the_games(
    server: Server, ada: Visitor
) -> None:
    deal = ada.post(f"/games/{GAME}/deals")
    assert deal["day"] is None and deal["id"] != today(ada)["id"]
    ben = Visitor(server.port)
    for visitor, choose in ((ada, 0), (ben, -1)):
        visitor.http.put("/api/me", json={"name": "Ada" if visitor is ada else "Ben"})
        table = begun(visitor, visitor.get(f"/deals/{deal['id']}"))
        finish(visitor, table, choose)
        visitor.get(f"/deals/{deal['id']}")
    entries = [e for e in ada.get(f"/deals/{deal['id']}")["entries"] if not e["bot"]]
    assert {e["name"] for e in entries} == {"Ada", "Ben"}
    assert all(len(e["rounds"]) > 5 and e["table"] for e in entries)


def test_bots_play_in_the_peoples_place(
    ada: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megalith.server.features.deals.PAR", ("medium", "greedy"))
    deal = today(ada)
    found = until(lambda: [e for e in today(ada)["entries"] if e["bot"]], 240.0)
    assert {e["bot"] for e in found} == {"medium", "greedy"}
    assert found[0]["rounds"] == []  # not before the own try
    kept = stored(server, deal["id"])
    greedy = next(one for one in kept.par or [] if one["bot"] == "greedy")
    again = deal_work.par_of(kept.laid, "greedy")
    assert again == greedy


def test_a_record_of_a_deal_verifies(ada: Visitor, server: Server) -> None:
    deal = today(ada)
    table = begun(ada, deal)
    finish(ada, table)
    data = ada.get(f"/tables/{table}/record")
    kept = stored(server, deal["id"])
    whole = {**data, "seed": kept.seed, "commitment": kept.commitment}
    assert record.verify(whole)["dice"] > 0


@pytest.mark.parametrize("owned", [True, False], ids=["from_own_to_shipped", "from_shipped_to_own"])
def test_deals_and_tables_keep_the_components_they_began_with(
    owned: bool,
    sqlite: str,
    start: Callable[[Settings], Server],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever MEGALITH_DATA says when the server is started again."""
    (tmp_path / "box").mkdir()
    own = {"starting_stones": {"by_seat": [5, 6, 7, 8]}}
    (tmp_path / "box" / f"{GAME}.json").write_text(json.dumps(own))
    wanted = [5, 6] if owned else [1, 2]

    def begin(with_own: bool) -> tuple[Server, Visitor]:
        monkeypatch.setattr(catalogue, "_usual", {})
        monkeypatch.setenv("MEGALITH_DATA", str(tmp_path / "box") if with_own else "")
        server = start(settings(sqlite))
        return server, Visitor(server.port)

    def stones(visitor: Visitor, table: str) -> list[int]:
        return [player["stones"] for player in visitor.sit(table).view()["players"]]

    first, ada = begin(owned)
    deal = today(ada)
    assert bool(stored(first, deal["id"]).changes) == owned
    table = ada.table("me", "me", game=GAME)["id"]
    assert stones(ada, begun(ada, deal)) == stones(ada, table) == wanted
    OPENED.close()
    first.stop()
    second, ben = begin(not owned)
    ada.move_to(second.port)
    assert today(ben)["id"] == deal["id"]
    assert stones(ben, begun(ben, deal)) == stones(ada, table) == wanted
    assert stones(ben, ben.table("me", "me", game=GAME)["id"]) == ([1, 2] if owned else [5, 6])
