"""One game between bots, with the loop inside the compiled build."""

from typing import Generic, final

from mypy_extensions import i64

from megalith.bots.base import Bot
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, S, Title


@final
class Match(Generic[S]):
    """A game on its way: luck speaks by itself, whoever runs the match answers the decisions.

    Luck has its own generator, so that bots which think more do not change the dice.
    """

    def __init__(self, game: Title[S], s: S, luck: Rng, trace: list[int] | None = None) -> None:
        self.rules = game.rules
        self.s = s
        self.luck = luck
        self.trace = trace  # gets every code, luck included
        self.decisions: i64 = 0
        self.out = Choices()

    def asks(self) -> i64:
        """Let luck speak, then: the seat that must decide, or OVER."""
        while True:
            who = self.rules.to_move(self.s)
            if who != CHANCE:
                return who
            self._apply(self.choices().outcome(self.luck))

    def choices(self) -> Choices:
        """What can be chosen, or drawn, now."""
        self.rules.choices(self.s, self.out)
        return self.out

    def answer(self, code: i64) -> None:
        self.decisions += 1
        self._apply(code)

    def _apply(self, code: i64) -> None:
        if self.trace is not None:
            self.trace.append(code)
        self.rules.apply(self.s, code)


def play(
    game: Title[S], s: S, bots: list[Bot], luck: Rng, minds: Rng, trace: list[int] | None
) -> i64:
    """Play s to its end; the number of decisions."""
    match = Match(game, s, luck, trace)
    while True:
        who = match.asks()
        if who == OVER:
            return match.decisions
        match.answer(bots[who].choose(game, s, who, minds))
