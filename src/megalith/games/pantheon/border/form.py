"""The form of the score sheet of a whole game."""

from typing import Final

from megalith.core.form import Entry, Form
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.vocabulary import MAX_LEVEL, N_VALUES

SHEET: Final = "pantheon_sheet_1"
SCORINGS: Final = ("first", "second")
COUNTED: Final = ("demigods", "columns", "pietalte", "offerings")


def counted(kit: PantheonKit, scoring: str = "") -> tuple[Entry, ...]:
    """What one scoring counts; alone, or as a part of a sheet."""
    inside = f"{scoring}." if scoring else ""
    return (
        Entry(f"{inside}demigods", "numbers", least=1, most=N_VALUES, start=[]),
        Entry(f"{inside}columns", most=int(kit.columns), start=0),
        Entry(f"{inside}pietalte", most=int(kit.god_copies[kit.pietalte])),
        Entry(f"{inside}offerings", "counts", most=MAX_LEVEL, ids=kit.kinds, words="offering"),
    )


def form(kit: PantheonKit) -> Form:
    epochs = int(kit.epochs)
    return Form(
        (
            Entry("gods", "list", length=epochs, start=[0] * epochs),
            Entry("epochs_ended", most=epochs, start=0),
            *(entry for scoring in SCORINGS for entry in counted(kit, scoring)),
        ),
        head={"format": SHEET},
    )
