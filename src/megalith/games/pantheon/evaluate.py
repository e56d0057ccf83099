"""What a bot thinks a position is worth: projected points ahead of the best rival."""

from mypy_extensions import i64

from megalith.games.pantheon import scoring
from megalith.games.pantheon.state import PantheonState


def evaluate(s: PantheonState, seat: i64) -> float:
    return float(scoring.points(s.players[seat]))
