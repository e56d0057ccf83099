"""Names of a set of components in running text."""

import re
from collections.abc import Iterator
from typing import Any, Final

from megalith.core import data
from megalith.core.game import Json

# Things that rules write like any other word, in small letters too.
COMMON: Final = ("resources", "food", "colours", "player", "kinds", "roles", "symbols", "offerings")
_ENDING: Final = {"en": "(?:e?s)?", "pl": r"\w{0,3}"}


def name(entry: Json, lang: str) -> str:
    said = entry.get("name", entry.get(f"name_{lang}"))
    found = said.get(lang) if isinstance(said, dict) else said
    return found if isinstance(found, str) else ""


def pairs(title: str, lang: str, facts: Json) -> dict[tuple[str, bool], str]:
    """What the shipped set calls a thing, whether that is a common word, and what this one says."""
    now = dict(_named(facts, lang))
    return {
        (said, path[0] in COMMON): now.get(path, said)
        for path, said in _named(data.shipped(title), lang)
    }


def renamed(title: str, lang: str, text: str, facts: Json) -> str:
    """The text with the set's own names; in Polish too they stand as they were typed."""
    found = pairs(title, lang, facts)
    if all(old == new for (old, _), new in found.items()):
        return text
    known = sorted(found, key=lambda key: -len(key[0]))  # "Stone Circle" before "Stone"
    pattern = "|".join(f"({_pattern(old, common, lang)})" for old, common in known)

    def named(match: re.Match[str]) -> str:
        old, common = known[(match.lastindex or 1) - 1]
        new = found[old, common]
        return match[0] if new == old else new

    return re.sub(rf"`[^`]*`|\b(?:{pattern})\b", lambda m: named(m) if m.lastindex else m[0], text)


def _pattern(said: str, common: bool, lang: str) -> str:
    words = " ".join(_inflected(word, lang) for word in said.split())
    return f"(?i:{words})" if common else words


def _inflected(word: str, lang: str) -> str:
    """A word in its other grammatical forms as well; in Polish the last vowel gives way."""
    stem = word
    if lang == "pl" and len(word) > 3 and word[-1] in "aeioyę":
        stem = word[:-1]
    elif lang == "en" and len(word) > 3 and word.endswith("s"):
        stem = word[:-1]
    return re.escape(stem) + _ENDING[lang]


def _parts(facts: Json) -> list[tuple[str, Any]]:
    """All but the game's own name."""
    return [(key, y) for key, y in facts.items() if key != "game"]


def _named(x: Any, lang: str, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """All that has an id and a name, with where it is."""
    if isinstance(x, dict):
        if "id" in x and path and (said := name(x, lang)):
            yield path, said
        for key, y in x.items() if path else _parts(x):
            yield from _named(y, lang, (*path, key))
    elif isinstance(x, list):
        for k, y in enumerate(x):
            id = y["id"] if isinstance(y, dict) and "id" in y else k
            yield from _named(y, lang, (*path, str(id)))
