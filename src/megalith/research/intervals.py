"""How sure a share of the wins is."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson. Wins may be parts; the share lies inside, at 0
    and 100 % too, where rounding would leave it out by a hair."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z / games
    middle = share + z2 / 2
    spread = Z * sqrt(share * (1 - share) / games + z2 / games / 4)
    low, high = (middle - spread) / (1 + z2), (middle + spread) / (1 + z2)
    return min(share, max(0.0, low)), max(share, min(1.0, high))
