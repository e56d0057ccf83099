"""The part of the evaluation that looks ahead: workers on the board, cards and buildings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age import larder, purse
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
    FOOD,
    FOOD_TRACK,
    HUNT,
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


def gathered(s: StoneAgeState, seat: i64, row: i64, where: i64) -> float:
    """What the workers at a place will bring, about."""
    workers = s.placed[4 * where + seat]
    return _amount(row, where, workers) if workers > 0 else 0.0


def pending(
    s: StoneAgeState, seat: i64, row: i64, left: float, hungry: float, short: float
) -> float:
    """What workers on the board, and the business at hand, will bring; food is in larder.py."""
    me = s.players[seat]
    asked: i64 = -1  # the place whose purchase is being decided
    total = 0.0
    have = vec[float]([float(me.goods[k]) for k in range(4)])
    gathers = s.phase == 1
    if s.seat() == seat:
        need = s.need()
        if need == TOOLS:
            gathers = True
            if s.a() > 0:
                have[s.a() - 1] += float(s.b() // DIVIDER[s.a()])
        elif need == PAY_CARD:
            asked = CARD1 + s.a()
        elif need == PAY_BUILDING:
            asked = BUILDING1 + s.a()
    for spot in range(HUNT, RIVER + 1):
        if s.placed[4 * spot + seat] > 0:
            gathers = True
            if spot > HUNT:
                have[spot - 1] += gathered(s, seat, row, spot)
    for k in range(4):
        total += (have[k] - float(me.goods[k])) * W[row + w.WOOD + k]
    for spot in range(N_PLACES - 1, TOOL_MAKER - 1, -1):
        if s.placed[4 * spot + seat] == 0 and spot != asked:
            continue
        if spot == TOOL_MAKER:
            total += tool_gain(me, row, left)
        elif spot == HUT:
            total += worker_gain(me, row, left)
        elif spot == FIELD:
            total += purse.figures(me, FARMER) if me.track < TRACK_MAX else 0.0
        elif spot < BUILDING1:
            gain = card_gain(me, row, s.row[spot - CARD1], left, hungry, short)
            cost = float(CARD_COST[spot - CARD1])
            gain = (gain - W[row + w.CARD_COST] * cost) * purse.pay_any(have, row, cost)
            total += gain if gain > 0.0 else 0.0
        elif s.tops[spot - BUILDING1] >= 0:
            gain = purse.build(me, row, s.tops[spot - BUILDING1], have)
            total += gain if gain > 0.0 else 0.0
    if gathers:
        total += W[row + w.READY] * _ready(me)
    return total


def at_home(
    s: StoneAgeState, seat: i64, row: i64, left: float, hungry: float, short: float
) -> float:
    """What workers at home can still gather: as many as fit in the best place, then the next.

    Nobody goes to a place twice in a round, so single workers here and there are worth less.
    """
    idle = s.players[seat].home
    been: i64 = 0
    total = 0.0
    while idle > 0:
        best: i64 = -1
        group: i64 = 0
        most = 0.0
        for where in range(HUNT, RIVER + 1):
            if bits.has(been, where) or place.obstacle(s, seat, where) != place.FREE:
                continue
            workers = idle
            if where == HUNT:
                workers = _hunters(idle, short)
                brought = larder.cost(row, left, hungry, short)
                brought -= larder.cost(row, left, hungry, short - _amount(row, HUNT, workers))
            else:
                if RINGS[where] - place.taken(s, where) < workers:
                    workers = RINGS[where] - place.taken(s, where)
                brought = _amount(row, where, workers) * W[row + w.WOOD + where - 1]
            if brought / float(workers) > most:
                best = where
                group = workers
                most = brought / float(workers)
        if best < 0:
            return total
        been |= bits.bit(best)
        idle -= group
        total += most * float(group)
    return total


def _hunters(idle: i64, short: float) -> i64:
    """As many as are needed to feed all this round, at least one."""
    for workers in range(1, idle):
        if float(workers) * PIPS / float(DIVIDER[HUNT]) >= short:
            return workers
    return idle


def _amount(row: i64, where: i64, workers: i64) -> float:
    """What so many workers bring from a place, about."""
    divider = float(DIVIDER[where])
    pips = float(workers) * PIPS - 0.5 * (divider - 1.0) + W[row + w.GATHER]
    return pips / divider


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
    return W[row + w.TOOL] * left + W[row + w.READY] + purse.figures(me, TOOLMAKER)


def worker_gain(me: Player, row: i64, left: float) -> float:
    if me.workers == WORKERS_MAX:
        return 0.0
    return W[row + w.WORKER] * left + purse.figures(me, SHAMAN) + 1.0


def track_gain(me: Player, row: i64, left: float) -> float:
    if me.track == TRACK_MAX:
        return 0.0
    return W[row + w.MISSING] * (left + 1.0) + purse.figures(me, FARMER)


def card_gain(me: Player, row: i64, card: i64, left: float, hungry: float, short: float) -> float:
    """What a card would add: its effect now and its points at the end."""
    if card < 0:
        return 0.0
    effect = EFFECT[card]
    n = float(AMOUNT[card])
    gain = W[row + w.EXTRA]
    if effect == DICE_ALL:
        gain = W[row + w.DICE]
    elif effect == FOOD:
        gain = larder.cost(row, left, hungry, short) - larder.cost(row, left, hungry, short - n)
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
