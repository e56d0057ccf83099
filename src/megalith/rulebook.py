"""The numbered rules of a title in one language: RULES.md, RULES.pl.md.

English is the reference: it says which rules there are and in which order. What another
language lacks, a whole file or one rule, is shown in English.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from megalith import rule_numbers, set_names
from megalith.core import data
from megalith.core.game import Json
from megalith.words import LANGUAGES

REFERENCE: Final = LANGUAGES[0]
_ROOT: Final = Path(__file__).parent / "games"
_HEADING: Final = re.compile(r"#+ (.*)")
_RULE: Final = re.compile(r"- \*\*([A-Z]{2}-\d{3})\*\* (.*)")


@dataclass(frozen=True)
class Rule:
    section: str
    id: str
    text: str


def file(title: str, lang: str) -> Path:
    return _ROOT / title / ("RULES.md" if lang == REFERENCE else f"RULES.{lang}.md")


def markdown(title: str, lang: str, facts: Json | None = None) -> str:
    """The whole text, with its tables and remarks, and with the numbers and names of a set."""
    written = _written(title, lang)
    return written if facts is None else _of_set(title, lang, written, facts)


@cache
def _written(title: str, lang: str) -> str:
    path = file(title, lang)
    return (path if path.is_file() else file(title, REFERENCE)).read_text(encoding="utf-8")


def _of_set(title: str, lang: str, text: str, facts: Json) -> str:
    if facts == data.shipped(title):
        return text
    first, *others = re.split(r"^(?=- \*\*[A-Z]{2}-\d{3}\*\* )", text, flags=re.MULTILINE)
    told = [rule_numbers.filled(title, "", first, facts)]
    for rule in others:
        head, id, rest = rule[:4], rule[4:10], rule[10:]
        told.append(f"{head}{id}{rule_numbers.filled(title, id, rest, facts)}")
    return set_names.renamed(title, lang, "".join(told), facts)


def rules(title: str, lang: str, facts: Json | None = None) -> tuple[Rule, ...]:
    """Every numbered rule, in the order of the reference."""
    if facts is None:
        return _rules(title, lang)
    return _listed(*(markdown(title, x, facts) for x in (lang, REFERENCE)))


@cache
def _rules(title: str, lang: str) -> tuple[Rule, ...]:
    return _listed(*(markdown(title, x) for x in (lang, REFERENCE)))


def _listed(text: str, reference: str) -> tuple[Rule, ...]:
    told = {rule.id: rule for rule in parse(text)}
    return tuple(told.get(rule.id, rule) for rule in parse(reference))


def find(title: str, lang: str, id: str, facts: Json | None = None) -> Rule | None:
    return next((rule for rule in rules(title, lang, facts) if rule.id == id), None)


def parse(text: str) -> list[Rule]:
    """A rule is an item `- **SA-001** …`; the indented lines that follow belong to it."""
    section = ""
    found: list[Rule] = []
    inside = False
    for line in text.splitlines():
        heading, item = _HEADING.match(line), _RULE.match(line)
        if heading:
            section = heading[1]
        elif item:
            found.append(Rule(section, item[1], item[2].strip()))
        elif inside and line.startswith("  "):
            last = found.pop()
            found.append(Rule(last.section, last.id, f"{last.text} {line.strip()}"))
        inside = bool(item) or (inside and line.startswith("  "))
    return found


def search(all_rules: tuple[Rule, ...], wanted: str) -> list[Rule]:
    """By number (`sa-35`), or by words that all occur: without case, accents, last vowel."""
    number = re.fullmatch(r"([A-Za-z]{2})-(\d{1,3})", wanted.strip())
    if number:
        id = f"{number[1].upper()}-{int(number[2]):03d}"
        return [rule for rule in all_rules if rule.id == id]
    stems = [stem(word) for word in folded(wanted).split()]
    told = [(rule, folded(f"{rule.section} {rule.text}")) for rule in all_rules]
    return [rule for rule, text in told if all(part in text for part in stems)]


def folded(text: str) -> str:
    """Lower case without Polish accents, so that "zywnosc" finds "żywność"."""
    return text.casefold().translate(_PLAIN)


def stem(word: str) -> str:
    """Without the last vowel, so that "chata" finds "chaty" and "score" finds "scoring"."""
    return word[:-1] if len(word) > 3 and word[-1] in "aeiouy" else word


_PLAIN: Final = str.maketrans("ąćęłńóśźż", "acelnoszz")
