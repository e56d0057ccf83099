"""What is asked and answered about deals: the same luck for everybody who plays one."""

from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.server.wire.requests import In


class PlayDeal(In):
    """`counted`: the one try that counts; without it as many as one likes, once that is over."""

    counted: bool = True


class DealRound(TypedDict):
    """After a round: the own points as the sheet stood then, and those of the best rival."""

    round: int
    points: int
    rival: int


class DealEntry(TypedDict):
    """How somebody, or a bot in their place, did. `table` and `rounds` are told once one's own
    counted game is over, or the deal is closed."""

    name: str
    bot: str | None
    mine: bool
    counted: bool
    points: int
    lead: int
    place: int
    table: str | None
    rounds: list[DealRound]


class DealInfo(TypedDict):
    """`commitment`: the hash of the seed, shown before; `seed`: shown when the deal is closed.
    `mine`: the table of the own counted try. `next`: the hash of the deal of the day after."""

    id: str
    game: str
    day: int | None
    opens: int
    closes: int
    commitment: str
    seed: str | None
    next: str | None
    before: str | None
    seats: int
    seat: int
    bot: str
    iterations: int
    mine: str | None
    done: bool
    entries: list[DealEntry]


class DealTable(TypedDict):
    table: str
