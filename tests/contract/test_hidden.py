"""No seat can learn what it may not know: re-dealing the hidden changes nothing it sees."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.game import CHANCE, OVER, Title
from tests.helpers import games_to_play, plain_tables, random_steps, table_id


def shown_less() -> list[tuple[str, int, dict[str, Any]]]:
    """The tables of titles that can show less, as they are when they do."""
    less = {t: {o.id: False for o in load(t).options if o.id.startswith("show_")} for t in TITLES}
    return [(t, seats, {**guard, **less[t]}) for t, seats, guard in plain_tables() if less[t]]


PLAIN = pytest.mark.parametrize(
    "title,seats,options", [*plain_tables(), *shown_less()], ids=table_id
)


def seen_after(game: Title[Any], s: Any, code: int, seat: int) -> tuple[Any, ...]:
    """What a seat is told of, and shown after, one step."""
    s.log = []
    game.rules.apply(s, code)
    told = [game.border.explain(event, seat) for event in s.log]
    s.log = None
    return told, game.border.view(s, seat)


def scored(seen: tuple[Any, ...]) -> bool:
    """A scoring lays open what it counts."""
    return any(event["tell"] == "scored" for event in seen[0])


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
                other = game.rules.copy(s)
                game.rules.hide(other, seat, rng)
                assert game.border.view(other, seat) == game.border.view(s, seat)
                assert game.rules.to_move(other) == who and game.border.decision(
                    other
                ) == game.border.decision(s)
                if who == seat:
                    assert game.rules.legal(other) == codes
                    here = seen_after(game, other, code, seat)
                    there = seen_after(game, game.rules.copy(s), code, seat)
                    assert here == there or (scored(here) and scored(there))
                assert game.rules.check(other) == ""


@PLAIN
def test_who_shares_eyes_sees_the_same(title: str, seats: int, options: dict[str, Any]) -> None:
    border = load(title).border
    for n, (s, _, _, _) in enumerate(random_steps(load(title), seats, options, 5)):
        if n % 6 == 0:
            for seat in [None, *range(seats)]:
                assert border.view(s, border.eyes(s, seat)) == border.view(s, seat)


@PLAIN
def test_a_spectator_sees_no_more_than_any_seat(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    rng = rng_from("spectator")
    for n, (s, who, _, _) in enumerate(random_steps(game, seats, options, 21)):
        if n % 6 or who == OVER:
            continue
        shown = game.border.view(s, None)
        for seat in range(seats):
            other = game.rules.copy(s)
            game.rules.hide(other, seat, rng)
            assert game.border.view(other, None) == shown


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
        other = game.rules.copy(s)
        game.rules.hide(other, 0, rng)
        steps = 0
        while (mover := game.rules.to_move(other)) != OVER:
            codes = game.rules.legal(other)
            assert codes
            x = rng.below(len(codes))
            game.rules.apply(other, codes[x])
            assert mover == CHANCE or 0 <= mover < seats
            steps += 1
            assert steps < 20_000
