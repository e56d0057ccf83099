"""Estimates for `evaluate`: what the open questions of an action are going to bring."""

from mypy_extensions import i64

from megalith.games.origins import abilities as ab
from megalith.games.origins import state as need_of
from megalith.games.origins import usable
from megalith.games.origins.components import GOLD, KIND_COLOUR
from megalith.games.origins.estimate import TEMPO, march_gain
from megalith.games.origins.estimate_city import NONE, card_gain, progress
from megalith.games.origins.estimate_effects import (
    attack_gain,
    best_citizen,
    best_purchase,
    effect,
    site,
    temple_gain,
    tile_gain,
)
from megalith.games.origins.phases import military, purchase, visit
from megalith.games.origins.state import OriginsState


def pending(s: OriginsState, seat: i64, left: float) -> float:
    """Open questions of the seat, each with what it is going to bring."""
    total = 0.0
    for k in range(s.depth):
        if s.todo[4 * k + 1] == seat:
            total += _open(s, seat, s.todo[4 * k], s.todo[4 * k + 2], s.todo[4 * k + 3], left)
    return total


def _open(s: OriginsState, seat: i64, need: i64, a: i64, b: i64, left: float) -> float:
    me = s.players[seat]
    if need == need_of.VISIT or need == need_of.RISE:
        return _visit(s, seat, a, b, left)
    if need == need_of.ACTION:
        return 2.5 if a == 1 else 0.0
    if need == need_of.GAIN_BASIC:
        return 1.1 * float(a)
    if need == need_of.MILITARY:
        return _military(s, seat, a, b, left)
    if need == need_of.ATTACK_POINTS:
        return float(military.attack_points(s, seat))
    if need == need_of.CHOOSE_TILE:
        return best_purchase(s, seat, left)
    if need == need_of.PLACE_TILE:
        kind = purchase.source_kind(s, a)
        if b == purchase.SET_FARM:
            return site(left)
        nearer = progress(s, me, KIND_COLOUR[kind]) - progress(s, me, NONE)
        return tile_gain(s, seat, kind, left) + nearer * (1.0 if left > 1.0 else left)
    if need == need_of.ACTIVATE:
        return _activate(s, seat, a, b, left)
    if need == need_of.MAGE:
        return 1.5
    if need == need_of.PART:
        return effect(s, seat, a, (b & 255) - 1, left, 1)
    if need == need_of.TEMPLE_MOVE:
        return temple_gain(s, seat, a, left)
    if need == need_of.CITIZEN:
        return best_citizen(s, seat, a, left)
    if need == need_of.SPEAKER:
        return TEMPO
    if need == need_of.DISTRICT_CARD:
        return card_gain(s, me, a)
    if need == need_of.UPGRADE or need == need_of.RAISE_DIE or need == need_of.VETERAN:
        return effect(s, seat, a, -1, left, 0)
    if need == need_of.TAKE_WAITING:
        return 1.2
    return 0.3 if need == need_of.CAPRICORN or need == need_of.COURT else 0.0


def _visit(s: OriginsState, seat: i64, place: i64, memory: i64, left: float) -> float:
    """The better main action, both with a six, and the bonus action."""
    upper = 0.0
    lower = 0.0
    if visit.main_open(s, seat, ab.UPPER[place], visit.UPPER, memory):
        upper = _action(s, seat, ab.UPPER[place], left)
    if visit.main_open(s, seat, ab.LOWER[place], visit.LOWER, memory):
        lower = _action(s, seat, ab.LOWER[place], left)
    total = upper if upper > lower else lower
    if memory & visit.BOTH != 0:
        total = upper + lower
    if visit.bonus_open(s, seat, place, memory):
        token = s.tokens[place]
        gain = effect(s, seat, ab.TOKEN_EFFECT[token], -1, left, 0)
        for k in range(GOLD):
            gain -= 0.9 * float(ab.TOKEN_PRICE[4 * token + k])
        if gain > 0.0:
            total += gain
    return total


def _action(s: OriginsState, seat: i64, action: i64, left: float) -> float:
    gain = effect(s, seat, ab.ACTION_EFFECT[action], -1, left, 0)
    for k in range(GOLD):
        gain -= 0.9 * float(ab.ACTION_PRICE[4 * action + k])
    return gain if gain > 0.0 else 0.0


def _military(s: OriginsState, seat: i64, steps: i64, memory: i64, left: float) -> float:
    move = 0.0
    attack = 0.0
    if military.move_open(s.players[seat], steps, memory):
        move = march_gain(s, seat, steps, left)
    if military.attack_open(memory):
        attack = attack_gain(s, seat, left)
    if memory // military.ATTACK == ab.BOTH:
        return move + attack
    return move if move > attack else attack


def _activate(s: OriginsState, seat: i64, where: i64, corners: i64, left: float) -> float:
    me = s.players[seat]
    total = 0.0
    for tile in range(len(me.cells)):
        if corners < 0 and tile != where:
            continue
        if corners < 0 or purchase.pending(me, tile, where, corners):
            if usable.tile_usable(s, seat, tile, 0):
                total += effect(s, seat, usable.ability(me, tile), tile, left, 1)
    return total
