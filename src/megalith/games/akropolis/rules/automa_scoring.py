"""What the automa of the solo extension scores: its tiles count wherever they lie."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.kit import bits
from megalith.games.akropolis.rules.components import (
    DISTRICTS,
    HOUSE,
    MARKET,
    N_FACES,
    PLAZA,
    QUARRY,
    START_SIZE,
    TEMPLE,
    AkropolisKit,
)
from megalith.games.akropolis.rules.state import City


def count(kit: AkropolisKit, city: City) -> vec[i64]:
    """How many hexes of each face it owns, the start tile included."""
    faces = zeros(N_FACES)
    for k in range(START_SIZE):
        faces[kit.start_face[k]] += 1
    for n in range(city.laid):
        for hex in range(3):
            faces[kit.tile_face[3 * city.tiles[n] + hex]] += 1
    return faces


def doubled(kit: AkropolisKit, faces: vec[i64], kind: i64, architect: i64) -> i64:
    """How many of its districts of a kind the variant of that kind doubles."""
    n = faces[kind]
    if kind == HOUSE:
        return n if n * kit.district_value[architect] >= kit.houses_worth else 0
    if kind == MARKET:
        most = kit.markets_per_plaza * faces[PLAZA + MARKET]
        return most if most < n else n
    if kind == TEMPLE:
        return n if kit.doubles_temples[architect] else 0
    return n


def value(kit: AkropolisKit, faces: vec[i64], kind: i64, architect: i64, rules: i64) -> i64:
    n = faces[kind]
    if bits.has(rules, kind):
        n += doubled(kit, faces, kind, architect)
    return n * kit.district_value[architect]


def points(kit: AkropolisKit, city: City, architect: i64, rules: i64) -> list[int]:
    """Of the five kinds, then of its quarries."""
    faces = count(kit, city)
    lines: list[int] = []
    for kind in range(DISTRICTS):
        stars = faces[PLAZA + kind] * kit.stars[kind]
        lines.append(value(kit, faces, kind, architect, rules) * stars)
    lines.append(faces[QUARRY] * kit.quarry_points[architect])
    return lines
