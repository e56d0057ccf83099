"""How long a search goes on: as long as its budget lasts and the answer may still change."""

from typing import Final

from mypy_extensions import i64

from megalith.bots.tree import NONE, Tree

FAR_AHEAD: Final[i64] = 8  # times as many visits as the next choice has …
ENOUGH: Final[i64] = 256  # … after so many iterations at least


def left(done: i64, most: i64, spent: float, seconds: float) -> i64:
    """How many more iterations the budgets allow, at the pace so far."""
    if spent <= 0.0:
        return most - done
    by_time = i64(float(done) * (seconds - spent) / spent)
    return by_time if by_time < most - done else most - done


def settled(tree: Tree, root: i64, done: i64, left: i64) -> bool:
    """Whether the most visited choice cannot be caught, or is far ahead after a good while."""
    best: i64 = 0
    second: i64 = 0
    child = tree.first[root]
    while child != NONE:
        n = tree.visits[child]
        if n > best:
            second = best
            best = n
        elif n > second:
            second = n
        child = tree.next[child]
    if best - second > left:
        return True
    return done >= ENOUGH and left < 2 * done and second * FAR_AHEAD < best
