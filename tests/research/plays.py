"""Short plans that the tests of runs share, and how they are played."""

from typing import Any

from megalith.core.catalogue import load
from megalith.core.options import choose
from megalith.research import arena, many_games
from megalith.research.backends import Backend
from megalith.research.contest import Contest
from megalith.research.many_games import Job
from megalith.research.plans import Plan, Result

SHORT: dict[str, object] = {"round_cap": 3}


def job(games: int = 40, keep: str = "codes", **changes: Any) -> Job:
    options = choose(load("stone_age").options, SHORT)
    given: dict[str, Any] = {
        "game": "stone_age",
        "players": 2,
        "bots": ("random", "greedy"),
        "options": options,
        "seed": 5,
        "games": games,
        "keep": keep,
    }
    return Job(**{**given, **changes}).check()


def contest(games: int = 40, keep: str = "codes", seed: int = 5) -> Contest:
    return arena.plan("stone_age", ("random", "greedy"), 2, games, seed, SHORT, keep)


def play(plan: Plan[Any], backend: Backend) -> list[Result]:
    """The games, without the time that they took."""
    results: list[Result] = []
    many_games.run(plan, backend, plan.tally(), results.extend)
    return [r._replace(seconds=()) for r in results]
