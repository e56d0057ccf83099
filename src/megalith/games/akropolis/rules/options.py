"""The settings of Akropolis, and how the state keeps them."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.core.options import Chosen, Option
from megalith.games.akropolis.rules.components import SETTINGS, VARIANTS
from megalith.games.akropolis.rules.state import ALL_TILES, EDGE, LEFT_TO_RIGHT, SILENT_SCORES


def options() -> tuple[Option, ...]:
    """The settings of the data file; the number of players is no option here."""
    made: list[Option] = []
    for row in SETTINGS:
        values = row.get("values", (False, True))
        if row["id"] != "players":
            made.append(Option(row["id"], row["default"], values))
    return tuple(made)


def rule_bits(chosen: Chosen) -> i64:
    """The options as bits of one number."""
    rules: i64 = 0
    for kind, variant in enumerate(VARIANTS):
        if chosen[variant]:
            rules |= bits.bit(kind)
    if chosen["enclosed_cells"] == "edge":
        rules |= bits.bit(EDGE)
    if chosen["long_game"]:
        rules |= bits.bit(ALL_TILES)
    if chosen["site_direction"] == "left_to_right":
        rules |= bits.bit(LEFT_TO_RIGHT)
    if not chosen["live_scores"]:
        rules |= bits.bit(SILENT_SCORES)
    return rules
