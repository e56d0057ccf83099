"""What a bot thinks a position is worth: projected final points ahead of the rivals.

Rough by design: what would score now, and for everything else what it yields over the rounds
that are left. What is still to be decided in an action counts with an estimate.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit.leads import leads
from megalith.games.origins.mind import estimate, estimate_city, estimate_open
from megalith.games.origins.mind import weights as w
from megalith.games.origins.mind.estimate_cards import progress, windows
from megalith.games.origins.mind.horizon import Outlook, places, rounds_left
from megalith.games.origins.mind.weights import WEIGHTS, W
from megalith.games.origins.rules import people, scoring
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    ADVISOR_POINTS,
    FACES,
    GOLD,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SPEAKER_MOST,
)
from megalith.games.origins.rules.phases import passing
from megalith.games.origins.rules.state import OriginsState


def evaluate(s: OriginsState, seat: i64) -> float:
    """Points ahead of the rivals; alone, the points themselves."""
    values = worths(s)
    leads(values, s.depth == 0)
    return values[seat]


def appraise(s: OriginsState, out: vec[float]) -> None:
    """evaluate() for every seat."""
    values = worths(s)
    leads(values, s.depth == 0)
    for seat in range(s.seats):
        out[seat] = values[seat]


def worths(s: OriginsState) -> vec[float]:
    """Projected final points of every player."""
    row = WEIGHTS.row(s.seats)
    left = rounds_left(s, row)
    values = vec[float]([0.0] * s.seats)
    for seat in range(s.seats):
        values[seat] = worth(Outlook(s, seat, row, left))
    return values


def of_seat(s: OriginsState, seat: i64) -> float:
    row = WEIGHTS.row(s.seats)
    return worth(Outlook(s, seat, row, rounds_left(s, row)))


def worth(o: Outlook) -> float:
    """Projected final points of one player."""
    me = o.me
    total = float(me.points + ADVISOR_POINTS[len(me.advisors)] + scoring.resources(me))
    for colour in range(N_COLOURS):
        total += float(scoring.seats(me, colour))
    if o.s.depth == 0:
        return total + float(scoring.temples(me))
    o.windows = windows(me)
    o.near = progress(o, o.windows)
    total += estimate.temples(o)
    total += _workers(o)
    total += _goods(o)
    total += _tracks(o)
    total += _towers(o)
    total += estimate_city.city(o)
    return total + estimate_open.pending(o)


def _workers(o: Outlook) -> float:
    """Dice by what they will do: visits in this and later rounds, growth, retirement."""
    me = o.me
    total = 0.0
    lacking: i64 = 0
    for die in range(N_DICE):
        value = people.value_of(die)
        n = me.home[die]
        if n > 0:
            total += float(n) * estimate.citizen(o, die)
            for place in range(N_PLACES):
                lacking += n * people.short(value, o.s.ships[place])
        if value < FACES:
            used = places(me, die)
            if used > 0:
                total += float(used) * estimate.die_worth(o, die + 1)
    for colour in range(N_COLOURS):
        if passing.sixes(me, colour) > 0:
            total += estimate.advisor(o, colour)
    if me.archon < 0:
        total += estimate.tempo(o, FACES - 1)
    total -= W[o.row + w.SHIP] * o.soon * float(lacking)
    total += W[o.row + w.ADVISOR] * o.left * float(len(me.advisors))
    return total + W[o.row + w.BASE] * o.left * float(me.bases) + _speakers(o)


def _speakers(o: Outlook) -> float:
    n: i64 = 0
    for value in range(1, SPEAKER_MOST + 1):
        n += o.me.speakers[value]
    if o.me.passed > 0 and o.left < 1.0:
        return float(n) * W[o.row + w.SPEAKER] * o.left
    return float(n) * W[o.row + w.SPEAKER] * estimate.lasting(o)


def _goods(o: Outlook) -> float:
    """Resources with falling worth; gold above its points."""
    total = 0.0
    for k in range(GOLD):
        total += estimate.pile(o, k, o.me.goods[k])
    return total * o.soon + estimate.gold(o, o.me.goods[GOLD])


def _towers(o: Outlook) -> float:
    """Seat dice of a colour whose tower can still grow, and towers for seats to come."""
    me = o.me
    pips: i64 = 0
    for k in range(len(me.seat_dice)):
        die = me.seat_dice[k]
        if die >= 0 and o.s.towers[people.colour_of(die)] > 0:
            pips += people.value_of(die)
    levels: i64 = 0
    for colour in range(N_COLOURS):
        levels += me.towers[colour]
    total = W[o.row + w.SEATED] * o.soon * float(pips)
    return total + W[o.row + w.HEIGHT] * o.left * float(levels)


def _tracks(o: Outlook) -> float:
    """Tokens, the attacks that a place on the military track promises, zodiac cards."""
    s = o.s
    total = float(o.me.tokens if o.me.tokens < 3 else 3) * W[o.row + w.TOKEN] * o.soon
    total += estimate.military(o, o.me.military)
    if s.seats > 1 and s.military[0] == o.seat:
        total += W[o.row + w.FIRST] * o.soon
    held = people.cards_held(s, o.seat)
    for temple in range(N_TEMPLES):
        if s.holder[temple] == o.seat:
            kept = 1.0 if s.alien < 0 and s.temples[temple * s.seats] == o.seat else 0.5
            if s.alien >= 0:
                kept = 1.0 / float(held)
            total += estimate.zodiac(o, s.zodiac[temple], kept)
    return total
