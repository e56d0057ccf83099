"""The forms of the score sheets: of one scoring, which people fill in, and of a whole game."""

from typing import Final

from megalith.core.form import Entry, Form
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.vocabulary import MAX_LEVEL, N_VALUES

SCORING: Final = "pantheon_scoring_1"
SHEET: Final = "pantheon_sheet_1"
SCORINGS: Final = ("first", "second")
COUNTED: Final = ("demigods", "columns", "pietalte", "offerings")


def form(kit: PantheonKit) -> Form:
    """One scoring: what lies on the table then, and the points that are scored already."""
    return Form(
        (
            Entry("points", start=0),
            Entry("ended_epoch", "flag"),
            Entry("demigods", "numbers", least=1, most=N_VALUES, start=[]),
            Entry("columns", most=int(kit.columns), start=0),
            Entry("pietalte", most=int(kit.god_copies[kit.pietalte])),
            Entry("offerings", "counts", most=MAX_LEVEL, ids=kit.kinds),
        ),
        head={"format": SCORING, "scoring": SCORINGS[0]},
        asks={"scoring": SCORINGS},
    )


SHEET_FIELDS: Final = ("gods", "epochs_ended", *SCORINGS)  # of a player, in a whole game
