"""A small network in NumPy: a row of whole numbers goes in, what it is worth comes out.

One layer of hidden units (ReLU) beside a straight sum of all numbers; learned with Adam.
"""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Parts = dict[str, Array]
BATCH = 256  # rows of one step
LEARNED = ("into", "bias", "out", "straight", "level")


class Net:
    """`size` is the usual size of each number: the network sees multiples of it."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.into = parts["into"] / parts["size"][:, None]
        self.straight = parts["straight"] / parts["size"]

    @staticmethod
    def new(size: Array, hidden: int, seed: int) -> "Net":
        """Knows nothing: everything is worth 0."""
        wide = len(size)
        start = np.random.default_rng(seed).normal(size=(wide, hidden)) / wide**0.5
        zeros = {"bias": hidden, "out": hidden, "straight": wide, "level": 1}
        return Net(
            {
                "size": size.astype(np.float32),
                "into": start.astype(np.float32),
                **{name: np.zeros(n, np.float32) for name, n in zeros.items()},
            }
        )

    @staticmethod
    def load(path: Path) -> "Net":
        return Net(dict(np.load(path)))

    def save(self, path: Path) -> None:
        np.savez(path, **self.parts)  # type: ignore[arg-type]

    def worth(self, rows: Array) -> Array:
        x = rows.astype(np.float32)
        hidden = np.maximum(x @ self.into + self.parts["bias"], 0)
        result: Array = hidden @ self.parts["out"] + x @ self.straight + self.parts["level"]
        return result


class Trainer:
    """Moves a network towards given targets, by the gradient of the squared error."""

    def __init__(self, net: Net) -> None:
        self.parts = {name: part.copy() for name, part in net.parts.items()}
        self.mean = {name: np.zeros_like(self.parts[name]) for name in LEARNED}
        self.square = {name: np.zeros_like(self.parts[name]) for name in LEARNED}
        self.steps = 0

    def net(self) -> Net:
        return Net({name: part.copy() for name, part in self.parts.items()})

    def learn(self, rows: Array, targets: Array, rate: float, rng: np.random.Generator) -> float:
        """Every row once, in any order; the root of the mean squared error on the way."""
        order = rng.permutation(len(rows))
        batches = [order[k : k + BATCH] for k in range(0, len(order), BATCH)]
        squares = [self._step(rows[batch], targets[batch], rate) for batch in batches]
        return float(np.sqrt(sum(squares) / len(rows)))

    def _step(self, rows: Array, targets: Array, rate: float) -> float:
        p = self.parts
        x = rows.astype(np.float32) / p["size"]
        hidden = np.maximum(x @ p["into"] + p["bias"], 0)
        off = hidden @ p["out"] + x @ p["straight"] + p["level"] - targets
        mean_off = off / len(rows)
        back = np.outer(mean_off, p["out"]) * (hidden > 0)
        slopes = {
            "into": x.T @ back,
            "bias": back.sum(axis=0),
            "out": hidden.T @ mean_off,
            "straight": x.T @ mean_off,
            "level": mean_off.sum(keepdims=True),
        }
        self._move(slopes, rate)
        return float(off @ off)

    def _move(self, slopes: Parts, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            self.parts[name] -= pace * mean / (np.sqrt(square) + 1e-8)
