"""Records as one line of text: `place_workers forest 3` and back.

A title says for each word which fields follow, in order, and of what kind:
`int`, `word`, `ints`, `words` (lists) or `mix` (how many of what).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from megalith.core.errors import NotationError
from megalith.core.game import Json, Shape

_WHOLE = re.compile(r"-?[0-9]{1,18}")  # what fits a machine int


def line(record: Json, shapes: Mapping[str, Shape]) -> str:
    words = [str(record["do"])]
    for name, kind in shapes[record["do"]]:
        words.append(_write(record[name], kind))
    return " ".join(words)


def _write(value: Any, kind: str) -> str:
    if kind in ("int", "word"):
        return str(value)
    if kind == "mix":
        return ",".join(f"{n}{what}" for what, n in value.items() if n) or "-"
    return ",".join(str(x) for x in value) or "-"


def read(text: str, shapes: Mapping[str, Shape]) -> Json:
    """The record of a line; NotationError says what was expected."""
    words = text.split()
    if not words:
        text = "an empty line; expected one of: {known}"
        raise NotationError(text, "line-empty", known=", ".join(shapes))
    shape = shapes.get(words[0])
    if shape is None:
        text, known = "unknown word {found}; expected one of: {known}", ", ".join(shapes)
        raise NotationError(text, "line-word", found=repr(words[0]), known=known)
    if len(words) != 1 + len(shape):
        wanted = " ".join([words[0], *(f"<{name}>" for name, _ in shape)])
        raise NotationError(
            "{found} has {n} values; expected: {wanted}",
            "line-values",
            found=repr(text),
            n=len(words) - 1,
            wanted=wanted,
        )
    record: Json = {"do": words[0]}
    for (name, kind), word in zip(shape, words[1:], strict=True):
        record[name] = _read(word, name, kind)
    return record


def _read(word: str, name: str, kind: str) -> Any:
    if kind == "word":
        return word
    if kind == "int":
        return _whole(word, name)
    parts = [] if word == "-" else word.split(",")
    if kind == "words":
        return parts
    if kind == "ints":
        return [_whole(x, name) for x in parts]
    mix: dict[str, int] = {}
    for x in parts:
        what = x.lstrip("0123456789")
        mix[what] = mix.get(what, 0) + (_whole(x[: len(x) - len(what)], name) if what != x else 1)
    return mix


def _whole(word: str, name: str) -> int:
    if not _WHOLE.fullmatch(word):
        text = "{what}: {found} is not a whole number"
        raise NotationError(text, "not-whole", what=name, found=repr(word))
    return int(word)


def check(record: Any, shapes: Mapping[str, Shape]) -> Json:
    """The same record with its fields in order, if it has just the right ones."""
    word = record.get("do") if isinstance(record, dict) else None
    if not isinstance(word, str) or word not in shapes:
        text = 'expected a record with "do", one of: {known}'
        raise NotationError(text, "record-do", known=", ".join(shapes))
    shape = shapes[word]
    names = {name for name, _ in shape}
    extra = [k for k in record if k != "do" and k not in names]
    missing = [name for name, _ in shape if name not in record]
    if extra or missing:
        wanted = ", ".join(["do", *(name for name, _ in shape)])
        text = "{what}: expected the fields {known}; got {found}"
        found = ", ".join(sorted(str(k) for k in record))
        raise NotationError(text, "record-fields", what=word, known=wanted, found=found)
    for name, kind in shape:
        if not _fits(record[name], kind):
            text = f"{{what}}: {{field}} must be {_KINDS[kind]}"
            raise NotationError(text, f"field-{kind}", what=word, field=name)
    return {"do": record["do"], **{name: record[name] for name, _ in shape}}


_KINDS = {
    "int": "a whole number",
    "word": "a word",
    "ints": "a list of whole numbers",
    "words": "a list of words",
    "mix": "an object of whole numbers",
}


def _fits(value: Any, kind: str) -> bool:
    if kind == "int":
        return type(value) is int
    if kind == "word":
        return isinstance(value, str)
    if kind == "mix":
        return isinstance(value, dict) and all(type(n) is int for n in value.values())
    item = int if kind == "ints" else str
    return isinstance(value, list) and all(type(x) is item for x in value)


# -- for the titles, which read the values of their records


def index(what: str, ids: Sequence[str], id: str) -> int:
    """Which of these ids it is."""
    if id not in ids:
        text, known = "{what}: {found} does not exist; there are: {known}", ", ".join(ids)
        raise NotationError(text, "unknown-id", what=what, found=repr(id), known=known)
    return ids.index(id)


def within(what: str, n: int, least: int, most: int) -> int:
    """The number, if it is one of these."""
    if not least <= n <= most:
        text = "{what}: expected {least} to {most}, not {n}"
        raise NotationError(text, "out-of-range", what=what, least=least, most=most, n=n)
    return n
