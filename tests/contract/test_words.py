"""Every word that a person can meet exists in both languages."""

import ast as pyast
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import megalith
from megalith.core import data
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.errors import NotationError
from megalith.core.game import CHANCE, OVER
from megalith.words import LANGUAGES, Words, files
from tests.helpers import every_table, games_to_play, plain_tables, random_steps, table_id

PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(title: str | None, lang: str) -> dict[str, set[str]]:
    """Every key, and the arguments that it takes."""
    found: dict[str, set[str]] = {}
    for path in files(title, lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("title", [None, *TITLES])
def test_both_languages_have_the_same_keys(title: str | None) -> None:
    english, polish = messages(title, "en"), messages(title, "pl")
    assert english.keys() == polish.keys()


@PLAIN
def test_everything_that_happens_can_be_said(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    words = [Words(lang, title) for lang in LANGUAGES]
    every = games_to_play(1, 5)
    for s, who, codes, code in islice(random_steps(game, seats, options, 31), 0, None, every):
        if who == OVER:
            break
        view = game.border.view(s, None)
        chosen = [game.border.describe(s, c) for c in codes[:: max(1, len(codes) // 8)]]
        after = game.rules.copy(s)
        after.log = []
        game.rules.apply(after, code)
        for w in words:
            if who != CHANCE:
                assert w.decision(game.border.decision(s), view.get("asked", {}), who)
                for record in chosen:
                    assert w.action(record)
            for event in after.log:
                for seat in (None, 0, who):
                    assert not w.event(game.border.explain(event, seat))[0].islower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_sheet_the_endings_and_the_options_have_words(title: str, lang: str) -> None:
    game, w = load(title), Words(lang, title)
    assert w.say("title") and w.say("title.blurb")
    for option in game.options:
        assert w.say(f"option-{option.id}") and w.tip("option", option.id)
        for value in option.values:
            assert w.say(f"option-{option.id}-{str(value).lower()}")


@pytest.mark.parametrize("title,seats,options", every_table(), ids=table_id)
def test_every_line_of_a_sheet_and_every_ending_has_words(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    *_, (s, _, _, _) = random_steps(game, seats, options, 32)
    for lang in LANGUAGES:
        w = Words(lang, title)
        assert w.say(f"ending-{game.rules.ending(s)}")
        for key, _ in game.rules.sheets(s)[0].lines:
            assert w.say(f"line-{key}") and w.tip("line", key)


@PLAIN
def test_every_refusal_can_be_said(title: str, seats: int, options: dict[str, Any]) -> None:
    game = load(title)
    words = [Words(lang, title) for lang in LANGUAGES]
    collected: list[Any] = []
    rng = rng_from("said")
    for s, who, codes, _ in random_steps(game, seats, options, 33):
        if who == OVER:
            break
        collected.append(game.border.describe(s, codes[rng.below(len(codes))]))
        for _ in range(4):
            try:
                refusal = game.border.why_not(s, collected[rng.below(len(collected))])
            except NotationError:
                continue
            if refusal is not None:
                for w in words:
                    assert w.refusal(refusal)


@pytest.mark.parametrize("title", TITLES)
def test_every_refusal_of_the_sources_has_words(title: str) -> None:
    keys = set(messages(title, "en"))
    for path in (Path(files(title, "en")[1]).parent.parent).rglob("*.py"):
        for node in pyast.walk(pyast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, pyast.Call) and pyast.unparse(node.func) == "Refusal":
                key = node.args[1]
                if isinstance(key, pyast.Constant) and isinstance(key.value, str):
                    assert f"refusal-{key.value}" in keys, f"{path.name}: {key.value}"


@pytest.mark.parametrize("title", ["akropolis", "pantheon"])
def test_every_warning_about_a_sheet_has_words(title: str) -> None:
    source = (
        Path(megalith.__file__).parent / "games" / title / "border" / "calculator.py"
    ).read_text()
    keys = set(re.findall(r'found\.append\("(\w+)"\)', source))
    assert keys
    for lang in LANGUAGES:
        said = [Words(lang, title).say(f"warning-{key}") for key in keys]
        assert all(text.endswith(".") for text in said)


def test_every_hex_of_pantheon_has_a_name_of_its_own() -> None:
    for lang in LANGUAGES:
        words = Words(lang, "pantheon")
        hexes = data.components("pantheon")["map"]["hexes"]
        assert len({words.hex(h["q"], h["r"]) for h in hexes}) == len(hexes) > 200
    assert Words("en", "akropolis").hex(1, -3) == "2 north and 1 north-east of the middle"
    assert Words("en", "pantheon").hex(3, 1) == "1 east of Britannia"
    assert Words("pl", "pantheon").hex(4, 0) == "Britannia, 1 na północny wschód i 1 na wschód"
