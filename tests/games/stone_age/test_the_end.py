"""The end of the game: empty stacks, a short deck, and nothing else."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    before_feeding,
    buildings,
    buy_slots,
    cards,
    decision,
    deck,
    leave_in_deck,
    row,
    rule,
    start,
    tribe,
    using,
)


@pytest.mark.rule("SA-181")
@pytest.mark.example("X28")
def test_after_the_last_tile_all_still_act_and_feed() -> None:
    t = using("building2 1, tool_maker 1", seats=3)
    t.state.left[1] = 0
    tribe(t, 0, goods=(2, 0, 1, 0))
    tribe(t, 2, food=0)
    t.play("choose_group building2; pay_building 2wood,1stone")
    assert not t.over() and decision(t) == "choose_group"
    t.play("choose_group tool_maker; choose_group hunt; roll_gather 1,1,1; choose_tools - -")
    for _ in range(2):
        t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert decision(t) == "feed" and t.to_move() == 2
    t.play("starve")
    assert t.over() and t.game.rules.ending(t.state) == "stack_empty" and t.state.round == 1


@pytest.mark.rule("SA-181")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    t = before_feeding(2, round_cap=1)
    t.play("decline")
    assert t.over() and t.legal() == []
    assert rule(t, "place_workers hunt 1") == "SA-181"


@pytest.mark.rule("SA-182", "SA-184")
@pytest.mark.example("X26")
def test_a_deck_of_two_cannot_fill_three_gaps() -> None:
    t = before_feeding(2)
    leave_in_deck(t, 2)
    buy_slots(t, "2 3 4")
    assert not t.over(), "the deck is looked at after feeding only"
    t.play("decline")
    assert t.over() and t.game.rules.ending(t.state) == "deck_short" and deck(t) == 2


def filled_from_three() -> Table[Any]:
    """Three gaps, three cards: the row is full and the deck is empty."""
    t = before_feeding(2)
    leave_in_deck(t, 3)
    buy_slots(t, "2 3 4")
    t.play("decline")
    for _ in range(3):
        t.do_code(t.legal()[0])
    return t


@pytest.mark.rule("SA-183")
@pytest.mark.example("X27")
def test_a_deck_of_three_fills_three_gaps_and_play_goes_on() -> None:
    t = filled_from_three()
    assert not t.over() and deck(t) == 0 and None not in row(t)
    assert (t.state.round, decision(t)) == (2, "place_workers")


@pytest.mark.rule("SA-182", "SA-183", "SA-184")
@pytest.mark.example("X27")
@pytest.mark.parametrize("buys,over", [(True, True), (False, False)])
def test_with_an_empty_deck_one_purchase_ends_the_game(buys: bool, over: bool) -> None:
    t = filled_from_three()
    tribe(t, 1, goods=(1, 0, 0, 0))
    t.play("place_workers card1 1; place_workers hunt 5; place_workers hunt 4")
    t.play("choose_group card1; " + ("pay_card 1wood" if buys else "decline"))
    t.play("choose_group hunt; roll_gather 6,6,6,6; choose_tools - -")
    assert not t.over()
    t.play("choose_group hunt; roll_gather 6,6,6,6,6; choose_tools - -")
    assert t.over() is over
    assert t.state.round == (2 if over else 3)


def rounds_played(t: Table[Any], wanted: list[str], last_card: str) -> int:
    """A rich table that takes these places in every round; the card is drawn last of all."""
    while not t.over():
        mover, asked = t.to_move(), decision(t)
        if asked == "place_workers":
            tribe(t, mover, food=99, goods=(50, 50, 50, 50))
            lines = [line for line in t.lines() if line.split()[1] in wanted]
            t.play(lines[0] if lines else f"place_workers hunt {t.state.players[mover].home}")
        elif asked == "draw_card_row":
            lines = [line for line in t.lines() if line.split()[1] != last_card]
            t.play(lines[0] if lines else t.lines()[0])
        else:
            t.do_code(t.legal()[0])  # to pay comes before to decline
    return int(t.state.round)


CARDS = ["card1", "card2", "card3", "card4"]


@pytest.mark.rule("SA-182")
@pytest.mark.example("X29")
def test_four_cards_a_round_last_for_nine_rounds() -> None:
    t = start(2)
    assert rounds_played(t, CARDS, "c32") == 9
    assert t.game.rules.ending(t.state) == "deck_short" and deck(t) == 0
    assert sum(len(cards(t, seat)) for seat in range(2)) == 36


@pytest.mark.rule("SA-130", "SA-182")
@pytest.mark.example("X29")
def test_with_the_extra_card_drawn_they_last_for_eight() -> None:
    t = start(2, row="c32 c11 c12 c13")
    assert rounds_played(t, CARDS, "") == 8
    assert t.game.rules.ending(t.state) == "deck_short" and deck(t) == 3


@pytest.mark.rule("SA-159", "SA-181")
@pytest.mark.example("X29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_tiles_the_earliest_end_is_after_round_seven(seats: int) -> None:
    t = start(seats)
    assert rounds_played(t, [f"building{k + 1}" for k in range(seats)], "") == 7
    assert t.game.rules.ending(t.state) == "stack_empty"
    assert sum(len(buildings(t, seat)) for seat in range(seats)) == 7 * seats


@pytest.mark.rule("SA-186")
def test_the_rounds_are_not_limited() -> None:
    t = before_feeding(2)
    t.state.round = 500
    t.play("decline")
    assert not t.over() and t.state.round == 501
