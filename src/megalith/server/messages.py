"""What a page may say on a socket. Anything else is answered with an error."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from megalith.core import notation
from megalith.core.errors import NotationError
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server.errors import ServerError

Ref = Annotated[str, Field(min_length=1, max_length=64)]
At = Annotated[int, Field(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Field(ge=0, lt=16)]
BotName = Annotated[str, Field(max_length=32)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Message):
    type: Literal["hello"]
    since: At | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None
    ref: Ref | None = None


class Said(Message):
    """A decision, as a record or as a line."""

    record: Json | None = None
    line: Annotated[str, Field(max_length=500)] | None = None
    ref: Ref

    @model_validator(mode="after")
    def one_of_both(self) -> "Said":
        if (self.record is None) == (self.line is None):
            raise ValueError("expected either a record or a line")
        return self


class Do(Said):
    type: Literal["do"]
    at: At


class Why(Said):
    type: Literal["why"]


class Preview(Said):
    type: Literal["preview"]


class Undo(Message):
    type: Literal["undo", "restart"]
    at: At
    ref: Ref


class Hint(Message):
    type: Literal["hint"]
    bot: BotName | None = None
    ref: Ref


class StandIn(Message):
    type: Literal["stand_in"]
    seat: SeatNumber
    bot: BotName | None = None
    ref: Ref


class HandBack(Message):
    type: Literal["hand_back"]
    seat: SeatNumber
    ref: Ref


class Log(Message):
    """The part of the log that ends before an entry."""

    type: Literal["log"]
    before: At
    ref: Ref


class Ping(Message):
    type: Literal["ping"]


AnyMessage = Annotated[
    Hello | Do | Why | Preview | Undo | Hint | StandIn | HandBack | Log | Ping,
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
        what = message.record if message.line is None else notation.read(message.line, shapes)
        record = notation.check(what, shapes)
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
