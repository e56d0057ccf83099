"""What a set of components may say: shapes, from which each title's `schema.py` is put together.

A shape looks at one spot of a set and notes what is wrong there; all faults are noted, not only
the first. Conditions between fields are shapes too (`conditions`).
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from megalith.core.errors import TableError
from megalith.core.spots import ABSENT, Shape, Spot, names, same, short

MOST: Final = 999  # of any number that has no bound of its own
LONGEST: Final = 200  # list
PROVENANCE: Final = ("rulebook", "published component", "designed")


# -- single values


def whole(least: int = 0, most: int = MOST) -> Shape:
    """A whole number; true, 2.5 and "3" are none."""

    def shape(at: Spot) -> None:
        at.form("whole", least=least, most=most)
        if type(at.value) is not int or not least <= at.value <= most:
            text = "expected a whole number from {least} to {most}, not {found}"
            at.fault(TableError(text, "set-whole", least=least, most=most, found=short(at.value)))

    return shape


def text(at: Spot) -> None:
    at.form("text")
    if not isinstance(at.value, str) or not at.value.strip() or len(at.value) > 2000:
        at.fault(TableError("expected a text, not {found}", "set-text", found=short(at.value)))


def pattern(wanted: str, why: Callable[[str], TableError]) -> Shape:
    """A text made in a certain way; `why` says to the owner which one."""
    made = re.compile(wanted)

    def shape(at: Spot) -> None:
        at.form("word")
        if not isinstance(at.value, str) or not made.fullmatch(at.value):
            at.fault(why(short(at.value)))

    return shape


def _no_id(found: str) -> TableError:
    text = "expected small letters, digits and _, not {found}"
    return TableError(text, "set-id", found=found)


ident: Final = pattern("[a-z][a-z0-9_]{0,39}", _no_id)


def yes_no(at: Spot) -> None:
    at.form("yes_no")
    if type(at.value) is not bool:
        why = "expected true or false, not {found}"
        at.fault(TableError(why, "set-yes-no", found=short(at.value)))


def one_of(*known: Any) -> Shape:
    def shape(at: Spot) -> None:
        at.form("one_of", known=list(known))
        if not any(at.value == x and type(at.value) is type(x) for x in known):
            why = "{found} is not one of: {known}"
            at.fault(TableError(why, "set-one-of", found=short(at.value), known=names(known)))

    return shape


def known(path: str, *more: str) -> Shape:
    """One of the ids of a list elsewhere in the set."""

    def shape(at: Spot) -> None:
        listed = at.find(path)
        if isinstance(listed, list):
            found = [x.get("id") if isinstance(x, dict) else x for x in listed]
            at.ask(one_of(*found, *more))

    return shape


def fixed(at: Spot) -> None:
    """The rules have it so: no set may say otherwise."""
    at.form("fixed")
    if at.like is ABSENT:
        at.fault(TableError("the shipped set has nothing here", "set-nothing"))
    elif not same(at.value, at.like):
        why = "the rules have {wanted} here, and no set can change it"
        at.fault(TableError(why, "set-fixed", wanted=short(at.like)))


def maybe(inner: Shape) -> Shape:
    """The same, or null."""

    def shape(at: Spot) -> None:
        if at.value is not None:
            at.ask(inner)
        else:
            inner(Spot(at.where, None, at.like, at.facts, at.forms))  # for its form alone
        at.forms.get(at.where, {})["or_none"] = True

    return shape


# -- objects


def fields(shapes: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """An object with these fields and no others."""
    every = {**shapes, **(optional or {})}

    def shape(at: Spot) -> None:
        at.form("fields", optional=list(optional or ()))
        if not isinstance(at.value, dict):
            why = "expected an object with {known}, not {found}"
            at.fault(TableError(why, "set-object", known=names(list(every)), found=short(at.value)))
            return
        for key in at.value:
            if key not in every:
                why = "unknown field {found}; there are: {known}"
                at.fault(TableError(why, "set-unknown", found=short(key), known=names(list(every))))
        for key, inner in every.items():
            if key in at.value:
                at.ask(inner, at.value[key], key, _field(at.like, key))
            elif key in shapes:
                at.fault(TableError("{field} is missing", "set-missing", field=repr(key)))

    return shape


def block(shapes: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """A block of the file: its fields, and where they come from."""
    origin = {"provenance": provenance}
    words = {"explanation": text, "why": text, "provenance_by_field": provenance}
    return fields({**origin, **shapes}, {**words, **(optional or {})})


def provenance(at: Spot) -> None:
    """One word for all, or one for each part."""
    for word in at.value.values() if isinstance(at.value, dict) else [at.value]:
        if word not in PROVENANCE:
            why = "{found} is not one of: {known}"
            at.fault(TableError(why, "set-one-of", found=short(word), known=names(PROVENANCE)))


def one_each(keys: tuple[str, ...], inner: Shape) -> Shape:
    """An object with the same shape under each of these keys."""
    return fields(dict.fromkeys(keys, inner))


def by_kind(key: str, shapes: Mapping[str, Shape]) -> Shape:
    """An object whose field `key` says which of the shapes it has."""

    def shape(at: Spot) -> None:
        if not isinstance(at.value, dict) or key not in at.value:
            at.fault(TableError("{field} is missing", "set-missing", field=repr(key)))
        elif not isinstance(at.value[key], str) or at.value[key] not in shapes:
            at.ask(one_of(*shapes), at.value[key], key)
        else:
            at.ask(shapes[at.value[key]])

    return shape


def any_kind(key: str, shapes: Mapping[str, Shape], first: list[dict[str, Any]]) -> Shape:
    """The same, of whichever kind its owner says; `first` has one of each kind to begin with."""
    inner = by_kind(key, shapes)

    def shape(at: Spot) -> None:
        if isinstance(at.value, dict):
            where = f"{at.where}.{key}"
            at.forms.setdefault(where, {"kind": "kinds", "first": first})
        inner(at)

    return shape


bilingual: Final = fields({"en": text, "pl": text})


# -- lists


def each(inner: Shape, least: int = 0, most: int = LONGEST) -> Shape:
    """A list of things of one shape, in places numbered from 1."""

    def shape(at: Spot) -> None:
        at.form("list", least=least, most=most)
        if _long(at, least, most):
            for i, value in enumerate(at.value):
                listed = isinstance(at.like, list) and i < len(at.like)
                at.ask(inner, value, str(i + 1), at.like[i] if listed else ABSENT)

    return shape


def items(inner: Shape, least: int = 1, most: int = LONGEST, key: str = "id") -> Shape:
    """A list of objects, each known by its own id (or another field)."""

    def shape(at: Spot) -> None:
        at.form("list", least=least, most=most, key=key)
        if not _long(at, least, most):
            return
        shipped = {x[key]: x for x in at.like} if isinstance(at.like, list) else {}
        seen: set[str] = set()
        for i, value in enumerate(at.value):
            id = value.get(key) if isinstance(value, dict) else None
            id = str(id) if isinstance(id, str | int) else ""
            if id in seen:
                at.fault(TableError("{found} is there twice", "set-twice", found=id))
            seen |= {id} if id else set()
            at.ask(inner, value, id or str(i + 1), _by_text(shipped, id))

    return shape


def _by_text(shipped: Mapping[Any, Any], id: str) -> Any:
    return next((x for key, x in shipped.items() if str(key) == id), ABSENT)


def _long(at: Spot, least: int, most: int) -> bool:
    if not isinstance(at.value, list):
        at.fault(TableError("expected a list, not {found}", "set-list", found=short(at.value)))
        return False
    n = len(at.value)
    if not least <= n <= most and least == most:
        at.fault(TableError("expected {most} entries, not {n}", "set-entries", most=most, n=n))
    elif not least <= n <= most:
        why = "expected {least} to {most} entries, not {n}"
        at.fault(TableError(why, "set-length", least=least, most=most, n=n))
    return n <= most


def _field(like: Any, key: str) -> Any:
    return like.get(key, ABSENT) if isinstance(like, dict) else ABSENT
