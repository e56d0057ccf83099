"""Passing: Cancer and Gemini, the workers come home and grow, sixes become advisors."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import effects, people, pools
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    CANCER,
    FACES,
    GEMINI,
    GOLD,
    N_COLOURS,
    N_DICE,
    SCORPIO,
    WISDOM,
)
from megalith.games.origins.rules.needs import ACTION_DONE, CITIZEN, COLLECT_SIX, COME_HOME
from megalith.games.origins.rules.state import OriginsState, Player


def begin(s: OriginsState, seat: i64) -> None:
    kit = s.kit
    me = s.players[seat]
    me.passed = 1
    s.tell("passed", seat)
    s.push(ACTION_DONE, seat, 1, 0)
    s.push(COME_HOME, seat, 0, 0)
    if people.holds(s, seat, GEMINI):
        spaces = me.military - kit.retreat[me.military]
        effects.choose_basics(s, seat, spaces * kit.gemini_basics, bits.full(GOLD))
    if people.holds(s, seat, CANCER) and pools.can_take_any(s, seat, 1):
        s.push(CITIZEN, seat, 1, kit.may_decline_cancer)


def come_home(s: OriginsState, seat: i64) -> None:
    """The archon and every die below the highest value; the sixes follow one by one."""
    me = s.players[seat]
    me.archon = -1
    s.push(COLLECT_SIX, seat, 0, 0)
    for place in range(N_PLACES):
        for die in range(N_DICE):
            n = me.away[place * N_DICE + die]
            if n > 0 and people.value_of(die) < FACES:
                me.away[place * N_DICE + die] = 0
                me.home[die + 1] += n
                s.tell("came_home", seat, die + 1, n)


def sixes(me: Player, colour: i64) -> i64:
    die = people.die_of(colour, FACES)
    n: i64 = 0
    for place in range(N_PLACES):
        n += me.away[place * N_DICE + die]
    return n


def legal(me: Player, out: Choices) -> None:
    for colour in range(N_COLOURS):
        if sixes(me, colour) > 0:
            out.add(act.SIX + colour)


def collect_alike(s: OriginsState, seat: i64) -> bool:
    """With sixes of one colour only there is nothing to choose; whether that was so."""
    me = s.players[seat]
    colour: i64 = -1
    for k in range(N_COLOURS):
        if sixes(me, k) > 0:
            if colour >= 0:
                return False
            colour = k
    if colour >= 0:
        for _ in range(sixes(me, colour)):
            collect(s, seat, colour)
    return True


def collect(s: OriginsState, seat: i64, colour: i64) -> None:
    """One six leaves its place and retires."""
    me = s.players[seat]
    die = people.die_of(colour, FACES)
    for place in range(N_PLACES):
        if me.away[place * N_DICE + die] > 0:
            me.away[place * N_DICE + die] -= 1
            break
    if people.holds(s, seat, SCORPIO):
        effects.receive(s, seat, WISDOM, s.kit.scorpio_wisdom)
    people.retire(s, seat, colour)
