"""The best choices of now, with what a bot expects of them."""

from typing import Any

from megalith.bots.greedy import GreedyBot
from megalith.core.chance import rng_from
from megalith.core.table import Table
from megalith.words import Words


def best(table: Table[Any], words: Words, count: int = 3) -> list[str]:
    """The best choices in words, each with the points ahead that are expected after it."""
    game = table.game
    seat = table.to_move()
    rng = rng_from("hint", len(table.steps))
    state = game.copy(table.state)
    game.hide(state, seat, rng)
    bot = GreedyBot()
    valued = [(bot.value(game, state, seat, code, rng), code) for code in table.legal()]
    valued.sort(key=lambda pair: (-pair[0], pair[1]))
    return [
        words.say(
            "cli-hint",
            n=n,
            choice=words.action(game.describe(table.state, code)),
            margin=f"{value:+.1f}",
        )
        for n, (value, code) in enumerate(valued[:count], 1)
    ]
