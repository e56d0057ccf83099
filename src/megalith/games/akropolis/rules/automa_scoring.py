"""What the automa of the solo extension scores: its tiles count wherever they lie."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.kit import bits
from megalith.games.akropolis.rules.components import (
    DISTRICT_VALUE,
    DISTRICTS,
    DOUBLES_TEMPLES,
    FACE,
    HOUSE,
    HOUSES_WORTH,
    MARKET,
    MARKETS_PER_PLAZA,
    N_FACES,
    PLAZA,
    QUARRY,
    QUARRY_POINTS,
    STARS,
    START_FACE,
    START_SIZE,
    TEMPLE,
)
from megalith.games.akropolis.rules.state import City


def count(city: City) -> vec[i64]:
    """How many hexes of each face it owns, the start tile included."""
    faces = zeros(N_FACES)
    for k in range(START_SIZE):
        faces[START_FACE[k]] += 1
    for n in range(city.laid):
        for hex in range(3):
            faces[FACE[3 * city.tiles[n] + hex]] += 1
    return faces


def doubled(faces: vec[i64], kind: i64, architect: i64) -> i64:
    """How many of its districts of a kind the variant of that kind doubles."""
    n = faces[kind]
    if kind == HOUSE:
        return n if n * DISTRICT_VALUE[architect] >= HOUSES_WORTH else 0
    if kind == MARKET:
        most = MARKETS_PER_PLAZA * faces[PLAZA + MARKET]
        return most if most < n else n
    if kind == TEMPLE:
        return n if DOUBLES_TEMPLES[architect] else 0
    return n


def value(faces: vec[i64], kind: i64, architect: i64, rules: i64) -> i64:
    n = faces[kind]
    if bits.has(rules, kind):
        n += doubled(faces, kind, architect)
    return n * DISTRICT_VALUE[architect]


def points(city: City, architect: i64, rules: i64) -> list[int]:
    """Of the five kinds, then of its quarries."""
    faces = count(city)
    lines: list[int] = []
    for kind in range(DISTRICTS):
        stars = faces[PLAZA + kind] * STARS[kind]
        lines.append(value(faces, kind, architect, rules) * stars)
    lines.append(faces[QUARRY] * QUARRY_POINTS[architect])
    return lines
