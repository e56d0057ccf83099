"""The kinds of values that a setting can have, in a TOML file and as one text."""

import json
import math
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

from megalith.core.errors import OptionError
from megalith.server.settings import Between, Means

N = TypeVar("N")
FLAGS = {"true": True, "yes": True, "on": True, "1": True}
FLAGS |= {"false": False, "no": False, "off": False, "0": False}


def parse(kind: Any, text: str) -> Any:
    """What a text means as that kind; what cannot be read stays a text, and `check` refuses it."""
    plain = _plain(kind)
    if get_origin(plain) is tuple:
        parts = [part.strip() for part in text.split(",")] if text.strip() else []
        return [parse(item, part) for item, part in zip(_items(plain, parts), parts, strict=False)]
    try:
        if plain is bool:
            return FLAGS.get(text.strip().lower(), text)
        return plain(text) if plain in (int, float) else text
    except ValueError:
        return text


def check(kind: Any, value: Any) -> Any:
    """The value, if it is of the kind (numbers are not negative); OptionError says what is."""
    plain = _plain(kind)
    if get_origin(plain) is Literal:
        fits = value in get_args(plain)
    elif get_origin(plain) is tuple:
        return _checked_list(kind, plain, value)
    elif plain is float:
        fits = isinstance(value, int | float) and not isinstance(value, bool)
        fits = fits and math.isfinite(value) and _between(kind, value)
    elif plain is int:
        fits = isinstance(value, int) and not isinstance(value, bool) and _between(kind, value)
    else:
        fits = isinstance(value, plain) and _means(kind, value)
    if not fits:
        raise wanted(kind)
    return float(value) if plain is float else value


def _checked_list(kind: Any, plain: Any, value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise wanted(kind)
    items = _items(plain, value)
    if len(items) != len(value):
        raise wanted(kind)
    return tuple(check(item, each) for item, each in zip(items, value, strict=True))


def wanted(kind: Any) -> OptionError:
    """What is expected, as the end of a sentence."""
    plain, (least, most) = _plain(kind), _range(kind)
    for note in _notes(kind, Means):
        return note.wanted
    if get_origin(plain) is Literal:
        return OptionError("one of: {known}", "wanted-one", known=", ".join(get_args(plain)))
    if get_origin(plain) is tuple and Ellipsis in get_args(plain):
        return OptionError("a list of texts", "wanted-texts")
    if get_origin(plain) is tuple:
        return OptionError("{n} numbers from 0", "wanted-numbers", n=len(get_args(plain)))
    if plain is int and most < Between.most:
        text = "a whole number from {least} to {most}"
        return OptionError(text, "wanted-between", least=least, most=most)
    if plain is int:
        return OptionError("a whole number from {least}", "wanted-whole", least=least)
    if plain is float:
        return OptionError("a number from {least}", "wanted-number", least=least)
    if plain is bool:
        return OptionError("true or false", "wanted-flag")
    return OptionError("a text", "wanted-text")


def metavar(kind: Any) -> str:
    """How the help of an option names the kind."""
    plain = _plain(kind)
    if get_origin(plain) is Literal:
        return "|".join(get_args(plain))
    if get_origin(plain) is tuple:
        return ",".join(metavar(item) for item in get_args(plain))
    names = {int: "NUMBER", float: "NUMBER", bool: "true|false", ...: "..."}
    return names.get(plain, "TEXT")


def text(value: Any) -> str:
    """The value as `parse` reads it."""
    if isinstance(value, tuple):
        return ",".join(text(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def toml(value: Any) -> str:
    """The value as a TOML file has it."""
    if isinstance(value, tuple):
        return f"[{', '.join(toml(each) for each in value)}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _plain(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _notes(kind: Any, of: type[N]) -> list[N]:
    notes = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return [note for note in notes if isinstance(note, of)]


def _range(kind: Any) -> tuple[int, int]:
    note = next(iter(_notes(kind, Between)), Between())
    return note.least, note.most


def _between(kind: Any, value: float) -> bool:
    least, most = _range(kind)
    return least <= value <= most


def _means(kind: Any, value: str) -> bool:
    try:
        for note in _notes(kind, Means):
            note.read(value)
    except ValueError:
        return False
    return True


def items_of(kind: Any) -> tuple[Any, ...]:
    return get_args(_plain(kind))


def _items(plain: Any, value: Any) -> list[Any]:
    """The kinds of a tuple's values; of `tuple[X, ...]` as many as there are."""
    kinds = get_args(plain)
    return [kinds[0]] * len(value) if Ellipsis in kinds else list(kinds)
