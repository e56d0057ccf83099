"""The part of the evaluation that acquires: cards, sets and multipliers, tools, people."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.mind import food, resources
from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import (
    AMOUNT,
    BUILDER,
    CARD_RESOURCE,
    DICE_ALL,
    EFFECT,
    FARMER,
    FIGURES,
    FOOD,
    FOOD_TRACK,
    N_CARDS,
    POINTS,
    RESOURCE,
    ROLE,
    ROLL_RESOURCE,
    SHAMAN,
    SYMBOL,
    SYMBOLS,
    TOOL,
    TOOL_MAX,
    TOOLMAKER,
    TRACK_MAX,
    WORKERS_MAX,
)
from megalith.games.stone_age.rules.state import Player

KINDS: Final = float(len(SYMBOLS))


def cards(me: Player, owned: i64, w: Weights, tools: float, left: float) -> float:
    """Sets and multipliers of the cards owned, with some growth of what they multiply."""
    first: i64 = 0
    second: i64 = 0
    total = 0.0
    for card in range(N_CARDS):
        if owned >> card == 0:
            break
        if not bits.has(owned, card):
            continue
        if SYMBOL[card] >= 0:
            bit = bits.bit(SYMBOL[card])
            if first & bit:
                second |= bit
            first |= bit
            continue
        role = ROLE[card]
        count = w.growth[role] * left
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
    hope = (2.0 * n + 1.0) * (KINDS - n) + (2.0 * m + 1.0) * (n - m)
    return total + n * n + m * m + w.symbol * left * hope / KINDS


def tool(me: Player, w: Weights, left: float) -> float:
    if me.tools[2] == TOOL_MAX:
        return 0.0
    return w.tool * left + w.ready + resources.figures(me, TOOLMAKER)


def worker(me: Player, w: Weights, left: float) -> float:
    if me.workers == WORKERS_MAX:
        return 0.0
    return w.worker * left + resources.figures(me, SHAMAN) + 1.0


def track(me: Player, w: Weights, left: float) -> float:
    if me.track == TRACK_MAX:
        return 0.0
    return w.missing * (left + 1.0) + resources.figures(me, FARMER)


def card(
    me: Player,
    w: Weights,
    number: i64,
    have: vec[float],
    left: float,
    hungry: float,
    short: float,
) -> float:
    """What a card would add: its effect now and its points at the end."""
    if number < 0:
        return 0.0
    effect = EFFECT[number]
    n = float(AMOUNT[number])
    gain = w.extra
    if effect == DICE_ALL:
        gain = w.dice
    elif effect == FOOD:
        gain = food.cost(w, left, hungry, short) - food.cost(w, left, hungry, short - n)
    elif effect == RESOURCE:
        gain = resources.more(w, CARD_RESOURCE[number], have, n, left)
    elif effect == ROLL_RESOURCE:
        gain = w.roll
    elif effect == POINTS:
        gain = n
    elif effect == FOOD_TRACK:
        gain = track(me, w, left)
    elif effect == TOOL:
        gain = tool(me, w, left)
    tools = float(me.tools[0] + me.tools[1] + me.tools[2])
    after = cards(me, me.cards | bits.bit(number), w, tools, left)
    return gain + after - cards(me, me.cards, w, tools, left)
