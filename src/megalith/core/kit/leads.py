"""How far players are ahead, when their points are known or foretold."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BEST: Final[float] = 0.3  # part of the best rival before the end; the rest is the mean of all


def leads(points: vec[float], over: bool) -> None:
    """Turn points into leads. When a game is over, over the best rival; before that mostly over
    the mean of the rivals, since who leads now need not lead then. Alone points stay points."""
    seats: i64 = len(points)
    if seats == 1:
        return
    first = points[0]
    second = -1e300
    total = points[0]
    for seat in range(1, seats):
        total += points[seat]
        if points[seat] > first:
            second = first
            first = points[seat]
        elif points[seat] > second:
            second = points[seat]
    best = 1.0 if over else BEST
    each = (1.0 - best) / float(seats - 1)
    for seat in range(seats):
        mine = points[seat]
        points[seat] = mine - best * (second if mine == first else first) - each * (total - mine)
