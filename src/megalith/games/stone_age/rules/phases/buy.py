"""Phase 2, purchases: civilization cards from the row, building tiles from the stacks."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules import effects, mixes
from megalith.games.stone_age.rules.components import BUILDING1, CARD1, FIXED, StoneAgeKit
from megalith.games.stone_age.rules.needs import DRAW_TILE
from megalith.games.stone_age.rules.state import StoneAgeState


def card_cost(kit: StoneAgeKit, slot: i64) -> i64:
    """The slot has the price, whatever card lies there."""
    return kit.card_cost[slot]


def legal_card(s: StoneAgeState, seat: i64, slot: i64, out: Choices) -> None:
    cost = card_cost(s.kit, slot)
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


def fixed_cost(kit: StoneAgeKit, tile: i64) -> i64:
    t = 4 * tile
    return mixes.number(
        kit.tile_cost[t], kit.tile_cost[t + 1], kit.tile_cost[t + 2], kit.tile_cost[t + 3]
    )


def pays_for(kit: StoneAgeKit, tile: i64, mix: i64) -> bool:
    """Whether the tile may be paid so, whoever owns the resources."""
    if kit.tile_kind[tile] == FIXED:
        return mix == fixed_cost(kit, tile)
    n = mixes.pieces(mix)
    kinds = kit.tile_variety[tile]
    if n < kit.tile_least[tile] or n > kit.tile_most[tile]:
        return False
    return kinds == 0 or mixes.variety(mix) == kinds


def points_for(kit: StoneAgeKit, tile: i64, mix: i64) -> i64:
    return kit.tile_points[tile] if kit.tile_kind[tile] == FIXED else mixes.worth(kit, mix)


def legal_building(s: StoneAgeState, seat: i64, stack: i64, out: Choices) -> None:
    kit = s.kit
    tile = s.tops[stack]
    goods = s.players[seat].goods
    if kit.tile_kind[tile] == FIXED:
        mix = fixed_cost(kit, tile)
        if mixes.owned(goods, mix):
            out.add(act.PAY + mix)
    else:
        mixes.add_payments(
            goods, kit.tile_least[tile], kit.tile_most[tile], kit.tile_variety[tile], act.PAY, out
        )
    out.add(act.DECLINE)


def apply_building(s: StoneAgeState, seat: i64, stack: i64, code: i64) -> None:
    if code == act.DECLINE:
        s.tell("declined", seat, BUILDING1 + stack)
        return
    me = s.players[seat]
    tile = s.tops[stack]
    points = points_for(s.kit, tile, code - act.PAY)
    mixes.spend(me.goods, code - act.PAY)
    me.score += points
    me.buildings |= bits.bit(tile)
    s.tops[stack] = -1
    s.tell("built", seat, tile, points)
    if s.left[stack] > 0:
        s.push(DRAW_TILE, 0, stack, 0)
    else:
        s.tell("stack_empty", seat, stack)
