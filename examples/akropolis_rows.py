"""Akropolis for two in numbers that a learner can add up: all from the row that a seat sees.

`City` tells districts and stars, now and to come; `shape_columns` what lies where.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from megalith.core.catalogue import load
from megalith.games.akropolis import grid
from megalith.games.akropolis.components import FACE, STARS, START_CELLS, START_FACE, TURNS

Array = npt.NDArray[Any]
SLOTS = load("akropolis").slots(2)
LENGTH = int(TURNS[2])  # tiles that each city gets
KINDS = ("house", "market", "barracks", "temple", "garden")
HOUSE, MARKET, BARRACKS, TEMPLE, GARDEN, QUARRY, PLAZA = range(7)
FACES = np.eye(11)[np.array(list(FACE))].reshape(-1, 3, 11).sum(axis=1)  # tiles x faces
WORTH = np.array([1.0] * PLAZA + [float(x) for x in STARS])  # a plaza counts its stars


def at(*names: str) -> list[int]:
    return [SLOTS.index(name) for name in names]


UNSEEN = [k for k, name in enumerate(SLOTS) if name.startswith("unseen.")]
SITE = [k for k, name in enumerate(SLOTS) if name.startswith("site") and ".hex" in name]
COLUMNS = at(
    *(f"me.{kind}.value" for kind in KINDS),
    *(f"me.{kind}.stars" for kind in KINDS),
    "me.stones",
    "me.laid",
)
TILES = SLOTS.index("me.tile1.q") + np.arange(6 * LENGTH)


def tiles_in_site(rows: Array) -> Array:
    """Rows x 6 x 11: how many hexes of each face, stars for plazas."""
    hexes: Array = rows[:, SITE].reshape(len(rows), 6, 3, 11).sum(axis=2) * WORTH
    return hexes


class City:
    """Districts and stars of the observer's city, now and to come; one city a row."""

    def __init__(self, rows: Array) -> None:
        seen = rows[:, COLUMNS].astype(float)
        self.value, self.stars = seen[:, :5], seen[:, 5:10]
        self.stones, laid = seen[:, 10], seen[:, 11]
        left = LENGTH - laid
        self.fresh = left / LENGTH  # the share of the game that is left
        part = (left / (2 * left + 1))[:, None]  # of the tiles to come, this city's
        coming = rows[:, UNSEEN] @ FACES * WORTH + tiles_in_site(rows).sum(axis=1)
        self.value_to_come, self.stars_to_come = coming[:, :5] * part, coming[:, PLAZA:] * part
        self.points = (self.value * self.stars).sum(axis=1) + self.stones

    def columns(self) -> Array:
        """What may still come of it. All are 0 when the game is over."""
        fresh = self.fresh[:, None]
        return np.column_stack(
            [
                self.value * self.stars_to_come,
                self.stars * self.value_to_come,
                fresh * self.value,
                fresh * self.stars,
                fresh * self.value * self.stars,
                self.fresh,
                self.fresh**2,
                self.fresh * self.stones,
                self.fresh**2 * self.stones,
            ]
        )


# -- what lies where: a hexagonal window around the start, as a rhombus

SIDE = 28
STEPS = [grid.place_of(int(grid.cell(0, 0) + grid.STEP[d])) for d in range(6)]
STEP_Q, STEP_R = (np.array(part) for part in zip(*STEPS, strict=True))
AROUND = [int(q * SIDE + r) for q, r in STEPS]
NOTHING = 15


def cell(q: Any, r: Any) -> Any:
    half = SIDE // 2
    return np.clip(q + half, 1, SIDE - 2) * SIDE + np.clip(r + half, 1, SIDE - 2)


def surface(rows: Array) -> tuple[Array, Array, Array]:
    """Of each cell of the observer's city: level, face on top, and the tile that it is of."""
    level = np.zeros((len(rows), SIDE * SIDE), np.int16)
    face, tile = np.full_like(level, NOTHING), np.zeros_like(level)
    for (q, r), kind in zip(START_CELLS, START_FACE, strict=True):
        level[:, cell(q, r)], face[:, cell(q, r)] = 1, kind
    laid = rows[:, TILES].reshape(len(rows), LENGTH, 6).astype(np.int64)
    for n in range(int(rows[:, SLOTS.index("me.laid")].max(initial=0))):
        there = np.flatnonzero(laid[:, n, 3])
        q, r, turn = laid[there, n, :3].T
        for hex in range(3):
            d = (turn + hex - 1) % 6
            here = cell(q + STEP_Q[d], r + STEP_R[d]) if hex else cell(q, r)
            level[there, here] += 1
            face[there, here] = laid[there, n, 3 + hex] - 1
            tile[there, here] = n + 1
    return level, face, tile


def shape_columns(rows: Array, city: City) -> Array:
    """Districts that do not count yet, or not for long, and the room to build higher."""
    level, face, tile = surface(rows)
    walls = sum(np.roll(level > 0, -d, axis=1).astype(np.int8) for d in AROUND)
    markets = sum(np.roll(face == MARKET, -d, axis=1).astype(np.int8) for d in AROUND)

    def levels(where: Array) -> Array:
        total: Array = (level * where).sum(axis=1)
        return total

    lost = np.column_stack([levels(face == kind) for kind in range(5)]) - city.value
    alone, inside = (face == MARKET) & (markets == 0), (face == TEMPLE) & (walls == 6)
    temples = [levels((face == TEMPLE) & (walls == n)) for n in (4, 5)]
    barracks = [levels((face == BARRACKS) & (walls == n)) for n in (4, 5)]
    counts = (face == HOUSE) | (face == GARDEN) | alone | inside | (face >= PLAZA)
    counts |= (face == BARRACKS) & (walls < 6)
    counts &= face != NOTHING
    rooms = [
        room(level, tile, counts, face == QUARRY, *pair)
        for pair in ((-1, SIDE - 1), (SIDE, SIDE - 1))
    ]
    places, clean = (np.minimum(sum(part[k] for part in rooms), 8) for k in (0, 1))
    highest, covers = (np.maximum(rooms[0][k], rooms[1][k]) for k in (2, 3))
    quarries = (face == QUARRY).sum(axis=1)
    fresh = city.fresh[:, None]
    spread = [places, clean, highest, quarries, covers == 1, covers == 2, covers == 3]
    several = np.column_stack([*spread, level.max(axis=1)]).astype(float)
    by_star = [city.stars[:, k : k + 1] for k in (MARKET, BARRACKS, TEMPLE)]
    found = np.column_stack(
        [
            lost * city.stars,
            lost * city.stars_to_come,
            several,
            several * fresh,
            np.column_stack(temples) * by_star[2],
            np.column_stack(temples) * city.stars_to_come[:, TEMPLE : TEMPLE + 1],
            np.column_stack(barracks) * by_star[1],
        ]
    )
    columns: Array = fresh * found
    return columns


def room(
    level: Array, tile: Array, counts: Array, quarry: Array, a: int, b: int
) -> tuple[Array, Array, Array, Array]:
    """Places for a tile upon others, those that cover nothing that counts, and of these
    the highest level and the most quarries."""

    def three(x: Array) -> tuple[Array, Array, Array]:
        return x, np.roll(x, -a, axis=1), np.roll(x, -b, axis=1)

    (x, y, z), (s, t, u) = three(level), three(tile)
    free = (x > 0) & (x == y) & (x == z) & ~((s == t) & (s == u))
    clean = free & ~np.logical_or.reduce(three(counts))
    stones = sum(part.astype(np.int8) for part in three(quarry))
    return free.sum(1), clean.sum(1), (level * clean).max(1), (stones * clean).max(1)
