"""`megalith score`: the final points of a real table, from a typed score sheet."""

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from megalith.cli.common import (
    AsJson,
    Components,
    Lang,
    TitleId,
    load_title,
    print_json,
    read_sheet,
    screen,
    words_of,
)
from megalith.core.errors import SheetError
from megalith.words import Words

File = Annotated[str, typer.Argument(metavar="FILE|-", help="A score sheet in JSON.")]


def score(
    game: TitleId,
    file: File,
    components: Components = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Score a real table: every line, the total and the place."""
    title = load_title(game, components)
    w = words_of(lang, title)
    try:
        players = title.border.calculate(read_sheet(file))
    except SheetError as error:
        raise SheetError(w.fault(error)) from None
    if json:
        print_json({"players": players})
        return
    screen().print(sheet_grid(players, w))
    for text in warnings(players, w):
        screen().print(text, style="yellow")


def warnings(players: list[dict[str, Any]], w: Words) -> list[str]:
    """What looks odd in the sheets, in words."""
    return [
        f"{p['name']}: {w.say(f'warning-{key}')}" for p in players for key in p.get("warnings", [])
    ]


def sheet_grid(players: list[dict[str, Any]], w: Words) -> Grid:
    """The score pad: a column for each player."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for p in players:
        grid.add_column(str(p["name"]), justify="right")
    for key in players[0]["lines"]:
        grid.add_row(w.say(f"line-{key}"), *(str(p["lines"][key]) for p in players))
    grid.add_row(w.say("cli-total"), *(str(p["total"]) for p in players), style="bold")
    for extra in ("tie_break",):
        if extra in players[0] and len({p["total"] for p in players}) < len(players):
            grid.add_row(w.say("tie-break"), *(str(p[extra]) for p in players))
    grid.add_row(w.say("cli-place"), *(str(p["place"]) for p in players), style="bold")
    return grid
