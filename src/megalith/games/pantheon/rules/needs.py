"""What a table of Pantheon can wait for, numbered: luck, decisions, and flow in between."""

from typing import Final

# What the table waits for; the top of the stack says which, of whom.
START_PLAYER: Final = 0  # luck: who begins
DEAL_ROW: Final = 1  # luck: the card for place a
DEAL_HAND: Final = 2  # luck: card a of the deal
DEAL_BONUS: Final = 3  # luck: token a of the deal
DRAW_NATION: Final = 4  # luck
REVEAL_GOD: Final = 5  # luck: the god for place a of the board
DRAW_BOOTY: Final = 6  # luck: the token for slot a
REVEAL_DEMIGOD: Final = 7  # luck
DRAW_DEMIGOD: Final = 8  # luck: seen by the seat only
DRAW_GOD: Final = 9  # luck: from the stack, origin b
DRAW_FROM_DECK: Final = 10  # luck: seen by the seat only
REFILL_ROW: Final = 11  # luck: the card for place a
LAST_LUCK: Final = REFILL_ROW
CHOOSE_BONUS: Final = 12
PLACE_BONUS_COLUMN: Final = 13  # a columns left
RAISE_OFFERING: Final = 14  # a levels left, b 1 if it may be declined
TAKE_PIECES: Final = 15  # effect a
GALLIA_CHOICE: Final = 16  # effect a
GALLIA_PAY: Final = 17  # god a
DISCARD_CARD: Final = 18
EXCHANGE_PIECES: Final = 19
CHOOSE_ACTION: Final = 20
COMMIT_MOVE: Final = 21  # a steps of the big foot
PLACE_PIECE: Final = 22  # a steps left, b = 2 * jumps left + 1 if a piece was laid
FOLLOW: Final = 23
COMMIT_COINS: Final = 24
BUY_ITEM: Final = 25  # a coins left, b 1 if it may be stopped
CHOOSE_GOD: Final = 26
PAY_OFFERING: Final = 27  # place a of the board
DRAW_CARD: Final = 28  # a cards drawn
USE_TRAITERA: Final = 29
# Flow that needs no decision; k counts seats from the start player.
SETUP: Final = 30
BEGIN_EPOCH: Final = 31
LAY_GODS: Final = 32  # place a
LAY_BOOTY: Final = 33  # slot a
SHOW_DEMIGODS: Final = 34  # a still to be turned up
NATION_TURN: Final = 35  # a = k
SET_TEMPLE: Final = 36
EPOCH_DRAW: Final = 37  # a = k
BONUS_TURN: Final = 38  # a = k
BEGIN_ACTIONS: Final = 39
BEGIN_TURN: Final = 40
AFTER_ACTION: Final = 41
FOLLOWERS: Final = 42  # a = k, counted from the active player
FINISH: Final = 43  # played cards are discarded, then booty
RESOLVE: Final = 44  # the booty picked up
RUN_EFFECT: Final = 45  # effect a, origin b
DRAW_CARDS: Final = 46  # a cards still due, of b in all
FILL_ROW: Final = 47
DRAW_GODS: Final = 48  # a gods still due, origin b
DRAW_DEMIGODS: Final = 49  # a tokens still due
TO_BOX: Final = 50  # god a
FIT_HAND: Final = 51  # to a cards
END_EPOCH: Final = 52

OF_ACTION: Final = -1  # in place of b: a card of a draw action

# Where a god or token comes from (bits): decides which demigods it takes, what it draws.
FROM_BOARD: Final = 0
FROM_STACK: Final = 1
NO_MORE: Final = 2  # drawn by Surparit: draws no further god
IN_GALLIA: Final = 4  # turned up, not yet taken
