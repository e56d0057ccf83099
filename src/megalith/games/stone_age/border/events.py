"""What happened, as records: the two numbers of an event under their names."""

from typing import Any, Final

from megalith.core.game import Event, Json
from megalith.games.stone_age.border.records import mix_record
from megalith.games.stone_age.rules.components import THROWS, StoneAgeKit

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "start_player": (),
    "round_begins": ("round",),
    "row_card": ("slot", "card"),
    "tile_up": ("stack", "tile"),
    "placed": ("place", "workers"),
    "uses": ("place", "workers"),
    "rolled": ("good", "total"),
    "tools_used": ("tools", "added"),
    "gained": ("good", "count"),
    "tool": ("slot", "value"),
    "tool_lost": (),
    "worker": ("workers",),
    "worker_lost": (),
    "track": ("track",),
    "track_full": (),
    "declined": ("place",),
    "bought_card": ("card", "pay"),
    "points": ("points",),
    "deck_empty": (),
    "drew_extra": ("card",),
    "two_resources": ("gain",),
    "rolled_all": ("throw", "players"),
    "picked": ("face",),
    "built": ("tile", "points"),
    "stack_empty": ("stack",),
    "income": ("food",),
    "fed": ("workers",),
    "fed_with": ("missing", "pay"),
    "starved": ("missing",),
    "game_ends": ("round",),
}
LACKS: Final = {
    "fed_with": "food",
    "starved": "food",
}  # what is missing, by the event that tells it


def explain(kit: StoneAgeKit, event: Event, seat: int | None) -> Json:
    what, who, a, b = event
    record: Json = {"tell": what, "seat": who}
    for name, number in zip(NAMES[what], (a, b), strict=False):
        record[name] = _value(kit, name, number)
    if what == "drew_extra" and seat != who:
        del record["card"]
    if what == "gained":
        record = {"tell": what, "seat": who, "gain": {_good(kit, a): b}}
    if what == "rolled_all":
        record = {"tell": what, "seat": who, "dice": list(THROWS[b][a])}
    return record


def _good(kit: StoneAgeKit, n: int) -> str:
    return "food" if n == 0 else kit.resources[n - 1]


def _value(kit: StoneAgeKit, name: str, n: int) -> Any:
    if name == "place":
        return kit.places[n]
    if name == "good":
        return _good(kit, n)
    if name == "card":
        return kit.cards[n]
    if name == "tile":
        return kit.tiles[n]
    if name == "pay" or name == "gain":
        return mix_record(kit, n)
    if name == "slot" or name == "stack":
        return n
    if name == "tools":
        return [k + 1 for k in range(3) if n >> k & 1] + [
            kit.cards[kit.kept[k]] for k in range(3) if n >> (k + 3) & 1
        ]
    return n
