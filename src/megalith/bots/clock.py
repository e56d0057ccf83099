"""The only clock of the bots, for budgets of time. Rules and luck never look at it."""

from time import perf_counter


def now() -> float:
    """Seconds from some fixed moment."""
    return perf_counter()
