"""What everybody sees, as a row of numbers for learners. Cities come in order from the observer.

A city is told by its tiles in the order of laying (where, how turned, what is on them) and by what
its districts are worth now; heights and visible hexes follow from the tiles.
"""

from typing import Final

from mypy_extensions import i64

from megalith.core.features import Features
from megalith.games.akropolis.rules import automa_scoring, grid, scoring
from megalith.games.akropolis.rules.components import (
    ARCHITECTS,
    AUTOMA,
    DISTRICTS,
    FACE,
    FACES,
    KINDS,
    N_FACES,
    N_TILES,
    PLAZA,
    STARS,
    TILES,
    TURNS,
    VARIANTS,
)
from megalith.games.akropolis.rules.needs import CHOOSE, PLACE
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.state import ALL_TILES, AkropolisState, City

SITE: Final = 6  # most tiles in the site
OPTION_BITS: Final = 7  # five variants, enclosed cells, the long game
N_ARCHITECTS: Final[i64] = len(ARCHITECTS)
TILE_WIDTH: Final = 34  # slots that tell a tile on offer
LAID_WIDTH: Final = 6  # slots that tell a tile in a city


def observe(s: AkropolisState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= CHOOSE and need <= PLACE
    cities = len(s.cities)
    out.add(s.round)
    out.add(s.turn)
    out.one_of((turn.chief(s) - seat + cities) % cities, cities)
    out.one_of((s.seat() - seat + cities) % cities if asked else -1, cities)
    out.one_of(need - CHOOSE if asked else -1, 2)
    out.members(s.rules, OPTION_BITS)
    out.one_of(s.architect, N_ARCHITECTS)
    out.add(s.stacks)
    out.members(s.unseen, N_TILES)
    for slot in range(SITE):
        _tile(s.site[slot] if slot < s.on_site else -1, out)
    _tile(s.hand, out)
    for k in range(cities):
        _city(s, (seat + k) % cities, out)


def most_laid(seats: i64) -> i64:
    """Tiles that a city can have, in the long game too."""
    return TURNS[seats] if TURNS[seats] > TURNS[seats + 5] else TURNS[seats + 5]


def _tile(tile: i64, out: Features) -> None:
    if tile < 0:
        out.blank(TILE_WIDTH)
        return
    out.add(1)
    for hex in range(3):
        out.one_of(FACE[3 * tile + hex], N_FACES)


def _city(s: AkropolisState, k: i64, out: Features) -> None:
    city = s.cities[k]
    automa = s.architect >= 0 and k == AUTOMA
    out.add(city.stones)
    out.add(city.laid)
    if automa:
        faces = automa_scoring.count(city)
        for kind in range(DISTRICTS):
            out.add(automa_scoring.value(faces, kind, s.architect, s.rules))
            out.add(faces[PLAZA + kind] * STARS[kind])
    else:
        tally = scoring.score(city, s.rules)
        for kind in range(DISTRICTS):
            out.add(tally.values[kind])
            out.add(tally.stars[kind])
    for n in range(most_laid(s.seats)):
        if n < city.laid:
            _laid(city, n, automa, out)
        else:
            out.blank(LAID_WIDTH)


def _laid(city: City, n: i64, automa: bool, out: Features) -> None:
    """Where, how turned, and the three faces from 1; the automa's tiles lie nowhere."""
    if automa:
        out.blank(3)
    else:
        cell = city.spots[n] // 6
        out.add(grid.q_of(cell))
        out.add(grid.r_of(cell))
        out.add(city.spots[n] % 6)
    for hex in range(3):
        out.add(FACE[3 * city.tiles[n] + hex] + 1)


# -- the names, in the same order


def slots(seats: int) -> list[str]:
    who = ["me", "automa"] if seats == 1 else ["me"] + [f"next{k}" for k in range(1, seats)]
    names = ["round", "turn"]
    names += [f"chief.{name}" for name in who] + [f"decides.{name}" for name in who]
    names += ["asked.choose", "asked.place"]
    names += [f"option.{name}" for name in [*VARIANTS, "enclosed_edge", "long_game"]]
    names += [f"architect.{name}" for name in ARCHITECTS]
    names += ["stacks"] + [f"unseen.{tile}" for tile in TILES]
    for slot in [f"site{k + 1}" for k in range(SITE)] + ["hand"]:
        names += [f"{slot}.there"]
        names += [f"{slot}.hex{hex}.{face}" for hex in range(1, 4) for face in FACES]
    for name in who:
        names += [f"{name}.stones", f"{name}.laid"]
        for kind in KINDS[:DISTRICTS]:
            names += [f"{name}.{kind}.value", f"{name}.{kind}.stars"]
        for n in range(most_laid(seats)):
            told = ("q", "r", "rotation", "face1", "face2", "face3")
            names += [f"{name}.tile{n + 1}.{slot}" for slot in told]
    return names


assert ALL_TILES == OPTION_BITS - 1
