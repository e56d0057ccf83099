"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final

from megalith.core.weights import Weights

WEIGHTS: Final = Weights(str(Path(__file__).with_name("weights.json")))
W: Final = WEIGHTS.values

# Positions in a row.
TILE_PACE: Final = 0  # rounds that a face-down tile of the lowest stack lasts
LAST_PACE: Final = 1  # rounds after the last one
CARD_PACE: Final = 2  # rounds that a card of the deck lasts
WORKER: Final = 3  # a worker above those of the start, a round
TOOL: Final = 4  # a tool point, a round
READY: Final = 5  # a tool point that can still be used this round
HOME: Final = 6  # of what the workers at home can still gather
MISSING: Final = 7  # a food that is missing
SPARE: Final = 8  # a food that is left over
WOOD: Final = 9  # a resource while there is time to use it; then brick, stone, gold
GLUT: Final = 13  # a resource above those that can still be used
TWO: Final = 14  # two resources of choice, kept
ONE_USE: Final = 15  # a tool to be used once, kept
FARM: Final = 16  # growth of what a figure multiplies, a round; then tools, buildings, workers
SYMBOL: Final = 20  # a different symbol, a round
CARD_COST: Final = 21  # a resource that a card takes
DICE: Final = 22  # dice for everyone
ROLL: Final = 23  # dice for a resource
EXTRA: Final = 24  # other effects
TILE: Final = 25  # a building, above its points
FLEX: Final = 26  # a resource in a building that takes any
ONE_SHORT: Final = 27  # chance of a building that is one resource short
MORE_SHORT: Final = 28
GATHER: Final = 29  # pips that a group gains above its dice less the rounding
NEXT: Final = 30  # starting the next round
HUNGER: Final = 31  # a food that is missing this round
ROOM: Final = 32  # resources that can still be used when the game ends soon …
PACE: Final = 33  # … and more of them, a round
