"""Many games between bots, on one core or several, and the report about them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.core.options import choose
from megalith.research.backends import open_backend
from megalith.research.games import Result, make, play, schedule
from megalith.research.standings import Standing, standings


@dataclass(frozen=True)
class Report:
    game: str
    players: int
    results: list[Result]
    bots: dict[str, Standing]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "games": len(self.results),
            "bots": {name: standing.to_json() for name, standing in self.bots.items()},
            "rounds": _spread([r.rounds for r in self.results]),
            "winning_score": _spread([max(r.scores) for r in self.results]),
        }


def _spread(numbers: list[int]) -> dict[str, float]:
    """Least, mean and most."""
    if not numbers:
        return {}
    mean = round(sum(numbers) / len(numbers), 2)
    return {"least": min(numbers), "mean": mean, "most": max(numbers)}


def run(
    title: str,
    bots: list[str],
    players: int,
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[Result], None] = lambda result: None,
    ray: str | None = None,
) -> Report:
    """Play the games; the report does not depend on where they are played."""
    chosen = check(title, bots, players, games, options or {})
    jobs = schedule(title, bots, players, games, seed, chosen)
    results: list[Result] = []
    for result in open_backend(workers, ray).work(play, jobs):
        results.append(result)
        progress(result)
    return Report(title, players, results, standings(bots, results))


def check(
    title: str, bots: list[str], players: int, games: int, options: dict[str, Any]
) -> dict[str, Any]:
    """The options of the games; OptionError says what is wrong with the plan."""
    game = load(title)
    if players not in game.players:
        raise OptionError(f"{title} has tables for {', '.join(map(str, game.players))} players")
    if games < 1:
        raise OptionError("at least one game must be played")
    if not bots or len(set(bots)) < len(bots):
        raise OptionError("the bots must be named, each of them once")
    for name in bots:
        make(name)
    if "random" in bots:
        options = {**game.guard, **options}  # random play may need an end that is forced
    choose(game.options, options)
    return options
