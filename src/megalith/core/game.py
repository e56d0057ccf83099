"""The contract: what every title offers to everything outside its own folder, in three parts.

A *state* is plain data that can be copied. The *rules* know who must decide, between what, and
what each choice does. Luck is a decision too: at a chance node the decider is CHANCE, and the
choices are the possible outcomes with weights. The *mind* knows what a machine sees and thinks of
a position, the *border* what people and files see and say. A *title* holds the three together.
"""

from typing import Final, Generic, TypeVar, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.border import Border as Border
from megalith.core.border import Event as Event
from megalith.core.border import Json as Json
from megalith.core.border import Shape as Shape
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.errors import OptionError
from megalith.core.features import Features
from megalith.core.kit.leads import leads
from megalith.core.kit.network import Inputs, Network
from megalith.core.options import Chosen, Option
from megalith.core.sheet import Sheet
from megalith.core.state import Kit as Kit
from megalith.core.state import Record as Record
from megalith.core.state import State as State
from megalith.core.state import empty_stack as empty_stack
from megalith.core.weights import Rows, nearest

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

MOST_SLOTS: Final[i64] = 4096  # of a row for learners
LONGEST: Final = 5_000  # steps of a game


S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """What is true. Methods that raise here must be written by the title."""

    n_actions: int  # player codes are 0 … n_actions - 1; outcomes are numbered apart

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
        return cast(S, s.copy())

    def hide(self, s: S, seat: i64, rng: Rng) -> None:
        """Re-deal what the seat cannot know."""

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

    def check(self, s: S) -> str:
        """The invariant that is broken, in words; empty if all hold."""
        return ""


class Mind(Generic[S]):
    """What a machine sees and thinks."""

    def __init__(self, rows: Rows | None = None) -> None:
        self.rows: Rows = rows or {}

    # -- for bots

    def worth(self, s: S, seat: i64) -> float:
        """Projected final points of the seat."""
        raise NotImplementedError

    def worths(self, s: S) -> vec[float]:
        """The same for every seat at once, and after them for rivals that have no seat."""
        raise NotImplementedError

    def appraise(self, s: S, out: vec[float]) -> None:
        """What the position is worth to every seat, in points ahead of the rivals."""
        values = self.worths(s)
        leads(values, s.depth == 0)
        for seat in range(s.seats):
            out[seat] = values[seat]

    def evaluate(self, s: S, seat: i64) -> float:
        """The same for one seat."""
        values = self.worths(s)
        leads(values, s.depth == 0)
        return values[seat]

    def luck_matters(self, s: S) -> bool:
        """At a chance node: whether evaluate depends on the outcome, so that bots must average."""
        return True

    def quiet(self, s: S) -> bool:
        """Whether a search judges a position where it stands; else it first goes on by `plan`."""
        return True

    def plan(self, s: S, out: Choices) -> None:
        """Fill `out` with the next decisions of who decides now as anybody would make them at a
        glance, one after the other; none, if the title has no such glance."""
        out.clear()

    def shortlist(self, s: S, out: Choices, most: i64) -> None:
        """Leave the most promising of a long list of choices, at a glance; for search."""

    def weights(self, seats: int) -> dict[str, float]:
        """The numbers of the evaluation that can be fitted to games, by name."""
        return nearest(self.rows, seats) if self.rows else {}

    def with_weights(self, seats: int, numbers: dict[str, float]) -> "Mind[S]":
        """The same mind, but with these numbers for so many players."""
        raise NotImplementedError

    def inputs(self, s: S, seat: i64, out: Inputs) -> bool:
        """Write what learned values go by, as a seat sees it; False where they do not judge."""
        return False

    def input_names(self, seats: int) -> list[str]:
        out = Inputs(MOST_SLOTS, naming=True)
        self.inputs(self.example(seats), 0, out)
        return out.names

    def values(self, seats: int) -> Network | None:
        """The learned values that it judges by at such tables."""
        return None

    def with_values(self, seats: int, net: Network) -> "Mind[S]":
        """The same mind, but with these learned values for so many players."""
        raise OptionError("there are no learned values like these here", "values")

    # -- for learners

    def observe(self, s: S, seat: i64, out: Features) -> None:
        """Write what the seat may know, each number with its name, into the row that was begun.
        Rows of tables with the same number of players have the same slots."""
        raise NotImplementedError

    def tells(self, slot: str) -> bool:
        """Whether the row of a choice tells how this number changes: amounts of the observer, not
        what lies where."""
        return slot.startswith("me.") and not slot.startswith(("me.tile", "me.hex"))

    def example(self, seats: int) -> S:
        """Any position with so many players, to name the slots of its row."""
        raise NotImplementedError

    def seat_names(self, seats: int) -> list[str]:
        """What the slots call the players, and rivals without a seat, the observer first."""
        return ["me"] + [f"next{k}" for k in range(1, seats)]

    def slots(self, seats: int) -> list[str]:
        """The names of the numbers that `observe` writes, in order; not one twice."""
        out = Features(1, MOST_SLOTS)
        out.naming = True
        out.seats = self.seat_names(seats)
        self.observe(self.example(seats), 0, out)
        return out.names


@final
class Title(Generic[S]):
    """The door of a title."""

    def __init__(
        self,
        id: str,
        version: int,
        prefix: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        rules: Rules[S],
        mind: Mind[S],
        border: Border[S],
        guard: Chosen | None = None,
        kit: Kit | None = None,
        longest: int = LONGEST,
    ) -> None:
        self.id = id
        self.version = version  # of the rules
        self.prefix = prefix  # of the rule ids, such as "SA"
        self.players = players
        self.options = options
        self.rules = rules
        self.mind = mind
        self.border = border
        self.kit = kit  # the set of components that it is made for
        self.longest = longest  # steps: no game that anybody plays has more
        self.guard = guard or {}  # options under which even random play ends; for test runs

    def with_weights(self, seats: int, numbers: dict[str, float]) -> "Title[S]":
        """The same title with a mind that has these numbers for so many players."""
        return self.with_mind(self.mind.with_weights(seats, numbers))

    def with_values(self, seats: int, net: Network) -> "Title[S]":
        """The same title with a mind that has these learned values."""
        return self.with_mind(self.mind.with_values(seats, net))

    def with_mind(self, mind: Mind[S]) -> "Title[S]":
        return Title(
            id=self.id,
            version=self.version,
            prefix=self.prefix,
            players=self.players,
            options=self.options,
            rules=self.rules,
            mind=mind,
            border=self.border,
            guard=self.guard,
            kit=self.kit,
            longest=self.longest,
        )
