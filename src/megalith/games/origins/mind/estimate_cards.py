"""Estimates for `evaluate`: the windows of a city, and how near they are to the district cards.

A window is a square of four cells with two tiles at least and no die in its seat; its cells are
told by the numbers of their tiles, with EMPTY for none.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.kit import bits
from megalith.games.origins.mind import estimate
from megalith.games.origins.mind.horizon import Horizon
from megalith.games.origins.rules import city as grid
from megalith.games.origins.rules.components import (
    N_COLOURS,
    N_CORNERS,
    N_TURNS,
)
from megalith.games.origins.rules.phases import district
from megalith.games.origins.rules.state import Player

EMPTY: Final = -1


def windows(me: Player) -> vec[i64]:
    """How many windows there are, how many lack one tile; from index 4 on the tiles of each."""
    low_x = high_x = grid.column(me.cells[0])
    low_y = high_y = grid.line(me.cells[0])
    for tile in range(1, len(me.cells)):
        x = grid.column(me.cells[tile])
        y = grid.line(me.cells[tile])
        low_x = x if x < low_x else low_x
        high_x = x if x > high_x else high_x
        low_y = y if y < low_y else low_y
        high_y = y if y > high_y else high_y
    tall = high_y - low_y + 3  # with a margin of one cell all around
    wide = high_x - low_x + 3
    plan = vec[i64]([EMPTY] * (tall * wide))
    for tile in range(len(me.cells)):
        x = grid.column(me.cells[tile]) - low_x + 1
        plan[x * tall + grid.line(me.cells[tile]) - low_y + 1] = tile
    found = zeros((len(me.cells) * N_CORNERS + 2) * N_CORNERS)
    for x in range(wide - 1):
        for y in range(tall - 1):
            at = (found[0] + 1) * N_CORNERS
            tiles = _look(plan, x * tall + y, tall, found, at)
            if tiles < 2:
                continue
            if tiles == N_CORNERS and _closed(me, found[at]):
                continue
            found[0] += 1
            if tiles == N_CORNERS - 1:
                found[1] += 1
    return found


def _look(plan: vec[i64], sw: i64, tall: i64, found: vec[i64], at: i64) -> i64:
    """Write the tiles of a square; how many they are."""
    found[at] = plan[sw]
    found[at + 1] = plan[sw + 1]
    found[at + 2] = plan[sw + tall]
    found[at + 3] = plan[sw + tall + 1]
    tiles: i64 = 0
    for k in range(N_CORNERS):
        if found[at + k] >= 0:
            tiles += 1
    return tiles


def _closed(me: Player, sw: i64) -> bool:
    return me.seat_dice[grid.district_at(me, me.cells[sw])] >= 0


# -- cards


def card_worth(h: Horizon, i: i64) -> float:
    return float(district.card_points(h.s, h.me, i)) + estimate.more_gold(h, h.s.card_gold[i])


def card_gain(h: Horizon, k: i64) -> float:
    """The best card for a district."""
    best = 0.0
    for i in range(len(h.s.cards)):
        if grid.fits(h.kit, h.me, k, h.s.cards[i]):
            gain = card_worth(h, i)
            if gain > best:
                best = gain
    return best


def progress(h: Horizon, windows: vec[i64]) -> vec[float]:
    """Points that the cards promise now; then with one more tile of each colour."""
    n = N_COLOURS + 1
    first = vec[float]([0.0] * n)
    total = vec[float]([0.0] * n)
    chances = vec[float]([0.0] * n)
    for i in range(len(h.s.cards)):
        _nearest(h, h.s.cards[i], windows, chances)
        worth = card_worth(h, i)
        for k in range(n):
            gain = worth * (chances[k] if chances[k] > chances[0] else chances[0])
            total[k] += gain
            if gain > first[k]:
                first[k] = gain
    for k in range(n):
        total[k] = first[k] + h.w.others * (total[k] - first[k])
    return total


def _nearest(h: Horizon, card: i64, windows: vec[i64], best: vec[float]) -> None:
    """The chance that some window will fit the card; then with one more tile of each colour."""
    for k in range(len(best)):
        best[k] = 0.0
    for i in range(1, windows[0] + 1):
        at = i * N_CORNERS
        plain: i64 = 0
        for k in range(N_CORNERS):
            tile = windows[at + k]
            if tile >= 0 and h.kit.tile_colour[h.me.tiles[tile]] < 0:
                plain += 1
        if plain <= h.kit.card_blanks[card]:
            _turned(h, card, windows, at, best)


def _turned(h: Horizon, card: i64, windows: vec[i64], at: i64, best: vec[float]) -> None:
    """All rotations and mirror images of a card on one window."""
    kit = h.kit
    for turn in range(N_TURNS):
        p = (card * N_TURNS + turn) * N_CORNERS
        lacking: i64 = 0  # colours
        chance = h.w.ready
        fewer = 0.0  # the chance with one tile less to find
        fits = True
        for k in range(N_CORNERS):
            wanted = kit.card_pattern[p + k]
            tile = windows[at + k]
            if tile >= 0:
                if wanted >= 0 and kit.tile_colour[h.me.tiles[tile]] != wanted:
                    fits = False
                    break
            elif wanted < 0:
                chance *= h.w.per_filler
                fewer *= h.w.per_filler
            else:
                fewer = chance
                chance *= h.w.per_colour
                lacking |= bits.bit(wanted)
        if not fits:
            continue
        if chance > best[0]:
            best[0] = chance
        if lacking != 0:
            for colour in range(N_COLOURS):
                if fewer > best[colour + 1] and bits.has(lacking, colour):
                    best[colour + 1] = fewer
