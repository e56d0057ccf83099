"""The form of the score sheet."""

from typing import Final

from megalith.core.form import Entry, Form
from megalith.games.origins.rules.components import (
    COLOURS,
    DISCS_PER_COLOUR,
    FACES,
    START_HEIGHT,
    TEMPLES,
)
from megalith.games.origins.rules.kit import OriginsKit

FORMAT: Final = "origins_final_position"
START_TILES: Final = 2  # agora and palace
BLOCK: Final = 4  # tiles around a seat
MOST: Final = 100_000
FORM: Final = Form(
    (
        Entry("track_vp", most=MOST, start=0),
        Entry("gold", most=MOST, start=0),
        Entry("advisor_vp", most=MOST, start=0),
        Entry("temple_vp", "counts", most=MOST, ids=TEMPLES, start=dict.fromkeys(TEMPLES, 0)),
        Entry(
            "towers",
            "counts",
            least=int(START_HEIGHT),
            most=int(DISCS_PER_COLOUR),
            ids=COLOURS,
            words="colour",
            start=dict.fromkeys(COLOURS, int(START_HEIGHT)),
        ),
        Entry("seats", "dice", least=1, most=int(FACES), ids=COLOURS, words="colour", start=[]),
        Entry("buildings", least=START_TILES, most=MOST, start=BLOCK),
    ),
    head={"format": FORMAT, "version": 1, "solo": None},
)


def form(kit: OriginsKit) -> Form:
    """The same for every set of components."""
    return FORM
