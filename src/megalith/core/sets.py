"""Sets of components: the shipped one and any others, side by side in one process.

A set is given by what differs from the shipped one: blocks and fields; a list as a whole, or, where
its items have an `id`, as an object with the items that differ. A digest of all facts is its name.

The shipped one may change, so what differs says from which edition: {"game": {"edition": 2}}. Sets
of before there were several name none and mean the first, for ever.
"""

import json
from copy import deepcopy
from hashlib import sha256
from typing import Any

from megalith.core import data
from megalith.core.errors import TableError

Json = dict[str, Any]
WHOLE = "="  # {"=": …} stands for an object as a whole, where fields of the shipped one are gone


def whole(title: str, changes: Json) -> Json:
    """All facts of a set that differs from the shipped one by these changes."""
    told = _game(changes).get("id", title)
    if told != title:
        text = "this is a set of {found}, not of {game}"
        raise TableError(text, "set-other-game", found=str(told), game=title)
    facts: Json = _merged(base(title, changes), changes)
    return facts


def changes(title: str, facts: Json) -> Json:
    """What differs from the shipped set; `whole` makes the same facts again from it."""
    found: Json = _difference(base(title, facts), facts)
    number = data.edition(facts)
    if number != data.FIRST and WHOLE not in found and WHOLE not in found.get("game", {}):
        found = {**found, "game": {"edition": number, **found.get("game", {})}}
    assert whole(title, found) == facts
    return found


def base(title: str, told: Json) -> Json:
    """The shipped set that a set began with."""
    return data.shipped_as(title, data.edition({"game": _game(told)}))


def _game(told: Json) -> Json:
    """What a set says of the game as a whole."""
    game = told.get("game")
    inside = game.get(WHOLE, game) if isinstance(game, dict) else game
    return inside if isinstance(inside, dict) else {}


def shipped(title: str) -> Json:
    """What differs from the shipped set of now where nothing does: only its edition is told."""
    return data.begun(data.edition(data.shipped(title)))


def digest(facts: Json) -> str:
    """The name of a set."""
    text = json.dumps(facts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def _merged(old: Any, new: Any) -> Any:
    if isinstance(new, dict) and set(new) == {WHOLE}:
        return deepcopy(new[WHOLE])
    if isinstance(old, dict) and isinstance(new, dict):
        return {**deepcopy(old), **{key: _merged(old.get(key), x) for key, x in new.items()}}
    if by_id(old) and isinstance(new, dict):
        for id in new:
            if id not in _ids(old):
                raise TableError("components: there is no {found} to change", "set-no-id", found=id)
        return [_merged(x, new.get(x["id"], {})) for x in old]
    return deepcopy(old if _written_otherwise(old, new) else new)


def _written_otherwise(old: Any, new: Any) -> bool:
    """0.0 is 0 where other programs have written it."""
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = list(zip(old, new, strict=True))
        return any(type(x) is float for x in old) and all(
            x == y or _written_otherwise(x, y) for x, y in pairs
        )
    return type(old) is float and type(new) is int and old == new


def _difference(old: Any, new: Any) -> Any:
    """The least that `_merged` needs, where it can do with less than the whole."""
    if isinstance(old, dict) and isinstance(new, dict) and set(old) <= set(new):
        return {
            key: _difference(old.get(key), x)
            for key, x in new.items()
            if key not in old or x != old[key]
        }
    if by_id(old) and by_id(new) and _ids(old) == _ids(new):
        pairs = [(a, b) for a, b in zip(old, new, strict=True) if a != b]
        if all(set(a) <= set(b) for a, b in pairs):
            return {b["id"]: _difference(a, b) for a, b in pairs}
    return {WHOLE: deepcopy(new)} if isinstance(new, dict) else deepcopy(new)


def by_id(x: Any) -> bool:
    """Whether it is a list of things that are known by different ids."""
    if not isinstance(x, list) or not all(isinstance(y, dict) and "id" in y for y in x):
        return False
    return len(set(_ids(x))) == len(x) > 0


def _ids(x: Any) -> list[str]:
    return [y["id"] for y in x]
