"""What a table of Akropolis can wait for, numbered: luck, decisions, and flow in between."""

from typing import Final

# What the table waits for; the top of the stack says which, of whom.
DRAW_FIRST: Final = 0  # luck: who is the first chief architect
DRAW_SITE: Final = 1  # luck: the tile for slot a of the first site
REFILL: Final = 2  # luck: the tile for slot a, out of an opened stack
CHOOSE: Final = 3
PLACE: Final = 4
# Flow that needs no decision.
BEGIN_ROUND: Final = 5
BEGIN_TURN: Final = 6
