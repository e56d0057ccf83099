"""Estimates for `evaluate`: what the open questions of an action are going to bring."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.mind import weights as w
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
from megalith.games.origins.mind.horizon import Outlook
from megalith.games.origins.mind.weights import W
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules import usable
from megalith.games.origins.rules.components import GOLD, KIND_COLOUR
from megalith.games.origins.rules.phases import military, purchase, visit


def pending(o: Outlook) -> float:
    """Open questions of the seat, each with what it is going to bring."""
    s = o.s
    total = 0.0
    for k in range(s.depth):
        if s.todo[4 * k + 1] == o.seat:
            total += _open(o, s.todo[4 * k], s.todo[4 * k + 2], s.todo[4 * k + 3])
    return total


def _open(o: Outlook, need: i64, a: i64, b: i64) -> float:
    if need == need_of.VISIT or need == need_of.RISE:
        return _visit(o, a, b)
    if need == need_of.ACTION:
        return W[o.row + w.EXTRA] if a == 1 else 0.0
    if need == need_of.GAIN_BASIC:
        return basic(o) * float(a)
    if need == need_of.MILITARY:
        return _military(o, a, b)
    if need == need_of.ATTACK_POINTS:
        return float(military.attack_points(o.s, o.seat))
    if need == need_of.CHOOSE_TILE:
        return best_purchase(o)
    if need == need_of.PLACE_TILE:
        return _place(o, a, b)
    if need == need_of.ACTIVATE:
        return _activate(o, a, b)
    if need == need_of.PART:
        return effect(o, a, (b & 255) - 1, 1)
    if need == need_of.TEMPLE_MOVE:
        return temple_gain(o, a)
    if need == need_of.CITIZEN:
        return best_citizen(o, a)
    if need == need_of.SPEAKER:
        return W[o.row + w.SPEAKER] * lasting(o)
    if need == need_of.DISTRICT_CARD:
        return card_gain(o, a)
    if need == need_of.UPGRADE or need == need_of.RAISE_DIE or need == need_of.VETERAN:
        return effect(o, a, -1, 0)
    if need == need_of.TAKE_WAITING:
        return W[o.row + w.WAITING] * o.soon
    if need == need_of.CAPRICORN or need == need_of.COURT or need == need_of.MAGE:
        return W[o.row + w.SMALL] * o.soon
    return 0.0


def _visit(o: Outlook, place: i64, memory: i64) -> float:
    """The better main action, both with a six, and the bonus action."""
    s = o.s
    upper = 0.0
    lower = 0.0
    if visit.main_open(s, o.seat, ab.UPPER[place], visit.UPPER, memory):
        upper = _action(o, ab.UPPER[place])
    if visit.main_open(s, o.seat, ab.LOWER[place], visit.LOWER, memory):
        lower = _action(o, ab.LOWER[place])
    total = upper if upper > lower else lower
    if memory & visit.BOTH != 0:
        total = upper + lower
    if visit.bonus_open(s, o.seat, place, memory):
        token = s.tokens[place]
        total += _priced(o, ab.TOKEN_EFFECT[token], ab.TOKEN_PRICE, 4 * token)
    return total


def _action(o: Outlook, action: i64) -> float:
    return _priced(o, ab.ACTION_EFFECT[action], ab.ACTION_PRICE, 4 * action)


def _priced(o: Outlook, e: i64, prices: vec[i64], at: i64) -> float:
    """An effect less its price, from index `at` of a list."""
    price: i64 = 0
    for k in range(GOLD):
        price += prices[at + k]
    gain = effect(o, e, -1, 0) - W[o.row + w.PRICE] * o.soon * float(price)
    return gain if gain > 0.0 else 0.0


def _place(o: Outlook, source: i64, mode: i64) -> float:
    if mode == purchase.SET_FARM:
        return site(o)
    kind = purchase.source_kind(o.s, source)
    return tile_gain(o, kind) + o.soon * (o.near[KIND_COLOUR[kind] + 1] - o.near[0])


def _military(o: Outlook, steps: i64, memory: i64) -> float:
    move = 0.0
    attack = 0.0
    if military.move_open(o.me, steps, memory):
        move = march_gain(o, steps)
    if military.attack_open(memory):
        attack = attack_gain(o)
    if memory // military.ATTACK == ab.BOTH:
        return move + attack
    return move if move > attack else attack


def _activate(o: Outlook, where: i64, corners: i64) -> float:
    me = o.me
    total = 0.0
    for tile in range(len(me.cells)):
        if corners < 0 and tile != where:
            continue
        if corners < 0 or purchase.pending(me, tile, where, corners):
            if usable.tile_usable(o.s, o.seat, tile, 0):
                total += effect(o, usable.ability(me, tile), tile, 1)
    return total
