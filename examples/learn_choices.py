"""Learn to play any title against a bot, by rating choices: policy gradients with NumPy alone.

    python examples/learn_choices.py akropolis                          a few minutes on one core
    python examples/learn_choices.py origins --steps 40 --tables 8      to see that it runs

Every choice is a row of numbers that tells what it changes (`actions="choices"`), so the same small
network rates the choices of every title: its answer for each row goes through a softmax, and that
is the policy. Many tables play at once in `LearnerVectorEnv`; after some steps every choice made
becomes more likely if more came of it than of others, and less likely if less did. What comes of a
choice is the lead at the end, and on the way how the evaluation's opinion of the lead changes
(`shaping`), so that a choice need not wait for the end of the game to be judged. The loop is
written out, in the manner of CleanRL.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

from megalith.research.gymnasium import LearnerVectorEnv

Array = npt.NDArray[np.float32]
HIDDEN = 32
RATE = 3e-3
GAMMA = 0.97
POINTS = 20.0  # of a lead that count as one
STEPS = 64  # at each table between two lessons


class Policy:
    """Rates rows: one hidden layer, trained by Adam."""

    def __init__(self, width: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.parts = [
            (rng.normal(size=(width, HIDDEN)) / np.sqrt(width)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(HIDDEN, np.float32),
        ]
        self._mean = [np.zeros_like(p) for p in self.parts]
        self._square = [np.zeros_like(p) for p in self.parts]
        self._count = 0

    def save(self, path: Path) -> None:
        np.savez(path, *self.parts)

    @classmethod
    def load(cls, path: Path) -> "Policy":
        with np.load(path) as kept:
            parts = [kept[f"arr_{k}"] for k in range(3)]
        policy = cls(len(parts[0]), 0)
        policy.parts = parts
        return policy

    def chances(self, rows: Array, mask: npt.NDArray[Any]) -> tuple[Array, Array]:
        """How likely each choice is, and the hidden layer behind it."""
        first, shift, last = self.parts
        hidden = np.tanh(rows @ first + shift)
        rated = np.where(mask > 0, hidden @ last, -1e9)
        rated -= rated.max(axis=-1, keepdims=True)
        likely = np.exp(rated)
        return likely / likely.sum(axis=-1, keepdims=True), hidden

    def learn(self, rows: Array, mask: npt.NDArray[Any], made: Any, gain: Array) -> None:
        likely, hidden = self.chances(rows, mask)
        wish = -likely * gain[:, None]
        wish[np.arange(len(made)), made] += gain
        wish /= len(made)
        back = wish[:, :, None] * self.parts[2] * (1 - hidden**2)
        slopes = [
            np.einsum("nkf,nkh->fh", rows, back),
            back.sum(axis=(0, 1)),
            np.einsum("nk,nkh->h", wish, hidden),
        ]
        self._count += 1
        for p, m, s, slope in zip(self.parts, self._mean, self._square, slopes, strict=True):
            m += 0.1 * (slope - m)
            s += 0.001 * (slope**2 - s)
            step = m / (1 - 0.9**self._count)
            p += RATE * step / (np.sqrt(s / (1 - 0.999**self._count)) + 1e-8)


def returns(rewards: list[Array], over: list[Any]) -> Array:
    """What came of each step, later rewards for less."""
    found = np.zeros((len(rewards), len(rewards[0])), np.float32)
    ahead = np.zeros(len(rewards[0]), np.float32)
    for t in range(len(rewards) - 1, -1, -1):
        ahead = rewards[t] + GAMMA * np.where(over[t], 0.0, ahead)
        found[t] = ahead
    return found


def learn(
    title: str,
    bot: str,
    steps: int,
    tables: int,
    width: int,
    seed: int,
    policy: Policy | None = None,
) -> list[Any]:
    """The learning curve: the share of victories in each stretch of lessons. A policy that is given
    is taught further, where it stands."""
    lead = {"reward": "margin", "scale": POINTS, "shaping": 1 / POINTS, "gamma": GAMMA}
    rows = {"actions": "choices", "width": width, "scaled": True}
    env = LearnerVectorEnv(title, tables, [bot], 2, **lead, **rows)  # type: ignore[arg-type]
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    policy = policy or Policy(seen["choices"].shape[-1], seed)
    curve: list[Any] = []
    wins: list[float] = []
    began = time.process_time()
    for lesson in range(1, steps + 1):
        shown, masks, made, rewards, over = [], [], [], [], []
        for _ in range(STEPS):
            mask = env.action_masks()
            likely, _ = policy.chances(seen["choices"], mask)
            action = (likely.cumsum(axis=1) > rng.random((tables, 1))).argmax(axis=1)
            shown.append(seen["choices"])
            masks.append(mask)
            made.append(action)
            seen, reward, done, _, info = env.step(action)
            rewards.append(reward.astype(np.float32))
            over.append(done)
            wins += (
                [float(place == 1) for place in info.get("place", [])[done]] if done.any() else []
            )
        came = returns(rewards, over)
        gain = (came - came.mean()) / (came.std() + 1e-6)
        policy.learn(
            np.concatenate(shown), np.concatenate(masks), np.concatenate(made), gain.ravel()
        )
        if lesson % max(1, steps // 10) == 0 and wins:
            share = sum(wins) / len(wins)
            seconds = round(time.process_time() - began)
            curve.append({"lesson": lesson, "games": len(wins), "won": share, "seconds": seconds})
            print(
                f"lesson {lesson:4}  won {share:5.1%} of {len(wins)} games, {seconds} s", flush=True
            )
            wins = []
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("title", nargs="?", default="stone_age")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--steps", type=int, default=100, help="lessons")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--width", type=int, default=64, help="choices that are offered at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="a JSON file for the curve")
    wishes = parser.parse_args()
    curve = learn(wishes.title, wishes.bot, wishes.steps, wishes.tables, wishes.width, wishes.seed)
    if wishes.out:
        with open(wishes.out, "w") as file:
            json.dump(curve, file, indent=1)


if __name__ == "__main__":
    main()
