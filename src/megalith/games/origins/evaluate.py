"""What a bot thinks a position is worth: projected final points ahead of the best rival."""

from mypy_extensions import i64

from megalith.games.origins.state import OriginsState


def evaluate(s: OriginsState, seat: i64) -> float:
    return float(s.players[seat].points)
