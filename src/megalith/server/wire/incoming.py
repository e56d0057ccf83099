"""What a page may say on a socket. Anything else is answered with an error."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from megalith.core import notation
from megalith.core.errors import NotationError
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server.errors import ServerError
from megalith.server.wire.answers import Doing

Ref = Annotated[str, Field(min_length=1, max_length=64)]
At = Annotated[int, Field(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Field(ge=0, lt=16)]
BotName = Annotated[str, Field(max_length=32)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Message):
    """Show me the table. `since`: the version up to which I have the log (null: from the
    beginning).
    """

    type: Literal["hello"]
    since: At | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None
    ref: Ref | None = None


class Said(Message):
    """A decision, as a record or as a line."""

    record: Doing | None = None
    line: Annotated[str, Field(max_length=500)] | None = None
    ref: Ref

    @model_validator(mode="after")
    def one_of_both(self) -> "Said":
        if (self.record is None) == (self.line is None):
            raise ValueError("expected either a record or a line")
        return self


class Do(Said):
    """One decision of the seat that is on turn, which I must hold; as `record`, or as `line`:
    `place_workers forest 3`. Where the table's `luck` is `typed`, also what luck says when it is
    due: by whoever sits there; what one seat alone may see by its owner (for a bot, the host). If
    `at` is not the current version, the answer is `table` with `stale` and this `ref`.
    """

    type: Literal["do"]
    at: At


class Why(Said):
    """Why may I not do this now? Answered by `why`."""

    type: Literal["why"]


class Preview(Said):
    """What would this decision do? Answered by `preview` with the view of my seat and the
    events right after it; nothing is stored (an illegal one: `refused`).
    """

    type: Literal["preview"]


class Undo(Message):
    """Take my last decision back; where only bots play against me and the table's `take_back` is
    true, also my whole last turn with what the bots answered, unless luck has spoken since. Where
    luck is typed, whoever sits there takes back the last thing told or decided, with what bots
    answered.
    `restart`: all decisions since somebody else decided or luck spoke.
    """

    type: Literal["undo", "restart"]
    at: At
    ref: Ref


class Hint(Message):
    """What would the bot do in my place? Its best three choices (fewer where there are fewer;
    one from a bot that compares none); one hint at a time (`too_many`).
    """

    type: Literal["hint"]
    bot: BotName | None = None
    ref: Ref


class Weigh(Said):
    """Is this decision much worse than the best? Only where nobody but bots plays against me
    (else `forbidden`), one at a time, hints included (`too_many`). Answered by `weighed`.
    """

    type: Literal["weigh"]


class LetStandIn(Message):
    """Let a bot play that seat: my own at any time (null: the table's bot); another's if I am
    the host, its owner has been away (and the game has run) for as long as the table's
    `stand_in` says, and only by that bot. If the host is away for so long, whoever sits there
    may ask. Answered by `done`.
    """

    type: Literal["stand_in"]
    seat: SeatNumber
    bot: BotName | None = None
    ref: Ref


class HandBack(Message):
    """The owner takes the seat back from the bot. Answered by `done`."""

    type: Literal["hand_back"]
    seat: SeatNumber
    ref: Ref


class Log(Message):
    """The part of the log that ends before that entry, at most 200 entries; ask again with its
    `start` for the one before.
    """

    type: Literal["log"]
    before: At
    ref: Ref


class Ping(Message):
    """Answered by `pong`; at least every 20 s, a silent socket is closed after 60 s."""

    type: Literal["ping"]


AnyMessage = Annotated[
    Hello | Do | Why | Preview | Undo | Hint | Weigh | LetStandIn | HandBack | Log | Ping,
    Field(discriminator="type"),
]
_adapter: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)


def read(text: str | bytes) -> AnyMessage:
    try:
        return _adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(x) for x in first["loc"])
        raise ServerError("bad_request", f"{where}: {first['msg']}".lstrip(": ")) from None


def ref_of(text: str | bytes) -> str | None:
    """The ref of a message that cannot be read, if at least that is there."""
    try:
        found = _only_ref.validate_json(text)
    except ValidationError:
        return None
    return found.ref


class _OnlyRef(BaseModel):
    ref: Ref | None = None


_only_ref: TypeAdapter[_OnlyRef] = TypeAdapter(_OnlyRef)


def said(message: Said, table: Table[Any]) -> Json:
    """The record that was meant, in the order of its fields and of sane size."""
    try:
        shapes = table.game.border.shapes
        if message.line is None:
            record = notation.check(message.record, shapes)
        else:
            record = notation.read(message.line, shapes)
    except NotationError as error:
        raise ServerError("bad_request", str(error)) from None
    if not all(sane(value) for value in record.values()):
        raise ServerError("bad_request", "a number or a list beyond all measure")
    return record


def sane(value: Any) -> bool:
    if isinstance(value, int):
        return abs(value) <= 1_000_000
    if isinstance(value, str):
        return len(value) <= 100
    if isinstance(value, dict):
        return len(value) <= 100 and all(sane(x) for pair in value.items() for x in pair)
    return len(value) <= 200 and all(sane(x) for x in value)
