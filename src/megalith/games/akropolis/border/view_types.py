"""What a view of Akropolis is made of; the page's types are made from this."""

from typing import TypedDict

from megalith.core.border import Points, View


class Tile(TypedDict):
    tile: str
    code: str


class Offer(Tile):
    slot: int
    price: int


class Spot(TypedDict):
    q: int
    r: int
    rotation: int


class Placement(Spot):
    tile: str
    level: int


class Hex(TypedDict):
    q: int
    r: int
    level: int
    kind: str
    stars: int
    tile: str


class District(TypedDict):
    value: int
    stars: int
    points: int
    cells: list[list[int]]  # q, r, how often it counts


class Score(Points):
    districts: dict[str, District]


class Player(TypedDict):
    seat: int
    automa: str | None
    stones: int
    tiles: list[str]
    placements: list[Placement]
    hexes: list[Hex]
    score: Score | None


class Settings(TypedDict):
    long_game: bool
    variant_houses: bool
    variant_markets: bool
    variant_barracks: bool
    variant_temples: bool
    variant_gardens: bool
    enclosed_cells: str
    solo_architect: str | None
    site_direction: str
    live_scores: bool


class AkropolisView(View):
    round: int
    rounds: int
    chief: int
    site: list[Offer]
    hand: Tile | None
    stacks_left: int
    unseen: list[str]
    area_totals: dict[str, int]
    settings: Settings
    players: list[Player]
    open: list[list[int]]  # q, r, rotation, level, stones gained
