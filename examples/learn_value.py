"""Learn to play Stone Age for two, from nothing, with NumPy alone.

    python examples/learn_value.py                 some minutes on two cores
    python examples/learn_value.py --rounds 2 --games 40 --test 20

A position is worth a weighted sum of the numbers that a seat sees and of some products of them
(hunger, sets, figures times what they multiply), with weights of its own for each kind of
decision. The weights are fitted (ridge regression) to how games ended. Round 0 fits them to
random play; every further round plays games in which both seats choose what leads to the
position of the highest worth, with some random choices, and fits the weights again.
In the end the learner meets `greedy` and `random`, each game with seats changed once.
"""

import argparse
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from megalith.bots import roster
from megalith.core.catalogue import load
from megalith.core.chance import Rng, rng_from
from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER
from megalith.core.options import choose
from megalith.research.backends import open_backend

Array = npt.NDArray[np.float64]
GAME = load("stone_age")
OPTIONS = choose(GAME.options, {"round_cap": 25})
SEATS = 2
SLOTS = GAME.slots(SEATS)
ASKED = [k for k, name in enumerate(SLOTS) if name.startswith("asked.") and name.count(".") == 1][
    :8
]
MOST = 400  # choices at once
LIMIT = 150.0  # margins beyond count as this
FADE = 0.4  # what the positions of the round before still count


def at(*names: str) -> list[int]:
    return [SLOTS.index(name) for name in names]


ROLES = ("farmer", "toolmaker", "builder", "shaman")
OWN = []
for who in ("me", "next1"):
    mine = [f"{who}.{x}" for x in ("workers", "track", "food", "at.hunt", "buildings")]
    goods = at(*(f"{who}.{x}" for x in ("wood", "brick", "stone", "gold")))
    tools = at(*(f"{who}.tool{k}" for k in (1, 2, 3)))
    symbols = [k for k, name in enumerate(SLOTS) if name.startswith(f"{who}.symbol.")]
    OWN.append((at(*mine), goods, tools, symbols, at(*(f"{who}.figures.{x}" for x in ROLES))))
DECK = SLOTS.index("deck")
LEFT = at("building1.left", "building2.left")


def widen(rows: npt.NDArray[np.int16]) -> Array:
    """The rows, products of what belongs together, and a column of ones."""
    x = rows.astype(np.float64)
    left = np.minimum(x[:, DECK] / 3.0, x[:, LEFT].min(axis=1))  # rounds to come, roughly
    columns = [left]
    for (workers, track, food, hunt, buildings), goods, tools, symbols, roles in OWN:
        need = x[:, workers] - x[:, track]
        hungry = np.maximum(0.0, need - x[:, food] - 1.5 * x[:, hunt])
        power, stock = x[:, tools].sum(axis=1), x[:, goods].sum(axis=1)
        sets, pairs = (x[:, symbols] > 0).sum(axis=1), (x[:, symbols] > 1).sum(axis=1)
        columns += [hungry, np.minimum(hungry, stock), np.minimum(need, x[:, food]), need * left]
        columns += [stock, np.minimum(stock, 8.0), stock * left, power * left]
        columns += [x[:, workers] * left, x[:, track] * left, sets**2.0, pairs**2.0, sets * left]
        for role, times in zip(
            roles, (x[:, track], power, x[:, buildings], x[:, workers]), strict=True
        ):
            columns += [x[:, role] * times, x[:, role] * left]
    return np.column_stack([x, *columns, np.ones(len(x))])


WIDTH = widen(np.zeros((1, len(SLOTS)), np.int16)).shape[1]


