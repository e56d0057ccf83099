"""`megalith sim`: many games between bots, counted."""

import json as jsonlib
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from megalith.bots import match, roster
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
from megalith.core import record
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError, TableError
from megalith.core.game import Game
from megalith.core.options import Chosen, choose
from megalith.core.table import Table
from megalith.words import Words


class Counts:
    """What is added up over the games."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.winners = 0.0
        self.scores = [0.0] * len(bots)
        self.wins = [0.0] * len(bots)
        self.ends: Counter[str] = Counter()

    def add(self, game: Game[Any], s: Any, decisions: int) -> None:
        """One finished game; shared wins count in equal parts."""
        sheets = game.sheets(s)
        first = [sheet.seat for sheet in sheets if sheet.place == 1]
        for seat in range(len(self.bots)):
            self.scores[seat] += sheets[seat].total
            self.wins[seat] += 1 / len(first) if seat in first else 0
        self.games += 1
        self.decisions += decisions
        self.rounds += game.rounds(s)
        self.winners += max(sheet.total for sheet in sheets if sheet.place == 1)
        self.ends[game.ending(s)] += 1

    def by_bot(self, numbers: list[float]) -> dict[str, float]:
        total: dict[str, float] = {}
        for name, number in zip(self.bots, numbers, strict=True):
            total[name] = total.get(name, 0) + number
        return total


def sim(
    game: Title,
    players: Annotated[int, typer.Option(help="How many players.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "random",
    out: Annotated[
        Path | None, typer.Option(help="Write every game's record, a line each.")
    ] = None,
    option: Given = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots and count."""
    title = load_title(game)
    names = seat_bots(bots, players)
    options = choose(title.options, {**title.guard, **read_options(title, option)})
    Table(title, players, options)  # a wrong number of players is said before the work begins
    counts = Counts(names)
    began = time.perf_counter()
    file = _open(out)
    try:
        with _progress(words(lang), games) as tick:
            for k in range(games):
                _one(title, players, options, names, seed, k, counts, file)
                tick()
    except KeyboardInterrupt:
        if counts.games == 0:
            raise
    finally:
        if file is not None:
            file.close()
    report = _report(title, players, seed, counts, time.perf_counter() - began, options)
    if json:
        print_json(report)
    else:
        screen().print(_grid(report, counts, words(lang, game)))


def seat_bots(text: str, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise OptionError(f"--bots: {len(names)} names for {players} players")
    for name in names:
        roster.make(name)
    return names


def _open(out: Path | None) -> TextIO | None:
    if out is None:
        return None
    try:
        return out.open("w", encoding="utf-8")
    except OSError as error:
        raise TableError(f"cannot write {out}: {error.strerror}") from None


class _progress:
    """A bar on standard error, refreshed a few times a second."""

    def __init__(self, w: Words, games: int) -> None:
        self.bar = Progress(
            BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=progress_screen()
        )
        self.task = self.bar.add_task(w.say("cli-games"), total=games)
        self.done = 0
        self.shown = 0.0

    def __enter__(self) -> "_progress":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.update(self.task, completed=self.done)
        self.bar.stop()

    def __call__(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.shown > 0.2:
            self.shown = now
            self.bar.update(self.task, completed=self.done)


def _one(
    game: Game[Any],
    players: int,
    options: Chosen,
    names: list[str],
    seed: int,
    k: int,
    counts: Counts,
    file: TextIO | None,
) -> None:
    s = game.initial(players, options)
    bots = [roster.make(name) for name in names]
    trace: list[int] | None = None if file is None else []
    luck, minds = rng_from("luck", seed, k), rng_from("minds", seed, k)
    counts.add(game, s, match.play(game, s, bots, luck, minds, trace))
    if file is not None and trace is not None:
        file.write(jsonlib.dumps(_record(game, players, options, names, trace)) + "\n")


def _record(
    game: Game[Any], players: int, options: Chosen, names: list[str], trace: list[int]
) -> Any:
    table: Table[Any] = Table(game, players, options)
    for code in trace:
        table.do_code(code)
    return record.to_json(table, names)


def _report(
    game: Game[Any], players: int, seed: int, c: Counts, seconds: float, options: Chosen
) -> dict[str, Any]:
    n = c.games
    seats = {name: c.bots.count(name) for name in c.bots}
    return {
        "game": game.id,
        "players": players,
        "games": n,
        "seed": seed,
        "bots": c.bots,
        "options": options,
        "seconds": round(seconds, 3),
        "games_per_second": round(n / seconds, 1),
        "decisions_per_second": round(c.decisions / seconds),
        "mean_scores": [round(x / n, 2) for x in c.scores],
        "wins": [round(x, 3) for x in c.wins],
        "bot_scores": {b: round(x / n / seats[b], 2) for b, x in c.by_bot(c.scores).items()},
        "bot_wins": {b: round(x, 3) for b, x in c.by_bot(c.wins).items()},
        "mean_winner": round(c.winners / n, 2),
        "mean_rounds": round(c.rounds / n, 2),
        "ends": dict(sorted(c.ends.items())),
    }


def _grid(report: dict[str, Any], c: Counts, w: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=w.say("title"), title_justify="left")
    for key in ("cli-seat", "cli-bot", "cli-mean-score", "cli-wins", "cli-share"):
        grid.add_column(w.say(key), justify="left" if key == "cli-bot" else "right")
    for seat, name in enumerate(c.bots):
        wins = report["wins"][seat]
        share = f"{100 * wins / c.games:.1f} %"
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
