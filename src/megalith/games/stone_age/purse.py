"""The part of the evaluation that pays: cards and buildings that workers are sent to.

A purse is the number of each resource that a player will have, about, when it comes to paying.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age import weights as w
from megalith.games.stone_age.components import (
    BUILDER,
    FIGURES,
    FIXED,
    N_CARDS,
    ROLE,
    TILE_COST,
    TILE_KIND,
    TILE_LEAST,
    TILE_MOST,
    TILE_POINTS,
    TILE_VARIETY,
)
from megalith.games.stone_age.state import Player
from megalith.games.stone_age.weights import W


def figures(me: Player, role: i64) -> float:
    n: i64 = 0
    for card in range(N_CARDS):
        if ROLE[card] == role and bits.has(me.cards, card):
            n += FIGURES[card]
    return float(n)


def build(me: Player, row: i64, tile: i64, have: vec[float]) -> float:
    """Points of a tile above what its resources count anyway, if it can be paid; then it is."""
    bonus = W[row + w.TILE] + figures(me, BUILDER)
    if TILE_KIND[tile] == FIXED:
        return _build_fixed(row, tile, have, bonus)
    number = TILE_LEAST[tile]
    kinds = TILE_VARIETY[tile]
    if number == TILE_MOST[tile]:
        chance = _chance(row, _take_kinds(have, kinds, float(number)))
        return (bonus + W[row + w.FLEX] * float(number)) * chance
    most = float(TILE_MOST[tile])
    took = most - _take(have, most)
    return (bonus + W[row + w.FLEX] * took) * (took if took < 1.0 else 1.0)


def _build_fixed(row: i64, tile: i64, have: vec[float], bonus: float) -> float:
    short = 0.0
    gain = float(TILE_POINTS[tile]) + bonus
    for k in range(4):
        price = float(TILE_COST[4 * tile + k])
        gain -= W[row + w.WOOD + k] * price
        have[k] -= price
        if have[k] < 0.0:
            short -= have[k]
            have[k] = 0.0
    return gain * _chance(row, short)


def pay_any(have: vec[float], row: i64, cost: float) -> float:
    """The chance that so many resources of any kind are there; the cheapest go."""
    return _chance(row, _take(have, cost))


def _take(have: vec[float], number: float) -> float:
    """Take resources, the cheapest first; how many are missing."""
    for k in range(4):
        if have[k] >= number:
            have[k] -= number
            return 0.0
        number -= have[k]
        have[k] = 0.0
    return number


def _take_kinds(have: vec[float], kinds: i64, number: float) -> float:
    """Take resources of so many kinds, those of which there are most; how many are missing."""
    short = 0.0
    used: i64 = 0
    for _ in range(kinds):
        best: i64 = -1
        for k in range(4):
            if not bits.has(used, k) and (best < 0 or have[k] > have[best]):
                best = k
        used |= bits.bit(best)
        if have[best] < 1.0:
            short += 1.0 - have[best]
            have[best] = 0.0
        else:
            have[best] -= 1.0
        number -= 1.0
    for k in range(4):
        if bits.has(used, k):
            part = have[k] if have[k] < number else number
            have[k] -= part
            number -= part
    return short + number


def _chance(row: i64, short: float) -> float:
    """That something can be paid though so many resources are missing."""
    if short >= 2.0:
        return W[row + w.MORE_SHORT]
    if short >= 1.0:
        return W[row + w.ONE_SHORT] * (2.0 - short) + W[row + w.MORE_SHORT] * (short - 1.0)
    return 1.0 - short + W[row + w.ONE_SHORT] * short
