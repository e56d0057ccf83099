"""The rules are the same in both languages: ids, order, marks, numbers; and nothing is empty."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from megalith import rulebook
from megalith.core.catalogue import TITLES
from megalith.rulebook import Rule
from megalith.words import LANGUAGES
from tests.rule_coverage import rules as counted

OTHERS = [lang for lang in LANGUAGES if lang != rulebook.REFERENCE]
EACH = pytest.mark.parametrize("title,lang", [(title, lang) for title in TITLES for lang in OTHERS])
RULING = {"en": "ruling", "pl": "rozstrzygnięcie"}
EXTENSION = {"en": "extension", "pl": "rozszerzenie"}


def own(title: str, lang: str) -> list[Rule]:
    """What the file of this very language says, without falling back."""
    return rulebook.parse(rulebook.file(title, lang).read_text(encoding="utf-8"))


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def marks(text: str, lang: str) -> list[tuple[bool, bool, list[str]]]:
    """Each mark in square brackets: is it a ruling, an extension, which pages of the book."""
    found = re.findall(r"\[([^\]`]*)\](?!\()", text)
    return [
        (RULING[lang] in mark, EXTENSION[lang] in mark, re.findall(r"\d+(?:-\d+)?", mark))
        for mark in found
    ]


def headings(text: str) -> list[str]:
    return re.findall(r"^(#+) ", text, re.MULTILINE)


def new_sections(rules: list[Rule]) -> list[str]:
    """The rules with which a section begins."""
    return [b.id for a, b in pairwise(rules) if a.section != b.section]


@EACH
def test_the_same_rules_in_the_same_order(title: str, lang: str) -> None:
    ids = [rule.id for rule in own(title, rulebook.REFERENCE)]
    assert ids == counted(title)
    assert [rule.id for rule in own(title, lang)] == ids


@EACH
def test_the_same_chapters(title: str, lang: str) -> None:
    english, other = (rulebook.markdown(title, x) for x in (rulebook.REFERENCE, lang))
    assert headings(english) == headings(other)
    first, second = own(title, rulebook.REFERENCE), own(title, lang)
    assert new_sections(first) == new_sections(second)


@EACH
def test_the_same_numbers_in_every_rule(title: str, lang: str) -> None:
    pairs = zip(own(title, rulebook.REFERENCE), own(title, lang), strict=True)
    differing = [a.id for a, b in pairs if numbers(a.text) != numbers(b.text)]
    assert differing == []


@EACH
def test_the_same_marks_of_rulings_and_pages(title: str, lang: str) -> None:
    pairs = zip(own(title, rulebook.REFERENCE), own(title, lang), strict=True)
    for a, b in pairs:
        assert marks(a.text, rulebook.REFERENCE) == marks(b.text, lang), a.id


@EACH
def test_every_rule_says_something_of_its_own(title: str, lang: str) -> None:
    for a, b in zip(own(title, rulebook.REFERENCE), own(title, lang), strict=True):
        said = re.sub(r"\[[^\]]*\]", "", b.text).strip()
        assert re.search(r"\w{3}", said), f"{b.id} is empty"
        assert a.text != b.text, f"{b.id} is not translated"
        assert 0.4 < len(b.text) / len(a.text) < 2.2, f"{b.id} says less or more: {b.text}"


@EACH
def test_only_known_ids_stand_in_code_style(title: str, lang: str) -> None:
    """An id may give way to a word of the language, but none is invented or misspelt."""
    english, ours = (
        {id for rule in own(title, x) for id in re.findall(r"`[^`]+`", rule.text)}
        for x in (rulebook.REFERENCE, lang)
    )
    assert ours <= english


def test_what_a_language_lacks_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    english = "# Toy\n\n- **TO-001** One\n  and more.\n- **TO-002** Two.\n\n  not a rule's line\n"
    (tmp_path / "toy" / "RULES.md").write_text(english, encoding="utf-8")
    monkeypatch.setattr(rulebook, "_ROOT", tmp_path)
    rulebook._written.cache_clear()
    rulebook._rules.cache_clear()
    assert rulebook.markdown("toy", "pl") == english
    assert [r.text for r in rulebook.rules("toy", "pl")] == ["One and more.", "Two."]
    polish = "# Zabawka\n\n- **TO-002** Dwa.\n- **TO-009** Nieznana.\n"
    (tmp_path / "toy" / "RULES.pl.md").write_text(polish, encoding="utf-8")
    rulebook._written.cache_clear()
    rulebook._rules.cache_clear()
    assert [r.text for r in rulebook.rules("toy", "pl")] == ["One and more.", "Dwa."]
    assert [r.section for r in rulebook.rules("toy", "pl")] == ["Toy", "Zabawka"]


def test_search_by_number_and_by_words_without_accents() -> None:
    polish = rulebook.rules("stone_age", "pl")
    assert [r.id for r in rulebook.search(polish, "sa-35")] == ["SA-035"]
    assert rulebook.search(polish, "SA-999") == []
    found = rulebook.search(polish, "ZYWNOSC nie")
    texts = [f"{rule.section} {rule.text}".lower() for rule in found]
    assert texts and all("żywnoś" in text and re.search("ni[eę]", text) for text in texts)
    assert len(rulebook.search(polish, "")) == len(polish)
    huts = [r.id for r in rulebook.search(polish, "chata")]
    assert {"SA-031", "SA-035", "SA-036"} <= set(huts) and len(huts) < 20


def test_the_rules_are_in_the_package() -> None:
    """`package-data` names the files of every language."""
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    (pattern,) = re.findall(r'"games/\*/(RULES.*?)"', text)
    for title in TITLES:
        for lang in LANGUAGES:
            assert rulebook.file(title, lang).match(pattern), (title, lang)
