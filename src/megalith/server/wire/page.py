"""The files of the page and the part of docs/protocol.md that are made from the types.

python -m megalith.server.wire    writes them (make types); a test compares
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from megalith.core.border import Border, View
from megalith.core.catalogue import TITLES, load
from megalith.server.wire import (
    answers,
    bots,
    branches,
    deals,
    incoming,
    lessons,
    outgoing,
    puzzles,
    requests,
    studies,
)
from megalith.server.wire.typescript import (
    declared,
    expression,
    fields,
    imported,
    is_record,
    summary,
    union,
    used,
)

HEAD = "/** Made by `make types` from {of}; not written by hand. */\n"
FIELDS = """\
/** A field of a record: a number, an id, some of them, or amounts. */
export type Field = number | string | (number | string)[] | Record<string, number>;
/** A decision or an outcome: its word, and the fields of its shape. */
export type Doing = { do: string; [field: string]: Field };
/** What happened, and to whom; fields that a seat may not know are left out. */
export type Told = { tell: string; seat: number; [field: string]: Field };
"""
KINDS = {
    "int": "number",
    "word": "string",
    "ints": "number[]",
    "words": "string[]",
    "mix": "Record<string, number>",
}
BEGIN, END = "<!-- made by make types: {} -->", "<!-- end -->"


def files() -> dict[str, str]:
    """Every file of the page that is made, by its path under the repository."""
    learned = {"../learn/wire": _all(_declared_in(lessons))}
    found = {
        "web/src/core/wire.ts": _wire(),
        "web/src/learn/wire.ts": _room(lessons, {}),
        "web/src/study/wire.ts": _room(studies, learned),
        "web/src/study/branch.ts": _room(branches, learned),
        "web/src/puzzles/wire.ts": _room(puzzles, learned),
        "web/src/deal/wire.ts": _room(deals, {}),
    }
    for title in TITLES:
        found[f"web/src/games/{title}/wire.ts"] = _title(title)
    return found


def _shared() -> dict[str, str]:
    return _all(
        [View, *_declared_in(answers), outgoing.AnyMessage, *_declared_in(bots)]
        + [*_declared_in(requests), incoming.AnyMessage]
    )


def _wire() -> str:
    unions = [
        union("LogEntry", _names(outgoing.LogEntry)),
        union("FromServer", _names(outgoing.AnyMessage)),
        union("FromPage", _names(get_args(incoming.AnyMessage)[0])),
    ]
    return _file("server/wire", [FIELDS, *_shared().values(), *unions])


def _room(module: Any, beside: dict[str, dict[str, str]]) -> str:
    """The types of one part of the page; what others declare is imported from there."""
    shared = _shared()
    places = {"../core/wire": {"Doing": "", "Told": "", **shared}, **beside}
    known = {name for place in places.values() for name in place}
    own = {n: text for n, text in _all(_declared_in(module)).items() if n not in known}
    text = "".join(own.values())
    told: set[str] = set()
    heads: list[str] = []
    for place, names in places.items():
        used_here = [n for n in names if n not in told and re.search(rf"\b{n}\b", text)]
        told |= {*names}
        if used_here:
            heads.append(imported(used_here, place))
    file = module.__name__.rpartition(".")[2]
    return _file(f"server/wire/{file}.py", [*heads, *(["\n"] if heads else []), *own.values()])


def _file(of: str, parts: list[str]) -> str:
    return HEAD.format(of=f"megalith/{of}") + "\n" + "".join(parts)


def _title(title: str) -> str:
    border: Border[Any] = load(title).border
    view = get_type_hints(border.view)["return"]
    doings = [
        "{ " + "; ".join([f'do: "{word}"', *(f"{n}: {KINDS[kind]}" for n, kind in shape)]) + " }"
        for word, shape in border.shapes.items()
    ]
    return _file(f"games/{title}/border", [*_all([view]).values(), union("Doing", doings)])


def _all(hints: Iterable[Any]) -> dict[str, str]:
    """The declarations of everything that these types are made of; a name means one thing."""
    found: dict[str, str] = {}
    for hint in hints:
        for record in used(hint):
            text = declared(record)
            body = text[text.index("export") :]
            known = found.setdefault(record.__name__, text)
            assert known.endswith(body), f"two types are called {record.__name__}"
    return found


def _declared_in(module: Any) -> Iterator[Any]:
    for value in vars(module).values():
        if is_record(value) and value.__module__ == module.__name__ and fields(value):
            yield value


def _names(hint: Any) -> list[str]:
    return expression(hint).split(" | ")


# -- docs/protocol.md


def documented(text: str) -> str:
    """The protocol's text with its tables made anew."""
    for what, messages in (
        ("from the server", outgoing.AnyMessage),
        ("from the page", get_args(incoming.AnyMessage)[0]),
    ):
        begin = BEGIN.format(what)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(END)
        text = f"{before}{begin}\n{_table(get_args(messages))}{END}{after}"
    return text


def _table(messages: Iterable[Any]) -> str:
    lines = ["| message | fields | meaning |", "|---|---|---|"]
    for message in messages:
        of = fields(message)
        word = of.pop("type")[0].replace('"', "`").replace(" | ", ", ")
        said = ", ".join(
            f"`{name}{'?' if left_out else ''}: {text.replace(' | ', ' or ')}`"
            for name, (text, left_out) in of.items()
        )
        lines.append(f"| {word} | {said or '–'} | {summary(message)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    for path, text in files().items():
        Path(path).write_text(text, encoding="utf-8")
    protocol = Path("docs/protocol.md")
    protocol.write_text(documented(protocol.read_text("utf-8")), encoding="utf-8")
