"""Estimates for `evaluate`: a city with its open and almost complete districts."""

from mypy_extensions import i64

from megalith.games.origins import city as grid
from megalith.games.origins.components import N_CORNERS, N_DICE, TILE_COLOUR
from megalith.games.origins.estimate import GOLD_VALUE
from megalith.games.origins.phases import district
from megalith.games.origins.state import OriginsState, Player


def city(s: OriginsState, me: Player, left: float) -> float:
    """Open districts with the cards that they fit, and blocks of three tiles."""
    if left <= 0.0 and me.passed > 0:
        return 0.0
    total = 0.0
    hands: i64 = 0
    for die in range(N_DICE):
        hands += me.home[die]
    taken: i64 = 0
    for k in range(len(me.seats)):
        if me.seat_dice[k] < 0:
            open_now = 1.0 if taken < hands + 1 else 0.4
            total += open_now * (1.5 + 0.6 * card_gain(s, me, k) + 0.5 * _fires(me, k))
            taken += 1
    if left > 0.0:
        total += _almost(s, me) * (1.0 if left > 1.0 else left)
    return total + (2.0 * float(len(me.waiting)) if left > 0.5 else 0.0)


def _fires(me: Player, k: i64) -> float:
    """Buildings of a block that a fitting die activates; two of a colour count more."""
    n = 0.0
    for i in range(N_CORNERS):
        if TILE_COLOUR[me.tiles[grid.corner(me, k, i)]] >= 0:
            n += 0.6
    return n


def card_gain(s: OriginsState, me: Player, k: i64) -> float:
    """The best card for a district."""
    best = 0.0
    for i in range(len(s.cards)):
        if grid.fits(me, k, s.cards[i]):
            gain = float(district.card_points(s, me, i)) + GOLD_VALUE * float(s.card_gold[i])
            if gain > best:
                best = gain
    return best


def _almost(s: OriginsState, me: Player) -> float:
    """Blocks that lack one tile; a blank there is no obstacle to a card."""
    total = 0.0
    for tile in range(len(me.cells)):
        for k in range(N_CORNERS):
            missing = me.cells[tile] + grid.CORNER[k] - grid.CORNER[3 - k]
            if grid.tile_at(me, missing) >= 0:
                continue
            sw = missing - grid.CORNER[k]
            if _tiles_of(me, sw) == N_CORNERS - 1:
                total += 0.5 + 0.25 * _hope(s, me, sw)
    return total


def _tiles_of(me: Player, sw: i64) -> i64:
    n: i64 = 0
    for k in range(N_CORNERS):
        if grid.tile_at(me, sw + grid.CORNER[k]) >= 0:
            n += 1
    return n


def _colour(me: Player, cell: i64) -> i64:
    tile = grid.tile_at(me, cell)
    return TILE_COLOUR[me.tiles[tile]] if tile >= 0 else -1


def _hope(s: OriginsState, me: Player, sw: i64) -> float:
    """The best card that three tiles of a block fit already, with a farm on the fourth cell."""
    a = _colour(me, sw)
    b = _colour(me, sw + grid.CORNER[1])
    c = _colour(me, sw + grid.CORNER[2])
    d = _colour(me, sw + grid.CORNER[3])
    best = 0.0
    for i in range(len(s.cards)):
        if grid.fits_colours(s.cards[i], a, b, c, d):
            gain = float(district.card_points(s, me, i)) + GOLD_VALUE * float(s.card_gold[i])
            if gain > best:
                best = gain
    return best
