"""Evolves the evaluation of a title by games: `python -m megalith.research.evolve`.

Each generation tries numbers around the best ones so far (CMA-ES). A candidate sits at tables
whose other seats play with the champion's numbers, all candidates with the same luck; what
counts is its squashed lead. Now and then the centre of the search plays the champion and takes
its place if it wins.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, ClassVar

import cma
import numpy as np
import typer

from megalith.bots.reward import squash
from megalith.core.catalogue import load
from megalith.core.options import choose
from megalith.research.backends import Backend, open_backend
from megalith.research.contest import Contest, Seating
from megalith.research.keeping import save_weights
from megalith.research.plans import Result
from megalith.research.runs import Task, play_task

LEAST = 0.3  # a number nearer to nothing is moved as if it were this
SCALE = 25.0  # points of lead that are nearly a safe victory


class Trial(Contest):
    """One candidate, in every seat in turn, against rivals that are all alike."""

    longest: ClassVar[int] = 40  # odd numbers may stall a game

    def seats(self, k: int) -> Seating:
        mine, rival = self.bots
        lineup = [rival] * self.players
        lineup[k % self.players] = mine
        return Seating(tuple(lineup), k // self.players)


@dataclass
class Field:
    """Where candidates are tried; their numbers lie in files of a folder."""

    title: str
    players: int
    bot: str
    folder: Path
    backend: Backend

    def bot_with(self, name: str, numbers: dict[str, float]) -> str:
        path = self.folder / f"{name}.json"
        path.write_text(json.dumps({"weights": {str(self.players): numbers}}), encoding="utf-8")
        return f"{self.bot}@{path}"

    def play(self, candidates: list[str], rival: str, games: int, seed: int) -> list[list[Result]]:
        """The games of each candidate, all with the same luck."""
        options = choose(load(self.title).options, {})
        tasks = [
            Task(Trial(self.title, self.players, (mine, rival), options, seed, games), 0, games)
            for mine in candidates
        ]
        return [done.results for done in self.backend.work(play_task, tasks)]


def success(mine: str, results: list[Result]) -> tuple[float, float]:
    """Of one bot: mean squashed lead, and its share of the victories."""
    total = wins = 0.0
    for result in results:
        seat = result.bots.index(mine)
        rival = max(score for k, score in enumerate(result.totals) if k != seat)
        total += squash(result.totals[seat] - rival, SCALE)
        if result.places[seat] == 1:
            wins += 1 / result.places.count(1)
    return total / len(results), wins / len(results)


def evolve(
    field: Field,
    generations: int,
    population: int,
    games: int,
    trial: int,
    spread: float,
    seed: int,
    start: dict[str, float] | None = None,
) -> tuple[dict[str, float], list[str]]:
    """The champion's numbers at the end, and how it came to them; it need not be the start."""
    champion = load(field.title).knobs(field.players)
    start = start or champion
    names = list(start)
    size = np.maximum(np.abs(list(start.values())), LEAST)
    history: list[str] = []
    search = cma.CMAEvolutionStrategy(
        np.zeros(len(names)),
        spread,
        {"popsize": population, "seed": seed, "verbose": -9},
    )

    def numbers(x: Any) -> dict[str, float]:
        values = np.array(list(start.values())) + size * x
        return {n: round(float(v), 4) for n, v in zip(names, values, strict=True)}

    for generation in range(1, generations + 1):
        rival = field.bot_with("champion", champion)
        tried = search.ask()
        bots = [field.bot_with(f"tried-{k}", numbers(x)) for k, x in enumerate(tried)]
        results = field.play(bots, rival, games, seed + generation)
        found = [success(bot, played)[0] for bot, played in zip(bots, results, strict=True)]
        search.tell(tried, [-value for value in found])
        line = f"generation {generation}: {np.mean(found):.3f}, best {max(found):.3f}"
        if generation % 8 == 0 or generation == generations:
            centre = numbers(search.result.xfavorite)
            bot = field.bot_with("centre", centre)
            lead, share = success(bot, field.play([bot], rival, trial, -generation)[0])
            line += f"; centre against champion {lead:.3f}, {share:.1%} of {trial} games"
            if share > 1 / field.players:
                champion = centre
                history.append(f"{share:.1%} of {trial} in generation {generation}")
                line += ": taken"
        print(line, file=sys.stderr, flush=True)
    return champion, history


def main(
    title: str,
    players: Annotated[int, typer.Option(min=2, help="How many players.")] = 2,
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
    write: Annotated[bool, typer.Option(help="Into the title's weights.json.")] = False,
) -> None:
    """Evolve the evaluation of a title by games of bots."""
    with TemporaryDirectory() as folder:
        field = Field(title, players, bot, Path(folder), open_backend(workers, None))
        begin = json.loads(start.read_text())["weights"][str(players)] if start else None
        champion, history = evolve(
            field, generations, population, games, trial, spread, seed, begin
        )
    report = {
        "command": "python -m megalith.research.evolve " + " ".join(sys.argv[1:]),
        "taken": history,
    }
    print(json.dumps({**report, "weights": {str(players): champion}}, indent=1))
    if write:
        save_weights(title, players, champion, report)


if __name__ == "__main__":
    typer.run(main)
