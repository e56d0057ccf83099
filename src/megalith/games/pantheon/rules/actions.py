"""The action space. One flat range; sizes follow from the data file (numbers: shipped file).

     0 …   15  buy_offering   4 * kind + level - 1
    16         buy_foot
    17         buy_column
    18 …  272  hex            place_piece, buy_place, place_bonus_column
   273 …  289  commit_move    move cards played
   290 … 1153  commit_coins   numbers of the five coin cards, mixed radix
  1154 … 2449  pay            numbers of the four offering cards, mixed radix
  2450 … 2453  choose_action  move, buy, offer, draw
  2454 … 2455  follow         move, draw
  2456 … 2465  choose_god
  2466 … 2475  draw_row       card
  2476         draw_deck
  2477 … 2478  use_traitera, keep_traitera
  2479 … 2484  choose_bonus   token
  2485 … 2488  raise_offering kind
  2489 … 2490  take_pieces    option
  2491 … 2492  gallia_choice  cards, god
  2493 … 2502  discard_card   card
  2503 … 2526  exchange_pieces  columns 1 …, then feet 1 …
  2527         stop
  2528         decline

Outcomes of luck are numbered apart: a seat, a card, a token, a nation, a god, a value - 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.pantheon.rules.atlas import N_HEXES
from megalith.games.pantheon.rules.components import (
    COIN_CARD,
    COLUMNS,
    COPIES,
    FEET,
    MAX_LEVEL,
    MOST_OPTIONS,
    MOST_PAID,
    MOVE_CARD,
    N_BONUS,
    N_CARDS,
    N_GODS,
    N_KINDS,
)

N_COINS: Final[i64] = N_CARDS - COIN_CARD  # sorts of coin card


def _radix() -> list[int]:
    """What one card of each coin adds to a code, the last coin first."""
    steps = [1] * N_COINS
    for k in range(N_COINS - 2, -1, -1):
        steps[k] = steps[k + 1] * (COPIES[COIN_CARD + k + 1] + 1)
    return steps


COIN_STEP: Final = vec[i64](_radix())
N_COIN_MIXES: Final[i64] = COIN_STEP[0] * (COPIES[COIN_CARD] + 1)
PAY_BASE: Final[i64] = MOST_PAID + 1
PAY_STEP: Final = vec[i64]([PAY_BASE ** (N_KINDS - 1 - k) for k in range(N_KINDS)])

BUY_OFFERING: Final = 0
BUY_FOOT: Final[i64] = N_KINDS * MAX_LEVEL
BUY_COLUMN: Final[i64] = BUY_FOOT + 1
HEX: Final[i64] = BUY_COLUMN + 1
COMMIT: Final[i64] = HEX + N_HEXES
COINS: Final[i64] = COMMIT + COPIES[MOVE_CARD] + 1
PAY: Final[i64] = COINS + N_COIN_MIXES
ACTION: Final[i64] = PAY + PAY_BASE**N_KINDS
FOLLOW: Final[i64] = ACTION + 4
GOD: Final[i64] = FOLLOW + 2
ROW: Final[i64] = GOD + N_GODS
DECK: Final[i64] = ROW + N_CARDS
TRAITERA: Final[i64] = DECK + 1
BONUS: Final[i64] = TRAITERA + 2
RAISE: Final[i64] = BONUS + N_BONUS
PIECES: Final[i64] = RAISE + N_KINDS
GALLIA: Final[i64] = PIECES + MOST_OPTIONS
DISCARD: Final[i64] = GALLIA + 2
EXCHANGE: Final[i64] = DISCARD + N_CARDS
EXCHANGE_FEET: Final[i64] = EXCHANGE + COLUMNS
STOP: Final[i64] = EXCHANGE_FEET + FEET
DECLINE: Final[i64] = STOP + 1
COUNT: Final[i64] = DECLINE + 1

# The four actions, and the two answers of a follower.
MOVE: Final = 0
BUY: Final = 1
OFFER: Final = 2
DRAW: Final = 3
FOLLOW_MOVE: Final = 0
FOLLOW_DRAW: Final = 1


def coins_of(mix: i64, coin: i64) -> i64:
    """How many cards of a coin (0 is the smallest) a mix has."""
    return mix // COIN_STEP[coin] % (COPIES[COIN_CARD + coin] + 1)


def paid_of(mix: i64, kind: i64) -> i64:
    """How many offering cards of a kind a payment has."""
    return mix // PAY_STEP[kind] % PAY_BASE
