"""What a Ray cluster on this machine costs against plain processes, for the same games.

    python -m megalith.research.scale stone_age --games 10000 --repeat 3

Both play the same job by turns; the best time of each counts, because whatever else the machine
does only adds to it. The start of the cluster is told apart; workers start within the times.
"""

import json
import os
import time
from typing import Annotated

import typer

from megalith.core.catalogue import load
from megalith.core.errors import TableError
from megalith.core.game import Json
from megalith.research import files, many_games
from megalith.research.backends import Backend, OnRay, Processes
from megalith.research.many_games import Counts, Job
from megalith.research.plans import bounded


def timed(job: Job, backend: Backend) -> tuple[float, Counts]:
    counts = job.tally()
    began = time.perf_counter()
    many_games.run(job, backend, counts)
    return time.perf_counter() - began, counts


def compare(job: Job, workers: int, repeat: int) -> Json:
    """Seconds of every repetition, the best of each side, and the loss between these."""
    began = time.perf_counter()
    backends: dict[str, Backend] = {"processes": Processes(workers), "ray": OnRay("local", workers)}
    started = time.perf_counter() - began
    seconds: dict[str, list[float]] = {name: [] for name in backends}
    seen: list[Counts] = []
    for _ in range(repeat):
        for name, backend in backends.items():
            spent, counts = timed(job, backend)
            seconds[name].append(round(spent, 2))
            seen.append(counts)
    if any(counts != seen[0] for counts in seen):
        raise TableError("the back ends did not play the same games")
    best = {name: min(times) for name, times in seconds.items()}
    return {
        **job.describe(),
        "games": job.games,
        "workers": workers,
        "seconds": seconds,
        "best": best,
        "ray_start_seconds": round(started, 2),
        "loss_percent": round(100 * (best["ray"] / best["processes"] - 1), 1),
        "machine": files.machine(),
        "load": [round(x, 1) for x in os.getloadavg()],
    }


def main(
    title: str,
    games: int = 10_000,
    players: int = 2,
    bot: Annotated[str, typer.Option(help="Who plays, in every seat.")] = "greedy",
    workers: int = os.cpu_count() or 1,
    repeat: int = 3,
    seed: int = 1,
) -> None:
    """Measure Ray against processes."""
    options = bounded(load(title), {}, random=bot == "random")
    job = Job(title, players, (bot,) * players, options, seed, games).check()
    print(json.dumps(compare(job, workers, repeat), indent=1))


if __name__ == "__main__":
    typer.run(main)
