"""The numbers of the evaluation, one row for each number of players.

`weights.json` says how they were found; `KNOBS` names them in the order of the rows.
"""

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.components import COLOURS, N_COLOURS, ZODIAC

# Positions in a row.
CARD_PACE: Final = 0  # cards that a player empties of gold in a round
TOWER_PACE: Final = 1  # discs that a player takes in a round
CLIMB_PACE: Final = 2  # steps of the player who is highest in the temples
RESERVE_PACE: Final = 3  # dice of the scarcest colour that a player takes in a round
MOST_LEFT: Final = 4  # rounds that are looked ahead at most
WORK: Final = 5  # a die, each later round
WORK_MOST: Final = 6  # a die in all: a new one can take its place
BASE: Final = 7  # a base, each later round
TEMPO: Final = 8  # a worker that can still act in this round
TEMPO_PIP: Final = 9  # and each of its pips
PIP: Final = 10  # a pip of a die, while there is time
SIX: Final = 11  # the second main action of a six
RETIRE: Final = 12  # part of an advisor's points that a die hopes for
ADVISOR: Final = 13  # a colour for the archon, each later round
SPEAKER: Final = 14  # a speaker
STONE: Final = 15  # the first two of a basic; then the next three, then the rest
FOOD: Final = 18
WISDOM: Final = 21
GOLD: Final = 24  # the first four above their point, then the rest
HOPE: Final = 26  # part of the temple that does not count
CLIMB: Final = 27  # a step in a temple, each later round
SEATED: Final = 28  # a pip in a seat whose tower can grow
HEIGHT: Final = 29  # a tower level, each later round
OPEN: Final = 30  # an open district
CLOSE: Final = 31  # part of what closing it now would bring
CLOSE_LATER: Final = 32  # part of what a die on a place can close in the next round
CROWD: Final = 33  # part for districts above the number of dice
ALMOST: Final = 34  # three tiles of a square
PAIR: Final = 35  # two tiles of a square, each later round
ENGINE: Final = 36  # part of an ability for each district that can still fire it
ENGINE_DIE: Final = 37  # the same, with a die of its colour
READY: Final = 38  # part of a card that only waits for a die
OTHERS: Final = 39  # all cards but the nearest: the same tiles cannot serve them all
PER_COLOUR: Final = 40  # for each coloured tile that is missing
PER_FILLER: Final = 41  # for each missing tile that may be anything
WAITING: Final = 42  # a tile set aside
TOKEN: Final = 43  # a superiority token
BORDER: Final = 44  # a border passed, each round
STEP: Final = 45  # a step beyond the border, for this round
REACH: Final = 46  # a space of the military track, each later round
FIRST: Final = 47  # being first in the next round
SHIP: Final = 48  # a pip that an own die lacks at a place
SITE: Final = 49  # any tile as a part of districts to come
NEW_TILE: Final = 50  # a building above its ability
AGAIN: Final = 51  # part of an ability that is used again later
PRICE: Final = 52  # a basic that an action costs
TRAIN: Final = 53  # one food of training
SMALL: Final = 54  # an ability that is not looked at closely
EXTRA: Final = 55  # a second action in a turn
FILL: Final = 56  # a tile that can complete a square, above that
LAST: Final = 57  # part of an action's worth in the last round
DIE_COLOUR: Final = 58  # a die of each colour, each later round
ZODIAC_CARD: Final[i64] = 58 + N_COLOURS  # each card, a round

_NAMES: Final = (
    "card_pace tower_pace climb_pace reserve_pace most_left work work_most base tempo tempo_pip "
    "pip six retire advisor speaker stone stone_3 stone_6 food food_3 food_6 wisdom wisdom_3 "
    "wisdom_6 gold gold_5 hope climb seated height open close close_later crowd almost pair "
    "engine engine_die ready others per_colour per_filler waiting token border step reach first "
    "ship site new_tile again price train small extra fill last"
)
KNOBS: Final[list[str]] = [*_NAMES.split(), *(f"die_{id}" for id in COLOURS), *ZODIAC]
N_KNOBS: Final[i64] = len(KNOBS)
_DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("weights.json").read_text(encoding="utf-8")
)
W: Final = vec[float]([float(_DATA["weights"][str(n)][k]) for n in (1, 2, 3, 4) for k in KNOBS])


def row(seats: i64) -> i64:
    """Where the numbers for that many players begin."""
    return (seats - 1) * N_KNOBS
