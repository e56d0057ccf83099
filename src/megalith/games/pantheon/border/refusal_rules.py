"""The rules behind refusals: who may be asked what, what luck may bring, where pieces lie."""

from typing import Final

from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules import paths

# The words that answer each question, and the rule behind asking just this.
ANSWERS: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    n.CHOOSE_BONUS: (("choose_bonus",), "PA-177"),
    n.PLACE_BONUS_COLUMN: (("place_bonus_column",), "PA-044"),
    n.RAISE_OFFERING: (("raise_offering", "decline"), "PA-091"),
    n.TAKE_PIECES: (("take_pieces",), "PA-086"),
    n.GALLIA_CHOICE: (("gallia_choice",), "PA-030"),
    n.GALLIA_PAY: (("gallia_pay", "decline"), "PA-031"),
    n.DISCARD_CARD: (("discard_card",), "PA-034"),
    n.EXCHANGE_PIECES: (("exchange_pieces", "decline"), "PA-035"),
    n.CHOOSE_ACTION: (("choose_action",), "PA-051"),
    n.COMMIT_MOVE: (("commit_move",), "PA-061"),
    n.PLACE_PIECE: (("place_piece", "stop"), "PA-064"),
    n.FOLLOW: (("follow",), "PA-097"),
    n.COMMIT_COINS: (("commit_coins",), "PA-107"),
    n.BUY_ITEM: (("buy_offering", "buy_foot", "buy_column", "buy_place", "stop"), "PA-109"),
    n.CHOOSE_GOD: (("choose_god",), "PA-117"),
    n.PAY_OFFERING: (("pay_offering",), "PA-122"),
    n.DRAW_CARD: (("draw_row", "draw_deck", "stop"), "PA-137"),
    n.USE_TRAITERA: (("use_traitera", "keep_traitera"), "PA-145"),
}
LUCK_RULES: Final[dict[str, str]] = {
    "start_player": "PA-014",
    "deal_row": "PA-006",
    "deal_hand": "PA-005",
    "deal_bonus": "PA-013",
    "draw_nation": "PA-017",
    "reveal_god": "PA-018",
    "draw_booty": "PA-019",
    "reveal_demigod": "PA-021",
    "draw_demigod": "PA-009",
    "draw_god": "PA-090",
    "draw_from_deck": "PA-093",
    "refill_row": "PA-138",
}
HEX_RULES: Final[dict[int, tuple[str, str]]] = {
    paths.TEMPLE_HERE: ("PA-074", "temple_here"),
    paths.OWN_PIECE_HERE: ("PA-072", "own_piece_here"),
    paths.HEX_FULL: ("PA-071", "hex_full"),
    paths.NO_FOOT_LEFT: ("PA-065", "no_foot_left"),
    paths.NO_COLUMN_LEFT: ("PA-065", "no_column_left"),
    paths.COLUMN_NEEDS_FOOT: ("PA-069", "column_needs_foot"),
    paths.NOT_LINKED: ("PA-068", "not_linked"),
    paths.TOO_DEAR: ("PA-070", "too_dear"),
}
