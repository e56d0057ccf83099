"""Estimates for `evaluate`: what effects and tiles would bring now."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins.mind.estimate import (
    basic,
    citizen,
    lasting,
    march_gain,
    more_gold,
    pile,
    temple_step,
    zodiac,
)
from megalith.games.origins.mind.horizon import Horizon
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city as grid
from megalith.games.origins.rules import counting, people, pools, usable
from megalith.games.origins.rules.components import (
    CITIZEN_SLOTS,
    FACES,
    FOOD,
    GOLD,
    N_TEMPLES,
    SLOTS,
    VIRGO,
)
from megalith.games.origins.rules.phases import military


def effect(h: Horizon, e: i64, tile: i64, deep: i64) -> float:
    """What an effect brings now. `deep` stops chains of Mage Towers and purchases."""
    kit = h.kit
    kind = kit.kind(e)
    if kind == ab.GAIN:
        return _amounts(h, e)
    if kind == ab.GAIN_PER:
        return _amounts_per(h, e, tile)
    if kind == ab.SCORE or kind == ab.LADDER:
        return float(counting.points(h.s, h.seat, e, tile))
    if kind == ab.MILITARY:
        return _military(h, e, tile)
    if kind == ab.TEMPLE:
        return temple_gain(h, e)
    if kind == ab.BUY:
        return best_purchase(h) if deep == 0 else site(h)
    if kind == ab.TAKE_CITIZEN:
        return best_citizen(h, kit.number(e, 1))
    if kind == ab.TAKE_SPEAKER:
        return h.w.speaker * lasting(h) if usable.speaker_left(h.s) else 0.0
    if kind == ab.SEQUENCE:
        total = 0.0
        for k in range(kit.number(e, 2)):
            total += effect(h, kit.number(e, 1) + k, tile, deep)
        return total
    return _dice_effect(h, e, tile, deep)


def _dice_effect(h: Horizon, e: i64, tile: i64, deep: i64) -> float:
    kit = h.kit
    me = h.me
    kind = kit.kind(e)
    if kind == ab.UPGRADE:
        food = me.goods[FOOD] if me.goods[FOOD] < kit.number(e, 1) else kit.number(e, 1)
        gain = h.w.train * h.soon if people.someone_home(me) else 0.0
        march = march_gain(h, 1)
        best = march if march > gain else gain
        price = h.w.price * h.soon
        return float(food) * (best - price) if best > price else 0.0
    if kind == ab.VETERAN:
        value: i64 = 0
        for k in range(1, FACES + 1):
            if me.home[people.die_of(kit.number(e, 1), k)] > 0:
                value = k
        return float(value) - 0.5 if value > 0 else 0.0
    if kind == ab.RAISE_DIE:
        return h.w.train * h.soon * float(kit.number(e, 1))
    if kind == ab.TAKE_WAITING:
        return h.w.waiting * h.soon
    if kind == ab.COPY and tile >= 0 and deep < 2:
        return _copy(h, tile, deep)
    return h.w.small * h.soon


def _copy(h: Horizon, tile: i64, deep: i64) -> float:
    """The best neighbour of a Mage Tower."""
    kit = h.kit
    best = 0.0
    for side in range(grid.N_SIDES):
        target = grid.neighbour(h.me, tile, side)
        if target >= 0 and usable.ability(kit, h.me, target) >= 0:
            gain = effect(h, usable.ability(kit, h.me, target), target, deep + 1)
            if gain > best:
                best = gain
    return best


def _amounts(h: Horizon, e: i64) -> float:
    kit = h.kit
    total = more_gold(h, kit.number(e, 1 + GOLD))
    for k in range(GOLD):
        n = kit.number(e, 1 + k)
        if n > 0:
            total += (pile(h, k, h.me.goods[k] + n) - pile(h, k, h.me.goods[k])) * h.soon
    return total + basic(h) * float(kit.number(e, 2 + GOLD))


def _amounts_per(h: Horizon, e: i64, tile: i64) -> float:
    kit = h.kit
    n = kit.number(e, 2) + kit.number(e, 3) * counting.count(h.s, h.seat, kit.number(e, 4), tile)
    best = 0.0
    for k in range(GOLD + 1):
        if bits.has(kit.number(e, 1), k):
            if k == GOLD:
                gain = more_gold(h, n)
            else:
                gain = (pile(h, k, h.me.goods[k] + n) - pile(h, k, h.me.goods[k])) * h.soon
            if gain > best:
                best = gain
    return best


def _military(h: Horizon, e: i64, tile: i64) -> float:
    kit = h.kit
    move = march_gain(h, counting.steps(h.s, h.seat, e, tile))
    if kit.number(e, ab.ATTACK) == ab.NEVER:
        return move
    attack = attack_gain(h)
    if kit.number(e, ab.ATTACK) == ab.BOTH:
        return move + attack
    return move if move > attack else attack


def attack_gain(h: Horizon) -> float:
    bonus = h.kit.space_effect[h.me.military]
    gain = float(military.attack_points(h.s, h.seat))
    return gain + effect(h, bonus, -1, 0) if bonus >= 0 else gain


def temple_gain(h: Horizon, e: i64) -> float:
    kit = h.kit
    best = 0.0
    for temple in range(N_TEMPLES):
        if bits.has(kit.number(e, ab.REACH), temple):
            gain = temple_step(h, temple, kit.number(e, ab.CLIMB))
            if kit.number(e, ab.TAKES_CARD) > 0 and h.s.holder[temple] != h.seat:
                gain += zodiac(h, h.s.zodiac[temple], 0.5)
            if gain > best:
                best = gain
    extra = kit.number(e, ab.EXTRA_STEPS) > 0 and h.me.goods[GOLD] > 0
    return best + h.w.small * h.soon if extra else best


def best_citizen(h: Horizon, free: i64) -> float:
    best = 0.0
    if people.free_bases(h.me) <= 0:
        return best
    for slot in range(CITIZEN_SLOTS):
        if pools.can_take(h.s, h.seat, slot, free):
            gain = citizen(h, h.s.citizens[slot])
            if free == 0:
                price = float(pools.citizen_price(h.s, h.seat, slot))
                gain -= h.w.price * h.soon * price
            if gain > best:
                best = gain
    return best


# -- buildings


def tile_gain(h: Horizon, kind: i64) -> float:
    """A building: its ability now, and again when its districts are closed."""
    e = h.kit.tile_effect[kind]
    now = effect(h, e, -1, 2) if e >= 0 else 0.0
    return now + (now * h.w.again + h.w.new_tile) * h.soon + site(h)


def site(h: Horizon) -> float:
    """Any tile, as a part of districts to come; more if it can complete a square."""
    if h.windows[1] > 0:
        return (h.w.site + h.w.fill) * h.soon
    return h.w.site * h.soon


def best_purchase(h: Horizon) -> float:
    """The best tile that can be paid, or a farm."""
    kit = h.kit
    s = h.s
    me = h.me
    best = site(h)
    virgo = people.holds(s, h.seat, VIRGO) and grid.farms(kit, me) > 0
    price = h.w.price * h.soon
    for slot in range(SLOTS):
        kind = s.pool[slot]
        if kind < 0 or not (virgo or pools.can_build(s, h.seat, slot)):
            continue
        gain = tile_gain(h, kind)
        gain += h.soon * (h.near[kit.kind_colour[kind] + 1] - h.near[0])
        if not virgo:
            gain -= price * float(pools.tile_price(s, h.seat, slot) + kit.kind_stone[kind])
        if gain > best:
            best = gain
    for k in range(len(me.waiting)):
        stone = kit.kind_stone[me.waiting[k]]
        if people.can_pay(me, 0, stone, 0, 0):
            gain = tile_gain(h, me.waiting[k]) - price * float(stone)
            if gain > best:
                best = gain
    return best
