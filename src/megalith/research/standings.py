"""What many games say about the bots: shares with intervals, scores, ratings, times."""

from dataclasses import asdict, dataclass, field
from functools import cache

from openskill.models import PlackettLuce

from megalith.core.game import Json
from megalith.research.intervals import wilson
from megalith.research.plans import Result


@dataclass
class Standing:
    """One bot. A bot that fills several seats of a game counts once."""

    games: int = 0
    wins: float = 0.0  # shared victories in equal parts
    score: float = 0.0  # sum over the games of the mean of its seats
    decisions: int = 0
    seconds: float = 0.0
    rating: float = 25.0  # Plackett-Luce, with its uncertainty
    doubt: float = 25.0 / 3

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> Json:
        return {
            "games": self.games,
            "wins": round(self.wins, 4),
            "share": round(self.share, 4),
            "interval": [round(x, 4) for x in self.interval],
            "mean_score": round(self.score / max(1, self.games), 2),
            "rating": round(self.rating, 2),
            "ms_per_decision": round(1000 * self.seconds / max(1, self.decisions), 3),
        }


@dataclass
class Spread:
    """Least, mean and most of some numbers."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, n: int) -> None:
        self.least = n if self.count == 0 else min(self.least, n)
        self.most = n if self.count == 0 else max(self.most, n)
        self.count += 1
        self.total += n

    def to_json(self) -> Json:
        if self.count == 0:
            return {}
        mean = round(self.total / self.count, 2)
        return {"least": self.least, "mean": mean, "most": self.most}


@dataclass
class Report:
    """The standings of a contest, game by game."""

    game: str
    players: int
    names: list[str]
    games: int = 0
    bots: dict[str, Standing] = field(default_factory=dict)
    rounds: Spread = field(default_factory=Spread)
    winning_score: Spread = field(default_factory=Spread)

    def __post_init__(self) -> None:
        self.bots = self.bots or {name: Standing() for name in self.names}

    def add(self, result: Result) -> None:
        seats = range(len(result.bots))
        self.games += 1
        self.rounds.add(result.rounds)
        self.winning_score.add(max(result.totals[seat] for seat in seats))
        for name in sorted(set(result.bots)):
            _count(self.bots[name], [k for k in seats if result.bots[k] == name], result)
        _rate(self.bots, result)

    def saved(self) -> Json:
        return asdict(self)

    @staticmethod
    def from_saved(data: Json) -> "Report":
        bots = {name: Standing(**numbers) for name, numbers in data["bots"].items()}
        spreads = {key: Spread(**data[key]) for key in ("rounds", "winning_score")}
        return Report(**{**data, **spreads, "bots": bots})

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "bots": {name: standing.to_json() for name, standing in self.bots.items()},
            "rounds": self.rounds.to_json(),
            "winning_score": self.winning_score.to_json(),
        }


def _count(standing: Standing, seats: list[int], result: Result) -> None:
    """One game of a bot that sat in these seats."""
    winners = [seat for seat, _ in enumerate(result.bots) if result.places[seat] == 1]
    standing.games += 1
    if winners:  # nobody, where the game itself can win
        standing.wins += sum(1 for seat in winners if seat in seats) / len(winners)
    standing.score += sum(result.totals[seat] for seat in seats) / len(seats)
    if result.asked:
        standing.decisions += sum(result.asked[seat] for seat in seats)
        standing.seconds += sum(result.seconds[seat] for seat in seats)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def _rate(bots: dict[str, Standing], result: Result) -> None:
    """Plackett-Luce ratings (25 is the start), each game with the bots' best places."""
    names = sorted(set(result.bots))
    if len(names) < 2:
        return
    model = _model()
    ranks = [
        float(min(p for p, bot in zip(result.places, result.bots, strict=False) if bot == name))
        for name in names
    ]
    before = [[model.rating(bots[name].rating, bots[name].doubt)] for name in names]
    for name, [rated] in zip(names, model.rate(before, ranks=ranks), strict=True):
        bots[name].rating, bots[name].doubt = float(rated.mu), float(rated.sigma)
