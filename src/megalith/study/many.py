"""Luck and skill over many games: the sums of each player, wherever he or she sat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from megalith.core.errors import OptionError
from megalith.study.analysis import Analysis
from megalith.study.shares import GRID


class Told(TypedDict):
    name: str
    games: int
    start: float
    luck: float
    own: float
    others: float
    revision: float
    result: float


@dataclass
class Sums:
    """Of one player, on the grid: start + luck + own + others + revision = result, exactly."""

    games: int = 0
    start: int = 0
    luck: int = 0
    own: int = 0
    others: int = 0
    revision: int = 0
    result: int = 0

    def add(self, a: Analysis, seat: int) -> None:
        self.games += 1
        self.start += a.start[seat]
        self.luck += a.luck[seat]
        self.own += a.skill[seat][seat]
        self.others += sum(one[seat] for k, one in enumerate(a.skill) if k != seat)
        self.revision += a.revision[seat]
        self.result += a.result.win[seat]


def over(games: Iterable[tuple[Analysis, Sequence[str]]]) -> dict[str, Sums]:
    """By name. Points of a game alone and chances of one with rivals are never added up."""
    found: dict[str, Sums] = {}
    alone: set[bool] = set()
    for analysis, names in games:
        alone.add(analysis.table.seats == 1)
        if len(alone) > 1:
            raise OptionError("games alone and games with rivals have no common sum", "study-mixed")
        for seat, name in enumerate(names):
            found.setdefault(name, Sums()).add(analysis, seat)
    return found


def told(sums: dict[str, Sums]) -> list[Told]:
    """As data, a mean for each game."""
    return [
        {
            "name": name,
            "games": one.games,
            "start": one.start / GRID / one.games,
            "luck": one.luck / GRID / one.games,
            "own": one.own / GRID / one.games,
            "others": one.others / GRID / one.games,
            "revision": one.revision / GRID / one.games,
            "result": one.result / GRID / one.games,
        }
        for name, one in sums.items()
    ]
