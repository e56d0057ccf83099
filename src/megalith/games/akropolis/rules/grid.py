"""Cells as numbers. A city has room on a rhombus of 128 x 128 cells with (0, 0) in its middle.

The start tile reaches 1 step from (0, 0), and every tile laid on the ground touches the city, so
its farthest hex lies at most 2 steps farther out. After the 30 turns of the longest game no hex
is more than 61 steps away: the border can never be met.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit.hexgrid import Cell, rhombus_steps
from megalith.games.akropolis.rules.components import MOST_TURNS, START_CELLS

SIDE: Final = 128
MIDDLE: Final = 64
N_CELLS: Final = 16384
REACH: Final[i64] = 1 + 2 * MOST_TURNS  # the farthest that any city can get from (0, 0)
STEP: Final = rhombus_steps(SIDE)

# A spot is a cell and a rotation: where the first hex of a tile lies, and how it is turned.
N_SPOTS: Final = 98304


def cell(q: i64, r: i64) -> i64:
    """The number of a cell; numbers ascend as (q, r) does."""
    return (q + MIDDLE) * SIDE + r + MIDDLE


def q_of(cell: i64) -> i64:
    return (cell >> 7) - MIDDLE


def r_of(cell: i64) -> i64:
    return (cell & 127) - MIDDLE


def place_of(cell: int) -> Cell:
    return int(q_of(cell)), int(r_of(cell))


def on_board(q: int, r: int) -> bool:
    return max(abs(q), abs(r), abs(q + r)) <= REACH


def spot(cell: i64, rotation: i64) -> i64:
    return 6 * cell + rotation


def cell_under(spot: i64, hex: i64) -> i64:
    """The cell on which hex 0, 1 or 2 of a tile at that spot lies."""
    cell = spot // 6
    if hex == 0:
        return cell
    return cell + STEP[(spot % 6 + hex - 1) % 6]


def cells_under(spot: int) -> list[Cell]:
    return [place_of(cell_under(spot, hex)) for hex in range(3)]


START: Final = vec[i64]([cell(q, r) for q, r in START_CELLS])


def _check() -> None:
    assert REACH + 2 < MIDDLE  # with two empty cells around the largest city
    assert N_CELLS == SIDE * SIDE and N_SPOTS == 6 * N_CELLS


_check()
