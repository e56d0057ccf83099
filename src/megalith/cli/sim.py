"""`megalith sim`: many games between bots, counted; on one core, on many, or on a cluster."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from megalith.bots import roster
from megalith.cli.common import (
    AsJson,
    Given,
    Lang,
    Title,
    load_title,
    print_json,
    progress_screen,
    read_options,
    screen,
    words,
)
from megalith.core.errors import OptionError
from megalith.core.options import choose
from megalith.research import files, runs
from megalith.research.backends import open_backend
from megalith.research.runs import Counts, Job, Result
from megalith.words import Words

SHOWN_EVERY = 0.2  # seconds between two drawings of the bar


def sim(
    game: Title,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "random",
    workers: Annotated[int, typer.Option(min=1, help="Processes on this machine.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write every game: records as .jsonl, a table as .parquet.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the run in the file of --out.")
    ] = False,
    option: Given = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots and count."""
    title = load_title(game)
    options = choose(title.options, {**title.guard, **read_options(title, option)})
    if resume and out is None:
        raise OptionError("--resume needs the file of the run: --out FILE")
    keep = "" if out is None else files.keeps(out)
    names = seat_bots(bots, players)
    job = Job(game, players, tuple(names), options, seed, games, keep).check()
    counts, seconds = _play(job, open_backend(workers, ray), out, resume, words(lang))
    report = _report(job, counts, seconds)
    if json:
        print_json(report)
    else:
        screen().print(_grid(report, job, words(lang, game)))


def _play(job: Job, backend: Any, out: Path | None, resume: bool, w: Words) -> tuple[Counts, float]:
    """Count all games; Ctrl-C counts those that were played, and leaves a valid file."""
    file = None if out is None else files.Run(job, out, backend.name, resume)
    counts = Counts(job.players) if file is None else file.counts
    began = time.perf_counter()
    try:
        with _progress(w, counts.games, job.games) as tick:

            def take(results: list[Result]) -> None:
                if file is not None:
                    file.add(results)
                tick(counts.games)

            runs.run(job, backend, counts, take)
    except KeyboardInterrupt:
        if counts.games == 0:
            raise
    finally:
        if file is not None:
            file.close()
    before = 0.0 if file is None else file.spent
    return counts, before + time.perf_counter() - began


def seat_bots(text: str, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise OptionError(f"--bots: {len(names)} names for {players} players")
    for name in names:
        roster.make(name)
    return names


@contextmanager
def _progress(w: Words, done: int, games: int) -> Iterator[Any]:
    """A bar on standard error, refreshed a few times a second."""
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=progress_screen()
    )
    task = bar.add_task(w.say("cli-games"), total=games, completed=done)
    shown, count = 0.0, done

    def tick(now_done: int) -> None:
        nonlocal shown, count
        count = now_done
        if time.monotonic() - shown > SHOWN_EVERY:
            shown = time.monotonic()
            bar.update(task, completed=count)

    with bar:
        yield tick
        bar.update(task, completed=count)


def _by_bot(bots: tuple[str, ...], numbers: list[Any]) -> dict[str, float]:
    total: dict[str, float] = {}
    for name, number in zip(bots, numbers, strict=True):
        total[name] = total.get(name, 0) + number
    return total


def _report(job: Job, c: Counts, seconds: float) -> dict[str, Any]:
    n = c.games
    seats = {name: job.bots.count(name) for name in job.bots}
    return {
        "game": job.game,
        "players": job.players,
        "games": n,
        "seed": job.seed,
        "bots": list(job.bots),
        "options": job.options,
        "seconds": round(seconds, 3),
        "games_per_second": round(n / seconds, 1),
        "decisions_per_second": round(c.decisions / seconds),
        "mean_scores": [round(x / n, 2) for x in c.scores],
        "wins": [round(x, 3) for x in c.wins],
        "bot_scores": {
            b: round(x / n / seats[b], 2) for b, x in _by_bot(job.bots, c.scores).items()
        },
        "bot_wins": {b: round(x, 3) for b, x in _by_bot(job.bots, c.wins).items()},
        "mean_winner": round(c.winners / n, 2),
        "mean_rounds": round(c.rounds / n, 2),
        "ends": dict(sorted(c.ends.items())),
    }


def _grid(report: dict[str, Any], job: Job, w: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=w.say("title"), title_justify="left")
    for key in ("cli-seat", "cli-bot", "cli-mean-score", "cli-wins", "cli-share"):
        grid.add_column(w.say(key), justify="left" if key == "cli-bot" else "right")
    for seat, name in enumerate(job.bots):
        wins = report["wins"][seat]
        share = f"{100 * wins / report['games']:.1f} %"
        grid.add_row(str(seat + 1), name, f"{report['mean_scores'][seat]:.1f}", f"{wins:g}", share)
    ends = ", ".join(f"{w.say(f'ending-{end}')} {n}" for end, n in report["ends"].items())
    grid.caption = "\n".join(
        [
            w.say("cli-sim-speed", games=report["games"], rate=report["games_per_second"]),
            w.say("cli-sim-rounds", rounds=report["mean_rounds"], points=report["mean_winner"]),
            ends,
        ]
    )
    grid.caption_justify = "left"
    return grid
