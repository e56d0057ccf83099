"""Hexagons with a flat top in axial coordinates: q grows to the right, r grows downwards.

Directions are numbered clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. `HexGrid`
numbers any set of cells and has the tables that a fast program reads instead of coordinates.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros

Cell = tuple[int, int]  # (q, r)

NOWHERE: Final = -1  # the neighbour of a border cell
DIRECTIONS: Final[list[Cell]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


# -- coordinates


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around one, clockwise from north."""
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Cell, b: Cell) -> int:
    """Steps from one cell to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(cell: Cell, steps: int) -> Cell:
    """The cell after turning the plane about (0, 0) by steps of 60 degrees clockwise."""
    q, r = cell
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def mirrored(cell: Cell) -> Cell:
    """The cell after exchanging left and right."""
    q, r = cell
    return -q, q + r


def hexagon(radius: int) -> list[Cell]:
    """Every cell at most `radius` steps from (0, 0)."""
    return [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
    ]


def centre(cell: Cell) -> tuple[float, float]:
    """Where to draw a cell: x to the right, y downwards, one unit from centre to corner."""
    q, r = cell
    return 1.5 * q, 3**0.5 * (r + q / 2)


def rhombus_steps(height: i64) -> vec[i64]:
    """What each direction adds to a number q * height + r.

    A board that is numbered so, column by column, needs no table of neighbours; cells at its
    border must not be asked for theirs.
    """
    return vec[i64]([-1, height - 1, height, 1, 1 - height, -height])


# -- a numbered set of cells


@final
class HexGrid:
    """Any set of cells, numbered 0 … count - 1 in ascending order of (q, r)."""

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = sorted(set(cells))
        self.count: i64 = len(self.cells)
        self.number: dict[Cell, int] = {cell: n for n, cell in enumerate(self.cells)}
        self.q = vec[i64]([q for q, _ in self.cells])
        self.r = vec[i64]([r for _, r in self.cells])
        self.near = vec[i64](
            [self.number.get(other, NOWHERE) for cell in self.cells for other in neighbours(cell)]
        )  # six a cell, by direction

    def at(self, q: int, r: int) -> i64:
        """The number of a cell; NOWHERE if the set does not have it."""
        return self.number.get((q, r), NOWHERE)

    def beside(self, cell: i64, direction: i64) -> i64:
        """The neighbour in a direction, or NOWHERE."""
        return self.near[6 * cell + direction]

    def groups(self, open: vec[i64], group: vec[i64]) -> i64:
        """Number the connected groups of open cells from 0; how many there are.

        `group` receives the group of every cell, NOWHERE for cells that are not open.
        """
        for i in range(self.count):
            group[i] = NOWHERE
        stack = zeros(self.count)
        found: i64 = 0
        for first in range(self.count):
            if open[first] == 0 or group[first] >= 0:
                continue
            group[first] = found
            stack[0] = first
            depth: i64 = 1
            while depth > 0:
                depth -= 1
                cell = stack[depth]
                for i in range(6 * cell, 6 * cell + 6):
                    other = self.near[i]
                    if other >= 0 and open[other] != 0 and group[other] < 0:
                        group[other] = found
                        stack[depth] = other
                        depth += 1
            found += 1
        return found
