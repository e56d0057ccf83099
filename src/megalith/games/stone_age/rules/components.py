"""A set of components: the facts, checked, as tables indexed by small ints.

Goods are numbered 0 food, 1 wood, 2 brick, 3 stone, 4 gold; resources 0 … 3 are the last four.
What no set can change (how many places there are, which effects exist) are constants.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.errors import TableError
from megalith.core.game import Kit
from megalith.core.kit.dice import ways

# -- places

N_PLACES: Final = 16
HUNT: Final = 0  # then the four resource places
FOREST: Final = 1
RIVER: Final = 4
TOOL_MAKER: Final = 5
HUT: Final = 6
FIELD: Final = 7
CARD1: Final = 8  # first of four
BUILDING1: Final = 12  # first of four
ANY_NUMBER: Final = 99  # of rings or workers

# -- civilization cards

N_CARDS: Final = 36
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
TWO_BIT: Final = 3  # of the cards that lie open, the one with two resources
FARMER: Final = 0
TOOLMAKER: Final = 1
BUILDER: Final = 2
SHAMAN: Final = 3

# -- buildings

N_TILES: Final = 28
TILE_KINDS: Final[list[str]] = ["fixed", "exact", "upto7"]
FIXED: Final = 0
EXACT: Final = 1
UPTO7: Final = 2


@final
class StoneAgeKit(Kit):
    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__("stone_age", facts)
        self.places = ids(facts, "places")
        self.card_cost = vec[i64]([slot["cost"] for slot in facts["card_row"]["slots"]])
        places: list[dict[str, Any]] = facts["places"]["items"]
        self.rings = vec[i64]([p["rings"] or ANY_NUMBER for p in places])
        self.least = vec[i64]([p["min_workers"] for p in places])
        self.most = vec[i64]([p["max_workers"] or ANY_NUMBER for p in places])
        self.resources = ids(facts, "resources")
        goods: list[dict[str, Any]] = [facts["food"], *facts["resources"]["items"]]
        self.divider = vec[i64]([g["divider"] for g in goods])
        self.value = vec[i64]([g["value"] for g in facts["resources"]["items"]])
        self.resource_points: i64 = facts["scoring"]["resource_points_each"]
        player = facts["player"]
        self.colours: list[str] = [c["id"] for c in player["colours"]]
        self.workers_start: i64 = player["workers_start"]
        self.workers_max: i64 = player["workers_max"]
        self.food_start: i64 = player["start"]["food"]
        self.track_max: i64 = facts["tracks"]["food_track"]["max"]
        self.tool_max: i64 = facts["tools"]["max_value"]
        self.big_tool: i64 = facts["tools"]["tile_kinds"][1]["sides"][0]
        self.big_tool_tiles: i64 = facts["tool_supply"]["tile_3_4"]
        self.hunger_points: i64 = facts["feeding"]["starvation_points"]
        self.stacks = by_players(facts, "building_stacks")
        self.village_most = by_players(facts, "village_places_max")
        self.players_per_place = by_players(facts, "players_per_resource_place_max")
        self.tiles_per_stack: i64 = facts["player_count_rules"]["tiles_per_stack"]
        cards: list[dict[str, Any]] = facts["cards"]["items"]
        self.cards = ids(facts, "cards")
        self.effects = ids(facts, "card_effects")
        tops: list[dict[str, Any]] = [c["top"] for c in cards]
        self.effect = vec[i64]([self.effects.index(top["effect"]) for top in tops])
        self.amount = vec[i64]([amount(top) for top in tops])
        self.card_resource = vec[i64]([place_of(self.resources, top, "resource") for top in tops])
        self.symbols = ids(facts, "symbols")
        self.roles = ids(facts, "roles")
        bottoms: list[dict[str, Any]] = [c["bottom"] for c in cards]
        self.symbol = vec[i64]([place_of(self.symbols, b, "symbol") for b in bottoms])
        self.role = vec[i64]([place_of(self.roles, b, "role") for b in bottoms])
        self.figures = vec[i64]([b.get("figures", 0) for b in bottoms])
        self.symbol_copies: int = facts["symbols"]["copies_each"]
        self.figures_in_all: list[int] = [r["figures_total"] for r in facts["roles"]["items"]]
        self.set_points = vec[i64](facts["symbols"]["set_points"])
        # The cards that lie open until they are used, as bits 0 … 3: three tools, two resources.
        kept = [k for k in range(len(cards)) if self.effect[k] >= ONE_USE_TOOL]
        self.kept = vec[i64](kept)
        self.kept_value = vec[i64]([self.amount[k] for k in kept])  # the last is no tool
        bits = [kept.index(k) if k in kept else -1 for k in range(len(cards))]
        self.kept_bit = vec[i64](bits)
        tiles: list[dict[str, Any]] = facts["buildings"]["items"]
        self.tiles = ids(facts, "buildings")
        self.tile_kind = vec[i64]([TILE_KINDS.index(t["kind"]) for t in tiles])
        costs = [t["cost"][r] if "cost" in t else 0 for t in tiles for r in self.resources]
        self.tile_cost = vec[i64](costs)  # four a tile
        self.tile_points = vec[i64]([t.get("points", 0) for t in tiles])
        self.tile_least = vec[i64]([t.get("count", t.get("min_count", 0)) for t in tiles])
        self.tile_most = vec[i64]([t.get("count", t.get("max_count", 0)) for t in tiles])
        self.tile_variety = vec[i64]([t.get("kinds", 0) for t in tiles])
        faces: list[dict[str, Any]] = facts["dice_for_everyone"]["faces"]
        self.face_gain: list[str] = [f["gain"] for f in faces]
        self.face_count = vec[i64]([f["count"] for f in faces])
        self.tool_face: i64 = self.face_gain.index("tool")
        self.track_face: i64 = self.face_gain.index("food_track")
        self.check()

    def check(self) -> None:
        """The tables must be such that the rules can play with them."""
        kept = [self.effects[self.effect[k]] for k in self.kept]
        fits = {
            "places": len(self.places) == N_PLACES and self.places[HUNT] == "hunt",
            "resources": len(self.resources) == 4,
            "card_row": len(self.card_cost) == 4 and self.facts["card_row"]["deck_size"] == N_CARDS,
            "cards": len(self.cards) == N_CARDS
            and kept == 3 * ["one_use_tool"] + ["two_resources"],
            "symbols": len(self.symbols) < len(self.set_points),
            "buildings": len(self.tiles) == N_TILES,
            "dice_for_everyone": self.face_gain[:4] == self.resources and len(self.face_gain) == 6,
        }
        for block, good in fits.items():
            if not good:
                raise TableError(
                    f"components of stone_age: {block} cannot be played with these numbers"
                )


# -- reading


def ids(facts: dict[str, Any], block: str) -> list[str]:
    return [item["id"] for item in facts[block]["items"]]


def by_players(facts: dict[str, Any], key: str) -> vec[i64]:
    """What the number of players changes, at index = players."""
    rows = {row["players"]: row for row in facts["player_count_rules"]["items"]}
    return vec[i64]([rows[n][key] if n in rows else 0 for n in range(5)])


def amount(top: dict[str, Any]) -> int:
    for key in ("food", "count", "points", "steps", "tools", "cards", "value", "dice"):
        if key in top:
            return int(top[key])
    return 0


def place_of(names: list[str], row: dict[str, Any], key: str) -> int:
    """Which of the names the row has under that key; -1 if it has none."""
    return names.index(row[key]) if key in row else -1


# -- dice

_ways: Final[list[list[int]]] = [ways(k) for k in range(11)]
WAYS_AT: Final = vec[i64]([sum(len(w) for w in _ways[:k]) for k in range(11)])
WAYS: Final = vec[i64]([n for w in _ways for n in w])  # of k dice: from WAYS_AT[k], total k first


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
