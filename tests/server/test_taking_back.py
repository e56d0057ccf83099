"""What cannot be taken back says so beforehand; against bots a whole turn can be undone."""

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.table import Table, finality
from megalith.server.tables.history import Past, as_known
from tests.server.helpers import Json, Seat, Server, Visitor
from tests.server.test_play import collected

FIRST = {"start_player": "seat_0"}


def against_bots(ada: Visitor, **more: object) -> Seat:
    table = ada.table("me", "bot:random", options=FIRST, **more)
    page = ada.sit(table["id"])
    assert page.until_turn()
    return page


def say(page: Seat, line: str) -> None:
    assert page.answer(page.say("do", at=page.last["at"], line=line))["type"] == "done"


def undo(page: Seat) -> Json:
    return page.answer(page.say("undo", at=page.last["at"]))


def test_a_choice_says_why_it_is_final(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me", options=FIRST)["id"])
    assert {c["final"] for c in page.last["choices"]} == {"turn"}
    for line in ("place_workers forest 5", "place_workers quarry 5"):
        say(page, line)
    assert {c["line"]: c["final"] for c in page.last["choices"]} == {"choose_group forest": "dice"}


@pytest.mark.parametrize("title", TITLES)
def test_what_is_not_final_can_be_undone_and_what_is_cannot(title: str) -> None:
    game = load(title)
    rng = rng_from(title)
    table = Table(game, game.players[-1], game.guard, FairSource("final"))
    found: set[str | None] = set()
    for _ in range(250):
        if table.over():
            break
        seat, legal = table.to_move(), table.legal()
        code = legal[rng.below(len(legal))]
        final = finality(game, table.state, code)
        table.do_code(code)
        found.add(final)
        goes_on = table.can_undo(seat) and table.to_move() == seat
        assert goes_on == (final is None)
    assert None in found and len(found) > 1


def test_nothing_hidden_is_read_from_what_is_final() -> None:
    """The same choices are final however the cards lie that the seat does not know."""
    game = load("pantheon")
    rng = rng_from("hidden")
    table = Table(game, 3, {}, FairSource("hidden"))
    for _ in range(150):
        seat, legal = table.to_move(), table.legal()
        said = [finality(game, as_known(table), code) for code in legal]
        game.rules.hide(table.state, seat, rng)
        assert said == [finality(game, as_known(table), code) for code in legal]
        table.do_code(legal[rng.below(len(legal))])


def test_a_turn_is_taken_back_though_bots_have_answered(ada: Visitor) -> None:
    page = against_bots(ada)
    say(page, "place_workers forest 3")
    assert page.until_turn() and page.last["undo"] == [0]
    steps = page.last["table"]["steps"]
    assert undo(page)["type"] == "done"
    assert page.last["turn"] == 0 and page.last["table"]["steps"] == steps - 2
    assert "place_workers forest 3" in [c["line"] for c in page.last["choices"]]
    assert [e["undo"] for e in collected(page)[-2:]] == [0, 0]


def test_a_turn_is_not_taken_back_beyond_luck(ada: Visitor) -> None:
    page = against_bots(ada)
    while page.last["decision"] == "place_workers":
        assert page.do()["type"] == "done"
        assert page.until_turn()
    while "dice" not in [c["final"] for c in page.last["choices"]]:
        assert page.do()["type"] == "done"
        assert page.until_turn()
    roll = next(c for c in page.last["choices"] if c["final"] == "dice")
    say(page, roll["line"])
    assert page.last["undo"] == []
    assert undo(page)["refusal"]["key"] == "no-undo"


def test_a_table_may_forbid_to_take_a_turn_back(ada: Visitor) -> None:
    page = against_bots(ada, take_back=False)
    assert page.last["table"]["take_back"] is False
    say(page, "place_workers forest 3")
    assert page.until_turn() and page.last["undo"] == []
    assert undo(page)["refusal"]["key"] == "no-undo"


def test_among_people_a_turn_stands_once_another_has_decided(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open", options=FIRST)
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    page, other = ada.sit(table["id"]), ben.sit(table["id"])
    say(page, "place_workers forest 3")
    assert page.last["undo"] == [0]  # Ben has not decided yet
    other.until_turn()
    say(other, "place_workers quarry 1")
    assert page.until_turn() and page.last["undo"] == []
    assert undo(page)["refusal"]["key"] == "no-undo"


def test_a_turn_that_was_taken_back_is_so_in_the_log(server: Server, ada: Visitor) -> None:
    page = against_bots(ada)
    say(page, "place_workers forest 3")
    assert page.until_turn()
    undo(page)
    store = server.hub.store
    doc = store.read(page.last["table"]["id"])
    again = Past(doc, store.entries(doc.row.id, 0))
    assert again.at == page.last["at"] and again.turn() == 0
    assert again.table.steps[-1].who == -1
