"""The best choices of now, with what the search expects of them, in words."""

from typing import Any, NamedTuple

from megalith.bots import hints
from megalith.core.chance import rng_from
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.words import Words

LETTERS = "abc"  # numbers are for the list of choices


class Hint(NamedTuple):
    letter: str
    text: str
    record: Json


def best(table: Table[Any], words: Words) -> list[Hint]:
    """The best choices in words, each with the expected lead and the chance to win; alone with
    the lead over the title's own rival, or with points where there is none."""
    game, state = table.game, table.state
    rng = rng_from("hint", len(table.steps))
    what = hints.expects(game, state)
    found: list[Hint] = []
    answers = hints.best(game, state, table.to_move(), rng, len(LETTERS))
    for letter, answer in zip(LETTERS, answers, strict=False):
        record = game.border.describe(state, answer.code)
        text = words.say(
            "cli-hint" if state.seats > 1 else f"cli-hint-{what}",
            letter=letter,
            choice=words.action(record),
            margin=words.decimal(answer.lead or 0, "+.1f"),
            points=f"{answer.lead or 0:.0f}",
            chance=round(100 * (answer.win or 0)),
        )
        found.append(Hint(letter, text, record))
    return found
