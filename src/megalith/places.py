"""Where a hex lies, told from the nearest one with a name: the twin of `web/src/core/places.ts`."""

import re
from typing import Final

Cell = tuple[int, int]  # axial q, r
Leg = tuple[int, int]  # number of the direction, hexes

# A title that stands on its points calls the first one east, one that lies on its sides south-east.
DIRECTIONS: Final[list[Cell]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def named(text: str) -> list[Cell]:
    """The hexes that a file of words names: `hex-<q>_<r> = …`."""
    return [(int(q), int(r)) for q, r in re.findall(r"^hex-(-?\d+)_(-?\d+) =", text, re.M)]


def nearest(places: list[Cell], cell: Cell) -> Cell:
    return min(places, key=lambda place: _distance(place, cell))


def legs(start: Cell, end: Cell) -> list[Leg]:
    """The way from one hex to another: so many in one direction, then in the one beside it."""
    q, r = end[0] - start[0], end[1] - start[1]
    for first, a in enumerate(DIRECTIONS):
        second = (first + 1) % 6
        b = DIRECTIONS[second]
        turn = a[0] * b[1] - a[1] * b[0]
        m, n = (q * b[1] - r * b[0]) * turn, (a[0] * r - a[1] * q) * turn
        if m > 0 and n >= 0:
            return [(first, m), (second, n)] if n else [(first, m)]
    return []


def _distance(a: Cell, b: Cell) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))
