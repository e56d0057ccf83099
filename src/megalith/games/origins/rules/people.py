"""Dice and their owners: patricians, free bases, advisors, zodiac cards, payments."""

from librt.vecs import append
from mypy_extensions import i64

from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    FACES,
    FOOD,
    GOLD,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    STONE,
    WISDOM,
)
from megalith.games.origins.rules.state import OriginsState, Player


def colour_of(die: i64) -> i64:
    return die // FACES


def value_of(die: i64) -> i64:
    return die % FACES + 1


def die_of(colour: i64, value: i64) -> i64:
    return colour * FACES + value - 1


# -- patricians


def patricians(me: Player, colour: i64) -> i64:
    """Own patricians of a colour, used and unused."""
    n: i64 = 0
    for die in range(colour * FACES, (colour + 1) * FACES):
        n += me.home[die]
        for place in range(N_PLACES):
            n += me.away[place * N_DICE + die]
    return n


def all_patricians(me: Player) -> i64:
    n: i64 = 0
    for die in range(N_DICE):
        n += me.home[die]
    for k in range(len(me.away)):
        n += me.away[k]
    return n


def patrician_colours(me: Player) -> i64:
    n: i64 = 0
    for colour in range(N_COLOURS):
        if patricians(me, colour) > 0:
            n += 1
    return n


def free_bases(me: Player) -> i64:
    return me.bases - all_patricians(me)


def someone_home(me: Player) -> bool:
    for die in range(N_DICE):
        if me.home[die] > 0:
            return True
    return False


def someone_home_of(me: Player, colour: i64) -> bool:
    for die in range(colour * FACES, (colour + 1) * FACES):
        if me.home[die] > 0:
            return True
    return False


def raise_unused(s: OriginsState, seat: i64, die: i64, add: i64) -> None:
    """Add to an unused patrician; past the highest value it becomes an advisor at once."""
    me = s.players[seat]
    me.home[die] -= 1
    if value_of(die) + add > FACES:
        retire(s, seat, colour_of(die))
    else:
        me.home[die + add] += 1
        s.tell("die_raised", seat, die, die + add)


# -- advisors


def has_advisor(me: Player, colour: i64) -> bool:
    for k in range(len(me.advisors)):
        if me.advisors[k] == colour:
            return True
    return False


def retire(s: OriginsState, seat: i64, colour: i64) -> None:
    """A die that had to rise above the highest value; its base is free already."""
    me = s.players[seat]
    if has_advisor(me, colour):
        points = s.kit.advisor_points[len(me.advisors)]
        me.points += points
        s.reserve[colour] += 1
        s.tell("advisor_again", seat, colour, points)
    else:
        me.advisors = append(me.advisors, colour)
        s.tell("advisor", seat, colour, len(me.advisors))


# -- zodiac cards


def holds(s: OriginsState, seat: i64, card: i64) -> bool:
    for temple in range(N_TEMPLES):
        if s.holder[temple] == seat and s.zodiac[temple] == card:
            return True
    return False


def cards_held(s: OriginsState, seat: i64) -> i64:
    n: i64 = 0
    for temple in range(N_TEMPLES):
        if s.holder[temple] == seat:
            n += 1
    return n


# -- payments


def short(have: i64, cost: i64) -> i64:
    return cost - have if cost > have else 0


def can_pay(me: Player, wisdom: i64, stone: i64, food: i64, gold: i64) -> bool:
    """The one judge of prices: gold stands in for what is missing of the basics."""
    missing = short(me.goods[WISDOM], wisdom)
    missing += short(me.goods[STONE], stone)
    missing += short(me.goods[FOOD], food)
    return missing + gold <= me.goods[GOLD]


def pay(me: Player, wisdom: i64, stone: i64, food: i64, gold: i64) -> None:
    _pay_basic(me, WISDOM, wisdom)
    _pay_basic(me, STONE, stone)
    _pay_basic(me, FOOD, food)
    me.goods[GOLD] -= gold


def _pay_basic(me: Player, resource: i64, cost: i64) -> None:
    missing = short(me.goods[resource], cost)
    me.goods[resource] -= cost - missing
    me.goods[GOLD] -= missing
