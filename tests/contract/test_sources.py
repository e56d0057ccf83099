"""What the sources may not do: look upwards, draw by themselves, write display text."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES, load
from tests.rule_coverage import rules

ROOT = Path(__file__).parent.parent.parent / "src" / "megalith"
# What each layer may use besides itself; no title by name but its own, and the boards' own.
LAYERS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "words.py": {"core", "places"},
    "extras.py": {"core"},
    "rule_numbers.py": {"core"},
    "set_names.py": {"core"},
    "set_made.py": {"core", "set_names", "words"},
    "set_words.py": {"core", "set_made", "words"},
    "rulebook.py": {"core", "rule_numbers", "set_names", "words"},
    "learn": {"core"},
    "study": {"core", "bots"},
    "boards": {"core", "games", "words"},
    "server": {"core", "bots", "learn", "study", "rulebook", "set_words", "words"},
    "research": {"core", "bots", "boards", "study", "extras", "words"},
    "cli": {
        *("core", "bots", "boards", "extras", "learn", "study", "rulebook", "set_words", "words"),
        *("server", "research"),
    },
}
ENGINES = ["core", "games", "bots"]
FLOORS = {"rules": {"rules"}, "mind": {"rules", "mind"}, "border": {"rules", "border"}}


def sources(layer: str) -> list[Path]:
    path = ROOT / layer
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_one_way(layer: str) -> None:
    allowed = {layer.removesuffix(".py"), "__version__"} | LAYERS[layer]
    for path in sources(layer):
        for name in imports(path):
            if name.startswith("megalith."):
                assert name.split(".")[1] in allowed, f"{path} imports {name}"


def test_every_source_belongs_to_a_layer() -> None:
    alone = {"__init__.py", "_pure.py", "places.py"}  # these use nothing of ours
    assert {path.name for path in ROOT.iterdir() if path.suffix == ".py"} <= alone | set(LAYERS)
    assert {path.name for path in ROOT.iterdir() if (path / "__init__.py").is_file()} <= set(LAYERS)


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("title", TITLES)
def test_border_and_mind_know_the_rules_and_not_each_other(title: str, floor: str) -> None:
    found = sorted((ROOT / "games" / title / floor).rglob("*.py"))
    assert len(found) > 3
    for path in found:
        for name in imports(path):
            if name.startswith("megalith.games."):
                assert name.split(".")[3] in FLOORS[floor], f"{path} imports {name}"


@pytest.mark.parametrize("layer", ENGINES)
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


@pytest.mark.parametrize("layer", ENGINES)
def test_nobody_draws_from_a_hidden_generator_or_reads_a_clock(layer: str) -> None:
    for path in (ROOT / layer).rglob("*.py"):
        if path == ROOT / "bots" / "clock.py":
            continue  # a search may be told to think for a second
        tops = {name.split(".")[0] for name in imports(path)}
        assert not {"random", "secrets", "time", "datetime"} & tops, path


def test_only_four_files_of_the_engines_touch_a_disk() -> None:
    touch = re.compile(r"\b(read_text|write_text|read_bytes|write_bytes|open)\(")
    names = ("core/data.py", "core/weights.py", "core/record.py", "bots/tuning.py")
    allowed = {ROOT / name for name in names}
    found = {
        path
        for layer in ENGINES
        for path in (ROOT / layer).rglob("*.py")
        if touch.search(path.read_text(encoding="utf-8"))
    }
    assert found == allowed


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_the_same_rooms(title: str) -> None:
    root = ROOT / "games" / title
    rooms = {
        "": "RULES.md RULES.pl.md components.json title.py",
        "text": "en.ftl pl.ftl",
        "lessons": "course.json en.ftl pl.ftl",
        "rules": "actions.py components.py invariants.py needs.py options.py scoring.py setup.py "
        "state.py",
        "mind": "evaluate.py observe.py weights.py weights.json",
        "border": "calculator.py events.py form.py records.py refusals.py view.py view_types.py",
    }
    for floor, names in rooms.items():
        for name in names.split():
            assert (root / floor / name).is_file(), name
    assert list((root / "rules" / "phases").glob("*.py"))
    floors = {*rooms, "rules", "sets", "__pycache__"} - {""}
    assert {path.name for path in root.iterdir() if path.is_dir()} <= floors


@pytest.mark.parametrize("title", TITLES)
def test_every_refusal_names_a_rule_that_exists(title: str) -> None:
    known = set(rules(title))
    prefix = load(title).prefix
    for path in (ROOT / "games" / title).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for id in re.findall(rf'"({prefix}-\d{{3}})"', text):
            assert id in known, f"{path.name} names {id}"


def test_importing_the_package_imports_next_to_nothing() -> None:
    code = "import os, sys; old = {*sys.modules}; import megalith; print(*{*sys.modules} - old)"
    env = {name: value for name, value in os.environ.items() if name != "MEGALITH_PURE"}
    run = [sys.executable, "-c", code]
    shown = subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["megalith"]
