"""A city seen from above: its cells on a small rhombus, where neighbours are constant steps.

Placing and scoring both look at the city through it; nothing is searched by coordinates.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.kit.hexgrid import rhombus_steps
from megalith.games.akropolis.rules.grid import N_CELLS, SIDE
from megalith.games.akropolis.rules.state import City

MARGIN: Final = 2  # empty cells left around the city: room for a tile that touches it
RIM: Final = 1  # marks an empty cell beside a built one; every top is larger
_EMPTY: Final = zeros(N_CELLS)


@final
class Surface:
    """Cell (q, r) of the big grid is number (q - q0) * height + r - r0 here."""

    def __init__(
        self, corner: i64, width: i64, height: i64, board: vec[i64], spots: vec[i64]
    ) -> None:
        self.corner = corner  # the grid's number of cell 0
        self.width = width  # columns
        self.height = height  # cells in each column
        self.board = board  # the top of each cell, 0 if it is empty
        self.spots = spots  # the number here of each built cell, in the city's order
        self.step = rhombus_steps(height)

    def here(self, cell: i64) -> i64:
        """The number of a cell of the big grid, or -1 if it is too far from the city."""
        column = cell // SIDE - self.corner // SIDE
        row = cell % SIDE - self.corner % SIDE
        if column < 0 or row < 0 or column >= self.width or row >= self.height:
            return -1
        return column * self.height + row


def blank(n: i64) -> vec[i64]:
    """An array of zeros, made faster than by a list."""
    return _EMPTY[:n]


def look(city: City) -> Surface:
    """The city from above."""
    left: i64 = SIDE
    right: i64 = 0
    first: i64 = SIDE
    last: i64 = 0
    cells = city.cells
    for k in range(city.built):
        column = cells[k] >> 7
        row = cells[k] & 127
        if column < left:
            left = column
        if column > right:
            right = column
        if row < first:
            first = row
        if row > last:
            last = row
    if city.built == 0:
        left = right = first = last = SIDE // 2
    left -= MARGIN
    first -= MARGIN
    width = right - left + 1 + MARGIN
    height = last - first + 1 + MARGIN
    board = blank(width * height)
    spots = blank(city.built)
    tops = city.tops
    for k in range(city.built):
        here = ((cells[k] >> 7) - left) * height + (cells[k] & 127) - first
        spots[k] = here
        board[here] = tops[k]
    return Surface(left * SIDE + first, width, height, board, spots)


def mark_rim(view: Surface) -> None:
    """Mark the empty cells beside built ones."""
    board = view.board
    spots = view.spots
    step = view.step
    for k in range(len(spots)):
        for d in range(6):
            beside = spots[k] + step[d]
            if board[beside] == 0:
                board[beside] = RIM
