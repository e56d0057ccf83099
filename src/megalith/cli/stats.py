"""`megalith stats`: what a file of games says, with plots and a table of all decisions."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from megalith.cli.common import AsJson, Lang, print_json, screen, words
from megalith.cli.pictures import drawn, is_file
from megalith.core import notation
from megalith.core.catalogue import load
from megalith.core.errors import UNWRITABLE, OptionError, TableError
from megalith.extras import missing
from megalith.research import data
from megalith.research import stats as research
from megalith.research.stats import Summary
from megalith.words import Words

SHOWN = 8  # first choices in the terminal


def stats(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Games: .jsonl, .json, .parquet.")],
    out: Annotated[Path | None, typer.Option(help="Folder for the plots, PNG and SVG.")] = None,
    table: Annotated[
        Path | None, typer.Option(help="Write one row for each decision, as Parquet.")
    ] = None,
    features: Annotated[
        bool, typer.Option(help="With what the seat saw, as numbers, in each row.")
    ] = True,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Summarise a file of games; draw plots; write its decisions as a table."""
    if out is not None and is_file(out):
        text = "{path}: a folder is expected, for several pictures"
        raise OptionError(text, "picture-folder", path=out)
    found = research.summary(data.games(file))
    w = words(lang, found.title)
    report, fault = found.to_json(), None
    try:
        if table is not None:
            report["rows"] = data.write_table(data.games(file), table, features)
    except OSError as error:
        raise TableError(*UNWRITABLE, path=error.filename, why=error.strerror) from None
    if out is not None:
        pictures, fault = drawn(partial(_draw, found, w, out))
        report["plots"] = [str(path) for path in pictures]
    if json:
        print_json(report)
    else:
        first = [_first(found, w)] if found.best_first() else []
        screen().print(_bots(found, w), *first, sep="\n\n")
    if fault is not None:
        raise fault


def _draw(found: Summary, w: Words, folder: Path) -> list[Path]:
    try:
        from megalith.research import plots
    except ImportError as error:
        raise missing("--out", "research", error) from None
    return plots.write_all(found, w, folder)


def _bots(found: Summary, w: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=w.say("title"), title_justify="left")
    heads = ("cli-bot", "cli-games", "cli-mean-score", "stats-deviation", "cli-wins", "cli-share")
    for key in (*heads, "arena-interval"):
        grid.add_column(w.say(key), justify="left" if key == "cli-bot" else "right")
    for bot, scores in found.by_bot.items():
        s = research.spread(scores)
        share, low, high = (100 * x for x in found.share(bot))
        grid.add_row(
            bot,
            str(found.played[bot]),
            w.decimal(s["mean"]),
            w.decimal(s["deviation"]),
            f"{found.wins[bot]:g}",
            f"{w.decimal(share)} %",
            f"{w.decimal(low)} – {w.decimal(high)}",
        )
    length = research.spread(found.lengths)
    grid.caption = w.say("stats-summary", games=found.games, decisions=length["mean"])
    grid.caption_justify = "left"
    return grid


def _first(found: Summary, w: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=w.say("stats-first-title"), title_justify="left")
    grid.add_column(w.say("stats-choice"))
    grid.add_column(w.say("stats-margin"), justify="right")
    grid.add_column(w.say("cli-games"), justify="right")
    shapes = load(found.title).border.shapes
    for choice, margin, n in found.best_first()[:SHOWN]:
        grid.add_row(w.action(notation.read(choice, shapes)), w.decimal(margin, "+.1f"), str(n))
    return grid
