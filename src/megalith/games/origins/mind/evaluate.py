"""What a bot thinks a position is worth: projected final points ahead of the rivals.

Rough by design: what would score now, and for everything else what it yields over the rounds
that are left. What is still to be decided in an action counts with an estimate.
"""

from mypy_extensions import i64

from megalith.games.origins.mind import estimate, estimate_city, estimate_open
from megalith.games.origins.mind.estimate_cards import progress, windows
from megalith.games.origins.mind.horizon import Horizon, places
from megalith.games.origins.rules import people, scoring
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    FACES,
    GOLD,
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    SPEAKER_MOST,
)
from megalith.games.origins.rules.phases import passing


def worth(h: Horizon) -> float:
    """Projected final points of one player."""
    kit = h.kit
    me = h.me
    total = float(me.points + kit.advisor_points[len(me.advisors)] + scoring.resources(kit, me))
    for colour in range(N_COLOURS):
        total += float(scoring.seats(me, colour))
    if h.s.depth == 0:
        return total + float(scoring.temples(kit, me.temples))
    h.windows = windows(me)
    h.near = progress(h, h.windows)
    total += estimate.temples(h, me.temples)
    total += _workers(h)
    total += _goods(h)
    total += _tracks(h)
    total += _towers(h)
    total += estimate_city.city(h)
    return total + estimate_open.pending(h)


def _workers(h: Horizon) -> float:
    """Dice by what they will do: visits in this and later rounds, growth, retirement."""
    me = h.me
    total = 0.0
    lacking: i64 = 0
    for die in range(N_DICE):
        value = people.value_of(die)
        n = me.home[die]
        if n > 0:
            total += float(n) * estimate.citizen(h, die)
            for place in range(N_PLACES):
                lacking += n * people.short(value, h.s.ships[place])
        if value < FACES:
            used = places(me, die)
            if used > 0:
                total += float(used) * estimate.die_worth(h, die + 1)
    for colour in range(N_COLOURS):
        if passing.sixes(me, colour) > 0:
            total += estimate.advisor(h, colour)
    if me.archon < 0:
        total += estimate.tempo(h, FACES - 1)
    total -= h.w.ship * h.soon * float(lacking)
    total += h.w.advisor * h.left * float(len(me.advisors))
    return total + h.w.base * h.left * float(me.bases) + _speakers(h)


def _speakers(h: Horizon) -> float:
    n: i64 = 0
    for value in range(1, SPEAKER_MOST + 1):
        n += h.me.speakers[value]
    if h.me.passed > 0 and h.left < 1.0:
        return float(n) * h.w.speaker * h.left
    return float(n) * h.w.speaker * estimate.lasting(h)


def _goods(h: Horizon) -> float:
    """Resources with falling worth; gold above its points."""
    total = 0.0
    for k in range(GOLD):
        total += estimate.pile(h, k, h.me.goods[k])
    return total * h.soon + estimate.gold(h, h.me.goods[GOLD])


def _towers(h: Horizon) -> float:
    """Seat dice of a colour whose tower can still grow, and towers for seats to come."""
    me = h.me
    pips: i64 = 0
    for k in range(len(me.seat_dice)):
        die = me.seat_dice[k]
        if die >= 0 and h.s.towers[people.colour_of(die)] > 0:
            pips += people.value_of(die)
    levels: i64 = 0
    for colour in range(N_COLOURS):
        levels += me.towers[colour]
    total = h.w.seated * h.soon * float(pips)
    return total + h.w.height * h.left * float(levels)


def _tracks(h: Horizon) -> float:
    """Tokens, the attacks that a place on the military track promises, zodiac cards."""
    s = h.s
    total = float(h.me.tokens if h.me.tokens < 3 else 3) * h.w.token * h.soon
    total += estimate.military(h, h.me.military)
    if s.seats > 1 and s.military[0] == h.seat:
        total += h.w.first * h.soon
    held = people.cards_held(s, h.seat)
    for temple in range(N_TEMPLES):
        if s.holder[temple] == h.seat:
            kept = 1.0 if s.alien < 0 and s.temples[temple * s.seats] == h.seat else 0.5
            if s.alien >= 0:
                kept = 1.0 / float(held)
            total += estimate.zodiac(h, s.zodiac[temple], kept)
    return total
