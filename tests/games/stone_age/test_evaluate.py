"""What the bots think of a position: exact at the end, and more of a good thing is better."""

import pytest

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.games.stone_age import weights
from tests.helpers import finished, games_to_play, random_steps


def test_at_the_end_the_evaluation_is_the_lead_of_the_score_sheets() -> None:
    game = load("stone_age")
    for seed in range(games_to_play(40, 4)):
        s = finished("stone_age", 3, {}, seed)
        totals = [sheet.total for sheet in game.sheets(s)]
        for seat in range(3):
            best = max(totals[k] for k in range(3) if k != seat)
            assert game.evaluate(s, seat) == totals[seat] - best


def test_points_and_resources_are_never_worth_less_than_nothing() -> None:
    game, rng = load("stone_age"), rng_from("more")
    for n, (s, who, _, _) in enumerate(random_steps(game, 2, {}, 3)):
        if n % 9 or who < 0 or sum(s.players[0].goods) > 6:
            continue
        before = game.evaluate(s, 0)
        more = game.copy(s)
        more.players[0].score += 5
        assert game.evaluate(more, 0) == pytest.approx(before + 5)
        more = game.copy(s)
        more.players[0].goods[rng.below(4)] += 1
        assert game.evaluate(more, 0) > before - 1


def test_every_number_of_players_has_every_weight() -> None:
    game = load("stone_age")
    names = weights.WEIGHTS.names
    assert names[weights.NEXT] == "next" and names[weights.GLUT] == "glut"
    for players in game.players:
        knobs = game.knobs(players)
        assert len(knobs) == weights.NEXT + 1
        assert knobs["wood"] > 0 and knobs["tile_pace"] > 0
