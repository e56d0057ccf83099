"""The tree of a search as flat arrays: node k is row k of each, children are linked lists.

Node 0 is nobody, so that 0 can mean "none".
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

NONE: Final[i64] = 0


@final
class Tree:
    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.count: i64 = 0
        self.code = vec[i64]()  # the choice or outcome that leads here
        self.first = vec[i64]()  # first child, the most promising
        self.next = vec[i64]()  # next child of the same parent
        self.visits = vec[i64]()
        self.prior = vec[float]()  # share of attention that the parent's decider gives
        self.guess = vec[float]()  # value for the parent's decider before any visit
        self.total = vec[float]()  # sum of values, one for each seat
        self.lead = vec[float]()  # sum of the searcher's leads in points
        self.win = vec[float]()  # sum of the searcher's shares of the victory
        self._grow(1024)
        self.count = 1

    def _grow(self, rows: i64) -> None:
        ints = vec[i64]([0] * rows)
        floats = vec[float]([0.0] * rows)
        self.code = extend(self.code, ints)
        self.first = extend(self.first, ints)
        self.next = extend(self.next, ints)
        self.visits = extend(self.visits, ints)
        self.prior = extend(self.prior, floats)
        self.guess = extend(self.guess, floats)
        self.lead = extend(self.lead, floats)
        self.win = extend(self.win, floats)
        self.total = extend(self.total, vec[float]([0.0] * (rows * self.seats)))

    def add(self, code: i64, guess: float) -> i64:
        """A new node without a parent."""
        node = self.count
        if node == len(self.code):
            self._grow(node)
        self.count += 1
        self.code[node] = code
        self.guess[node] = guess
        return node

    def link(self, parent: i64, child: i64) -> None:
        """Put the child among its siblings, the best guess first, equals by age."""
        guess = self.guess[child]
        at = self.first[parent]
        if at == NONE or guess > self.guess[at]:
            self.next[child] = at
            self.first[parent] = child
            return
        after = self.next[at]
        while after != NONE and guess <= self.guess[after]:
            at = after
            after = self.next[at]
        self.next[child] = after
        self.next[at] = child

    def find(self, parent: i64, code: i64) -> i64:
        """The child for that code; NONE if there is none yet."""
        child = self.first[parent]
        while child != NONE and self.code[child] != code:
            child = self.next[child]
        return child

    def mean(self, node: i64, seat: i64) -> float:
        """Mean value of the visits for a seat; the guess before the first."""
        if self.visits[node] == 0:
            return self.guess[node]
        return self.total[node * self.seats + seat] / float(self.visits[node])

    def children(self, parent: i64) -> list[int]:
        found: list[int] = []
        child = self.first[parent]
        while child != NONE:
            found.append(child)
            child = self.next[child]
        return found
