"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final

from megalith.core.weights import Weights

WEIGHTS: Final = Weights(str(Path(__file__).with_name("weights.json")))
W: Final = WEIGHTS.values

# Positions in a row.
VALUE: Final = 0  # by kind: how much of our part of the districts to come will do us good
STARS: Final = 5  # the same for the stars
TEMPLE_SIDES: Final = 10  # of the level of a temple with three, four or five built sides
COVERS: Final = 13  # the most quarries that one tile could cover: one, two or three
# Added by the share of the game that is left:
STONE: Final = 16  # to the point that a stone is worth anyway
QUARRY: Final = 17  # a visible one
HOUSE_APART: Final = 18  # of the level of a house outside the largest group
SPOILED_MARKET: Final = 19
TIGHT_BARRACKS: Final = 20  # lost of the level of barracks with one free side
ROOM: Final = 21  # a place on a higher level
CLEAN_ROOM: Final = 22  # the same, covering nothing that counts
HIGHEST: Final = 23  # a level of the highest of these
DENIAL: Final = 24  # how much the next player's best reply weighs
