"""What a page may ask over HTTP. Anything else is answered with an error."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from megalith.core.game import Json
from megalith.server.people.names import LONGEST, clean
from megalith.server.wire.bots import Reason
from megalith.server.wire.incoming import At, Said

_PLAIN = r"[^\x00-\x1f\x7f]"
Name = Annotated[str, Field(max_length=LONGEST, pattern=f"^{_PLAIN}*$"), AfterValidator(clean)]
Token = Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
BotId = Annotated[str, Field(max_length=32, pattern=r"^bot\.[A-Za-z0-9_-]+$")]
GameIds = Annotated[str, Field(max_length=200, pattern=r"^[a-z_]*(,[a-z_]+)*$")]
Who = Annotated[str, Field(pattern=r"^(me|open|bot:[a-z0-9_-]{1,32})$")]
_TURNING = r"\u200e\u200f\u202a-\u202e\u2066-\u2069"  # text direction: shown, it would lie
OwnSeed = Annotated[
    str, Field(min_length=1, max_length=64, pattern=rf"^[^|\x00-\x1f\x7f{_TURNING}]+$")
]
SeatIn = Annotated[int, Field(ge=0, le=15)]
StepNumber = Annotated[int, Field(ge=0, le=100_000)]
Count = Annotated[int, Field(ge=1, le=100)]
Lang = Literal["en", "pl"]
OptionValue = bool | int | Annotated[str, Field(max_length=64)] | None


class In(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(In):
    who: Who
    name: Name = ""


class StandIn(In):
    """When a bot may play for somebody who is away, and which one."""

    after: Annotated[int, Field(ge=30, le=604_800)]
    bot: Annotated[str, Field(max_length=32)]


class OwnSet(In):
    """A set of components by what differs from the shipped one."""

    name: Name = ""
    changes: Json


class NewTable(In):
    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, OptionValue], Field(max_length=32)] = {}
    public: bool = False
    hold: bool = False
    stand_in: StandIn | None = None
    take_back: bool | None = None
    luck: Literal["dealt", "typed"] = "dealt"
    components: Token | OwnSet | None = None  # a kept set by its id, or one given here


class Judged(In):
    """A set by what differs from the shipped one; null: the shipped one itself."""

    changes: Json | None


class Scored(Judged):
    sheet: Json


class KeepSet(OwnSet):
    game: Annotated[str, Field(max_length=32)]


class Join(In):
    invite: Token | None = None
    seat: SeatIn | None = None
    name: Name = ""
    ready: bool = True  # the game may begin when everybody is; else it is said later


class Ready(In):
    ready: bool


class Assign(In):
    who: Annotated[str, Field(pattern=r"^(open|bot:[a-z0-9_-]{1,32})$")]


class Seed(In):
    seed: OwnSeed


class Me(In):
    name: Name


class LinkToken(In):
    token: Token


class NewBot(In):
    name: Annotated[Name, Field(min_length=1)]


class Challenge(In):
    bot: BotId


class Decline(In):
    reason: Reason = "other"


class Decision(Said):
    """A decision over HTTP; `at`: the version of the table that it is about."""

    at: At


class ReplayRecord(In):
    record: Json
    seat: SeatIn | None = None
    start: StepNumber = 0
    count: Count = 50


class VerifyRecord(In):
    record: Json


class Fork(In):
    table: Token | None = None
    record: Json | None = None
    invite: Token | None = None
    step: StepNumber
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    public: bool = False
