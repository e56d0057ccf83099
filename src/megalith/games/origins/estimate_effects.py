"""Estimates for `evaluate`: what effects and tiles would bring now."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins import abilities as ab
from megalith.games.origins import city as grid
from megalith.games.origins import counting, estimate_city, people, pools, usable
from megalith.games.origins.components import (
    CITIZEN_SLOTS,
    FACES,
    GOLD,
    KIND_COLOUR,
    KIND_STONE,
    N_TEMPLES,
    SLOTS,
    VIRGO,
)
from megalith.games.origins.estimate import (
    BASIC,
    GOLD_VALUE,
    TEMPO,
    citizen,
    march_gain,
    pile,
    temple_step,
)
from megalith.games.origins.phases import military
from megalith.games.origins.state import OriginsState, Player


def effect(s: OriginsState, seat: i64, e: i64, tile: i64, left: float, deep: i64) -> float:
    """What an effect brings now. `deep` stops chains of Mage Towers and purchases."""
    me = s.players[seat]
    kind = ab.kind(e)
    if kind == ab.GAIN:
        return _amounts(me, e, 1)
    if kind == ab.GAIN_PER:
        n = ab.number(e, 2) + ab.number(e, 3) * counting.count(s, seat, ab.number(e, 4), tile)
        return float(n) * (GOLD_VALUE if bits.has(ab.number(e, 1), GOLD) else 0.9 * BASIC)
    if kind == ab.SCORE or kind == ab.LADDER:
        return float(counting.points(s, seat, e, tile))
    if kind == ab.MILITARY:
        move = march_gain(s, seat, counting.steps(s, seat, e, tile), left)
        if ab.number(e, ab.ATTACK) == ab.NEVER:
            return move
        attack = attack_gain(s, seat, left)
        if ab.number(e, ab.ATTACK) == ab.BOTH:
            return move + attack
        return move if move > attack else attack
    if kind == ab.TEMPLE:
        return temple_gain(s, seat, e, left)
    if kind == ab.BUY:
        return best_purchase(s, seat, left) if deep < 2 else 1.0
    if kind == ab.TAKE_CITIZEN:
        return best_citizen(s, seat, ab.number(e, 1), left)
    if kind == ab.TAKE_SPEAKER:
        return TEMPO if usable.speaker_left(s) else 0.0
    if kind == ab.SEQUENCE:
        total = 0.0
        for k in range(ab.number(e, 2)):
            total += effect(s, seat, ab.number(e, 1) + k, tile, left, deep)
        return total
    return _dice_effect(s, seat, e, tile, left, deep)


def _dice_effect(s: OriginsState, seat: i64, e: i64, tile: i64, left: float, deep: i64) -> float:
    me = s.players[seat]
    kind = ab.kind(e)
    if kind == ab.UPGRADE:
        food = me.goods[1] if me.goods[1] < ab.number(e, 1) else ab.number(e, 1)
        each = 0.75 * left if left < 1.0 else 0.75
        gain = each + (0.5 if people.someone_home(me) else 0.0)
        march = march_gain(s, seat, 1, left)
        if march > gain:
            gain = march
        return float(food) * (gain - 0.9) if gain > 0.9 else 0.2
    if kind == ab.VETERAN:
        best: i64 = 0
        for value in range(1, FACES + 1):
            if me.home[people.die_of(ab.number(e, 1), value)] > 0:
                best = value
        return float(best) - 0.5 if best > 0 else 0.0
    if kind == ab.RAISE_DIE:
        return 0.7 * float(ab.number(e, 1)) if people.someone_home(me) and left > 0.0 else 0.0
    if kind == ab.TAKE_WAITING:
        return 1.2 if left > 0.0 else 0.0
    if kind == ab.COPY and tile >= 0 and deep < 2:
        best_copy = 0.0
        for side in range(grid.N_SIDES):
            target = grid.neighbour(me, tile, side)
            if target >= 0 and usable.ability(me, target) >= 0:
                worth = effect(s, seat, usable.ability(me, target), target, left, deep + 2)
                if worth > best_copy:
                    best_copy = worth
        return best_copy
    return 0.3


def _amounts(me: Player, e: i64, at: i64) -> float:
    total = float(ab.number(e, at + GOLD)) * GOLD_VALUE
    for k in range(GOLD):
        n = ab.number(e, at + k)
        if n > 0:
            total += pile(me.goods[k] + n) - pile(me.goods[k])
    return total + 1.1 * float(ab.number(e, at + GOLD + 1))


def temple_gain(s: OriginsState, seat: i64, e: i64, left: float) -> float:
    me = s.players[seat]
    best = 0.0
    for temple in range(N_TEMPLES):
        if bits.has(ab.number(e, ab.REACH), temple):
            gain = temple_step(me, temple, ab.number(e, ab.CLIMB))
            if ab.number(e, ab.TAKES_CARD) > 0 and s.holder[temple] != seat:
                gain += 0.8 + 0.9 * left
            if gain > best:
                best = gain
    return best + (0.4 if ab.number(e, ab.EXTRA_STEPS) > 0 and me.goods[GOLD] > 0 else 0.0)


def best_citizen(s: OriginsState, seat: i64, free: i64, left: float) -> float:
    me = s.players[seat]
    best = 0.0
    if people.free_bases(me) <= 0:
        return best
    for slot in range(CITIZEN_SLOTS):
        if pools.can_take(s, seat, slot, free):
            price = 0.0 if free > 0 else float(pools.citizen_price(s, seat, slot))
            gain = citizen(me, s.citizens[slot], left) - price
            if gain > best:
                best = gain
    return best


def attack_gain(s: OriginsState, seat: i64, left: float) -> float:
    bonus = ab.SPACE_EFFECT[s.players[seat].military]
    gain = float(military.attack_points(s, seat))
    if bonus >= 0:
        gain += effect(s, seat, bonus, -1, left, 0)
    return gain


# -- buildings


def tile_gain(s: OriginsState, seat: i64, kind: i64, left: float) -> float:
    """A building: its ability now, and again when its districts are closed."""
    e = ab.TILE_EFFECT[kind]
    now = effect(s, seat, e, -1, left, 2) if e >= 0 else 0.0
    again = 0.5 if left > 1.0 else 0.3 * left
    return now * (1.0 + again) + site(left) + (0.8 if left > 0.5 else 0.0)


def site(left: float) -> float:
    """A tile as a part of districts to come."""
    return 1.8 if left > 1.0 else 1.2 * left


def best_purchase(s: OriginsState, seat: i64, left: float) -> float:
    """The best tile that can be paid, or a farm."""
    me = s.players[seat]
    best = site(left)
    virgo = people.holds(s, seat, VIRGO) and grid.farms(me) > 0
    time = 1.0 if left > 1.0 else left
    near = estimate_city.progress(s, me, estimate_city.NONE)
    for slot in range(SLOTS):
        kind = s.pool[slot]
        if kind < 0 or not (virgo or pools.can_build(s, seat, slot)):
            continue
        gain = tile_gain(s, seat, kind, left)
        gain += time * (estimate_city.progress(s, me, KIND_COLOUR[kind]) - near)
        if not virgo:
            gain -= 0.85 * float(pools.tile_price(s, seat, slot) + KIND_STONE[kind])
        if gain > best:
            best = gain
    for k in range(len(me.waiting)):
        stone = KIND_STONE[me.waiting[k]]
        if people.can_pay(me, 0, stone, 0, 0):
            gain = tile_gain(s, seat, me.waiting[k], left) - 0.85 * float(stone)
            if gain > best:
                best = gain
    return best
