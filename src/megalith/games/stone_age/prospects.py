"""The part of the evaluation that looks ahead: workers on the board, cards and buildings."""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age import weights as w
from megalith.games.stone_age.components import (
    AMOUNT,
    BUILDER,
    BUILDING1,
    CARD1,
    CARD_COST,
    CARD_RESOURCE,
    DICE_ALL,
    DIVIDER,
    EFFECT,
    FARMER,
    FIELD,
    FIGURES,
    FIXED,
    FOOD,
    FOOD_TRACK,
    HUT,
    N_CARDS,
    N_PLACES,
    POINTS,
    RESOURCE,
    RINGS,
    RIVER,
    ROLE,
    ROLL_RESOURCE,
    SHAMAN,
    SYMBOL,
    TILE_COST,
    TILE_KIND,
    TILE_MOST,
    TILE_POINTS,
    TOOL,
    TOOL_MAKER,
    TOOL_MAX,
    TOOLMAKER,
    TRACK_MAX,
    WORKERS_MAX,
)
from megalith.games.stone_age.phases import place
from megalith.games.stone_age.state import (
    PAY_BUILDING,
    PAY_CARD,
    TOOLS,
    Player,
    StoneAgeState,
)
from megalith.games.stone_age.weights import W

PIPS: Final = 3.5  # of one die


def cards(me: Player, row: i64, tools: float, left: float) -> float:
    """Sets and multipliers, with some growth of what they multiply."""
    first: i64 = 0
    second: i64 = 0
    total = 0.0
    mask = me.cards
    for card in range(N_CARDS):
        if mask >> card == 0:
            break
        if not bits.has(mask, card):
            continue
        if SYMBOL[card] >= 0:
            bit = bits.bit(SYMBOL[card])
            if first & bit:
                second |= bit
            first |= bit
            continue
        role = ROLE[card]
        count = W[row + w.FARM + role] * left
        if role == FARMER:
            count += float(me.track)
        elif role == TOOLMAKER:
            count += tools
        elif role == BUILDER:
            count += float(bits.size(me.buildings))
        else:
            count += float(me.workers)
        total += float(FIGURES[card]) * count
    n = float(bits.size(first))
    m = float(bits.size(second))
    return total + n * n + m * m + W[row + w.SYMBOL] * left * n


