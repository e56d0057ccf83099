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


