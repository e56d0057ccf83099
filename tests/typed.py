"""Whether data has a declared type: records with exactly their fields, all the way down."""

import types
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from msgspec import Raw

from megalith.server.wire.typescript import is_record


def misfit(value: Any, hint: Any, where: str = "") -> str:
    """The first place where a value is not of its type; empty if it is."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any or hint is object:
        return ""
    if is_record(hint):
        return _record(value, hint, where)
    if origin in (Annotated, NotRequired):
        return misfit(value, args[0], where)
    if origin in (Union, types.UnionType):
        found = [misfit(value, x, where) for x in args if x is not Raw]
        return "" if "" in found else max(found, key=len)
    if origin is Literal:
        return "" if value in args else f"{where}: {value!r}"
    kind = {list: list, tuple: list, dict: dict, Mapping: dict}.get(origin)
    if kind is not None:
        return _inside(value, kind, origin, args, where)
    fits = type(value) is hint or (hint is float and type(value) is int)
    return "" if fits else f"{where}: {value!r} is no {hint.__name__}"


def _inside(value: Any, kind: type, origin: Any, args: Any, where: str) -> str:
    if not isinstance(value, kind):
        return f"{where}: {value!r} is no {kind.__name__}"
    parts: Any = value
    if origin is tuple:
        return _first(zip(range(len(args)), parts, args, strict=True), where)
    inside = parts.items() if kind is dict else enumerate(parts)
    return _first(((k, x, args[-1]) for k, x in inside), where)


def _record(value: Any, hint: Any, where: str) -> str:
    if not isinstance(value, dict):
        return f"{where}: {value!r} is no {hint.__name__}"
    hints = get_type_hints(hint, include_extras=True)
    odd = (set(value) - set(hints)) | (hint.__required_keys__ - set(value))
    if odd:
        return f"{where}: {hint.__name__} and {sorted(odd)}"
    return _first(((k, x, hints[k]) for k, x in value.items()), where)


def _first(parts: Iterable[tuple[Any, Any, Any]], where: str) -> str:
    return next((bad for k, x, h in parts if (bad := misfit(x, h, f"{where}.{k}"))), "")
