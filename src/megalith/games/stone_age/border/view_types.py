"""What a view of Stone Age is made of; the page's types are made from this."""

from typing import TypedDict

from megalith.core.border import Points, View


class Tool(TypedDict):
    value: int
    used: bool


class Player(TypedDict):
    seat: int
    colour: str
    workers: int
    home: int
    food: int
    track: int
    score: int
    goods: dict[str, int]
    tools: list[Tool]
    open: list[str]
    cards: list[str]
    hidden_cards: int
    buildings: list[str]
    lines: Points | None  # None: cards lie face down
    out: bool


class Place(TypedDict):
    id: str
    rings: int | None
    workers: list[int]


class Stack(TypedDict):
    tile: str | None
    left: int


class StoneAgeView(View):
    round: int
    phase: int
    start: int
    players: list[Player]
    places: list[Place]
    row: list[str | None]
    deck: int
    unseen_cards: list[str]
    stacks: list[Stack]
    unseen_tiles: list[str]
    dice: list[int]
    big_tools: int | None
    last_round: bool
