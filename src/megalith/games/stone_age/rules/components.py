"""Reads components.json once, checks its counts and freezes tables indexed by small ints.

Goods are numbered 0 food, 1 wood, 2 brick, 3 stone, 4 gold; resources 0 … 3 are the last four.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.data import components
from megalith.core.errors import TableError
from megalith.core.kit.dice import ways

_DATA: Final[dict[str, Any]] = components("stone_age")


def _ids(block: str) -> list[str]:
    return [item["id"] for item in _DATA[block]["items"]]


# -- places

PLACES: Final[list[str]] = _ids("places")
N_PLACES: Final = 16
HUNT: Final = 0  # then the four resource places
FOREST: Final = 1
RIVER: Final = 4
TOOL_MAKER: Final = 5
HUT: Final = 6
FIELD: Final = 7
CARD1: Final = 8  # first of four
BUILDING1: Final = 12  # first of four
_places: Final[list[dict[str, Any]]] = _DATA["places"]["items"]
CARD_COST: Final = vec[i64]([slot["cost"] for slot in _DATA["card_row"]["slots"]])
RINGS: Final = vec[i64]([p["rings"] or 99 for p in _places])
LEAST: Final = vec[i64]([p["min_workers"] for p in _places])
MOST: Final = vec[i64]([p["max_workers"] or 99 for p in _places])

# -- goods

RESOURCES: Final[list[str]] = _ids("resources")
_goods: Final[list[dict[str, Any]]] = [_DATA["food"], *_DATA["resources"]["items"]]
DIVIDER: Final = vec[i64]([g["divider"] for g in _goods])
VALUE: Final = vec[i64]([g["value"] for g in _DATA["resources"]["items"]])
RESOURCE_POINTS: Final[i64] = _DATA["scoring"]["resource_points_each"]

# -- players

COLOURS: Final[list[str]] = [c["id"] for c in _DATA["player"]["colours"]]
START: Final[dict[str, Any]] = _DATA["player"]["start"]
WORKERS_START: Final[i64] = _DATA["player"]["workers_start"]
WORKERS_MAX: Final[i64] = _DATA["player"]["workers_max"]
FOOD_START: Final[i64] = START["food"]
TRACK_MAX: Final[i64] = _DATA["tracks"]["food_track"]["max"]
TOOL_MAX: Final[i64] = _DATA["tools"]["max_value"]
BIG_TOOL: Final[i64] = _DATA["tools"]["tile_kinds"][1]["sides"][0]
BIG_TOOL_TILES: Final[i64] = _DATA["tool_supply"]["tile_3_4"]
HUNGER_POINTS: Final[i64] = _DATA["feeding"]["starvation_points"]

# -- what the number of players changes, at index = players

_by_players: Final[dict[int, dict[str, Any]]] = {
    row["players"]: row for row in _DATA["player_count_rules"]["items"]
}


def _per_players(key: str) -> vec[i64]:
    return vec[i64]([_by_players[n][key] if n in _by_players else 0 for n in range(5)])


STACKS: Final = _per_players("building_stacks")
VILLAGE_MOST: Final = _per_players("village_places_max")
PLAYERS_PER_PLACE: Final = _per_players("players_per_resource_place_max")
TILES_PER_STACK: Final[i64] = _DATA["player_count_rules"]["tiles_per_stack"]

# -- civilization cards

CARDS: Final[list[str]] = _ids("cards")
N_CARDS: Final = 36
_cards: Final[list[dict[str, Any]]] = _DATA["cards"]["items"]
EFFECTS: Final[list[str]] = _ids("card_effects")
DICE_ALL: Final = 0
FOOD: Final = 1
RESOURCE: Final = 2
ROLL_RESOURCE: Final = 3
POINTS: Final = 4
FOOD_TRACK: Final = 5
TOOL: Final = 6
DRAW_CARD: Final = 7
ONE_USE_TOOL: Final = 8
TWO_RESOURCES: Final = 9
EFFECT: Final = vec[i64]([EFFECTS.index(c["top"]["effect"]) for c in _cards])
_AMOUNTS: Final = ("food", "count", "points", "steps", "tools", "cards", "value", "dice")


def _amount(top: dict[str, Any]) -> int:
    return next((int(top[key]) for key in _AMOUNTS if key in top), 0)


AMOUNT: Final = vec[i64]([_amount(c["top"]) for c in _cards])
CARD_RESOURCE: Final = vec[i64](
    [RESOURCES.index(c["top"]["resource"]) if "resource" in c["top"] else -1 for c in _cards]
)

SYMBOLS: Final[list[str]] = _ids("symbols")
ROLES: Final[list[str]] = _ids("roles")
FARMER: Final = 0
TOOLMAKER: Final = 1
BUILDER: Final = 2
SHAMAN: Final = 3
_bottoms: Final[list[dict[str, Any]]] = [c["bottom"] for c in _cards]
SYMBOL: Final = vec[i64](
    [SYMBOLS.index(b["symbol"]) if b["colour"] == "green" else -1 for b in _bottoms]
)
ROLE: Final = vec[i64](
    [ROLES.index(b["role"]) if b["colour"] == "yellow" else -1 for b in _bottoms]
)
FIGURES: Final = vec[i64]([b.get("figures", 0) for b in _bottoms])
SYMBOL_COPIES: Final[int] = _DATA["symbols"]["copies_each"]
FIGURES_IN_ALL: Final[list[int]] = [r["figures_total"] for r in _DATA["roles"]["items"]]
SET_POINTS: Final = vec[i64](_DATA["symbols"]["set_points"])

# The cards that lie open until they are used, as bits 0 … 3: three tools, two resources.
KEPT: Final = vec[i64]([i for i, c in enumerate(_cards) if EFFECT[i] >= ONE_USE_TOOL])
TWO_BIT: Final = 3
KEPT_VALUE: Final = vec[i64]([AMOUNT[k] for k in KEPT])  # the last is no tool
KEPT_BIT: Final = vec[i64](
    [list(KEPT).index(i) if EFFECT[i] >= ONE_USE_TOOL else -1 for i in range(len(_cards))]
)

# -- buildings

TILES: Final[list[str]] = _ids("buildings")
N_TILES: Final = 28
_tiles: Final[list[dict[str, Any]]] = _DATA["buildings"]["items"]
TILE_KINDS: Final[list[str]] = ["fixed", "exact", "upto7"]
FIXED: Final = 0
EXACT: Final = 1
UPTO7: Final = 2
TILE_KIND: Final = vec[i64]([TILE_KINDS.index(t["kind"]) for t in _tiles])
TILE_COST: Final = vec[i64](
    [t["cost"][r] if "cost" in t else 0 for t in _tiles for r in RESOURCES]
)  # four a tile
TILE_POINTS: Final = vec[i64]([t.get("points", 0) for t in _tiles])
TILE_LEAST: Final = vec[i64]([t.get("count", t.get("min_count", 0)) for t in _tiles])
TILE_MOST: Final = vec[i64]([t.get("count", t.get("max_count", 0)) for t in _tiles])
TILE_VARIETY: Final = vec[i64]([t.get("kinds", 0) for t in _tiles])

# -- dice

_ways: Final[list[list[int]]] = [ways(k) for k in range(11)]
WAYS_AT: Final = vec[i64]([sum(len(w) for w in _ways[:k]) for k in range(11)])
WAYS: Final = vec[i64]([n for w in _ways for n in w])  # of k dice: from WAYS_AT[k], total k first
FACE_GAIN: Final[list[str]] = [f["gain"] for f in _DATA["dice_for_everyone"]["faces"]]
FACE_COUNT: Final = vec[i64]([f["count"] for f in _DATA["dice_for_everyone"]["faces"]])
TOOL_FACE: Final[i64] = FACE_GAIN.index("tool")
TRACK_FACE: Final[i64] = FACE_GAIN.index("food_track")


def _throws(dice: int, least: int = 1) -> list[list[int]]:
    """All multisets of faces, each ascending."""
    if dice == 0:
        return [[]]
    return [[f, *rest] for f in range(least, 7) for rest in _throws(dice - 1, f)]


def _orders(throw: list[int]) -> int:
    n = 1
    for i, face in enumerate(throw):
        n = n * (i + 1) // throw[: i + 1].count(face)
    return n


THROWS: Final[list[list[list[int]]]] = [_throws(n) for n in range(5)]
THROW_WAYS: Final[list[list[int]]] = [[_orders(t) for t in throws] for throws in THROWS]


def _check() -> None:
    """An edited data file must still be one that the tables above can hold."""
    kept = [EFFECTS[EFFECT[KEPT[k]]] for k in range(len(KEPT))]
    fits = {
        "places": len(PLACES) == N_PLACES and PLACES[HUNT] == "hunt" and PLACES[HUT] == "hut",
        "resources": len(RESOURCES) == 4,
        "card_row": len(CARD_COST) == 4 and _DATA["card_row"]["deck_size"] == N_CARDS,
        "cards": len(CARDS) == N_CARDS and kept == 3 * ["one_use_tool"] + ["two_resources"],
        "symbols": len(SYMBOLS) < len(SET_POINTS),
        "buildings": len(TILES) == N_TILES,
        "dice_for_everyone": FACE_GAIN[:4] == RESOURCES and len(FACE_GAIN) == 6,
    }
    for block, good in fits.items():
        if not good:
            raise TableError(
                f"components of stone_age: {block} cannot be played with these numbers"
            )


_check()
