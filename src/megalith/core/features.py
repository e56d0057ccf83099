"""Rows of small whole numbers that a learner sees, filled slot by slot, each with its name.

`Mind.observe` writes one row, and says the name of every number where it writes it. The names
cost nothing while rows are filled: only a writer that is `naming` keeps them, once, for
`Mind.slots`. The values can be read from outside without copying, as a buffer of 16-bit integers.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Names:
    """The names of some slots that are written together: `phase.place`, `phase.use`, …"""

    def __init__(self, group: str, names: list[str]) -> None:
        self.names = [f"{group}.{name}" if group else name for name in names]
        self.count: i64 = len(names)


@final
class Features:
    def __init__(self, rows: i64, width: i64) -> None:
        self.width = width
        self.values = vec[i16]([i16(0)] * (rows * width))
        self.at: i64 = 0
        self.naming = False
        self.names: list[str] = []  # of the slots so far, if it is naming
        self.seats: list[str] = []  # what the players are called, the observer first
        self.prefix = ""

    def start(self, row: i64) -> None:
        """The next number goes into the first slot of that row."""
        self.at = row * self.width

    # -- names

    def of_seat(self, turn: i64) -> None:
        """What follows belongs to the player so many places after the observer."""
        if self.naming:
            self.prefix = self.seats[turn] + "."

    def of(self, thing: str, k: i64 = 0) -> None:
        """What follows belongs to a thing, to the k-th of them if there are several."""
        if self.naming:
            self.prefix = f"{thing}{k}." if k > 0 else f"{thing}."

    def of_all(self) -> None:
        """What follows belongs to the table."""
        if self.naming:
            self.prefix = ""

    def name(self, names: Names) -> None:
        """The names of the numbers that are put next."""
        if self.naming:
            self.names += [self.prefix + name for name in names.names]

    # -- numbers

    def put(self, x: i64) -> None:
        """A number that has its name already."""
        self.values[self.at] = i16(x)
        self.at += 1

    def add(self, name: str, x: i64) -> None:
        if self.naming:
            self.names.append(self.prefix + name)
        self.values[self.at] = i16(x)
        self.at += 1

    def one_of(self, names: Names, k: i64) -> None:
        """A slot for each name, of which slot k is 1; none if k is outside."""
        first = self.skip(names)
        if 0 <= k < names.count:
            self.values[first + k] = 1

    def one_of_seats(self, role: str, k: i64, seats: i64) -> None:
        """A slot for each player, 1 for the one who sits k places after the observer."""
        if self.naming:
            for seat in self.seats:
                self.names.append(f"{self.prefix}{role}.{seat}")
        first = self.at
        self._zeros(seats)
        if 0 <= k < seats:
            self.values[first + k] = 1

    def members(self, names: Names, mask: i64) -> None:
        """A slot for each name, 1 for the members of a set of bits."""
        if self.naming:
            self.name(names)
        values = self.values
        at = self.at
        end = at + names.count
        self.at = end
        while at < end:
            values[at] = i16(mask & 1)
            mask >>= 1
            at += 1

    def add_each(self, names: Names, numbers: vec[i64], first: i64 = 0) -> None:
        """A slot for each name, with the numbers from `first` on."""
        if self.naming:
            self.name(names)
        values = self.values
        at = self.at
        n = names.count
        for i in range(n):
            values[at + i] = i16(numbers[first + i])
        self.at = at + n

    def copy_from(self, names: Names, table: vec[i16], first: i64) -> None:
        """A slot for each name, out of a ready-made table."""
        if self.naming:
            self.name(names)
        values = self.values
        at = self.at
        n = names.count
        for i in range(n):
            values[at + i] = table[first + i]
        self.at = at + n

    def skip(self, names: Names) -> i64:
        """A slot with 0 for each name; where they begin, so that `count` can fill them."""
        if self.naming:
            self.name(names)
        first = self.at
        self._zeros(names.count)
        return first

    def skip_rest(self, things: list[Names], first: i64, end: i64) -> None:
        """The same for some of many things that are told alike, from `first` on."""
        if self.naming:
            for k in range(first, end):
                self.name(things[k])
        if first < end:
            self._zeros((end - first) * things[first].count)

    def _zeros(self, n: i64) -> None:
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
