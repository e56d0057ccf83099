"""The numbered rules of a title in one language: RULES.md, RULES.pl.md.

English is the reference: it says which rules there are and in which order. What another
language lacks, a whole file or one rule, is shown in English.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

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


@cache
def markdown(title: str, lang: str) -> str:
    """The whole text, with its tables and remarks."""
    path = file(title, lang)
    return (path if path.is_file() else file(title, REFERENCE)).read_text(encoding="utf-8")


@cache
def rules(title: str, lang: str) -> tuple[Rule, ...]:
    """Every numbered rule, in the order of the reference."""
    told = {rule.id: rule for rule in parse(markdown(title, lang))}
    return tuple(told.get(rule.id, rule) for rule in parse(markdown(title, REFERENCE)))


def find(title: str, lang: str, id: str) -> Rule | None:
    return next((rule for rule in rules(title, lang) if rule.id == id), None)


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
