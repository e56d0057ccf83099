"""What a view of Origins is made of; the page's types are made from this."""

from typing import NotRequired, TypedDict

from megalith.core.border import Points, View


class Die(TypedDict):
    colour: str
    value: int


class PricedDie(Die):
    wisdom: int


class AwayDie(Die):
    place: int


class Tile(TypedDict):
    type: str
    colour: str
    stone: int


class PricedTile(Tile):
    wisdom: int


class CountedTile(Tile):
    count: int


class Stack(TypedDict):
    colour: str
    top: Tile | None
    left: int
    unseen: list[CountedTile]
    returned: list[Tile]


class Cell(TypedDict):
    x: int
    y: int
    type: str
    colour: str | None
    front: NotRequired[str]  # what a farm was before


class District(TypedDict):
    x: int
    y: int
    die: Die | None


class Player(TypedDict):
    seat: int
    colour: str
    points: int
    goods: dict[str, int]
    tokens: int
    bases: int
    free_bases: int
    home: list[Die]
    away: list[AwayDie]
    archon: int
    speakers: list[int]
    advisors: list[str]
    city: list[Cell]
    districts: list[District]
    waiting: list[Tile]
    towers: dict[str, int]
    military: int
    temples: dict[str, int]
    temple_ignored: str
    zodiac: list[str]
    scored: list[str]
    passed: bool
    lines: Points


class Place(TypedDict):
    place: int
    ship: int
    upper: str
    lower: str
    token: str | None
    speakers: list[int]


class Card(TypedDict):
    card: str
    cells: dict[str, str | None]
    first: int
    next: int
    gold: int


class Temple(TypedDict):
    temple: str
    zodiac: str | None
    holder: int | None
    order: list[int]
    points: list[int]


class OriginsView(View):
    round: int
    rounds: int | None
    phase: str
    first: int
    players: list[Player]
    places: list[Place]
    pool: list[PricedTile]
    stacks: list[Stack]
    citizens: list[PricedDie]
    reserve: dict[str, int]
    draft: list[Die]
    speakers: list[int]
    cards: list[Card]
    towers: dict[str, int]
    military: list[int]
    temples: list[Temple]
    alien: int | None
    target: int | None
    end_coming: str
