"""The settings of Pantheon."""

from typing import Final

from megalith.core.options import Option
from megalith.games.pantheon.rules.components import DATA

MOST_TURNS: Final = 1000  # the highest epoch_turn_limit that can be asked for


def options() -> tuple[Option, ...]:
    """The settings of the data file; the number of players is not one of them."""
    made: list[Option] = []
    for item in DATA["settings"]["items"]:
        if item["id"] == "players":
            continue
        if isinstance(item["values"], list):
            made.append(Option(item["id"], item["default"], item["values"]))
        else:
            made.append(Option(item["id"], item["default"], least=0, most=MOST_TURNS))
    return tuple(made)
