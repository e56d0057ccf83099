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


def kth_largest(numbers: vec[float], count: i64, k: i64) -> float:
    """The k-th largest of the first `count` numbers: a sorted row of the k best so far."""
    row = vec[float]([0.0] * k)
    n: i64 = 0
    for i in range(count):
        x = numbers[i]
        if n == k and x <= row[k - 1]:
            continue
        at = n if n < k else k - 1
        while at > 0 and row[at - 1] < x:
            row[at] = row[at - 1]
            at -= 1
        row[at] = x
        if n < k:
            n += 1
    return row[k - 1]


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

    def keep(self, worth: vec[float], most: i64) -> None:
        """Leave only the codes of greatest worth, in their old order; of equals the first."""
        if self.count <= most:
            return
        bar = kth_largest(worth, self.count, most)
        above: i64 = 0
        for i in range(self.count):
            if worth[i] > bar:
                above += 1
        equal = most - above
        n: i64 = 0
        for i in range(self.count):
            if worth[i] > bar or (worth[i] == bar and equal > 0):
                if worth[i] == bar:
                    equal -= 1
                self.codes[n] = self.codes[i]
                n += 1
        self.count = n

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
