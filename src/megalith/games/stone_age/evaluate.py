"""What a bot thinks a position is worth: projected final points ahead of the best rival.

Rough by design: each thing counts with what it yields over the rounds that are left.
"""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
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
    RIVER,
    ROLE,
    ROLL_RESOURCE,
    SHAMAN,
    STACKS,
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
    VALUE,
    WORKERS_MAX,
    WORKERS_START,
)
from megalith.games.stone_age.state import Player, StoneAgeState

PIPS: Final = 3.5  # of one die
PIP_POINTS: Final = 0.8  # a pip turned into resources and then into points
FOOD_POINTS: Final = 1.4  # a food that is missing, or saved
HOME_WORKER: Final = 3.2  # a worker that is still to be placed this round


def evaluate(s: StoneAgeState, seat: i64) -> float:
    left = rounds_left(s)
    mine = worth(s, seat, left)
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            theirs = worth(s, other, left)
            if theirs > best:
                best = theirs
    return mine - best


def rounds_left(s: StoneAgeState) -> float:
    """Rounds after this one, from the shortest stack and the deck."""
    if s.depth == 0:
        return 0.0
    least: i64 = 7
    for k in range(STACKS[s.seats]):
        if s.tops[k] < 0 and s.left[k] == 0:
            return 0.0
        if s.left[k] < least:
            least = s.left[k]
    by_tiles = float(least) * 1.2 + 0.5
    by_cards = float(bits.size(s.deck)) / 3.2
    shorter = by_tiles if by_tiles < by_cards else by_cards
    return shorter if shorter > 0.3 else 0.3


def worth(s: StoneAgeState, seat: i64, left: float) -> float:
    """Projected final points of one player."""
    me = s.players[seat]
    if s.depth == 0:
        left = 0.0
    rounds = left if s.phase == 3 else left + 0.5
    tools = float(me.tools[0] + me.tools[1] + me.tools[2])
    total = float(me.score)
    total += _cards(me, tools, left)
    total += _goods(me, left, s.phase)
    total += float(me.workers - WORKERS_START) * 1.3 * rounds + tools * 0.9 * rounds
    total += _food(s, me, left)
    if s.phase < 3:
        total += _pending(s, seat, left)
        if s.phase == 1:
            total += HOME_WORKER * float(me.home)
    return total


def _cards(me: Player, tools: float, left: float) -> float:
    """Sets and multipliers, with some growth of what they multiply."""
    first: i64 = 0
    second: i64 = 0
    total = 0.0
    for card in range(N_CARDS):
        if not bits.has(me.cards, card):
            continue
        if SYMBOL[card] >= 0:
            bit = bits.bit(SYMBOL[card])
            if first & bit:
                second |= bit
            first |= bit
        elif ROLE[card] == FARMER:
            total += float(FIGURES[card]) * (float(me.track) + 0.2 * left)
        elif ROLE[card] == TOOLMAKER:
            total += float(FIGURES[card]) * (tools + 0.25 * left)
        elif ROLE[card] == BUILDER:
            total += float(FIGURES[card]) * (float(bits.size(me.buildings)) + 0.5 * left)
        else:
            total += float(FIGURES[card]) * (float(me.workers) + 0.1 * left)
    n = float(bits.size(first))
    m = float(bits.size(second))
    return total + n * n + m * m + 0.3 * left * n


def _goods(me: Player, left: float, phase: i64) -> float:
    """Resources as building points, if there is time to build, else one point each."""
    total = 0.0
    n: i64 = 0
    for k in range(4):
        total += float(me.goods[k]) * (float(VALUE[k]) * 0.75 if left > 0.0 or phase == 2 else 1.0)
        n += me.goods[k]
    if left > 0.0 and n > 8:
        total -= float(n - 8) * 1.5  # more than can be spent
    if bits.has(me.open, 3):
        total += 8.0 if left > 0.0 else 2.0
    for k in range(3):
        if bits.has(me.open, k):
            total += 1.5 if left > 0.0 else 0.0
    return total


def _food(s: StoneAgeState, me: Player, left: float) -> float:
    """What feeding will cost until the end; hunger costs ten points a round at most."""
    meals = left + (0.0 if s.phase == 3 else 1.0)
    if s.depth == 0:
        return 0.0
    missing = meals * float(me.workers - me.track) - float(me.food)
    if missing <= 0.0:
        return -missing * 0.15
    cost = missing * FOOD_POINTS
    return -(cost if cost < 10.0 * meals else 10.0 * meals)


