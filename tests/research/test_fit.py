"""The fit: it finds the numbers that made the scores, and keeps quiet where it knows nothing."""

import numpy as np
import pytest

from megalith.core.catalogue import load
from megalith.research import fit
from tests.helpers import PURE, games_to_play


def test_it_finds_the_knobs_that_made_the_scores() -> None:
    """Targets are made by other knobs, so the right answer is known."""
    game = load("stone_age")
    own = game.knobs(2)
    states, finals = fit.collect(game, 2, "greedy", games_to_play(12, 3), 1, 5)
    assert len(states) == len(finals) > 100
    truth = {**own, "wood": own["wood"] + 1.0, "worker": own["worker"] + 0.7}
    try:
        game.turn_knobs(2, truth)
        target = fit.projected(game, states, 2)
        game.turn_knobs(2, own)
        before = fit.error(game, states, target)
        fit.fit(game, states, target, pull=1e-6, rounds=8)
        found = game.knobs(2)
        assert fit.error(game, states, target) < 0.1 * before
        near = 0.3 if PURE else 0.1  # a few games leave more open
        assert found["wood"] == pytest.approx(truth["wood"], abs=near)
        assert found["worker"] == pytest.approx(truth["worker"], abs=near)
    finally:
        game.turn_knobs(2, own)


def test_a_firm_pull_keeps_the_knobs_where_they_are() -> None:
    game = load("stone_age")
    own = game.knobs(2)
    states, finals = fit.collect(game, 2, "greedy", 1, 1, 9)
    try:
        fit.fit(game, states, fit.centred(finals), pull=1e9, rounds=2)
        assert game.knobs(2) == pytest.approx(own, abs=0.01)
    finally:
        game.turn_knobs(2, own)


def test_leads_are_measured_from_the_mean_of_the_table() -> None:
    assert fit.centred(np.array([[10.0, 20.0, 60.0]])).tolist() == [[-20.0, -10.0, 30.0]]
    assert fit.centred(np.array([[150.0]])).tolist() == [[150.0]], "alone points are points"
