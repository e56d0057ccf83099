"""What a table of Stone Age can wait for, numbered: luck, decisions, and flow in between."""

from typing import Final

# What the table waits for; the top of the stack says which, of whom.
DRAW_START: Final = 0  # luck: who begins
DRAW_ROW: Final = 1  # luck: the card for slot a
DRAW_TILE: Final = 2  # luck: the tile for stack a
DRAW_EXTRA: Final = 3  # luck: the hidden card of a draw_card effect
ROLL: Final = 4  # luck: b dice for good a
ROLL_CARD: Final = 5  # luck: b dice for good a, granted by a card
ROLL_ALL: Final = 6  # luck: one die for each player
PLACE: Final = 7
GROUP: Final = 8
TOOLS: Final = 9  # good a, total b
PAY_CARD: Final = 10  # slot a
PAY_BUILDING: Final = 11  # stack a
TWO: Final = 12  # two resources now or later
PICK_DIE: Final = 13
FEED: Final = 14  # a missing food
# Flow that needs no decision; seats are counted from the start player by a.
USE_SEAT: Final = 15
FEED_SEAT: Final = 16
END_ROUND: Final = 17
BEGIN_ROUND: Final = 18
