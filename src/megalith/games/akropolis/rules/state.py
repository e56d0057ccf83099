"""The data of one table of Akropolis. No rules here, only fields and copying."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import Record, State
from megalith.games.akropolis.rules.components import AkropolisKit

# The options as bits of `rules`: 0 … 4 the variant of each kind of district, then these.
EDGE: Final = 5  # enclosed cells are edge
ALL_TILES: Final = 6  # the long game
LEFT_TO_RIGHT: Final = 7  # display only
SILENT_SCORES: Final = 8  # display only
LITERAL: Final = 9  # a lake is one enclosed cell, and for the barracks' variant an empty place

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
class City(Record):
    stones: i64
    laid: i64  # tiles laid (the automa: taken)
    tiles: vec[i64]  # these tiles, in order
    spots: vec[i64]  # where each was laid
    built: i64  # built cells; 0 for the automa
    cells: vec[i64]  # these cells, in the order in which they were built
    tops: vec[i64]  # what lies on top of each

    def copy(self) -> "City":
        twin = City()
        twin.stones = self.stones
        twin.laid = self.laid
        twin.tiles = self.tiles[:]
        twin.spots = self.spots[:]
        twin.built = self.built
        twin.cells = self.cells[:]
        twin.tops = self.tops[:]
        return twin


@final
class AkropolisState(State):
    kit: AkropolisKit
    rules: i64  # the options, a bit each
    architect: i64  # the rival of the solo game; -1 without
    first: i64  # seat of the first chief architect
    round: i64  # 1 …
    turn: i64  # turns finished
    on_site: i64  # tiles in the site
    site: vec[i64]  # these tiles, the free one first
    stacks: i64  # face-down stacks left
    unseen: i64  # bit per tile in these stacks
    hand: i64  # the tile taken and not yet laid; -1 if none
    cities: list[City]  # one a seat; the automa's is the second in the solo game

    def copy(self) -> "AkropolisState":
        twin = AkropolisState()
        twin.kit = self.kit
        twin.seats = self.seats
        twin.depth = self.depth
        twin.todo = self.todo[:]
        twin.rules = self.rules
        twin.architect = self.architect
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.on_site = self.on_site
        twin.site = self.site[:]
        twin.stacks = self.stacks
        twin.unseen = self.unseen
        twin.hand = self.hand
        twin.cities = [city.copy() for city in self.cities]
        return twin
