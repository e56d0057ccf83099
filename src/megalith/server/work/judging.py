"""Strangers' sets of components: judged, told and made ready to be kept. Runs in a clerk."""

import json
from functools import cache
from typing import Any, cast

from megalith import set_words
from megalith.core import data, judge, provenance, sets
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource
from megalith.core.errors import TableError
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server import titles
from megalith.server.errors import ServerError
from megalith.server.wire import answers
from megalith.words import LANGUAGES, Words

MOST = 100  # faults that are told of one set


def whole(title: str, changes: Json | None) -> Json:
    """All facts; a set may be anything, but it belongs to a title. None: the shipped one."""
    if title not in TITLES:
        raise ServerError("not_found", "no such game")
    changes = sets.shipped(title) if changes is None else changes
    try:
        return sets.whole(title, changes)
    except TableError as error:
        raise ServerError("rules", str(error)) from None


def verdict(title: str, changes: Json | None, lang: str) -> answers.Judgement:
    facts = whole(title, changes)
    return _verdict(title, facts, judge.judge(title, facts), lang)


def typed(title: str, changes: Json | None, lang: str) -> answers.Typed:
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
    sound = not found.faults
    named = words(title, facts) if sound else {}
    laid = laid_out(title, facts) if sound else None
    told = {"facts": facts, "forms": forms, "places": places, "words": named, "view": laid}
    return cast(answers.Typed, {**said, **told})


def laid_out(title: str, facts: Json) -> Json:
    """How a full table looks with a set soon after it was laid out, as a guest sees it."""
    game = load(title, sets.changes(title, facts))
    seats = game.players[-1]
    table: Table[Any] = Table(game, seats, {}, FairSource("laid out"))
    for _ in range(2 * seats):  # what is chosen before the first turn, or a little more
        if not table.over():
            table.do_code(table.legal()[0])
    return dict(game.border.view(table.state, None))


def facts(title: str, changes: Json | None, name: str, version: int) -> answers.Facts:
    """Of the set of a table; None: the shipped one of its time."""
    kit = titles.still(title, changes, version).kit
    found = kit.facts if kit is not None else sets.whole(title, changes or {})
    digest = sets.digest(found)
    return {
        "name": name,
        "digest": digest,
        "facts": found,
        "words": words(title, found),
        "stand_ins": stand_ins(title, found),
    }


def stand_ins(title: str, facts: Json) -> int:
    """How many parts of a set are still ours."""
    replaced, all = counted(title, facts, judge.judge(title, facts).forms)
    return all - replaced


def counted(title: str, facts: Json, forms: Json) -> tuple[int, int]:
    """How many stand-ins are replaced, and of how many."""
    edition = data.edition(sets.base(title, facts))
    return provenance.stand_ins(title, facts, forms, usual_forms(title, edition))


@cache
def usual_forms(title: str, edition: int) -> Json:
    """What may stand in each place of a shipped set."""
    return judge.judge(title, data.shipped_as(title, edition)).forms


def words(title: str, facts: Json) -> dict[str, str]:
    """What the set calls otherwise than the shipped one, in every language."""
    return {lang: set_words.source(title, facts, lang) for lang in LANGUAGES}


def kept(title: str, changes: Json, lang: str) -> tuple[Json, answers.Judgement]:
    """The least that tells the set, and what is to be said of it."""
    facts = whole(title, changes)
    said = _verdict(title, facts, judge.judge(title, facts), lang)
    return sets.changes(title, facts), said


def _verdict(title: str, facts: Json, found: judge.Verdict, lang: str) -> answers.Judgement:
    say = Words(lang, title)
    replaced, stand_ins = counted(title, facts, found.forms)
    return {
        "digest": sets.digest(facts),
        "faults": [_where(say, fault) for fault in found.faults[:MOST]],
        "warnings": [_where(say, odd) for odd in found.warnings[:MOST]],
        "parts": provenance.parts(title, facts, found.forms),
        "replaced": replaced,
        "stand_ins": stand_ins,
    }


def _where(words: Words, error: TableError) -> answers.Where:
    why: Any = error.said.get("why")
    if error.key != "set-where" or not isinstance(why, TableError):
        return {"where": "", "why": words.fault(error)}
    return {"where": str(error.said["where"]), "why": words.fault(why)}
