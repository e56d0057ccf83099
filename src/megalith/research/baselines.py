"""The published scores of the quick bots, for whoever wants to compare a learner with them.

`python -m megalith.research.baselines --write` plays `BOTS` against each other in every title, for
every number of players, and puts the reports with their seed and versions into
docs/lab/baselines.json, and a table of them into docs/lab/baselines.md.
"""

import json
from datetime import date
from pathlib import Path
from typing import Annotated, Final

import typer

from megalith import __version__
from megalith.core.catalogue import TITLES, load
from megalith.core.game import Json
from megalith.research import arena, lab, many_games
from megalith.research.backends import open_backend

BOTS: Final = ("random", "easy", "greedy")  # none looks at a clock
FILE: Final = "baselines.json"
PAGE: Final = "baselines.md"
BEGIN, END = "<!-- scores -->", "<!-- end of the scores -->"
HEAD: Final = "| players | games | " + " | ".join(f"`{bot}`" for bot in BOTS) + " |"
LINE: Final = "|---|---|" + "---|" * len(BOTS)


def play(title: str, players: int, games: int, seed: int, workers: int = 1) -> Json:
    """What the arena says of these bots; alone at the table each of them plays by itself."""
    groups = [BOTS] if players > 1 else [(bot,) for bot in BOTS]
    found: Json = {"game": title, "players": players, "games": games, "bots": {}}
    for bots in groups:
        contest = arena.plan(title, bots, players, games, seed)
        report = contest.tally()
        many_games.run(contest, open_backend(workers), report)
        found["bots"] |= report.to_json()["bots"]
        found["options"] = dict(contest.options)
    made = {"seed": seed, "rules": load(title).version, "megalith": __version__}
    return {**found, **made, "numbers": lab.numbers(title, found)}


def table(title: str, reports: list[Json]) -> list[str]:
    """The share of the victories with its interval, and the mean score, of each bot."""
    lines = [f"### {title}", "", HEAD, LINE]
    for report in reports:
        if report["game"] == title:
            cells = [_cell(report["bots"][bot]) for bot in BOTS]
            games = f"{report['games']} {lab.OLDER if lab.is_older(title, report) else ''}".strip()
            lines.append(f"| {report['players']} | {games} | {' | '.join(cells)} |")
    return [*lines, *(["", lab.FOOT] if any(lab.OLDER in line for line in lines) else []), ""]


def _cell(bot: Json) -> str:
    low, high = bot["interval"]
    return f"{bot['share']:.0%} ({low:.0%} – {high:.0%}), {bot['mean_score']:.1f}"


def write(reports: list[Json], folder: Path = lab.LAB) -> None:
    kept = {"date": date.today().isoformat(), "baselines": reports}
    (folder / FILE).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    lines = [line for title in TITLES for line in table(title, reports)]
    path = folder / PAGE
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"{END}{after}", encoding="utf-8")


def main(
    games: int = 48,
    workers: int = 1,
    seed: int = 1,
    write_: Annotated[bool, typer.Option("--write", help="Into docs/lab.")] = False,
) -> None:
    """Play the quick bots against each other, in every title."""
    reports = []
    for title in TITLES:
        for players in load(title).players:
            reports.append(play(title, players, games, seed, workers))
        print(*table(title, reports), sep="\n", flush=True)
    if write_:
        write(reports)


if __name__ == "__main__":
    typer.run(main)
