"""One decision ahead: the choice after which the title's `evaluate` is highest.

Where luck follows a choice, its first event counts with the mean over the outcomes, unless
the title says that `evaluate` does not depend on it.
"""

from typing import Final

from mypy_extensions import i64

from megalith.bots.base import Bot
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, S, Title

MOST_OUTCOMES: Final[i64] = 40  # more than these are sampled


class GreedyBot(Bot):
    def __init__(self) -> None:
        super().__init__("greedy")
        self.outcomes = Choices()

    def think(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        best = -1e300
        chosen: i64 = -1
        for i in range(self.out.count):
            value = self.value(game, s, seat, self.out.codes[i], rng)
            if value > best:
                best = value
                chosen = self.out.codes[i]
        return chosen

    def value(self, game: Title[S], s: S, seat: i64, code: i64, rng: Rng) -> float:
        """What the position after this choice is worth."""
        child = game.rules.copy(s)
        game.rules.apply(child, code)
        if game.rules.to_move(child) != CHANCE or not game.mind.luck_matters(child):
            return game.mind.evaluate(child, seat)
        return self.mean(game, child, seat, rng)

    def mean(self, game: Title[S], s: S, seat: i64, rng: Rng) -> float:
        """The mean over the outcomes of the luck that speaks now."""
        out = self.outcomes
        game.rules.choices(s, out)
        total = 0.0
        if out.count <= MOST_OUTCOMES:
            for i in range(out.count):
                total += float(out.weights[i]) * self.after(game, s, seat, out.codes[i])
            return total / float(out.total)
        for _ in range(MOST_OUTCOMES):
            total += self.after(game, s, seat, out.outcome(rng))
        return total / float(MOST_OUTCOMES)

    def after(self, game: Title[S], s: S, seat: i64, outcome: i64) -> float:
        child = game.rules.copy(s)
        game.rules.apply(child, outcome)
        return game.mind.evaluate(child, seat)
