"""One game of the arena: which bot sits where, what the luck is, and how it ended."""

import json
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any

from megalith.bots import roster
from megalith.bots.base import Bot
from megalith.bots.mcts import SearchBot
from megalith.bots.tuning import Tuning
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.errors import OptionError
from megalith.core.game import CHANCE, OVER, Game
from megalith.core.options import choose


@dataclass(frozen=True)
class Job:
    """Everything that decides a game: equal jobs of bots without a clock end equally."""

    title: str
    lineup: tuple[str, ...]  # the bot of each seat
    options: tuple[tuple[str, Any], ...]
    seed: int
    deal: int  # games of one deal have the same luck
    rounds: int = 0  # a game that goes on longer is stopped (0: never)


@dataclass(frozen=True)
class Result:
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # of the seats; 1 is the winner, shared if equal
    rounds: int
    decisions: tuple[int, ...]  # with more than one choice, by seat
    seconds: tuple[float, ...]  # of the processor spent on them


def schedule(
    title: str, bots: list[str], players: int, games: int, seed: int, options: dict[str, Any]
) -> list[Job]:
    """Every bot in every seat: the bots of a deal move one seat on from game to game."""
    chosen = tuple(sorted(options.items()))
    jobs: list[Job] = []
    groups = line_ups(bots, players)
    deal = 0
    while len(jobs) < games:
        for lineup in rotations(groups[deal % len(groups)]):
            jobs.append(Job(title, lineup, chosen, seed, deal))
        deal += 1
    return jobs[:games]


def rotations(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order of the same circle, once: equal bots would only repeat the same game."""
    turned = [group[len(group) - k :] + group[: len(group) - k] for k in range(len(group))]
    return list(dict.fromkeys(turned))


def line_ups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every combination, or with few bots each of them as often again."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [
        tuple((bots[first:] + bots[:first])[seat % len(bots)] for seat in range(players))
        for first in range(len(bots) if players % len(bots) else 1)
    ]


def make(name: str) -> Bot:
    """A bot by name; `name@FILE` is one with the weights or the tuning of that file."""
    plain, _, path = name.partition("@")
    bot = roster.make(plain)
    numbers = _read(path).get("tuning") if path else None
    if numbers is not None and isinstance(bot, SearchBot):
        bot.tuning = Tuning(**numbers)
    return bot


def _read(path: str) -> dict[str, Any]:
    try:
        return dict(json.loads(Path(path).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        raise OptionError(f"{path} is not a JSON file with weights or a tuning") from None


def _knobs(name: str, seats: int) -> dict[str, float]:
    """The weights that the bot brings along; empty if none."""
    path = name.partition("@")[2]
    weights = _read(path).get("weights", {}) if path else {}
    return dict(weights.get(str(seats), {}))


def play(job: Job) -> Result:
    game = load(job.title)
    own = game.knobs(len(job.lineup))
    try:
        return _play(job, game)
    finally:
        game.turn_knobs(len(job.lineup), own)


def _play(job: Job, game: Game[Any]) -> Result:
    s = game.initial(len(job.lineup), choose(game.options, dict(job.options)))
    luck = rng_from("arena", "luck", job.seed, job.deal)
    minds = [rng_from("arena", "mind", job.seed, job.deal, seat) for seat in range(s.seats)]
    bots = [make(name) for name in job.lineup]
    knobs = [_knobs(name, s.seats) or game.knobs(s.seats) for name in job.lineup]
    mixed = any("@" in name for name in job.lineup)
    decisions, seconds = [0] * s.seats, [0.0] * s.seats
    out = Choices()
    while (who := int(game.to_move(s))) != OVER:
        if 0 < job.rounds < game.rounds(s):
            break
        game.choices(s, out)
        if who == CHANCE:
            game.apply(s, out.outcome(luck))
            continue
        if mixed:
            game.turn_knobs(s.seats, knobs[who])
        start = process_time()
        code = bots[who].choose(game, s, who, minds[who])
        if out.count > 1:
            decisions[who] += 1
            seconds[who] += process_time() - start
        game.apply(s, code)
    sheets = game.sheets(s)
    return Result(
        job.lineup,
        tuple(sheet.total for sheet in sheets[: s.seats]),
        tuple(sheet.place for sheet in sheets[: s.seats]),
        game.rounds(s),
        tuple(decisions),
        tuple(seconds),
    )
