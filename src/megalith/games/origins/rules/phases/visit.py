"""A visit: the gap is paid, the ship rises, then main actions and the bonus action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import effects, people, usable
from megalith.games.origins.rules.components import (
    FACES,
    FOOD,
    GOLD,
    N_COLOURS,
    N_DICE,
    PISCES,
    SHIP_AFTER_MOST,
    SHIP_MOST,
    SPEAKER_MOST,
    STONE,
    WISDOM,
)
from megalith.games.origins.rules.needs import RISE, VISIT
from megalith.games.origins.rules.state import OriginsState, Player

# What a visit remembers in one number: what was done, whether both main actions are allowed,
# and who came: a colour, the archon or a speaker.
UPPER: Final = 1
LOWER: Final = 2
BONUS: Final = 4
BOTH: Final = 8
WHO: Final = 16
ARCHON: Final[i64] = N_COLOURS
SPEAKER: Final[i64] = N_COLOURS + 1


def gap(s: OriginsState, worker: i64, place: i64) -> i64:
    """Wisdom that a weak die pays."""
    if worker == act.ARCHON:
        return 0
    value = worker - act.SPEAKER if worker > act.ARCHON else people.value_of(worker)
    return people.short(value, s.ships[place])


def can_visit(s: OriginsState, me: Player, worker: i64, place: i64) -> bool:
    return people.can_pay(me, gap(s, worker, place), 0, 0, 0)


def begin(s: OriginsState, seat: i64, worker: i64, place: i64) -> None:
    me = s.players[seat]
    s.tell("visited", seat, worker, place)
    people.pay(me, gap(s, worker, place), 0, 0, 0)
    memory = WHO * ARCHON
    if worker == act.ARCHON:
        me.archon = place
    elif worker > act.ARCHON:
        value = worker - act.SPEAKER
        me.speakers[value] -= 1
        s.standing[place * (SPEAKER_MOST + 1) + value] += 1
        memory = WHO * SPEAKER
    else:
        me.home[worker] -= 1
        me.away[place * N_DICE + worker] += 1
        memory = WHO * people.colour_of(worker)
        if people.value_of(worker) == FACES:
            memory += BOTH
    if s.alien >= 0:
        s.push(RISE, seat, place, memory)
    else:
        raise_ship(s, place)
        s.push(VISIT, seat, place, memory)


def raise_ship(s: OriginsState, place: i64) -> None:
    value = s.ships[place]
    s.ships[place] = value + 1 if value < SHIP_MOST else SHIP_AFTER_MOST
    s.tell("ship", -1, place, s.ships[place])


# -- solo: a neighbouring place rises too


def can_rise(s: OriginsState, place: i64, neighbour: i64) -> bool:
    if neighbour != place - 1 and neighbour != place + 1:
        return False
    return neighbour >= 0 and neighbour < ab.N_PLACES and s.ships[neighbour] < SHIP_MOST


def legal_rise(s: OriginsState, seat: i64, place: i64, out: Choices) -> None:
    for neighbour in range(ab.N_PLACES):
        if can_rise(s, place, neighbour):
            out.add(act.RISE + neighbour)
    if out.count == 0:
        out.add(act.NO_RISE)
    if s.players[seat].tokens > 0:
        out.add(act.SPEND_TOKEN)


def apply_rise(s: OriginsState, seat: i64, place: i64, memory: i64, code: i64) -> None:
    if code == act.SPEND_TOKEN:
        s.players[seat].tokens -= 1
        s.tell("token_spent", seat)
    else:
        raise_ship(s, place)
        if code != act.NO_RISE:
            raise_ship(s, code - act.RISE)
    s.push(VISIT, seat, place, memory)


# -- the actions of a place


def main_done(memory: i64) -> bool:
    return memory & (UPPER | LOWER) != 0


def main_open(s: OriginsState, seat: i64, action: i64, mark: i64, memory: i64) -> bool:
    """Whether this main action may be done now."""
    kit = s.kit
    if memory & mark != 0 or (main_done(memory) and memory & BOTH == 0):
        return False
    return usable.payable(s, seat, kit.action_effect[action], kit.action_price, 4 * action)


def entitled(s: OriginsState, seat: i64, place: i64, memory: i64) -> bool:
    """Whether the worker has the token's colour and the bonus action is still to be done."""
    who = memory // WHO
    if memory & BONUS != 0 or who == SPEAKER:
        return False
    colour = ab.TOKEN_COLOUR[s.tokens[place]]
    if who == ARCHON:
        return people.has_advisor(s.players[seat], colour)
    return who == colour


