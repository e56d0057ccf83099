"""Stable-Baselines3: its checker, and MaskablePPO as examples/learn_ppo.py uses it."""

import importlib
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES
from megalith.research.gymnasium import LearnerEnv

WHY = "optional: needs the extra megalith[learn]"
checker = pytest.importorskip("stable_baselines3.common.env_checker", reason=WHY)
pytest.importorskip("sb3_contrib", reason=WHY)
pytestmark = [pytest.mark.build("compiled"), pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize("actions", ["codes", "choices"])
@pytest.mark.parametrize("title", TITLES)
def test_the_checker_passes_as_it_is(title: str, actions: str) -> None:
    env = LearnerEnv(title, ["random"], 2, actions=actions, width=16, scaled=True, illegal="random")
    checker.check_env(env)


def test_the_example_learns_to_beat_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples")
    ppo = importlib.import_module("learn_ppo")
    model = ppo.learn("stone_age", "random", 1e9, 24, seed=1, decisions=30_000)
    assert ppo.won(model, "stone_age", "random", 24, games=20, seed=1000) >= 14
