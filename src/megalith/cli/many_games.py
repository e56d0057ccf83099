"""What `sim` and `arena` share: where games are played, the bar, and the file of the run."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from megalith.cli.common import progress_screen
from megalith.core.errors import OptionError
from megalith.research import files, many_games
from megalith.research.backends import open_backend
from megalith.research.plans import C, Plan, Result
from megalith.words import Words

SHOWN_EVERY = 0.2  # seconds between two drawings of the bar

Workers = Annotated[int, typer.Option(min=1, help="Processes on this machine.")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")]
Out = Annotated[
    Path | None, typer.Option(help="Write every game: records as .jsonl, a table as .parquet.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the run in the file of --out.")]


def kept(out: Path | None, resume: bool) -> str:
    """What each game must keep for that file."""
    if out is None and resume:
        raise OptionError("--resume needs the file of the run: --out FILE", "resume-out")
    return "" if out is None else files.keeps(out)


def play(
    plan: Plan[C], workers: int, ray: str | None, out: Path | None, resume: bool, w: Words
) -> tuple[C, float]:
    """Count all games; Ctrl-C counts those that were played, and leaves a valid file."""
    backend = open_backend(workers, ray)
    file = None if out is None else files.Results(plan, out, backend.name, resume)
    tally = plan.tally() if file is None else file.tally
    began = time.perf_counter()
    try:
        with _progress(w, tally.games, plan.games) as tick:

            def take(results: list[Result]) -> None:
                if file is not None:
                    file.add(results)
                tick(tally.games)

            many_games.run(plan, backend, tally, take)
    except KeyboardInterrupt:
        if tally.games == 0:
            raise
    finally:
        if file is not None:
            file.close()
    before = 0.0 if file is None else file.spent
    return tally, before + time.perf_counter() - began


@contextmanager
def _progress(w: Words, done: int, games: int) -> Iterator[Callable[[int], None]]:
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
