"""What a title offers to people and files: records, refusals, events, views, the calculator.

Nothing here is on the path of a search, so it is a bundle of plain functions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypedDict, TypeVar

from megalith.core.chance import Rng
from megalith.core.errors import Refusal
from megalith.core.form import Form

Json = dict[str, Any]
Event = tuple[str, int, int, int]  # (what, seat, two small numbers); the words live elsewhere
FieldKind = Literal["int", "word", "ints", "words", "mix"]
Shape = tuple[tuple[str, FieldKind], ...]  # fields of a record in the order of its text line

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)
K_in = TypeVar("K_in", contravariant=True)
K = TypeVar("K")


class Points(TypedDict):
    """Points line by line, in the order of the score pad."""

    lines: dict[str, int]
    total: int


class LuckFor(NamedTuple):
    """What luck speaks for: one key means the same in every game of a deal (`core/deal.py`)."""

    key: tuple[str | int, ...]
    dice: int = 0  # so many dice, each with a key of its own
    deck: bool = False  # drawn from a deck: the rank of the card belongs to the key
    renewed: str = ""  # the event that tells of a new deck


class View(TypedDict):
    """What every title's view has; its own `view_types.py` adds the rest."""

    game: str
    seats: int
    to_move: int  # the seat that decides; -1: luck, -2: the game is over
    decision: str
    asked: dict[str, int | str]  # what belongs to the question
    ending: str


def _whole(record: Json, owner: int, seat: int | None) -> Json:
    """Where nothing is secret, everybody sees the whole record."""
    return record


def _own(s: object, seat: int | None) -> int | None:
    """Where something is secret, every seat has eyes of its own."""
    return seat


def everybody(s: object, seat: int | None) -> int | None:
    """Where nothing is secret, all see what a spectator sees."""
    return None


@dataclass(frozen=True)
class Border(Generic[S]):
    # The fields of every record, by its word.
    shapes: Mapping[str, Shape]
    # The name of what is asked now; empty when the game is over.
    decision: Callable[[S], str]
    # The record of a code that is legal now.
    describe: Callable[[S, int], Json]
    # The code of a record, legal or not; NotationError if it means nothing here.
    parse: Callable[[S, Json], int]
    # Which rule forbids this record now; None if it is legal.
    why_not: Callable[[S, Json], Refusal | None]
    # What a seat, or a spectator (None), may see; built up from nothing.
    view: Callable[[S, int | None], Mapping[str, Any]]
    # An event as a record, with only what that seat may know.
    explain: Callable[[Event, int | None], Json]
    # Final points of a real table, from a score sheet that a person typed.
    calculate: Callable[[Any], list[Json]]
    # What is typed into such a score sheet.
    form: Form
    # Through whose eyes a seat sees just the same now: their view is made once.
    eyes: Callable[[S, int | None], int | None] = _own
    # A step's record as a seat may see it; `owner` is the seat that decided or drew.
    seen: Callable[[Json, int, int | None], Json] = _whole
    # The record of an outcome with what the rules do not need, such as the single dice.
    detail: Callable[[S, int, Rng], Json] | None = None
    # What the luck that speaks now is for; None: the title has no deals.
    luck: Callable[[S], LuckFor] | None = None
    # The events that tell that a seat lacks something, and what; the first number says how much.
    lacks: Mapping[str, str] = field(default_factory=dict)
    # What a seat has, counted as a person would, the most precious first.
    holds: Callable[[S, int], Mapping[str, int]] | None = None
    # Of these what is worth a point or two each.
    small: frozenset[str] = frozenset()

    def outcome(self, s: S, code: int, rng: Rng) -> Json:
        """The record of an outcome that was drawn."""
        return self.detail(s, code, rng) if self.detail else self.describe(s, code)


# What each module of a title's `border/` offers under the same names.


class Records(Protocol[S_in]):
    @property
    def SHAPES(self) -> Mapping[str, Shape]: ...

    def decision(self, s: S_in, /) -> str: ...
    def describe(self, s: S_in, code: int, /) -> Json: ...
    def parse(self, s: S_in, record: Json, /) -> int: ...


class Refusals(Protocol[S_in]):
    def why_not(self, s: S_in, record: Json, /) -> Refusal | None: ...


class Views(Protocol[S_in]):
    def view(self, s: S_in, seat: int | None, /) -> Mapping[str, Any]: ...


class Events(Protocol[K_in]):
    def explain(self, kit: K_in, event: Event, seat: int | None, /) -> Json: ...


class Calculator(Protocol[K_in]):
    def calculate(self, kit: K_in, sheet: Any, /) -> list[Json]: ...


class Forms(Protocol[K_in]):
    def form(self, kit: K_in, /) -> Form: ...


class Luck(Protocol[S_in]):
    def luck(self, s: S_in, /) -> LuckFor: ...


class Modules(Protocol[S_in, K_in]):
    """The package `border/` of a title."""

    @property
    def records(self) -> Records[S_in]: ...
    @property
    def refusals(self) -> Refusals[S_in]: ...
    @property
    def view(self) -> Views[S_in]: ...
    @property
    def events(self) -> Events[K_in]: ...
    @property
    def calculator(self) -> Calculator[K_in]: ...
    @property
    def form(self) -> Forms[K_in]: ...
    @property
    def luck(self) -> Luck[S_in]: ...


def bundled(
    kit: K,
    border: Modules[S, K],
    *,
    eyes: Callable[[S, int | None], int | None] = _own,
    seen: Callable[[Json, int, int | None], Json] = _whole,
    detail: Callable[[S, int, Rng], Json] | None = None,
    lacks: Mapping[str, str] | None = None,
    holds: Callable[[S, int], Mapping[str, int]] | None = None,
    small: frozenset[str] = frozenset(),
) -> Border[S]:
    """The border of a title, from the modules of its `border/` and what only some titles have."""
    return Border(
        shapes=border.records.SHAPES,
        decision=border.records.decision,
        describe=border.records.describe,
        parse=border.records.parse,
        why_not=border.refusals.why_not,
        view=border.view.view,
        explain=partial(border.events.explain, kit),
        calculate=partial(border.calculator.calculate, kit),
        form=border.form.form(kit),
        eyes=eyes,
        seen=seen,
        detail=detail,
        luck=border.luck.luck,
        lacks=lacks or {},
        holds=holds,
        small=small,
    )
