"""What docs/research.md and the examples show is what happens."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from megalith.core.catalogue import TITLES
from megalith.research import describe
from tests.helpers import games_to_play

ROOT = Path(__file__).parent.parent.parent
CODE = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text(encoding="utf-8"), re.DOTALL
)


@pytest.mark.parametrize("n", range(len(CODE)))
def test_the_code_of_the_page_runs(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(CODE[n], f"docs/research.md, example {n}", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_every_interface_has_code() -> None:
    text = "".join(CODE)
    for name in ("pettingzoo", "gymnasium", "vector", "openspiel", "runs"):
        assert f"megalith.research.{name}" in text or f"research import {name}" in text


@pytest.mark.parametrize("title", TITLES)
def test_the_tables_are_those_of_the_engines(title: str) -> None:
    shown = (ROOT / "docs" / "research" / f"{title}.md").read_text(encoding="utf-8")
    assert shown == describe.page(title), "python -m megalith.research.describe docs/research"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(games_to_play(0, 1) == 1, reason="examples are for the compiled build")
def test_openspiel_s_search_runs_on_our_games() -> None:
    mean = example("openspiel_mcts").main(["--games", "2", "--simulations", "10"])
    assert -1 <= mean <= 1


@pytest.mark.skipif(games_to_play(0, 1) == 1, reason="examples are for the compiled build")
def test_the_learner_learns_how_games_end() -> None:
    """What it learned from some games foretells the ends of others."""
    learner = example("learn_value")
    weights = learner.learn(rounds=0, games=60, workers=1, seed=1)
    foretold, ends = [], []
    for k in range(20):
        rows, movers, kinds, margins = learner.self_play(None, 1.0, 99, k)
        foretold += list((learner.widen(rows) * weights[kinds]).sum(axis=1))
        ends += [margins[seat] for seat in movers]
    assert np.corrcoef(foretold, ends)[0, 1] > 0.3
