"""Play at a table: people, bots, hot seat, undo, stale and repeated messages."""

from tests.server.kit import Seat, Server, Visitor


def play_to_end(*seats: Seat) -> None:
    """Every page decides when it must, until the game is over."""
    for _ in range(5000):
        for seat in seats:
            if seat.last["choices"]:
                assert seat.do()["type"] == "done"
        if all(seat.last["table"]["phase"] == "over" for seat in seats):
            return
        for seat in seats:
            while not seat.last["choices"] and seat.last["table"]["phase"] != "over":
                if any(other.last["choices"] for other in seats):
                    break
                seat.next("table")
    raise AssertionError("the game does not end")


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
