"""The action space. One flat range; sizes follow from the set of components (numbers: shipped set).

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

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.pantheon.rules.vocabulary import MAX_LEVEL, N_KINDS

BUY_OFFERING: Final = 0
BUY_FOOT: Final = 16
BUY_COLUMN: Final = 17
HEX: Final = 18

# The four actions, and the two answers of a follower.
MOVE: Final = 0
BUY: Final = 1
OFFER: Final = 2
DRAW: Final = 3
FOLLOW_MOVE: Final = 0
FOLLOW_DRAW: Final = 1


@final
class Actions:
    """Where each range begins that depends on the set of components."""

    def __init__(
        self,
        n_hexes: i64,
        moves: i64,
        coins: vec[i64],
        most_paid: i64,
        gods: i64,
        cards: i64,
        bonus: i64,
        options: i64,
        columns: i64,
        feet: i64,
    ) -> None:
        self.n_coins: i64 = len(coins)  # sorts of coin card
        self.copies = coins  # of each
        self.coin_step = _radix(coins)
        self.pay_base: i64 = most_paid + 1
        steps = [self.pay_base ** (N_KINDS - 1 - k) for k in range(N_KINDS)]
        self.pay_step = vec[i64](steps)
        self.commit: i64 = HEX + n_hexes
        self.coins: i64 = self.commit + moves + 1
        self.pay: i64 = self.coins + self.coin_step[0] * (coins[0] + 1)
        self.action: i64 = self.pay + self.pay_step[0] * self.pay_base
        self.follow: i64 = self.action + 4
        self.god: i64 = self.follow + 2
        self.row: i64 = self.god + gods
        self.deck: i64 = self.row + cards
        self.traitera: i64 = self.deck + 1
        self.bonus: i64 = self.traitera + 2
        self.raised: i64 = self.bonus + bonus
        self.pieces: i64 = self.raised + N_KINDS
        self.gallia: i64 = self.pieces + options
        self.discard: i64 = self.gallia + 2
        self.exchange: i64 = self.discard + cards
        self.exchange_feet: i64 = self.exchange + columns
        self.stop: i64 = self.exchange_feet + feet
        self.decline: i64 = self.stop + 1
        self.count: i64 = self.decline + 1

    def coins_of(self, mix: i64, coin: i64) -> i64:
        """How many cards of a coin (0 is the smallest) a mix has."""
        return mix // self.coin_step[coin] % (self.copies[coin] + 1)

    def paid_of(self, mix: i64, kind: i64) -> i64:
        """How many offering cards of a kind a payment has."""
        return mix // self.pay_step[kind] % self.pay_base


def _radix(coins: vec[i64]) -> vec[i64]:
    """What one card of each coin adds to a code, the last coin first."""
    steps = [1] * len(coins)
    for k in range(len(coins) - 2, -1, -1):
        steps[k] = steps[k + 1] * (int(coins[k + 1]) + 1)
    return vec[i64](steps)


assert N_KINDS * MAX_LEVEL == BUY_FOOT
