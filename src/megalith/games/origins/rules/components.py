"""Reads components.json once, checks it and freezes tables indexed by small ints.

Dice are numbered colour * FACES + value - 1. A tile in a city is a kind (a building type with
its stone cost), a farm (FARM + the kind on its front), the agora or the palace.
Resources are 0 stone, 1 food, 2 wisdom, 3 gold.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.data import components
from megalith.core.errors import TableError

DATA: Final[dict[str, Any]] = components("origins")


def fault(what: str) -> TableError:
    return TableError(f"components of origins: {what}")


def _items(block: str) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = DATA[block]["items"]
    return items


def _ids(items: list[dict[str, Any]]) -> list[str]:
    return [item["id"] for item in items]


def _per_players(key: str) -> vec[i64]:
    rows = DATA["setup"]["by_players"]
    return vec[i64]([rows[str(n)][key] if str(n) in rows else 0 for n in range(5)])


# -- colours, resources, dice

COLOURS: Final[list[str]] = _ids(DATA["colours"]["building"])
N_COLOURS: Final[i64] = len(COLOURS)
PLAYER_COLOURS: Final[list[str]] = _ids(_items("player_colours"))
BASICS: Final[list[str]] = ["stone", "food", "wisdom"]
RESOURCES: Final[list[str]] = [*BASICS, "gold"]
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
END_POINTS: Final = vec[i64]([DATA["resources"]["vp_at_end"][r] for r in RESOURCES])

_citizen: Final[dict[str, Any]] = DATA["dice"]["citizen"]
_speaker: Final[dict[str, Any]] = DATA["dice"]["speaker"]
FACES: Final[i64] = _citizen["max_value"]
N_DICE: Final[i64] = N_COLOURS * FACES  # different dice: colour and value
SPEAKER_MOST: Final[i64] = _speaker["max_value"]


def _weights(die: dict[str, Any]) -> vec[i64]:
    """Ways to throw each value, at index = value; faces that are thrown again have none."""
    faces = [f for f in die["faces"] if f not in die["reroll"]]
    return vec[i64]([faces.count(v) for v in range(die["max_value"] + 1)])


CITIZEN_WAYS: Final = _weights(_citizen)
SPEAKER_WAYS: Final = _weights(_speaker)
DICE_PER_COLOUR: Final[i64] = DATA["components"]["per_colour"]["citizen_die"]
DISCS_PER_COLOUR: Final[i64] = DATA["components"]["per_colour"]["tower_disc"]

# -- set-up

BOX_DICE: Final = _per_players("box_dice_per_colour")
SPEAKERS: Final = _per_players("speaker_dice")
CARDS_LAID: Final = _per_players("district_cards")
_draft: Final[dict[str, int]] = DATA["setup"]["draft_dice_per_colour"]
DRAFT_DICE: Final = vec[i64]([_draft.get(str(n), 0) for n in range(5)])
CARD_GOLD: Final[i64] = DATA["setup"]["gold_per_district_card"]
TOWER_POOL_BASE: Final[i64] = DATA["setup"]["tower_pool_base_per_colour"]
START: Final[dict[str, int]] = DATA["setup"]["player"]
START_GOODS: Final = vec[i64]([START[r] for r in RESOURCES])
START_BASES: Final[i64] = START["bases_ready"]
START_DICE: Final[i64] = START["citizen_dice"]
START_HEIGHT: Final[i64] = START["tower_height"]
BASES: Final[i64] = START["bases_ready"] + START["bases_on_mat"]

# -- ships, tracks, pools

SHIP_START: Final[i64] = DATA["ships"]["start_value"]
SHIP_MOST: Final[i64] = DATA["ships"]["max"]
SHIP_LEAST: Final[i64] = DATA["ships"]["min"]
SHIP_AFTER_MOST: Final[i64] = DATA["ships"]["after_max"]

_spaces: Final[list[dict[str, Any]]] = DATA["military_track"]["spaces"]
LAST_SPACE: Final[i64] = len(_spaces) - 1
_border_at: Final[list[int]] = [i for i, x in enumerate(_spaces) if x["border_before"]]
BORDERS: Final = vec[i64]([sum(1 for b in _border_at if b <= i) for i in range(len(_spaces))])
RETREAT: Final = vec[i64](
    [
        i if i == LAST_SPACE else max([b for b in _border_at if b <= i], default=0)
        for i in range(len(_spaces))
    ]
)
LAST_SPACE_POINTS: Final[i64] = DATA["military_track"]["last_space_vp"]
BORDER_POINTS: Final[i64] = DATA["military_track"]["attack_vp_per_border_passed"]
BEHIND_POINTS: Final[i64] = DATA["military_track"]["attack_vp_per_disc_behind"]
BORDER_TOKENS: Final[i64] = DATA["military_track"]["superiority_per_border"]
SUPERIORITY: Final[i64] = DATA["superiority"]["tokens"]

TEMPLES: Final[list[str]] = _ids(_items("temple_tracks"))
N_TEMPLES: Final[i64] = len(TEMPLES)
_temple_points: Final[list[list[int]]] = [t["vp"] for t in _items("temple_tracks")]
TOP: Final = vec[i64]([len(points) - 1 for points in _temple_points])
_TEMPLE_AT: Final = vec[i64]([sum(len(p) for p in _temple_points[:t]) for t in range(len(TEMPLES))])
_TEMPLE_POINTS: Final = vec[i64]([n for points in _temple_points for n in points])


def temple_points(temple: i64, space: i64) -> i64:
    return _TEMPLE_POINTS[_TEMPLE_AT[temple] + space]


ADVISOR_POINTS: Final = vec[i64]([0] + list(DATA["advisor_track"]["vp"]))  # at index = advisors
BASE_FOOD: Final = vec[i64](DATA["population_track"]["food"])
LAST_BASE_POINTS: Final[i64] = DATA["population_track"]["last_base_vp"]
SLOTS: Final[i64] = DATA["building_pool"]["slots"]
TILE_WISDOM: Final = vec[i64](DATA["building_pool"]["wisdom"])
CITIZEN_SLOTS: Final[i64] = DATA["citizen_pool"]["slots"]
CITIZEN_WISDOM: Final = vec[i64](DATA["citizen_pool"]["wisdom"])

# -- buildings

_buildings: Final[list[dict[str, Any]]] = _items("buildings")
TYPES: Final[list[str]] = [*_ids(_buildings), "agora", "palace", "farm"]
_kinds: Final[list[tuple[int, int]]] = [
    (type, stone)
    for colour in COLOURS
    for type, b in enumerate(_buildings)
    if b["colour"] == colour
    for stone in sorted(set(b["stone_costs"]))
]
N_KINDS: Final[i64] = len(_kinds)
KIND_TYPE: Final = vec[i64]([type for type, _ in _kinds])
KIND_STONE: Final = vec[i64]([stone for _, stone in _kinds])
KIND_COPIES: Final = vec[i64]([_buildings[t]["stone_costs"].count(stone) for t, stone in _kinds])
FARM: Final[i64] = N_KINDS  # a farm is FARM + the kind on its front
AGORA: Final[i64] = 2 * N_KINDS
PALACE: Final[i64] = 2 * N_KINDS + 1
N_TILE_CODES: Final[i64] = 2 * N_KINDS + 2
_colours: Final[list[int]] = [COLOURS.index(_buildings[t]["colour"]) for t, _ in _kinds]
KIND_COLOUR: Final = vec[i64](_colours)
TILE_COLOUR: Final = vec[i64](_colours + [-1] * int(N_KINDS + 2))  # -1 fits only a blank cell
TILE_TYPE: Final = vec[i64](
    [type for type, _ in _kinds]
    + [TYPES.index("farm")] * int(N_KINDS)
    + [TYPES.index("agora"), TYPES.index("palace")]
)
_special: Final[dict[str, dict[str, Any]]] = {x["id"]: x for x in _items("special_tiles")}
TILE_FIRES_ALWAYS: Final = vec[i64](
    [0] * int(2 * N_KINDS)
    + [
        int(_special[id]["activated_by"] == "any_die_colour" and bool(_special[id]["ability"]))
        for id in ("agora", "palace")
    ]
)
TILES_PER_COLOUR: Final[i64] = DATA["components"]["per_colour"]["building_tile"]
MOST_TILES: Final[i64] = N_COLOURS * TILES_PER_COLOUR + 2  # that one city can ever have
START_CELLS: Final[dict[str, list[int]]] = DATA["grid"]["start"]


def kind_of(type: str, stone: int) -> int:
    """The kind with that building type and cost; -1 if there is none."""
    pair = (TYPES.index(type) if type in TYPES else -1, stone)
    return _kinds.index(pair) if pair in _kinds else -1


# -- district cards

_cards: Final[list[dict[str, Any]]] = _items("district_cards")
CARDS: Final[list[str]] = _ids(_cards)
N_CARDS: Final[i64] = len(CARDS)
CARD_FIRST: Final = vec[i64]([c["vp_first"] for c in _cards])
CARD_NEXT: Final = vec[i64]([c["vp_next"] for c in _cards])
CARD_TOWERS: Final = vec[i64]([c["towers"].count(colour) for c in _cards for colour in COLOURS])
CORNERS: Final[list[str]] = ["sw", "nw", "se", "ne"]  # the order of all blocks of four cells
N_CORNERS: Final = 4
N_TURNS: Final = 8  # rotations and mirror images


def _turned(cells: list[int]) -> list[list[int]]:
    """The pattern in all its rotations and mirror images."""
    found = []
    for _ in range(4):
        sw, nw, se, ne = cells
        found += [[sw, nw, se, ne], [se, ne, sw, nw]]
        cells = [se, sw, ne, nw]
    return found


CARD_PATTERN: Final = vec[i64](
    [
        colour
        for c in _cards
        for turned in _turned(
            [COLOURS.index(c["cells"][k]) if c["cells"][k] else -1 for k in CORNERS]
        )
        for colour in turned
    ]
)  # four cells for each of the eight, for each card; -1 is blank

# -- zodiac cards

ZODIAC: Final[list[str]] = _ids(_items("zodiac_cards"))
N_ZODIAC: Final[i64] = len(ZODIAC)
CAPRICORN: Final[i64] = ZODIAC.index("capricorn")
AQUARIUS: Final[i64] = ZODIAC.index("aquarius")
PISCES: Final[i64] = ZODIAC.index("pisces")
ARIES: Final[i64] = ZODIAC.index("aries")
TAURUS: Final[i64] = ZODIAC.index("taurus")
GEMINI: Final[i64] = ZODIAC.index("gemini")
CANCER: Final[i64] = ZODIAC.index("cancer")
LEO: Final[i64] = ZODIAC.index("leo")
VIRGO: Final[i64] = ZODIAC.index("virgo")
LIBRA: Final[i64] = ZODIAC.index("libra")
SCORPIO: Final[i64] = ZODIAC.index("scorpio")
SAGITTARIUS: Final[i64] = ZODIAC.index("sagittarius")
_parameters: Final[dict[str, int]] = DATA["zodiac_cards"]["parameters"]
CAPRICORN_ADD: Final[i64] = _parameters["capricorn_add"]
AQUARIUS_GOLD: Final[i64] = _parameters["aquarius_gold"]
AQUARIUS_STEPS: Final[i64] = _parameters["aquarius_steps"]
_moved: Final[str] = _items("zodiac_cards")[ZODIAC.index("aquarius")]["trigger"]
AQUARIUS_MOVED: Final[i64] = int(_moved.rpartition("_")[2])  # "temple_moved_2"
PISCES_GOLD: Final[i64] = _parameters["pisces_gold"]
ARIES_POINTS: Final[i64] = _parameters["aries_vp_per_red_die"]
RED: Final[i64] = COLOURS.index("red")
TAURUS_LESS: Final[i64] = _parameters["taurus_discount"]
GEMINI_BASICS: Final[i64] = _parameters["gemini_basic_per_space"]
LEO_ADD: Final[i64] = _parameters["leo_add"]
SCORPIO_WISDOM: Final[i64] = _parameters["scorpio_wisdom"]
SAGITTARIUS_ADD: Final[i64] = _parameters["sagittarius_add"]

# -- the end, solo

_ends: Final[dict[str, dict[str, Any]]] = {x["id"]: x for x in _items("end_conditions")}
TOWER_COLOURS_LEFT: Final[i64] = _ends["tower_colours"]["max_colours_left"]
SOLO: Final[dict[str, Any]] = DATA["solo"]
SOLO_ROUNDS: Final[i64] = SOLO["rounds"]
SOLO_TARGET: Final[i64] = SOLO["win_vp"]
SOLO_EXTRA: Final[i64] = SOLO["extra_vp_per_condition"]
SOLO_DROPPED: Final[i64] = SOLO["start_dice_highest_dropped"]
SOLO_KEPT: Final[i64] = SOLO["start_dice_kept"]


def alien_space(round: int) -> int:
    """Where the alien disc stands: on the start, later just before the border of the round."""
    if round < 2 or not _border_at:
        return 0
    return _border_at[min(round, len(_border_at)) - 1] - 1


def _check() -> None:
    """What an edited data file must still be (its block how_to_replace says the same)."""
    for c, colour in enumerate(COLOURS):
        n = sum(KIND_COPIES[k] for k in range(N_KINDS) if KIND_COLOUR[k] == c)
        if n != TILES_PER_COLOUR:
            raise fault(f"{colour} has {n} tiles, expected {TILES_PER_COLOUR}")
    if any(stone < 0 for _, stone in _kinds):
        raise fault("a stone cost below 0")
    if [x["space"] for x in _spaces] != list(range(len(_spaces))) or len(_spaces) < 2:
        raise fault("the spaces of the military track are not numbered without gaps")
    for points in _temple_points:
        if len(points) < 2 or points[0] != 0 or points != sorted(points):
            raise fault("a temple track starts with 0, never falls and has a space above")
    if len(TILE_WISDOM) != SLOTS or len(CITIZEN_WISDOM) != CITIZEN_SLOTS:
        raise fault("a pool needs one wisdom cost for each slot")
    if SLOTS != N_COLOURS or CITIZEN_SLOTS != N_COLOURS:
        raise fault("each pool has one slot for each colour")
    if len(ADVISOR_POINTS) != N_COLOURS + 1:
        raise fault("the advisor track has one space for each colour")
    if len(BASE_FOOD) != START["bases_on_mat"]:
        raise fault("the population track needs one food cost for each base on the mat")
    if SOLO["zodiac_cards_kept_per_round"] != 1:
        raise fault("solo: one zodiac card is kept each round")
    if N_TEMPLES != 3 or MOST_TILES > 120 or list(DATA["resources"]["basic"]) != BASICS:
        raise fault("three temples, at most 120 tiles, basics stone, food and wisdom")


_check()
