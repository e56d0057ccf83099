"""What a bot thinks a position is worth, and how the greedy bot plays by it."""

from typing import Any

import pytest

from megalith.bots import match, roster
from megalith.core import position
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.weights import Row
from megalith.games.akropolis.mind import city_worth, evaluate
from megalith.games.akropolis.mind.weights import SHIPPED, Weights
from megalith.games.akropolis.rules import scoring
from megalith.games.akropolis.rules.surface import blank
from tests.games.akropolis.helpers import KIT, city, hand, options, start
from tests.helpers import finished, games_to_play, random_steps

X3 = ("a03", 2, -2, 3)

TWO = Weights(Row(SHIPPED[2]))


def bots_play(names: list[str], seed: object, **chosen: Any) -> list[int]:
    game = load("akropolis")
    s = game.rules.initial(len(names), options(**chosen))
    bots = [roster.make(name) for name in names]
    match.play(game, s, bots, rng_from("luck", seed), rng_from("minds", seed), None)
    return [sheet.total for sheet in game.rules.sheets(s)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_it_is_the_true_margin(seats: int) -> None:
    game = load("akropolis")
    s = finished("akropolis", seats, {}, 70)
    totals = [sheet.total for sheet in game.rules.sheets(s)]
    for seat in range(seats):
        best = max(total for k, total in enumerate(totals) if k != seat)
        assert game.mind.evaluate(s, seat) == pytest.approx(totals[seat] - best)


def test_it_leaves_the_position_alone_and_answers_alike() -> None:
    game = load("akropolis")
    for n, (s, _, _, _) in enumerate(random_steps(game, 3, {}, 71)):
        if n % 15 == 0:
            before = position.digest(s)
            assert game.mind.evaluate(s, 1) == game.mind.evaluate(s, 1)
            assert position.digest(s) == before


def test_the_luck_of_a_refill_does_not_change_it() -> None:
    """What `luck_matters` promises: greedy need not average over the draws."""
    game = load("akropolis")
    checked = 0
    for s, _, codes, _ in random_steps(game, 2, {}, 72):
        if game.border.decision(s) == "refill":
            assert not game.mind.luck_matters(s)
            values = set()
            for code in codes[:: max(1, len(codes) // 4)]:
                after = game.rules.copy(s)
                game.rules.apply(after, code)
                values.add(round(game.mind.evaluate(after, 0), 9))
            assert values == {round(game.mind.evaluate(s, 0), 9)}
            checked += 1
    assert checked > 10


def test_a_tile_in_hand_is_worth_its_best_place() -> None:
    t = start()
    hand(t, "a21", X3)
    game, s = t.game, t.state
    coming = evaluate.supply(s)
    best = max(
        evaluate.of_city(after, 0, after.cities[0], coming, TWO)
        for after in (applied(s, code) for code in game.rules.legal(s))
    )
    assert evaluate.with_tile(s, 0, KIT.tiles.index("a21"), coming, TWO) == pytest.approx(best)


def applied(s: Any, code: int) -> Any:
    game = load("akropolis")
    after = game.rules.copy(s)
    game.rules.apply(after, code)
    return after


def test_a_city_without_turns_left_is_worth_its_points() -> None:
    mine = city(X3, ("a21", 1, -1, 2))
    mine.stones = 4
    points = float(scoring.score(KIT, mine, 0).points() + 4)
    assert city_worth.city_worth(KIT, mine, 0, blank(11), 2, int(mine.laid), TWO) == points
    assert city_worth.city_worth(KIT, mine, 0, blank(11), 2, 18, TWO) > points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_by_far(seats: int) -> None:
    for seed in range(games_to_play(6, 1)):
        totals = bots_play(["greedy", *["random"] * (seats - 1)], seed)
        assert totals[0] > 25 + max(totals[1:])


@pytest.mark.build("compiled")
def test_greedy_scores_well_above_110_with_two() -> None:
    totals = [total for seed in range(12) for total in bots_play(["greedy", "greedy"], seed)]
    assert sum(totals) / len(totals) > 120
