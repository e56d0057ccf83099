"""Reads components.json once, checks its counts and freezes tables indexed by small ints.

Kinds are numbered 0 house, 1 market, 2 barracks, 3 temple, 4 garden, 5 quarry. A face is what
one hex shows: 0 … 4 the district of that kind, 5 a quarry, 6 … 10 the plaza of kind face - 6.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.data import components
from megalith.core.kit import bits
from megalith.core.kit.hexgrid import DIRECTIONS, Cell

_DATA: Final[dict[str, Any]] = components("akropolis")

# -- kinds and faces

_kinds: Final[list[dict[str, Any]]] = _DATA["kinds"]["items"]
KINDS: Final[list[str]] = [kind["id"] for kind in _kinds]
DISTRICTS: Final = 5
HOUSE: Final = 0
MARKET: Final = 1
BARRACKS: Final = 2
TEMPLE: Final = 3
GARDEN: Final = 4
QUARRY: Final = 5
PLAZA: Final = 6  # the first of five
N_FACES: Final = 11
FACES: Final[list[str]] = [*KINDS, *(kind["plaza"]["id"] for kind in _kinds[:DISTRICTS])]
LETTERS: Final[str] = "".join(
    [*(kind["letter"] for kind in _kinds), *(kind["plaza"]["letter"] for kind in _kinds[:5])]
)
STARS: Final = vec[i64]([_DATA["stars_per_plaza"]["items"][kind] for kind in KINDS[:DISTRICTS]])


def face(kind: str, stars: int) -> int:
    return KINDS.index(kind) + (PLAZA if stars else 0)


def kind_of(face: int) -> str:
    return KINDS[face - PLAZA if face >= PLAZA else face]


def stars_of(face: int) -> int:
    return int(STARS[face - PLAZA]) if face >= PLAZA else 0


# -- tiles

_tiles: Final[list[dict[str, Any]]] = _DATA["city_tiles"]["items"]
TILES: Final[list[str]] = [tile["id"] for tile in _tiles]
CODES: Final[list[str]] = [tile["code"] for tile in _tiles]
N_TILES: Final = 61
MARK: Final = vec[i64]([tile["min_players"] for tile in _tiles])
FACE: Final = vec[i64]([face(hex["kind"], hex["stars"]) for t in _tiles for hex in t["hexes"]])
HAS_PLAZA: Final = vec[i64](
    [max(1 if FACE[3 * t + k] >= PLAZA else 0 for k in range(3)) for t in range(N_TILES)]
)
_start: Final[list[dict[str, Any]]] = _DATA["start_tile"]["hexes"]
START_SIZE: Final = 4
START_CELLS: Final[list[Cell]] = [(hex["q"], hex["r"]) for hex in _start]
START_FACE: Final = vec[i64]([face(hex["kind"], hex["stars"]) for hex in _start])

# -- set-up, at index = players + 5 if all tiles are used (players 1 is the solo game)

_setups: Final[dict[tuple[int, bool], dict[str, Any]]] = {
    (row["players"], row["long_game"]): row for row in _DATA["setups"]["items"]
}
MOST_PLAYERS: Final = 4


def _by_setup(key: str) -> vec[i64]:
    rows = [
        _setups.get((n, long), _setups.get((n, False)))
        for long in (False, True)
        for n in range(MOST_PLAYERS + 1)
    ]
    return vec[i64]([row[key] if row else 0 for row in rows])


POOL_SIZE: Final = _by_setup("pool")
STACKS: Final = _by_setup("stacks_at_start")
STACK_SIZE: Final = _by_setup("tiles_per_stack")
SITE_SIZE: Final = _by_setup("site_at_start")
ROUNDS: Final = _by_setup("rounds")
TURNS: Final = _by_setup("turns_each")
MOST_TURNS: Final = max(TURNS[n] for n in range(2 * MOST_PLAYERS + 2))


def table_of(players: i64, long: bool) -> i64:
    """The index of the tables above."""
    return players + 5 if long else players


def _tiles_marked(players: int) -> int:
    mask = 0
    for tile in range(N_TILES):
        if MARK[tile] <= players:
            mask |= int(bits.bit(tile))
    return mask


_pools: Final[list[int]] = [_tiles_marked(max(n, 2)) for n in range(5)]
POOL: Final = vec[i64](_pools + 5 * [_pools[4]])  # a bit per tile in play
STARTING_STONES: Final = vec[i64](_DATA["starting_stones"]["by_seat"])
AREA_TOTALS: Final[dict[str, dict[str, int]]] = _DATA["area_totals"]["items"]

# -- scoring

POINTS_PER_STONE: Final[i64] = _DATA["scoring"]["points_per_stone"]
_doubles: Final[dict[str, dict[str, Any]]] = {d["kind"]: d for d in _DATA["scoring"]["districts"]}
VARIANTS: Final[list[str]] = [_doubles[kind]["variant"] for kind in KINDS[:DISTRICTS]]
HOUSES_WORTH: Final[i64] = _doubles["house"]["threshold_value"]
PLAZAS_BESIDE: Final[i64] = _doubles["market"]["min_plazas"]
FREE_SIDES: Final[i64] = _doubles["barracks"]["min_edge_cells"]
TEMPLE_LEVEL: Final[i64] = _doubles["temple"]["min_level"]
LAKES_BESIDE: Final[i64] = _doubles["garden"]["min_lake_cells"]

# -- the solo extension

_solo: Final[dict[str, Any]] = _DATA["solo"]
AUTOMA: Final = 1  # its seat
SOLO_STONES: Final = vec[i64]([_solo["human_starting_stones"], _solo["automa_starting_stones"]])
ARCHITECTS: Final[list[str]] = [a["id"] for a in _solo["architects"]]
DISTRICT_VALUE: Final = vec[i64]([a["district_value"] for a in _solo["architects"]])
QUARRY_POINTS: Final = vec[i64]([a["points_per_quarry"] for a in _solo["architects"]])
DOUBLES_TEMPLES: Final = vec[i64]([int(a["doubles_temples"]) for a in _solo["architects"]])
MARKETS_PER_PLAZA: Final[i64] = _solo["variants_for_automa"]["markets_doubled_per_plaza"]

# -- the settings and the notation of a city

CITY_FORMAT: Final[str] = _DATA["city_notation"]["format"]


def _check() -> None:
    """An edited data file must still be one that the tables above can hold."""
    assert KINDS == ["house", "market", "barracks", "temple", "garden", "quarry"]
    assert len(TILES) == len(set(TILES)) == N_TILES == _DATA["components"]["items"]["city_tiles"]
    assert all(len(tile["hexes"]) == 3 for tile in _tiles) and len(_start) == START_SIZE
    for t, tile in enumerate(_tiles):
        assert tile["code"] == "".join(LETTERS[FACE[3 * t + k]] for k in range(3)), tile["id"]
    directions = _DATA["coordinates"]["directions_clockwise"]
    assert [(d["q"], d["r"]) for d in directions] == DIRECTIONS
    for n in (1, 2, 3, 4, 6, 7, 8, 9):
        assert bits.size(POOL[n]) == POOL_SIZE[n] == STACKS[n] * STACK_SIZE[n] + SITE_SIZE[n]
        sides = max(n % 5, 2)
        assert SITE_SIZE[n] == sides + 2 and STACK_SIZE[n] == sides + 1
        assert POOL_SIZE[n] == TURNS[n] * sides + 1


_check()
