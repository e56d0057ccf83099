"""What everybody sees, as a row of numbers for learners. Cities come in order from the observer.

A city is told by its tiles in the order of laying (where, how turned, what is on them) and by what
its districts are worth now; heights and visible hexes follow from the tiles.
"""

from typing import Final

from mypy_extensions import i64

from megalith.core.features import Features, Names
from megalith.games.akropolis.mind.told import TOLD, KnownCities
from megalith.games.akropolis.rules import automa_scoring
from megalith.games.akropolis.rules.components import (
    ARCHITECTS,
    AUTOMA,
    DISTRICTS,
    FACES,
    KINDS,
    MOST_TURNS,
    PLAZA,
    VARIANTS,
    AkropolisKit,
)
from megalith.games.akropolis.rules.needs import CHOOSE, PLACE
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.state import ALL_TILES, LITERAL, AkropolisState, City

SITE: Final = 6  # most tiles in the site
ASKED: Final = Names("asked", ["choose", "place"])
OPTIONS: Final = Names("option", [*VARIANTS, "enclosed_edge", "long_game"])
LITERAL_LAKES: Final = Names("option", ["enclosed_literal"])
ARCHITECT: Final = Names("architect", ARCHITECTS)
HEXES: Final = [Names(f"hex{hex}", FACES) for hex in range(1, 4)]
TILE: Final = Names("", ["there", *(f"hex{hex}.{face}" for hex in range(1, 4) for face in FACES)])
LAID: Final = [Names(f"tile{n + 1}", TOLD) for n in range(MOST_TURNS)]
_WORTH: Final = [f"{kind}.{what}" for kind in KINDS[:DISTRICTS] for what in ("value", "stars")]
_LAID: Final = [name for names in LAID for name in names.names]
WORTH: Final = Names("", _WORTH)
CITY: Final = [Names("", _WORTH + _LAID[: len(TOLD) * n]) for n in range(MOST_TURNS + 1)]


def observe(unseen: Names, known: KnownCities, s: AkropolisState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= CHOOSE and need <= PLACE
    cities = len(s.cities)
    out.of_all()
    out.add("round", s.round)
    out.add("turn", s.turn)
    out.one_of_seats("chief", (turn.chief(s) - seat + cities) % cities, cities)
    decides = (s.seat() - seat + cities) % cities if asked else -1
    out.one_of_seats("decides", decides, cities)
    out.one_of(ASKED, need - CHOOSE if asked else -1)
    out.members(OPTIONS, s.rules)
    out.members(LITERAL_LAKES, s.rules >> LITERAL)
    out.one_of(ARCHITECT, s.architect)
    out.add("stacks", s.stacks)
    out.members(unseen, s.unseen)
    for slot in range(SITE):
        out.of("site", slot + 1)
        _tile(s.kit, s.site[slot] if slot < s.on_site else -1, out)
    out.of("hand")
    _tile(s.kit, s.hand, out)
    for k in range(cities):
        out.of_seat(k)
        _city(known, s, (seat + k) % cities, out)


def most_laid(kit: AkropolisKit, seats: i64) -> i64:
    """Tiles that a city can have, in the long game too."""
    return kit.turns[seats] if kit.turns[seats] > kit.turns[seats + 5] else kit.turns[seats + 5]


def _tile(kit: AkropolisKit, tile: i64, out: Features) -> None:
    if tile < 0:
        out.skip(TILE)
        return
    out.add("there", 1)
    for hex in range(3):
        out.one_of(HEXES[hex], kit.tile_face[3 * tile + hex])


def _city(known: KnownCities, s: AkropolisState, k: i64, out: Features) -> None:
    city = s.cities[k]
    out.add("stones", city.stones)
    out.add("laid", city.laid)
    if s.architect >= 0 and k == AUTOMA:
        _automa(s, city, out)
    else:
        out.copy_from(CITY[city.laid], known.told(s.kit, city, s.rules), 0)
    out.skip_rest(LAID, city.laid, most_laid(s.kit, s.seats))


def _automa(s: AkropolisState, city: City, out: Features) -> None:
    """Its tiles lie nowhere."""
    faces = automa_scoring.count(s.kit, city)
    out.name(WORTH)
    for kind in range(DISTRICTS):
        out.put(automa_scoring.value(s.kit, faces, kind, s.architect, s.rules))
        out.put(faces[PLAZA + kind] * s.kit.stars[kind])
    for n in range(city.laid):
        out.name(LAID[n])
        for _ in range(3):
            out.put(0)
        for hex in range(3):
            out.put(s.kit.tile_face[3 * city.tiles[n] + hex] + 1)


assert ALL_TILES == OPTIONS.count - 1
