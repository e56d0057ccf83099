"""Drawing cards: row, deck, discard pile, dump, and who sees what (F.15)."""

from typing import Any

import pytest

from megalith.core.catalogue import as_of
from megalith.core.game import CHANCE
from megalith.core.table import Table
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    check,
    give,
    hand,
    lay_out,
    level,
    luck,
    offerings,
    rule,
    size,
    turn_of,
)


def set_row(t: Table[Any], *cards: str) -> None:
    s = t.state
    for place, card in enumerate(cards):
        s.deck[s.row[place]] += 1
        s.row[place] = KIT.cards.index(card)
        s.deck[s.row[place]] -= 1
    check(t)


def deck_to(t: Table[Any], seat: int, leave: dict[str, int], pile: int = 0) -> None:
    """All cards of the deck but these go to a hand, and so many of them to the discard pile."""
    s = t.state
    for k, card in enumerate(KIT.cards):
        rest = s.deck[k] - leave.get(card, 0)
        s.deck[k] -= rest
        discarded = min(pile, rest)
        s.discard[k] += discarded
        pile -= discarded
        s.players[seat].hand[k] += rest - discarded
    check(t)


@pytest.mark.rule("PA-137", "PA-138")
@pytest.mark.example("X15")
def test_row_cards_are_replaced_at_once() -> None:
    t = at_turn(2)
    set_row(t, "move", "move", "coin_1", "offering_gift")
    give(t, 1, coin_3=1)
    t.state.players[1].hand[7] -= 1
    t.state.players[1].known[7] = 0
    t.state.deck[7] += 1  # a special money card came back into the deck
    t.play("choose_action draw")
    assert t.lines() == ["draw_row move", "draw_row offering_gift", "draw_row coin_1", "draw_deck"]
    assert rule(t, "draw_row coin_3") == "PA-137"
    t.play("draw_row move; refill_row coin_3")
    assert t.game.border.view(t.state, None)["row"] == ["coin_3", "move", "coin_1", "offering_gift"]
    t.play("draw_row coin_3")
    luck(t)
    t.play("draw_deck")
    luck(t)
    assert size(t, 0) == 3 and hand(t, 0)["coin_3"] == 1 and t.to_move() == 1


@pytest.mark.rule("PA-139")
@pytest.mark.example("X16")
def test_the_discard_pile_is_the_new_deck_as_soon_as_the_deck_is_empty() -> None:
    t = at_turn(2)
    deck_to(t, 1, {"coin_1": 1}, pile=20)
    t.play("choose_action draw")
    first = t.lines()[0]
    t.play(f"{first}; refill_row coin_1")
    view = t.game.border.view(t.state, None)
    assert view["deck"] == 20 and view["discard"] == {} and None not in view["row"]


@pytest.mark.rule("PA-139", "PA-140")
@pytest.mark.example("X16")
def test_with_an_empty_pile_the_next_cards_discarded_are_the_deck() -> None:
    t = at_turn(2)
    offerings(t, 0, gift=2, dancer=1)
    level(t, 0, gift=2)
    lay_out(t, "stonkus", "gaiviles")
    deck_to(t, 1, {"coin_1": 1})
    t.play("choose_action draw")
    t.play(f"{t.lines()[0]}; refill_row coin_1")
    assert t.game.border.view(t.state, None)["deck"] == 0
    t.play(t.lines()[0])
    assert t.game.border.view(t.state, None)["row"].count(None) == 1  # nothing to fill it with
    t.play(t.lines()[0])
    assert t.game.border.view(t.state, None)["row"].count(None) == 2 and t.to_move() == 1
    turn_of(t, 0)
    t.play("choose_action offer; choose_god stonkus; pay_offering 2gift,1dancer")
    first = t.game.border.view(t.state, None)["row"].index(None)
    assert asked(t) == "refill_row" and t.state.a() == first  # the first empty place first
    while t.to_move() == CHANCE:
        t.do_code(t.legal()[0])
    view = t.game.border.view(t.state, None)
    assert view["deck"] == 1 and None not in view["row"]
    check(t)


