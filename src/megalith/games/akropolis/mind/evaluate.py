"""What a bot thinks a position is worth: the outlook of its city against the others.

With a tile in hand the city counts as it is with the tile in its best place, and the next
player, who chooses from what is left in the site, in part as it would be after that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.akropolis.mind.city_worth import city_worth
from megalith.games.akropolis.mind.shortlist import Promise, shorten
from megalith.games.akropolis.mind.weights import Weights
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules import automa_scoring
from megalith.games.akropolis.rules.components import (
    AUTOMA,
    N_FACES,
    N_TILES,
    AkropolisKit,
    table_of,
)
from megalith.games.akropolis.rules.needs import PLACE
from megalith.games.akropolis.rules.phases import automa, place, site, turn
from megalith.games.akropolis.rules.state import ALL_TILES, AkropolisState, City
from megalith.games.akropolis.rules.surface import blank

PLACES: Final[i64] = 24  # that a tile is tried in, the most promising ones


def supply(s: AkropolisState) -> vec[i64]:
    """How many hexes of each face are still to be taken."""
    faces = blank(N_FACES)
    for tile in range(N_TILES):
        if bits.has(s.unseen, tile):
            add_faces(s.kit, faces, tile)
    for slot in range(s.on_site):
        add_faces(s.kit, faces, s.site[slot])
    return faces


def add_faces(kit: AkropolisKit, faces: vec[i64], tile: i64) -> None:
    for k in range(3 * tile, 3 * tile + 3):
        faces[kit.tile_face[k]] += 1


def of_side(s: AkropolisState, seat: i64, coming: vec[i64], w: Weights) -> float:
    placing = s.need() == PLACE
    if placing and s.seat() == seat:
        return with_tile(s, seat, s.hand, coming, w)
    now = of_city(s, seat, s.cities[seat], coming, w)
    if placing and s.on_site > 1 and seat == (s.seat() + 1) % turn.sides(s):
        return now + w.denial * (reply(s, seat, coming, w) - now)
    return now


def of_city(s: AkropolisState, seat: i64, city: City, coming: vec[i64], w: Weights) -> float:
    kit = s.kit
    if s.architect >= 0 and seat == AUTOMA:
        points = city.stones * kit.points_per_stone
        for line in automa_scoring.points(kit, city, s.architect, s.rules):
            points += line
        return float(points)
    turns = kit.turns[table_of(s.seats, bits.has(s.rules, ALL_TILES))]
    return city_worth(kit, city, s.rules, coming, turn.sides(s), turns, w)


def with_tile(s: AkropolisState, seat: i64, tile: i64, coming: vec[i64], w: Weights) -> float:
    """The outlook with the tile where it is worth most."""
    out = Choices()
    place.legal(s, seat, out)
    shorten(promise_of(s, seat, coming, w), tile, out, PLACES)
    best = -1e300
    for i in range(out.count):
        city = s.cities[seat].copy()
        place.lay(s.kit, city, tile, out.codes[i] - act.PLACE)
        value = of_city(s, seat, city, coming, w)
        if value > best:
            best = value
    return best


def promise_of(s: AkropolisState, seat: i64, coming: vec[i64], w: Weights) -> Promise:
    turns = s.kit.turns[table_of(s.seats, bits.has(s.rules, ALL_TILES))]
    return Promise(s.kit, s.cities[seat], s.rules, coming, turn.sides(s), turns, w)


def shortlist(s: AkropolisState, out: Choices, most: i64, w: Weights) -> None:
    """Of many places for the tile in hand only the most promising."""
    if s.need() == PLACE and out.count > most:
        shorten(promise_of(s, s.seat(), supply(s), w), s.hand, out, most)


def reply(s: AkropolisState, seat: i64, coming: vec[i64], w: Weights) -> float:
    """The outlook after the best tile that the player can take from the site."""
    if s.architect >= 0 and seat == AUTOMA:
        after = s.copy()
        automa.play(after)
        return of_city(after, seat, after.cities[seat], coming, w)
    best = -1e300
    for slot in range(site.slots_open(s, seat)):
        after = s.copy()
        tile = site.take(after, seat, slot)
        value = with_tile(after, seat, tile, coming, w)
        if value > best:
            best = value
    return best
