"""The digest of what bots do: another one for whatever changes their play."""

import os
import subprocess
import sys
from typing import Any

import pytest

from megalith.bots.tuning import Tuning
from megalith.core import sets
from megalith.core.catalogue import TITLES, load
from megalith.research import behaviour


def shipped(title: str) -> Any:
    return load(title, sets.shipped(title))


@pytest.mark.parametrize("title", TITLES)
def test_other_numbers_judge_otherwise(title: str) -> None:
    """Every number of the evaluation is not seen in a few positions; all of them together are."""
    game = shipped(title)
    seats = game.players[-1]
    other = game.with_weights(seats, {k: 1.1 * x for k, x in game.mind.weights(seats).items()})
    assert behaviour.judged(game, seats) == behaviour.judged(game, seats)
    assert behaviour.judged(game, seats) != behaviour.judged(other, seats)


def test_another_search_makes_figures_of_searches_older() -> None:
    """Whatever it is that has changed in it; here the numbers that it goes by."""
    game = shipped("stone_age")
    before = behaviour.searched(game, 2)
    assert behaviour.searched(game, 2) == before != behaviour.searched(game, 2, Tuning(scale=7.0))
    assert behaviour.of("stone_age", 2, True) != behaviour.of("stone_age", 2, False)


def test_both_builds_behave_alike() -> None:
    code = "from megalith.research import behaviour; print(behaviour.of('stone_age', 2, True))"
    shown = set()
    for pure in ("", "1"):
        env = {**os.environ, "MEGALITH_PURE": pure}
        run = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
        shown.add(run.stdout)
    assert len(shown) == 1 and shown != {""}
