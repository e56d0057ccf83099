"""Learn to play Akropolis for two, from nothing, with NumPy alone; then meet `greedy` in the arena.

    python examples/learn_value.py                                    some minutes on two cores
    python examples/learn_value.py --rounds 1 --games 10 --test 4     to see that it runs

What is learned is how many points a city will still make: a weighted sum of numbers that follow
from the row that a seat sees (districts and stars now and to come, stones, what lies where).
A second sum foretells the points of the rival, from its city and the tiles that it is left.
Weights are fitted (ridge regression) to how games ended. Round 0 learns from random play. In
every further round both seats choose the tile and the place after which their own points less
those of the rival should be highest, now and then one of the good ones at random, and the
weights are fitted again; what is older counts less.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from akropolis_rows import SLOTS, Array, City, left_columns, shape_columns

from megalith.core.catalogue import load
from megalith.core.chance import Rng, rng_from
from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER
from megalith.core.options import choose
from megalith.research import arena
from megalith.research.backends import open_backend

GAME = load("akropolis")
OPTIONS = choose(GAME.options, {})
MOST = 4000  # tiles and places at once
GLANCE = 40  # of these that are looked at closely
FADE = 0.75  # what the games of the round before still count
NOISE = 0.05  # turns that are left to chance in practice
PULL = 1e-4  # of the weights towards 0

# -- what is learned


class Weights(NamedTuple):
    """Of three sums: my city at a glance, my city with all that lies there, the rival's."""

    glance: Array
    city: Array
    rival: Array


def rough(rows: Array) -> tuple[Array, Array]:
    """Points now, and the columns of what may come: my city at a glance."""
    city = City(rows, "me")
    return city.points, city.columns()


def close(rows: Array) -> tuple[Array, Array]:
    city = City(rows, "me")
    return city.points, np.column_stack([city.columns(), shape_columns(rows, city)])


def other(rows: Array) -> tuple[Array, Array]:
    rival = City(rows, "next1")
    return rival.points, np.column_stack([rival.columns(), left_columns(rows, rival)])


VIEWS = (rough, close, other)


def foretold(view: Any, rows: Array, weights: Array) -> Array:
    """Points at the end."""
    now, columns = view(rows)
    result: Array = now + columns @ weights
    return result


class Learner:
    """A bot for the arena: `examples/learn_value.py:Learner@weights.npz`."""

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
        theirs = foretold(other, rows, self.weights.rival)
        first = foretold(rough, rows, self.weights.glance) - theirs
        good = np.argsort(-first, kind="stable")[:GLANCE]
        if rng is not None and rng.unit() < NOISE:
            chosen = int(good[int(rng.below(len(good)))])
        else:
            mine = foretold(close, rows[good], self.weights.city)
            chosen = int(good[(mine - theirs[good]).argmax()])
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


# -- learning


class Lesson(NamedTuple):
    """Some games of self-play: with what, and which."""

    weights: Weights | None  # random play without
    seed: int
    first: int
    games: int


class Sums(NamedTuple):
    """What the three regressions need of some positions; sums can be added."""

    squares: tuple[Array, ...]
    products: tuple[Array, ...]
    positions: int
    games: int
    points: float  # of all cities
    error: float  # squared, of what was foretold

    def plus(self, more: "Sums") -> "Sums":
        squares = tuple(a + b for a, b in zip(self.squares, more.squares, strict=True))
        products = tuple(a + b for a, b in zip(self.products, more.products, strict=True))
        return Sums(squares, products, *(a + b for a, b in zip(self[2:], more[2:], strict=True)))

    def faded(self) -> "Sums":
        """For the next round: old positions count less, and are not told again."""
        squares, products = (tuple(FADE * a for a in part) for part in self[:2])
        return Sums(squares, products, 0, 0, 0.0, 0.0)

    def fit(self) -> Weights:
        return Weights(*(ridge(a, b) for a, b in zip(self.squares, self.products, strict=True)))


def ridge(squares: Array, products: Array) -> Array:
    """Least squares with a pull towards 0, equal for columns of any size."""
    size = np.sqrt(np.diag(squares)) + 1e-9
    pulled = squares / size / size[:, None] + PULL * np.eye(len(size))
    result: Array = np.linalg.solve(pulled, products / size) / size
    return result


