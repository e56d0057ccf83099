"""What the sources may not do: look upwards, draw by themselves, write display text."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES, load
from tests.rule_coverage import rules

ROOT = Path(__file__).parent.parent.parent / "src" / "megalith"
LAYERS = ["core", "games", "bots"]  # each may use itself and what stands before it


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_one_way(layer: str) -> None:
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    if layer == "bots":
        allowed.remove("games")
    for path in (ROOT / layer).rglob("*.py"):
        for name in imports(path):
            if name.startswith("megalith."):
                assert name.split(".")[1] in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize("layer", LAYERS)
def test_the_lower_layers_need_nothing_from_outside(layer: str) -> None:
    own = {"megalith", "librt", "mypy_extensions"}
    for path in (ROOT / layer).rglob("*.py"):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in own or top in sys.stdlib_module_names, f"{path.name} imports {name}"


@pytest.mark.parametrize("title", TITLES)
def test_a_title_imports_no_other_title(title: str) -> None:
    for path in (ROOT / "games" / title).rglob("*.py"):
        for name in imports(path):
            if name.startswith("megalith.games."):
                assert name.split(".")[2] == title, f"{path.name} imports {name}"


@pytest.mark.parametrize("layer", LAYERS)
def test_nobody_draws_from_a_hidden_generator_or_reads_a_clock(layer: str) -> None:
    for path in (ROOT / layer).rglob("*.py"):
        if path == ROOT / "bots" / "clock.py":
            continue  # a search may be told to think for a second
        assert not {"random", "secrets", "time", "datetime"} & set(imports(path)), path


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_the_same_rooms(title: str) -> None:
    rooms = [
        "RULES.md",
        "RULES.pl.md",
        "components.json",
        "components.py",
        "state.py",
        "actions.py",
    ]
    rooms += ["scoring.py", "game.py", "view.py", "evaluate.py", "invariants.py"]
    rooms += [
        "calculator.py",
        "records.py",
        "refusals.py",
        "events.py",
        "text/en.ftl",
        "text/pl.ftl",
    ]
    for room in rooms:
        assert (ROOT / "games" / title / room).is_file(), room
    assert list((ROOT / "games" / title / "phases").glob("*.py"))


@pytest.mark.parametrize("title", TITLES)
def test_every_refusal_names_a_rule_that_exists(title: str) -> None:
    known = set(rules(title))
    prefix = load(title).prefix
    for path in (ROOT / "games" / title).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for id in re.findall(rf'"({prefix}-\d{{3}})"', text):
            assert id in known, f"{path.name} names {id}"


def test_importing_the_package_is_quick() -> None:
    """In processor time, so that a busy machine does not matter."""
    code = "import time; t = time.process_time(); import megalith; print(time.process_time() - t)"
    run = [sys.executable, "-c", code]
    shown = [subprocess.run(run, capture_output=True, text=True, check=True) for _ in range(3)]
    assert min(float(x.stdout) for x in shown) < 0.1
