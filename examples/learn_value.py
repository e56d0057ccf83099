"""Learn to play Akropolis for two, from nothing, with NumPy alone; then meet `greedy` in the arena.

    python examples/learn_value.py                                    some minutes on two cores
    python examples/learn_value.py --rounds 1 --games 10 --test 4     to see that it runs

What is learned is how many points a city will still make: a weighted sum of numbers that follow
from the row that a seat sees (akropolis_rows.py: districts and stars now and to come, stones,
what lies where). The weights are fitted to how games ended (ridge regression). Round 0 learns
from random play. In every further round both seats choose the tile and the place after which
their cities should end with the most points, now and then another good one at random, and the
weights are fitted again; older games count less.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from akropolis_learner import GAME, VIEWS, Learner, Weights
from akropolis_rows import SLOTS, Array

from megalith.core.chance import Rng, rng_from
from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER
from megalith.core.options import choose
from megalith.research import arena
from megalith.research.backends import open_backend

OPTIONS = choose(GAME.options, {})
FADE = 0.7  # what the games of the round before still count
PULL = 1e-3  # of the weights towards 0


class Lesson(NamedTuple):
    """Some games of self-play: with what, and which."""

    weights: Weights | None  # random play without
    seed: int
    first: int
    games: int


class Sums(NamedTuple):
    """What the regressions need of some positions; sums can be added."""

    squares: tuple[Array, ...]
    products: tuple[Array, ...]
    positions: int = 0
    games: int = 0
    points: float = 0.0  # of all cities
    error: float = 0.0  # squared, of what was foretold

    def plus(self, more: "Sums") -> "Sums":
        return Sums(
            tuple(a + b for a, b in zip(self.squares, more.squares, strict=True)),
            tuple(a + b for a, b in zip(self.products, more.products, strict=True)),
            self.positions + more.positions,
            self.games + more.games,
            self.points + more.points,
            self.error + more.error,
        )

    def faded(self) -> "Sums":
        """For the next round: old positions count less, and are not told again."""
        squares, products = self.squares, self.products
        return Sums(tuple(FADE * a for a in squares), tuple(FADE * b for b in products))

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
    ends = np.concatenate([ends for _, ends, _ in games])
    seen = [view(rows) for view in VIEWS]
    now, columns = seen[-1]
    foretold = now if lesson.weights is None else now + columns @ lesson.weights.city
    return Sums(
        tuple(columns.T @ columns for _, columns in seen),
        tuple(columns.T @ (ends - now) for now, columns in seen),
        len(rows),
        lesson.games,
        sum(sum(totals) for _, _, totals in games),
        float(((foretold - ends) ** 2).sum()),
    )


def self_play(learner: Learner | None, seed: int, k: int) -> tuple[Array, Array, list[int]]:
    """Rows after each turn, how the city of its player ended, and both totals."""
    luck, minds = rng_from("luck", seed, k), rng_from("minds", seed, k)
    player = learner or Beginner()
    s, out = GAME.initial(2, OPTIONS), Choices()
    rows: list[Array] = []
    movers: list[int] = []
    while (who := int(GAME.to_move(s))) != OVER:
        if who == CHANCE:
            GAME.choices(s, out)
            GAME.apply(s, out.outcome(luck))
            continue
        codes, row = player.turn(s, who, minds)
        for code in codes:
            GAME.apply(s, code)
        rows.append(row)
        movers.append(who)
    totals = [sheet.total for sheet in GAME.sheets(s)]
    return np.array(rows), np.array([totals[who] for who in movers], float), totals


class Beginner:
    """Plays at random."""

    def __init__(self) -> None:
        self.row, self.out = Features(1, len(SLOTS)), Choices()

    def turn(self, s: Any, seat: int, rng: Rng) -> tuple[list[int], Array]:
        mine = GAME.copy(s)
        codes: list[int] = []
        while len(codes) < 2 and GAME.to_move(mine) == seat:
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
        weights, sums = sums.fit(), sums.faded() if n else None  # random play is forgotten
        yield weights


def measure(path: Path, rival: str, games: int, workers: int) -> float:
    """The learner's share of the wins in the arena, told with its 95 % interval."""
    name = f"{Path(__file__).with_name('akropolis_learner.py')}:Learner@{path}"
    bot = arena.run("akropolis", [rival, name], 2, games, 1, workers).bots[name]
    low, high = bot.interval
    print(
        f"  against {rival}: {100 * bot.share:.1f} % of {bot.games} games"
        f" (95 %: {100 * low:.1f} to {100 * high:.1f}), {bot.score / bot.games:.1f} points",
        flush=True,
    )
    return bot.share


def main(arguments: list[str] | None = None) -> list[float]:
    """The shares of the wins against `random` and `greedy` in the end."""
    parser = argparse.ArgumentParser(description="Learn Akropolis for two from self-play.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of self-play")
    parser.add_argument("--games", type=int, default=250, help="games in a round")
    parser.add_argument("--test", type=int, default=100, help="games against each bot in the end")
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
