"""A set of components: the facts, checked, as tables indexed by small ints.

Kinds are numbered 0 house, 1 market, 2 barracks, 3 temple, 4 garden, 5 quarry. A face is what
one hex shows: 0 … 4 the district of that kind, 5 a quarry, 6 … 10 the plaza of kind face - 6.
What no set can change (kinds, variants, the shape of the start tile) are constants.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.errors import TableError
from megalith.core.game import Kit
from megalith.core.kit import bits
from megalith.core.kit.hexgrid import DIRECTIONS, Cell

# -- kinds and faces

KINDS: Final[list[str]] = ["house", "market", "barracks", "temple", "garden", "quarry"]
DISTRICTS: Final = 5
HOUSE: Final = 0
MARKET: Final = 1
BARRACKS: Final = 2
TEMPLE: Final = 3
GARDEN: Final = 4
QUARRY: Final = 5
PLAZA: Final = 6  # the first of five
N_FACES: Final = 11
FACES: Final[list[str]] = [*KINDS, *(f"{kind}_plaza" for kind in KINDS[:DISTRICTS])]
LETTERS: Final = "hmbtgqHMBTG"
VARIANTS: Final[list[str]] = [
    "variant_houses",
    "variant_markets",
    "variant_barracks",
    "variant_temples",
    "variant_gardens",
]

# -- tiles and players

N_TILES: Final = 61
START_SIZE: Final = 4
START_CELLS: Final[list[Cell]] = [(0, 0), (0, -1), (1, 0), (-1, 1)]
MOST_PLAYERS: Final = 4
MOST_TURNS: Final = 30
AUTOMA: Final = 1  # its seat
ARCHITECTS: Final[list[str]] = ["hippodamos", "metagenes", "callicrates"]
CITY_FORMAT: Final = "akropolis_city_1"


def face(kind: str, stars: int) -> int:
    return KINDS.index(kind) + (PLAZA if stars else 0)


def kind_of(face: int) -> str:
    return KINDS[face - PLAZA if face >= PLAZA else face]


def table_of(players: i64, long: bool) -> i64:
    """The index of tables that depend on the set-up: players, + 5 if all tiles are used."""
    return players + 5 if long else players


@final
class AkropolisKit(Kit):
    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__("akropolis", facts)
        stars: dict[str, int] = facts["stars_per_plaza"]["items"]
        self.stars = vec[i64]([stars[kind] for kind in KINDS[:DISTRICTS]])
        tiles: list[dict[str, Any]] = facts["city_tiles"]["items"]
        self.tiles: list[str] = [tile["id"] for tile in tiles]
        self.codes: list[str] = [tile["code"] for tile in tiles]
        self.mark = vec[i64]([tile["min_players"] for tile in tiles])
        self.tile_face = vec[i64](faces_of(tiles))  # three a tile
        plazas = [max(1 if x >= PLAZA else 0 for x in faces_of([tile])) for tile in tiles]
        self.has_plaza = vec[i64](plazas)
        self.start_face = vec[i64](faces_of([facts["start_tile"]]))
        # Set-up, at index = players + 5 if all tiles are used (players 1 is the solo game).
        self.pool_size = by_setup(facts, "pool")
        self.stacks = by_setup(facts, "stacks_at_start")
        self.stack_size = by_setup(facts, "tiles_per_stack")
        self.site_size = by_setup(facts, "site_at_start")
        self.rounds = by_setup(facts, "rounds")
        self.turns = by_setup(facts, "turns_each")
        pools = [self.marked(n if n > 2 else 2) for n in range(MOST_PLAYERS + 1)]
        self.pool = vec[i64](pools + 5 * [pools[MOST_PLAYERS]])  # a bit per tile in play
        self.starting_stones = vec[i64](facts["starting_stones"]["by_seat"])
        self.area_totals: dict[str, dict[str, int]] = facts["area_totals"]["items"]
        scoring = facts["scoring"]
        self.points_per_stone: i64 = scoring["points_per_stone"]
        doubles: dict[str, dict[str, Any]] = {d["kind"]: d for d in scoring["districts"]}
        self.houses_worth: i64 = doubles["house"]["threshold_value"]
        self.plazas_beside: i64 = doubles["market"]["min_plazas"]
        self.free_sides: i64 = doubles["barracks"]["min_edge_cells"]
        self.temple_level: i64 = doubles["temple"]["min_level"]
        self.lakes_beside: i64 = doubles["garden"]["min_lake_cells"]
        solo = facts["solo"]
        architects: list[dict[str, Any]] = solo["architects"]
        stones = [solo["human_starting_stones"], solo["automa_starting_stones"]]
        self.solo_stones = vec[i64](stones)
        self.district_value = vec[i64]([a["district_value"] for a in architects])
        self.quarry_points = vec[i64]([a["points_per_quarry"] for a in architects])
        self.doubles_temples = vec[i64]([int(a["doubles_temples"]) for a in architects])
        self.markets_per_plaza: i64 = solo["variants_for_automa"]["markets_doubled_per_plaza"]
        self.check()

    def marked(self, players: int) -> int:
        """The tiles for so many players, a bit each."""
        mask = 0
        for tile in range(len(self.mark)):
            if self.mark[tile] <= players:
                mask |= int(bits.bit(tile))
        return mask

    def stars_of(self, face: int) -> int:
        return int(self.stars[face - PLAZA]) if face >= PLAZA else 0

    def check(self) -> None:
        """The tables must be such that the rules can play with them."""
        facts = self.facts
        tiles = facts["city_tiles"]["items"]
        directions = facts["coordinates"]["directions_clockwise"]
        districts = facts["scoring"]["districts"]
        fits = {
            "kinds": [kind["id"] for kind in facts["kinds"]["items"]] == KINDS,
            "scoring": [d["variant"] for d in districts] == VARIANTS,
            "solo": [a["id"] for a in facts["solo"]["architects"]] == ARCHITECTS,
            "start_tile": [(h["q"], h["r"]) for h in facts["start_tile"]["hexes"]] == START_CELLS,
            "coordinates": [(d["q"], d["r"]) for d in directions] == DIRECTIONS,
            "city_tiles": len(set(self.tiles)) == len(self.tiles) == N_TILES
            and [coded(tile) for tile in tiles] == self.codes,
            "setups": all(self.adds_up(n) for n in (1, 2, 3, 4, 6, 7, 8, 9)),
        }
        for block, good in fits.items():
            if not good:
                raise TableError(
                    f"components of akropolis: {block} cannot be played with these numbers"
                )

    def adds_up(self, n: int) -> bool:
        """Whether tiles, stacks, site and turns of a set-up fit each other."""
        sides = max(n % 5, 2)
        size = int(self.pool_size[n])
        return (
            int(bits.size(self.pool[n])) == size
            and size == self.stacks[n] * self.stack_size[n] + self.site_size[n]
            and size == self.turns[n] * sides + 1
            and self.site_size[n] == sides + 2
            and self.stack_size[n] == sides + 1
            and self.turns[n] <= MOST_TURNS
        )


# -- reading


def faces_of(tiles: list[dict[str, Any]]) -> list[int]:
    return [face(hex["kind"], hex["stars"]) for tile in tiles for hex in tile["hexes"]]


def coded(tile: dict[str, Any]) -> str:
    """A letter for each hex."""
    return "".join([LETTERS[x] for x in faces_of([tile])])


def by_setup(facts: dict[str, Any], key: str) -> vec[i64]:
    setups = {(row["players"], row["long_game"]): row for row in facts["setups"]["items"]}
    rows = [
        setups.get((n, long), setups.get((n, False)))
        for long in (False, True)
        for n in range(MOST_PLAYERS + 1)
    ]
    return vec[i64]([row[key] if row else 0 for row in rows])
