"""Every fault of a score sheet can be said in both languages, in English as the error says it."""

import ast
import re
from pathlib import Path

import pytest

import megalith
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import SheetError
from megalith.words import LANGUAGES, Words

ROOT = Path(megalith.__file__).parent
SHARED = [ROOT / "core" / "typed.py", ROOT / "cli" / "common.py"]


def faults(path: Path) -> list[tuple[str, str]]:
    """(key, English text) of every SheetError that the file makes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts: list[tuple[int, str]] = []  # `text = "…"`, by line
    found: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            value, target = node.value, node.targets[0]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                target, value = target.elts[0], value.elts[0]
            if ast.unparse(target) == "text" and isinstance(value, ast.Constant):
                texts.append((node.lineno, str(value.value)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "SheetError":
            if len(node.args) < 2:
                continue  # a sentence that was translated already
            text, key = node.args[:2]
            assert isinstance(key, ast.Constant), ast.unparse(node)
            if isinstance(text, ast.Constant):
                found.append((str(key.value), str(text.value)))
            else:
                found.append((str(key.value), max(t for t in texts if t[0] < node.lineno)[1]))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_every_fault_has_words_and_english_is_the_same_twice(title: str) -> None:
    paths = [*SHARED, ROOT / "games" / title / "border" / "calculator.py"]
    every = [fault for path in paths for fault in faults(path)]
    assert len(every) > 15
    words = {lang: Words(lang, title) for lang in LANGUAGES}
    for key, text in every:
        args = {name: f"<{name}>" for name in re.findall(r"(?<!{){(\w+)}", text)}
        error = SheetError(text, key, "here", "bad", **args)
        assert words["en"].fault(error) == str(error)
        polish = words["pl"].fault(error)
        assert polish.startswith("bad: here: ") and polish != str(error), key
        for value in args.values():
            assert value in polish, f"{key}: {value} is not said"


def test_no_word_is_left_over() -> None:
    used = {key for path in SHARED for key, _ in faults(path)}
    for title in TITLES:
        used |= {key for key, _ in faults(ROOT / "games" / title / "border" / "calculator.py")}
    files = [ROOT / "text" / "en.ftl", *ROOT.glob("games/*/text/en.ftl")]
    said = [re.findall(r"^sheet-([\w-]+) =", f.read_text(encoding="utf-8"), re.M) for f in files]
    assert {key for keys in said for key in keys} == used


def test_a_real_fault_is_said_in_polish() -> None:
    sheet = {"players": [{"workers": 4}]}
    with pytest.raises(SheetError) as told:
        load("stone_age").border.calculate(sheet)
    assert told.value.where == "players[0].workers"
    assert Words("pl", "stone_age").fault(told.value) == (
        "players[0].workers: wpisz liczbę od 5 do 10; jest 4"
    )
