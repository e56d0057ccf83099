"""What happened, as records: the two numbers of an event under their names."""

from collections.abc import Callable
from typing import Any, Final

from megalith.core.game import Event, Json
from megalith.games.pantheon.border import records
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.scoring import LINES

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "start_player": (),
    "row_card": ("place", "card"),
    "drew": ("card",),
    "took_card": ("card",),
    "took_money": ("card",),
    "no_money": (),
    "discarded": ("card",),
    "new_deck": ("cards",),
    "hands_dumped": (),
    "bonus_dealt": ("bonus",),
    "nation": ("epoch", "nation"),
    "god_up": ("god",),
    "booty_up": ("slot", "booty"),
    "demigod_up": ("value",),
    "new_gods": ("gods",),
    "temple": ("hex",),
    "turn": (),
    "acts": ("action",),
    "moves": ("cards", "steps"),
    "laid_foot": ("hex",),
    "laid_column": ("hex",),
    "jumped": ("hex",),
    "joined": ("hex",),
    "picked_up": ("booty",),
    "draws_instead": (),
    "pays_coins": ("coins", "total"),
    "pieces": ("columns", "feet"),
    "offering": ("kind", "level"),
    "offered": ("pay",),
    "gained_god": ("god", "points"),
    "no_god": (),
    "turned_up": ("god",),
    "god_refused": ("god",),
    "resolves": ("token",),
    "no_column": (),
    "took_demigod": ("value",),
    "drew_demigod": ("value",),
    "no_demigod": (),
    "declined": (),
    "gave_columns": ("count",),
    "gave_feet": ("count",),
    "money_reversed": (),
    "traitera": (),
    "ends_epoch": ("why", "points"),
    "limit_reached": ("turns",),
    "epoch_over": ("epoch",),
    "scored": ("line", "points"),
    "game_ends": (),
}
_IDS: Final[dict[str, Callable[[PantheonKit], list[str]]]] = {
    "card": lambda kit: kit.cards,
    "bonus": lambda kit: kit.bonus,
    "booty": lambda kit: kit.booty,
    "token": lambda kit: kit.tokens,
    "nation": lambda kit: kit.nations,
    "god": lambda kit: kit.gods,
    "action": lambda kit: records.ACTIONS,
    "kind": lambda kit: kit.kinds,
    "line": lambda kit: list(LINES),
    "why": lambda kit: ["", "booty", "gods", "both"],
}


def explain(kit: PantheonKit, event: Event, seat: int | None) -> Json:
    what, who, a, b = event
    if seat is None or seat != who:
        if what == "drew":
            return {"tell": "drew_hidden", "seat": who}
        if what == "drew_demigod":
            return {
                "tell": "drew_demigod_hidden",
                "seat": who,
                "group": kit.groups[kit.group[a - 1]],
            }
    record: Json = {"tell": what, "seat": who}
    for name, number in zip(NAMES[what], (a, b), strict=False):
        if name == "hex":
            record.update(records.hex_record(kit, number))
        elif name in ("booty", "bonus"):
            record["token"] = _IDS[name](kit)[number]
        else:
            record[name] = _value(kit, name, number)
    if what == "laid_column" or (what == "joined" and a in kit.column_at):
        record["column"] = kit.column_at[a]
    return record


def _value(kit: PantheonKit, name: str, n: int) -> Any:
    if name in _IDS:
        return _IDS[name](kit)[n]
    if name == "pay":
        return records.payment_record(kit, n)
    if name == "coins":
        return records.coins_record(kit, n)
    return n
