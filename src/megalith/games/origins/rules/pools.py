"""The building pool with its stacks, and the citizen pool with its reserve."""

from librt.vecs import append, vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.games.origins.rules.components import (
    CITIZEN_SLOTS,
    SLOTS,
    TAURUS,
)
from megalith.games.origins.rules.needs import CITIZEN_REFILL, STACK_TOP
from megalith.games.origins.rules.people import can_pay, colour_of, free_bases, holds
from megalith.games.origins.rules.state import OriginsState


def _slot_price(s: OriginsState, seat: i64, wisdom: i64) -> i64:
    """The wisdom of a pool slot; Taurus makes it cheaper."""
    kit = s.kit
    if not holds(s, seat, TAURUS):
        return wisdom
    return wisdom - kit.taurus_less if wisdom > kit.taurus_less else 0


# -- tiles


def tile_price(s: OriginsState, seat: i64, slot: i64) -> i64:
    return _slot_price(s, seat, s.kit.tile_wisdom[slot])


def can_build(s: OriginsState, seat: i64, slot: i64) -> bool:
    """Whether wisdom and stone of a pool tile can be paid."""
    stone = s.kit.kind_stone[s.pool[slot]]
    return can_pay(s.players[seat], tile_price(s, seat, slot), stone, 0, 0)


def take_tile(s: OriginsState, slot: i64) -> i64:
    """A tile leaves the pool; those below move up and the stack refills the last slot."""
    kind = s.pool[slot]
    for k in range(slot, SLOTS - 1):
        s.pool[k] = s.pool[k + 1]
    s.pool[SLOTS - 1] = -1
    colour = s.kit.kind_colour[kind]
    top = s.tops[colour]
    if top >= 0:
        k = SLOTS - 1
        while k > 0 and s.pool[k - 1] < 0:
            k -= 1
        s.pool[k] = top
        s.tops[colour] = -1
        s.tell("pool_refilled", -1, top)
        turn_up(s, colour)
    return kind


def unseen_of(s: OriginsState, colour: i64) -> i64:
    kit = s.kit
    n: i64 = 0
    for kind in range(kit.n_kinds):
        if kit.kind_colour[kind] == colour:
            n += s.unseen[kind]
    return n


def turn_up(s: OriginsState, colour: i64) -> None:
    """The next tile of a stack: luck while there are unseen ones, then the returned ones."""
    if unseen_of(s, colour) > 0:
        s.push(STACK_TOP, 0, colour, 0)
        return
    for k in range(len(s.returned)):
        if s.kit.kind_colour[s.returned[k]] == colour:
            s.tops[colour] = s.returned[k]
            s.returned = without(s.returned, k)
            s.tell("stack_top", -1, s.tops[colour])
            return


def give_back(s: OriginsState, kind: i64) -> None:
    """A tile goes under its stack; on an empty one it is the open top at once."""
    s.returned = append(s.returned, kind)
    colour = s.kit.kind_colour[kind]
    if s.tops[colour] < 0 and unseen_of(s, colour) == 0:
        turn_up(s, colour)


def without(items: vec[i64], at: i64) -> vec[i64]:
    """The list without the item at that index."""
    left = zeros(0)
    for k in range(len(items)):
        if k != at:
            left = append(left, items[k])
    return left


# -- citizens


def citizen_price(s: OriginsState, seat: i64, slot: i64) -> i64:
    return _slot_price(s, seat, s.kit.citizen_wisdom[slot])


def can_take(s: OriginsState, seat: i64, slot: i64, free: i64) -> bool:
    """Whether the die of a slot is there and can be paid; the base is asked apart."""
    if s.citizens[slot] < 0:
        return False
    return free != 0 or can_pay(s.players[seat], citizen_price(s, seat, slot), 0, 0, 0)


def can_take_any(s: OriginsState, seat: i64, free: i64) -> bool:
    if free_bases(s.players[seat]) <= 0:
        return False
    for slot in range(CITIZEN_SLOTS):
        if can_take(s, seat, slot, free):
            return True
    return False


def take_citizen(s: OriginsState, slot: i64) -> i64:
    """A die leaves the pool; those to its right move left and a new one is rolled."""
    die = s.citizens[slot]
    for k in range(slot, CITIZEN_SLOTS - 1):
        s.citizens[k] = s.citizens[k + 1]
    s.citizens[CITIZEN_SLOTS - 1] = -1
    colour = colour_of(die)
    if s.reserve[colour] > 0:
        s.push(CITIZEN_REFILL, 0, colour, 0)
    else:
        s.exhausted = 1
        s.tell("colour_exhausted", -1, colour)
    return die


def refill_citizen(s: OriginsState, die: i64) -> None:
    s.reserve[colour_of(die)] -= 1
    k: i64 = 0
    while s.citizens[k] >= 0:
        k += 1
    s.citizens[k] = die
    s.tell("citizen_rolled", -1, die)
