"""Hidden information: hands and face-down demigods, in views, events, steps and re-deals (E)."""

from collections import Counter
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import CHANCE, OVER
from megalith.core.table import Table
from megalith.games.pantheon.rules import needs as n
from tests.games.pantheon.helpers import (
    KIT,
    asked,
    at_turn,
    demigods,
    empty_hand,
    give,
    hand,
    lay_out,
    luck,
    offerings,
    own,
)
from tests.helpers import random_steps

GAME = load("pantheon", {})
HIDDEN_DRAWS = (n.DEAL_HAND, n.DRAW_FROM_DECK, n.DRAW_DEMIGOD)
OPTIONS = [{}, {"bonus_tokens": "chosen", "show_known_cards": False, "show_known_demigods": False}]


def told(s: Any, code: int, seat: int | None) -> tuple[Any, ...]:
    """What a seat is told, shown as the step, and shown as the view, of one outcome."""
    after = GAME.rules.copy(s)
    after.log = []
    owner, record = int(s.seat()), GAME.border.describe(s, code)
    GAME.rules.apply(after, code)
    events = [GAME.border.explain(event, seat) for event in after.log]
    after.log = None
    return GAME.border.seen(record, owner, seat), events, GAME.border.view(after, seat)


@pytest.mark.parametrize("options", OPTIONS, ids=["shown", "from memory"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_else_can_tell_which_card_or_demigod_was_drawn(
    seats: int, options: dict[str, Any]
) -> None:
    compared = Counter[int]()
    for s, who, codes, code in random_steps(GAME, seats, options, ("h", seats)):
        if who != CHANCE or s.need() not in HIDDEN_DRAWS or len(codes) < 2:
            continue
        other = next(c for c in codes if c != code)
        owner = int(s.seat())
        for seat in (None, *range(seats)):
            same = told(s, code, seat) == told(s, other, seat)
            assert same == (seat != owner)
        compared[int(s.need())] += 1
    assert compared[n.DRAW_FROM_DECK] > 20 and compared[n.DEAL_HAND] > 2


def test_a_demigod_drawn_face_down_shows_its_group_to_others() -> None:
    t = at_turn(3, "gallia")
    t.state.push(n.DRAW_DEMIGODS, 1, 1, 0)
    t.state.push(n.DRAW_DEMIGOD, 1, 0, 0)
    t.play("draw_demigod 2")
    step = t.steps[-1]
    for other in (None, 0, 2):
        assert GAME.border.seen(step.record, step.owner, other) == {
            "do": "draw_demigod",
            "group": "low",
        }
        assert GAME.border.explain(step.events[0], other) == {
            "tell": "drew_demigod_hidden",
            "seat": 1,
            "group": "low",
        }
    assert GAME.border.seen(step.record, step.owner, 1) == step.record


@pytest.mark.parametrize("seats", [2, 4])
def test_two_views_differ_only_in_what_is_private(seats: int) -> None:
    """J19."""
    private = {"hand", "secret_demigods"}
    for k, (s, who, _, _) in enumerate(random_steps(GAME, seats, {}, "views")):
        if k % 40 or who == OVER:
            continue
        shared = []
        for seat in (None, *range(seats)):
            view = GAME.border.view(s, seat)
            for player in view["players"]:
                seen = private & player.keys()
                assert seen == (private if player["seat"] == seat else set())
                for field in seen:
                    del player[field]
            del view["unseen_cards"], view["unseen_demigods"]
            shared.append(view)
        assert all(view == shared[0] for view in shared)


def test_unseen_cards_are_the_deck_and_the_hidden_parts_of_the_others() -> None:
    """J7: worked out from what the seat sees alone."""
    for k, (s, who, _, _) in enumerate(random_steps(GAME, 3, {}, "counting")):
        if k % 25 or who == OVER:
            continue
        for seat in range(3):
            view = GAME.border.view(s, seat)
            left = Counter(dict.fromkeys(KIT.cards[1:5], 11) | {"move": 16, "coin_1": 15})
            left += Counter({"coin_2": 2, "coin_3": 2, "coin_4": 2, "coin_5": 1})
            left -= Counter(view["special_money"]) + Counter(c for c in view["row"] if c)
            left -= Counter(view["discard"]) + Counter(view["played"])
            for player in view["players"]:
                left -= Counter(player.get("hand", player["known"]))
            assert dict(left) == view["unseen_cards"]
            hidden = sum(p["hand_size"] - sum(p["known"].values()) for p in view["players"])
            own = view["players"][seat]
            hidden -= own["hand_size"] - sum(own["known"].values())
            assert sum(left.values()) == view["deck"] + hidden


# -- re-dealing


def dealt(t: Table[Any], seat: int, times: int) -> list[Any]:
    states = []
    for k in range(times):
        s = GAME.rules.copy(t.state)
        GAME.rules.hide(s, seat, rng_from("deal", k))
        assert GAME.rules.check(s) == ""
        states.append(s)
    return states


def test_a_re_deal_keeps_what_the_seat_knows_and_mixes_the_rest() -> None:
    t = at_turn(3)
    give(t, 0, move=2, coin_1=1)
    give(t, 1, known=True, move=2)
    give(t, 1, coin_1=3)
    give(t, 2, known=True, coin_5=1)
    mixed = set()
    for s in dealt(t, 0, 60):
        assert list(s.players[0].hand) == list(t.state.players[0].hand)
        assert s.players[1].hand[0] >= 2 and sum(s.players[1].hand) == 5
        assert list(s.players[2].hand) == list(t.state.players[2].hand)  # nothing of it is hidden
        mixed.add(tuple(s.players[1].hand))
    assert len(mixed) > 20


def test_a_re_deal_takes_every_unseen_card_equally_often() -> None:
    t = at_turn(2)
    give(t, 1, offering_gift=1)
    times = 3000
    seen: Counter[str] = Counter()
    for s in dealt(t, 0, times):
        seen.update(card for k, card in enumerate(KIT.cards) if s.players[1].hand[k])
    unseen = GAME.border.view(t.state, 0)["unseen_cards"]
    for card, count in unseen.items():
        expected = times * count / sum(unseen.values())
        assert abs(seen[card] - expected) < 5 * expected**0.5


def test_demigods_are_mixed_within_their_group() -> None:
    t = at_turn(3)
    demigods(t, 1, 1, secret=True)
    demigods(t, 2, 3, secret=True)
    demigods(t, 1, 2)
    values = set()
    for s in dealt(t, 0, 60):
        assert list(s.players[1].shown) == [0, 1, 0, 0, 0, 0]
        secret = [k for k in range(6) if s.players[1].secret[k]]
        assert len(secret) == 1 and KIT.group[secret[0]] == 0
        values.add(secret[0])
    assert values == {0, 1, 2}
    for s in dealt(t, 1, 20):
        assert s.players[1].secret[0] == 1  # the own one stays


def test_a_player_who_chose_to_move_has_steps_in_every_re_deal() -> None:
    t = at_turn(3)
    give(t, 1, move=1, offering_gift=4)
    t.play("choose_action move; commit_move 0; place_piece 8 5; follow move")
    assert asked(t) == "commit_move"
    hands = set()
    for s in dealt(t, 0, 40):
        assert s.players[1].hand[0] >= 1 and GAME.rules.legal(s)
        hands.add(tuple(s.players[1].hand))
    assert len(hands) > 10


@pytest.mark.parametrize("asks", ["commit_coins", "choose_god", "pay_offering"])
def test_other_declared_actions_stay_possible_in_a_re_deal(asks: str) -> None:
    t = at_turn(2)
    lay_out(t, "gaiviles", "pietalte")
    give(t, 0, coin_1=2)
    offerings(t, 0, gift=3, worship=1)
    t.play("choose_action buy" if asks == "commit_coins" else "choose_action offer")
    if asks == "pay_offering":
        t.play("choose_god gaiviles")
    assert asked(t) == asks
    for s in dealt(t, 1, 40):
        assert GAME.rules.legal(s)


@pytest.mark.rule("PA-143")
def test_a_hand_that_hardly_any_deal_explains_is_made_and_never_the_true_one() -> None:
    t = at_turn(2)
    lay_out(t, "surparit", "stonkus")
    offerings(t, 0, gift=2, worship=2, dancer=2, temple=1)
    t.play("choose_action offer; choose_god surparit")
    hands = {tuple(int(n) for n in s.players[0].hand) for s in dealt(t, 1, 30)}
    assert len(hands) > 1  # which kind pays the 1 differs
    for s in dealt(t, 1, 10):
        assert GAME.rules.legal(s) and GAME.rules.check(s) == ""


def test_steps_and_coins_that_hardly_any_deal_explains_are_given_first() -> None:
    t = at_turn(2)
    give(t, 0, coin_5=1)
    t.play("choose_action buy")
    for s in dealt(t, 1, 10):
        assert GAME.rules.legal(s) and GAME.rules.check(s) == "" and sum(s.players[0].hand) == 1
    t = at_turn(2)
    give(t, 0, move=1)
    t.play("choose_action move")
    for s in dealt(t, 1, 10):
        assert GAME.rules.legal(s) and sum(s.players[0].hand) == 1


def test_a_dump_makes_all_cards_unseen() -> None:
    t = at_turn(2)
    give(t, 0, known=True, move=3)
    s = t.state
    empty_hand(t, s.players[1])
    own(t, 1, stonkus=1)
    for card in range(len(KIT.cards)):
        s.players[1].hand[card] += s.deck[card]
        s.deck[card] = 0
    t.play("choose_action draw; draw_deck")
    assert GAME.border.view(s, 1)["players"][0]["known"] == {}
    luck(t)
    assert sum(hand(t, 1).values()) == 0
