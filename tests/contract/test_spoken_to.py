"""Whoever sits at a table alone is "you", in both languages; everybody else has a name."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from megalith.core.catalogue import TITLES, load
from megalith.core.game import OVER
from megalith.words import LANGUAGES, Words, files
from tests.helpers import plain_tables, random_steps, table_id

EACH = pytest.mark.parametrize("lang", LANGUAGES)
PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)


class Named(visitor.Visitor):
    """Whether a pattern speaks of a player by name."""

    def __init__(self, pattern: Any) -> None:
        self.found = False
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found |= node.id.name == "player"


def events(title: str, lang: str) -> list[ast.Message]:
    text = files(title, lang)[-1].read_text(encoding="utf-8")
    found = [m for m in FluentParser().parse(text).body if isinstance(m, ast.Message)]
    return [m for m in found if re.match("(event|log)-", m.id.name) and Named(m.value).found]


@EACH
@pytest.mark.parametrize("title", TITLES)
def test_every_event_about_a_player_can_be_said_to_that_player(title: str, lang: str) -> None:
    assert events(title, lang)
    for message in events(title, lang):
        own = [a for a in message.attributes if a.id.name == "you"]
        assert own, f"{message.id.name} has no words for `you`"
        assert not Named(own[0].value).found, f"{message.id.name} calls `you` by name"


@PLAIN
def test_nobody_reads_the_own_name_and_everybody_that_of_others(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game, names = load(title), [f"Player{n}" for n in range(seats)]
    words = [Words(lang, title, names, me=0) for lang in LANGUAGES]
    others = 0
    for s, who, _, code in random_steps(game, seats, options, 5):
        if who == OVER:
            break
        after = game.rules.copy(s)
        after.log = []
        game.rules.apply(after, code)
        for event in (game.border.explain(e, 0) for e in after.log):
            for w in words:
                said = w.event(event)
                assert names[0] not in said and not said[0].islower()
                others += any(name in said for name in names[1:])
        if who == 0:
            view = game.border.view(s, 0)
            for w in words:
                said = w.decision(game.border.decision(s), view.get("asked", {}), 0)
                assert names[0] not in said and not said[0].islower()
    assert others or seats == 1


def test_the_words_are_grammar_not_a_name_put_into_them() -> None:
    sent = {"tell": "placed", "seat": 0, "workers": 3, "place": "forest"}
    english, polish = (Words(lang, "stone_age", ["Ada", "Ben"], me=0) for lang in LANGUAGES)
    assert english.event(sent) == "You send 3 workers to the forest."
    assert polish.event(sent) == "Wysyłasz 3 pionki do lasu."
    assert english.event({**sent, "seat": 1}) == "Ben sends 3 workers to the forest."