def pending(s: StoneAgeState, seat: i64, row: i64, left: float) -> float:
    """What workers on the board, and the business at hand, will bring."""
    me = s.players[seat]
    asked: i64 = -1  # the place whose purchase is being decided
    total = 0.0
    money = me.goods[0] + me.goods[1] + me.goods[2] + me.goods[3]
    gathers = s.phase == 1
    if s.seat() == seat:
        need = s.need()
        if need == TOOLS:
            total += _goods(row, s.a(), float(s.b() // DIVIDER[s.a()]))
            gathers = True
        elif need == PAY_CARD:
            asked = CARD1 + s.a()
        elif need == PAY_BUILDING:
            asked = BUILDING1 + s.a()
    for spot in range(RIVER + 1):
        workers = s.placed[4 * spot + seat]
        if workers > 0:
            gathers = True
            amount = _amount(row, spot, workers)
            total += _goods(row, spot, amount)
            if spot > 0:
                money += i64(amount)
    for spot in range(TOOL_MAKER, N_PLACES):
        if s.placed[4 * spot + seat] == 0 and spot != asked:
            continue
        if spot == TOOL_MAKER:
            total += tool_gain(me, row, left)
        elif spot == HUT:
            total += worker_gain(me, row, left)
        elif spot == FIELD:
            total += track_gain(me, row, left)
        elif spot < BUILDING1:
            cost = CARD_COST[spot - CARD1]
            if money >= cost:
                gain = card_gain(me, row, s.row[spot - CARD1], left)
                gain -= W[row + w.CARD_COST] * float(cost)
                total += gain if gain > 0.0 else 0.0
                money -= cost
        else:
            gain = tile_gain(me, row, s.tops[spot - BUILDING1], money)
            if gain > 0.0:
                total += gain
                money -= 3
    if gathers:
        total += W[row + w.READY] * _ready(me)
    return total


def at_home(s: StoneAgeState, seat: i64, row: i64) -> float:
    """What workers at home can still gather: as many as fit in the best place, then the next.

    Nobody goes to a place twice in a round, so single workers here and there are worth less.
    """
    left = s.players[seat].home
    been: i64 = 0
    total = 0.0
    while left > 0:
        best: i64 = -1
        group: i64 = 0
        most = 0.0
        for where in range(RIVER + 1):
            if bits.has(been, where) or place.obstacle(s, seat, where) != place.FREE:
                continue
            workers = left
            if where > 0 and RINGS[where] - place.taken(s, where) < workers:
                workers = RINGS[where] - place.taken(s, where)
            each = _goods(row, where, _amount(row, where, workers)) / float(workers)
            if each > most:
                best = where
                group = workers
                most = each
        if best < 0:
            return total
        been |= bits.bit(best)
        left -= group
        total += most * float(group)
    return total


def _amount(row: i64, where: i64, workers: i64) -> float:
    """What so many workers bring from a place, about."""
    divider = float(DIVIDER[where])
    pips = float(workers) * PIPS - 0.5 * (divider - 1.0) + W[row + w.GATHER]
    return pips / divider


def _goods(row: i64, good: i64, amount: float) -> float:
    return amount * (W[row + w.MISSING] if good == 0 else W[row + w.WOOD + good - 1])


def _ready(me: Player) -> float:
    """Tool points that are not yet used this round."""
    n: i64 = 0
    for slot in range(3):
        if not bits.has(me.used, slot):
            n += me.tools[slot]
    return float(n)


def tool_gain(me: Player, row: i64, left: float) -> float:
    if me.tools[2] == TOOL_MAX:
        return 0.0
    return W[row + w.TOOL] * left + W[row + w.READY] + figures(me, TOOLMAKER)


def worker_gain(me: Player, row: i64, left: float) -> float:
    if me.workers == WORKERS_MAX:
        return 0.0
    return (W[row + w.WORKER] - W[row + w.MISSING]) * left + figures(me, SHAMAN) + 1.0


def track_gain(me: Player, row: i64, left: float) -> float:
    if me.track == TRACK_MAX:
        return 0.0
    return W[row + w.MISSING] * (left + 1.0) + figures(me, FARMER)


def figures(me: Player, role: i64) -> float:
    n: i64 = 0
    for card in range(N_CARDS):
        if ROLE[card] == role and bits.has(me.cards, card):
            n += FIGURES[card]
    return float(n)


def card_gain(me: Player, row: i64, card: i64, left: float) -> float:
    """What a card would add: its effect now and its points at the end."""
    if card < 0:
        return 0.0
    effect = EFFECT[card]
    n = float(AMOUNT[card])
    gain = W[row + w.EXTRA]
    if effect == DICE_ALL:
        gain = W[row + w.DICE]
    elif effect == FOOD:
        gain = W[row + w.MISSING] * n
    elif effect == RESOURCE:
        gain = W[row + w.WOOD + CARD_RESOURCE[card]] * n
    elif effect == ROLL_RESOURCE:
        gain = W[row + w.ROLL]
    elif effect == POINTS:
        gain = n
    elif effect == FOOD_TRACK:
        gain = track_gain(me, row, left)
    elif effect == TOOL:
        gain = tool_gain(me, row, left)
    before = me.cards
    tools = float(me.tools[0] + me.tools[1] + me.tools[2])
    now = cards(me, row, tools, left)
    me.cards = before | bits.bit(card)
    gain += cards(me, row, tools, left) - now
    me.cards = before
    return gain


def tile_gain(me: Player, row: i64, tile: i64, money: i64) -> float:
    """Points of a tile above what its resources count anyway, if it can be paid."""
    if tile < 0:
        return 0.0
    bonus = W[row + w.TILE] + figures(me, BUILDER)
    if TILE_KIND[tile] == FIXED:
        short: i64 = 0
        value = 0.0
        for k in range(4):
            lack = TILE_COST[4 * tile + k] - me.goods[k]
            if lack > 0:
                short += lack
            value += W[row + w.WOOD + k] * float(TILE_COST[4 * tile + k])
        gain = float(TILE_POINTS[tile]) - value + bonus
        if short == 0:
            return gain
        return gain * W[row + (w.ONE_SHORT if short == 1 else w.MORE_SHORT)]
    need: i64 = 4 if TILE_MOST[tile] > 4 else TILE_MOST[tile]
    if money < need:
        return 0.4
    return bonus + W[row + w.FLEX] * float(need)
