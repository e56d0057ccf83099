"""Advice for a seat: the best choices with what the search expects of them."""

from typing import Final, Literal, NamedTuple

from mypy_extensions import i64

from megalith.bots import roster
from megalith.bots.greedy import GreedyBot
from megalith.bots.mcts import SearchBot
from megalith.core.chance import Rng
from megalith.core.game import S, Title

ADVISER: Final = "hard"


def expects(game: Title[S], s: S) -> Literal["lead", "points"]:
    """What the leads of the answers are: where nobody else scores, points."""
    return "lead" if len(game.rules.sheets(s)) > 1 else "points"


class Advice(NamedTuple):
    """A choice, and what is expected of it as far as the bot can tell."""

    code: int
    lead: float | None = None  # points ahead of the best rival, or points alone (`expects`)
    win: float | None = None  # share of the victory; alone there is none


def best(
    game: Title[S], s: S, seat: i64, rng: Rng, count: int = 3, bot: str = ADVISER
) -> list[Advice]:
    """The best `count` choices, or all if there are fewer, best first; a bot that compares none
    gives what it would take.

    Only what the seat can know is used; s stays as it is.
    """
    adviser = roster.make(bot)
    if isinstance(adviser, SearchBot):
        answers = adviser.answers(game, s, seat, rng, count)[:count]
        return [Advice(a.code, a.lead, a.win if s.seats > 1 else None) for a in answers]
    if isinstance(adviser, GreedyBot):
        valued = [(-adviser.value(game, s, seat, c, rng), c) for c in game.rules.legal(s)]
        return [Advice(code, -loss) for loss, code in sorted(valued)[:count]]
    return [Advice(int(adviser.choose(game, s, seat, rng)))]
