"""`megalith components`: a game's sets of components: shown, written out, judged, compared."""

import json as jsonlib
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from megalith.cli.common import AsJson, Lang, TitleId, load_title, print_json, screen, words
from megalith.core import data, judge, sets
from megalith.core.errors import OptionError, TableError
from megalith.core.game import Json
from megalith.words import Words

What = Annotated[str, typer.Argument(metavar="show|export|check|diff", help="What to do.")]
Named = Annotated[
    list[str] | None, typer.Argument(metavar="FILE|NAME", help="Sets; `shipped` is ours.")
]
LEAST = {"show": 0, "export": 0, "check": 1, "diff": 2}
MOST = {"show": 1, "export": 1, "check": 1, "diff": 2}


def components(
    game: TitleId, what: What = "show", given: Named = None, lang: Lang = None, json: AsJson = False
) -> None:
    """Show, export, check or compare sets of components: the shipped one, and your own."""
    names, w = given or [], words(lang, load_title(game).id)
    if what not in LEAST or not LEAST[what] <= len(names) <= MOST[what]:
        text = "expected {known}"
        known = "show [SET], export [SET], check FILE, diff A B"
        raise OptionError(text, "components-how", known=known)
    if what == "check":
        _check(game, names[0], w, json)
    elif what == "diff":
        _diff(_facts(game, names[:1]), _facts(game, names[1:]), json)
    elif what == "export" or json:
        print_json(_facts(game, names))
    else:
        screen().print(_grid(_facts(game, names), w))


def _facts(game: str, names: list[str]) -> Json:
    """All facts of a set that can be played with; by default of the one that is in use."""
    kit = load_title(game, names[0] if names else None).kit
    return data.components(game) if kit is None else kit.facts


def _check(game: str, path: str, w: Words, json: bool) -> None:
    """All faults and warnings on standard output; with a fault one line more, and status 2."""
    verdict = judge.judge_changes(game, data.named(game, path))
    said = [w.fault(fault) for fault in verdict.faults]
    odd = [w.fault(warning) for warning in verdict.warnings]
    if json:
        print_json({"faults": said, "warnings": odd})
    else:
        for line in [*said, *(w.say("cli-warning", why=line) for line in odd)]:
            print(line)
    if said:
        text = "{path} cannot be played with: {why}"
        raise TableError(text, "set-unfit", path=path, why=verdict.faults[0])


def _diff(a: Json, b: Json, json: bool) -> None:
    found = dict(_differences(a, b, ""))
    if json:
        print_json(found)
        return
    for where, (old, new) in found.items():
        print(f"{where}: {_short(old)} -> {_short(new)}")


def _differences(a: Any, b: Any, where: str) -> Iterator[tuple[str, list[Any]]]:
    """Every place where two sets differ, with what they have there; null where one has nothing."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(key for key in b if key not in a)]:
            yield from _differences(a.get(key), b.get(key), f"{where}.{key}" if where else key)
    elif sets.by_id(a) and sets.by_id(b):
        yield from _differences({x["id"]: x for x in a}, {x["id"]: x for x in b}, where)
    elif a != b:
        yield where, [a, b]


def _short(value: Any) -> str:
    return jsonlib.dumps(value, ensure_ascii=False)


def _grid(facts: Json, w: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=sets.digest(facts), title_justify="left")
    for key in ("cli-block", "cli-entries", "cli-provenance"):
        grid.add_column(w.say(key), overflow="fold")
    for name, block in facts.items():
        if isinstance(block, dict) and "provenance" in block:
            origin = block["provenance"]
            words = sorted(set(origin.values())) if isinstance(origin, dict) else [origin]
            n = len(block.get("items", ())) or ""
            grid.add_row(name, str(n), ", ".join(words))
    return grid
