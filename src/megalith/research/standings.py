"""What many games say about the bots: shares with intervals, scores, ratings, times."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from megalith.research.games import Result

Z = 1.959964  # of a 95 % interval


@dataclass
class Standing:
    """One bot. A bot that fills several seats of a game counts once."""

    games: int = 0
    wins: float = 0.0  # shared victories in equal parts
    score: float = 0.0  # sum over the games of the mean of its seats
    decisions: int = 0
    seconds: float = 0.0
    rating: float = 0.0
    interval: tuple[float, float] = field(default=(0.0, 1.0))

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "share": round(self.share, 4),
            "interval": [round(x, 4) for x in self.interval],
            "mean_score": round(self.score / max(1, self.games), 2),
            "rating": round(self.rating, 2),
            "ms_per_decision": round(1000 * self.seconds / max(1, self.decisions), 3),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z / games
    middle = share + z2 / 2
    spread = Z * sqrt(share * (1 - share) / games + z2 / games / 4)
    return max(0.0, (middle - spread) / (1 + z2)), min(1.0, (middle + spread) / (1 + z2))


def standings(bots: list[str], results: list[Result]) -> dict[str, Standing]:
    table = {name: Standing() for name in bots}
    for result in results:
        _count(table, result)
    for name, rating in ratings(bots, results).items():
        table[name].rating = rating
        table[name].interval = wilson(table[name].wins, table[name].games)
    return table


def _count(table: dict[str, Standing], result: Result) -> None:
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    for name in set(result.lineup):
        seats = [seat for seat, bot in enumerate(result.lineup) if bot == name]
        standing = table[name]
        standing.games += 1
        if winners:  # nobody, where the game itself can win
            standing.wins += sum(1 for seat in winners if seat in seats) / len(winners)
        standing.score += sum(result.scores[seat] for seat in seats) / len(seats)
        standing.decisions += sum(result.decisions[seat] for seat in seats)
        standing.seconds += sum(result.seconds[seat] for seat in seats)


def ratings(bots: list[str], results: list[Result]) -> dict[str, float]:
    """Plackett-Luce ratings (25 is the start), each game with the bots' best places."""
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in bots}
    for result in results:
        names = sorted(set(result.lineup))
        if len(names) < 2:
            continue
        ranks = [
            float(min(p for p, bot in zip(result.places, result.lineup, strict=True) if bot == n))
            for n in names
        ]
        for name, [rated] in zip(
            names, model.rate([[known[n]] for n in names], ranks=ranks), strict=True
        ):
            known[name] = rated
    return {name: float(rating.mu) for name, rating in known.items()}
