"""The rules tell the numbers and the names of the set in use, in both languages."""

import re
from copy import deepcopy
from typing import Any

import pytest

from megalith import rule_numbers, rulebook, set_names
from megalith.core import data
from megalith.core.catalogue import TITLES
from megalith.core.game import Json
from megalith.rule_numbers import Where
from megalith.words import LANGUAGES

EACH = pytest.mark.parametrize(("title", "lang"), [(t, lang) for t in TITLES for lang in LANGUAGES])


def texts(title: str, lang: str, facts: Json | None = None) -> dict[str, str]:
    found = {rule.id: rule.text for rule in rulebook.rules(title, lang, facts)}
    return {**found, "": re.split(r"^- ", rulebook.markdown(title, lang, facts), flags=re.M)[0]}


def wheres(where: Where) -> list[list[str]]:
    """The paths of each place where a rule says a number; those that only count are left out."""
    each = where if isinstance(where, list) else [where]
    return [one.strip("%").split(" & ") for one in each if one and not one.startswith("#")]


def count(key: str, text: str) -> int:
    plain = re.sub(rule_numbers._KEPT, "", text)
    return len(re.findall(rf"(?<![\w.\-]){re.escape(key)}(?!\w)", plain))


@EACH
def test_what_is_marked_is_what_the_shipped_set_has(title: str, lang: str) -> None:
    said, shipped = texts(title, lang), data.shipped(title)
    for id, places in rule_numbers.marked(title).items():
        for key, where in places.items():
            assert count(key, said[id]) >= (len(where) if isinstance(where, list) else 1), id
            for one in where if isinstance(where, list) else [where]:
                assert one is None or rule_numbers.told(one, shipped) == key, (id, key, one)


@EACH
def test_the_shipped_set_changes_no_word(title: str, lang: str) -> None:
    assert texts(title, lang, data.shipped(title)) == texts(title, lang)


def changed(facts: Json, path: str) -> Json:
    """The set with every number at the path changed, to some that no rule says."""
    whole: Any = deepcopy(facts)
    *way, last = path.partition("[")[0].split(".")
    at = whole
    for key in way:
        at = step(at, key)
    if isinstance(at, list):
        at[int(last) - 1] = moved(at[int(last) - 1])
    else:
        at[last] = moved(at[last])
    return dict(whole)


def step(at: Any, key: str) -> Any:
    if not isinstance(at, list):
        return at[key]
    names = ("id", "players", "level", "place", "kind")
    known = (x for x in at if isinstance(x, dict) and key in [str(x.get(n)) for n in names])
    return next(known, None) or at[int(key) - 1]


def moved(x: Any) -> Any:
    if isinstance(x, list):
        return [moved(y) for y in x]
    if isinstance(x, dict):
        return {k: moved(y) for k, y in x.items()}
    return x + 700 if type(x) is int else x


@EACH
def test_every_number_that_is_changed_is_told(title: str, lang: str) -> None:
    shipped = data.shipped(title)
    before = texts(title, lang)
    for id, places in rule_numbers.marked(title).items():
        for key, where in places.items():
            for paths in wheres(where):
                facts = shipped
                for path in paths:
                    facts = changed(facts, path)
                now = rule_numbers.filled(title, id, before[id], facts)
                assert count(key, now) < count(key, before[id]), f"{id}, {paths}: {now}"
                assert re.search(r"[678]\d\d", now), f"{id}: {now}"


def with_names(x: Any, n: list[int]) -> Any:
    """The set with another name for everything that has one."""
    if isinstance(x, list):
        return [with_names(y, n) for y in x]
    if not isinstance(x, dict):
        return x
    found = {key: with_names(y, n) for key, y in x.items()}
    for key in found.keys() & {"name", "name_en", "name_pl"} if "id" in x else ():
        n[0] += 1
        said = found[key]
        found[key] = dict.fromkeys(said, f"Zzyx{n[0]}") if isinstance(said, dict) else f"Zzyx{n[0]}"
    return found


@EACH
def test_every_name_that_is_changed_is_told(title: str, lang: str) -> None:
    shipped = data.shipped(title)
    facts = {**with_names(shipped, [0]), "game": shipped["game"]}
    before, now = texts(title, lang), texts(title, lang, facts)
    told = 0
    for old, common in set_names.pairs(title, lang, facts):
        flags = 0 if not common else re.IGNORECASE
        pattern = rf"\b{re.escape(old)}\b"
        for id, text in now.items():
            plain = re.sub(r"`[^`]*`", "", text)
            assert not re.search(pattern, plain, flags), f"{id} still says {old}: {text}"
            told += bool(re.search(pattern, before[id], flags))
    assert told >= 10
