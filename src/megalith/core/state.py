"""What lies on a table: a state is plain data with a stack of unfinished business, made of records,
and carries the set of components that it is played with. No rules here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.border import Event, Json
from megalith.core.choices import zeros
from megalith.core.data import FIRST, shipped, shipped_as
from megalith.core.sets import digest

DEPTH: Final[i64] = 24  # entries of unfinished business that a new stack has room for


class Kit:
    """A set of components that a table is played with: the facts, and a title's tables of them.

    Many states share one; it never changes.
    """

    def __init__(self, title: str, facts: Json, version: int = 1) -> None:
        self.title = title
        self.facts = facts
        self.version: i64 = version  # of the rules that it is played by
        self.name = digest(facts)  # of the set
        self.shipped = facts == shipped(title)
        first = facts == shipped_as(title, FIRST)
        self.tag = "" if first else self.name  # what positions and records call it


class Record:
    """Data: fields declared in the body of the class, and `copy()`.

    A new one is empty; who makes it gives every field its value, by name. Equality, digests,
    pickles and JSON positions find the fields by themselves (`core/position.py`).
    """

    def __reduce__(self) -> tuple[object, ...]:
        from megalith.core.position import freeze, thaw

        return thaw, (freeze(self),)


class State(Record):
    """Base of every title's state: the seats and the stack of unfinished business.

    The top of the stack says what is asked (`need`), of whom (`seat`), and two numbers that
    belong to the question (`a`, `b`).
    """

    seats: i64
    depth: i64
    todo: vec[i64]  # four numbers an entry: need, seat, a, b
    log: list[Event] | None  # copies never log: search stays silent

    def __init__(self) -> None:
        self.depth = 0
        self.log = None

    def __reduce__(self) -> tuple[object, ...]:
        from megalith.core.position import freeze, revive, set_of

        return revive, (freeze(self), set_of(self))

    def push(self, need: i64, seat: i64, a: i64, b: i64) -> None:
        i = 4 * self.depth
        if i == len(self.todo):
            self.todo = vec[i64](list(self.todo) + [0] * (4 * DEPTH))
        self.todo[i] = need
        self.todo[i + 1] = seat
        self.todo[i + 2] = a
        self.todo[i + 3] = b
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def need(self) -> i64:
        """What is asked now; -1 if nothing is."""
        return self.todo[4 * self.depth - 4] if self.depth > 0 else -1

    def seat(self) -> i64:
        return self.todo[4 * self.depth - 3]

    def a(self) -> i64:
        return self.todo[4 * self.depth - 2]

    def b(self) -> i64:
        return self.todo[4 * self.depth - 1]

    def tell(self, what: str, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        if self.log is not None:
            self.log.append((what, seat, a, b))

    def copy(self) -> "State":
        """The same position once more; nobody listens to it."""
        raise NotImplementedError


def empty_stack() -> vec[i64]:
    return zeros(4 * DEPTH)
