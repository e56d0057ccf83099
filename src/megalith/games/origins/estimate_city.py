"""Estimates for `evaluate`: a city with its districts, and how near it is to the cards.

A window is a square of four cells with two tiles at least; its cells are told by colour, with
-1 for grey tiles and farms and EMPTY for no tile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.games.origins import city as grid
from megalith.games.origins.components import (
    CARD_PATTERN,
    N_CORNERS,
    N_DICE,
    N_TURNS,
    TILE_COLOUR,
)
from megalith.games.origins.estimate import GOLD_VALUE
from megalith.games.origins.phases import district
from megalith.games.origins.state import OriginsState, Player

EMPTY: Final = -2
NONE: Final = -3  # no colour at all
READY: Final = 0.9  # a card that only waits for a die
OTHERS: Final = 0.4  # all cards but the nearest: the same tiles cannot serve them all
PER_COLOUR: Final = 0.5  # for each coloured tile that is missing
PER_FILLER: Final = 0.75  # for each missing tile that may be anything


def city(s: OriginsState, me: Player, left: float) -> float:
    """Open districts, squares that lack one tile, tiles set aside, progress on the cards."""
    if left <= 0.0:
        return 0.0
    hands: i64 = 0
    for die in range(N_DICE):
        hands += me.home[die]
    total = 0.0
    opened: i64 = 0
    for k in range(len(me.seats)):
        if me.seat_dice[k] < 0:
            opened += 1
            total += (1.5 + 0.3 * _coloured(me, k)) * (1.0 if opened <= hands + 1 else 0.4)
    time = 1.0 if left > 1.0 else left
    total += 0.5 * float(_almost(me)) * time
    total += progress(s, me, NONE) * time
    return total + (2.0 * float(len(me.waiting)) if left > 0.5 else 0.0)


def _coloured(me: Player, k: i64) -> float:
    """Buildings of a district that a fitting die can activate."""
    n = 0.0
    for i in range(N_CORNERS):
        if TILE_COLOUR[me.tiles[grid.corner(me, k, i)]] >= 0:
            n += 1.0
    return n


def _almost(me: Player) -> i64:
    """Squares that lack one tile, each found from the tile across the gap."""
    n: i64 = 0
    for tile in range(len(me.cells)):
        for k in range(N_CORNERS):
            sw = me.cells[tile] - grid.CORNER[N_CORNERS - 1 - k]
            if grid.tile_at(me, sw + grid.CORNER[k]) < 0 and _tiles_of(me, sw) == N_CORNERS - 1:
                n += 1
    return n


def _tiles_of(me: Player, sw: i64) -> i64:
    n: i64 = 0
    for k in range(N_CORNERS):
        if grid.tile_at(me, sw + grid.CORNER[k]) >= 0:
            n += 1
    return n


# -- cards


def card_gain(s: OriginsState, me: Player, k: i64) -> float:
    """The best card for a district."""
    best = 0.0
    for i in range(len(s.cards)):
        if grid.fits(me, k, s.cards[i]):
            gain = card_worth(s, me, i)
            if gain > best:
                best = gain
    return best


def card_worth(s: OriginsState, me: Player, i: i64) -> float:
    return float(district.card_points(s, me, i)) + GOLD_VALUE * float(s.card_gold[i])


def progress(s: OriginsState, me: Player, extra: i64) -> float:
    """For each card the square that is nearest to it; `extra` is the colour of one more tile."""
    windows = _windows(me)
    first = 0.0
    total = 0.0
    for i in range(len(s.cards)):
        best = 0.0
        for w in range(1, windows[0] + 1):
            chance = _chance(s.cards[i], windows, w * N_CORNERS, extra)
            if chance > best:
                best = chance
        gain = best * card_worth(s, me, i)
        total += gain
        if gain > first:
            first = gain
    return first + OTHERS * (total - first)


def _windows(me: Player) -> vec[i64]:
    """How many windows there are, then from index 4 on the four colours of each."""
    n = len(me.cells)
    found = zeros((n * N_CORNERS + 1) * N_CORNERS)
    count: i64 = 0
    for tile in range(n):
        if TILE_COLOUR[me.tiles[tile]] < 0:
            continue  # a square without a building of a colour is far from every card
        for k in range(N_CORNERS):
            at = (count + 1) * N_CORNERS
            if _look(me, me.cells[tile] - grid.CORNER[k], tile, found, at):
                count += 1
    found[0] = count
    return found


def _look(me: Player, sw: i64, tile: i64, found: vec[i64], at: i64) -> bool:
    """Write the colours of a square; whether it is a window, seen for the first time."""
    tiles: i64 = 0
    for k in range(N_CORNERS):
        other = grid.tile_at(me, sw + grid.CORNER[k])
        found[at + k] = EMPTY
        if other >= 0:
            tiles += 1
            found[at + k] = TILE_COLOUR[me.tiles[other]]
            if other < tile and found[at + k] >= 0:
                return False
    if tiles < 2:
        return False
    if tiles < N_CORNERS:
        return True
    return me.seat_dice[grid.district_at(me, sw)] < 0


def _chance(card: i64, windows: vec[i64], at: i64, extra: i64) -> float:
    """How likely a window will fit the card, in its best rotation or mirror image."""
    best = 0.0
    for turn in range(N_TURNS):
        p = (card * N_TURNS + turn) * N_CORNERS
        chance = READY
        helped = False
        for k in range(N_CORNERS):
            wanted = CARD_PATTERN[p + k]
            there = windows[at + k]
            if wanted == there or (wanted < 0 and there != EMPTY):
                continue
            if there != EMPTY:
                chance = 0.0
                break
            if wanted < 0:
                chance *= PER_FILLER
            elif wanted == extra and not helped:
                helped = True
            else:
                chance *= PER_COLOUR
        if chance > best:
            best = chance
    return best
