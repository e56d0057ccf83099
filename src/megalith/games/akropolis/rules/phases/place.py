"""Adding the tile in hand to the city: where it may lie, and what laying it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules import grid
from megalith.games.akropolis.rules.components import QUARRY, AkropolisKit
from megalith.games.akropolis.rules.grid import SIDE
from megalith.games.akropolis.rules.state import (
    LEVEL,
    TILE,
    AkropolisState,
    City,
    face_of,
    level_of,
    top,
)
from megalith.games.akropolis.rules.surface import RIM, Surface, blank, look, mark_rim

# What three cells say to a tile.
FREE: Final = 0
MIXED_LEVELS: Final = 1
NOT_CONNECTED: Final = 2
ONE_TILE_BELOW: Final = 3


def judge(a: i64, b: i64, c: i64) -> i64:
    """Whether a tile may lie on three cells, given their tops; empty ones are 0 or RIM."""
    any = a | b | c
    if any <= RIM:
        return FREE if any == RIM else NOT_CONNECTED
    differ = (a ^ b) | (a ^ c)
    if differ >= LEVEL:
        return MIXED_LEVELS
    return FREE if differ >= TILE else ONE_TILE_BELOW


def obstacle(city: City, spot: i64) -> i64:
    """What keeps a tile from one spot."""
    view = look(city)
    mark_rim(view)
    a = view.here(grid.cell_under(spot, 0))
    b = view.here(grid.cell_under(spot, 1))
    c = view.here(grid.cell_under(spot, 2))
    if a < 0 or b < 0 or c < 0:
        return NOT_CONNECTED
    return judge(view.board[a], view.board[b], view.board[c])


def open_spots(view: Surface) -> vec[i64]:
    """For every cell six bits: the rotations that a tile may have with its first hex there.

    Every three cells that touch pairwise are two of one column and one of the next. They hold a
    tile in three ways, with its first hex on each of them.
    """
    mark_rim(view)
    board = view.board
    height = view.height
    bits = blank(len(board))
    for column in range(view.width - 1):
        i = column * height + 1
        upper = board[i - 1]
        right_upper = board[i + height - 1]
        for here in range(i, i + height - 1):
            lower = board[here]
            right = here + height
            right_lower = board[right]
            if judge(lower, upper, right_upper) == FREE:
                bits[here] |= 1
                bits[here - 1] |= 4
                bits[right - 1] |= 16
            if judge(lower, right_upper, right_lower) == FREE:
                bits[here] |= 2
                bits[right - 1] |= 8
                bits[right] |= 32
            upper = lower
            right_upper = right_lower
    return bits


def legal(s: AkropolisState, seat: i64, out: Choices) -> None:
    view = look(s.cities[seat])
    bits = open_spots(view)
    height = view.height
    here: i64 = 0
    for column in range(view.width):
        code = act.PLACE + 6 * (view.corner + column * SIDE)
        for _ in range(height):
            open = bits[here]
            if open != 0:
                add_rotations(open, code, out)
            here += 1
            code += 6


def add_rotations(open: i64, code: i64, out: Choices) -> None:
    for rotation in range(6):
        if open & 1:
            out.add(code + rotation)
        open >>= 1


def index_of(city: City, cell: i64) -> i64:
    """The place of a cell in the list of built cells; -1 if it is empty."""
    cells = city.cells
    for k in range(city.built):
        if cells[k] == cell:
            return k
    return -1


def lay(kit: AkropolisKit, city: City, tile: i64, spot: i64) -> i64:
    """Lay a tile and take the stones of the quarries it covers; how many."""
    city.tiles[city.laid] = tile
    city.spots[city.laid] = spot
    city.laid += 1
    stones: i64 = 0
    for hex in range(3):
        cell = grid.cell_under(spot, hex)
        face = kit.tile_face[3 * tile + hex]
        k = index_of(city, cell)
        if k < 0:
            k = city.built
            city.built += 1
            city.cells[k] = cell
            city.tops[k] = top(1, city.laid, face)
        else:
            if face_of(city.tops[k]) == QUARRY:
                stones += 1
            city.tops[k] = top(level_of(city.tops[k]) + 1, city.laid, face)
    city.stones += stones
    return stones


def apply(s: AkropolisState, seat: i64, spot: i64) -> None:
    city = s.cities[seat]
    tile = s.hand
    s.hand = -1
    stones = lay(s.kit, city, tile, spot)
    s.tell("laid", seat, tile, spot)
    level = level_of(city.tops[index_of(city, spot // 6)])
    if level > 1:
        s.tell("level", seat, level)
    if stones > 0:
        s.tell("stones", seat, stones)
