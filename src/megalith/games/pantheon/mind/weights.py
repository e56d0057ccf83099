"""The tuned numbers of the evaluation; `weights.json` says how they were made."""

from pathlib import Path
from typing import Final

from megalith.core.weights import Weights

WEIGHTS: Final = Weights(str(Path(__file__).with_name("weights.json")))
W: Final = WEIGHTS.values

# Positions in a row: points for one of a thing while there is time to use it.
MOVE: Final = 0  # a movement card while there is time to use it
CARD: Final = 1  # an offering card
COIN: Final = 2  # a coin
LEVEL: Final = 3  # an offering token of level 1 … 4, in all
TRAITERA: Final = 7  # the favour of Traitera
EPOCH: Final = 8  # turns of each player in an epoch
NEW_EPOCH: Final = 9  # a map and gods that are not yet laid out
TURN: Final = 10  # an action that is still to be chosen
FOLLOWER: Final = 11  # a move of another player that one may follow
POWER: Final = 12  # what a lasting power brings in an epoch
GOD_HOPE: Final = 17  # hope for a god, by the cards that are missing
SECOND_GOD: Final = 22  # of the hope for the second best god
IMPATIENCE: Final = 23  # hope lost with each round that an epoch goes on too long
GROWTH: Final = 24  # columns that an epoch brings
SMOOTH: Final = 25  # bend of the smoothed table of columns
FOOT: Final = 26  # a foot: the first four, the next three, the others
COLUMN: Final = 29  # a column in stock: the first two, the others
PIETALTES: Final = 31  # a scoring of the favour that multiplies offerings
RAISE: Final = 32  # an offering raised
MONEY: Final = 33  # special money
PIECES: Final = 34  # pieces gained
PLACED: Final = 35  # a column placed by an effect
DRAWN_GOD: Final = 36  # the favour of a god that is not known yet
REACH: Final = 37  # a target so many steps short of what can be spent now
WAIT: Final = 47  # lost for each player who acts first
