"""Learn to play Stone Age for two, from nothing, with NumPy alone; then meet `greedy` in the arena.

    python examples/learn_value.py                                     minutes on two cores
    python examples/learn_value.py --rounds 4 --games 20 --test 10     to see that it runs

What is learned is how a game will end: a small network (value_net.py) is given the row of numbers
that a seat sees after its decision, and says what lead that will be. Nobody tells it what matters,
it is given no other numbers and no other games than its own. Round 0 learns from random play. In
every further round the network plays against itself, always taking the choice that it thinks is
worth most, and learns from what came of it (TD(lambda), self_play.py); the games of the rounds
before are learned from again. Now and then it is measured in the arena (value_player.py).

The network goes to value.npz, the learning curve to value.json beside it.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the matrices are small, and workers are many
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from self_play import Lesson, Taught, practise
from value_net import Array, Net, Trainer

from megalith.core.catalogue import load
from megalith.research import arena
from megalith.research.backends import Backend, open_backend

HIDDEN = 64  # units of the network
RATE = 1e-3  # of learning at first, a fifth of it in the end
MEMORY = 5  # rounds that are learned from again
TOGETHER = 50  # games of one task
RIVALS = ("random", "greedy")


class Round(NamedTuple):
    number: int
    net: Net
    games: int
    points: float  # of a seat in practice
    error: float  # of what was foretold, between 0 and 2


def learn(title: str, rounds: int, games: int, backend: Backend, seed: int = 1) -> Iterator[Round]:
    """The network after each round. Round 0 is random play."""
    rng = np.random.default_rng(seed)
    trainer: Trainer | None = None
    memory: list[tuple[Array, Array]] = []
    for n in range(rounds + 1):
        parts = trainer.parts if trainer else None
        firsts = range(0, games, TOGETHER)
        lessons = [Lesson(title, parts, seed, n, k, min(TOGETHER, games - k)) for k in firsts]
        taught = list(backend.work(practise, lessons))
        memory = [*memory[1 - MEMORY :], together(taught)] if n > 1 else [together(taught)]
        trainer = trainer or Trainer(Net.new(usual_size(memory[0][0]), HIDDEN, seed))
        rows, targets = (np.concatenate(part) for part in zip(*memory, strict=True))
        error = trainer.learn(rows, targets, RATE * (1 - 0.8 * n / max(1, rounds)), rng)
        points = sum(part.points for part in taught) / games / 2
        yield Round(n, trainer.net(), games * (n + 1), points, error)


def untrained(title: str) -> Net:
    """To whom everything is worth the same."""
    return Net.new(np.ones(len(load(title).mind.slots(2))), HIDDEN, 1)


def together(taught: list[Taught]) -> tuple[Array, Array]:
    return np.concatenate([t.rows for t in taught]), np.concatenate([t.targets for t in taught])


def usual_size(rows: Array) -> Array:
    size: Array = 0.1 + rows.std(axis=0) + 0.1 * np.abs(rows).max(axis=0)
    return size


def measure(title: str, path: Path, rival: str, games: int, workers: int) -> dict[str, Any]:
    """The learner's share of the wins in the arena with its 95 % interval, and its points."""
    name = f"{Path(__file__).with_name('value_player.py')}:Learner@{path}"
    bot = arena.run(title, [rival, name], 2, games, 1, workers).bots[name]
    low, high = bot.interval
    return {"share": bot.share, "low": low, "high": high, "points": bot.score / bot.games}


class Curve:
    """What was measured so far: printed, and kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[dict[str, Any]] = []
        self.began, self.spent = time.perf_counter(), processor_seconds()
        print("round  games  seconds  of the processor  error   share of the wins (95 %), points")

    def add(self, done: Round, against: dict[str, Any]) -> None:
        row: dict[str, Any] = {
            "round": done.number,
            "games": done.games,
            "seconds": round(time.perf_counter() - self.began, 1),
            "processor_seconds": round(processor_seconds() - self.spent, 1),
            "error": round(done.error, 4),
            "points_in_practice": round(done.points, 1),
            "against": against,
        }
        self.rows.append(row)
        self.path.write_text(json.dumps(self.rows, indent=1) + "\n", encoding="utf-8")
        words = "; ".join(
            f"{rival} {x['share']:.1%} ({x['low']:.1%} to {x['high']:.1%}), {x['points']:.0f}"
            for rival, x in against.items()
        )
        print(
            f"{done.number:5}  {done.games:5}  {row['seconds']:7.0f}"
            f"  {row['processor_seconds']:16.0f}  {done.error:5.3f}   {words}",
            flush=True,
        )


def processor_seconds() -> float:
    """Of this process and of the workers that have ended."""
    return sum(os.times()[:4])


def main(arguments: list[str] | None = None) -> list[dict[str, Any]]:
    """The learning curve; its last row is what was reached."""
    parser = argparse.ArgumentParser(description="Learn a title for two from self-play.")
    parser.add_argument("--title", default="stone_age")
    parser.add_argument("--rounds", type=int, default=80, help="rounds of self-play")
    parser.add_argument("--games", type=int, default=100, help="games in a round")
    parser.add_argument("--each", type=int, default=10, help="rounds between two measurements")
    parser.add_argument("--test", type=int, default=100, help="games against each bot, each time")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("value.npz"), help="for the network")
    chosen = parser.parse_args(arguments)
    title, backend = chosen.title, open_backend(chosen.workers)
    curve = Curve(chosen.out.with_suffix(".json"))

    def add(done: Round) -> None:
        done.net.save(chosen.out)
        found = {
            rival: measure(title, chosen.out, rival, chosen.test, chosen.workers)
            for rival in RIVALS
        }
        curve.add(done, found)

    add(Round(-1, untrained(title), 0, 0.0, 0.0))
    for done in learn(title, chosen.rounds, chosen.games, backend, chosen.seed):
        if done.number % chosen.each == 0 or done.number == chosen.rounds:
            add(done)
    return curve.rows


if __name__ == "__main__":
    main()
