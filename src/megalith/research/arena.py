"""Bots against each other, on one core or many: the plan of a contest, and its report."""

from collections.abc import Callable, Sequence

from megalith.core.catalogue import load
from megalith.core.game import Json
from megalith.core.options import Chosen
from megalith.research import many_games
from megalith.research.backends import open_backend
from megalith.research.contest import Contest
from megalith.research.entrants import may_play_for_ever
from megalith.research.plans import Result, bounded
from megalith.research.standings import Report


def plan(
    title: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    options: Chosen | None = None,
    keep: str = "",
    components: Json | None = None,
) -> Contest:
    """A contest; OptionError says what is wrong with it."""
    random = any(may_play_for_ever(name) for name in bots)
    chosen = bounded(load(title, components), options or {}, random)
    return Contest(title, players, tuple(bots), chosen, seed, games, keep, components).check()


def run(
    title: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Chosen | None = None,
    take: Callable[[list[Result]], None] = lambda results: None,
    ray: str | None = None,
) -> Report:
    """Play the games; the report does not depend on where they are played."""
    contest = plan(title, bots, players, games, seed, options)
    report = contest.tally()
    many_games.run(contest, open_backend(workers, ray), report, take)
    return report
