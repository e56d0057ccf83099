"""Looking back: frames, records, uploads, verification, and playing on from a position."""

import pytest

from megalith.core import record
from megalith.words import Words
from tests.server.helpers import Json, Visitor, play_to_end


@pytest.fixture
def finished(ada: Visitor) -> Json:
    """A finished game of Ada against a bot."""
    table = ada.table("me", "bot:random", options={"round_cap": 1})
    play_to_end(ada.sit(table["id"]))
    return ada.get(f"/tables/{table['id']}")


def test_a_replay_has_every_position_in_pages(ada: Visitor, finished: Json) -> None:
    where = f"/tables/{finished['id']}/replay"
    first = ada.get(where, seat=0, count=20)
    assert [f["step"] for f in first["frames"]] == list(range(20))
    assert first["frames"][0]["by"] is None and first["frames"][1]["by"] == -1
    assert first["over"] and first["steps"] == finished["steps"]
    last = ada.get(where, seat=0, start=finished["steps"])
    assert len(last["frames"]) == 1 and last["frames"][0]["view"]["to_move"] == -2
    assert ada.get(where, seat=1, start=5, count=1)["frames"][0]["line"]
    ada.get(where, start=finished["steps"] + 1, status=404)
    ada.get(where, count=101, status=422)
    ada.get(where, seat=9, status=404)


def test_a_running_game_shows_a_seat_only_to_its_owner(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open", public=True)
    where = f"/tables/{table['id']}/replay"
    ada.get(where, status=409)
    ben.post(f"/tables/{table['id']}/join", {})
    assert ada.get(where, seat=0)["frames"]
    assert ada.get(where)["seat"] is None
    assert ada.get(where, seat=1, status=403)["error"] == "forbidden"
    ada.post("/fork", {"table": table["id"], "step": 3, "seats": [{"who": "me"}] * 2}, status=409)


def test_the_record_downloads_replays_and_verifies(ada: Visitor, finished: Json) -> None:
    data = ada.get(f"/tables/{finished['id']}/record")
    assert record.verify(record.check(data))["over"]
    assert data["seed"] == finished["dice"]["seed"]
    report = ada.get(f"/tables/{finished['id']}/verify")
    assert report == ada.post("/verify", {"record": data})
    assert report["dice"] > 0 and report["steps"] == finished["steps"]
    uploaded = ada.post("/replay", {"record": data, "seat": 1, "start": 2, "count": 3})
    stored = ada.get(f"/tables/{finished['id']}/replay", seat=1, start=2, count=3)
    assert uploaded["frames"] == stored["frames"] and uploaded["names"][1] == "random"


def test_a_record_that_lies_is_found_out(ada: Visitor, finished: Json) -> None:
    data = ada.get(f"/tables/{finished['id']}/record")
    for lie in (
        {"seed": "another"},
        {"digests": ["0" * 16]},
        {"players": 9},
        {"names": 3},
        {"options": {"x": 1}},
        {"steps": [{"by": 10**30, "do": "keep"}]},
        {"steps": [{"by": -1, "do": "start_player", "seat": [{}]}]},
        {"format": "x"},
        {"digests": 7},
        {"seed": 7, "commitment": []},
    ):
        assert ada.post("/verify", {"record": {**data, **lie}}, status=422)["error"] == "rules"
    ada.post("/replay", {"record": {**data, "steps": [{"by": 0}]}}, status=422)


def test_play_on_from_here(ada: Visitor, ben: Visitor, finished: Json) -> None:
    data = ada.get(f"/tables/{finished['id']}/record")
    step = finished["steps"] // 2
    seats = [{"who": "me", "name": "Ben"}, {"who": "bot:random"}]
    private = ada.table("me", "me")["id"]
    ben.post("/fork", {"table": private, "step": 0, "seats": seats}, status=404)
    ben.post("/fork", {"record": data, "step": 10**4, "seats": seats}, status=404)
    ben.post("/fork", {"record": data, "step": step, "seats": seats[:1]}, status=422)
    ben.post("/fork", {"step": step, "seats": seats}, status=422)
    fork = ben.post("/fork", {"record": data, "step": step, "seats": seats})
    assert fork["forked"] == {"table": None, "step": step} and fork["phase"] == "running"
    page = ben.sit(fork["id"])
    steps = page.last["looks"][0]["steps"]
    assert [s["record"] for s in steps[:step]] == [
        {k: v for k, v in s.items() if k != "by"} for s in data["steps"][:step]
    ]
    play_to_end(page)
    assert ben.get(f"/tables/{fork['id']}/verify")["over"]
    for who in (ada, ben):  # a finished game is shared by its address
        own = who.post("/fork", {"table": finished["id"], "step": step, "seats": seats})
        assert own["forked"]["table"] == finished["id"]


def test_a_finished_game_is_shared_by_its_address_and_listed_nowhere(
    ada: Visitor, ben: Visitor, finished: Json
) -> None:
    id = finished["id"]
    assert ben.get(f"/tables/{id}/replay", seat=0)["over"]
    seen = ben.get(f"/tables/{id}")
    assert seen["invite"] is None and not any(s["mine"] for s in seen["seats"])
    for which in ("mine", "open", "running", "finished"):
        assert id not in [t["id"] for t in ben.get("/tables", list=which)["tables"]]
    seats = [{"who": "me"}, {"who": "open"}]
    fork = ada.post("/fork", {"table": id, "step": 1, "seats": seats, "public": True})
    assert fork["forked"]["table"] == id  # the others need not know the private game it came from
    assert ben.get(f"/tables/{fork['id']}")["forked"] == {"table": None, "step": 1}


def test_the_score_calculator_and_the_games(ada: Visitor) -> None:
    games = ada.get("/games")
    title = games["games"][0]
    assert title["id"] == "stone_age" and title["players"] == [2, 3, 4]
    assert title["shapes"]["place_workers"] == [["place", "word"], ["workers", "int"]]
    assert "greedy" in games["bots"]
    sheet = {"players": [{"name": "Ada", "score": 40}, {"name": "Ben", "score": 50}]}
    sheets = ada.post("/games/stone_age/score", sheet)["sheets"]
    assert [s["place"] for s in sheets] == [2, 1]
    wrong = {"players": [{"score": "many"}, {}]}
    told = ada.post("/games/stone_age/score", wrong, status=422)
    assert told["error"] == "rules" and told["fault"]["where"] == "players[0].score"
    assert Words("pl", "stone_age").say(f"sheet-{told['fault']['key']}", **told["fault"]["args"])
    ada.post("/games/chess/score", sheet, status=404)
    assert ada.get("/games/stone_age/components")
    ada.get("/games/chess/rules", status=404)


def test_the_rules_come_in_the_language_that_is_asked_for(ada: Visitor) -> None:
    english, polish = (ada.get("/games/stone_age/rules", lang=lang) for lang in ("en", "pl"))
    assert ada.get("/games/stone_age/rules") == english
    assert [r["id"] for r in english["rules"]] == [r["id"] for r in polish["rules"]]
    assert "exactly 2 workers" in english["rules"][34]["text"]
    assert "dokładnie 2 pionki" in polish["rules"][34]["text"]
    assert polish["markdown"].startswith("# Epoka Kamienia")
    ada.get("/games/stone_age/rules", status=422, lang="xx")
