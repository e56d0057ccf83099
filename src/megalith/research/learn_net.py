"""Teaches the small network of `core/kit/network.py`: one hidden layer, by hand, in NumPy.

What it says is half the difference of the two players' views, in units of the search's scale; added
to the lead that the evaluation sees, it shall foretell the value of the end.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
LOT: Final = 512  # positions of a step
RATE: Final = 0.002  # of learning, at its highest
FADE: Final = 0.1  # pull of all numbers towards 0
DIGITS: Final = 5  # of the numbers that are kept


def value(lead: Floats, scale: float) -> Floats:
    """Of an end, as the search counts it: the squashed lead and the place, half and half."""
    place = 0.5 + 0.5 * np.sign(lead)
    return np.asarray(0.5 * chance(lead / scale) + 0.5 * place, np.float32)


def chance(x: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0))), np.float32)


def losses(x: Floats, goal: Floats) -> Floats:
    """Cross-entropy of each position."""
    p = np.clip(chance(x).astype(np.float64), 1e-9, 1 - 1e-9)
    return np.asarray(-goal * np.log(p) - (1 - goal) * np.log(1 - p), np.float32)


def error(x: Floats, goal: Floats) -> float:
    return float(losses(x, goal).mean())


def gain(
    before: Floats, after: Floats, goal: Floats, game: NDArray[np.int64]
) -> tuple[float, float]:
    """How much less the second is off, and the standard error of that by games."""
    less = losses(before, goal) - losses(after, goal)
    _, which = np.unique(game, return_inverse=True)
    sums = np.bincount(which, less - less.mean())
    return float(less.mean()), float(np.sqrt(np.sum(sums**2)) / len(less))


class Net:
    """Numbers of a network; `first` is for inputs that were divided by `size`."""

    def __init__(self, size: Floats, hidden: int, rng: np.random.Generator) -> None:
        n = len(size)
        self.size = size
        width = np.sqrt(0.5 / n)
        self.first = rng.normal(0.0, width, (n, hidden)).astype(np.float32)
        self.bias = np.zeros(hidden, np.float32)
        self.second = np.zeros(hidden, np.float32)

    def parts(self) -> list[Floats]:
        return [self.first, self.bias, self.second]

    def more(self, mine: Floats, theirs: Floats) -> Floats:
        one, other = (np.maximum(x / self.size @ self.first + self.bias, 0) for x in (mine, theirs))
        return np.asarray(0.5 * (one - other) @ self.second, np.float32)

    def slopes(self, mine: Floats, theirs: Floats, lead: Floats, goal: Floats) -> list[Floats]:
        """Of the mean loss, by each part; inputs divided by their size."""
        sides = [(x, x @ self.first + self.bias, sign) for x, sign in ((mine, 0.5), (theirs, -0.5))]
        said = sum(sign * (np.maximum(h, 0) @ self.second) for _, h, sign in sides)
        off = (chance(lead + said) - goal) / len(goal)
        found: list[Any] = [0.0, 0.0, 0.0]
        for x, h, sign in sides:
            back = sign * off[:, None] * self.second * (h > 0)
            found[0] = found[0] + x.T @ back
            found[1] = found[1] + back.sum(0)
            found[2] = found[2] + sign * off @ np.maximum(h, 0)
        return found

    def numbers(self, scale: float) -> dict[str, Any]:
        """As they stand in a file: for inputs as they are, in points."""

        def short(x: Floats) -> list[float]:
            return [float(f"{y:.{DIGITS}g}") for y in x.ravel()]

        first = self.first / self.size[:, None]
        second = short(self.second * scale)
        return {"first": short(first), "bias": short(self.bias), "second": second, "last": 0.0}


def learn(
    mine: Floats, theirs: Floats, lead: Floats, goal: Floats, hidden: int, epochs: int, seed: int
) -> Net:
    """By Adam, with a rate that rises and falls."""
    rng = np.random.default_rng(seed)
    spread = mine.std(0)
    net = Net(
        np.where(spread > 1e-6, np.maximum(spread, 0.05), 1e9).astype(np.float32), hidden, rng
    )
    mine, theirs = mine / net.size, theirs / net.size
    mean = [np.zeros_like(part) for part in net.parts()]
    square = [np.zeros_like(part) for part in net.parts()]
    lots = max(1, len(goal) // LOT)
    step, steps = 0, epochs * lots
    for _ in range(epochs):
        for lot in np.array_split(rng.permutation(len(goal)), lots):
            step += 1
            done = step / steps
            rate = RATE * min(1.0, 5 * done) * (1.0 - done)
            slopes = net.slopes(mine[lot], theirs[lot], lead[lot], goal[lot])
            for part, slope, m, v in zip(net.parts(), slopes, mean, square, strict=True):
                m += 0.1 * (slope - m)
                v += 0.001 * (slope**2 - v)
                ready = m / (1 - 0.9**step) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
                part -= rate * (ready + FADE * part)
    return net
