"""What no set of components can change: how many colours, dice, places, temples and slots there
are, who is who among cards and tiles, and the numbers of the rule book that have no other reading.

Dice are numbered colour * FACES + value - 1. Resources are 0 stone, 1 food, 2 wisdom, 3 gold.
What a set can change is in `kit.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# -- colours, resources, dice

COLOURS: Final[list[str]] = ["red", "orange", "yellow", "blue", "purple"]
N_COLOURS: Final = 5
RED: Final = 0
PLAYER_COLOURS: Final[list[str]] = ["green", "navy", "brown", "black"]
BASICS: Final[list[str]] = ["stone", "food", "wisdom"]
RESOURCES: Final[list[str]] = ["stone", "food", "wisdom", "gold"]
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
FACES: Final = 6
N_DICE: Final = 30  # different dice: colour and value
SPEAKER_MOST: Final = 5
# Ways to throw each value, at index = value; a six of a citizen die is thrown again.
CITIZEN_WAYS: Final = vec[i64]([0, 1, 1, 1, 1, 1, 0])
SPEAKER_WAYS: Final = vec[i64]([0, 0, 2, 2, 1, 1])
DICE_PER_COLOUR: Final = 9
DISCS_PER_COLOUR: Final = 12

# -- set-up, at index = players

BOX_DICE: Final = vec[i64]([0, 2, 2, 1, 0])
SPEAKERS: Final = vec[i64]([0, 2, 2, 3, 4])
CARDS_LAID: Final = vec[i64]([0, 3, 4, 5, 6])
MOST_CARDS: Final = 6
DRAFT_DICE: Final = vec[i64]([0, 1, 2, 2, 2])
TOWER_POOL_BASE: Final = 1
START_BASES: Final = 2
START_DICE: Final = 2
START_HEIGHT: Final = 1
BASES: Final = 6
START_CELLS: Final[dict[str, list[int]]] = {"palace": [0, 0], "agora": [0, 1]}
SOLO_DROPPED: Final = 2
SOLO_KEPT: Final = 2

# -- ships, tracks, pools

SHIP_START: Final = 1
SHIP_LEAST: Final = 1
SHIP_MOST: Final = 6
SHIP_AFTER_MOST: Final = 1
SUPERIORITY: Final = 20
TEMPLES: Final[list[str]] = ["forest", "mountain", "sea"]
N_TEMPLES: Final = 3
MOST_SPACES: Final = 32  # of a temple track
SLOTS: Final = 5
CITIZEN_SLOTS: Final = 5
TOWER_COLOURS_LEFT: Final = 3

# -- tiles

BUILDINGS: Final[list[str]] = [
    "obelisk",
    "monument",
    "temple_mountain",
    "temple_forest",
    "temple_sea",
    "sacred_place",
    "quarry",
    "mint",
    "harbour",
    "granary",
    "market",
    "workshop",
    "hippodrome",
    "veteran_colony",
    "outpost",
    "riding_grounds",
    "fortress",
    "armoury",
    "forum",
    "stone_circle",
    "construction_site",
    "estate",
    "court",
    "castle",
    "healers_hut",
    "wisdom_fountain",
    "main_gate",
    "art_workshop",
    "astronomical_tower",
    "mage_tower",
]
TYPES: Final[list[str]] = [*BUILDINGS, "agora", "palace", "farm"]
TILES_PER_COLOUR: Final = 15
MOST_KINDS: Final = 75  # if every tile had a cost of its own
MOST_TILES: Final = 77  # that one city can ever have

# -- district cards

N_CARDS: Final = 45
CARDS: Final[list[str]] = [f"d{k:02}" for k in range(1, N_CARDS + 1)]
CORNERS: Final[list[str]] = ["sw", "nw", "se", "ne"]  # the order of all blocks of four cells
N_CORNERS: Final = 4
N_TURNS: Final = 8  # rotations and mirror images

# -- zodiac cards

ZODIAC: Final[list[str]] = [
    "capricorn",
    "aquarius",
    "pisces",
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpio",
    "sagittarius",
]
N_ZODIAC: Final = 12
CAPRICORN: Final = 0
AQUARIUS: Final = 1
PISCES: Final = 2
ARIES: Final = 3
TAURUS: Final = 4
GEMINI: Final = 5
CANCER: Final = 6
LEO: Final = 7
VIRGO: Final = 8
LIBRA: Final = 9
SCORPIO: Final = 10
SAGITTARIUS: Final = 11
AQUARIUS_MOVED: Final = 2  # spaces
