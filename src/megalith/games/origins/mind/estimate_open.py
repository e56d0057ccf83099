"""Estimates for `evaluate`: what the open questions of an action are going to bring."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.mind.estimate import basic, lasting, march_gain
from megalith.games.origins.mind.estimate_cards import card_gain
from megalith.games.origins.mind.estimate_effects import (
    attack_gain,
    best_citizen,
    best_purchase,
    effect,
    site,
    temple_gain,
    tile_gain,
)
from megalith.games.origins.mind.horizon import Horizon
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules import usable
from megalith.games.origins.rules.components import GOLD
from megalith.games.origins.rules.phases import military, purchase, visit


def pending(h: Horizon) -> float:
    """Open questions of the seat, each with what it is going to bring."""
    s = h.s
    total = 0.0
    for k in range(s.depth):
        if s.todo[4 * k + 1] == h.seat:
            total += _open(h, s.todo[4 * k], s.todo[4 * k + 2], s.todo[4 * k + 3])
    return total


def _open(h: Horizon, need: i64, a: i64, b: i64) -> float:
    if need == need_of.VISIT or need == need_of.RISE:
        return _visit(h, a, b)
    if need == need_of.ACTION:
        return h.w.extra if a == 1 else 0.0
    if need == need_of.GAIN_BASIC:
        return basic(h) * float(a)
    if need == need_of.MILITARY:
        return _military(h, a, b)
    if need == need_of.ATTACK_POINTS:
        return float(military.attack_points(h.s, h.seat))
    if need == need_of.CHOOSE_TILE:
        return best_purchase(h)
    if need == need_of.PLACE_TILE:
        return _place(h, a, b)
    if need == need_of.ACTIVATE:
        return _activate(h, a, b)
    if need == need_of.PART:
        return effect(h, a, (b & 255) - 1, 1)
    if need == need_of.TEMPLE_MOVE:
        return temple_gain(h, a)
    if need == need_of.CITIZEN:
        return best_citizen(h, a)
    if need == need_of.SPEAKER:
        return h.w.speaker * lasting(h)
    if need == need_of.DISTRICT_CARD:
        return card_gain(h, a)
    if need == need_of.UPGRADE or need == need_of.RAISE_DIE or need == need_of.VETERAN:
        return effect(h, a, -1, 0)
    if need == need_of.TAKE_WAITING:
        return h.w.waiting * h.soon
    if need == need_of.CAPRICORN or need == need_of.COURT or need == need_of.MAGE:
        return h.w.small * h.soon
    return 0.0


def _visit(h: Horizon, place: i64, memory: i64) -> float:
    """The better main action, both with a six, and the bonus action."""
    kit = h.kit
    s = h.s
    upper = 0.0
    lower = 0.0
    if visit.main_open(s, h.seat, ab.UPPER[place], visit.UPPER, memory):
        upper = _action(h, ab.UPPER[place])
    if visit.main_open(s, h.seat, ab.LOWER[place], visit.LOWER, memory):
        lower = _action(h, ab.LOWER[place])
    total = upper if upper > lower else lower
    if memory & visit.BOTH != 0:
        total = upper + lower
    if visit.bonus_open(s, h.seat, place, memory):
        token = s.tokens[place]
        total += _priced(h, kit.token_effect[token], kit.token_price, 4 * token)
    return total


def _action(h: Horizon, action: i64) -> float:
    kit = h.kit
    return _priced(h, kit.action_effect[action], kit.action_price, 4 * action)


def _priced(h: Horizon, e: i64, prices: vec[i64], at: i64) -> float:
    """An effect less its price, from index `at` of a list."""
    price: i64 = 0
    for k in range(GOLD):
        price += prices[at + k]
    gain = effect(h, e, -1, 0) - h.w.price * h.soon * float(price)
    return gain if gain > 0.0 else 0.0


def _place(h: Horizon, source: i64, mode: i64) -> float:
    if mode == purchase.SET_FARM:
        return site(h)
    kind = purchase.source_kind(h.s, source)
    return tile_gain(h, kind) + h.soon * (h.near[h.kit.kind_colour[kind] + 1] - h.near[0])


def _military(h: Horizon, steps: i64, memory: i64) -> float:
    move = 0.0
    attack = 0.0
    if military.move_open(h.kit, h.me, steps, memory):
        move = march_gain(h, steps)
    if military.attack_open(memory):
        attack = attack_gain(h)
    if memory // military.ATTACK == ab.BOTH:
        return move + attack
    return move if move > attack else attack


def _activate(h: Horizon, where: i64, corners: i64) -> float:
    me = h.me
    total = 0.0
    for tile in range(len(me.cells)):
        if corners < 0 and tile != where:
            continue
        if corners < 0 or purchase.pending(me, tile, where, corners):
            if usable.tile_usable(h.s, h.seat, tile, 0):
                total += effect(h, usable.ability(h.kit, me, tile), tile, 1)
    return total
