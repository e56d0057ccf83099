"""The best choices of now, with what the search expects of them, in words."""

from typing import Any

from megalith.bots import hints
from megalith.core.chance import rng_from
from megalith.core.table import Table
from megalith.words import Words


def best(table: Table[Any], words: Words, count: int = 3) -> list[str]:
    """The best choices in words, each with the expected lead and the chance to win; alone with
    the lead over the title's own rival, or with points where there is none."""
    game, state = table.game, table.state
    rng = rng_from("hint", len(table.steps))
    what = hints.expects(game, state)
    return [
        words.say(
            "cli-hint" if state.seats > 1 else f"cli-hint-{what}",
            n=n,
            choice=words.action(game.border.describe(state, answer.code)),
            margin=f"{answer.lead:+.1f}",
            points=f"{answer.lead:.0f}",
            chance=round(100 * answer.win),
        )
        for n, answer in enumerate(hints.best(game, state, table.to_move(), rng, count), 1)
    ]
