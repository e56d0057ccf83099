"""Every error that a person can cause is said in both languages, in English as it says itself."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import megalith
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import (
    UNREADABLE,
    UNWRITABLE,
    NotationError,
    OptionError,
    TableError,
)
from megalith.core.notation import read
from megalith.core.options import choose
from megalith.core.record import check
from megalith.words import LANGUAGES, Words

ROOT = Path(megalith.__file__).parent
ERRORS = {"TableError", "RecordError", "NotationError", "OptionError", "BotFault"}
MADE_UP = {"option-value", "option-number", "option-number-or-none"}  # by Option.unfit
MADE_UP |= {f"field-{kind}" for kind in ("int", "word", "ints", "words", "mix")}


def faults() -> dict[str, set[str]]:
    """The names of the arguments of every fault in the sources, by its key."""
    found: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ERRORS:
                names = {k.arg for k in node.keywords if k.arg}
                for key in _keys(node):
                    found.setdefault(key, set()).update(names)
    return found


def _keys(call: ast.Call) -> list[str]:
    shared = {"*UNREADABLE": UNREADABLE[1], "*UNWRITABLE": UNWRITABLE[1]}
    if call.args and ast.unparse(call.args[0]) in shared:
        return [shared[ast.unparse(call.args[0])]]
    key = call.args[1] if len(call.args) > 1 else None
    return [str(key.value)] if isinstance(key, ast.Constant) else []


def _said(lang: str) -> set[str]:
    text = (ROOT / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^fault-([\w-]+) =", text, re.M))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words_and_no_word_is_left_over(lang: str) -> None:
    assert _said(lang) == set(faults()) | MADE_UP


def test_nothing_that_a_fault_tells_is_left_unsaid() -> None:
    words = {lang: Words(lang) for lang in LANGUAGES}
    for key, names in faults().items():
        if key == "rules-version":
            names = {"found", "game", "version"}
        args = {name: f"<{name}>" for name in names}
        text = {lang: w.fault(TableError("", key, **args)) for lang, w in words.items()}
        for lang in LANGUAGES:
            assert all(value in text[lang] for value in args.values()), (lang, key)


def _error(wrong: str) -> TableError:
    game = load("stone_age")
    tries: dict[str, Callable[[], object]] = {
        "game": lambda: load("chess"),
        "option": lambda: game.options[2].read("abc"),
        "seat": lambda: game.rules.initial(2, choose(game.options, {"start_player": "seat_3"})),
        "word": lambda: read("dance forest", game.border.shapes),
        "values": lambda: read("place_workers", game.border.shapes),
        "record": lambda: check({"format": "megalith-record", "game": 7}),
        "nested": lambda: TableError("{path}: {why}", "in-file", path="f", why=_error("word")),
    }
    try:
        made = tries[wrong]()
    except TableError as error:
        return error
    assert isinstance(made, TableError), wrong
    return made


@pytest.mark.parametrize("wrong", ["game", "option", "seat", "word", "values", "record", "nested"])
def test_in_english_a_fault_is_what_the_error_says(wrong: str) -> None:
    error = _error(wrong)
    assert Words("en").fault(error) == str(error)
    assert Words("pl").fault(error) != str(error)


def test_a_fault_within_a_fault_is_translated_too() -> None:
    assert Words("pl").fault(_error("nested")).startswith("f: nieznane słowo 'dance'; oczekiwano")


@pytest.mark.parametrize("title", TITLES)
def test_a_wrong_value_in_a_record_is_told_in_polish(title: str) -> None:
    lines = {
        "stone_age": "place_workers moon 1",
        "akropolis": "choose_tile 99",
        "origins": "court_swap moon 1 red",
        "pantheon": "choose_god moon",
    }
    game = load(title)
    state = game.rules.initial(2, {o.id: o.default for o in game.options})
    with pytest.raises(NotationError) as told:
        game.border.parse(state, read(lines[title], game.border.shapes))
    assert re.search("nie ma 'moon'|a jest 99", Words("pl", title).fault(told.value))


def test_an_option_that_does_not_fit_is_still_an_option_error() -> None:
    with pytest.raises(OptionError, match="is not one of: none, a whole number from 1"):
        next(o for o in load("stone_age").options if o.id == "round_cap").read("abc")
