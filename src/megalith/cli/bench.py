"""`megalith bench`: how fast the engines are, compiled and interpreted."""

import json as jsonlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

import megalith.core.game
from megalith.bots.search import Search
from megalith.bots.tuning import tuning_for
from megalith.cli.common import AsJson, Components, Lang, load_title, print_json, screen, words
from megalith.core import play
from megalith.core.catalogue import TITLES
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import OVER, Title
from megalith.core.options import choose
from megalith.extras import missing
from megalith.words import Words

Wanted = Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all by default.")]
Seconds = Annotated[float, typer.Option(min=0.01, help="How long each measurement takes.")]


def bench(
    game: Wanted = None,
    seconds: Seconds = 1.0,
    players: Annotated[int | None, typer.Option(help="Players; the most by default.")] = None,
    components: Components = None,
    alone: Annotated[bool, typer.Option("--alone", help="Do not run the other build too.")] = False,
    research: Annotated[
        bool, typer.Option("--research", help="The environments for learners instead.")
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Measure decisions, games, copies and search nodes a second in random play, and iterations of
    the search, all in seconds of the processor."""
    titles = [game] if game is not None else list(TITLES)
    measured = _environments() if research else measure
    report = {title: measured(load_title(title, components), players, seconds) for title in titles}
    if not alone and not research and compiled():
        for title in titles:
            _compare(report[title], title, seconds, components)
    if json:
        print_json(report)
    else:
        screen().print(_grid(report, words(lang)))


def _environments() -> Callable[[Title[Any], int | None, float], dict[str, Any]]:
    try:
        from megalith.research import speed
    except ImportError as error:
        raise missing("--research", "research", error) from None
    return speed.measure


def compiled() -> bool:
    return not str(megalith.core.game.__file__).endswith(".py")


def measure(game: Title[Any], players: int | None, seconds: float) -> dict[str, Any]:
    seats = players or game.players[-1]
    options = choose(game.options, dict(game.guard))
    out, inner = Choices(), Choices()
    decisions, games = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        s = game.rules.initial(seats, options)
        decisions += play.playout(game.rules, s, rng_from("bench", games), out)
        games += 1
    spent = time.process_time() - began
    middle, longest = _positions(game, seats, options, decisions // games // 2)
    lists = _rate(lambda n: play.lists(game.rules, longest, n, out), seconds / 2)
    return {
        "players": seats,
        "compiled": compiled(),
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "copies_per_second": round(
            _rate(lambda n: play.copies(game.rules, middle, n), seconds / 2)
        ),
        "nodes_per_second": round(_nodes(game, seats, options, seconds, out, inner)),
        "iterations_per_second": round(_iterations(game, middle, seconds)),
        "legal_list_us": round(1e6 / lists, 3),
        "legal_list_length": len(game.rules.legal(longest)),
    }


def _positions(game: Title[Any], seats: int, options: Any, half: int) -> tuple[Any, Any]:
    """Of one random game: the position half-way, and the one with the most choices."""
    s, rng, out = game.rules.initial(seats, options), rng_from("positions"), Choices()
    middle, longest, most, n = s, s, 0, 0
    while play.settle(game.rules, s, rng, out) != OVER:
        game.rules.choices(s, out)
        if out.count > most:
            most, longest = int(out.count), game.rules.copy(s)
        if n == half:
            middle = game.rules.copy(s)
        game.rules.apply(s, out.any(rng))
        n += 1
    return middle, longest


def _rate(run: Callable[[int], None], seconds: float) -> float:
    """Runs a second, in batches that grow until they fill the time."""
    n = 100
    while True:
        began = time.process_time()
        run(n)
        spent = time.process_time() - began
        if spent >= seconds / 2:
            return n / spent
        n *= 3


def _nodes(
    game: Title[Any], seats: int, options: Any, seconds: float, out: Choices, inner: Choices
) -> float:
    nodes, k = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        s = game.rules.initial(seats, options)
        nodes += play.expand(game.rules, s, rng_from("nodes", k), out, inner)
        k += 1
    return nodes / (time.process_time() - began)


def _iterations(game: Title[Any], s: Any, seconds: float) -> float:
    """Of the search, from this position on."""
    rng, out = rng_from("iterations"), Choices()
    seat = play.settle(game.rules, s, rng, out)
    search = Search(game, s, seat, tuning_for(game.id, s.seats), rng)
    n, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        search.iterate()
        n += 1
    return n / (time.process_time() - began)


def _compare(row: dict[str, Any], title: str, seconds: float, components: str | None) -> None:
    """The same measurement in the interpreted build, in the same minute."""
    command = [sys.executable, "-m", "megalith.cli.main", "bench", title, "--json", "--alone"]
    command += ["--components", components] if components is not None else []
    run = subprocess.run(
        [*command, "--seconds", str(seconds), "--players", str(row["players"])],
        env={**os.environ, "MEGALITH_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode == 0:
        other = jsonlib.loads(run.stdout)[title]
        row["interpreted_decisions_per_second"] = other["decisions_per_second"]
        ratio = row["decisions_per_second"] / max(1, other["decisions_per_second"])
        row["ratio_to_interpreted"] = round(ratio, 1)


def _grid(report: dict[str, dict[str, Any]], w: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for title in report:
        grid.add_column(title, justify="right")
    rows = dict.fromkeys(key for row in report.values() for key in row)
    for key in rows:
        grid.add_row(w.say(f"bench-{key}"), *(_shown(row.get(key)) for row in report.values()))
    return grid


def _shown(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return f"{value:,}"
