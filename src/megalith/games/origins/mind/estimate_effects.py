"""Estimates for `evaluate`: what effects and tiles would bring now."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins.mind import weights as w
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
from megalith.games.origins.mind.horizon import Outlook
from megalith.games.origins.mind.weights import W
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city as grid
from megalith.games.origins.rules import counting, people, pools, usable
from megalith.games.origins.rules.components import (
    CITIZEN_SLOTS,
    FACES,
    FOOD,
    GOLD,
    KIND_COLOUR,
    KIND_STONE,
    N_TEMPLES,
    SLOTS,
    VIRGO,
)
from megalith.games.origins.rules.phases import military


def effect(o: Outlook, e: i64, tile: i64, deep: i64) -> float:
    """What an effect brings now. `deep` stops chains of Mage Towers and purchases."""
    kind = ab.kind(e)
    if kind == ab.GAIN:
        return _amounts(o, e)
    if kind == ab.GAIN_PER:
        return _amounts_per(o, e, tile)
    if kind == ab.SCORE or kind == ab.LADDER:
        return float(counting.points(o.s, o.seat, e, tile))
    if kind == ab.MILITARY:
        return _military(o, e, tile)
    if kind == ab.TEMPLE:
        return temple_gain(o, e)
    if kind == ab.BUY:
        return best_purchase(o) if deep == 0 else site(o)
    if kind == ab.TAKE_CITIZEN:
        return best_citizen(o, ab.number(e, 1))
    if kind == ab.TAKE_SPEAKER:
        return W[o.row + w.SPEAKER] * lasting(o) if usable.speaker_left(o.s) else 0.0
    if kind == ab.SEQUENCE:
        total = 0.0
        for k in range(ab.number(e, 2)):
            total += effect(o, ab.number(e, 1) + k, tile, deep)
        return total
    return _dice_effect(o, e, tile, deep)


def _dice_effect(o: Outlook, e: i64, tile: i64, deep: i64) -> float:
    me = o.me
    kind = ab.kind(e)
    if kind == ab.UPGRADE:
        food = me.goods[FOOD] if me.goods[FOOD] < ab.number(e, 1) else ab.number(e, 1)
        gain = W[o.row + w.TRAIN] * o.soon if people.someone_home(me) else 0.0
        march = march_gain(o, 1)
        best = march if march > gain else gain
        price = W[o.row + w.PRICE] * o.soon
        return float(food) * (best - price) if best > price else 0.0
    if kind == ab.VETERAN:
        value: i64 = 0
        for k in range(1, FACES + 1):
            if me.home[people.die_of(ab.number(e, 1), k)] > 0:
                value = k
        return float(value) - 0.5 if value > 0 else 0.0
    if kind == ab.RAISE_DIE:
        return W[o.row + w.TRAIN] * o.soon * float(ab.number(e, 1))
    if kind == ab.TAKE_WAITING:
        return W[o.row + w.WAITING] * o.soon
    if kind == ab.COPY and tile >= 0 and deep < 2:
        return _copy(o, tile, deep)
    return W[o.row + w.SMALL] * o.soon


def _copy(o: Outlook, tile: i64, deep: i64) -> float:
    """The best neighbour of a Mage Tower."""
    best = 0.0
    for side in range(grid.N_SIDES):
        target = grid.neighbour(o.me, tile, side)
        if target >= 0 and usable.ability(o.me, target) >= 0:
            gain = effect(o, usable.ability(o.me, target), target, deep + 1)
            if gain > best:
                best = gain
    return best


def _amounts(o: Outlook, e: i64) -> float:
    total = more_gold(o, ab.number(e, 1 + GOLD))
    for k in range(GOLD):
        n = ab.number(e, 1 + k)
        if n > 0:
            total += (pile(o, k, o.me.goods[k] + n) - pile(o, k, o.me.goods[k])) * o.soon
    return total + basic(o) * float(ab.number(e, 2 + GOLD))


def _amounts_per(o: Outlook, e: i64, tile: i64) -> float:
    n = ab.number(e, 2) + ab.number(e, 3) * counting.count(o.s, o.seat, ab.number(e, 4), tile)
    best = 0.0
    for k in range(GOLD + 1):
        if bits.has(ab.number(e, 1), k):
            if k == GOLD:
                gain = more_gold(o, n)
            else:
                gain = (pile(o, k, o.me.goods[k] + n) - pile(o, k, o.me.goods[k])) * o.soon
            if gain > best:
                best = gain
    return best


def _military(o: Outlook, e: i64, tile: i64) -> float:
    move = march_gain(o, counting.steps(o.s, o.seat, e, tile))
    if ab.number(e, ab.ATTACK) == ab.NEVER:
        return move
    attack = attack_gain(o)
    if ab.number(e, ab.ATTACK) == ab.BOTH:
        return move + attack
    return move if move > attack else attack


def attack_gain(o: Outlook) -> float:
    bonus = ab.SPACE_EFFECT[o.me.military]
    gain = float(military.attack_points(o.s, o.seat))
    return gain + effect(o, bonus, -1, 0) if bonus >= 0 else gain


def temple_gain(o: Outlook, e: i64) -> float:
    best = 0.0
    for temple in range(N_TEMPLES):
        if bits.has(ab.number(e, ab.REACH), temple):
            gain = temple_step(o, temple, ab.number(e, ab.CLIMB))
            if ab.number(e, ab.TAKES_CARD) > 0 and o.s.holder[temple] != o.seat:
                gain += zodiac(o, o.s.zodiac[temple], 0.5)
            if gain > best:
                best = gain
    extra = ab.number(e, ab.EXTRA_STEPS) > 0 and o.me.goods[GOLD] > 0
    return best + W[o.row + w.SMALL] * o.soon if extra else best


def best_citizen(o: Outlook, free: i64) -> float:
    best = 0.0
    if people.free_bases(o.me) <= 0:
        return best
    for slot in range(CITIZEN_SLOTS):
        if pools.can_take(o.s, o.seat, slot, free):
            gain = citizen(o, o.s.citizens[slot])
            if free == 0:
                price = float(pools.citizen_price(o.s, o.seat, slot))
                gain -= W[o.row + w.PRICE] * o.soon * price
            if gain > best:
                best = gain
    return best


# -- buildings


def tile_gain(o: Outlook, kind: i64) -> float:
    """A building: its ability now, and again when its districts are closed."""
    e = ab.TILE_EFFECT[kind]
    now = effect(o, e, -1, 2) if e >= 0 else 0.0
    return now + (now * W[o.row + w.AGAIN] + W[o.row + w.NEW_TILE]) * o.soon + site(o)


def site(o: Outlook) -> float:
    """Any tile, as a part of districts to come; more if it can complete a square."""
    if o.windows[1] > 0:
        return (W[o.row + w.SITE] + W[o.row + w.FILL]) * o.soon
    return W[o.row + w.SITE] * o.soon


def best_purchase(o: Outlook) -> float:
    """The best tile that can be paid, or a farm."""
    s = o.s
    me = o.me
    best = site(o)
    virgo = people.holds(s, o.seat, VIRGO) and grid.farms(me) > 0
    price = W[o.row + w.PRICE] * o.soon
    for slot in range(SLOTS):
        kind = s.pool[slot]
        if kind < 0 or not (virgo or pools.can_build(s, o.seat, slot)):
            continue
        gain = tile_gain(o, kind)
        gain += o.soon * (o.near[KIND_COLOUR[kind] + 1] - o.near[0])
        if not virgo:
            gain -= price * float(pools.tile_price(s, o.seat, slot) + KIND_STONE[kind])
        if gain > best:
            best = gain
    for k in range(len(me.waiting)):
        stone = KIND_STONE[me.waiting[k]]
        if people.can_pay(me, 0, stone, 0, 0):
            gain = tile_gain(o, me.waiting[k]) - price * float(stone)
            if gain > best:
                best = gain
    return best
