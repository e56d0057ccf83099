"""Where a short and a long search choose differently, and who was right.

`python -m megalith.research.disputes stone_age --short search:100 --long search:1600` asks both in
positions of games between bots. Where they differ, both choices are played to the end many times
by the same bots with the same luck: what the long one gains there, by its own account and in games.
"""

import json
import math
import sys
from typing import Annotated, Any, NamedTuple

import typer

from megalith.bots import roster
from megalith.bots.match import play
from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import Title
from megalith.research import entrants, fit
from megalith.research.backends import open_backend

Task = tuple[str, Any, str, str, str, int, int]  # title, position, short, long, player, games, seed


class Dispute(NamedTuple):
    """One position in which two searches chose differently."""

    claimed: float  # points of lead that the long one sees between the choices
    gained: float  # points of lead that its choice made more in the games
    won: float  # and shares of the victory


def asked(game: Title[Any], s: Any, name: str, seed: int) -> tuple[int, SearchBot]:
    """What a search chooses, with nothing known from before."""
    bot = entrants.make(name)
    if not isinstance(bot, SearchBot):
        raise typer.BadParameter(f"{name} is not a search")
    seat = int(game.rules.to_move(s))
    return int(bot.choose(game, s, seat, rng_from("disputes", seed))), bot


def seen(bot: SearchBot, code: int) -> float:
    """The lead that a search expects of a choice."""
    search = bot.search
    assert search is not None
    child = search.tree.find(search.root, code)
    return float(search.tree.lead[child]) / max(1, int(search.tree.visits[child]))


def outcome(game: Title[Any], s: Any, code: int, player: str, seed: int) -> tuple[float, float]:
    """Lead over the best rival and share of the victory after one game that goes on so."""
    seat = int(game.rules.to_move(s))
    after = game.rules.copy(s)
    game.rules.hide(after, seat, rng_from("disputes", "deal", seed))
    game.rules.apply(after, code)
    bots = [roster.make(player) for _ in range(s.seats)]
    luck, minds = rng_from("disputes", "luck", seed), rng_from("disputes", "minds", seed)
    play(game, after, bots, luck, minds, None)
    sheets = game.rules.sheets(after)
    mine = next(sheet for sheet in sheets if sheet.seat == seat)
    best = max((sheet.total for sheet in sheets if sheet.seat != seat), default=0)
    first = sum(sheet.place == 1 for sheet in sheets)
    return mine.total - best, 1 / first if mine.place == 1 else 0.0


def judged(task: Task) -> Dispute | None:
    """None where both agree."""
    title, s, short, long, player, games, seed = task
    game = load(title)
    ours, _ = asked(game, s, short, seed)
    theirs, bot = asked(game, s, long, seed)
    if ours == theirs:
        return None
    claimed = seen(bot, theirs) - seen(bot, ours)
    gained = won = 0.0
    for k in range(games):
        lead, win = outcome(game, s, theirs, player, 1000 * seed + k)
        other, loss = outcome(game, s, ours, player, 1000 * seed + k)
        gained += (lead - other) / games
        won += (win - loss) / games
    return Dispute(claimed, gained, won)


def mean(values: list[float]) -> tuple[float, float]:
    """With its standard error."""
    n = len(values)
    if n < 2:
        return (values[0] if values else 0.0), math.nan
    middle = sum(values) / n
    return middle, math.sqrt(sum((x - middle) ** 2 for x in values) / (n - 1) / n)


def main(
    title: str,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    short: Annotated[str, typer.Option(help="A search.")] = "search:100",
    long: Annotated[str, typer.Option(help="A search with more time.")] = "search:1600",
    positions: Annotated[int, typer.Option(help="In how many positions both are asked.")] = 60,
    games: Annotated[int, typer.Option(help="Games after each choice where they differ.")] = 40,
    player: Annotated[str, typer.Option(help="Who plays these.")] = "search:60",
    bot: Annotated[str, typer.Option(help="Who plays the games with the positions.")] = "greedy",
    each: Annotated[int, typer.Option(help="Take every n-th decision.")] = 13,
    seed: int = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
) -> None:
    """Ask two searches, and play out what they do not agree on."""
    game = load(title)
    found: list[Any] = []
    while len(found) < positions:
        states, _ = fit.collect(game, players, bot, 4, seed + len(found), each)
        found += [s for s in states if len(game.rules.legal(s)) > 1]
    tasks: list[Task] = [
        (title, s, short, long, player, games, 1000 * seed + k)
        for k, s in enumerate(found[:positions])
    ]
    disputes: list[Dispute] = []
    for one in open_backend(workers).work(judged, tasks):
        if one is not None:
            disputes.append(one)
            print(*(round(x, 2) for x in one), file=sys.stderr, flush=True)
    report: dict[str, Any] = {"positions": positions, "differ": len(disputes)}
    for name in Dispute._fields:
        report[name] = [round(x, 3) for x in mean([getattr(one, name) for one in disputes])]
    print(json.dumps(report))


if __name__ == "__main__":
    typer.run(main)
