"""The ladder of a title: how the levels do against each other, for every number of players.

`python -m megalith.research.ladder stone_age --write` plays what is missing, rung by rung, and
puts the results into docs/lab, each as soon as it is there. The games of each rung are kept in a
file, so that a ladder can be climbed in several sittings, and a rung be given more games; it is
played again when its file is removed. Rungs that were not played this time keep their results.
"""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from megalith.core.catalogue import load
from megalith.research import arena, files, lab, many_games
from megalith.research.backends import open_backend

GAMES = ".jsonl"  # a file for the games of each rung


class Rung(NamedTuple):
    players: int
    bots: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        return f"{self.players}-" + "-".join(self.bots)


RUNGS = (
    Rung(1, ("random",), 100),
    Rung(1, ("greedy",), 100),
    Rung(1, ("medium",), 40),
    Rung(1, ("hard",), 20),
    Rung(2, ("random", "greedy"), 100),
    Rung(2, ("easy", "medium"), 60),
    Rung(2, ("greedy", "medium"), 60),
    Rung(2, ("greedy", "hard"), 12),
    Rung(2, ("medium", "hard"), 12),
    Rung(2, ("hard", "master"), 12),
    Rung(3, ("easy", "medium"), 60),
    Rung(3, ("greedy", "medium"), 60),
    Rung(3, ("easy", "medium", "hard"), 12),
    Rung(4, ("easy", "medium"), 60),
    Rung(4, ("greedy", "medium"), 60),
    Rung(4, ("easy", "greedy", "medium", "hard"), 12),
    Rung(4, ("easy", "medium", "hard", "master"), 12),
    Rung(4, ("hard",), 8),
)


def climb(title: str, rung: Rung, folder: Path, workers: int, seed: int) -> dict[str, Any]:
    """The report of a rung, after the games that its file lacks have been played."""
    path = folder / title / f"{rung.name}{GAMES}"
    path.parent.mkdir(parents=True, exist_ok=True)
    keep = files.keeps(path)
    contest = arena.plan(title, rung.bots, rung.players, rung.games, seed, keep=keep)
    backend = open_backend(workers)
    file = files.Results(contest, path, backend.name, resume=path.exists())
    try:
        many_games.run(contest, backend, file.tally, file.add)
    finally:
        file.close()
    return file.tally.to_json()


def wanted(name: str, only: str) -> bool:
    """A rung by its whole name, or those with a part of it."""
    return name == only if any(rung.name == only for rung in RUNGS) else only in name


def main(
    title: str,
    out: Annotated[Path, typer.Option(help="Folder for the games.")] = Path("runs/ladder"),
    players: Annotated[list[int] | None, typer.Option(help="Only these tables.")] = None,
    part: Annotated[float, typer.Option(help="Part of the usual number of games.")] = 1.0,
    workers: int = 1,
    seed: int = 1,
    write: Annotated[bool, typer.Option(help="Into docs/lab.")] = False,
    only: Annotated[
        str | None, typer.Option(help="Only this rung, or those with this in their name.")
    ] = None,
    finished: Annotated[bool, typer.Option(help="Only rungs that have been played.")] = False,
) -> None:
    """Measure the levels of a title against each other."""
    print(lab.HEAD, lab.LINE, sep="\n")
    for rung in RUNGS:
        if rung.players not in load(title).players or rung.players not in (players or (1, 2, 3, 4)):
            continue
        if only is not None and not wanted(rung.name, only):
            continue
        rung = rung._replace(games=max(len(rung.bots), round(part * rung.games)))
        if finished and not (out / title / f"{rung.name}{GAMES}").exists():
            continue
        report = climb(title, rung, out, workers, seed)
        print(*lab.rows(report), sep="\n", flush=True)
        if write:
            lab.keep(title, [report], seed)
            lab.write_page(title)


if __name__ == "__main__":
    typer.run(main)
