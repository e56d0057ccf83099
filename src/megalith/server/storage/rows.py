"""What the store gives and takes: a table's row, its seats and the entries of its log."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from megalith.core.chance import FairSource
from megalith.core.deal import DealSource
from megalith.core.game import Json
from megalith.server.wire.answers import Forked, Phase, Result, SeatKind

PATIENCE, LEVEL = 60, "medium"  # of tables that were opened before they could say it
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
PERSON: Final = "person"
FREE: Final = "open"
BOT: Final = "bot"
TYPED: Final = "typed"


@dataclass
class Seat:
    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    own: str | None = None
    since: int | None = None
    ready: bool | None = None  # False: sat down, but has not said so yet


@dataclass
class Row:
    id: str
    game: str
    version: int
    options: Json
    public: bool
    hold: bool
    host: str
    invite: str
    phase: Phase
    secret: str
    seed: str | None
    turn: int | None
    length: int
    steps: int
    created: int
    changed: int
    result: Result | None
    rematch: str | None
    forked: Forked | None
    begun: int | None = None
    patience: int | None = None
    level: str | None = None
    removed: list[str] | None = None
    take_back: bool | None = None
    luck: str | None = None
    set_name: str | None = None  # of components; None: the shipped ones
    set_digest: str | None = None
    round: int | None = None  # or epoch: what the title counts
    deal: str | None = None  # whose luck it has
    counted: bool | None = None  # the one try of that deal that counts
    secret_until: int | None = None  # the seed, also when the game is over

    @property
    def typed(self) -> bool:
        """Whether people tell what real dice and cards say."""
        return self.luck == TYPED

    def shows_seed(self) -> bool:
        """Whether everybody may know by now what luck was drawn from."""
        closed = self.secret_until is None or time.time() >= self.secret_until
        return self.phase == OVER and not self.typed and closed

    def source(self, seed: str) -> FairSource | DealSource | None:
        """What luck is drawn from; None: people tell it."""
        if self.typed:
            return None
        return FairSource(seed) if self.deal is None else DealSource(seed)

    def stand_in(self) -> tuple[int, str]:
        """After how many seconds a bot may play for somebody who is away, and which one."""
        return PATIENCE if self.patience is None else self.patience, self.level or LEVEL


@dataclass
class Entry:
    """A step of a seat or of luck; without a record it takes the last step back."""

    n: int
    by: int
    record: Json | None
    person: str | None = None
    ref: str | None = None


@dataclass
class Moved:
    """What a move changes in the table's row, besides the length of its log."""

    steps: int
    turn: int | None
    round: int | None = None
    phase: Phase | None = None  # if it changes
    result: Result | None = None


@dataclass
class Doc:
    """A table with its seats; `fresh` are entries to be added to its log, `opening` the steps with
    which a fork will begin; lists do not read `changes`. With `gone` it is to be removed.
    """

    row: Row
    seats: list[Seat]
    fresh: list[Entry] = field(default_factory=list)
    opening: list[Json] | None = None
    gone: bool = False
    changes: Json | None = None  # what its set of components has otherwise than the shipped one

    def held(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if not person:
            return []
        return [s.seat for s in self.seats if s.kind == PERSON and s.person == person]

    def free(self) -> list[Seat]:
        return [s for s in self.seats if s.kind == FREE]

    def complete(self) -> bool:
        """No seat is open, and nobody who sat down still has something to do."""
        return not self.free() and all(s.ready is not False for s in self.seats)

    def names(self) -> list[str]:
        return [s.name or (s.bot or "") for s in self.seats]

    def takes_back(self, seat: int) -> bool:
        """Whether a seat may take a whole turn back: nobody plays but bots and its owner, and the
        table does not forbid it.
        """
        others = [s for s in self.seats if s.seat != seat]
        alone = bool(others) and all(s.bot is not None for s in others)
        return alone and self.seats[seat].bot is None and self.row.take_back is not False

    def may_see(self, person: str | None, invite: str | None) -> bool:
        """A game that is over is shared by its address, which nobody can guess."""
        return (
            self.row.public
            or self.row.phase == OVER
            or invite == self.row.invite
            or bool(self.held(person))
            or (bool(person) and person == self.row.host)
        )


def values(x: Any) -> dict[str, Any]:
    """The columns of a row or a seat."""
    return dict(vars(x))
