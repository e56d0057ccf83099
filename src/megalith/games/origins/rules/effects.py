"""What actions, abilities, tokens and bonuses do: the effect words of the data file, in one place.

`start` does an effect that is usable, or asks for its first decision. `tile` is the building
that acts (-1 for none), `chain` the set of Mage Towers that have led to it.
"""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import tracks
from megalith.games.origins.rules.components import AQUARIUS_MOVED, GOLD
from megalith.games.origins.rules.counting import count, points, steps
from megalith.games.origins.rules.needs import (
    CHOOSE_TILE,
    CITIZEN,
    COURT,
    EXCHANGE,
    GAIN_BASIC,
    MAGE,
    MILITARY,
    PART,
    RAISE_DIE,
    SET_SHIP,
    SPEAKER,
    TAKE_WAITING,
    TEMPLE_EXTRA,
    TEMPLE_MOVE,
    UPGRADE,
    VETERAN,
)
from megalith.games.origins.rules.state import OriginsState
from megalith.games.origins.rules.usable import can_exchange, link, usable


def start(s: OriginsState, seat: i64, effect: i64, tile: i64, chain: i64) -> None:
    """Carry out an effect that is usable, or ask for its first decision."""
    kit = s.kit
    me = s.players[seat]
    kind = kit.kind(effect)
    if kind == ab.GAIN:
        gain(s, seat, effect, 1)
    elif kind == ab.GAIN_PER:
        _gain_per(s, seat, effect, tile)
    elif kind == ab.SCORE or kind == ab.LADDER:
        score(s, seat, points(s, seat, effect, tile))
    elif kind == ab.MILITARY:
        n = steps(s, seat, effect, tile)
        if kit.number(effect, ab.ATTACK) == ab.NEVER:
            tracks.march(s, seat, n)
        else:
            s.push(MILITARY, seat, n, 4 * kit.number(effect, ab.ATTACK))
    elif kind == ab.TEMPLE:
        _temple(s, seat, effect)
    elif kind == ab.BUY:
        s.push(CHOOSE_TILE, seat, 0, 0)
    elif kind == ab.TAKE_CITIZEN:
        s.push(CITIZEN, seat, kit.number(effect, 1), 0)
    elif kind == ab.TAKE_SPEAKER:
        s.push(SPEAKER, seat, 0, 0)
    elif kind == ab.TAKE_WAITING:
        s.push(TAKE_WAITING, seat, 0, 0)
    elif kind == ab.UPGRADE:
        s.push(UPGRADE, seat, effect, 0)
    elif kind == ab.SWAP_COLOUR:
        s.push(COURT, seat, 0, 0)
    elif kind == ab.VETERAN:
        s.push(VETERAN, seat, effect, 0)
    elif kind == ab.RAISE_DIE:
        s.push(RAISE_DIE, seat, effect, 0)
    elif kind == ab.SET_SHIP:
        s.push(SET_SHIP, seat, effect, 0)
    elif kind == ab.COPY:
        s.push(MAGE, seat, tile, chain | link(kit, me, tile))
    elif kind == ab.EXCHANGE:
        if can_exchange(kit, me, effect):
            s.push(EXCHANGE, seat, effect, 0)
    else:
        for k in range(kit.number(effect, 2) - 1, -1, -1):
            s.push(PART, seat, kit.number(effect, 1) + k, (chain << 8) + tile + 1)


def part(s: OriginsState, seat: i64, effect: i64, packed: i64) -> None:
    """The next part of a sequence; what cannot do anything is skipped."""
    tile = (packed & 255) - 1
    if usable(s, seat, effect, tile, packed >> 8):
        start(s, seat, effect, tile, packed >> 8)


def score(s: OriginsState, seat: i64, n: i64) -> None:
    s.players[seat].points += n
    s.tell("points", seat, n)


def gain(s: OriginsState, seat: i64, effect: i64, at: i64) -> None:
    """Stone, food, wisdom, gold and free choices from number `at` of the row on."""
    kit = s.kit
    for resource in range(GOLD + 1):
        receive(s, seat, resource, kit.number(effect, at + resource))
    choose_basics(s, seat, kit.number(effect, at + GOLD + 1), bits.full(GOLD))


def receive(s: OriginsState, seat: i64, resource: i64, n: i64) -> None:
    if n > 0:
        s.players[seat].goods[resource] += n
        s.tell("gained", seat, resource, n)


def choose_basics(s: OriginsState, seat: i64, units: i64, resources: i64) -> None:
    """Ask for each unit which resource of the set it is."""
    if units > 0:
        s.push(GAIN_BASIC, seat, units, resources)


def _gain_per(s: OriginsState, seat: i64, effect: i64, tile: i64) -> None:
    kit = s.kit
    counted = count(s, seat, kit.number(effect, 4), tile)
    n = kit.number(effect, 2) + kit.number(effect, 3) * counted
    resources = kit.number(effect, 1)
    if bits.size(resources) > 1:
        choose_basics(s, seat, n, resources)
        return
    for resource in range(GOLD + 1):
        if bits.has(resources, resource):
            receive(s, seat, resource, n)


def _temple(s: OriginsState, seat: i64, effect: i64) -> None:
    """One temple and a fixed distance need no decision."""
    kit = s.kit
    reach = kit.number(effect, ab.REACH)
    if bits.size(reach) > 1 or kit.number(effect, ab.FEWER) > 0:
        s.push(TEMPLE_MOVE, seat, effect, 0)
        return
    temple: i64 = 0
    while not bits.has(reach, temple):
        temple += 1
    moved_in_temple(s, seat, effect, temple, kit.number(effect, ab.CLIMB))


def moved_in_temple(s: OriginsState, seat: i64, effect: i64, temple: i64, steps: i64) -> None:
    """Climb, take the card, then the offers: first that of the building, then Aquarius."""
    kit = s.kit
    moved = tracks.climb(s, seat, temple, steps)
    if kit.number(effect, ab.TAKES_CARD) > 0 and s.holder[temple] != seat:
        s.holder[temple] = seat
        s.tell("zodiac_taken", seat, temple, s.zodiac[temple])
    if moved == AQUARIUS_MOVED and (
        kit.number(effect, ab.TAKES_CARD) > 0 or kit.number(effect, ab.EXTRA_STEPS) > 0
    ):
        s.push(TEMPLE_EXTRA, seat, temple, -1)
    if kit.number(effect, ab.EXTRA_STEPS) > 0:
        s.push(TEMPLE_EXTRA, seat, temple, effect)
