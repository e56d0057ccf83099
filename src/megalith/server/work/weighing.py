"""What runs in a worker process for the coach: is a choice much worse than the best one, and why?

The search judges both choices, and a second one must agree. Only where both find a clear gap a
reason is looked for (`reasons.py`).
"""

from statistics import mean
from typing import Any, Final, NamedTuple

from megalith.bots.search import Search
from megalith.bots.tuning import tuning_for
from megalith.core.chance import rng_from
from megalith.core.game import Title
from megalith.server.work.reasons import Reason, reason
from megalith.server.work.thinking import Sent

ITERATIONS: Final = 300
LOOK: Final = 128  # visits behind each of the two
MUCH: Final = 5.0  # points of expected lead
SECONDS: Final = 1.0  # about what it takes; for planning


class Weighed(NamedTuple):
    best: int  # the choice that the search prefers
    points: float  # how much more it expects of it
    reason: Reason | None


def answer(position: Sent, seat: int, code: int, seed: str) -> Weighed | None:
    return weigh(*position.read(), seat, code, seed)


def weigh(game: Title[Any], state: Any, seat: int, code: int, seed: str) -> Weighed | None:
    """None if the choice is not much worse than the best. The state holds nothing that the seat
    cannot know."""
    tuning = tuning_for(game.id, state.seats)
    gaps: list[float] = []
    best = code
    for who in ("search", "doubt"):  # the second is about what the first has found
        search = Search(game, state, seat, tuning, rng_from(f"{seed}/{who}"))
        search.run(ITERATIONS, 0.0)
        best = best if gaps else int(search.tree.code[search.best()])
        more = gap(search, best, code, LOOK)
        if best == code or more is None or more < MUCH:
            return None
        gaps.append(more)
    points = mean(gaps)
    return Weighed(best, points, reason(game, state, seat, (best, code), points, seed))


def gap(search: Search[Any], best: int, code: int, look: int) -> float | None:
    """How many points more the search expects of one choice than of another."""
    tree, expected = search.tree, []
    for wanted in (best, code):
        node = next((c for c in tree.children(search.root) if tree.code[c] == wanted), None)
        if node is None:
            return None
        while tree.visits[node] < look:
            search.iterate(node)
        expected.append(tree.lead[node] / float(tree.visits[node]))
    return expected[0] - expected[1]
