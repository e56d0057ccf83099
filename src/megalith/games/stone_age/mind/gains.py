"""The part of the evaluation that acquires: cards, sets and multipliers, tools, people."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.mind import food, resources
from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import (
    BUILDER,
    DICE_ALL,
    FARMER,
    FOOD,
    FOOD_TRACK,
    N_CARDS,
    POINTS,
    RESOURCE,
    ROLL_RESOURCE,
    SHAMAN,
    TOOL,
    TOOLMAKER,
    StoneAgeKit,
)
from megalith.games.stone_age.rules.state import Player


def cards(kit: StoneAgeKit, me: Player, owned: i64, w: Weights, tools: float, left: float) -> float:
    """Sets and multipliers of the cards owned, with some growth of what they multiply."""
    first: i64 = 0
    second: i64 = 0
    total = 0.0
    for card in range(N_CARDS):
        if owned >> card == 0:
            break
        if not bits.has(owned, card):
            continue
        if kit.symbol[card] >= 0:
            bit = bits.bit(kit.symbol[card])
            if first & bit:
                second |= bit
            first |= bit
            continue
        role = kit.role[card]
        count = w.growth[role] * left
        if role == FARMER:
            count += float(me.track)
        elif role == TOOLMAKER:
            count += tools
        elif role == BUILDER:
            count += float(bits.size(me.buildings))
        else:
            count += float(me.workers)
        total += float(kit.figures[card]) * count
    n = float(bits.size(first))
    m = float(bits.size(second))
    kinds = float(len(kit.symbols))
    hope = (2.0 * n + 1.0) * (kinds - n) + (2.0 * m + 1.0) * (n - m)
    return total + n * n + m * m + w.symbol * left * hope / kinds


def tool(kit: StoneAgeKit, me: Player, w: Weights, left: float) -> float:
    if me.tools[2] == kit.tool_max:
        return 0.0
    return w.tool * left + w.ready + resources.figures(kit, me, TOOLMAKER)


def worker(kit: StoneAgeKit, me: Player, w: Weights, left: float) -> float:
    if me.workers == kit.workers_max:
        return 0.0
    return w.worker * left + resources.figures(kit, me, SHAMAN) + 1.0


def track(kit: StoneAgeKit, me: Player, w: Weights, left: float) -> float:
    if me.track == kit.track_max:
        return 0.0
    return w.missing * (left + 1.0) + resources.figures(kit, me, FARMER)


def card(
    kit: StoneAgeKit,
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
    effect = kit.effect[number]
    n = float(kit.amount[number])
    gain = w.extra
    if effect == DICE_ALL:
        gain = w.dice
    elif effect == FOOD:
        gain = food.cost(kit, w, left, hungry, short) - food.cost(kit, w, left, hungry, short - n)
    elif effect == RESOURCE:
        gain = resources.more(w, kit.card_resource[number], have, n, left)
    elif effect == ROLL_RESOURCE:
        gain = w.roll
    elif effect == POINTS:
        gain = n
    elif effect == FOOD_TRACK:
        gain = track(kit, me, w, left)
    elif effect == TOOL:
        gain = tool(kit, me, w, left)
    tools = float(me.tools[0] + me.tools[1] + me.tools[2])
    after = cards(kit, me, me.cards | bits.bit(number), w, tools, left)
    return gain + after - cards(kit, me, me.cards, w, tools, left)
