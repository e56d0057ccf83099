"""The numbers of a sentence: never typed, always looked up in what the engine says.

A path leads through `view` (what the learner sees), `facts` (the components), `event` (the last
of each kind since the learner's choice), `mine` (the same, the learner's own only), `record` (the
learner's last choice), `best` (the choice that is asked for) and `sheet` (the learner's points,
line by line).
"""

from typing import Any

from megalith.core import data, notation
from megalith.core.game import Json
from megalith.core.table import Step, Table

Paths = tuple[tuple[str, str], ...]  # name of the argument, where its value is


def sentence_args(table: Table[Any], me: int, fresh: list[Step], best: str, paths: Paths) -> Json:
    """The arguments of a message, as records carry them."""
    if not paths:
        return {}
    events, mine = _events(table, me, fresh)
    choice = [step.record for step in fresh if step.who == me]
    root = {
        "view": table.game.border.view(table.state, me),
        "facts": table.game.kit.facts if table.game.kit else data.components(table.game.id),
        "event": events,
        "mine": mine,
        "record": choice[0] if choice else {},
        "best": notation.read(best, table.game.border.shapes) if best else {},
        "sheet": table.game.rules.sheets(table.state)[me].to_json(),
    }
    return {name: find(root, path) for name, path in paths}


def _events(table: Table[Any], me: int, fresh: list[Step]) -> tuple[Json, Json]:
    all_of: Json = {}
    mine: Json = {}
    for step in fresh:
        for event in step.events:
            told = table.game.border.explain(event, me)
            all_of[told["tell"]] = told
            if told.get("seat") == me:
                mine[told["tell"]] = told
    return all_of, mine


def find(root: Any, path: str) -> Any:
    """One value: `view.players.0.food`; a part `id=c11` finds an item, `sum` adds up."""
    found = root
    for part in path.split("."):
        name, _, value = part.partition("=")
        if value:
            found = next(item for item in found if str(item[name]) == value)
        elif isinstance(found, dict) and part in found:
            found = found[part]
        elif part == "sum":
            found = sum(found.values() if isinstance(found, dict) else found)
        elif part == "count" and not isinstance(found, dict):
            found = len(found)
        else:
            found = found[int(part)] if isinstance(found, list | tuple) else found[part]
    return found
