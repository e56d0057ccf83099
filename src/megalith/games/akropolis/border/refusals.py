"""Which rule forbids a record now. Asks the phases' own judges; decides nothing itself."""

from typing import Final

from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.core.kit import bits
from megalith.games.akropolis.border import records
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules import grid
from megalith.games.akropolis.rules.needs import CHOOSE, DRAW_FIRST, PLACE
from megalith.games.akropolis.rules.phases import place, site
from megalith.games.akropolis.rules.state import AkropolisState, City

# The rule behind asking just this.
_RULES: Final[dict[str, str]] = {
    "choose_tile": "AK-037",
    "place_tile": "AK-037",
    "first_player": "AK-022",
    "first_site": "AK-017",
    "refill": "AK-081",
}


def why_not(s: AkropolisState, record: Json) -> Refusal | None:
    need = int(s.need())
    if need < 0:
        return Refusal("AK-086", "game-over")
    asked = records.DECISIONS[need]
    if record["do"] != asked:
        rule = "AK-038" if need == PLACE else _RULES[asked]
        return Refusal(rule, "other-decision", decision=asked)
    if need == CHOOSE:
        return _choose(s, records.parse(s, record) - act.CHOOSE)
    if need == PLACE:
        return _place(s.cities[s.seat()], record)
    code = records.parse(s, record)
    if need == DRAW_FIRST:
        return None if 0 <= code < s.seats else Refusal("AK-022", "no-such-seat")
    if not bits.has(s.unseen, code):
        return Refusal(_RULES[asked], "not-drawable", tile=s.kit.tiles[code])
    return None


def _choose(s: AkropolisState, slot: int) -> Refusal | None:
    if slot >= s.on_site:
        return Refusal("AK-045", "empty-slot", tiles=int(s.on_site))
    stones = int(s.cities[s.seat()].stones)
    if slot >= site.slots_open(s, s.seat()):
        rule = "AK-050" if stones == 0 else "AK-049"
        return Refusal(rule, "too-dear", price=int(site.price(slot)), stones=stones)
    return None


def _place(city: City, record: Json) -> Refusal | None:
    if not grid.on_board(record["q"], record["r"]):
        return Refusal("AK-059", "not_connected")
    return of_spot(city, records.spot(record))


def of_spot(city: City, spot: int) -> Refusal | None:
    """Why a tile cannot lie at a spot, by the names of AK-070."""
    obstacle = place.obstacle(city, spot)
    if obstacle == place.MIXED_LEVELS:
        empty = any(place.index_of(city, grid.cell_under(spot, hex)) < 0 for hex in range(3))
        return Refusal("AK-061" if empty else "AK-057", "mixed_levels")
    if obstacle == place.NOT_CONNECTED:
        return Refusal("AK-059", "not_connected")
    if obstacle == place.ONE_TILE_BELOW:
        return Refusal("AK-062", "one_tile_below")
    return None
