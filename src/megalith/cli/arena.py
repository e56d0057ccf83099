"""`megalith arena`: bots against each other, every bot in every seat, with intervals."""

import json as jsonlib
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from megalith.cli.common import (
    NAMED,
    AsJson,
    Components,
    Given,
    Lang,
    TitleId,
    load_title,
    print_json,
    read_options,
    read_set,
    screen,
    words,
)
from megalith.cli.many_games import Ray, Resume, Workers, kept, play
from megalith.cli.pictures import drawn, is_file
from megalith.core.errors import UNWRITABLE, TableError
from megalith.extras import missing
from megalith.words import Words

GAMES, REPORT = "games.jsonl", "arena.json"  # in the folder of --out, beside the pictures


def arena(
    game: TitleId,
    bots: Annotated[
        str, typer.Option(help="Names, with commas; the levels are in the docs.", **NAMED)
    ],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same luck.")] = 1,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Write every game: a .jsonl or .parquet file, or a folder for all."),
    ] = None,
    resume: Resume = False,
    plot: Annotated[
        Path | None,
        typer.Option(
            help="Folder for arena.json, arena.png and arena.svg; or one picture, .png or .svg."
        ),
    ] = None,
    option: Given = None,
    components: Components = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Measure how strong bots are against each other."""
    try:
        from megalith.research import arena as field
        from megalith.research import plots
    except ImportError as error:
        raise missing("arena", "research", error) from None
    if out is not None and not out.suffix:
        plot, out = plot or out, _made(out) / GAMES
    told = None if plot is None else _report_of(plot)
    w = words(lang, load_title(game).id)
    names = [name.strip() for name in bots.split(",")]
    options = read_options(load_title(game), option)
    own = read_set(game, components)
    contest = field.plan(game, names, players, games, seed, options, kept(out, resume), own)
    report, _ = play(contest, workers, ray, out, resume, words(lang))
    if told is not None:
        _write(told, jsonlib.dumps(report.to_json(), indent=1) + "\n")
    if json:
        print_json(report.to_json())
    else:
        screen().print(grid(report.to_json(), w))
    if plot is not None:
        _, fault = drawn(partial(plots.write, report, w, plot))
        if fault is not None:
            raise fault


def _report_of(plot: Path) -> Path:
    """Where the report goes that a picture is drawn of, or the pictures of a folder."""
    if is_file(plot):
        return _made(plot.parent) / f"{plot.stem}.json"
    return _made(plot) / REPORT


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableError(*UNWRITABLE, path=folder, why=error.strerror) from None
    return folder


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise TableError(*UNWRITABLE, path=path, why=error.strerror) from None


def grid(report: dict[str, Any], w: Words) -> Grid:
    """The report as a table, the strongest bot first."""
    table = Grid(box=None, pad_edge=False, title=w.say("title"), title_justify="left")
    heads = ("cli-bot", "cli-wins", "cli-share", "arena-interval", "cli-mean-score")
    for key in (*heads, "arena-rating", "arena-time"):
        table.add_column(w.say(key), justify="left" if key == "cli-bot" else "right")
    ranked = sorted(report["bots"].items(), key=lambda item: -item[1]["share"])
    for name, bot in ranked:
        low, high = bot["interval"]
        table.add_row(
            name,
            f"{bot['wins']:g}",
            f"{w.decimal(100 * bot['share'])} %",
            f"{w.decimal(100 * low)} – {w.decimal(100 * high)}",
            w.decimal(bot["mean_score"]),
            w.decimal(bot["rating"]),
            w.decimal(bot["ms_per_decision"], ".2f"),
        )
    table.caption = w.say(
        "arena-summary",
        games=report["games"],
        players=report["players"],
        rounds=report["rounds"]["mean"],
        points=report["winning_score"]["mean"],
    )
    table.caption_justify = "left"
    return table
