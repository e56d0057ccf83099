"""Games in which numbers for an evaluation are tried, and what came of them."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from megalith.bots.reward import squash
from megalith.core.catalogue import load
from megalith.core.options import choose
from megalith.research.backends import Backend
from megalith.research.contest import Contest, Seating
from megalith.research.many_games import Task, play_task
from megalith.research.plans import Result

SCALE = 25.0  # points of lead that are nearly a safe victory
Numbers = dict[str, float]


class Trial(Contest):
    """One candidate, in every seat in turn, against rivals that are all alike; or alone."""

    longest: ClassVar[int] = 40  # odd numbers may stall a game

    def seats(self, k: int) -> Seating:
        mine, rival = self.bots
        lineup = [rival] * self.players
        lineup[k % self.players] = mine
        return Seating(tuple(lineup), k // self.players)

    def result(self, k: int, bots: tuple[str, ...], s: Any, *rest: Any) -> Result:
        """Who plays alone for a target has it as the only rival."""
        found = super().result(k, bots, s, *rest)
        if len(found.totals) > 1:
            return found
        return found._replace(totals=(*found.totals, int(self.title().border.view(s, 0)["target"])))


class Success(NamedTuple):
    lead: float  # mean of the squashed leads; alone, of the points as a part of the rival's
    share: float  # of the victories


def success(bot: str, results: list[Result]) -> Success:
    """Of one bot."""
    total = wins = 0.0
    for result in results:
        seat = result.bots.index(bot)
        rival = max(score for k, score in enumerate(result.totals) if k != seat)
        mine = result.totals[seat]
        alone = len(result.bots) == 1
        total += mine / max(1, rival) if alone else squash(mine - rival, SCALE)
        if result.places[seat] == 1:
            wins += 1 / result.places.count(1)
    return Success(total / len(results), wins / len(results))


@dataclass
class Field:
    """Where candidates are tried; their numbers lie in files of a folder."""

    title: str
    players: int
    bot: str
    folder: Path
    backend: Backend

    def bot_with(self, name: str, numbers: Numbers) -> str:
        path = self.folder / f"{name}.json"
        path.write_text(json.dumps({"weights": {str(self.players): numbers}}), encoding="utf-8")
        return f"{self.bot}@{path}"

    def play(self, candidates: list[str], rival: str, games: int, seed: int) -> list[Success]:
        """What each candidate reached, all with the same luck."""
        options = choose(load(self.title).options, {})
        tasks = [
            Task(Trial(self.title, self.players, (mine, rival), options, seed, games), 0, games)
            for mine in candidates
        ]
        done = self.backend.work(play_task, tasks)
        return [success(mine, x.results) for mine, x in zip(candidates, done, strict=True)]

    def better(self, new: str, old: str, games: int, seed: int) -> tuple[bool, Success]:
        """Whether the new one is better, and what it reached. Alone both play the same games;
        else the new one must win more than its share against the old one."""
        if self.players > 1:
            found = self.play([new], old, games, seed)[0]
            return found.share > 1 / self.players, found
        found, before = self.play([new, old], "", games, seed)
        return found.lead > before.lead, found