@pytest.mark.rule("PA-141", "PA-142")
@pytest.mark.example("X17")
def test_all_hands_are_dumped_when_no_card_can_be_drawn() -> None:
    t = at_turn(2)
    deck_to(t, 1, {"coin_1": 2})
    row = t.game.border.view(t.state, None)["row"]
    t.play("choose_action draw; draw_deck; draw_from_deck coin_1; draw_deck")
    t.play("draw_from_deck coin_1")
    assert hand(t, 0) == {"coin_1": 2} and t.game.border.view(t.state, None)["deck"] == 0
    t.play("draw_deck")
    assert size(t, 0) == size(t, 1) == 0 and t.game.border.view(t.state, None)["row"] == row
    t.play("draw_from_deck move")
    assert hand(t, 0) == {"move": 1} and asked(t) == "draw_card"  # and the full number after it
    t.play("draw_deck; draw_from_deck move; draw_deck; draw_from_deck move")
    assert hand(t, 0) == {"move": 3} and t.to_move() == 1
    assert t.game.border.view(t.state, 0)["players"][1]["known"] == {}
    check(t)


@pytest.mark.rule("PA-142", "PA-187")
def test_by_version_1_only_the_cards_still_due_are_drawn() -> None:
    t = at_turn(2)
    older = as_of(t.game, 1)
    assert older is not None
    t.game, t.state.kit = older, older.kit
    deck_to(t, 1, {"coin_1": 2})
    t.play("choose_action draw; draw_deck; draw_from_deck coin_1; draw_deck")
    t.play("draw_from_deck coin_1; draw_deck; draw_from_deck move")
    assert hand(t, 0) == {"move": 1} and t.to_move() == 1


@pytest.mark.rule("PA-141")
def test_a_follower_who_must_draw_dumps_the_hands_too() -> None:
    t = at_turn(2)
    deck_to(t, 1, {})
    t.play("choose_action move; commit_move 0; place_piece 8 5; follow draw")
    assert asked(t) == "draw_from_deck" and size(t, 1) == 0
    luck(t)
    assert size(t, 1) == 1
    check(t)


@pytest.mark.rule("PA-143")
def test_a_card_of_the_deck_is_seen_by_its_owner_only() -> None:
    t = at_turn(3)
    set_row(t, "move", "move", "coin_1", "offering_gift")
    t.play("choose_action draw; draw_row move")
    luck(t)
    t.play("draw_deck; draw_from_deck offering_temple")
    step = t.steps[-1]
    assert t.game.border.seen(step.record, step.owner, 0)["card"] == "offering_temple"
    assert t.game.border.explain(step.events[0], 0)["card"] == "offering_temple"
    for other in (1, 2, None):
        assert t.game.border.seen(step.record, step.owner, other) == {"do": "draw_from_deck"}
        assert t.game.border.explain(step.events[0], other) == {"tell": "drew_hidden", "seat": 0}
        shown = t.game.border.view(t.state, other)["players"][0]
        assert shown["known"] == {"move": 1} and shown["hand_size"] == 2 and "hand" not in shown
    assert t.game.border.view(t.state, 0)["players"][0]["hand"] == {"move": 1, "offering_temple": 1}


@pytest.mark.rule("PA-143")
@pytest.mark.example("X25")
def test_known_cards_are_a_lower_bound_that_everybody_can_work_out() -> None:
    t = at_turn(2)
    offerings(t, 0, gift=2, temple=3)
    set_row(t, "offering_temple", "move", "coin_1", "offering_gift")
    t.play("choose_action draw; draw_row offering_temple")
    luck(t)
    t.play("draw_deck; draw_from_deck move; draw_deck; draw_from_deck move")
    shown = t.game.border.view(t.state, 1)["players"][0]
    assert shown["known"] == {"offering_temple": 1} and shown["hand_size"] == 8
    lay_out(t, "plaesiris", "stonkus")
    level(t, 0, temple=1, gift=3)
    turn_of(t, 0)
    t.play("choose_action offer; choose_god plaesiris; pay_offering 2temple")
    shown = t.game.border.view(t.state, 1)["players"][0]
    assert shown["known"] == {} and shown["hand_size"] == 6


@pytest.mark.rule("PA-144")
def test_everybody_sees_the_discard_pile() -> None:
    t = at_turn(3)
    give(t, 0, coin_1=1)
    t.play("choose_action buy; commit_coins 1coin_1; buy_foot")
    for seat in (None, 0, 1, 2):
        assert t.game.border.view(t.state, seat)["discard"] == {"coin_1": 1}
