"""The numbers of the rules, from the set of components that is in use.

`games/<title>/text/numbers.json` says for each rule where its numbers stand in the set:

  "SA-009": {"5": "player.workers_start"}    wherever the rule says 5
  "OR-072": {"1": ["a", null]}    the first 1 that it says; the second is no number of a set
  "AK-007": {"2": "a & b"}                   one number for several: 2, or 2/3 where they differ
  "OR-120": {"2, 4, 6, 8": "population_track.food"}, "…[1:]" without the first; "#…" counts them
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from megalith.core import data
from megalith.core.game import Json
from megalith.core.provenance import at

_GAMES: Final = Path(__file__).parent / "games"
_KEPT: Final = re.compile(r"\[[^\]]*\]|`[^`]*`")  # marks and codes: their numbers are others
UNTOLD: Final = "…"
Where = str | list[str | None]


@cache
def marked(title: str) -> dict[str, dict[str, Where]]:
    """By rule (the text before the first one has the empty id) and what it says."""
    path = _GAMES / title / "text" / "numbers.json"
    found: dict[str, dict[str, Where]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def filled(title: str, id: str, text: str, facts: Json) -> str:
    """A rule with the numbers of a set."""
    places = marked(title).get(id)
    if not places:
        return text
    shipped = data.shipped(title)
    said: dict[str, int] = dict.fromkeys(places, 0)

    def number(found: re.Match[str]) -> str:
        key = found[0]
        if key not in places:  # a mark, or a code
            return key
        said[key] += 1
        path = _place(places[key], said[key])
        if path is None or (now := told(path, facts)) == told(path, shipped):
            return key
        return now

    keys = "|".join(re.escape(key) for key in sorted(places, key=len, reverse=True))
    return re.sub(rf"{_KEPT.pattern}|(?<![\w.\-])(?:{keys})(?!\w)", number, text)


def _place(where: Where, time: int) -> str | None:
    """The path of what is said for the first, second … time."""
    if isinstance(where, str):
        return where
    return where[time - 1] if time <= len(where) else None


def told(where: str, facts: Json) -> str:
    """What a set has there, as a rule says it."""
    if where.startswith("%"):
        return ", ".join(_row(row) for row in at(facts, where[1:]) or ())
    if where.startswith("#"):
        return ", ".join(str(n) for n in range(1, len(_values(where[1:], facts)) + 1))
    if " & " in where:
        each = [told(path, facts) for path in where.split(" & ")]
        return "/".join(each if len(set(each)) > 1 else each[:1])
    values = [_number(x) for x in _values(where, facts)]
    return ", ".join(values) if values else UNTOLD


def _values(where: str, facts: Json) -> list[Any]:
    path, _, cut = where.partition("[")
    found = at(facts, path)
    values = found if isinstance(found, list) else [found]
    return values[1:] if cut else values


def _number(x: Any) -> str:
    """What a set leaves out is none; what has become something else is not told as a number."""
    return str(abs(x)) if type(x) is int else "0" if x is None else UNTOLD


def _row(row: Json) -> str:
    span = str(row["from"]) if row["from"] == row["to"] else f"{row['from']}–{row['to']}"
    return f"{span}: {row['each']}"
