"""What a bot thinks a position is worth: projected final points ahead of the best rival.

Rough by design: what would score now, and for everything else what it yields over the rounds
that are left. What is still to be decided in an action counts with an estimate.
"""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins import estimate, estimate_city, estimate_open, people, scoring
from megalith.games.origins.abilities import N_PLACES
from megalith.games.origins.components import (
    ADVISOR_POINTS,
    BORDERS,
    FACES,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SPEAKER_MOST,
    temple_points,
)
from megalith.games.origins.phases import passing
from megalith.games.origins.state import OriginsState, Player


def evaluate(s: OriginsState, seat: i64) -> float:
    return lead(worths(s), seat)


def appraise(s: OriginsState, out: vec[float]) -> None:
    """evaluate() for every seat."""
    values = worths(s)
    for seat in range(s.seats):
        out[seat] = lead(values, seat)


def worths(s: OriginsState) -> vec[float]:
    """Projected final points of every player."""
    left = estimate.rounds_left(s)
    values = vec[float]([0.0] * s.seats)
    for seat in range(s.seats):
        values[seat] = worth(s, seat, left)
    return values


def lead(values: vec[float], seat: i64) -> float:
    """Points ahead of the best rival; alone, the points themselves."""
    best = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best if len(values) > 1 else values[seat]


def worth(s: OriginsState, seat: i64, left: float) -> float:
    """Projected final points of one player."""
    me = s.players[seat]
    total = float(me.points + ADVISOR_POINTS[len(me.advisors)] + scoring.temples(me))
    total += float(scoring.resources(me))
    for colour in range(N_COLOURS):
        total += float(scoring.seats(me, colour))
    if s.depth == 0:
        return total
    total += _workers(me, left)
    left += _share(me)
    total += _temple_hopes(me, left)
    total += _goods(me, left)
    total += _tracks(s, seat, left)
    total += estimate_city.city(s, me, left)
    total += _tower_hopes(s, me, left)
    return total + estimate_open.pending(s, seat, left)


def _share(me: Player) -> float:
    """How much of this round the player still has: the part of the workers that is unused."""
    if me.passed > 0:
        return 0.0
    home: i64 = 1 if me.archon < 0 else 0
    used: i64 = 1 - home
    for die in range(N_DICE):
        home += me.home[die]
        for place in range(N_PLACES):
            used += me.away[place * N_DICE + die]
    return float(home) / float(home + used)


def _temple_hopes(me: Player, left: float) -> float:
    """The temple that does not count now may be overtaken by the others."""
    top = scoring.ignored_temple(me)
    value = float(temple_points(top, me.temples[top]))
    return value * (0.45 if left > 1.0 else 0.45 * left)


def _tower_hopes(s: OriginsState, me: Player, left: float) -> float:
    """Seat dice of a colour whose tower can still grow."""
    total: i64 = 0
    for k in range(len(me.seat_dice)):
        die = me.seat_dice[k]
        if die >= 0 and s.towers[people.colour_of(die)] > 0:
            total += people.value_of(die)
    return float(total) * (0.4 if left > 1.0 else 0.4 * left)


def _workers(me: Player, left: float) -> float:
    """Dice by what they will do: visits in this and later rounds, growth, retirement."""
    total = 0.0
    work = estimate.die_work(left)
    now = 0.0 if me.passed > 0 else estimate.TEMPO
    for die in range(N_DICE):
        pip = float(people.value_of(die))
        n = me.home[die]
        if n > 0:
            total += float(n) * (work + now * (0.85 + 0.05 * pip) + estimate.pips(pip, left))
        used: i64 = 0
        for place in range(N_PLACES):
            used += me.away[place * N_DICE + die]
        if used > 0 and people.value_of(die) < FACES:
            total += float(used) * (work + estimate.pips(pip + 1.0, left))
    for colour in range(N_COLOURS):
        if passing.sixes(me, colour) > 0:
            total += estimate.advisor(me, colour, left)
    total += float(me.bases) * estimate.base_work(left)
    total += 1.1 * (estimate.WORK * left + (now if me.archon < 0 else 0.0))
    return total + _speakers(me, now, left)


def _speakers(me: Player, now: float, left: float) -> float:
    each = estimate.TEMPO if me.passed > 0 and left > 0.5 else now
    total = 0.0
    for value in range(1, SPEAKER_MOST + 1):
        total += float(me.speakers[value]) * each
    return total


def _goods(me: Player, left: float) -> float:
    """Resources with falling worth; gold also pays for towers."""
    rate = 1.0 if left > 1.0 else left
    total = 0.0
    for k in range(3):
        total += estimate.pile(me.goods[k])
    total *= rate
    gold = float(me.goods[3])
    return total + (gold if gold < 5.0 else 5.0 + 0.4 * (gold - 5.0)) * 0.8 * rate


def _tracks(s: OriginsState, seat: i64, left: float) -> float:
    """Tokens, the attacks that a place on the military track promises, zodiac cards."""
    me = s.players[seat]
    active = 1.0 if left > 1.0 else left
    each = 2.5 if s.alien < 0 else 0.7
    total = float(me.tokens if me.tokens < 3 else 3) * each * active
    total += float(BORDERS[me.military]) * 0.45 * left + 0.15 * float(me.military) * active
    if s.seats > 1 and s.military[0] == seat:
        total += 0.8 * active
    for temple in range(N_TEMPLES):
        if s.holder[temple] == seat:
            total += 0.8 + 0.9 * left
    return total
