"""The automa of the solo extension: its turn is computed, nothing is asked."""

from mypy_extensions import i64

from megalith.games.akropolis.rules.components import AUTOMA
from megalith.games.akropolis.rules.phases import site
from megalith.games.akropolis.rules.state import AkropolisState


def wanted(s: AkropolisState) -> i64:
    """The cheapest tile with a plaza that it can pay, else the free one."""
    for slot in range(site.slots_open(s, AUTOMA)):
        if s.kit.has_plaza[s.site[slot]]:
            return slot
    return 0


def play(s: AkropolisState) -> None:
    """Take a tile. Where it lies has no meaning, so it is only kept."""
    slot = wanted(s)
    me = s.cities[AUTOMA]
    tile = site.take(s, AUTOMA, slot)
    me.tiles[me.laid] = tile
    me.laid += 1
    s.tell("rival_took", AUTOMA, tile, site.price(slot))
