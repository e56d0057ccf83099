"""Closing a district: the die in its seat, the card, the buildings of its colour."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import city, effects, people, pools
from megalith.games.origins.rules.components import (
    FACES,
    GOLD,
    LEO,
    LIBRA,
    N_CORNERS,
    SCORPIO,
    WISDOM,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import ACTIVATE, AFTER_CLOSE, CITIZEN, DISTRICT_CARD
from megalith.games.origins.rules.state import OriginsState, Player


def close(s: OriginsState, seat: i64, district: i64, die: i64) -> None:
    kit = s.kit
    me = s.players[seat]
    me.home[die] -= 1
    colour = people.colour_of(die)
    if people.holds(s, seat, LEO):
        value = people.value_of(die) + kit.leo_add
        die = people.die_of(colour, value if value < FACES else FACES)
    me.seat_dice[district] = die
    s.tell("closed", seat, me.seats[district], die)
    if people.holds(s, seat, SCORPIO):
        effects.receive(s, seat, WISDOM, kit.scorpio_wisdom)
    s.push(AFTER_CLOSE, seat, 0, 0)
    s.push(ACTIVATE, seat, district, fired(kit, me, district, colour))
    if city.card_fits(s, me, district):
        s.push(DISTRICT_CARD, seat, district, 0)


def fired(kit: OriginsKit, me: Player, district: i64, colour: i64) -> i64:
    """The corners whose buildings a die of this colour activates."""
    corners: i64 = 0
    for k in range(N_CORNERS):
        tile = me.tiles[city.corner(me, district, k)]
        if kit.tile_colour[tile] == colour or kit.tile_fires_always[tile] > 0:
            corners |= bits.bit(k)
    return corners


def legal_card(s: OriginsState, seat: i64, district: i64, out: Choices) -> None:
    for k in range(len(s.cards)):
        if city.fits(s.kit, s.players[seat], district, s.cards[k]):
            out.add(act.CARD + k)


def card_points(s: OriginsState, me: Player, k: i64) -> i64:
    kit = s.kit
    card = s.cards[k]
    return kit.card_next[card] if bits.has(me.scored, k) else kit.card_first[card]


def apply_card(s: OriginsState, seat: i64, k: i64) -> None:
    me = s.players[seat]
    points = card_points(s, me, k)
    s.tell("card_scored", seat, s.cards[k], points)
    me.points += points
    me.scored |= bits.bit(k)
    effects.receive(s, seat, GOLD, s.card_gold[k])
    s.card_gold[k] = 0


def after_close(s: OriginsState, seat: i64) -> None:
    """Libra: a citizen from the pool, once everything else is done."""
    if people.holds(s, seat, LIBRA) and pools.can_take_any(s, seat, 0):
        s.push(CITIZEN, seat, 0, 1)
