"""What is told of a set of components: rules, things, the score sheet. Runs in a clerk."""

from typing import Any

from megalith import rulebook
from megalith.core import data, sets
from megalith.core.catalogue import load
from megalith.core.errors import TableError
from megalith.core.game import Json, Title
from megalith.server.errors import by_rules
from megalith.server.features import lessons
from megalith.server.wire import answers
from megalith.server.wire import lessons as wire
from megalith.server.work import judging


def usual(game: str) -> Json:
    """All facts of the set that is used where nobody asks for another one."""
    return facts_of(load(game))


def facts_of(game: Title[Any]) -> Json:
    return data.shipped(game.id) if game.kit is None else game.kit.facts


def rules(game: str, lang: str, facts: Json) -> answers.Rules:
    numbered: list[answers.Rule] = [
        {"id": rule.id, "text": rule.text} for rule in rulebook.rules(game, lang, facts)
    ]
    return {"markdown": rulebook.markdown(game, lang, facts), "rules": numbered}


def form(game: Title[Any]) -> answers.Form:
    found = game.border.form
    return {
        "head": found.head,
        "asks": {name: list(values) for name, values in found.asks.items()},
        "entries": [
            {
                "field": entry.field,
                "kind": entry.kind,
                "least": entry.least,
                "most": entry.most,
                "length": entry.length,
                "ids": list(entry.ids),
                "words": entry.words or entry.field.replace(".", "-"),
            }
            for entry in found.entries
        ],
        "blank": found.blank(),
    }


def told(title: str, changes: Json | None, lang: str) -> wire.SetTold:
    """Everything that is told of a set, at once."""
    game = _sound(title, changes)
    facts = facts_of(game)
    return {
        "facts": facts,
        "words": judging.words(title, facts),
        "rules": rules(title, lang, facts),
        "things": lessons.things(title, facts),
        "howto": lessons.howto(title, facts),
        "form": form(game),
    }


def score(title: str, changes: Json | None, sheet: Json) -> answers.Sheets:
    try:
        return {"sheets": _sound(title, changes).border.calculate(sheet)}
    except TableError as error:
        raise by_rules(error) from None


def _sound(title: str, changes: Json | None) -> Title[Any]:
    try:
        return load(title, sets.changes(title, judging.whole(title, changes)))
    except TableError as error:
        raise by_rules(error) from None
