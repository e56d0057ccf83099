"""Between the rounds: start player, card row, tools."""

import pytest

from tests.games.stone_age.helpers import (
    before_feeding,
    buy_slots,
    decision,
    deck,
    leave_in_deck,
    row,
    rule,
    tribe,
)


@pytest.mark.rule("SA-174", "SA-179")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_figure_goes_round_clockwise(seats: int) -> None:
    t = before_feeding(seats)
    t.play("decline")
    assert t.state.start == 1 and t.to_move() == 1 and decision(t) == "place_workers"
    starts = [1]
    for _ in range(seats):
        for seat in range(seats):
            tribe(t, seat, food=50)
        for _ in range(seats):
            t.play("place_workers hunt 5")
        for _ in range(seats):
            t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
        starts.append(int(t.state.start))
    assert starts == [(1 + k) % seats for k in range(seats + 1)]


@pytest.mark.rule("SA-175", "SA-176")
@pytest.mark.example("R18")
def test_the_cards_of_slots_two_and_three_were_bought() -> None:
    t = before_feeding(2)
    buy_slots(t, "2 3")
    t.play("decline")
    assert row(t) == ["c11", "c14", None, None]
    t.play("draw_card_row c01; draw_card_row c02")
    assert row(t) == ["c11", "c14", "c01", "c02"] and decision(t) == "place_workers"


@pytest.mark.rule("SA-175", "SA-177")
@pytest.mark.example("X25")
def test_the_cards_of_slots_one_and_four_were_bought() -> None:
    t = before_feeding(2)
    buy_slots(t, "1 4")
    t.play("decline")
    assert row(t) == ["c12", "c13", None, None]
    t.play("draw_card_row c01")
    assert row(t) == ["c12", "c13", "c01", None]
    t.play("draw_card_row c02")
    assert row(t) == ["c12", "c13", "c01", "c02"]


@pytest.mark.rule("SA-175", "SA-176")
@pytest.mark.parametrize("gone", ["", "1", "2", "3", "4", "1 2", "2 4", "1 2 3", "2 3 4"])
def test_cards_left_close_up_in_their_order(gone: str) -> None:
    t = before_feeding(2)
    left = [f"c1{k}" for k in (1, 2, 3, 4) if str(k) not in gone.split()]
    buy_slots(t, gone)
    t.play("decline")
    assert row(t) == left + [None] * (4 - len(left))
    before = deck(t)
    for k in range(4 - len(left)):
        assert decision(t) == "draw_card_row"
        t.play(f"draw_card_row c0{k + 1}")
    assert deck(t) == before - (4 - len(left)) and None not in row(t)


@pytest.mark.rule("SA-176")
def test_a_new_card_is_any_of_the_unseen_ones() -> None:
    t = before_feeding(2)
    buy_slots(t, "2")
    t.play("decline")
    assert len(t.legal()) == 32 and set(t.game.rules.weights(t.state)) == {1}
    assert rule(t, "draw_card_row c12") == "SA-003", "it has been seen"


@pytest.mark.rule("SA-173", "SA-185")
def test_nothing_is_prepared_when_the_game_is_over() -> None:
    t = before_feeding(2)
    leave_in_deck(t, 1)
    buy_slots(t, "2 3")
    tribe(t, 0, tools=(1, 0, 0), used=(1,))
    t.play("decline")
    assert t.over() and row(t) == ["c11", None, None, "c14"]
    assert (t.state.round, t.state.start, deck(t)) == (1, 0, 1)


@pytest.mark.rule("SA-180")
def test_everybody_sees_how_many_cards_and_tiles_are_left_and_nobody_which() -> None:
    t = before_feeding(2)
    for seat in (None, 0, 1):
        view = t.game.border.view(t.state, seat)
        assert view["deck"] == 32 and [stack["left"] for stack in view["stacks"]] == [6, 6]
        assert set(view["unseen_cards"]).isdisjoint(view["row"])
        assert len(view["unseen_cards"]) == 32 and len(view["unseen_tiles"]) == 26
