"""Taking citizens and speakers, and everything that changes the dice of unused patricians."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import effects, people, pools, tracks, usable
from megalith.games.origins.rules.components import (
    CITIZEN_SLOTS,
    FACES,
    N_COLOURS,
    N_DICE,
    SAGITTARIUS,
    SPEAKER_MOST,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import UPGRADE
from megalith.games.origins.rules.state import OriginsState, Player

# -- new dice


def may_raise(s: OriginsState, seat: i64, value: i64, most: i64) -> bool:
    """Whether Sagittarius makes a difference for a die of this value."""
    return value < most and people.holds(s, seat, SAGITTARIUS)


def legal_citizen(s: OriginsState, seat: i64, free: i64, declining: i64, out: Choices) -> None:
    if people.free_bases(s.players[seat]) > 0:
        for slot in range(CITIZEN_SLOTS):
            if pools.can_take(s, seat, slot, free):
                out.add(act.CITIZEN + slot * 2)
                if may_raise(s, seat, people.value_of(s.citizens[slot]), FACES):
                    out.add(act.CITIZEN + slot * 2 + 1)
    if declining > 0:
        out.add(act.DECLINE)


def apply_citizen(s: OriginsState, seat: i64, free: i64, code: i64) -> None:
    if code == act.DECLINE:
        return
    me = s.players[seat]
    slot = (code - act.CITIZEN) // 2
    if free == 0:
        people.pay(me, pools.citizen_price(s, seat, slot), 0, 0, 0)
    die = pools.take_citizen(s, slot)
    if (code - act.CITIZEN) % 2 == 1:
        value = capped(people.value_of(die) + s.kit.sagittarius_add, FACES)
        die = people.die_of(people.colour_of(die), value)
    me.home[die] += 1
    s.tell("citizen", seat, die)


def capped(value: i64, most: i64) -> i64:
    return value if value < most else most


def legal_speaker(s: OriginsState, seat: i64, out: Choices) -> None:
    for value in range(1, SPEAKER_MOST + 1):
        if s.speakers[value] > 0:
            out.add(act.TAKE_SPEAKER + value * 2)
            if may_raise(s, seat, value, SPEAKER_MOST):
                out.add(act.TAKE_SPEAKER + value * 2 + 1)


def apply_speaker(s: OriginsState, seat: i64, code: i64) -> None:
    value = (code - act.TAKE_SPEAKER) // 2
    s.speakers[value] -= 1
    if (code - act.TAKE_SPEAKER) % 2 == 1:
        value = capped(value + s.kit.sagittarius_add, SPEAKER_MOST)
    s.players[seat].speakers[value] += 1
    s.tell("speaker", seat, value)


# -- training


def can_train(me: Player) -> bool:
    """Whether one more food can be paid."""
    return people.can_pay(me, 0, 0, 1, 0)


def goes_on(kit: OriginsKit, me: Player, effect: i64, paid: i64) -> bool:
    """Whether one more food can be paid and used."""
    if paid >= kit.number(effect, 1) or not can_train(me):
        return False
    return people.someone_home(me) or tracks.can_march(kit, me)


def legal_upgrade(kit: OriginsKit, me: Player, paid: i64, out: Choices) -> None:
    add_home(me, out)
    if tracks.can_march(kit, me):
        out.add(act.TRAIN_MOVE)
    if paid > 0:
        out.add(act.STOP)


def add_home(me: Player, out: Choices) -> None:
    """Each different unused patrician."""
    for die in range(N_DICE):
        if me.home[die] > 0:
            out.add(act.DIE + die)


def apply_upgrade(s: OriginsState, seat: i64, effect: i64, paid: i64, code: i64) -> None:
    if code == act.STOP:
        return
    s.push(UPGRADE, seat, effect, paid + 1)
    people.pay(s.players[seat], 0, 0, 1, 0)
    if code == act.TRAIN_MOVE:
        tracks.march(s, seat, 1)
    else:
        people.raise_unused(s, seat, code - act.DIE, 1)


# -- Main Gate, Veteran Colony, Court, Fountain of Wisdom


def add_open(kit: OriginsKit, effect: i64, die: i64, add: i64) -> bool:
    """Whether so much may be added: one past the highest value at most."""
    return add <= kit.number(effect, 1) and people.value_of(die) + add <= FACES + 1


def legal_raise(kit: OriginsKit, me: Player, effect: i64, out: Choices) -> None:
    for die in range(N_DICE):
        if me.home[die] > 0:
            for add in range(1, FACES + 1):
                if add_open(kit, effect, die, add):
                    out.add(act.RAISE + die * FACES + add - 1)


def apply_raise(s: OriginsState, seat: i64, code: i64) -> None:
    k = code - act.RAISE
    people.raise_unused(s, seat, k // FACES, k % FACES + 1)


def legal_veteran(kit: OriginsKit, me: Player, effect: i64, out: Choices) -> None:
    first = people.die_of(kit.number(effect, 1), 1)
    for die in range(first, first + FACES):
        if me.home[die] > 0:
            out.add(act.DIE + die)


def apply_veteran(s: OriginsState, seat: i64, effect: i64, die: i64) -> None:
    """Its value in points; then it drops, never below 1."""
    me = s.players[seat]
    value = people.value_of(die)
    effects.score(s, seat, value)
    lower = value - s.kit.number(effect, 2)
    tired = people.die_of(people.colour_of(die), lower if lower > 1 else 1)
    me.home[die] -= 1
    me.home[tired] += 1
    s.tell("die_dropped", seat, die, tired)


def legal_court(s: OriginsState, me: Player, out: Choices) -> None:
    for die in range(N_DICE):
        if me.home[die] > 0:
            for colour in range(N_COLOURS):
                if usable.can_swap_to(s, die, colour):
                    out.add(act.COURT + die * N_COLOURS + colour)


def apply_court(s: OriginsState, seat: i64, code: i64) -> None:
    me = s.players[seat]
    die = (code - act.COURT) // N_COLOURS
    colour = (code - act.COURT) % N_COLOURS
    swapped = people.die_of(colour, people.value_of(die))
    me.home[die] -= 1
    me.home[swapped] += 1
    s.reserve[people.colour_of(die)] += 1
    s.reserve[colour] -= 1
    s.tell("swapped", seat, die, swapped)


def legal_ship(out: Choices) -> None:
    for place in range(ab.N_PLACES):
        out.add(act.SHIP + place)


def apply_ship(s: OriginsState, seat: i64, effect: i64, place: i64) -> None:
    s.ships[place] = s.kit.number(effect, 1)
    s.tell("ship_set", seat, place, s.ships[place])
