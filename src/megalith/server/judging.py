"""Strangers' sets of components: judged, told and made ready to be kept. Runs in a clerk."""

import json
from typing import Any

from megalith.core import judge, provenance, sets
from megalith.core.catalogue import TITLES
from megalith.core.errors import TableError
from megalith.core.game import Json
from megalith.server.errors import ServerError
from megalith.server.wire import answers
from megalith.words import Words

MOST = 100  # faults that are told of one set


def whole(title: str, changes: Json) -> Json:
    """All facts; a set may be anything, but it belongs to a title."""
    if title not in TITLES:
        raise ServerError("not_found", "no such game")
    try:
        return sets.whole(title, changes)
    except TableError as error:
        raise ServerError("rules", str(error)) from None


def verdict(title: str, changes: Json, lang: str) -> answers.Judgement:
    facts = whole(title, changes)
    return _verdict(title, facts, judge.judge(title, facts), lang)


def typed(title: str, changes: Json, lang: str) -> answers.Typed:
    """For the editor: everything at once."""
    facts = whole(title, changes)
    found = judge.judge(title, facts)
    forms: list[Json] = []
    numbers: dict[str, int] = {}
    places: dict[str, int] = {}
    for where, form in found.forms.items():
        text = json.dumps(form, sort_keys=True)
        if text not in numbers:
            numbers[text] = len(forms)
            forms.append(form)
        places[where] = numbers[text]
    said = _verdict(title, facts, found, lang)
    return {**said, "facts": facts, "forms": forms, "places": places}


def kept(title: str, changes: Json, lang: str) -> tuple[Json, answers.Judgement]:
    """The least that tells the set, and what is to be said of it."""
    facts = whole(title, changes)
    said = _verdict(title, facts, judge.judge(title, facts), lang)
    return sets.changes(title, facts), said


def _verdict(title: str, facts: Json, found: judge.Verdict, lang: str) -> answers.Judgement:
    words = Words(lang, title)
    replaced, stand_ins = provenance.stand_ins(title, facts, found.forms)
    return {
        "digest": sets.digest(facts),
        "faults": [_where(words, fault) for fault in found.faults[:MOST]],
        "warnings": [_where(words, odd) for odd in found.warnings[:MOST]],
        "parts": provenance.parts(title, facts, found.forms),
        "replaced": replaced,
        "stand_ins": stand_ins,
    }


def _where(words: Words, error: TableError) -> answers.Where:
    why: Any = error.said.get("why")
    if error.key != "set-where" or not isinstance(why, TableError):
        return {"where": "", "why": words.fault(error)}
    return {"where": str(error.said["where"]), "why": words.fault(why)}
