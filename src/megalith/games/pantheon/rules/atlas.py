"""The map as tables: hexes are numbered by row (r), then from left to right (q)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit.hexgrid import HexGrid
from megalith.games.pantheon.rules.components import DATA, MOST_LAID, NATIONS

_map: Final[dict[str, Any]] = DATA["map"]

# The grid holds (r, q): it sorts its cells, and mirroring keeps neighbours neighbours.
GRID: Final = HexGrid([(h["r"], h["q"]) for h in _map["hexes"]])
N_HEXES: Final[i64] = GRID.count
NEAR: Final = GRID.near  # six a hex, -1 beyond the border
Q: Final = GRID.r
R: Final = GRID.q
BLANK: Final = vec[i64]([0] * N_HEXES)  # copied for every search


def at(q: int, r: int) -> int:
    """The number of a hex; -1 if it is not on the map."""
    return int(GRID.at(r, q))


def _hexes(items: list[dict[str, Any]]) -> list[int]:
    return [at(h["q"], h["r"]) for h in items]


def _flags(hexes: list[int]) -> vec[i64]:
    return vec[i64]([1 if h in hexes else 0 for h in range(N_HEXES)])


def _by_nation() -> list[int]:
    slots: list[dict[str, Any]] = _map["booty_slots"]
    rank = {(slot["nation"], slot["slot"]): slot for slot in slots}
    return _hexes([rank[nation, k] for nation in NATIONS for k in range(MOST_LAID)])


_columns: Final[list[dict[str, Any]]] = sorted(_map["columns"], key=lambda h: at(h["q"], h["r"]))
COLUMN_HEXES: Final = vec[i64](_hexes(_columns))
COLUMN_IDS: Final[list[str]] = [h["id"] for h in _columns]
COLUMN_AT: Final[dict[int, str]] = dict(zip(_hexes(_columns), COLUMN_IDS, strict=True))
IS_COLUMN: Final = _flags(_hexes(_columns))
_starts: Final[dict[str, dict[str, Any]]] = {h["nation"]: h for h in _map["starts"]}
START: Final = vec[i64](_hexes([_starts[nation] for nation in NATIONS]))
SLOT: Final = vec[i64](_by_nation())  # the hex of slot k of a nation: MOST_LAID * nation + k
WATER: Final = _flags(_hexes([h for h in _map["hexes"] if h["terrain"] == "water"]))
