"""Estimates for `evaluate`: rounds left, and what single things are worth."""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins import people, scoring, tracks
from megalith.games.origins.components import (
    ADVISOR_POINTS,
    BORDERS,
    LAST_SPACE,
    LAST_SPACE_POINTS,
    SOLO_ROUNDS,
    TOP,
    TOWER_COLOURS_LEFT,
    temple_points,
)
from megalith.games.origins.state import OriginsState, Player

WORK: Final = 5.0  # what a worker brings in a round
TEMPO: Final = 5.0  # a worker that can still act in this round
REPLACED: Final = 5.5  # a new die: a visit and its wisdom
BASIC: Final = 1.0  # a basic resource when there are few
GOLD_VALUE: Final = 1.8
STEP: Final = 0.9  # a step on the military track


def rounds_left(s: OriginsState) -> float:
    """Rounds after this one, from the nearest end condition."""
    if s.alien >= 0:
        return float(SOLO_ROUNDS - s.round)
    if s.exhausted > 0:
        return 0.0
    players = float(s.seats)
    cards: i64 = 0
    for k in range(len(s.card_gold)):
        if s.card_gold[k] > 0:
            cards += 1
    by_cards = float(cards) / (0.35 * players)
    by_towers = _discs_to_go(s) / (0.55 * players)
    left = by_cards if by_cards < by_towers else by_towers
    if s.round_cap > 0 and left > float(s.round_cap - s.round):
        left = float(s.round_cap - s.round)
    if left > 6.0:
        left = 6.0
    return left


def _discs_to_go(s: OriginsState) -> float:
    """Discs that must still be taken until so many colours are gone."""
    gone = len(s.towers) - TOWER_COLOURS_LEFT
    total: i64 = 0
    taken: i64 = 0
    for _ in range(gone):
        best: i64 = -1
        for colour in range(len(s.towers)):
            if not bits.has(taken, colour) and (best < 0 or s.towers[colour] < s.towers[best]):
                best = colour
        taken |= bits.bit(best)
        total += s.towers[best]
    return float(total)


# -- single things


def die_work(left: float) -> float:
    """What a die is worth as a worker: no more than it costs to replace it."""
    work = WORK * left
    return work if work < REPLACED else REPLACED


def base_work(left: float) -> float:
    """What a base is worth, with or without a die."""
    work = WORK * left
    return 1.2 * (work - REPLACED) if work > REPLACED else 0.0


def pips(value: float, left: float) -> float:
    """A higher die saves wisdom, comes nearer to a six and is worth more in a seat."""
    return value * (1.0 if left > 1.0 else 0.2)


def pile(n: i64) -> float:
    """So many basics of one kind."""
    x = float(n)
    if x <= 3.0:
        return x * BASIC
    if x <= 6.0:
        return 3.0 + (x - 3.0) * 0.7
    return 5.1 + (x - 6.0) * 0.25


def advisor(me: Player, colour: i64, left: float) -> float:
    """What a six of this colour brings when it retires."""
    n = len(me.advisors)
    if people.has_advisor(me, colour):
        return float(ADVISOR_POINTS[n])
    return float(ADVISOR_POINTS[n + 1] - ADVISOR_POINTS[n]) + 0.5 * left + 1.0


def citizen(me: Player, die: i64, left: float) -> float:
    """A new patrician on a free base."""
    value = float(people.value_of(die))
    held = people.patricians(me, people.colour_of(die))
    worth = die_work(left) + pips(value, left) + (TEMPO if me.passed == 0 else 0.0)
    return worth + (0.4 if held == 0 else 0.0)


def temple_step(me: Player, temple: i64, steps: i64) -> float:
    """Points of a move in a temple, with hopes for the one that does not count."""
    space = me.temples[temple]
    end = space + steps if space + steps < TOP[temple] else TOP[temple]
    if end == space:
        return 0.0
    before = _temple_worth(me)
    me.temples[temple] = end
    after = _temple_worth(me)
    me.temples[temple] = space
    return after - before


def _temple_worth(me: Player) -> float:
    top = scoring.ignored_temple(me)
    return float(scoring.temples(me)) + 0.45 * float(temple_points(top, me.temples[top]))


def march_gain(s: OriginsState, seat: i64, steps: i64, left: float) -> float:
    me = s.players[seat]
    if not tracks.can_march(me):
        return 0.0
    end = me.military + steps if me.military + steps < LAST_SPACE else LAST_SPACE
    borders = float(BORDERS[end] - BORDERS[me.military])
    token = 2.5 if s.alien < 0 else 0.7
    gain = borders * (token + 0.45 * left) + 0.15 * float(end - me.military)
    if end == LAST_SPACE:
        gain += float(LAST_SPACE_POINTS)
    return gain
