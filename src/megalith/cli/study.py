"""`megalith study`: what luck and every decision of a recorded game did to the chances to win."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from megalith.cli.common import AsJson, Lang, print_json, progress_screen, screen, words
from megalith.core import record
from megalith.core.errors import OptionError
from megalith.study import many
from megalith.study.analysis import QUICK, Analysis, study
from megalith.study.report import Full, Judged, brief, full
from megalith.study.shares import GRID
from megalith.words import Words

HEADS = ("start", "luck", "own", "others", "revision", "result")
STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow"}


def study_record(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a .jsonl file of records.")
    ],
    seat: Annotated[
        int | None, typer.Option(help="Only the decisions of this seat, from 0.")
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=16, help="Effort of the search; more is slower and surer.")
    ] = QUICK,
    game: Annotated[int, typer.Option(help="Which game of a .jsonl file, from 0.")] = 0,
    every: Annotated[
        bool, typer.Option("--every", help="The sums of each player over all games of the file.")
    ] = False,
    details: Annotated[
        bool, typer.Option("--details", help="JSON with the curve and everything expected.")
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Tell luck from skill in a recorded game, and find the dear decisions."""
    if every:
        _every(file, iterations, json, lang)
        return
    data = record.read(file, game)
    if seat is not None and not 0 <= seat < data["players"]:
        text = "there are seats 0 to {most}, not {n}"
        raise OptionError(text, "study-seat", most=data["players"] - 1, n=seat)
    with Progress(console=progress_screen(), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        analysis = study(data, iterations, lambda part: bar.update(task, completed=part))
    if json or details:
        print_json(full(analysis) if details else brief(analysis, seat))
        return
    _tell(analysis, seat, words(lang, data["game"], [str(name) for name in data["names"]]))


def _every(file: Path, iterations: int, json: bool, lang: str | None) -> None:
    games = record.count(file)

    def studied(bar: Progress) -> Iterator[tuple[Analysis, list[str]]]:
        task = bar.add_task("", total=float(games))
        for n in range(games):
            data = record.read(file, n)

            def show(part: float, n: int = n) -> None:
                bar.update(task, completed=n + part)

            yield study(data, iterations, show), [str(name) for name in data["names"]]

    with Progress(console=progress_screen(), transient=True) as bar:
        sums = many.over(studied(bar))
    if json:
        print_json(many.told(sums))
    else:
        screen().print(_means(sums, words(lang)))


def _means(sums: dict[str, many.Sums], w: Words) -> Grid:
    grid = Grid(box=None, header_style="dim")
    for name in ("player", "games", *HEADS):
        grid.add_column(w.say(f"cli-study-{name}"), justify="left" if name == "player" else "right")
    for one in many.told(sums):
        chances = [
            f"{w.decimal(100 * one['start'])} %",
            *(f"{w.decimal(100 * x, '+.1f')} %" for x in _changes(one)),
        ]
        grid.add_row(
            one["name"], str(one["games"]), *chances, f"{w.decimal(100 * one['result'])} %"
        )
    return grid


def _changes(one: many.Told) -> tuple[float, ...]:
    return one["luck"], one["own"], one["others"], one["revision"]


def _tell(a: Analysis, seat: int | None, w: Words) -> None:
    out = screen()
    out.print(_sums(a, w))
    out.print(Text(w.say("cli-study-method", iterations=a.iterations), style="dim"))
    found: Full = full(a)
    dear = [d for d in found["decisions"] if d["loss"] > 0 and seat in (None, d["seat"])]
    for d in dear:
        out.print()
        out.print(_head(a, d, w))
        out.print(Text("  " + w.say("cli-study-did", what=_said(d, "did", w))))
        out.print(Text("  " + w.say("cli-study-better", what=_said(d, "better", w))))
    if not dear:
        out.print(w.say("cli-study-none"))


def _sums(a: Analysis, w: Words) -> Grid:
    grid = Grid(box=None, header_style="dim")
    grid.add_column("")
    for name in HEADS:
        grid.add_column(w.say(f"cli-study-{name}"), justify="right")
    for seat in range(a.table.seats):
        own = a.skill[seat][seat]
        others = sum(one[seat] for k, one in enumerate(a.skill) if k != seat)
        changes = (a.luck[seat], own, others, a.revision[seat])
        row = [_amount(a, w, a.start[seat]), *(_amount(a, w, x, True) for x in changes)]
        grid.add_row(w.player(seat), *row, _amount(a, w, a.result.win[seat]))
    return grid


def _amount(a: Analysis, w: Words, x: float, signed: bool = False) -> str:
    number = x / GRID * (1 if a.table.seats == 1 else 100)
    text = w.decimal(number, "+.1f" if signed else ".1f")
    return text if a.table.seats == 1 else f"{text} %"


def _head(a: Analysis, d: Judged, w: Words) -> Text:
    text = w.say(
        "cli-study-decision",
        n=d["n"],
        player=w.player(d["seat"]),
        mark=w.say(f"cli-mark-{d['mark']}"),
        loss=_amount(a, w, d["loss"] * GRID),
        error=_amount(a, w, d["error"] * GRID),
        before=_amount(a, w, d["top"]["win"][d["seat"]] * GRID),
        after=_amount(a, w, d["after"]["win"][d["seat"]] * GRID),
        lead=w.decimal(d["top"]["lead"][d["seat"]], "+.1f"),
        then=w.decimal(d["after"]["lead"][d["seat"]], "+.1f"),
    )
    return Text(text, style=STYLES.get(d["mark"], ""))


def _said(d: Judged, which: str, w: Words) -> str:
    steps = d["did"] if which == "did" else d["better"]
    return " · ".join(w.action(step["record"]) for step in steps)
