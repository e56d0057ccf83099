"""What the server says on a socket. The first sentence of each goes into docs/protocol.md."""

from typing import Literal, NotRequired

from msgspec import Raw
from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.core.table import Finality
from megalith.server.wire.answers import (
    Doing,
    Limit,
    RefusalJson,
    Seat,
    Sheet,
    TableInfo,
    Told,
    View,
)


class Step(TypedDict):
    """A step of a seat, or of luck (`by` is -1)."""

    n: int
    by: int
    record: Doing
    events: list[Told]


class TakenBack(TypedDict):
    """The last step was taken back, by this seat."""

    n: int
    undo: int


LogEntry = Step | TakenBack


class Said(TypedDict):
    """A decision as a record, and as the line that says the same."""

    record: Doing
    line: str


class Choice(Said):
    """`final`: why it cannot be taken back once it is made."""

    final: Finality | None


class LogPart(TypedDict):
    seat: int | None
    steps: list[LogEntry] | Raw  # encoded once for all who see the same


class Look(LogPart):
    view: View | Raw


class Advice(Said):
    expects: Literal["lead", "points"]
    value: float | None
    win: float | None


class WorseReason(TypedDict):
    """`line`: of the own sheet, and the points that are lost there. `rival`: of the sheet of a
    rival, and the points gained there. `lack`: what will be missing this round, and how much.
    `less`: what one has less at its end, and how much less."""

    kind: Literal["line", "rival", "lack", "less"]
    what: str
    seat: int
    count: float


class Worse(Said):
    """A better choice, how many points more the search expects of it, and why (null: no reason is
    clear)."""

    points: float
    reason: WorseReason | None


class TableMessage(TypedDict):
    """All there is to show; after `hello`, after every change, and where a message was stale."""

    type: Literal["table"]
    ref: str | None
    stale: bool
    at: int
    since: int
    table: TableInfo
    looks: list[Look]
    sheets: list[Sheet] | None
    decision: str
    turn: int | None
    thinking: bool
    may_think: float  # seconds for the whole turn of the bot that decides now, about
    choices: list[Choice] | Raw
    undo: list[int]


class DoneMessage(TypedDict):
    """Stored; the `table` message that shows it came just before."""

    type: Literal["done"]
    ref: str
    at: int


class RefusedMessage(TypedDict):
    """Against the rules: nothing has changed."""

    type: Literal["refused"]
    ref: str | None
    at: int
    refusal: RefusalJson


class WhyMessage(TypedDict):
    """Why not; null: it is possible."""

    type: Literal["why"]
    ref: str
    at: int
    refusal: RefusalJson | None


class HintMessage(TypedDict):
    """Advice, best first; `points` where nobody else scores, and alone no `win`."""

    type: Literal["hint"]
    ref: str
    at: int
    best: list[Advice]


class WeighedMessage(TypedDict):
    """`worse` null: the decision is good enough."""

    type: Literal["weighed"]
    ref: str
    at: int
    worse: Worse | None


class PreviewMessage(TypedDict):
    """The position right after a decision, before luck; what I cannot know is made up in it."""

    type: Literal["preview"]
    ref: str
    at: int
    view: View
    events: list[Told]


class LogMessage(TypedDict):
    """An earlier part of the log, through the same eyes."""

    type: Literal["log"]
    ref: str | None
    start: int
    end: int
    looks: list[LogPart]


class SeatsMessage(TypedDict):
    """Somebody came, went, or a bot sat in or left."""

    type: Literal["seats"]
    seats: list[Seat]


class RematchMessage(TypedDict):
    """The table that follows this one, for those who sat here."""

    type: Literal["rematch"]
    table: str
    invite: str


class DeclinedMessage(TypedDict):
    """A bot over the network does not want to play here; to the host, who had asked it."""

    type: Literal["declined"]
    name: str
    reason: Literal["busy", "later", "options", "other"]


class PongMessage(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]


class ErrorMessage(TypedDict):
    """Not understood or not allowed; the connection goes on."""

    type: Literal["error"]
    ref: str | None
    error: str
    detail: str
    limit: NotRequired[Limit]


AnyMessage = (
    TableMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
    | HintMessage
    | WeighedMessage
    | PreviewMessage
    | LogMessage
    | SeatsMessage
    | RematchMessage
    | DeclinedMessage
    | PongMessage
    | ErrorMessage
)
