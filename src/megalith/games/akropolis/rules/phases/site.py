"""The site: the tiles on offer, what they cost, taking one, and laying out new ones."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules.components import AUTOMA
from megalith.games.akropolis.rules.needs import DRAW_SITE, REFILL
from megalith.games.akropolis.rules.state import AkropolisState


def price(slot: i64) -> i64:
    """A stone for every tile that lies before it."""
    return slot


def slots_open(s: AkropolisState, seat: i64) -> i64:
    """How many slots, counted from the free end, the player can pay for."""
    n: i64 = 0
    while n < s.on_site and price(n) <= s.cities[seat].stones:
        n += 1
    return n


def legal(s: AkropolisState, seat: i64, out: Choices) -> None:
    for slot in range(slots_open(s, seat)):
        out.add(act.CHOOSE + slot)


def take(s: AkropolisState, seat: i64, slot: i64) -> i64:
    """Pay for the tile in a slot and take it; the tiles behind it move up."""
    tile = s.site[slot]
    s.cities[seat].stones -= price(slot)
    s.on_site -= 1
    for k in range(slot, s.on_site):
        s.site[k] = s.site[k + 1]
    s.site[s.on_site] = -1
    return tile


def apply(s: AkropolisState, seat: i64, slot: i64) -> None:
    s.hand = take(s, seat, slot)
    s.tell("took", seat, s.hand, price(slot))
    if s.architect >= 0 and price(slot) > 0:
        s.cities[AUTOMA].stones += price(slot)
        s.tell("rival_paid", AUTOMA, price(slot))


def open_site(s: AkropolisState, tiles: i64) -> None:
    """Ask luck for the tiles of the first site, slot 0 first."""
    for slot in range(tiles - 1, -1, -1):
        s.push(DRAW_SITE, 0, slot, 0)


def open_stack(s: AkropolisState, tiles: i64) -> None:
    """Ask luck for the tiles of a stack; they lie behind the one that is left."""
    s.stacks -= 1
    for slot in range(tiles, 0, -1):
        s.push(REFILL, 0, slot, 0)


def outcomes(s: AkropolisState, out: Choices) -> None:
    bits.add_each(s.unseen, out)


def drawn(s: AkropolisState, slot: i64, tile: i64) -> None:
    s.unseen &= ~bits.bit(tile)
    s.site[slot] = tile
    s.on_site += 1
    s.tell("site_tile", -1, slot, tile)
