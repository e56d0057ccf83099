"""Bots over the network: what is said about them, and the events that they are sent."""

from typing import Literal

from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.server.wire.answers import OptionValue, SetName, TableInfo, View
from megalith.server.wire.outgoing import Choice

Reason = Literal["busy", "later", "options", "other"]


class BotAccount(TypedDict):
    """A bot of mine; `token`: it has one that is good, `listening`: its program is here."""

    id: str
    name: str
    token: bool
    listening: bool
    created: int


class BotAccounts(TypedDict):
    bots: list[BotAccount]


class NewToken(TypedDict):
    """The token is shown this once."""

    bot: BotAccount
    token: str


class ListeningBot(TypedDict):
    """It takes challenges to these games."""

    id: str
    name: str
    games: list[str]


class ListeningBots(TypedDict):
    bots: list[ListeningBot]


class Answered(TypedDict):
    """A challenge that was declined."""

    table: str
    reason: Reason


class SeatView(TypedDict):
    seat: int | None
    view: View


class TablePosition(TypedDict):
    """A table as one seat, or a spectator, sees it now; `choices` if it is mine to decide."""

    at: int
    turn: int | None
    decision: str
    choices: list[Choice]
    looks: list[SeatView]
    table: TableInfo


class ChallengeEvent(TypedDict):
    """The host of a table asks this bot to play: join with the invite, or decline."""

    type: Literal["challenge"]
    table: str
    game: str
    options: dict[str, OptionValue]
    components: SetName | None
    players: int
    host: str
    invite: str


class OfferEvent(TypedDict):
    """A public table waits for players."""

    type: Literal["offer"]
    table: str
    game: str
    options: dict[str, OptionValue]
    components: SetName | None
    players: int
    open: int


class TurnEvent(TypedDict):
    """This bot decides."""

    type: Literal["turn"]
    table: str
    at: int


class OverEvent(TypedDict):
    type: Literal["over"]
    table: str


AnyEvent = ChallengeEvent | OfferEvent | TurnEvent | OverEvent
