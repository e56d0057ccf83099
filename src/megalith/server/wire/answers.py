"""What the server answers over HTTP."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from typing_extensions import TypedDict  # pydantic reads only this one before Python 3.12

from megalith.core.border import FieldKind
from megalith.core.form import EntryKind
from megalith.core.game import Json

# A string names the page's own type for what differs by title.
View = Annotated[Mapping[str, Any], "View"]
Doing = Annotated[Json, "Doing"]  # {"do": …} and the fields of its shape
Told = Annotated[Json, "Told"]  # {"tell": …, "seat": …} and what belongs to it
OptionValue = bool | int | str | None
Phase = Literal["open", "running", "over"]
SeatKind = Literal["person", "open", "bot"]


class Limit(TypedDict):
    """Of what there was too much, and after how many seconds to try again (0: no use)."""

    what: str
    wait: int


class RefusalJson(TypedDict):
    rule: str
    key: str
    args: dict[str, Any]


class Fault(TypedDict):
    """What is wrong with a score sheet: a key of the .ftl files, and where."""

    key: str
    where: str
    code: str
    args: dict[str, str]


class ErrorAnswer(TypedDict):
    error: str
    detail: str
    refusal: RefusalJson | None
    fault: Fault | None
    limit: Limit | None


class Option(TypedDict):
    """It has values, or is a whole number from least to most."""

    id: str
    default: OptionValue
    values: list[OptionValue]
    least: int | None
    most: int | None


class GameInfo(TypedDict):
    """`stand_ins`: parts of its components whose printed values we do not know. `puzzles`: how many
    come with it."""

    id: str
    version: int
    prefix: str
    players: list[int]
    options: list[Option]
    shapes: dict[str, list[tuple[str, FieldKind]]]
    stand_ins: int
    puzzles: int
    words: dict[str, str]  # what the usual set calls otherwise than the shipped one


class Games(TypedDict):
    games: list[GameInfo]
    bots: list[str]


class Rule(TypedDict):
    id: str
    text: str


class Rules(TypedDict):
    markdown: str
    rules: list[Rule]


class SetInfo(TypedDict):
    """A set of components on a person's shelf."""

    id: str
    game: str
    name: str
    digest: str
    sound: bool
    changed: int
    mine: bool


class SetInfos(TypedDict):
    sets: list[SetInfo]


class Where(TypedDict):
    """What is wrong or odd in a set: where, as a path, and why, as a sentence."""

    where: str
    why: str


class Judgement(TypedDict):
    """What the judge says of a set, and how far its owner has come: for each part that can be typed
    whose it is (`rulebook`, `published component`, `designed`: a stand-in, `mine`).
    """

    digest: str
    faults: list[Where]
    warnings: list[Where]
    parts: dict[str, str]
    replaced: int
    stand_ins: int


class Typed(Judgement):
    """The same with all facts of the set, and what may stand in each place of it: `forms`, and for
    each place the number of its form. `view`: a full table laid out with it, if it can be played.
    """

    facts: Json
    forms: list[Json]
    places: dict[str, int]
    words: dict[str, str]
    view: View | None


class KeptSet(TypedDict):
    """A set and what is said of it."""

    set: SetInfo
    verdict: Judgement


class OpenedSet(TypedDict):
    set: SetInfo
    typed: Typed


class Facts(TypedDict):
    """All facts of a set of components, and what it calls otherwise than the shipped one: Fluent
    text for each language.
    """

    name: str
    digest: str
    facts: Json
    words: dict[str, str]
    stand_ins: int


class Myself(TypedDict):
    name: str


class Link(TypedDict):
    token: str
    until: int


class Entry(TypedDict):
    """One entry of a score sheet; `most` null: as much as one likes."""

    field: str
    kind: EntryKind
    least: int
    most: int | None
    length: int
    ids: list[str]
    words: str


class Form(TypedDict):
    """The form of a score sheet: what it says before its players, and what of that is asked; what
    is typed; a player's empty sheet."""

    head: Json
    asks: dict[str, list[str]]
    entries: list[Entry]
    blank: Json


class Sheets(TypedDict):
    sheets: list[Json]


class Seat(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    mine: bool
    bot: str | None
    robot: bool  # its owner is a program that plays over the network
    online: bool
    ready: bool  # the game may begin as far as this seat is concerned
    seeded: bool


class Dice(TypedDict):
    secret: str
    own: list[str]
    seed: str | None


class Sheet(TypedDict):
    seat: int
    lines: dict[str, int]
    total: int
    tie: list[int]
    place: int


class Result(TypedDict):
    ending: str
    sheets: list[Sheet]


class Forked(TypedDict):
    table: str | None
    step: int


class StandIn(TypedDict):
    """When a bot may play for somebody who is away (seconds), and which one."""

    after: int
    bot: str


class SetName(TypedDict):
    """The set of components of a table, if it is not the usual one."""

    name: str
    digest: str


class TableInfo(TypedDict):
    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    public: bool
    phase: Phase
    host: bool
    hold: bool
    stand_in: StandIn
    take_back: bool
    components: SetName | None
    seats: list[Seat]
    invite: str | None
    turn: int | None
    round: int | None  # or epoch: what the title counts
    steps: int
    luck: Literal["dealt", "typed"]
    commitment: str
    dice: Dice | None
    deal: str | None
    counted: bool
    result: Result | None
    created: int
    changed: int
    rematch: str | None
    forked: Forked | None


class Tables(TypedDict):
    tables: list[TableInfo]


class Frame(TypedDict):
    """A position of a replay, and the step that led to it."""

    step: int
    by: int | None
    record: Doing | None
    line: str | None
    events: list[Told]
    view: View


class Replay(TypedDict):
    """A part of a game step by step; `result`: how it ended, if it is over."""

    game: str
    names: list[str]
    steps: int
    over: bool
    result: Result | None
    seat: int | None
    start: int
    frames: list[Frame]


class Verified(TypedDict):
    steps: int
    digests: int
    dice: int
    over: bool
