"""The ladder of a title: how the levels do against each other, for every number of players.

`python -m megalith.research.ladder stone_age --write` plays what is missing, rung by rung, and
puts the table into the title's page. The games of each rung are kept in a file, so that a ladder
can be climbed in several sittings, and a rung be given more games; it is played again when its
file is removed. Rungs that were not played this time keep their lines in the page.
"""

import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from megalith.core.catalogue import load
from megalith.research import arena, files, runs
from megalith.research.backends import open_backend

BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"
HEAD = "| players | bot | games | victories | 95 % interval | points | ms a decision | rounds |"
LINE = "|---|---|---|---|---|---|---|---|"
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
    Rung(3, ("easy", "medium", "hard"), 12),
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
    file = files.Run(contest, path, backend.name, resume=path.exists())
    try:
        runs.run(contest, backend, file.tally, file.add)
    finally:
        file.close()
    return file.tally.to_json()


def rows(report: dict[str, Any]) -> list[str]:
    """One line for each bot of a rung."""
    found = []
    for n, (name, bot) in enumerate(report["bots"].items()):
        low, high = bot["interval"]
        alone = len(report["bots"]) == 1 and report["players"] > 1
        cells = [
            str(report["players"]) if n == 0 else "",
            f"`{name}`",
            str(report["games"]) if n == 0 else "",
            "" if alone else f"{bot['share']:.1%}",
            "" if alone else f"{low:.1%} – {high:.1%}",
            f"{bot['mean_score']:.1f}"
            + (f" (of the winner {report['winning_score']['mean']:.1f})" if alone else ""),
            f"{bot['ms_per_decision']:.1f}",
            f"{report['rounds']['mean']:.1f}" if n == 0 else "",
        ]
        found.append("| " + " | ".join(cells) + " |")
    return found


def page(text: str, lines: list[str]) -> str:
    """The page with the rungs in its table, between the two marks; new lines take the place of
    those of the same rung."""
    before, _, rest = text.partition(BEGIN)
    old, _, after = rest.partition(END)
    rungs = {**_by_rung(old.splitlines()), **_by_rung(lines)}
    order = [rung.name for rung in RUNGS]
    names = sorted(rungs, key=lambda name: order.index(name) if name in order else len(order))
    table = [HEAD, LINE, *(line for name in names for line in rungs[name])]
    return f"{before}{BEGIN}\n" + "\n".join(table) + f"\n{END}{after}"


def _by_rung(lines: list[str]) -> dict[str, list[str]]:
    """The lines of a table by the name of their rung; its first line says how many players."""
    groups: list[list[str]] = []
    for line in lines:
        if re.match(r"\| \d", line):
            groups.append([line])
        elif line.startswith("|  |"):
            groups[-1].append(line)
    return {_rung(group).name: group for group in groups}


def _rung(group: list[str]) -> Rung:
    cells = [[cell.strip() for cell in line.split("|")] for line in group]
    return Rung(int(cells[0][1]), tuple(row[2].strip("`") for row in cells), int(cells[0][3]))


def main(
    title: str,
    out: Annotated[Path, typer.Option(help="Folder for the games.")] = Path("runs/ladder"),
    players: Annotated[list[int] | None, typer.Option(help="Only these tables.")] = None,
    part: Annotated[float, typer.Option(help="Part of the usual number of games.")] = 1.0,
    workers: int = 1,
    seed: int = 1,
    write: Annotated[bool, typer.Option(help="Into docs/games/TITLE.md.")] = False,
    only: Annotated[str | None, typer.Option(help="Only rungs with this in their name.")] = None,
    finished: Annotated[bool, typer.Option(help="Only rungs that have been played.")] = False,
) -> None:
    """Measure the levels of a title against each other."""
    lines: list[str] = []
    print(HEAD, LINE, sep="\n")
    for rung in RUNGS:
        if rung.players not in load(title).players or rung.players not in (players or (1, 2, 3, 4)):
            continue
        if only is not None and only not in rung.name:
            continue
        rung = rung._replace(games=max(len(rung.bots), round(part * rung.games)))
        if finished and not (out / title / f"{rung.name}{GAMES}").exists():
            continue
        lines += (new := rows(climb(title, rung, out, workers, seed)))
        print(*new, sep="\n", flush=True)
    if write:
        path = Path("docs/games") / f"{title}.md"
        path.write_text(page(path.read_text(encoding="utf-8"), lines), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
