"""What docs/research.md and the examples show is what happens."""

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy
import pytest

from megalith.core.catalogue import TITLES
from megalith.research import arena, describe
from tests.helpers import PURE

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
    """A script; it is found by name in the worker processes too."""
    sys.path.append(str(ROOT / "examples"))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(ROOT / "examples"))


compiled = pytest.mark.skipif(PURE, reason="examples are for the compiled build")


@compiled
def test_openspiel_s_search_beats_random_play() -> None:
    mean = example("openspiel_mcts").main(["--games", "8", "--simulations", "50"])
    assert mean > 0.2  # 0.6 to 0.8 with other seeds, 0 without a search


@compiled
def test_the_learner_improves_over_its_start(tmp_path: Path) -> None:
    """With no weights it takes the most points at once; some games later it wins against that."""
    script = example("learn_value")
    learned = next(script.learn(rounds=0, games=20, workers=1, seed=1))
    names = []
    for name, weights in (("start", [0 * w for w in learned]), ("learned", learned)):
        path = tmp_path / f"{name}.npz"
        numpy.savez(path, **dict(zip(learned._fields, weights, strict=True)))
        names.append(f"{ROOT / 'examples' / 'akropolis_learner.py'}:Learner@{path}")
    report = arena.run("akropolis", names, players=2, games=8, seed=1)
    assert report.bots[names[1]].share > 0.5


@compiled
def test_the_script_of_the_learner_runs_to_its_end(tmp_path: Path) -> None:
    """A round of practice, then both bots in the arena; against random play that is enough."""
    script = example("learn_value")
    small = ["--rounds", "1", "--games", "4", "--test", "2", "--workers", "1"]
    against_random, _ = script.main([*small, "--out", str(tmp_path / "weights.npz")])
    assert against_random == 1.0
