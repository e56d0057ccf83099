"""What no set of components can change: how many of what there are, and which effects exist."""

from typing import Final

N_KINDS: Final = 4  # of offerings
MAX_LEVEL: Final = 4  # of an offering token
N_VALUES: Final = 6  # of demigods
MOST_LAID: Final = 5  # gods or booty tokens on the board

# -- cards: a move card, one card for each kind of offering, a coin; then the special money

MOVE_CARD: Final = 0
OFFERING_CARD: Final = 1  # the first of N_KINDS
COIN_CARD: Final = 5  # the first of the coins
N_COMMON: Final = 6

# -- effects

DRAW_CARDS: Final = 0
TAKE_DEMIGODS: Final = 1
GOD_FROM_STACK: Final = 2
RAISE: Final = 3
SPECIAL_MONEY: Final = 4
GAIN_PIECES: Final = 5
PLACE_COLUMN: Final = 6
EXTRA_ACTION: Final = 7
CARDS_OR_GOD: Final = 8  # from here what only nations do
HAND_TO: Final = 9
EXCHANGE: Final = 10
REVERSE_MONEY: Final = 11
PURCHASE: Final = 12
LASTING: Final = 13  # this and all that follow act through effects.power()
COMMON: Final[tuple[str, ...]] = (
    "draw_cards",
    "demigods",
    "god_from_stack",
    "raise_offering",
    "special_money",
    "gain_pieces",
    "place_column",
)
NATIONAL: Final[tuple[str, ...]] = (
    "cards_or_god",
    "hand_to",
    "exchange_pieces",
    "reverse_special_money",
    "free_purchase",
)
POWERS: Final[tuple[str, ...]] = (
    "extra_steps",
    "jump",
    "extra_coins",
    "extra_draw",
    "cards_each_epoch",
    "score_offering",
)
TYPES: Final[tuple[str, ...]] = (*COMMON, "extra_action", *NATIONAL, *POWERS)

# -- what lasts, in the order of POWERS

STEPS: Final = 0
JUMPS: Final = 1
EXTRA_COINS: Final = 2
EXTRA_CARDS: Final = 3
EPOCH_CARDS: Final = 4
OFFERING_TIMES: Final = 5
N_POWERS: Final = 6
