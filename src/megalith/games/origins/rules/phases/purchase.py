"""Buying a building or setting up a farm, tiles set aside, and using the abilities of tiles."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import city, effects, people, pools, usable
from megalith.games.origins.rules.components import (
    N_CORNERS,
    SLOTS,
    VIRGO,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import ACTIVATE, PLACE_TILE
from megalith.games.origins.rules.state import OriginsState, Player

BUILD: Final = 0
SET_FARM: Final = 1
ON_FARM: Final = 2  # Virgo
MODE_IDS: Final = ("build", "farm", "virgo")

# The source of a tile is a slot of the pool, or WAITING + its kind.
WAITING: Final = 100


def source_kind(s: OriginsState, source: i64) -> i64:
    return source - WAITING if source >= WAITING else s.pool[source]


def is_waiting(me: Player, kind: i64) -> bool:
    for k in range(len(me.waiting)):
        if me.waiting[k] == kind:
            return True
    return False


def mode_open(s: OriginsState, seat: i64, source: i64, mode: i64) -> bool:
    """Whether this tile may be bought in this way; the one judge of purchases."""
    kit = s.kit
    me = s.players[seat]
    if mode == SET_FARM:
        return True
    if mode == ON_FARM:
        return people.holds(s, seat, VIRGO) and city.farms(kit, me) > 0
    if source >= WAITING:
        return people.can_pay(me, 0, kit.kind_stone[source - WAITING], 0, 0)
    return pools.can_build(s, seat, source)


def legal_tile(s: OriginsState, seat: i64, out: Choices) -> None:
    me = s.players[seat]
    for slot in range(SLOTS):
        if s.pool[slot] >= 0:
            for mode in range(act.MODES):
                if mode_open(s, seat, slot, mode):
                    out.add(act.POOL_TILE + slot * act.MODES + mode)
    if len(me.waiting) == 0:
        return
    for kind in range(s.kit.n_kinds):
        if is_waiting(me, kind):
            for mode in range(act.MODES):
                if mode_open(s, seat, WAITING + kind, mode):
                    out.add(act.WAITING_TILE + kind * act.MODES + mode)


def apply_tile(s: OriginsState, seat: i64, code: i64) -> None:
    """Wisdom and stone are paid; the tile stays where it is until its cell is chosen."""
    me = s.players[seat]
    if code < act.WAITING_TILE:
        source = (code - act.POOL_TILE) // act.MODES
        mode = (code - act.POOL_TILE) % act.MODES
    else:
        source = WAITING + (code - act.WAITING_TILE) // act.MODES
        mode = (code - act.WAITING_TILE) % act.MODES
    kind = source_kind(s, source)
    if mode == BUILD:
        wisdom = pools.tile_price(s, seat, source) if source < WAITING else 0
        people.pay(me, wisdom, s.kit.kind_stone[kind], 0, 0)
    s.tell("bought", seat, kind, mode)
    s.push(PLACE_TILE, seat, source, mode)


# -- where it is laid


def legal_cell(kit: OriginsKit, me: Player, mode: i64, out: Choices) -> None:
    for tile in range(len(me.cells)):
        if mode == ON_FARM:
            if city.is_farm(kit, me.tiles[tile]):
                out.add(act.CELL + tile * act.SIDES)
            continue
        for side in range(city.N_SIDES):
            cell = me.cells[tile] + city.SIDE[side]
            if city.tile_at(me, cell) < 0 and city.touches(me, cell) == tile:
                out.add(act.CELL + tile * act.SIDES + side)


def cell_code(me: Player, cell: i64, mode: i64) -> i64:
    """The code of a cell; -1 if no tile can ever be laid there now."""
    tile = city.tile_at(me, cell)
    if mode == ON_FARM:
        return act.CELL + tile * act.SIDES if tile >= 0 else -1
    beside = city.touches(me, cell)
    if beside < 0 or tile >= 0:
        return -1
    side: i64 = 0
    while me.cells[beside] + city.SIDE[side] != cell:
        side += 1
    return act.CELL + beside * act.SIDES + side


def code_cell(me: Player, code: i64, mode: i64) -> i64:
    beside = me.cells[(code - act.CELL) // act.SIDES]
    return beside if mode == ON_FARM else beside + city.SIDE[(code - act.CELL) % act.SIDES]


def apply_cell(s: OriginsState, seat: i64, source: i64, mode: i64, code: i64) -> None:
    """Lay the tile, give back a replaced farm, refill the pool; then the ability may be used."""
    kit = s.kit
    me = s.players[seat]
    kind = source_kind(s, source)
    cell = code_cell(me, code, mode)
    if mode == ON_FARM:
        tile = city.tile_at(me, cell)
        front = me.tiles[tile] - kit.farm
        me.tiles[tile] = kind
        s.tell("replaced", seat, cell, kind)
        s.push(ACTIVATE, seat, tile, -1)
        pools.give_back(s, front)
    else:
        tile = city.lay(me, cell, kind if mode == BUILD else kit.farm + kind)
        s.tell("laid", seat, cell, me.tiles[tile])
        if mode == BUILD:
            s.push(ACTIVATE, seat, tile, -1)
    if source >= WAITING:
        me.waiting = remove(me.waiting, kind)
    else:
        pools.take_tile(s, source)


# -- tiles set aside


def legal_aside(s: OriginsState, out: Choices) -> None:
    for slot in range(SLOTS):
        if s.pool[slot] >= 0:
            out.add(act.ASIDE + slot)


def apply_aside(s: OriginsState, seat: i64, slot: i64) -> None:
    me = s.players[seat]
    kind = pools.take_tile(s, slot)
    me.waiting = _sorted_in(me.waiting, kind)
    s.tell("set_aside", seat, kind)


def _sorted_in(items: vec[i64], item: i64) -> vec[i64]:
    longer = append(items[:], item)
    k = len(longer) - 1
    while k > 0 and longer[k - 1] > item:
        longer[k] = longer[k - 1]
        k -= 1
    longer[k] = item
    return longer


# -- using abilities


def goes_on(s: OriginsState, seat: i64, where: i64, corners: i64) -> bool:
    """Whether a pending building can do something."""
    if corners < 0:
        return usable.tile_usable(s, seat, where, 0)
    me = s.players[seat]
    for k in range(N_CORNERS):
        if bits.has(corners, k) and usable.tile_usable(s, seat, city.corner(me, where, k), 0):
            return True
    return False


def legal_activate(s: OriginsState, seat: i64, where: i64, corners: i64, out: Choices) -> None:
    me = s.players[seat]
    if corners < 0:
        if usable.tile_usable(s, seat, where, 0):
            out.add(act.TILE + where)
    else:
        for tile in range(len(me.cells)):
            if pending(me, tile, where, corners) and usable.tile_usable(s, seat, tile, 0):
                out.add(act.TILE + tile)
    out.add(act.DONE)


def pending(me: Player, tile: i64, where: i64, corners: i64) -> bool:
    """Whether the ability of this tile is still to be used."""
    if corners < 0:
        return tile == where
    k = corner_of(me, tile, where)
    return k >= 0 and bits.has(corners, k)


def corner_of(me: Player, tile: i64, district: i64) -> i64:
    """Which corner of the district the tile is; -1 if it lies elsewhere."""
    for k in range(N_CORNERS):
        if me.cells[tile] == me.seats[district] + city.CORNER[k]:
            return k
    return -1


def apply_activate(s: OriginsState, seat: i64, where: i64, corners: i64, code: i64) -> None:
    if code == act.DONE:
        return
    me = s.players[seat]
    tile = code - act.TILE
    if corners >= 0:
        left = corners & ~bits.bit(corner_of(me, tile, where))
        if left != 0:
            s.push(ACTIVATE, seat, where, left)
    s.tell("activated", seat, me.tiles[tile])
    effects.start(s, seat, usable.ability(s.kit, me, tile), tile, 0)


def legal_mage(s: OriginsState, seat: i64, tile: i64, chain: i64, out: Choices) -> None:
    me = s.players[seat]
    for target in range(len(me.cells)):
        if beside(me, tile, target) and usable.can_copy(s, seat, target, chain):
            out.add(act.TILE + target)


def beside(me: Player, tile: i64, other: i64) -> bool:
    for side in range(city.N_SIDES):
        if me.cells[other] == me.cells[tile] + city.SIDE[side]:
            return True
    return False


def apply_mage(s: OriginsState, seat: i64, chain: i64, target: i64) -> None:
    me = s.players[seat]
    s.tell("copied", seat, me.tiles[target])
    effects.start(s, seat, usable.ability(s.kit, me, target), target, chain)
