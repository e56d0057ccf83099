"""Estimates for `evaluate`: what single things are worth."""

from mypy_extensions import i64

from megalith.games.origins.mind import weights as w
from megalith.games.origins.mind.horizon import Outlook
from megalith.games.origins.mind.weights import W
from megalith.games.origins.rules import people, scoring, tracks
from megalith.games.origins.rules.components import (
    ADVISOR_POINTS,
    BORDERS,
    FACES,
    GOLD,
    LAST_SPACE,
    LAST_SPACE_POINTS,
    N_COLOURS,
    N_TEMPLES,
    RETREAT,
    TOP,
    temple_points,
)
from megalith.games.origins.rules.state import Player

# -- dice


def die_worth(o: Outlook, die: i64) -> float:
    """A die as it will be when the next round begins: work, growth, retirement."""
    value = people.value_of(die)
    rest = float(FACES - value + 1)  # rounds of work until it retires
    life = o.left if o.left < rest else rest
    work = W[o.row + w.WORK] * life
    if work > W[o.row + w.WORK_MOST]:
        work = W[o.row + w.WORK_MOST]
    pips = W[o.row + w.PIP] * float(value) * (o.left if o.left < 1.0 else 1.0)
    if o.left >= rest:
        pips += W[o.row + w.SIX] + W[o.row + w.RETIRE] * float(_next_advisor(o.me))
    return work + pips + W[o.row + w.DIE_COLOUR + people.colour_of(die)] * life


def tempo(o: Outlook, value: i64) -> float:
    """A worker that can still act in this round."""
    if o.me.passed > 0:
        return 0.0
    worth = W[o.row + w.TEMPO] + W[o.row + w.TEMPO_PIP] * float(value)
    if value == FACES:
        worth += W[o.row + w.SIX]
    return worth * lasting(o)


def lasting(o: Outlook) -> float:
    """What an action is worth when few or no rounds follow."""
    last = W[o.row + w.LAST]
    return last + (1.0 - last) * o.left if o.left < 1.0 else 1.0


def _next_advisor(me: Player) -> i64:
    n = len(me.advisors)
    return ADVISOR_POINTS[n + 1] - ADVISOR_POINTS[n] if n < N_COLOURS else ADVISOR_POINTS[n]


def advisor(o: Outlook, colour: i64) -> float:
    """What a six of this colour brings when it retires."""
    n = len(o.me.advisors)
    if people.has_advisor(o.me, colour):
        return float(ADVISOR_POINTS[n])
    return float(ADVISOR_POINTS[n + 1] - ADVISOR_POINTS[n]) + W[o.row + w.ADVISOR] * o.left


def citizen(o: Outlook, die: i64) -> float:
    """A new patrician on a free base."""
    return die_worth(o, die) + tempo(o, people.value_of(die))


# -- goods


def pile(o: Outlook, kind: i64, n: i64) -> float:
    """So many basics of one kind, with falling worth."""
    at = o.row + w.STONE + 3 * kind
    x = float(n)
    if n <= 2:
        return x * W[at]
    if n <= 5:
        return 2.0 * W[at] + (x - 2.0) * W[at + 1]
    return 2.0 * W[at] + 3.0 * W[at + 1] + (x - 5.0) * W[at + 2]


def basic(o: Outlook) -> float:
    """One basic of choice."""
    best = 0.0
    for k in range(GOLD):
        gain = pile(o, k, o.me.goods[k] + 1) - pile(o, k, o.me.goods[k])
        if gain > best:
            best = gain
    return best * o.soon


def gold(o: Outlook, n: i64) -> float:
    """Gold above its points: it pays for towers, and for what is missing."""
    x = float(n)
    if n > 4:
        return (4.0 * W[o.row + w.GOLD] + (x - 4.0) * W[o.row + w.GOLD + 1]) * o.soon
    return x * W[o.row + w.GOLD] * o.soon


def more_gold(o: Outlook, n: i64) -> float:
    """What so much more gold brings, with its points."""
    now = o.me.goods[GOLD]
    return float(n) + gold(o, now + n) - gold(o, now)


# -- tracks


def temples(o: Outlook) -> float:
    """Points of the two that count, hopes for the third and for the way up."""
    me = o.me
    top = scoring.ignored_temple(me)
    total = float(scoring.temples(me))
    total += W[o.row + w.HOPE] * o.soon * float(temple_points(top, me.temples[top]))
    steps: i64 = 0
    for temple in range(N_TEMPLES):
        steps += me.temples[temple]
    return total + W[o.row + w.CLIMB] * o.left * float(steps)


def temple_step(o: Outlook, temple: i64, steps: i64) -> float:
    """What a move in a temple adds."""
    me = o.me
    space = me.temples[temple]
    end = space + steps if space + steps < TOP[temple] else TOP[temple]
    if end == space:
        return 0.0
    before = temples(o)
    me.temples[temple] = end
    after = temples(o)
    me.temples[temple] = space
    return after - before


def military(o: Outlook, space: i64) -> float:
    """A place on the military track: attacks to come, and the way to its end."""
    total = W[o.row + w.BORDER] * o.time * float(BORDERS[space])
    total += W[o.row + w.STEP] * o.share * float(space - RETREAT[space])
    return total + W[o.row + w.REACH] * o.left * float(RETREAT[space])


def march_gain(o: Outlook, steps: i64) -> float:
    me = o.me
    if not tracks.can_march(me):
        return 0.0
    end = me.military + steps if me.military + steps < LAST_SPACE else LAST_SPACE
    gain = military(o, end) - military(o, me.military)
    gain += float(BORDERS[end] - BORDERS[me.military]) * W[o.row + w.TOKEN] * o.soon
    return gain + float(LAST_SPACE_POINTS) if end == LAST_SPACE else gain


def zodiac(o: Outlook, card: i64, kept: float) -> float:
    """A card for the rest of this round, and for a part of the later ones."""
    return W[o.row + w.ZODIAC_CARD + card] * (o.share + kept * o.left)
