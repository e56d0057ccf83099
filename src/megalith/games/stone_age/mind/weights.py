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
TWO: Final = 13  # two resources of choice, kept
ONE_USE: Final = 14  # a tool to be used once, kept
FARM: Final = 15  # growth of what a figure multiplies, a round; then tools, buildings, workers
SYMBOL: Final = 19  # a card with a symbol, a round: what one of any kind would add
DICE: Final = 20  # dice for everyone
ROLL: Final = 21  # dice for a resource
EXTRA: Final = 22  # other effects
TILE: Final = 23  # a building, above its points
ONE_SHORT: Final = 24  # chance of a building that is one resource short
MORE_SHORT: Final = 25
GATHER: Final = 26  # pips that a group gains above its dice less the rounding
NEXT: Final = 27  # starting the next round
HUNGER: Final = 28  # a food that is missing this round
ROOM: Final = 29  # resources of a kind that can still be used when the game ends soon …
PACE: Final = 30  # … and more of them, a round
PLAN: Final = 31  # of the best building that nobody has claimed yet
CARD_BEND: Final = 32  # and for each card under it a little longer: early on fewer are bought
