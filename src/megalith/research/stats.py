"""What a file of games says: scores by seat and bot, wins, first choices, lengths."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from megalith.core import notation
from megalith.core.errors import OptionError
from megalith.core.game import Json
from megalith.research.data import Played, decisions
from megalith.research.intervals import wilson

FEWEST: Final = 3  # games behind a first choice that is told


@dataclass
class Summary:
    title: str = ""
    games: int = 0
    by_seat: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    by_bot: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    first: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))  # margins
    lengths: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    played: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # games of each bot

    def add(self, played: Played) -> None:
        """One game; a shared win counts in equal parts."""
        if self.title not in ("", played.title):
            text = "the file has games of {game} and of {other}"
            raise OptionError(text, "two-titles", game=self.title, other=played.title)
        self.title = played.title
        self.games += 1
        self.lengths.append(played.decisions)
        self.rounds.append(played.rounds)
        winners = [seat for seat, place in enumerate(played.places) if place == 1]
        for seat, bot in enumerate(played.bots):
            self.by_seat[seat].append(played.totals[seat])
            self.by_bot[bot].append(played.totals[seat])
            self.wins[bot] += 1 / len(winners) if seat in winners else 0.0
        for bot in set(played.bots):
            self.played[bot] += 1
        for seat, choice in first_choices(played).items():
            self.first[choice].append(played.margin(seat))

    def share(self, bot: str) -> tuple[float, float, float]:
        """The bot's share of the wins in its games, with its 95 % interval."""
        games = self.played[bot]
        return self.wins[bot] / games, *wilson(self.wins[bot], games)

    def best_first(self) -> list[tuple[str, float, int]]:
        """(choice, mean final margin, games), the best first."""
        told = [(c, fmean(m), len(m)) for c, m in self.first.items() if len(m) >= FEWEST]
        return sorted(told, key=lambda item: (-item[1], item[0]))

    def first_error(self, choice: str) -> float:
        """The standard error of the mean margin after a first choice."""
        return pstdev(self.first[choice]) / sqrt(len(self.first[choice]))

    def to_json(self) -> Json:
        return {
            "game": self.title,
            "games": self.games,
            "seats": {str(k): spread(v) for k, v in sorted(self.by_seat.items())},
            "bots": {
                bot: {**spread(v), "wins": round(self.wins[bot], 3), **self._shown_share(bot)}
                for bot, v in self.by_bot.items()
            },
            "decisions": spread(self.lengths),
            "rounds": spread(self.rounds),
            "first_choices": [
                {"choice": c, "margin": round(m, 2), "games": n} for c, m, n in self.best_first()
            ],
        }

    def _shown_share(self, bot: str) -> Json:
        share, low, high = (round(x, 4) for x in self.share(bot))
        return {"games": self.played[bot], "share": share, "interval": [low, high]}


def first_choices(played: Played) -> dict[int, str]:
    """By seat; the game is replayed only until every seat has chosen once."""
    game = played.engine()
    firsts: dict[int, str] = {}
    for d in decisions(played):
        if d.seat not in firsts:
            firsts[d.seat] = notation.line(
                game.border.describe(d.state, d.code), game.border.shapes
            )
            if len(firsts) == played.players:
                break
    return firsts


def spread(numbers: list[int]) -> dict[str, float]:
    return {
        "mean": round(fmean(numbers), 2),
        "deviation": round(pstdev(numbers), 2),
        "least": min(numbers),
        "most": max(numbers),
    }


def summary(source: Iterable[Played]) -> Summary:
    found = Summary()
    for played in source:
        found.add(played)
    if found.games == 0:
        raise OptionError("the file has no games", "no-games")
    return found
