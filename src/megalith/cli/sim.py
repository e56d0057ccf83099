"""`megalith sim`: many games between bots, counted; on one core, on many, or on a cluster."""

from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from megalith.bots import roster
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
from megalith.cli.many_games import Out, Ray, Resume, Workers, kept, play
from megalith.core.errors import OptionError
from megalith.research.many_games import Counts, Job
from megalith.research.plans import bounded
from megalith.words import Words


def sim(
    game: TitleId,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, or one for all.", **NAMED)
    ] = "random",
    workers: Workers = 1,
    ray: Ray = None,
    out: Out = None,
    resume: Resume = False,
    option: Given = None,
    components: Components = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots and count."""
    title = load_title(game, components)
    own = read_set(game, components)
    options = bounded(title, read_options(title, option), random=True)
    names = seat_bots(bots, players)
    job = Job(game, players, tuple(names), options, seed, games, kept(out, resume), own).check()
    counts, seconds = play(job, workers, ray, out, resume, words(lang))
    report = _report(job, counts, seconds)
    if json:
        print_json(report)
    else:
        screen().print(_grid(report, job, words(lang, game)))


def seat_bots(text: str, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        text = "--bots: {n} names for {players} players"
        raise OptionError(text, "bots-count", n=len(names), players=players)
    for name in names:
        roster.make(name)
    return names


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
        share = f"{w.decimal(100 * wins / report['games'])} %"
        grid.add_row(
            str(seat + 1), name, w.decimal(report["mean_scores"][seat]), f"{wins:g}", share
        )
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
