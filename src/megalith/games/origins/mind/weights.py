"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final

from megalith.core.weights import Weights

WEIGHTS: Final = Weights(str(Path(__file__).with_name("weights.json")))
W: Final = WEIGHTS.values

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
ZODIAC_CARD: Final = 63  # each card, a round
