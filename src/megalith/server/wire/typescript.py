"""Python's types as TypeScript: records (TypedDict, pydantic models), unions, lists, literals."""

import json
import types
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import typing_extensions
from msgspec import Raw
from pydantic import BaseModel

WIDTH = 100  # as prettier's
PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}


def is_record(hint: Any) -> bool:
    if is_typeddict(hint) or typing_extensions.is_typeddict(hint):
        return True
    return isinstance(hint, type) and issubclass(hint, BaseModel)


def expression(hint: Any) -> str:
    """A type as it stands after a colon. A string in Annotated names a type of the page."""
    if is_record(hint):
        return str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((x for x in args[1:] if isinstance(x, str)), None) or expression(args[0])
    if origin is NotRequired:
        return expression(args[0])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(expression(x) for x in args if x is not Raw))
    if origin is list:
        item = expression(args[0])
        return f"({item})[]" if " | " in item and not item.endswith("]") else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(expression(x) for x in args)}]"
    if origin in (dict, Mapping):
        return f"Record<string, {expression(args[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def fields(record: Any) -> dict[str, tuple[str, bool]]:
    """The fields of a record: the type, and whether it may be left out."""
    hints = get_type_hints(record, include_extras=True)
    if issubclass(record, BaseModel):
        known = record.model_fields
        return {n: (expression(hints[n]), not known[n].is_required()) for n in known}
    return {n: (expression(h), n in record.__optional_keys__) for n, h in hints.items()}


def used(hint: Any) -> list[Any]:
    """The records that a type is made of, innermost first."""
    found: dict[Any, None] = {}
    inner = get_type_hints(hint, include_extras=True).values() if is_record(hint) else ()
    named = get_origin(hint) is Annotated and any(isinstance(x, str) for x in get_args(hint))
    for part in (*inner, *(() if named else get_args(hint))):
        if part is not Raw:
            found |= dict.fromkeys(used(part))
    if is_record(hint):
        found[hint] = None
    return list(found)


def declared(record: Any) -> str:
    """The declaration of a record, with the first sentence of its own docstring."""
    start = f"export type {record.__name__} = {{"
    found = [(f"{n}{'?' if out else ''}: ", text) for n, (text, out) in fields(record).items()]
    short = f"{start} {'; '.join(name + text for name, text in found)} }};"
    long = [start, *(_broken(f"  {name}", text, "    ") for name, text in found), "};"]
    return "\n".join([*_said(record), *([short] if len(short) <= WIDTH else long)]) + "\n"


def union(name: str, members: list[str]) -> str:
    return _broken(f"export type {name} = ", " | ".join(members), "  ") + "\n"


def imported(names: list[str], path: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "{path}";\n'
    if len(line) <= WIDTH:
        return line
    return "import type {\n" + "".join(f"  {n},\n" for n in names) + f'}} from "{path}";\n'


def _said(record: Any) -> list[str]:
    text = summary(record)
    return [f"/** {text} */"] if text else []


def summary(record: Any) -> str:
    own = vars(record).get("__doc__") or ""
    return " ".join(str(own).split())


def _broken(start: str, text: str, indent: str) -> str:
    """On one line if it fits, or on the next; else a union gets a line for each member."""
    if len(f"{start}{text};") <= WIDTH:
        return f"{start}{text};"
    if len(f"{indent}{text};") <= WIDTH:
        return f"{start.rstrip()}\n{indent}{text};"
    members = "".join(f"\n{indent}| {member}" for member in text.split(" | "))
    return f"{start.rstrip()}{members};"
