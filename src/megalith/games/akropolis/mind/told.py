"""A city in the numbers that learners see, kept for the next row that tells of it.

In a turn only one city grows, but every row tells of all of them, and what a city is worth takes
long to count. The numbers of a city follow from its tiles, where they lie, and the options.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megalith.games.akropolis.rules import grid, scoring
from megalith.games.akropolis.rules.components import DISTRICTS, AkropolisKit
from megalith.games.akropolis.rules.state import City

TOLD: Final = ["q", "r", "rotation", "face1", "face2", "face3"]  # of each tile, faces from 1
PLACES: Final[i64] = 4096  # cities that are kept


@final
class Told:
    """Never changed once it is there: threads may share it."""

    def __init__(self, kit: AkropolisKit, city: City, rules: i64) -> None:
        self.kit = kit
        self.rules = rules
        self.laid = city.laid
        self.tiles = city.tiles[:]
        self.spots = city.spots[:]
        self.numbers = numbers_of(kit, city, rules)

    def tells(self, kit: AkropolisKit, city: City, rules: i64) -> bool:
        if self.laid != city.laid or self.rules != rules or self.kit is not kit:
            return False
        tiles = city.tiles
        spots = city.spots
        my_tiles = self.tiles
        my_spots = self.spots
        for n in range(city.laid):
            if spots[n] != my_spots[n] or tiles[n] != my_tiles[n]:
                return False
        return True


@final
class KnownCities:
    """The cities that were told of last, each in a place that follows from its tiles."""

    def __init__(self) -> None:
        self.kept: list[Told | None] = [None] * int(PLACES)

    def told(self, kit: AkropolisKit, city: City, rules: i64) -> vec[i16]:
        """Value and stars of each kind of district, then its tiles in the order of laying."""
        place = place_of(city)
        found = self.kept[place]
        if found is not None and found.tells(kit, city, rules):
            return found.numbers
        made = Told(kit, city, rules)
        self.kept[place] = made
        return made.numbers


def place_of(city: City) -> i64:
    tiles = city.tiles
    spots = city.spots
    mixed: i64 = 0
    for n in range(city.laid):
        mixed = (mixed * 31 + spots[n] * 64 + tiles[n]) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 15)) & (PLACES - 1)


def numbers_of(kit: AkropolisKit, city: City, rules: i64) -> vec[i16]:
    each: i64 = len(TOLD)
    numbers = vec[i16]([i16(0)] * (2 * DISTRICTS + each * city.laid))
    tally = scoring.score(kit, city, rules)
    for kind in range(DISTRICTS):
        numbers[2 * kind] = i16(tally.values[kind])
        numbers[2 * kind + 1] = i16(tally.stars[kind])
    for n in range(city.laid):
        at = 2 * DISTRICTS + each * n
        cell = city.spots[n] // 6
        numbers[at] = i16(grid.q_of(cell))
        numbers[at + 1] = i16(grid.r_of(cell))
        numbers[at + 2] = i16(city.spots[n] % 6)
        for hex in range(3):
            numbers[at + 3 + hex] = i16(kit.tile_face[3 * city.tiles[n] + hex] + 1)
    return numbers
