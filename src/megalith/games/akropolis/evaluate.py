"""What a bot thinks a position is worth."""

from mypy_extensions import i64

from megalith.games.akropolis import scoring
from megalith.games.akropolis.state import AkropolisState


def evaluate(s: AkropolisState, seat: i64) -> float:
    return float(scoring.score(s.cities[seat], s.rules).points())
