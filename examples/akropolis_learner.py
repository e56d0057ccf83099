"""A bot that plays Akropolis for two by a weighted sum of what it sees.

    megalith arena akropolis --bots greedy,examples/akropolis_learner.py:Learner@weights.npz

examples/learn_value.py learns the weights.
"""

from typing import Any, NamedTuple

import numpy as np
from akropolis_rows import SLOTS, Array, City, shape_columns

from megalith.core.catalogue import load
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.features import Features

GAME = load("akropolis")
MOST = 4000  # tiles and places at once
GLANCE = 40  # of these that are looked at closely
NOISE = 0.05  # turns that are left to chance in practice


class Weights(NamedTuple):
    """Of two sums: a city at a glance, and with all that lies there."""

    glance: Array
    city: Array


def rough(rows: Array) -> tuple[Array, Array]:
    """Points now, and the columns of what may come: my city at a glance."""
    city = City(rows)
    return city.points, city.columns()


def close(rows: Array) -> tuple[Array, Array]:
    city = City(rows)
    return city.points, np.column_stack([city.columns(), shape_columns(rows, city)])


VIEWS = (rough, close)


def foretold(view: Any, rows: Array, weights: Array) -> Array:
    """Points at the end."""
    now, columns = view(rows)
    result: Array = now + columns @ weights
    return result


class Learner:
    """A bot for the arena: `akropolis_learner.py:Learner@weights.npz`."""

    def __init__(self, path: str = "", weights: Weights | None = None) -> None:
        self.weights = weights or Weights(**np.load(path))
        self.rows = Features(MOST, len(SLOTS))
        self.seen = np.frombuffer(memoryview(self.rows.values), np.int16).reshape(MOST, -1)
        self.out = Choices()

    def choose(self, game: Any, s: Any, seat: int, rng: Rng) -> int:
        return self.turn(s, seat)[0][0]

    def turn(self, s: Any, seat: int, rng: Rng | None = None) -> tuple[list[int], Array]:
        """The codes until the end of the turn, and the row after it; now and then by chance,
        if there is a generator for that."""
        ways = self.ways(s, seat)
        rows = self.seen[: len(ways)]
        first = foretold(rough, rows, self.weights.glance)
        good = np.argsort(-first, kind="stable")[:GLANCE]
        if rng is not None and rng.unit() < NOISE:
            chosen = int(good[int(rng.below(len(good)))])
        else:
            mine = foretold(close, rows[good], self.weights.city)
            chosen = int(good[mine.argmax()])
        return ways[chosen], rows[chosen].copy()

    def ways(self, s: Any, seat: int) -> list[list[int]]:
        """Every tile in every place; the rows after each are in `seen`."""
        GAME.choices(s, self.out)
        codes = self.out.to_list()
        if codes[0] >= 6:  # a tile is in hand already
            return self._places(s, seat, [], 0)
        ways: list[list[int]] = []
        for code in codes:
            child = GAME.copy(s)
            GAME.apply(child, code)
            ways += self._places(child, seat, [code], len(ways))
        return ways

    def _places(self, s: Any, seat: int, before: list[int], used: int) -> list[list[int]]:
        GAME.choices(s, self.out)
        codes = self.out.to_list()[: MOST - used]
        for n, code in enumerate(codes):
            child = GAME.copy(s)
            GAME.apply(child, code)
            self.rows.start(used + n)
            GAME.observe(child, seat, self.rows)
        return [[*before, code] for code in codes]
