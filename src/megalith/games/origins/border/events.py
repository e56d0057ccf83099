"""What happened, as records: the two numbers of an event under their names."""

from typing import Any, Final

from megalith.core.game import Event, Json
from megalith.games.origins.border import records
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city, people
from megalith.games.origins.rules.components import (
    CARDS,
    COLOURS,
    RESOURCES,
    TEMPLES,
    TYPES,
    ZODIAC,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.phases.purchase import MODE_IDS

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "token_laid": ("place", "token"),
    "zodiac_laid": ("temple", "zodiac"),
    "pool_tile": ("slot", "tile"),
    "stack_top": ("tile",),
    "citizen_laid": ("slot", "die"),
    "speaker_rolled": ("value",),
    "card_laid": ("card",),
    "first_player": (),
    "draft_rolled": ("die",),
    "drafted": ("die",),
    "round_begins": ("round",),
    "visited": ("worker", "place"),
    "ship": ("place", "value"),
    "ship_set": ("place", "value"),
    "main_action": ("action",),
    "bonus_action": ("token",),
    "bonus_as_gold": ("token",),
    "gained": (),
    "paid": (),
    "points": ("points",),
    "marched": ("start", "end"),
    "superiority": ("count",),
    "attacked": ("space",),
    "bought": ("tile", "mode"),
    "laid": ("cell", "tile"),
    "replaced": ("cell", "tile"),
    "pool_refilled": ("tile",),
    "set_aside": ("tile",),
    "activated": ("tile",),
    "copied": ("tile",),
    "climbed": ("temple", "space"),
    "zodiac_taken": ("temple", "zodiac"),
    "zodiac_kept": ("temple", "zodiac"),
    "citizen": ("die",),
    "citizen_rolled": ("die",),
    "colour_exhausted": ("colour",),
    "speaker": ("value",),
    "die_raised": ("die", "to_die"),
    "die_dropped": ("die", "to_die"),
    "swapped": ("die", "to_die"),
    "advisor": ("colour", "count"),
    "advisor_again": ("colour", "points"),
    "closed": ("cell", "die"),
    "card_scored": ("card", "points"),
    "tower_built": ("colour", "height"),
    "base_ready": ("bases",),
    "token_spent": (),
    "passed": (),
    "came_home": ("die", "count"),
    "round_ends": ("round",),
    "retreated": ("start", "end"),
    "game_ends": ("round",),
}


def explain(kit: OriginsKit, event: Event, seat: int | None) -> Json:
    what, who, a, b = event
    record: Json = {"tell": what, "seat": who}
    if what in ("gained", "paid"):
        return {**record, "goods": {RESOURCES[a]: b}}
    for name, number in zip(NAMES[what], (a, b), strict=False):
        record.update(_named(kit, name, number))
    return record


def _named(kit: OriginsKit, name: str, n: int) -> dict[str, Any]:
    """A number under its name; dice, tiles and cells have several."""
    if name == "die":
        return {"colour": COLOURS[people.colour_of(n)], "value": int(people.value_of(n))}
    if name == "to_die":
        return {"to": COLOURS[people.colour_of(n)], "to_value": int(people.value_of(n))}
    if name == "cell":
        return {"x": int(city.x_of(n)), "y": int(city.y_of(n))}
    if name == "worker":
        return records.worker_record(n)
    if name == "tile":
        return {"type": TYPES[kit.tile_type[n]]}
    if name in ("place", "slot"):
        return {name: n + 1}
    return {name: _value(name, n)}


def _value(name: str, n: int) -> Any:
    if name == "colour":
        return COLOURS[n]
    if name == "temple":
        return TEMPLES[n]
    if name == "zodiac":
        return ZODIAC[n]
    if name == "card":
        return CARDS[n]
    if name == "token":
        return ab.TOKENS[n]
    if name == "action":
        return ab.ACTIONS[n]
    return MODE_IDS[n] if name == "mode" else n
