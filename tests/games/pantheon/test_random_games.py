"""Invariants that need the history of a game, on random games of every number of players (J)."""

from itertools import permutations
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.game import CHANCE, OVER
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules import paths
from megalith.games.pantheon.rules.vocabulary import OFFERING_CARD
from tests.games.pantheon.helpers import KIT
from tests.helpers import games_to_play, option_sets, random_steps

GAME = load("pantheon", {})
TABLES = [(seats, options) for seats in (2, 3, 4) for options in option_sets(GAME)]
TABLES = [(s, o) for s, o in TABLES if int(str(o.get("start_player", "seat_0"))[5:] or 0) < s]


def steps_of(seats: int, options: dict[str, Any], name: str) -> Any:
    for k in range(games_to_play(6, 1)):
        yield from random_steps(GAME, seats, options, (name, k))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_points_columns_and_levels_never_sink(seats: int, options: dict[str, Any]) -> None:
    """J4, J5, J15."""
    before: list[Any] = []
    for s, who, _, _ in steps_of(seats, options, "sink"):
        now = [
            [int(sum(me.score)), int(paths.columns_on_board(s, k)), *map(int, me.levels)]
            for k, me in enumerate(s.players)
        ]
        now.append([-int(sum(s.money))])
        for old, new in zip(before, now, strict=False):
            assert all(a <= b for a, b in zip(old, new, strict=True))
        before = [] if who == OVER else now


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_points_are_the_sum_of_what_was_told(seats: int, options: dict[str, Any]) -> None:
    """J12: gods by epoch, one end of each epoch at most, and the two scorings."""
    points = [0] * seats
    ends = 0
    for s, who, _, code in steps_of(seats, options, "points"):
        assert [int(sum(me.score)) for me in s.players] == points
        if who == OVER:
            assert ends <= 6
            points, ends = [0] * seats, 0
            continue
        after = GAME.rules.copy(s)
        after.log = []
        GAME.rules.apply(after, code)
        for what, seat, a, b in after.log:
            if what == "gained_god":
                assert b == KIT.god_points[max(1, s.epoch) - 1] and KIT.gods[a]
                points[seat] += b
            elif what == "ends_epoch":
                points[seat] += KIT.end_points
                ends += 1
            elif what == "scored":
                points[seat] += b


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_turns_begin_with_gods_and_booty_and_draw_is_always_there(
    seats: int, options: dict[str, Any]
) -> None:
    """J11, J13, J17."""
    used = owned = 0
    turn = (-1, -1, -1)
    for s, who, codes, code in steps_of(seats, options, "turns"):
        need = s.need()
        if turn != (turn := (int(s.turn), int(s.turns), int(s.epoch))):
            used = 0
        if who == OVER or who == CHANCE:
            continue
        assert codes
        if need == n.CHOOSE_ACTION:
            assert KIT.act.action + act.DRAW in codes
            if used == 0:
                assert any(s.offer[k] >= 0 for k in range(5))
                assert any(s.booty[k] >= 0 for k in range(5))
                owned = int(s.players[who].gods[KIT.gods.index("traitera")])
        elif need == n.FOLLOW:
            assert KIT.act.follow + act.FOLLOW_DRAW in codes
        elif need == n.USE_TRAITERA and code == KIT.act.traitera:
            used += 1
            assert used <= owned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_columns_stand_beside_a_foot_and_the_bag_loses_its_tokens(seats: int) -> None:
    """J3, J8, J14."""
    bag = 40
    for s, who, _, code in steps_of(seats, {}, "columns"):
        if who == OVER:
            bag = 40
            continue
        if s.need() == n.DRAW_NATION:
            assert bag - sum(s.bag) == (seats + 1 if s.epoch > 1 else 0)
            bag = int(sum(s.bag))
        if s.need() in (n.PLACE_PIECE, n.BUY_ITEM) and act.HEX <= code < KIT.act.commit:
            hex, seat = int(code - act.HEX), int(s.seat())
            assert paths.cost(s, hex) <= s.a()
            if KIT.is_column[hex]:
                beside = [KIT.near[i] for i in range(6 * hex, 6 * hex + 6) if KIT.near[i] >= 0]
                assert any(not KIT.is_column[h] and paths.has_piece(s, seat, h) for h in beside)


def sufficient(god: int, cards: list[int], levels: list[int]) -> bool:
    """Whether cards and tokens give every number to a kind of its own."""
    have = [c + (0 if KIT.cards_only[god] else v) for c, v in zip(cards, levels, strict=True)]
    cost = KIT.facts["gods"]["items"][god]["cost"]
    return any(
        all(have[k] >= number for k, number in zip(kinds, cost, strict=True))
        for kinds in permutations(range(4), len(cost))
    )


def too_many(god: int, cards: list[int]) -> bool:
    """Whether more cards are paid than the numbers of the god ask for."""
    cost = sorted(KIT.facts["gods"]["items"][god]["cost"] + [0] * 4, reverse=True)
    return any(c > n for c, n in zip(sorted(cards, reverse=True), cost, strict=False))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_payments_are_payable_sufficient_and_without_a_card_too_many(seats: int) -> None:
    """J16, and that levels stay (J15)."""
    found = 0
    for s, who, codes, code in steps_of(seats, {}, "payments"):
        if who == OVER or s.need() != n.PAY_OFFERING:
            continue
        me, god = s.players[s.seat()], int(s.offer[s.a()])
        levels = [int(v) for v in me.levels]
        for option in codes:
            cards = [int(KIT.act.paid_of(option - KIT.act.pay, k)) for k in range(4)]
            assert all(cards[k] <= me.hand[OFFERING_CARD + k] for k in range(4))
            assert sufficient(god, cards, levels)
            assert not too_many(god, cards)
        after = GAME.rules.copy(s)
        GAME.rules.apply(after, code)
        assert [int(v) for v in after.players[s.seat()].levels] == levels
        found += 1
    assert found > 5
