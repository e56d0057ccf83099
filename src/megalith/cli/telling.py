"""What real dice and cards say, told at a terminal: dice as they lie, everything else in parts."""

import re
from typing import Any

from megalith.boards import Groups
from megalith.core.game import Json
from megalith.words import Words

DICE = "dice"


def rolled(text: str, like: Json) -> Json | None:
    """A roll as it was typed (`6 2 1`, `6,2,1`, `621`), or None if it is none of so many dice."""
    faces = [int(face) for face in re.findall(r"\d", text)]
    only_faces = not re.sub(r"[\d\s,;]", "", text)
    return {**like, DICE: faces} if only_faces and len(faces) == len(like[DICE]) else None


def narrowed(records: list[Json], words: Words) -> Groups:
    """The outcomes by their first part that differs, such as the colour, then the value."""
    parts = [_parts(record) for record in records]
    for k, (field, _) in enumerate(parts[0]):
        groups: dict[str, list[Json]] = {}
        for record, told in zip(records, parts, strict=True):
            groups.setdefault(_label(field, told[k][1], words), []).append(record)
        if len(groups) > 1:
            return list(groups.items())
    return [(words.action(record), [record]) for record in records]


def _parts(record: Json) -> list[tuple[str, Any]]:
    """The values of an outcome one by one; those of a list too."""
    found: list[tuple[str, Any]] = []
    for field, value in record.items():
        if isinstance(value, list):
            found += [(field, item) for item in value]
        elif field != "do":
            found.append((field, value))
    return found


def _label(field: str, value: Any, words: Words) -> str:
    if field == "seat":
        return words.player(value)
    of_list = words.has(f"{field}-{value}")
    return words.name(field, value) if of_list else str(words.args({field: value})[field])
