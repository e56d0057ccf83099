"""Chances as whole numbers on a fine grid, so that sums are exact whatever their order.

The grid is a power of two: as floats the numbers are exact too, and stay so when added.
"""

from collections.abc import Iterable, Sequence
from typing import Final

GRID: Final = 2**20  # a chance of one
Shares = tuple[int, ...]  # one for each seat


def shares(chances: Sequence[float]) -> Shares:
    """The chances on the grid; together exactly one, the largest remainders are rounded up."""
    total = sum(chances)
    exact = [GRID * chance / total for chance in chances]
    whole = [int(x) for x in exact]
    order = sorted(range(len(exact)), key=lambda k: (whole[k] - exact[k], k))
    for k in order[: GRID - sum(whole)]:
        whole[k] += 1
    return tuple(whole)


def points(lead: float) -> Shares:
    """Alone: points instead of a chance."""
    return (round(lead * GRID),)


def plus(a: Shares, b: Shares) -> Shares:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a: Shares, b: Shares) -> Shares:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def total(all: Iterable[Shares], seats: int) -> Shares:
    found: Shares = (0,) * seats
    for one in all:
        found = plus(found, one)
    return found


def mean(all: Sequence[Shares], weights: Sequence[int] | None = None) -> Shares:
    """The weighted mean; of chances it is again exactly one in all."""
    by = weights or [1] * len(all)
    whole = sum(by)
    sums = [sum(w * one[k] for w, one in zip(by, all, strict=True)) for k in range(len(all[0]))]
    low = [x // whole for x in sums]
    order = sorted(range(len(sums)), key=lambda k: (low[k] * whole - sums[k], k))
    for k in order[: (sum(sums) - sum(low) * whole) // whole]:
        low[k] += 1
    return tuple(low)


def plain(one: Shares) -> list[float]:
    """As numbers that people read, still exact."""
    return [x / GRID for x in one]
