"""What happened, as records: the two numbers of an event under their names."""

from typing import Any, Final

from megalith.core.game import Event, Json
from megalith.games.stone_age.border.records import mix_record
from megalith.games.stone_age.rules.components import CARDS, KEPT, PLACES, RESOURCES, THROWS, TILES

GOODS: Final = ["food", *RESOURCES]

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


def explain(event: Event, seat: int | None) -> Json:
    what, who, a, b = event
    record: Json = {"tell": what, "seat": who}
    for name, number in zip(NAMES[what], (a, b), strict=False):
        record[name] = _value(name, number)
    if what == "drew_extra" and seat != who:
        del record["card"]
    if what == "gained":
        record = {"tell": what, "seat": who, "gain": {GOODS[a]: b}}
    if what == "rolled_all":
        record = {"tell": what, "seat": who, "dice": list(THROWS[b][a])}
    return record


def _value(name: str, n: int) -> Any:
    if name == "place":
        return PLACES[n]
    if name == "good":
        return GOODS[n]
    if name == "card":
        return CARDS[n]
    if name == "tile":
        return TILES[n]
    if name == "pay" or name == "gain":
        return mix_record(n)
    if name == "slot" or name == "stack":
        return n
    if name == "tools":
        return [k + 1 for k in range(3) if n >> k & 1] + [
            CARDS[KEPT[k]] for k in range(3) if n >> (k + 3) & 1
        ]
    return n
