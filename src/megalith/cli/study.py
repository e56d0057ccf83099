"""`megalith study`: what luck and every decision of a recorded game did to the chances to win."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from megalith.cli.common import AsJson, Lang, print_json, progress_screen, screen, words
from megalith.core import record
from megalith.core.errors import OptionError
from megalith.study.analysis import QUICK, Analysis, study
from megalith.study.report import Full, Judged, brief, full
from megalith.study.shares import GRID
from megalith.words import Words

STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow"}


def study_record(
    file: Annotated[Path, typer.Argument(help="A record, or a .jsonl file of records.")],
    seat: Annotated[
        int | None, typer.Option(help="Only the decisions of this seat, from 0.")
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=16, help="Effort of the search; more is slower and surer.")
    ] = QUICK,
    game: Annotated[int, typer.Option(help="Which game of a .jsonl file, from 0.")] = 0,
    details: Annotated[
        bool, typer.Option("--details", help="JSON with the curve and everything expected.")
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Tell luck from skill in a recorded game, and find the dear decisions."""
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
    heads = ("start", "luck", "own", "others", "revision", "result")
    for name in heads:
        grid.add_column(w.say(f"cli-study-{name}"), justify="right")
    for seat in range(a.table.seats):
        own = a.skill[seat][seat]
        others = sum(one[seat] for k, one in enumerate(a.skill) if k != seat)
        changes = (a.luck[seat], own, others, a.revision[seat])
        row = [_amount(a, a.start[seat]), *(_amount(a, x, True) for x in changes)]
        grid.add_row(w.player(seat), *row, _amount(a, a.result.win[seat]))
    return grid


def _amount(a: Analysis, x: float, signed: bool = False) -> str:
    number = x / GRID * (1 if a.table.seats == 1 else 100)
    text = f"{number:+.1f}" if signed else f"{number:.1f}"
    return text if a.table.seats == 1 else f"{text} %"


def _head(a: Analysis, d: Judged, w: Words) -> Text:
    text = w.say(
        "cli-study-decision",
        n=d["n"],
        player=w.player(d["seat"]),
        mark=w.say(f"cli-mark-{d['mark']}"),
        loss=_amount(a, d["loss"] * GRID),
        error=_amount(a, d["error"] * GRID),
        before=_amount(a, d["top"]["win"][d["seat"]] * GRID),
        after=_amount(a, d["after"]["win"][d["seat"]] * GRID),
        lead=f"{d['top']['lead'][d['seat']]:+.1f}",
        then=f"{d['after']['lead'][d['seat']]:+.1f}",
    )
    return Text(text, style=STYLES.get(d["mark"], ""))


def _said(d: Judged, which: str, w: Words) -> str:
    steps = d["did"] if which == "did" else d["better"]
    return " · ".join(w.action(step["record"]) for step in steps)
