"""The part of the evaluation that pays: cards and buildings that workers are sent to.

A purse is the number of each resource that a player will have, about, when it comes to paying.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import (
    BUILDER,
    BUILDING1,
    FIXED,
    N_CARDS,
    StoneAgeKit,
)
from megalith.games.stone_age.rules.phases import place
from megalith.games.stone_age.rules.state import Player, StoneAgeState


def figures(kit: StoneAgeKit, me: Player, role: i64) -> float:
    n: i64 = 0
    for card in range(N_CARDS):
        if kit.role[card] == role and bits.has(me.cards, card):
            n += kit.figures[card]
    return float(n)


def pile(w: Weights, have: vec[float], left: float) -> float:
    """What resources count: one point each, and what they may become, less for more of a kind."""
    room = w.room + w.pace * left
    total = 0.0
    for k in range(4):
        total += _heap(w, k, have[k], room)
    return total


def more(w: Weights, k: i64, have: vec[float], amount: float, left: float) -> float:
    """What so many more of a resource would count."""
    room = w.room + w.pace * left
    return _heap(w, k, have[k] + amount, room) - _heap(w, k, have[k], room)


def _heap(w: Weights, k: i64, n: float, room: float) -> float:
    useful = 0.5 * room if n >= room else n - 0.5 * n * n / room
    return n + (w.goods[k] - 1.0) * useful


def bonus(kit: StoneAgeKit, me: Player, w: Weights) -> float:
    """What any building brings beside its points."""
    return w.tile + figures(kit, me, BUILDER)


def build(
    kit: StoneAgeKit, w: Weights, tile: i64, bonus: float, have: vec[float], left: float
) -> float:
    """Points of a tile above what its resources count anyway, if it can be paid; then it is."""
    kept = pile(w, have, left)
    gain = bonus
    if kit.tile_kind[tile] == FIXED:
        gain += float(kit.tile_points[tile])
        chance = _chance(w, _take_fixed(kit, have, tile))
    else:
        worth = _points(kit, have)
        most = float(kit.tile_most[tile])
        if kit.tile_least[tile] == kit.tile_most[tile]:
            chance = _chance(w, _take_kinds(have, kit.tile_variety[tile], most))
        else:
            took = most - _take(have, most, True)
            chance = took if took < 1.0 else 1.0
        gain += worth - _points(kit, have)
    return (gain - kept + pile(w, have, left)) * chance


def plan(s: StoneAgeState, w: Weights, bonus: float, have: vec[float], left: float) -> float:
    """Of the tiles that nobody stands on, the one that brings most if it can be paid."""
    best = 0.0
    for k in range(s.kit.stacks[s.seats]):
        if s.tops[k] >= 0 and place.taken(s, BUILDING1 + k) == 0:
            rest = vec[float]([have[0], have[1], have[2], have[3]])
            gain = build(s.kit, w, s.tops[k], bonus, rest, left)
            if gain > best:
                best = gain
    return best


def buy(w: Weights, gain: float, cost: float, have: vec[float], left: float) -> float:
    """What a card brings above its price, if it can be paid; then it is, with what is cheapest."""
    kept = pile(w, have, left)
    chance = _chance(w, _take(have, cost, False))
    return (gain - kept + pile(w, have, left)) * chance


def _points(kit: StoneAgeKit, have: vec[float]) -> float:
    """Points that resources make in a building that takes any."""
    total = 0.0
    for k in range(4):
        total += have[k] * float(kit.divider[k + 1])
    return total


def _take_fixed(kit: StoneAgeKit, have: vec[float], tile: i64) -> float:
    """Take what a tile costs; how many are missing."""
    short = 0.0
    for k in range(4):
        have[k] -= float(kit.tile_cost[4 * tile + k])
        if have[k] < 0.0:
            short -= have[k]
            have[k] = 0.0
    return short


def _take(have: vec[float], number: float, dear: bool) -> float:
    """Take resources, the cheapest or the dearest first; how many are missing."""
    for j in range(4):
        k = 3 - j if dear else j
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


def _chance(w: Weights, short: float) -> float:
    """That something can be paid though so many resources are missing."""
    if short >= 2.0:
        return w.more_short
    if short >= 1.0:
        return w.one_short * (2.0 - short) + w.more_short * (short - 1.0)
    return 1.0 - short + w.one_short * short