class Brain:
    """Weights, and the rows of all positions that one decision can lead to."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights  # (kinds of decision, WIDTH)
        self.rows = Features(MOST, len(SLOTS))
        self.seen = np.frombuffer(memoryview(self.rows.values), np.int16).reshape(MOST, -1)
        self.out = Choices()

    def choose(self, s: Any, seat: int) -> int:
        """The choice that leads to the position of the highest worth."""
        GAME.choices(s, self.out)
        codes = self.out.to_list()[:MOST]
        if len(codes) == 1:
            return codes[0]
        kind = asked(s, seat, self.rows)
        for i, code in enumerate(codes):
            child = GAME.copy(s)
            GAME.apply(child, code)
            self.rows.start(i)
            GAME.observe(child, seat, self.rows)
        return codes[int((widen(self.seen[: len(codes)]) @ self.weights[kind]).argmax())]


def asked(s: Any, seat: int, rows: Features) -> int:
    """The kind of decision that a seat has to make, by its mark in the row."""
    rows.start(0)
    GAME.observe(s, seat, rows)
    return next(k for k, slot in enumerate(ASKED) if rows.values[slot])


class Lesson(NamedTuple):
    """Some games of self-play: what they are played with, and their numbers."""

    weights: Array | None  # random play without
    noise: float  # share of random choices
    seed: int
    first: int
    games: int


@dataclass
class Sums:
    """What a regression needs of the positions, by phase; sums can be added."""

    squares: Array
    products: Array
    positions: int

    @staticmethod
    def empty() -> "Sums":
        kinds = len(ASKED)
        return Sums(np.zeros((kinds, WIDTH, WIDTH)), np.zeros((kinds, WIDTH)), 0)

    def add(self, rows: npt.NDArray[np.int16], kinds: Array, margins: Array) -> None:
        wide = widen(rows)
        for k in range(len(ASKED)):
            part, goal = wide[kinds == k], margins[kinds == k]
            self.squares[k] += part.T @ part
            self.products[k] += part.T @ goal
        self.positions += len(rows)

    def merge(self, other: "Sums", share: float = 1.0) -> None:
        self.squares += share * other.squares
        self.products += share * other.products
        self.positions += int(share * other.positions)

    def fit(self, ridge: float) -> Array:
        even = np.eye(WIDTH) * ridge
        sums = zip(self.squares, self.products, strict=True)
        return np.stack([np.linalg.solve(a + even, b) for a, b in sums])


def practise(lesson: Lesson) -> Sums:
    """Play the games of a lesson; every decision of a seat becomes a position to learn from."""
    sums = Sums.empty()
    brain = None if lesson.weights is None else Brain(lesson.weights)
    for k in range(lesson.first, lesson.first + lesson.games):
        rows, movers, kinds, margins = self_play(brain, lesson.noise, lesson.seed, k)
        sums.add(rows, np.array(kinds), np.array([margins[seat] for seat in movers]))
    return sums


def self_play(
    brain: Brain | None, noise: float, seed: int, k: int
) -> tuple[npt.NDArray[np.int16], list[int], list[int], list[float]]:
    """Rows after each real decision, who decided, its kind, and how it ended for each."""
    luck, minds = rng_from("luck", seed, k), rng_from("minds", seed, k)
    s = GAME.initial(SEATS, OPTIONS)
    out, row = Choices(), Features(1, len(SLOTS))
    rows: list[bytes] = []
    movers: list[int] = []
    kinds: list[int] = []
    while (who := int(GAME.to_move(s))) != OVER:
        GAME.choices(s, out)
        if who == CHANCE:
            GAME.apply(s, out.outcome(luck))
            continue
        if out.count == 1:
            GAME.apply(s, out.codes[0])
            continue
        kinds.append(asked(s, who, row))
        if brain is None or minds.unit() < noise:
            code = int(out.any(minds))
        else:
            code = brain.choose(s, who)
        GAME.apply(s, code)
        row.start(0)
        GAME.observe(s, who, row)  # the position that the choice led to
        rows.append(bytes(memoryview(row.values)))
        movers.append(who)
    seen = np.frombuffer(b"".join(rows), np.int16).reshape(len(rows), -1)
    return seen, movers, kinds, margins_of(s)


def margins_of(s: Any) -> list[float]:
    a, b = (sheet.total for sheet in GAME.sheets(s))
    return [float(np.clip(a - b, -LIMIT, LIMIT)), float(np.clip(b - a, -LIMIT, LIMIT))]


def learn(rounds: int, games: int, workers: int, seed: int, ridge: float = 30.0) -> Array:
    """The weights after so many rounds; told on the way."""
    backend = open_backend(workers)
    weights: Array | None = None
    sums = Sums.empty()
    for n in range(rounds + 1):
        began = time.perf_counter()
        count = 4 * games if weights is None else games  # random games cost little
        noise = 0.15 if n < rounds else 0.05
        each = max(1, count // (8 * workers))
        lessons = [
            Lesson(weights, noise, seed + n, first, min(each, count - first))
            for first in range(0, count, each)
        ]
        before, sums = sums, Sums.empty()
        sums.merge(before, FADE if n > 1 else 0.0)  # random play is forgotten at once
        for part in backend.work(practise, lessons):
            sums.merge(part)
        weights = sums.fit(ridge)
        spent = time.perf_counter() - began
        print(f"round {n}: {count} games, {sums.positions} positions, {spent:.0f} s", flush=True)
    assert weights is not None
    return weights


# -- the test: against a named bot, seats changed, the same luck for both games of a pair


class Match(NamedTuple):
    weights: Array
    rival: str
    seed: int
    pair: int


def meet(match: Match) -> list[tuple[float, float]]:
    """(share of the win, margin) of the learner in both games of a pair."""
    results = []
    for seat in (0, 1):
        luck, minds = rng_from("test", match.seed, match.pair), rng_from("minds", match.pair, seat)
        margin = duel(Brain(match.weights), seat, match.rival, luck, minds)
        results.append((1.0 if margin > 0 else 0.5 if margin == 0 else 0.0, margin))
    return results


def duel(brain: Brain, seat: int, rival: str, luck: Rng, minds: Rng) -> float:
    s, out, bot = GAME.initial(SEATS, OPTIONS), Choices(), roster.make(rival)
    while (who := int(GAME.to_move(s))) != OVER:
        if who == CHANCE:
            GAME.choices(s, out)
            code = int(out.outcome(luck))
        else:
            code = brain.choose(s, who) if who == seat else int(bot.choose(GAME, s, who, minds))
        GAME.apply(s, code)
    totals = [sheet.total for sheet in GAME.sheets(s)]
    return float(totals[seat] - totals[1 - seat])


def test(weights: Array, rival: str, pairs: int, workers: int, seed: int = 1) -> float:
    """The learner's share of the wins, told with its 95 % interval (Wilson)."""
    matches = [Match(weights, rival, seed, pair) for pair in range(pairs)]
    results = [r for both in open_backend(workers).work(meet, matches) for r in both]
    n, share = len(results), sum(won for won, _ in results) / len(results)
    z2 = 1.96**2 / n
    spread = 1.96 * sqrt(share * (1 - share) / n + z2 / n / 4)
    low, high = (share + z2 / 2 - spread) / (1 + z2), (share + z2 / 2 + spread) / (1 + z2)
    margin = sum(m for _, m in results) / n
    print(
        f"against {rival}: {100 * share:.1f} % of {n} games "
        f"(95 %: {100 * low:.1f} to {100 * high:.1f}), margin {margin:+.1f}",
        flush=True,
    )
    return share


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="Learn Stone Age for two from self-play.")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of self-play")
    parser.add_argument("--games", type=int, default=1200, help="games in a round")
    parser.add_argument("--test", type=int, default=100, help="pairs of games against each bot")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the weights as .npy")
    chosen = parser.parse_args(arguments)
    weights = learn(chosen.rounds, chosen.games, chosen.workers, chosen.seed)
    if chosen.out is not None:
        np.save(chosen.out, weights)
    test(weights, "greedy", chosen.test, chosen.workers)
    return test(weights, "random", chosen.test, chosen.workers)


if __name__ == "__main__":
    main()
