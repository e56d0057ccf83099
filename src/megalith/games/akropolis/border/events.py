"""What happened, as records: the two numbers of an event under their names."""

from typing import Final

from megalith.core.game import Event, Json
from megalith.games.akropolis.border.records import spot_record
from megalith.games.akropolis.rules.components import AkropolisKit

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "first_player": (),
    "site_tile": ("slot", "tile"),
    "round_begins": ("round",),
    "took": ("tile", "price"),
    "laid": ("tile", "spot"),
    "level": ("level",),
    "stones": ("stones",),
    "rival_paid": ("stones",),
    "rival_took": ("tile", "price"),
    "game_ends": ("round",),
}


def explain(kit: AkropolisKit, event: Event, seat: int | None) -> Json:
    """Everything is public, so everybody is told the same."""
    what, who, a, b = event
    record: Json = {"tell": what, "seat": who}
    for name, number in zip(NAMES[what], (a, b), strict=False):
        if name == "tile":
            record[name] = kit.tiles[number]
        elif name == "spot":
            record.update(spot_record(number))
        else:
            record[name] = int(number)
    return record
