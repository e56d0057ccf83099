"""Checks of what people type into a score sheet: the same for every title."""

from collections.abc import Iterable
from typing import Any

from megalith.core.errors import SheetError

NO_END = 1_000_000  # no table has more of anything


def names(known: Iterable[str]) -> str:
    return ", ".join(known)


def whole(value: Any, where: str, least: int, most: int, code: str = "") -> int:
    if type(value) is not int or not least <= value <= most:
        text = "expected a whole number from {least} to {most}, not {found}"
        raise SheetError(text, "whole", where, code, least=least, most=most, found=repr(value))
    return value


def record(data: Any, where: str, fields: Iterable[str], code: str = "") -> dict[str, Any]:
    """An object with no other fields than these."""
    if not isinstance(data, dict):
        raise SheetError("expected an object", "object", where, code)
    for key in data:
        if key not in fields:
            text = "unknown field {found}; there are: {known}"
            known = names(fields)
            raise SheetError(text, "unknown-field", where, code, found=repr(key), known=known)
    return data


def known(id: Any, where: str, ids: Iterable[str], code: str = "") -> str:
    """One of the ids."""
    if id not in ids:
        text = "unknown {found}; there are: {known}"
        raise SheetError(text, "unknown", where, code, found=repr(id), known=names(ids))
    return str(id)


def players(listed: Any, where: str, most: int, code: str = "") -> list[Any]:
    if not isinstance(listed, list) or not 1 <= len(listed) <= most:
        raise SheetError(
            "expected a list of 1 to {most} players", "players", where, code, most=most
        )
    return listed


def such_as(where: str, example: str) -> SheetError:
    return SheetError("expected an object such as {example}", "such-as", where, example=example)


def with_fields(where: str, fields: Iterable[str], code: str = "") -> SheetError:
    text = "expected an object with {fields}"
    return SheetError(text, "with-fields", where, code, fields=names(fields))


def either(where: str, first: str, second: str, code: str = "") -> SheetError:
    text = "expected either {first} or {second}"
    return SheetError(text, "either", where, code, first=first, second=second)


def in_all(where: str, n: int, most: int) -> SheetError:
    text = "{n} in all, but the game has only {most}"
    return SheetError(text, "in-all", where, n=n, most=most)


def from_to(where: str, least: object, most: object, found: Any, code: str = "") -> SheetError:
    text = "expected {least} to {most}, not {found}"
    return SheetError(text, "from-to", where, code, least=least, most=most, found=repr(found))


def yes_or_no(where: str, found: Any, code: str = "") -> SheetError:
    text = "expected true or false, not {found}"
    return SheetError(text, "yes-or-no", where, code, found=repr(found))
