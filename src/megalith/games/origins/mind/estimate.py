"""Estimates for `evaluate`: what single things are worth."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.mind.horizon import Horizon
from megalith.games.origins.rules import people, scoring, tracks
from megalith.games.origins.rules.components import (
    FACES,
    GOLD,
    N_COLOURS,
    N_TEMPLES,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.state import Player

# -- dice


def die_worth(h: Horizon, die: i64) -> float:
    """A die as it will be when the next round begins: work, growth, retirement."""
    value = people.value_of(die)
    rest = float(FACES - value + 1)  # rounds of work until it retires
    life = h.left if h.left < rest else rest
    work = h.w.work * life
    if work > h.w.work_most:
        work = h.w.work_most
    pips = h.w.pip * float(value) * (h.left if h.left < 1.0 else 1.0)
    if h.left >= rest:
        pips += h.w.six + h.w.retire * float(_next_advisor(h.kit, h.me))
    return work + pips + h.w.die[people.colour_of(die)] * life


def tempo(h: Horizon, value: i64) -> float:
    """A worker that can still act in this round."""
    if h.me.passed > 0:
        return 0.0
    worth = h.w.tempo + h.w.tempo_pip * float(value)
    if value == FACES:
        worth += h.w.six
    return worth * lasting(h)


def lasting(h: Horizon) -> float:
    """What an action is worth when few or no rounds follow."""
    last = h.w.last
    return last + (1.0 - last) * h.left if h.left < 1.0 else 1.0


def _next_advisor(kit: OriginsKit, me: Player) -> i64:
    n = len(me.advisors)
    return (
        kit.advisor_points[n + 1] - kit.advisor_points[n]
        if n < N_COLOURS
        else kit.advisor_points[n]
    )


def advisor(h: Horizon, colour: i64) -> float:
    """What a six of this colour brings when it retires."""
    kit = h.kit
    n = len(h.me.advisors)
    if people.has_advisor(h.me, colour):
        return float(kit.advisor_points[n])
    return float(kit.advisor_points[n + 1] - kit.advisor_points[n]) + h.w.advisor * h.left


def citizen(h: Horizon, die: i64) -> float:
    """A new patrician on a free base."""
    return die_worth(h, die) + tempo(h, people.value_of(die))


# -- goods


def pile(h: Horizon, kind: i64, n: i64) -> float:
    """So many basics of one kind, with falling worth."""
    basics = h.w.basics
    at = 3 * kind
    x = float(n)
    if n <= 2:
        return x * basics[at]
    if n <= 5:
        return 2.0 * basics[at] + (x - 2.0) * basics[at + 1]
    return 2.0 * basics[at] + 3.0 * basics[at + 1] + (x - 5.0) * basics[at + 2]


def basic(h: Horizon) -> float:
    """One basic of choice."""
    best = 0.0
    for k in range(GOLD):
        gain = pile(h, k, h.me.goods[k] + 1) - pile(h, k, h.me.goods[k])
        if gain > best:
            best = gain
    return best * h.soon


def gold(h: Horizon, n: i64) -> float:
    """Gold above its points: it pays for towers, and for what is missing."""
    x = float(n)
    if n > 4:
        return (4.0 * h.w.gold[0] + (x - 4.0) * h.w.gold[1]) * h.soon
    return x * h.w.gold[0] * h.soon


def more_gold(h: Horizon, n: i64) -> float:
    """What so much more gold brings, with its points."""
    now = h.me.goods[GOLD]
    return float(n) + gold(h, now + n) - gold(h, now)


# -- tracks


def temples(h: Horizon, spaces: vec[i64]) -> float:
    """Points of the two that count, hopes for the third and for the way up."""
    kit = h.kit
    top = scoring.ignored_temple(kit, spaces)
    total = float(scoring.temples(kit, spaces))
    total += h.w.hope * h.soon * float(kit.temple_points(top, spaces[top]))
    steps: i64 = 0
    for temple in range(N_TEMPLES):
        steps += spaces[temple]
    return total + h.w.climb * h.left * float(steps)


def temple_step(h: Horizon, temple: i64, steps: i64) -> float:
    """What a move in a temple adds."""
    kit = h.kit
    me = h.me
    space = me.temples[temple]
    end = space + steps if space + steps < kit.top[temple] else kit.top[temple]
    if end == space:
        return 0.0
    moved = me.temples[:]
    moved[temple] = end
    return temples(h, moved) - temples(h, me.temples)


def military(h: Horizon, space: i64) -> float:
    """A place on the military track: attacks to come, and the way to its end."""
    kit = h.kit
    total = h.w.border * h.time * float(kit.borders[space])
    total += h.w.step * h.share * float(space - kit.retreat[space])
    return total + h.w.reach * h.left * float(kit.retreat[space])


def march_gain(h: Horizon, steps: i64) -> float:
    kit = h.kit
    me = h.me
    if not tracks.can_march(kit, me):
        return 0.0
    end = me.military + steps if me.military + steps < kit.last_space else kit.last_space
    gain = military(h, end) - military(h, me.military)
    gain += float(kit.borders[end] - kit.borders[me.military]) * h.w.token * h.soon
    return gain + float(kit.last_space_points) if end == kit.last_space else gain


def zodiac(h: Horizon, card: i64, kept: float) -> float:
    """A card for the rest of this round, and for a part of the later ones."""
    return h.w.zodiac[card] * (h.share + kept * h.left)
