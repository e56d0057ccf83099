"""`megalith replay`: a recorded game in words, step by step, and its verification."""

from pathlib import Path
from typing import Annotated, Any

import typer

from megalith import boards
from megalith.cli.common import AsJson, Lang, print_json, screen, words, words_of
from megalith.cli.score import sheet_grid
from megalith.core import record
from megalith.core.table import Table
from megalith.words import Words


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a .jsonl file of records.")
    ],
    at: Annotated[int | None, typer.Option(help="Show the table after so many steps.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check digests and dice.")] = False,
    game: Annotated[int, typer.Option(help="Which game of a .jsonl file, from 0.")] = 0,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Step through a recorded game in words, or verify it."""
    data = record.read(file, game)
    if verify:
        _verify(data, lang, json)
        return
    table = record.replay(data, at)
    w = words_of(lang, table.game, _names(data))
    if json:
        print_json(_position(table, at))
        return
    out = screen()
    for n, text in told(table, w):
        out.print(f"[dim]{n:5}[/dim] ", end="")
        out.print(text, markup=False)
    if at is not None and not table.over():
        out.print(boards.draw(table, w, None))
    if table.over():
        out.print(sheet_grid(final_sheet(table, w), w))


def _names(data: dict[str, Any]) -> list[str]:
    return [str(name) for name in data["names"]]


def told(table: Table[Any], w: Words) -> list[tuple[int, str]]:
    """Every event of every step, in words, with the step's number."""
    return [
        (n, w.event(table.game.border.explain(event, None)))
        for n, step in enumerate(table.steps)
        for event in step.events
    ]


def final_sheet(table: Table[Any], w: Words) -> list[dict[str, Any]]:
    return [
        {
            "name": w.player(sheet.seat),
            "lines": dict(sheet.lines),
            "total": sheet.total,
            "place": sheet.place,
        }
        for sheet in table.game.rules.sheets(table.state)
    ]


def _position(table: Table[Any], at: int | None) -> dict[str, Any]:
    return {
        "game": table.game.id,
        "at": len(table.steps),
        "view": table.game.border.view(table.state, None),
        "sheets": [sheet.to_json() for sheet in table.game.rules.sheets(table.state)],
    }


def _verify(data: dict[str, Any], lang: str | None, json: bool) -> None:
    report = record.verify(data)
    if json:
        print_json({"game": data["game"], "valid": True, **report})
        return
    w = words(lang)
    screen().print(w.say("cli-verified", steps=report["steps"], digests=report["digests"]))
    if "seed" not in data:
        screen().print(w.say("cli-no-seed"))
    else:
        screen().print(w.say("cli-dice-verified", dice=report["dice"]))