def bonus_open(s: OriginsState, seat: i64, place: i64, memory: i64) -> bool:
    kit = s.kit
    if not entitled(s, seat, place, memory):
        return False
    token = s.tokens[place]
    return usable.payable(s, seat, kit.token_effect[token], kit.token_price, 4 * token)


def gold_open(s: OriginsState, seat: i64, place: i64, memory: i64) -> bool:
    """Whether Pisces offers gold instead of the bonus action."""
    return people.holds(s, seat, PISCES) and entitled(s, seat, place, memory)


def goes_on(s: OriginsState, seat: i64, place: i64, memory: i64) -> bool:
    """Whether the visit has a step left but to end it."""
    return (
        main_open(s, seat, ab.UPPER[place], UPPER, memory)
        or main_open(s, seat, ab.LOWER[place], LOWER, memory)
        or bonus_open(s, seat, place, memory)
        or gold_open(s, seat, place, memory)
    )


def legal(s: OriginsState, seat: i64, place: i64, memory: i64, out: Choices) -> None:
    upper = ab.UPPER[place]
    lower = ab.LOWER[place]
    if upper < lower:
        _add_main(s, seat, upper, UPPER, memory, out)
        _add_main(s, seat, lower, LOWER, memory, out)
    else:
        _add_main(s, seat, lower, LOWER, memory, out)
        _add_main(s, seat, upper, UPPER, memory, out)
    if bonus_open(s, seat, place, memory):
        out.add(act.BONUS)
    if gold_open(s, seat, place, memory):
        out.add(act.BONUS_GOLD)
    if main_done(memory):
        out.add(act.END)


def _add_main(
    s: OriginsState, seat: i64, action: i64, mark: i64, memory: i64, out: Choices
) -> None:
    if main_open(s, seat, action, mark, memory):
        out.add(act.MAIN + action)


def apply(s: OriginsState, seat: i64, place: i64, memory: i64, code: i64) -> None:
    kit = s.kit
    if code == act.END:
        return
    if code == act.BONUS_GOLD:
        s.push(VISIT, seat, place, memory | BONUS)
        s.tell("bonus_as_gold", seat, s.tokens[place])
        effects.receive(s, seat, GOLD, kit.pisces_gold)
    elif code == act.BONUS:
        s.push(VISIT, seat, place, memory | BONUS)
        token = s.tokens[place]
        s.tell("bonus_action", seat, token)
        _pay(s.players[seat], kit.token_price, 4 * token)
        effects.start(s, seat, kit.token_effect[token], -1, 0)
    else:
        action = code - act.MAIN
        mark: i64 = UPPER if action == ab.UPPER[place] else LOWER
        s.push(VISIT, seat, place, memory | mark)
        s.tell("main_action", seat, action)
        _pay(s.players[seat], kit.action_price, 4 * action)
        effects.start(s, seat, kit.action_effect[action], -1, 0)


def _pay(me: Player, price: vec[i64], at: i64) -> None:
    people.pay(me, price[at + WISDOM], price[at + STONE], price[at + FOOD], price[at + GOLD])


# -- free choices of a resource


def legal_basic(resources: i64, out: Choices) -> None:
    for resource in range(GOLD + 1):
        if bits.has(resources, resource):
            out.add(act.BASIC + resource)


def apply_basic(s: OriginsState, seat: i64, units: i64, resources: i64, resource: i64) -> None:
    effects.choose_basics(s, seat, units - 1, resources)
    effects.receive(s, seat, resource, 1)
