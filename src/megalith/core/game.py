"""The contract of a game: what every title offers to everything outside its own folder.

A *state* is plain data that can be copied. A *game* is a stateless object that knows the
rules: who must decide, between what, and what each choice does. Luck is a decision too: at
a chance node the decider is CHANCE, and the choices are the possible outcomes with weights.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices, zeros
from megalith.core.errors import Refusal
from megalith.core.features import Features
from megalith.core.options import Chosen, Option
from megalith.core.sheet import Sheet

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

Json = dict[str, Any]
Event = tuple[str, int, int, int]  # (what, seat, two small numbers); the words live elsewhere
Shape = tuple[
    tuple[str, str], ...
]  # fields of a record in the order of its text line: (name, kind)

DEPTH: Final[i64] = 24  # entries of unfinished business that a new stack has room for


class State:
    """Base of every title's state: the seats and the stack of unfinished business.

    The top of the stack says what is asked (`need`), of whom (`seat`), and two numbers that
    belong to the question (`a`, `b`). Subclasses list their fields and write `parts()` and
    `copy()`; equality, digests, pickles and JSON positions come from `parts()`.
    """

    def __init__(self, seats: i64, depth: i64, todo: vec[i64]) -> None:
        self.seats = seats
        self.depth = depth
        self.todo = todo  # four numbers an entry: need, seat, a, b
        self.log: list[Event] | None = None  # copies never log: search stays silent

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

    def stack(self) -> vec[i64]:
        """The live part of the stack, for parts()."""
        return self.todo[: 4 * self.depth]

    def tell(self, what: str, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        if self.log is not None:
            self.log.append((what, seat, a, b))

    def parts(self) -> tuple[object, ...]:
        """The constructor's arguments, in order."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        from megalith.core.position import freeze, thaw

        return thaw, (freeze(self),)


def empty_stack() -> vec[i64]:
    return zeros(4 * DEPTH)


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The door of a title. Methods that raise here must be written by the title."""

    id: str
    version: int
    prefix: str  # of the rule ids, such as "SA"
    players: tuple[int, ...]
    options: tuple[Option, ...]
    guard: Chosen  # options under which even random play ends; used by test runs only
    n_actions: int  # player codes are 0 … n_actions - 1; outcomes are numbered apart
    shapes: dict[str, Shape]  # the fields of every record, by its word

    # -- play

    def initial(self, seats: int, options: Chosen) -> S:
        raise NotImplementedError

    def to_move(self, s: S) -> i64:
        """The seat that must decide, or CHANCE, or OVER."""
        raise NotImplementedError

    def choices(self, s: S, out: Choices) -> None:
        """Fill `out`, ascending: a seat's codes, or the outcomes of luck with weights."""
        raise NotImplementedError

    def apply(self, s: S, code: i64) -> None:
        """Change s by one decision or outcome. The caller guarantees that it is legal."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def final(self, s: S, code: int) -> bool:
        """Whether the rules forbid taking this decision back once it is made."""
        return False

    def legal(self, s: S) -> list[int]:
        out = Choices()
        self.choices(s, out)
        return out.to_list()

    def weights(self, s: S) -> list[int]:
        """At a chance node: one integer for each outcome of legal(s)."""
        out = Choices()
        self.choices(s, out)
        return out.weight_list()

    # -- results

    def sheets(self, s: S) -> list[Sheet]:
        """Points line by line and places; before the end as if the game ended now."""
        raise NotImplementedError

    def ending(self, s: S) -> str:
        """The word for the way in which the game ended; empty before."""
        raise NotImplementedError

    def rounds(self, s: S) -> int:
        """Rounds begun so far."""
        raise NotImplementedError

    def calculate(self, data: Any) -> list[Json]:
        """Final points of a real table, from a score sheet that a person typed."""
        raise NotImplementedError

    # -- bots

    def evaluate(self, s: S, seat: i64) -> float:
        """What the position is worth to the seat, in points ahead of the rivals."""
        raise NotImplementedError

    def appraise(self, s: S, out: vec[float]) -> None:
        """evaluate() for every seat at once; a title overrides it where that is cheaper."""
        for seat in range(s.seats):
            out[seat] = self.evaluate(s, seat)

    def knobs(self, seats: int) -> dict[str, float]:
        """The numbers of the evaluation that can be fitted to games, by name."""
        return {}

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        """Try other numbers, until the end of the process."""

    def worth(self, s: S, seat: i64) -> float:
        """Projected final points of the seat, which knobs can be fitted to."""
        raise NotImplementedError

    def luck_matters(self, s: S) -> bool:
        """At a chance node: whether evaluate depends on the outcome, so that bots must average."""
        return True

    def shortlist(self, s: S, out: Choices, most: i64) -> None:
        """Leave the most promising of a long list of choices, at a glance; for search."""

    def hide(self, s: S, seat: i64, rng: Rng) -> None:
        """Re-deal what the seat cannot know."""

    # -- learners

    def slots(self, seats: int) -> list[str]:
        """The names of the numbers that `observe` writes, in order; not one twice."""
        raise NotImplementedError

    def observe(self, s: S, seat: i64, out: Features) -> None:
        """Write what the seat may know into the row that `out` has started."""
        raise NotImplementedError

    # -- what people and files see

    def decision(self, s: S) -> str:
        """The name of what is asked now."""
        raise NotImplementedError

    def describe(self, s: S, code: int) -> Json:
        """The record of a code that is legal now."""
        raise NotImplementedError

    def parse(self, s: S, record: Json) -> int:
        """The code of a record, legal or not; NotationError if it means nothing here."""
        raise NotImplementedError

    def why_not(self, s: S, record: Json) -> Refusal | None:
        """Which rule forbids this now; None if it is legal."""
        raise NotImplementedError

    def detail(self, s: S, code: int, rng: Rng) -> Json:
        """The record of an outcome, with what the rules do not need (the single dice)."""
        return self.describe(s, code)

    def view(self, s: S, seat: int | None) -> Json:
        """What a seat, or a spectator (None), may see; built up from nothing."""
        raise NotImplementedError

    def explain(self, event: Event, seat: int | None) -> Json:
        """An event as a record, with only what that seat may know."""
        raise NotImplementedError

    def seen(self, record: Json, owner: int, seat: int | None) -> Json:
        """A step's record as a seat may see it; `owner` is the seat that decided or drew."""
        return record

    def check(self, s: S) -> str:
        """The invariant that is broken, in words; empty if all hold."""
        return ""
