"""A turn: one of five actions, perhaps a second one for a superiority token; who comes next."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import people
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    BASES,
    CAPRICORN,
    FACES,
    N_COLOURS,
    N_DICE,
    SPEAKER_MOST,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import ACTION, ACTION_DONE, EXTRA_ACTION, ROUND_END
from megalith.games.origins.rules.needs import CAPRICORN as ASK_CAPRICORN
from megalith.games.origins.rules.phases import district, passing, visit
from megalith.games.origins.rules.state import ACTIONS, OriginsState, Player


def begin_round(s: OriginsState) -> None:
    s.phase = ACTIONS
    s.tell("round_begins", s.first, s.round)
    s.push(ACTION, s.first, 0, 0)


def legal(s: OriginsState, seat: i64, out: Choices) -> None:
    me = s.players[seat]
    for die in range(N_DICE):
        if me.home[die] > 0:
            _visits(s, me, die, out)
    if me.archon < 0:
        _visits(s, me, act.ARCHON, out)
    for value in range(1, SPEAKER_MOST + 1):
        if me.speakers[value] > 0:
            _visits(s, me, act.SPEAKER + value, out)
    for k in range(len(me.seats)):
        if me.seat_dice[k] < 0:
            for die in range(N_DICE):
                if me.home[die] > 0:
                    out.add(act.CLOSE + k * N_DICE + die)
    for colour in range(N_COLOURS):
        if can_raise_tower(s, me, colour):
            out.add(act.TOWER + colour)
    if can_grow(s.kit, me):
        out.add(act.POPULATION)
    out.add(act.PASS)


def _visits(s: OriginsState, me: Player, worker: i64, out: Choices) -> None:
    for place in range(N_PLACES):
        if visit.can_visit(s, me, worker, place):
            out.add(act.VISIT + worker * N_PLACES + place)


def apply(s: OriginsState, seat: i64, extra: i64, code: i64) -> None:
    if code == act.PASS:
        passing.begin(s, seat)
        return
    s.push(ACTION_DONE, seat, extra, 0)
    if code < act.CLOSE:
        visit.begin(s, seat, code // N_PLACES, code % N_PLACES)
    elif code < act.TOWER:
        k = code - act.CLOSE
        district.close(s, seat, k // N_DICE, k % N_DICE)
    elif code < act.POPULATION:
        build_tower(s, seat, code - act.TOWER)
    else:
        grow(s, seat)


def action_done(s: OriginsState, seat: i64, extra: i64) -> None:
    """After an action that was no pass: the extra one, if it can be had, else the next player."""
    if s.alien < 0 and extra == 0 and s.players[seat].tokens > 0:
        s.push(EXTRA_ACTION, seat, 0, 0)
    else:
        next_turn(s, seat)


def apply_extra(s: OriginsState, seat: i64, code: i64) -> None:
    if code == act.EXTRA:
        s.players[seat].tokens -= 1
        s.tell("token_spent", seat)
        s.push(ACTION, seat, 1, 0)
    else:
        next_turn(s, seat)


def next_turn(s: OriginsState, seat: i64) -> None:
    """Clockwise, past those who passed; when all have, the round ends."""
    for k in range(1, s.seats + 1):
        nxt = (seat + k) % s.seats
        if s.players[nxt].passed == 0:
            s.push(ACTION, nxt, 0, 0)
            return
    s.push(ROUND_END, 0, 0, 0)


# -- towers and population


def can_raise_tower(s: OriginsState, me: Player, colour: i64) -> bool:
    return s.towers[colour] > 0 and people.can_pay(me, 0, 0, 0, me.towers[colour])


def build_tower(s: OriginsState, seat: i64, colour: i64) -> None:
    me = s.players[seat]
    people.pay(me, 0, 0, 0, me.towers[colour])
    me.towers[colour] += 1
    s.towers[colour] -= 1
    s.tell("tower_built", seat, colour, me.towers[colour])
    if people.holds(s, seat, CAPRICORN):
        s.push(ASK_CAPRICORN, seat, 0, 0)


def can_be_lifted(die: i64) -> bool:
    return people.value_of(die) < FACES


def can_lift(me: Player) -> bool:
    for die in range(N_DICE):
        if can_be_lifted(die):
            if me.home[die] > 0:
                return True
            for place in range(N_PLACES):
                if me.away[place * N_DICE + die] > 0:
                    return True
    return False


def legal_capricorn(me: Player, out: Choices) -> None:
    for die in range(N_DICE):
        if me.home[die] > 0 and can_be_lifted(die):
            out.add(act.CAPRICORN + die)
    for place in range(N_PLACES):
        for die in range(N_DICE):
            if me.away[place * N_DICE + die] > 0 and can_be_lifted(die):
                out.add(act.CAPRICORN + (place + 1) * N_DICE + die)
    out.add(act.DECLINE)


def apply_capricorn(s: OriginsState, seat: i64, code: i64) -> None:
    if code == act.DECLINE:
        return
    me = s.players[seat]
    die = (code - act.CAPRICORN) % N_DICE
    place = (code - act.CAPRICORN) // N_DICE - 1
    better = lifted(die, s.kit.capricorn_add)
    if place < 0:
        me.home[die] -= 1
        me.home[better] += 1
    else:
        me.away[place * N_DICE + die] -= 1
        me.away[place * N_DICE + better] += 1
    s.tell("die_raised", seat, die, better)


def lifted(die: i64, add: i64) -> i64:
    """The die after a bonus that stops at the highest value."""
    value = people.value_of(die) + add
    return people.die_of(people.colour_of(die), value if value < FACES else FACES)


def base_price(kit: OriginsKit, me: Player) -> i64:
    """Food for the leftmost base on the mat."""
    return kit.base_food[len(kit.base_food) - (BASES - me.bases)]


def can_grow(kit: OriginsKit, me: Player) -> bool:
    return me.bases < BASES and people.can_pay(me, 0, 0, base_price(kit, me), 0)


def grow(s: OriginsState, seat: i64) -> None:
    kit = s.kit
    me = s.players[seat]
    people.pay(me, 0, 0, base_price(kit, me), 0)
    me.bases += 1
    s.tell("base_ready", seat, me.bases)
    if me.bases == BASES:
        me.points += kit.last_base_points
        s.tell("points", seat, kit.last_base_points)
