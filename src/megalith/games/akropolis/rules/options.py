"""The settings of Akropolis, and how the state keeps them."""

from typing import Final

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.core.options import Chosen, Option, start_player
from megalith.games.akropolis.rules.components import ARCHITECTS, VARIANTS
from megalith.games.akropolis.rules.state import (
    ALL_TILES,
    EDGE,
    LEFT_TO_RIGHT,
    LITERAL,
    SILENT_SCORES,
)

# What an empty space inside the city is, and its bits.
HOLES: Final = {"lake": 0, "edge": int(bits.bit(EDGE)), "literal": int(bits.bit(LITERAL))}


def options() -> tuple[Option, ...]:
    return (
        start_player("seat_0", once="first_player", once_values={"given": "seat_0"}),
        Option("long_game", False, (False, True)),
        *(Option(variant, False, (False, True)) for variant in VARIANTS),
        Option("enclosed_cells", "lake", tuple(HOLES)),
        Option("solo_architect", ARCHITECTS[0], ARCHITECTS),
        Option("site_direction", "right_to_left", ("right_to_left", "left_to_right")),
        Option("live_scores", True, (False, True)),
    )


def holes(rules: i64) -> str:
    """The value of `enclosed_cells` that the bits say."""
    if bits.has(rules, EDGE):
        return "edge"
    return "literal" if bits.has(rules, LITERAL) else "lake"


def rule_bits(chosen: Chosen) -> i64:
    """The options as bits of one number."""
    rules: i64 = 0
    for kind, variant in enumerate(VARIANTS):
        if chosen[variant]:
            rules |= bits.bit(kind)
    rules |= HOLES[str(chosen["enclosed_cells"])]
    if chosen["long_game"]:
        rules |= bits.bit(ALL_TILES)
    if chosen["site_direction"] == "left_to_right":
        rules |= bits.bit(LEFT_TO_RIGHT)
    if not chosen["live_scores"]:
        rules |= bits.bit(SILENT_SCORES)
    return rules
