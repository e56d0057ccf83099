"""Tables before and after the game: who may sit, see and start; links; rematch; fair dice."""

import asyncio
import threading

import pytest

from megalith.core.chance import FairSource
from tests.server.helpers import Json, Seat, Server, Visitor, play_to_end

pytestmark = pytest.mark.each_database


def test_a_friend_takes_a_free_seat_by_the_invite_link(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open")
    assert table["phase"] == "open" and table["turn"] is None
    page = ada.sit(table["id"])
    assert page.last["looks"] == []
    joined = ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    assert joined["phase"] == "running" and joined["seats"][1]["mine"]
    while not page.last["looks"]:
        page.next("table")
    assert page.last["table"]["seats"][1]["name"] == "Ben"


def test_a_private_table_is_not_there_for_strangers(ada: Visitor, ben: Visitor) -> None:
    id = ada.table("me", "open")["id"]
    assert ben.get(f"/tables/{id}", status=404)["error"] == "not_found"
    ben.get(f"/tables/{id}/replay", status=404)
    ben.post(f"/tables/{id}/join", {"invite": "guess"}, status=404)
    ben.post(f"/tables/{id}/start", status=404)
    ben.post(f"/tables/{id}/leave", status=404)
    for which in ("mine", "open", "running", "finished"):
        assert id not in [t["id"] for t in ben.get("/tables", list=which)["tables"]]
    assert [t["id"] for t in ada.get("/tables", list="mine")["tables"]] == [id]


def test_public_tables_are_listed_and_open_to_all(ada: Visitor, ben: Visitor) -> None:
    id = ada.table("me", "open", public=True)["id"]

    def listed(which: str) -> dict[str, Json]:
        return {t["id"]: t for t in ben.get("/tables", list=which)["tables"]}

    assert listed("open")[id]["invite"] is None
    ben.post(f"/tables/{id}/join", {"name": "Ben"})
    assert id not in listed("open") and id in listed("running")


def test_a_taken_seat_is_not_given_twice(ada: Visitor, ben: Visitor, server: Server) -> None:
    table = ada.table("me", "open", "open", public=True)
    join = f"/tables/{table['id']}/join"
    assert ben.post(join, {"seat": 1})["seats"][1]["mine"]
    assert ben.post(join, {"seat": 1})["phase"] == "open"
    cleo = Visitor(server.port)
    assert cleo.post(join, {"seat": 1}, status=409)["error"] == "conflict"
    cleo.post(join, {"seat": 7}, status=409)
    assert cleo.post(join, {})["phase"] == "running"


def test_the_host_gives_a_seat_to_a_bot_and_starts_when_all_is_held(
    ada: Visitor, ben: Visitor
) -> None:
    table = ada.table("me", "open", "open", public=True, hold=True)
    seats = f"/tables/{table['id']}/seats"
    ben.post(f"{seats}/1", {"who": "bot:greedy"}, status=403)
    ada.post(f"{seats}/1", {"who": "bot:nobody"}, status=422)
    assert ada.post(f"{seats}/1", {"who": "bot:greedy"})["seats"][1]["bot"] == "greedy"
    ada.post(f"/tables/{table['id']}/start", status=409)
    ben.post(f"/tables/{table['id']}/join", {})
    ben.post(f"/tables/{table['id']}/leave")
    assert ada.post(f"{seats}/2", {"who": "bot:random"})["phase"] == "open"
    ben.post(f"/tables/{table['id']}/start", status=403)
    assert ada.post(f"/tables/{table['id']}/start")["phase"] == "running"
    ada.post(f"/tables/{table['id']}/start", status=409)


def test_what_the_title_does_not_allow_is_no_table(ada: Visitor) -> None:
    def refused(**body: object) -> str:
        wishes = [{"who": "me"}, {"who": "me"}]
        return str(
            ada.post("/tables", {"game": "stone_age", "seats": wishes, **body}, 422)["error"]
        )

    assert refused(game="chess") == "rules"
    assert refused(seats=[{"who": "me"}]) == "rules"
    assert refused(options={"tool_supply": "none"}) == "rules"
    assert refused(options={"start_player": "seat_3"}) == "rules"
    assert refused(seats=[{"who": "me"}, {"who": "bot:nobody"}]) == "rules"
    assert refused(seats=[{"who": "you"}, {"who": "me"}]) == "bad_request"


def test_the_private_link_brings_the_seats_to_another_device(ada: Visitor, server: Server) -> None:
    table = ada.table("me", "bot:random")
    ada.http.put("/api/me", json={"name": "Ada"})
    old = ada.post("/me/link")["token"]
    token = ada.post("/me/link")["token"]
    phone = Visitor(server.port)
    phone.post("/me/restore", {"token": old}, status=404)
    assert phone.post("/me/restore", {"token": token}) == {"name": "Ada"}
    assert phone.get(f"/tables/{table['id']}")["seats"][0]["mine"]
    page = phone.sit(table["id"])
    assert page.until_turn() and page.do()["type"] == "done"


def test_a_rematch_invites_the_others_and_is_one_for_all(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open", "bot:random", options={"round_cap": 1})
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    ada.post(f"/tables/{table['id']}/rematch", status=409)
    pages = ada.sit(table["id"]), ben.sit(table["id"])
    play_to_end(*pages)
    again = ada.post(f"/tables/{table['id']}/rematch")
    assert again["phase"] == "open" and again["seats"][0]["mine"]
    told = pages[1].next("rematch")
    assert told["table"] == again["id"] and told["invite"] == again["invite"]
    joined = ben.post(f"/tables/{table['id']}/rematch")
    assert joined["id"] == again["id"] and joined["phase"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["", "Ben", ""]


def test_the_dice_are_fixed_before_and_shown_after(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open", hold=True, options={"round_cap": 1})
    where = f"/tables/{table['id']}"
    ben.post(f"{where}/join", {"invite": table["invite"]})
    seeded = ada.post(f"{where}/seed", {"seed": "my lucky words"})
    assert seeded["seats"][0]["seeded"] and not seeded["seats"][1]["seeded"]
    assert seeded["dice"] is None and "lucky" not in str(ben.get(where))
    ada.post(f"{where}/seed", {"seed": "a|b"}, status=422)
    ada.post(f"{where}/start")
    ada.post(f"{where}/seed", {"seed": "too late"}, status=409)
    ada.get(f"{where}/verify", status=409)
    ada.get(f"{where}/record", status=409)
    play_to_end(ada.sit(table["id"]), ben.sit(table["id"]))
    dice = ada.get(where)["dice"]
    assert FairSource(dice["secret"]).commitment == table["commitment"]
    assert dice["seed"] == f"{dice['secret']}|my lucky words|"
    report = ben.get(f"{where}/verify")
    assert report["over"] and report["dice"] > 0


def test_who_took_a_seat_a_moment_ago_is_let_in_even_if_the_table_is_busy(
    ada: Visitor, ben: Visitor, server: Server
) -> None:
    made = ada.table("me", "open")
    ada.sit(made["id"])
    busy = threading.Event()

    async def work() -> None:
        while not busy.is_set():
            await asyncio.sleep(0.01)

    server.hub.live[made["id"]].post(work)  # it learns of its seats when this is done
    ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"], "seat": 1, "name": "Ben"})
    page = Seat(ben, made["id"])
    threading.Timer(0.5, busy.set).start()
    page.say("hello")
    assert page.next("table", "error")["type"] == "table"
    assert [look["seat"] for look in page.last["looks"]] == [1]


def test_a_new_name_reaches_every_table_at_once(ada: Visitor, ben: Visitor) -> None:
    ada.http.put("/api/me", json={"name": "Ada"})
    table = ada.table("me", "open")
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    looking = ben.sit(table["id"])
    ada.http.put("/api/me", json={"name": "Countess"})
    while looking.last["table"]["seats"][0]["name"] != "Countess":
        looking.next("table")
    assert ben.get(f"/tables/{table['id']}")["seats"][0]["name"] == "Countess"


def test_who_sat_down_under_a_name_can_have_another(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "me", "open")
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Zofia"})
    for visitor, name in ((ben, "Zosia"), (ada, "Ada")):
        visitor.http.put("/api/me", json={"name": name})
    names = [seat["name"] for seat in ada.get(f"/tables/{table['id']}")["seats"]]
    assert names == ["Ada", "Ada", "Zosia"]