def _pending(s: StoneAgeState, seat: i64, left: float) -> float:
    """What workers on the board will bring."""
    me = s.players[seat]
    total = 0.0
    money = me.goods[0] + me.goods[1] + me.goods[2] + me.goods[3]
    for place in range(N_PLACES):
        workers = s.placed[4 * place + seat]
        if workers == 0:
            continue
        if place <= RIVER:
            divider = float(DIVIDER[place])
            gain = (float(workers) * PIPS - 0.5 * (divider - 1.0) + 0.5) / divider
            total += gain * (FOOD_POINTS if place == 0 else float(VALUE[place - 1]) * 0.75)
            if place > 0:
                money += i64(gain)
    for place in range(TOOL_MAKER, N_PLACES):
        if s.placed[4 * place + seat] == 0:
            continue
        if place == TOOL_MAKER:
            total += tool_gain(me, left)
        elif place == HUT:
            total += worker_gain(me, left)
        elif place == FIELD:
            total += track_gain(me, left)
        elif place < BUILDING1:
            cost = CARD_COST[place - CARD1]
            if money >= cost:
                gain = card_gain(s, me, s.row[place - CARD1], left) - 2.6 * float(cost)
                total += gain if gain > 0.0 else 0.0
                money -= cost
        else:
            gain = tile_gain(s, me, s.tops[place - BUILDING1], money, left)
            if gain > 0.0:
                total += gain
                money -= 3
    return total


def tool_gain(me: Player, left: float) -> float:
    if me.tools[2] == TOOL_MAX:
        return 0.0
    return 0.9 * (left + 0.5) + figures(me, TOOLMAKER)


def worker_gain(me: Player, left: float) -> float:
    if me.workers == WORKERS_MAX:
        return 0.0
    return 1.3 * left + 1.5 + figures(me, SHAMAN) - FOOD_POINTS


def track_gain(me: Player, left: float) -> float:
    if me.track == TRACK_MAX:
        return 0.0
    return FOOD_POINTS * (left + 1.0) + figures(me, FARMER)


def figures(me: Player, role: i64) -> float:
    n: i64 = 0
    for card in range(N_CARDS):
        if ROLE[card] == role and bits.has(me.cards, card):
            n += FIGURES[card]
    return float(n)


def card_gain(s: StoneAgeState, me: Player, card: i64, left: float) -> float:
    """What a card would add: its effect now and its points at the end."""
    effect = EFFECT[card]
    n = AMOUNT[card]
    gain = 0.0
    if effect == DICE_ALL:
        gain = 3.0
    elif effect == FOOD:
        gain = FOOD_POINTS * float(n)
    elif effect == RESOURCE:
        gain = 0.75 * float(VALUE[CARD_RESOURCE[card]] * n)
    elif effect == ROLL_RESOURCE:
        gain = 5.0
    elif effect == POINTS:
        gain = float(n)
    elif effect == FOOD_TRACK:
        gain = track_gain(me, left)
    elif effect == TOOL:
        gain = tool_gain(me, left)
    else:
        gain = 4.0
    before = me.cards
    tools = float(me.tools[0] + me.tools[1] + me.tools[2])
    now = _cards(me, tools, left)
    me.cards = before | bits.bit(card)
    gain += _cards(me, tools, left) - now
    me.cards = before
    return gain


def tile_gain(s: StoneAgeState, me: Player, tile: i64, money: i64, left: float) -> float:
    """Points of a tile above what its resources count anyway, if it can be paid."""
    if tile < 0:
        return 0.0
    bonus = 1.0 + figures(me, BUILDER)
    if TILE_KIND[tile] == FIXED:
        short: i64 = 0
        value = 0.0
        for k in range(4):
            lack = TILE_COST[4 * tile + k] - me.goods[k]
            if lack > 0:
                short += lack
            value += 0.75 * float(VALUE[k] * TILE_COST[4 * tile + k])
        chance = 1.0 if short == 0 else (0.5 if short == 1 else 0.1)
        return chance * (float(TILE_POINTS[tile]) - value + bonus)
    need: i64 = 4 if TILE_MOST[tile] > 4 else TILE_MOST[tile]
    if money < need:
        return 0.4
    return bonus + 0.25 * 4.5 * float(need)
