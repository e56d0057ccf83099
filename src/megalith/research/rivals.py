"""The bots that sit at the tables of a learner, and where the learner sits."""

from typing import final

from librt.strings import read_i64_le
from mypy_extensions import i64

from megalith.bots import roster
from megalith.bots.base import Bot
from megalith.core.chance import Rng, rng_from
from megalith.core.choices import zeros
from megalith.core.game import OVER
from megalith.research.tables import Tables


@final
class Rivals:
    """The learner's seat is drawn anew for each game unless `fixed` is one (and not -1)."""

    def __init__(self, tables: Tables, names: list[str], fixed: i64) -> None:
        self.tables = tables
        self.names = names
        self.fixed = fixed
        self.seats = zeros(tables.n)  # the learner's, at each table
        self.minds: list[Rng] = [rng_from("minds", 0, i) for i in range(tables.n)]
        self.bots: list[list[Bot]] = [[] for _ in range(tables.n)]

    def start(self, seed: object) -> None:
        self.tables.start(seed)
        for i in range(self.tables.n):
            self.sit(i)

    def sit(self, i: i64) -> None:
        """At table i, which was just dealt: who sits where; then up to the learner's turn."""
        t = self.tables
        number = i + t.n * (t.games[i] - 1)
        seat: i64 = rng_from("seat", t.seed, int(number)).below(t.seats)
        self.seats[i] = self.fixed if self.fixed >= 0 else seat
        self.minds[i] = rng_from("minds", t.seed, int(number))
        self.bots[i] = [roster.make(name) for name in self.names]
        self.answer(i)

    def answer(self, i: i64) -> None:
        """Bots decide until the learner must, or the game is over."""
        t = self.tables
        mine = self.seats[i]
        while t.to_move[i] != OVER and t.to_move[i] != mine:
            who = t.to_move[i]
            bot = self.bots[i][who if who < mine else who - 1]
            t.move(i, bot.choose(t.game, t.states[i], who, self.minds[i]))
        t.show(i)
        if t.to_move[i] == OVER:
            t.look(i, mine)

    def step(self, actions: bytes) -> None:
        """A legal action at every table; where the last game is over, a new one instead."""
        t = self.tables
        for i in range(t.n):
            if t.to_move[i] == OVER:
                t.done[i] = 0
                t.deal(i)
                self.sit(i)
            else:
                t.move(i, t.code(i, read_i64_le(actions, 8 * i)))
                self.answer(i)