def practise(lesson: Lesson) -> Sums:
    """Play the games of a lesson; the end of every turn is a position to learn from."""
    learner = None if lesson.weights is None else Learner(weights=lesson.weights)
    games = [self_play(learner, lesson.seed, lesson.first + k) for k in range(lesson.games)]
    rows = np.concatenate([rows for rows, _, _ in games])
    mine, theirs = np.concatenate([ends for _, ends, _ in games]).T
    points = sum(sum(totals) for _, _, totals in games)
    squares, products, error = [], [], 0.0
    for n, (view, ends) in enumerate(zip(VIEWS, (mine, mine, theirs), strict=True)):
        now, columns = view(rows)
        squares.append(columns.T @ columns)
        products.append(columns.T @ (ends - now))
        if view is close and lesson.weights is not None:
            error = float(((now + columns @ lesson.weights[n] - ends) ** 2).sum())
    return Sums(tuple(squares), tuple(products), len(rows), lesson.games, points, error)


def self_play(learner: Learner | None, seed: int, k: int) -> tuple[Array, Array, list[int]]:
    """Rows after each turn, the ends of both cities as its player saw them, and the totals."""
    luck, minds = rng_from("luck", seed, k), rng_from("minds", seed, k)
    beginner = Beginner()
    s, out = GAME.initial(2, OPTIONS), Choices()
    rows: list[Array] = []
    movers: list[int] = []
    while (who := int(GAME.to_move(s))) != OVER:
        if who == CHANCE:
            GAME.choices(s, out)
            GAME.apply(s, out.outcome(luck))
            continue
        codes, row = (learner or beginner).turn(s, who, minds)
        for code in codes:
            GAME.apply(s, code)
        rows.append(row)
        movers.append(who)
    totals = [sheet.total for sheet in GAME.sheets(s)]
    ends = [(totals[who], totals[1 - who]) for who in movers]
    return np.array(rows), np.array(ends, float), totals


class Beginner:
    """Plays at random."""

    def __init__(self) -> None:
        self.row, self.out = Features(1, len(SLOTS)), Choices()

    def turn(self, s: Any, seat: int, rng: Rng) -> tuple[list[int], Array]:
        mine, codes = GAME.copy(s), []
        while GAME.to_move(mine) == seat and (len(codes) < 2):
            GAME.choices(mine, self.out)
            codes.append(int(self.out.any(rng)))
            GAME.apply(mine, codes[-1])
        self.row.start(0)
        GAME.observe(mine, seat, self.row)
        return codes, np.array(self.row.row(0), np.int16)


def learn(rounds: int, games: int, workers: int, seed: int) -> Iterator[Weights]:
    """The weights after each round; told on the way."""
    backend = open_backend(workers)
    weights: Weights | None = None
    sums: Sums | None = None
    for n in range(rounds + 1):
        began = time.perf_counter()
        count = games if weights is not None else 2 * games  # random games cost little
        each = max(1, count // (8 * workers))
        lessons = [
            Lesson(weights, seed + n, first, min(each, count - first))
            for first in range(0, count, each)
        ]
        for part in backend.work(practise, lessons):
            sums = part if sums is None else sums.plus(part)
        assert sums is not None
        mean, error = sums.points / 2 / sums.games, (sums.error / sums.positions) ** 0.5
        told = f", foretold to {error:.1f}" if weights is not None else ", at random"
        spent = time.perf_counter() - began
        print(f"round {n}: {count} games of {mean:.1f} points{told}, {spent:.0f} s", flush=True)
        weights, sums = sums.fit(), sums.faded()
        yield weights


def measure(path: Path, rival: str, games: int, workers: int) -> float:
    """The learner's share of the wins in the arena, told with its 95 % interval."""
    name = f"{Path(__file__)}:Learner@{path}"
    bot = arena.run("akropolis", [rival, name], 2, games, 1, workers).bots[name]
    low, high = bot.interval
    print(
        f"  against {rival}: {100 * bot.share:.1f} % of {bot.games} games"
        f" (95 %: {100 * low:.1f} to {100 * high:.1f}), {bot.score / bot.games:.1f} points",
        flush=True,
    )
    return bot.share


def main(arguments: list[str] | None = None) -> list[float]:
    """The share against `greedy` after the first round, and after the last."""
    parser = argparse.ArgumentParser(description="Learn Akropolis for two from self-play.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of self-play")
    parser.add_argument("--games", type=int, default=250, help="games in a round")
    parser.add_argument("--test", type=int, default=200, help="games against each bot in the end")
    parser.add_argument("--each", type=int, default=0, help="games against greedy after a round")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("weights.npz"), help="for the weights")
    chosen = parser.parse_args(arguments)
    for weights in learn(chosen.rounds, chosen.games, chosen.workers, chosen.seed):
        np.savez(chosen.out, **weights._asdict())
        if chosen.each:
            measure(chosen.out, "greedy", chosen.each, chosen.workers)
    return [measure(chosen.out, bot, chosen.test, chosen.workers) for bot in ("random", "greedy")]


if __name__ == "__main__":
    main()
