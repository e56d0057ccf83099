"""No seat can learn what it may not know: re-dealing the hidden changes nothing it sees."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import CHANCE, OVER, Game
from tests.helpers import games_to_play, plain_tables, random_steps, table_id

PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)


def seen_after(game: Game[Any], s: Any, code: int, seat: int) -> tuple[Any, ...]:
    """What a seat is told of, and shown after, one step."""
    s.log = []
    game.apply(s, code)
    told = [game.explain(event, seat) for event in s.log]
    s.log = None
    return told, game.view(s, seat)


@PLAIN
def test_redealing_the_hidden_changes_no_view_no_choice_and_no_event(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    for seed in range(games_to_play(2, 1)):
        rng = rng_from("hidden", seed)
        for n, (s, who, codes, code) in enumerate(random_steps(game, seats, options, seed)):
            if n % 4 or who == OVER:
                continue
            for seat in range(seats):
                other = game.copy(s)
                game.hide(other, seat, rng)
                assert game.view(other, seat) == game.view(s, seat)
                assert game.to_move(other) == who and game.decision(other) == game.decision(s)
                if who == seat:
                    assert game.legal(other) == codes
                    twin = game.copy(s)
                    assert seen_after(game, other, code, seat) == seen_after(game, twin, code, seat)
                assert game.check(other) == ""


@PLAIN
def test_a_spectator_sees_no_more_than_any_seat(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    rng = rng_from("spectator")
    for n, (s, who, _, _) in enumerate(random_steps(game, seats, options, 21)):
        if n % 6 or who == OVER:
            continue
        shown = game.view(s, None)
        for seat in range(seats):
            other = game.copy(s)
            game.hide(other, seat, rng)
            assert game.view(other, None) == shown


@PLAIN
def test_hiding_keeps_what_luck_may_bring_possible(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    """A re-dealt state can be played to its end."""
    game = load(title)
    rng = rng_from("on")
    for n, (s, who, _, _) in enumerate(random_steps(game, seats, options, 22)):
        if n % 150 or who == OVER:
            continue
        other = game.copy(s)
        game.hide(other, 0, rng)
        steps = 0
        while (mover := game.to_move(other)) != OVER:
            codes = game.legal(other)
            assert codes
            x = rng.below(len(codes))
            game.apply(other, codes[x])
            assert mover == CHANCE or 0 <= mover < seats
            steps += 1
            assert steps < 20_000
