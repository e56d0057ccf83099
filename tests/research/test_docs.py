"""What docs/research.md and the examples show is what happens."""

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import megalith
from megalith.core.catalogue import TITLES
from megalith.research import arena, describe
from megalith.research.backends import open_backend
from tests.helpers import THOROUGH

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
    for name in ("pettingzoo", "gymnasium", "vector", "openspiel", "many_games", "data", "arena"):
        assert f"megalith.research.{name}" in text or f"research import {name}" in text


@pytest.mark.parametrize("title", TITLES)
def test_the_tables_are_those_of_the_engines(title: str) -> None:
    shown = (ROOT / "docs" / "research" / f"{title}.md").read_text(encoding="utf-8")
    assert shown == describe.page(title), "python -m megalith.research.describe docs/research"


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts are found by name, in the worker processes of a test too."""
    monkeypatch.syspath_prepend(ROOT / "examples")


def example(name: str) -> ModuleType:
    return importlib.import_module(name)


compiled = pytest.mark.build("compiled")


@compiled
def test_openspiel_s_search_beats_random_play() -> None:
    mean = example("openspiel_mcts").main(["--games", "8", "--simulations", "50"])
    assert mean > 0.2  # 0.6 to 0.8 with other seeds, 0 without a search


@compiled
def test_the_learner_improves_over_its_start(tmp_path: Path) -> None:
    """A short run errs less than it did, the file of the curve tells what was printed, and what was
    learned sits down. Where there is time it also wins against one to whom all is alike."""
    path = tmp_path / "value.npz"
    script = [sys.executable, str(ROOT / "examples" / "learn_value.py"), "--out", str(path)]
    rounds, games = (6, 40) if THOROUGH else (1, 24)
    small = f"--rounds {rounds} --games {games} --test {8 if THOROUGH else 2} --workers 1".split()
    shown = subprocess.run([*script, *small], check=True, capture_output=True, text=True).stdout
    curve = json.loads(path.with_suffix(".json").read_text())
    assert len(shown.splitlines()) == 1 + len(curve)
    assert [row["round"] for row in curve] == [-1, 0, rounds]
    assert curve[-1]["error"] < (0.5 if THOROUGH else 0.9) * curve[1]["error"]
    untrained = tmp_path / "untrained.npz"
    example("learn_value").untrained("stone_age").save(untrained)
    bot = f"{ROOT / 'examples' / 'value_player.py'}:Learner"
    names = [f"{bot}@{untrained}", f"{bot}@{path}"]
    report = arena.run("stone_age", names, players=2, games=8 if THOROUGH else 2, seed=1)
    assert set(report.bots) == set(names)
    if THOROUGH:
        start, learned = curve[0]["against"]["random"], curve[-1]["against"]["random"]
        assert learned["share"] > start["share"] and report.bots[names[1]].share > 0.75


@compiled
def test_the_learner_is_not_made_for_one_title(tmp_path: Path) -> None:
    """A little self-play of another title, by two processes."""
    script = example("learn_value")
    backend = open_backend(workers=2)
    first, last = script.learn("pantheon", rounds=1, games=60, backend=backend)
    assert last.games == 120 and last.error < first.error


@compiled
@pytest.mark.parametrize("title", TITLES if THOROUGH else ("stone_age", "origins"))
def test_one_way_of_learning_beats_random_play_in_every_title(title: str) -> None:
    curve = example("learn_choices").learn(title, "random", 40, 12, 24, seed=1)[-3:]
    games = sum(part["games"] for part in curve)
    won = sum(part["games"] * part["won"] for part in curve)
    assert games > 10 and won / games > 0.7, curve


def test_the_citation_has_the_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {megalith.__version__}\n" in text
