"""Advice for a seat: the best choices with what the search expects of them."""

from typing import Final

from mypy_extensions import i64

from megalith.bots import roster
from megalith.bots.mcts import Answer, SearchBot
from megalith.core.chance import Rng
from megalith.core.game import S, Title

ADVISER: Final = "hard"


def expects(game: Title[S], s: S) -> str:
    """What the leads of the answers are: where nobody else scores, points."""
    return "lead" if len(game.rules.sheets(s)) > 1 else "points"


def best(
    game: Title[S], s: S, seat: i64, rng: Rng, count: int = 3, bot: str = ADVISER
) -> list[Answer]:
    """The best `count` choices, or all if there are fewer; none from a bot that does not search.

    Only what the seat can know is used; s stays as it is.
    """
    adviser = roster.make(bot)
    if isinstance(adviser, SearchBot):
        return adviser.answers(game, s, seat, rng, count)[:count]
    return []
