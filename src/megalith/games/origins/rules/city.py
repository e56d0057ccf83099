"""The grid of a city: cells, neighbours, districts and the cards that fit a district.

A cell is one number, x and y packed; neighbours are one step away in x or in y. A block of
four cells is named by its lower left one; its corners are numbered sw, nw, se, ne.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megalith.games.origins.rules.components import (
    N_COLOURS,
    N_CORNERS,
    N_TURNS,
    START_CELLS,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.state import OriginsState, Player

WIDE: Final = 256
MIDDLE: Final = 128
NORTH: Final = 1
EAST: Final = WIDE
SIDE: Final = vec[i64]([NORTH, EAST, -NORTH, -EAST])
N_SIDES: Final = 4
CORNER: Final = vec[i64]([0, NORTH, EAST, EAST + NORTH])


def cell(x: i64, y: i64) -> i64:
    return (x + MIDDLE) * WIDE + y + MIDDLE


def column(cell: i64) -> i64:
    return cell // WIDE


def line(cell: i64) -> i64:
    return cell % WIDE


def x_of(cell: i64) -> i64:
    return cell // WIDE - MIDDLE


def y_of(cell: i64) -> i64:
    return cell % WIDE - MIDDLE


def start_cells() -> vec[i64]:
    return vec[i64]([cell(START_CELLS[id][0], START_CELLS[id][1]) for id in ("palace", "agora")])


def start_tiles(kit: OriginsKit) -> vec[i64]:
    return vec[i64]([kit.palace, kit.agora])


def tile_at(me: Player, cell: i64) -> i64:
    """The number of the tile on a cell; -1 if it is empty."""
    for k in range(len(me.cells)):
        if me.cells[k] == cell:
            return k
    return -1


def neighbour(me: Player, tile: i64, side: i64) -> i64:
    return tile_at(me, me.cells[tile] + SIDE[side])


def touches(me: Player, cell: i64) -> i64:
    """The first tile that shares an edge with the cell; -1 if none does."""
    for k in range(len(me.cells)):
        step = me.cells[k] - cell
        if step == NORTH or step == -NORTH or step == EAST or step == -EAST:
            return k
    return -1


def lay(me: Player, cell: i64, tile: i64) -> i64:
    """Put a tile on an empty cell and note the districts that it completes; its number."""
    me.cells = append(me.cells, cell)
    me.tiles = append(me.tiles, tile)
    for k in range(N_CORNERS - 1, -1, -1):
        sw = cell - CORNER[k]
        if is_block(me, sw):
            me.seats = append(me.seats, sw)
            me.seat_dice = append(me.seat_dice, -1)
    return len(me.cells) - 1


def is_block(me: Player, sw: i64) -> bool:
    for k in range(N_CORNERS):
        if tile_at(me, sw + CORNER[k]) < 0:
            return False
    return True


def corner(me: Player, district: i64, k: i64) -> i64:
    """The number of the tile on a corner of a district."""
    return tile_at(me, me.seats[district] + CORNER[k])


def district_at(me: Player, sw: i64) -> i64:
    for k in range(len(me.seats)):
        if me.seats[k] == sw:
            return k
    return -1


def is_farm(kit: OriginsKit, tile: i64) -> bool:
    return tile >= kit.farm and tile < kit.agora


# -- counting


def farms(kit: OriginsKit, me: Player) -> i64:
    n: i64 = 0
    for k in range(len(me.tiles)):
        if is_farm(kit, me.tiles[k]):
            n += 1
    return n


def buildings(kit: OriginsKit, me: Player, colour: i64) -> i64:
    n: i64 = 0
    for k in range(len(me.tiles)):
        if kit.tile_colour[me.tiles[k]] == colour:
            n += 1
    return n


def of_type(kit: OriginsKit, me: Player, type: i64) -> i64:
    n: i64 = 0
    for k in range(len(me.tiles)):
        if kit.tile_type[me.tiles[k]] == type:
            n += 1
    return n


def colours(kit: OriginsKit, me: Player) -> i64:
    n: i64 = 0
    for colour in range(N_COLOURS):
        if buildings(kit, me, colour) > 0:
            n += 1
    return n


def empty_sides(me: Player, tile: i64) -> i64:
    n: i64 = 0
    for side in range(N_SIDES):
        if neighbour(me, tile, side) < 0:
            n += 1
    return n


def closed(me: Player) -> i64:
    n: i64 = 0
    for k in range(len(me.seat_dice)):
        if me.seat_dice[k] >= 0:
            n += 1
    return n


# -- district cards


def fits(kit: OriginsKit, me: Player, district: i64, card: i64) -> bool:
    """Whether some rotation or mirror image of the card lies in the district."""
    sw = kit.tile_colour[me.tiles[corner(me, district, 0)]]
    nw = kit.tile_colour[me.tiles[corner(me, district, 1)]]
    se = kit.tile_colour[me.tiles[corner(me, district, 2)]]
    ne = kit.tile_colour[me.tiles[corner(me, district, 3)]]
    return fits_colours(kit, card, sw, nw, se, ne)


def fits_colours(kit: OriginsKit, card: i64, sw: i64, nw: i64, se: i64, ne: i64) -> bool:
    first = card * N_TURNS * N_CORNERS
    for turn in range(N_TURNS):
        p = first + turn * N_CORNERS
        if (
            (kit.card_pattern[p] < 0 or kit.card_pattern[p] == sw)
            and (kit.card_pattern[p + 1] < 0 or kit.card_pattern[p + 1] == nw)
            and (kit.card_pattern[p + 2] < 0 or kit.card_pattern[p + 2] == se)
            and (kit.card_pattern[p + 3] < 0 or kit.card_pattern[p + 3] == ne)
        ):
            return True
    return False


def card_fits(s: OriginsState, me: Player, district: i64) -> bool:
    for k in range(len(s.cards)):
        if fits(s.kit, me, district, s.cards[k]):
            return True
    return False
