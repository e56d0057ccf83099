"""Invariants that need the history of a game, on random and greedy games of every player count."""

from collections.abc import Iterator
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import CHANCE, OVER
from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import people
from megalith.games.origins.rules.state import FINISHED, SET_UP
from tests.games.origins.helpers import KIT
from tests.helpers import games_to_play, new_state, random_steps

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
CAP = {"round_cap": 14}


def steps(seats: int, seed: int) -> Iterator[tuple[Any, Any, int, dict[str, Any]]]:
    """(before, after, who, record) for every step of a random game."""
    game = load("origins", {})
    before: Any = None
    for s, who, _, code in random_steps(game, seats, CAP, f"history {seed}"):
        if before is not None:
            yield before[0], s, before[1], before[2]
        if who == OVER:
            return
        before = (game.rules.copy(s), who, game.border.describe(s, code))


def games() -> range:
    return range(games_to_play(30, 3))


@SEATS
def test_what_never_falls(seats: int) -> None:
    """J6 points, J8 advisors, J9 borders, J10 temples, J12 seat dice, J13 zodiac cards."""
    for seed in games():
        for old, new, _, _ in steps(seats, seed):
            for a, b in zip(old.players, new.players, strict=True):
                assert b.points >= a.points
                assert list(b.advisors)[: len(a.advisors)] == list(a.advisors)
                assert KIT.borders[b.military] >= KIT.borders[a.military]
                assert all(b.temples[t] >= a.temples[t] for t in range(3))
                for k in range(len(a.seat_dice)):
                    assert a.seat_dice[k] in (-1, b.seat_dice[k])
            if seats > 1:
                assert all(new.holder[t] >= 0 for t in range(3) if old.holder[t] >= 0)
            assert all(new.towers[k] <= old.towers[k] for k in range(5) if old.phase != SET_UP)


@SEATS
def test_cities_only_grow_and_only_farms_are_replaced(seats: int) -> None:
    """J11."""
    for seed in games():
        for old, new, _, _ in steps(seats, seed):
            for a, b in zip(old.players, new.players, strict=True):
                n = len(a.cells)
                assert list(b.cells)[:n] == list(a.cells)
                for k in range(n):
                    same = a.tiles[k] == b.tiles[k]
                    assert same or KIT.farm <= a.tiles[k] < KIT.agora


@SEATS
def test_card_gold_leaves_once_to_the_player_who_scored(seats: int) -> None:
    """J5."""
    for seed in games():
        for old, new, who, record in steps(seats, seed):
            for k in range(len(old.card_gold)):
                if new.card_gold[k] != old.card_gold[k]:
                    assert record == {"do": "choose_district_card", "card": c.CARDS[old.cards[k]]}
                    gained = new.players[who].goods[3] - old.players[who].goods[3]
                    assert gained == old.card_gold[k] == KIT.card_gold and new.card_gold[k] == 0


@SEATS
def test_tokens_gained_are_borders_passed(seats: int) -> None:
    """J9."""
    for seed in games():
        spent = [0] * seats
        last: Any = None
        for _, new, who, record in steps(seats, seed):
            if record["do"] in ("extra_action", "spend_token"):
                spent[who] += 1
            last = new
        for seat, me in enumerate(last.players):
            assert me.tokens + spent[seat] == KIT.borders[me.military]


@SEATS
def test_each_visit_raises_one_ship(seats: int) -> None:
    """J14; in solo none, one or two."""
    for seed in games():
        for old, new, _, record in steps(seats, seed):
            changed = sum(1 for p in range(5) if old.ships[p] != new.ships[p])
            if record["do"] == "visit":
                assert changed == (1 if seats > 1 else 0)
            elif record["do"] in ("solo_rise", "no_rise", "spend_token"):
                assert changed == {"solo_rise": 2, "no_rise": 1, "spend_token": 0}[record["do"]]
            elif record["do"] != "set_ship":
                assert changed == 0


@SEATS
def test_rounds_turns_and_visits(seats: int) -> None:
    """J16 round starts, J17 actions in a turn and visits in a round, J19 the end."""
    actions = ("visit", "close", "tower", "population", "pass")
    for seed in games():
        visits = [0] * seats
        turn: list[int] = []
        last: Any = None
        for old, new, who, record in steps(seats, seed):
            last = new
            if record["do"] in actions:
                second = old.a() == 1
                assert not second or (turn and turn[-1] == who)
                turn.append(who)
                visits[who] += record["do"] == "visit"
            if new.round != old.round:
                assert max(visits) <= c.BASES + 1 + c.SPEAKERS[seats]
                visits = [0] * seats
                for me in new.players:
                    assert me.passed == 0 and me.archon == -1 and sum(me.away) == 0
                assert sum(new.standing) == 0
            assert not (seats == 1 and record["do"] == "extra_action")
        assert last.depth == 0 and last.phase == FINISHED
        assert seats > 1 or last.round == 5


@SEATS
def test_dice_change_by_rules_only(seats: int) -> None:
    """A patrician's value moves in known ways: nothing else touches unused dice."""
    quiet = ("gain_basic", "military_move", "attack", "tower", "population", "temple_move", "end")
    for seed in games():
        for old, new, who, record in steps(seats, seed):
            if record["do"] in quiet and who != CHANCE and old.players[who].passed == 0:
                assert list(old.players[who].home) == list(new.players[who].home)


@SEATS
def test_the_total_is_the_sum_of_its_parts(seats: int) -> None:
    """J20."""
    game = load("origins", {})
    for seed in games():
        *_, (s, _, _, _) = random_steps(game, seats, CAP, seed)
        for sheet, me in zip(game.rules.sheets(s), s.players, strict=True):
            values = sorted(
                (me.temples[t], -KIT.temple_points(t, me.temples[t]), t) for t in range(3)
            )[:2]
            total = me.points + me.goods[3] + KIT.advisor_points[len(me.advisors)]
            total += sum(KIT.temple_points(t, me.temples[t]) for _, _, t in values)
            for k in range(len(me.seat_dice)):
                d = me.seat_dice[k]
                if d >= 0:
                    total += people.value_of(d) * me.towers[people.colour_of(d)]
            assert sheet.total == total


def test_every_option_of_a_list_can_be_carried_out() -> None:
    """J18: each listed choice leads to a sound position, and on to the end of the action."""
    game = load("origins", {})
    rng = rng_from("carry out")
    for seats in (1, 3):
        s = new_state(game, seats, {"round_cap": 4})
        while (who := game.rules.to_move(s)) != OVER:
            codes = game.rules.legal(s)
            for code in codes if who != CHANCE else codes[:2]:
                child = game.rules.copy(s)
                game.rules.apply(child, code)
                assert game.rules.check(child) == ""
                assert game.rules.to_move(child) == OVER or game.rules.legal(child)
            game.rules.apply(s, codes[rng.below(len(codes))])
