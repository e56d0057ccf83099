"""A reusable list of action codes, with weights where luck decides.

Search and simulation fill one such list again and again; everybody else asks
`Game.legal` and gets an ordinary list.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from megalith.core.chance import Rng


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


@final
class Choices:
    def __init__(self) -> None:
        self.codes = zeros(512)
        self.weights = zeros(512)
        self.count: i64 = 0
        self.total: i64 = 0  # sum of the weights, 0 where a seat decides

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, code: i64) -> None:
        if self.count == len(self.codes):
            self._grow()
        self.codes[self.count] = code
        self.count += 1

    def add_outcome(self, code: i64, weight: i64) -> None:
        if self.count == len(self.codes):
            self._grow()
        self.codes[self.count] = code
        self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    def _grow(self) -> None:
        for _ in range(len(self.codes)):
            self.codes = append(self.codes, 0)
            self.weights = append(self.weights, 0)

    def has(self, code: i64) -> bool:
        """Whether a code is listed (the list ascends)."""
        low: i64 = 0
        high = self.count
        while low < high:
            middle = (low + high) >> 1
            if self.codes[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low < self.count and self.codes[low] == code

    def any(self, rng: Rng) -> i64:
        """One code, each equally likely."""
        return self.codes[rng.below(self.count)]

    def outcome(self, rng: Rng) -> i64:
        """One code, drawn in proportion to the weights."""
        x = rng.below(self.total)
        i: i64 = 0
        while x >= self.weights[i]:
            x -= self.weights[i]
            i += 1
        return self.codes[i]

    def to_list(self) -> list[int]:
        return [self.codes[i] for i in range(self.count)]

    def weight_list(self) -> list[int]:
        return [self.weights[i] for i in range(self.count)]
