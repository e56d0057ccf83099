"""Phase 2, purchases: civilization cards from the row, building tiles from the stacks."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules import effects, mixes
from megalith.games.stone_age.rules.components import (
    BUILDING1,
    CARD1,
    CARD_COST,
    FIXED,
    TILE_COST,
    TILE_KIND,
    TILE_LEAST,
    TILE_MOST,
    TILE_POINTS,
    TILE_VARIETY,
)
from megalith.games.stone_age.rules.needs import DRAW_TILE
from megalith.games.stone_age.rules.state import StoneAgeState


def card_cost(slot: i64) -> i64:
    """The slot has the price, whatever card lies there."""
    return CARD_COST[slot]


def legal_card(s: StoneAgeState, seat: i64, slot: i64, out: Choices) -> None:
    cost = card_cost(slot)
    mixes.add_payments(s.players[seat].goods, cost, cost, 0, act.PAY, out)
    out.add(act.DECLINE)


def apply_card(s: StoneAgeState, seat: i64, slot: i64, code: i64) -> None:
    if code == act.DECLINE:
        s.tell("declined", seat, CARD1 + slot)
        return
    mixes.spend(s.players[seat].goods, code - act.PAY)
    card = s.row[slot]
    s.row[slot] = -1
    s.players[seat].cards |= bits.bit(card)
    s.tell("bought_card", seat, card, code - act.PAY)
    effects.card(s, seat, card)


def fixed_cost(tile: i64) -> i64:
    t = 4 * tile
    return mixes.number(TILE_COST[t], TILE_COST[t + 1], TILE_COST[t + 2], TILE_COST[t + 3])


def pays_for(tile: i64, mix: i64) -> bool:
    """Whether the tile may be paid so, whoever owns the resources."""
    if TILE_KIND[tile] == FIXED:
        return mix == fixed_cost(tile)
    n = mixes.pieces(mix)
    kinds = TILE_VARIETY[tile]
    if n < TILE_LEAST[tile] or n > TILE_MOST[tile]:
        return False
    return kinds == 0 or mixes.variety(mix) == kinds


def points_for(tile: i64, mix: i64) -> i64:
    return TILE_POINTS[tile] if TILE_KIND[tile] == FIXED else mixes.worth(mix)


def legal_building(s: StoneAgeState, seat: i64, stack: i64, out: Choices) -> None:
    tile = s.tops[stack]
    goods = s.players[seat].goods
    if TILE_KIND[tile] == FIXED:
        mix = fixed_cost(tile)
        if mixes.owned(goods, mix):
            out.add(act.PAY + mix)
    else:
        mixes.add_payments(
            goods, TILE_LEAST[tile], TILE_MOST[tile], TILE_VARIETY[tile], act.PAY, out
        )
    out.add(act.DECLINE)


def apply_building(s: StoneAgeState, seat: i64, stack: i64, code: i64) -> None:
    if code == act.DECLINE:
        s.tell("declined", seat, BUILDING1 + stack)
        return
    me = s.players[seat]
    tile = s.tops[stack]
    points = points_for(tile, code - act.PAY)
    mixes.spend(me.goods, code - act.PAY)
    me.score += points
    me.buildings |= bits.bit(tile)
    s.tops[stack] = -1
    s.tell("built", seat, tile, points)
    if s.left[stack] > 0:
        s.push(DRAW_TILE, 0, stack, 0)
    else:
        s.tell("stack_empty", seat, stack)
