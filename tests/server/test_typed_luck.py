"""At a real table people tell what the dice and cards say; the program keeps the rules."""

import pytest

from megalith.core import record
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from tests.core.test_sets import OTHERS
from tests.server.helpers import Json, Seat, Visitor

FIRST = {"start_player": "seat_0"}


def real_table(ada: Visitor, *seats: str, game: str = "stone_age", **more: object) -> Seat:
    made = ada.table(*seats, game=game, luck="typed", **more)
    assert made["luck"] == "typed" and made["commitment"] == ""
    return ada.sit(made["id"])


def tell(page: Seat, line: str) -> None:
    assert page.do(line)["type"] == "done"


def undo(page: Seat) -> Json:
    return page.answer(page.say("undo", at=page.last["at"]))


def set_up(page: Seat) -> None:
    """Whatever is asked of luck before somebody decides: its first answer."""
    while page.last["turn"] is None:
        assert page.do()["type"] == "done"


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_told_by_one_who_sits_there_and_its_record_replays(
    ada: Visitor, game: str
) -> None:
    options = {"round_cap": 2} if game in ("stone_age", "origins") else {}
    if game == "pantheon":
        options = {"epoch_turn_limit": 3}
    page = real_table(ada, "me", "me", game=game, options=options)
    rng, told = rng_from("typed", game), 0
    while page.last["table"]["phase"] != "over":
        choices = page.last["choices"]
        assert choices and all(choice["final"] is None for choice in choices)
        told += page.last["turn"] is None
        assert page.do(choices[rng.below(len(choices))]["record"])["type"] == "done"
    assert told > 10 and page.last["table"]["dice"] is None
    data = ada.get(f"/tables/{page.last['table']['id']}/record")
    assert "seed" not in data and record.verify(data)["steps"] == len(data["steps"])


@pytest.mark.parametrize("game", TITLES)
def test_a_real_table_is_played_with_the_owner_s_own_numbers(ada: Visitor, game: str) -> None:
    """What is printed in the box that lies there: luck is told by it, and the record has it."""
    own = {"name": "printed by Ada", "changes": OTHERS[game]}
    options = {"round_cap": 1} if game in ("stone_age", "origins") else {}
    if game == "pantheon":
        options = {"epoch_turn_limit": 1}
    page = real_table(ada, "me", "me", game=game, options=options, components=own)
    assert page.last["table"]["components"]["name"] == "printed by Ada"
    rng = rng_from("typed", game)
    while page.last["table"]["phase"] != "over":
        choices = page.last["choices"]
        assert page.do(choices[rng.below(len(choices))]["record"])["type"] == "done"
    id = page.last["table"]["id"]
    data = ada.get(f"/tables/{id}/record")
    kit = load(game, OTHERS[game]).kit
    assert kit is not None and data["components"]["name"] == kit.name
    assert ada.get(f"/tables/{id}/components")["facts"] == kit.facts
    assert record.verify(data)["steps"] == len(data["steps"]) > 10


def test_dice_are_told_as_they_lie(ada: Visitor) -> None:
    page = real_table(ada, "me", "me", options=FIRST)
    set_up(page)
    for line in ("place_workers forest 5", "place_workers quarry 5", "choose_group forest"):
        tell(page, line)
    assert page.last["decision"] == "roll_gather"
    assert page.do("roll_gather 7,1,1,1,1")["type"] != "done"
    assert page.do("roll_gather 6,6,1,2,3")["type"] == "done"
    assert page.last["looks"][0]["steps"][-1]["record"]["dice"] == [6, 6, 1, 2, 3]


def test_a_wrong_entry_is_corrected_whoever_decided_since(ada: Visitor) -> None:
    page = real_table(ada, "me", "bot:random", options=FIRST)
    set_up(page)
    before = page.last["looks"][0]["view"]
    tell(page, "place_workers forest 5")
    while page.last["turn"] != 0 and page.last["turn"] is not None:
        page.next("table")  # the bot decides by itself
    at = page.last["at"]
    assert undo(page)["type"] == "done" and page.last["at"] > at
    assert page.last["looks"][0]["view"] == before  # the bot's answers went with it
    assert undo(page)["type"] == "done"
    assert page.last["turn"] is None  # and then what luck was told to have said
    assert page.do(page.last["choices"][-1]["record"])["type"] == "done"


def test_what_was_told_and_corrected_is_read_from_the_log(ada: Visitor) -> None:
    page = real_table(ada, "me", "me", options=FIRST)
    tell(page, page.last["choices"][0]["line"])
    tell(page, page.last["choices"][3]["line"])
    undo(page)
    tell(page, page.last["choices"][5]["line"])
    other = ada.sit(page.last["table"]["id"])  # from the log
    assert other.last["looks"][0]["view"] == page.last["looks"][0]["view"]


def test_what_one_seat_alone_may_see_is_told_by_its_owner(ada: Visitor, ben: Visitor) -> None:
    made = ada.table("me", "open", game="pantheon", luck="typed")
    ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    mine, his = ada.sit(made["id"]), ben.sit(made["id"])
    while mine.last["decision"] != "deal_hand":
        assert mine.do()["type"] == "done"
        his.next("table")
    owner = mine.last["looks"][0]["view"]["asked"].get("seat", 0)
    there, elsewhere = (mine, his) if owner == 0 else (his, mine)
    assert there.last["choices"] and not elsewhere.last["choices"]
    refused = elsewhere.do("deal_hand move")
    assert refused["type"] == "error" and refused["error"] == "forbidden"
    assert there.do("deal_hand move")["type"] == "done"
    elsewhere.next("table")
    told = elsewhere.last["looks"][0]["steps"][-1]["record"]
    assert told.get("card") != "move"


def test_at_other_tables_nobody_tells_luck_anything(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me", options=FIRST)["id"])
    answer = page.do("draw_card_row c01")
    assert answer["type"] in ("refused", "error")
    assert page.last["table"]["luck"] == "dealt"


def test_what_one_has_told_is_corrected_by_another_who_sits_there(
    ada: Visitor, ben: Visitor
) -> None:
    made = ada.table("me", "open", luck="typed", options=FIRST)
    ben.post(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    mine, his = ada.sit(made["id"]), ben.sit(made["id"])

    def both(page: Seat, line: str | None = None) -> None:
        tell(page, line) if line else page.do()
        (his if page is mine else mine).next("table")

    while mine.last["turn"] is None:
        both(mine)
    both(mine, "place_workers forest 5")
    both(his, "place_workers quarry 5")
    both(mine, "choose_group forest")
    both(mine, "roll_gather 6,6,1,2,3")
    both(mine)  # no tools to use: the page says so by itself
    assert mine.last["undo"] and his.last["undo"]
    assert undo(his)["type"] == "done"
    mine.next("table")
    assert [page.last["decision"] for page in (mine, his)] == ["roll_gather"] * 2
    both(his, "roll_gather 1,1,1,1,2")
