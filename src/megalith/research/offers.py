"""The choices of a decision as a learner can compare them: a row of numbers for each.

A row tells what a choice changes: the amounts of the observer after it, before luck speaks, less
those before it, and what the title's evaluation thinks of that. So a policy need not know the
codes: it gives every row a number and takes the best. Nothing that the seat cannot know is used.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.bots.greedy import GreedyBot
from megalith.core.chance import Rng
from megalith.core.choices import Choices, zeros
from megalith.core.features import Features
from megalith.core.game import State, Title

WORTH: Final = "worth"  # the last number of a row: tenths of a point by the evaluation
TENTHS: Final = 10.0
MOST: Final[i64] = 9_999  # no number of a row is larger


@final
class Offers:
    def __init__(self, game: Title[Any], seats: i64, width: i64) -> None:
        """At most `width` choices; of a longer list those that promise most."""
        names = game.mind.slots(int(seats))
        told = [i for i, name in enumerate(names) if game.mind.tells(name)]
        self.game = game
        self.width = width
        self.names = [names[i] for i in told] + [WORTH]
        self.slots = vec[i64](told)
        self.count: i64 = len(self.names)
        self.rows = Features(2, len(names))  # before a choice, and after it
        self.judge = GreedyBot()

    def shorten(self, s: State, seat: i64, listed: Choices, rng: Rng) -> None:
        """Leave no more choices than fit."""
        if listed.count > self.width:
            self.game.mind.shortlist(s, listed, self.width)
        if listed.count > self.width:
            worth = vec[float]([0.0] * listed.count)
            for k in range(listed.count):
                worth[k] = self.judge.value(self.game, s, seat, listed.codes[k], rng)
            listed.keep(worth, self.width)

    def fill(
        self, s: State, seat: i64, listed: Choices, rng: Rng, out: Features, first: i64
    ) -> None:
        """Write a row for each choice of the seat into `out`, from row `first` on."""
        game = self.game
        mine = game.rules.copy(s)
        game.rules.hide(mine, seat, rng)
        self._observe(mine, seat, 0)
        before = game.mind.evaluate(mine, seat)
        for k in range(listed.count):
            code = listed.codes[k]
            child = game.rules.copy(mine)
            game.rules.apply(child, code)
            self._observe(child, seat, 1)
            worth = self.judge.value(game, mine, seat, code, rng) - before
            self._write(out, first + k, i64(worth * TENTHS))
        blank = zeros(self.count)
        for k in range(listed.count, self.width):
            out.start(first + k)
            for j in range(self.count):
                out.put(blank[j])

    def _observe(self, s: State, seat: i64, row: i64) -> None:
        self.rows.start(row)
        self.game.mind.observe(s, seat, self.rows)

    def _write(self, out: Features, row: i64, worth: i64) -> None:
        values = self.rows.values
        width = self.rows.width
        out.start(row)
        for j in range(len(self.slots)):
            slot = self.slots[j]
            out.put(i64(values[width + slot]) - i64(values[slot]))
        out.put(min(MOST, max(-MOST, worth)))
