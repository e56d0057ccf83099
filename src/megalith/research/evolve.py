"""Evolves the evaluation of a title by games: `python -m megalith.research.evolve`.

Each generation tries numbers around the best ones so far (CMA-ES). A candidate sits at tables
whose other seats play with the champion's numbers, all candidates with the same luck; what
counts is its squashed lead. Alone its rival is the target of the deal, or whom the title sets
against it, and what counts is the part of the rival's points that it makes. Now and then the
centre of the search plays the champion and takes its place if it is better.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, NamedTuple

import cma
import numpy as np
import typer

from megalith.core import weights
from megalith.core.catalogue import load
from megalith.research.backends import open_backend
from megalith.research.trials import Field, Numbers
from megalith.research.weights_file import save_weights, weights_file

LEAST = 0.3  # a number nearer to nothing is moved as if it were this
OFTEN = 8  # generations between two trials of the centre


class Effort(NamedTuple):
    """How long and how wide to search."""

    generations: int
    population: int
    games: int  # of each candidate in a generation
    trial: int  # games of the centre against the champion
    spread: float  # of the first steps, as a part of the numbers
    seed: int
    only: tuple[str, ...] = ()  # the numbers that move; none named: all


class Search:
    """CMA-ES over named numbers, each of them moved in proportion to its size."""

    def __init__(self, start: Numbers, effort: Effort) -> None:
        self.whole = start
        self.names = list(effort.only or start)
        self.start = np.array([start[name] for name in self.names])
        self.size = np.maximum(np.abs(self.start), LEAST)
        settings = {"popsize": effort.population, "seed": effort.seed, "verbose": -9}
        origin = np.zeros(len(self.names))
        self.strategy = cma.CMAEvolutionStrategy(origin, effort.spread, settings)
        self.asked: list[Any] = []

    def ask(self) -> list[Numbers]:
        """The candidates of a generation."""
        self.asked = self.strategy.ask()
        return [self.numbers(x) for x in self.asked]

    def tell(self, leads: list[float]) -> None:
        self.strategy.tell(self.asked, [-lead for lead in leads])

    def centre(self) -> Numbers:
        return self.numbers(self.strategy.result.xfavorite)

    def numbers(self, x: Any) -> Numbers:
        values = self.start + self.size * x
        moved = {n: round(float(v), 4) for n, v in zip(self.names, values, strict=True)}
        return {**self.whole, **moved}


def evolve(
    field: Field, effort: Effort, champion: Numbers, start: Numbers | None = None
) -> tuple[Numbers, list[str]]:
    """The numbers of the last champion, beginning with those of the first, and how it came to
    them. The search begins at the champion, or elsewhere at `start`."""
    search = Search(start or champion, effort)
    history: list[str] = []
    for generation in range(1, effort.generations + 1):
        rival = field.bot_with("champion", champion)
        say(f"generation {generation}: {breed(search, field, rival, effort, generation)}")
        if generation % OFTEN and generation != effort.generations:
            continue
        bot = field.bot_with("centre", search.centre())
        taken, found = field.better(bot, rival, effort.trial, -generation)
        reached = f"{found.share:.1%} of {effort.trial} in generation {generation}"
        if field.players == 1:
            reached += f", {found.lead:.1%} of the points to beat"
        say(f"  centre: lead {found.lead:.3f}, {reached}{': taken' if taken else ''}")
        if taken:
            champion = search.centre()
            history.append(reached)
    return champion, history


def breed(search: Search, field: Field, rival: str, effort: Effort, generation: int) -> str:
    """One generation of candidates, and how they did."""
    bots = [field.bot_with(f"tried-{k}", numbers) for k, numbers in enumerate(search.ask())]
    found = field.play(bots, rival, effort.games, effort.seed + generation)
    leads = [success.lead for success in found]
    search.tell(leads)
    return f"{np.mean(leads):.3f}, best {max(leads):.3f}"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(
    title: str,
    players: Annotated[int, typer.Option(min=1, help="How many players.")] = 2,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    generations: int = 40,
    population: int = 14,
    games: Annotated[int, typer.Option(help="Games of each candidate in a generation.")] = 48,
    trial: Annotated[int, typer.Option(help="Games of the centre against the champion.")] = 200,
    spread: Annotated[float, typer.Option(help="First steps, as a part of the numbers.")] = 0.15,
    seed: int = 1,
    workers: int = 1,
    start: Annotated[
        Path | None, typer.Option(help="File with the weights where the search begins.")
    ] = None,
    only: Annotated[
        str, typer.Option(help="Names of the numbers that may move, with commas; else all.")
    ] = "",
    like: Annotated[
        int | None,
        typer.Option(min=1, help="Begin anew, with the numbers for this many players."),
    ] = None,
    write: Annotated[bool, typer.Option(help="Into the title's weights.json.")] = False,
) -> None:
    """Evolve the evaluation of a title by games of bots."""
    for count, hint in ((players, "--players"), (like or players, "--like")):
        if count not in load(title).players:
            raise typer.BadParameter(f"{title} is not for {count}", param_hint=hint)
    begin = weights.read(start)[players] if start else None
    names = tuple(only.split(",")) if only else ()
    unknown = [name for name in names if name not in load(title).mind.weights(players)]
    if unknown:
        raise typer.BadParameter(f"{title} has no number {unknown[0]!r}", param_hint="--only")
    effort = Effort(generations, population, games, trial, spread, seed, names)
    with TemporaryDirectory() as folder:
        field = Field(title, players, bot, Path(folder), open_backend(workers, None))
        champion, history = evolve(field, effort, load(title).mind.weights(like or players), begin)
    report = {
        "command": "python -m megalith.research.evolve " + " ".join(sys.argv[1:]),
        "taken": history,
    }
    print(json.dumps({**report, "weights": {str(players): champion}}, indent=1))
    if write:
        save_weights(weights_file(title), players, champion, report)


if __name__ == "__main__":
    typer.run(main)
