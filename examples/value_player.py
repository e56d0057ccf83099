"""A bot for two that looks one decision ahead with a learned network.

    megalith arena stone_age --players 2 --bots greedy,examples/value_player.py:Learner@value.npz

It takes the choice after which the row that its seat sees is worth most. A row tells nothing
about luck that has not spoken yet, so the network has learned the mean over it.
examples/learn_value.py makes the file.
"""

from pathlib import Path
from typing import Any

import numpy as np
from value_net import Array, Net

from megalith.core.chance import Rng
from megalith.core.features import Features
from megalith.core.game import OVER, Title

POINTS = 100.0  # a lead of so many points is worth 0.76
ROOM = 1500  # choices at a table


def worth_of_lead(game: Title[Any], s: Any, seat: int) -> float:
    """Of a game that is over: between -1 and 1."""
    totals = [sheet.total for sheet in game.rules.sheets(s)]
    return float(np.tanh((totals[seat] - totals[1 - seat]) / POINTS))


class Lookout:
    """Rows of the positions after choices, of one table or of many, judged at once."""

    def __init__(self, game: Title[Any], tables: int) -> None:
        self.game = game
        wide, most = len(game.mind.slots(2)), tables * ROOM
        self.rows = Features(most, wide)
        self.seen = np.frombuffer(memoryview(self.rows.values), np.int16).reshape(most, wide)
        self.clear()

    def clear(self) -> None:
        self.filled = 0
        self.ended: list[tuple[int, float]] = []  # rows where the game is over, and their worth

    def add(self, s: Any, seat: int, codes: list[int]) -> slice:
        """Look at the position after each code; where its rows are."""
        first = self.filled
        for code in codes:
            after = self.game.rules.copy(s)
            self.game.rules.apply(after, code)
            self.rows.start(self.filled)
            self.game.mind.observe(after, seat, self.rows)
            if self.game.rules.to_move(after) == OVER:
                self.ended.append((self.filled, worth_of_lead(self.game, after, seat)))
            self.filled += 1
        return slice(first, self.filled)

    def worths(self, net: Net) -> Array:
        found = net.worth(self.seen[: self.filled])
        for row, worth in self.ended:
            found[row] = worth
        return found


class Learner:
    """A bot for the arena: `value_player.py:Learner@value.npz`."""

    def __init__(self, path: str) -> None:
        self.net = Net.load(Path(path))
        self.lookout: Lookout | None = None

    def choose(self, game: Title[Any], s: Any, seat: int, rng: Rng) -> int:
        lookout = self.lookout = self.lookout or Lookout(game, 1)
        lookout.clear()
        codes = game.rules.legal(s)
        lookout.add(s, seat, codes)
        return codes[int(lookout.worths(self.net).argmax())]
