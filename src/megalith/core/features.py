"""Rows of small whole numbers that a learner sees, filled slot by slot.

`Game.observe` writes one row; `Game.slots` names its slots in the same order. The values can
be read from outside without copying, as a buffer of 16-bit integers.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Features:
    def __init__(self, rows: i64, width: i64) -> None:
        self.width = width
        self.values = vec[i16]([i16(0)] * (rows * width))
        self.at: i64 = 0

    def start(self, row: i64) -> None:
        """The next number goes into the first slot of that row."""
        self.at = row * self.width

    def add(self, x: i64) -> None:
        self.values[self.at] = i16(x)
        self.at += 1

    def add_flag(self, x: bool) -> None:
        self.add(1 if x else 0)

    def one_of(self, k: i64, n: i64) -> None:
        """n slots, of which slot k is 1; none if k is outside."""
        first = self.at
        self.blank(n)
        if 0 <= k < n:
            self.values[first + k] = 1

    def members(self, mask: i64, n: i64) -> None:
        """n slots, 1 for each member of a set of bits."""
        values = self.values
        at = self.at
        end = at + n
        self.at = end
        while at < end:
            values[at] = i16(mask & 1)
            mask >>= 1
            at += 1

    def add_each(self, numbers: vec[i64], first: i64, n: i64) -> None:
        """n slots with the numbers from `first` on."""
        values = self.values
        at = self.at
        for i in range(n):
            values[at + i] = i16(numbers[first + i])
        self.at = at + n

    def padded(self, numbers: vec[i64], n: i64, plus: i64) -> None:
        """n slots with all the numbers, `plus` added to each; 0 where there are none."""
        values = self.values
        at = self.at
        for i in range(n):
            values[at + i] = i16(numbers[i] + plus) if i < len(numbers) else i16(0)
        self.at = at + n

    def copy_from(self, table: vec[i16], first: i64, n: i64) -> None:
        """n slots out of a ready-made table."""
        values = self.values
        at = self.at
        for i in range(n):
            values[at + i] = table[first + i]
        self.at = at + n

    def blank(self, n: i64) -> None:
        """n slots of 0."""
        values = self.values
        at = self.at
        end = at + n
        self.at = end
        while at < end:
            values[at] = 0
            at += 1

    def count(self, at: i64, n: i64) -> None:
        """Add n to a slot that was written before."""
        self.values[at] = i16(i64(self.values[at]) + n)

    def row(self, row: i64) -> list[int]:
        """One row as a list."""
        first = row * self.width
        return [int(self.values[i]) for i in range(first, first + self.width)]
