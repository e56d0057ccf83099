"""Estimates for `evaluate`: a city with its districts and abilities.

The windows of the city, and how near they are to the cards, come from estimate_cards.py.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.games.origins.mind import estimate_effects
from megalith.games.origins.mind.horizon import Horizon, places
from megalith.games.origins.rules import people
from megalith.games.origins.rules.components import N_COLOURS, N_CORNERS
from megalith.games.origins.rules.state import Player


def city(h: Horizon) -> float:
    """Abilities that can be used again, districts, squares that lack a tile, cards."""
    if h.time <= 0.0:
        return 0.0
    total = float(len(h.me.waiting)) * h.w.waiting * h.soon
    total += _squares(h, h.windows)
    total += h.near[0] * h.soon
    return total + _abilities(h, h.windows)


def _squares(h: Horizon, found: vec[i64]) -> float:
    """Windows by the tiles that they have."""
    total = 0.0
    for i in range(1, found[0] + 1):
        tiles: i64 = 0
        for k in range(N_CORNERS):
            if found[i * N_CORNERS + k] >= 0:
                tiles += 1
        if tiles == N_CORNERS - 1:
            total += h.w.almost * h.soon
        elif tiles < N_CORNERS:
            total += h.w.pair * h.time
    return total


def _abilities(h: Horizon, found: vec[i64]) -> float:
    """What closing the districts would bring now, and what abilities may bring later."""
    kit = h.kit
    me = h.me
    gains = vec[float]([0.0] * len(me.cells))
    for tile in range(len(me.cells)):
        effect = kit.tile_effect[me.tiles[tile]]
        if effect >= 0:
            gains[tile] = estimate_effects.effect(h, effect, tile, 1)
    dice = _best_dice(me)
    total = 0.0
    opened: i64 = 0
    for i in range(1, found[0] + 1):
        at = i * N_CORNERS
        full = True
        for k in range(N_CORNERS):
            tile = found[at + k]
            if tile < 0:
                full = False
            elif gains[tile] > 0.0:
                total += _again(h, kit.tile_colour[me.tiles[tile]], dice) * gains[tile] * h.soon
        if full:
            opened += 1
            total += _district(h, found, at, gains, dice, opened)
    return total


def _best_dice(me: Player) -> vec[i64]:
    """For each colour the highest patrician that can close a district now, and later; 0: none."""
    best = zeros(2 * N_COLOURS)
    now: i64 = 1 if me.passed > 0 else 0
    for colour in range(N_COLOURS):
        for die in range(people.die_of(colour, 1), people.die_of(colour + 1, 1)):
            if me.home[die] > 0:
                best[2 * colour + now] = people.value_of(die)
            if now == 0 and places(me, die) > 0:
                best[2 * colour + 1] = people.value_of(die)
    return best


def _again(h: Horizon, colour: i64, dice: vec[i64]) -> float:
    """Chance that a district fires an ability."""
    if colour < 0 or dice[2 * colour] + dice[2 * colour + 1] > 0:
        return h.w.engine_die
    return h.w.engine


def _district(
    h: Horizon, found: vec[i64], at: i64, gains: vec[float], dice: vec[i64], rank: i64
) -> float:
    """An open district: the best die for it, with what it would fire; the card counts apart."""
    me = h.me
    best = 0.0
    hands: i64 = 0
    for colour in range(N_COLOURS):
        now = dice[2 * colour]
        later = dice[2 * colour + 1]
        if now == 0 and later == 0:
            continue
        hands += 1
        fired = 0.0
        for k in range(N_CORNERS):
            meets = h.kit.tile_colour[me.tiles[found[at + k]]]
            if meets == colour or meets < 0:
                fired += gains[found[at + k]]
        tower = me.towers[colour]
        if now > 0:
            gain = h.w.close * (float(now * tower) + fired)
            if gain > best:
                best = gain
        if later > 0 and h.left > 0.0:
            gain = h.w.close_later * (float((later + 1) * tower) + fired)
            if gain > best:
                best = gain
    crowd = 1.0 if rank <= hands else h.w.crowd
    return (best + h.w.open * h.soon) * crowd
