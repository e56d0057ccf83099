"""The data of one table of Akropolis. No rules here, only fields and copying."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import State

# The options as bits of `rules`: 0 … 4 the variant of each kind of district, then these.
EDGE: Final = 5  # enclosed cells are edge
ALL_TILES: Final = 6  # the long game
LEFT_TO_RIGHT: Final = 7  # display only
SILENT_SCORES: Final = 8  # display only

# What lies on top of a built cell, in one number: level, tile (0 the start tile, then the tiles
# in the order of laying, from 1) and face.
LEVEL: Final = 1024
TILE: Final = 16


def top(level: i64, tile: i64, face: i64) -> i64:
    return level * LEVEL + tile * TILE + face


def level_of(top: i64) -> i64:
    return top >> 10


def tile_of(top: i64) -> i64:
    return (top >> 4) & 63


def face_of(top: i64) -> i64:
    return top & 15


@final
class City:
    def __init__(
        self,
        stones: i64,
        laid: i64,
        tiles: vec[i64],
        spots: vec[i64],
        built: i64,
        cells: vec[i64],
        tops: vec[i64],
    ) -> None:
        self.stones = stones
        self.laid = laid  # tiles laid (the automa: taken)
        self.tiles = tiles  # these tiles, in order
        self.spots = spots  # where each was laid
        self.built = built  # built cells; 0 for the automa
        self.cells = cells  # these cells, in the order in which they were built
        self.tops = tops  # what lies on top of each

    def parts(self) -> tuple[object, ...]:
        return (
            self.stones,
            self.laid,
            self.tiles,
            self.spots,
            self.built,
            self.cells,
            self.tops,
        )

    def copy(self) -> "City":
        return City(
            self.stones,
            self.laid,
            self.tiles[:],
            self.spots[:],
            self.built,
            self.cells[:],
            self.tops[:],
        )


@final
class AkropolisState(State):
    def __init__(
        self,
        seats: i64,
        depth: i64,
        todo: vec[i64],
        rules: i64,
        architect: i64,
        first: i64,
        round: i64,
        turn: i64,
        on_site: i64,
        site: vec[i64],
        stacks: i64,
        unseen: i64,
        hand: i64,
        cities: list[City],
    ) -> None:
        super().__init__(seats, depth, todo)
        self.rules = rules  # the options, a bit each
        self.architect = architect  # the rival of the solo game; -1 without
        self.first = first  # seat of the first chief architect
        self.round = round  # 1 …
        self.turn = turn  # turns finished
        self.on_site = on_site  # tiles in the site
        self.site = site  # these tiles, the free one first
        self.stacks = stacks  # face-down stacks left
        self.unseen = unseen  # bit per tile in these stacks
        self.hand = hand  # the tile taken and not yet laid; -1 if none
        self.cities = cities  # one a seat; the automa's is the second in the solo game

    def parts(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.depth,
            self.stack(),
            self.rules,
            self.architect,
            self.first,
            self.round,
            self.turn,
            self.on_site,
            self.site,
            self.stacks,
            self.unseen,
            self.hand,
            self.cities,
        )

    def copy(self) -> "AkropolisState":
        return AkropolisState(
            self.seats,
            self.depth,
            self.todo[:],
            self.rules,
            self.architect,
            self.first,
            self.round,
            self.turn,
            self.on_site,
            self.site[:],
            self.stacks,
            self.unseen,
            self.hand,
            [city.copy() for city in self.cities],
        )
