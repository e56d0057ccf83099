"""Buying civilization cards: prices, declining, what lies where."""

from math import comb

import pytest

from megalith.core.errors import NotationError
from tests.games.stone_age.helpers import (
    QUIET,
    before_feeding,
    bought,
    buy_slots,
    buying,
    cards,
    deck,
    goods,
    leave_in_deck,
    open_cards,
    row,
    rule,
    sheet,
    tribe,
    using,
)


@pytest.mark.rule("SA-108")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_slot_has_the_price(slot: int) -> None:
    t = using(f"card{slot} 1")
    tribe(t, 0, goods=(9, 0, 0, 0))
    t.play(f"choose_group card{slot}")
    assert t.lines() == [f"pay_card {slot}wood", "decline"]
    assert t.game.border.view(t.state, 0)["asked"]["cost"] == slot


@pytest.mark.rule("SA-108")
def test_a_card_that_slides_costs_less() -> None:
    t = before_feeding(2)
    buy_slots(t, "1")
    t.play("decline; draw_card_row c36; place_workers hunt 5; place_workers card1 1")
    assert row(t) == ["c12", "c13", "c14", "c36"]
    t.play("place_workers hunt 4; choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    t.play("choose_group card1")
    assert t.game.border.view(t.state, 0)["asked"] == {"slot": 0, "card": "c12", "cost": 1}


@pytest.mark.rule("SA-109")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_every_mix_of_exactly_the_price_pays(slot: int) -> None:
    t = using(f"card{slot} 1")
    tribe(t, 0, goods=(4, 4, 4, 4))
    t.play(f"choose_group card{slot}")
    assert len(t.legal()) == comb(slot + 3, 3) + 1
    assert rule(t, f"pay_card {slot + 1}wood") == "SA-109"
    assert rule(t, "pay_card -") == "SA-109"


@pytest.mark.rule("SA-109")
def test_the_price_goes_back_to_the_supply() -> None:
    t = using("card4 1")
    tribe(t, 0, goods=(2, 1, 1, 1))
    t.play("choose_group card4; pay_card 1wood,1brick,1stone,1gold")
    assert goods(t) == (1, 0, 0, 0) and "c14" in cards(t)


@pytest.mark.rule("SA-109")
def test_nobody_pays_what_is_not_owned() -> None:
    t = using("card2 1")
    tribe(t, 0, goods=(1, 1, 0, 0))
    t.play("choose_group card2")
    assert t.lines() == ["pay_card 1wood,1brick", "decline"]
    assert rule(t, "pay_card 2wood") == "SA-109"
    with pytest.raises(NotationError):
        t.play("pay_card 1wood,1food")


@pytest.mark.rule("SA-110", "SA-111")
def test_who_declines_takes_the_worker_home_and_the_card_stays() -> None:
    t = buying("c27")
    t.play("decline")
    me = t.state.players[0]
    assert (me.home, me.score, cards(t), goods(t)) == (1, 0, [], (1, 0, 0, 0))
    assert row(t) == ["c27", "c11", "c12", "c13"]


@pytest.mark.rule("SA-110")
def test_who_cannot_pay_can_only_decline() -> None:
    t = using("card4 1")
    tribe(t, 0, goods=(1, 1, 1, 0))
    t.play("choose_group card4")
    assert t.lines() == ["decline"]


@pytest.mark.rule("SA-111")
def test_a_card_that_nobody_bought_is_there_in_the_next_round() -> None:
    t = before_feeding(2)
    t.play("decline")
    assert t.state.round == 2 and row(t) == QUIET.split()


@pytest.mark.rule("SA-112")
def test_the_slot_of_a_bought_card_stays_empty_in_this_round() -> None:
    t = bought("c27")
    assert row(t) == [None, "c11", "c12", "c13"]
    t.play("choose_group hunt; roll_gather 1,1,1,1; choose_tools - -")
    assert row(t) == [None, "c11", "c12", "c13"] and deck(t) == 32


@pytest.mark.rule("SA-113", "SA-114")
def test_the_top_works_at_once_and_the_card_lies_face_down() -> None:
    t = bought("c11")
    assert t.state.players[0].food == 12 + 7
    assert cards(t) == ["c11"] and open_cards(t) == []


@pytest.mark.rule("SA-114", "SA-123")
@pytest.mark.example("R16")
@pytest.mark.parametrize("card", ["c30", "c31"])
def test_a_food_track_card_moves_one_step_up_and_is_laid_down(card: str) -> None:
    t = bought(card)
    assert t.state.players[0].track == 1
    assert cards(t) == [card] and open_cards(t) == [] and goods(t) == (0, 0, 0, 0)


@pytest.mark.rule("SA-115")
def test_owners_see_their_own_cards() -> None:
    t = bought("c32")
    t.play("draw_extra_card c20")
    assert t.game.border.view(t.state, 0)["players"][0]["cards"] == ["c20", "c32"]


@pytest.mark.rule("SA-116")
def test_the_bottom_counts_only_at_the_end() -> None:
    t = bought("c14")
    assert t.state.players[0].score == 0
    assert sheet(t)["green_first_set"] == 1 and sheet(t)["score_track"] == 0


@pytest.mark.rule("SA-117")
def test_a_player_may_own_any_number_of_cards() -> None:
    t = buying("c27")
    leave_in_deck(t, 0, owner=0)
    assert len(cards(t)) == 32
    t.play("pay_card 1wood")
    assert len(cards(t)) == 33


@pytest.mark.rule("SA-118")
def test_everybody_may_know_who_bought_what() -> None:
    t = bought("c27")
    for seat in (None, 0, 1):
        assert t.game.border.view(t.state, seat)["players"][0]["cards"] == ["c27"]
