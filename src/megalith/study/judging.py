"""Whether a turn gave something away, and whether that is sure.

Three looks, as docs/study.md explains: a quick one at every turn; then, where it saw a loss,
several searches that look for the best turn; then fresh seeds for the turn that was played and
for the best one, with equally many visits. Only what the last look shows is counted.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Literal

from megalith.core import position
from megalith.core.chance import Rng
from megalith.core.game import Rules
from megalith.study.gauge import Gauge, Line, Value
from megalith.study.shares import GRID, Shares, mean, minus
from megalith.study.turns import Moment

Mark = Literal["best", "as_good", "small", "inaccuracy", "mistake", "blunder"]
LIMITS: Final[tuple[tuple[float, Mark], ...]] = (
    (0.15, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)
SUSPECT: Final = 0.03  # loss at the first look that is worth a second one
SEEDS: Final = 4
SURE: Final = 3.0  # standard errors behind a mark …
REAL: Final = 2.0  # … and behind a loss that is counted at all
FLOOR: Final = 0.005  # no search is surer than that
Seed = Callable[..., Rng]


@dataclass(frozen=True)
class Glance:
    """The first look at a turn."""

    moment: Moment
    best: Line
    same: bool  # the best turn ends in the same position
    loss: float  # for who decided


@dataclass(frozen=True)
class Look:
    """The last look: what the turn cost everybody, seed by seed."""

    moment: Moment
    best: Line
    costs: tuple[Shares, ...]  # value of the best turn minus that of the one played …
    points: float  # … and what it cost its decider in points

    @property
    def loss(self) -> float:
        return self.cost()[self.moment.who] / GRID

    @property
    def variance(self) -> float:
        """Of one seed's loss."""
        own = [cost[self.moment.who] / GRID for cost in self.costs]
        middle = sum(own) / len(own)
        return sum((x - middle) ** 2 for x in own) / (len(own) - 1)

    def cost(self) -> Shares:
        return mean(self.costs)


class Judge:
    def __init__(self, gauge: Gauge, iterations: int, seed: Seed) -> None:
        self.gauge = gauge
        self.quick = iterations
        self.deep = max(4, iterations // 2)  # of searches that play on, by as many seeds as SEEDS
        self.seed = seed
        # alone the limits are points: what an even game would lose so much of its chance by
        self.unit = 4.0 * gauge.tuning.scale if gauge.seats == 1 else 1.0
        self.hides = type(gauge.game.rules).hide is not Rules.hide

    def glance(self, m: Moment) -> Glance:
        best = self.gauge.turn(m.before, m.who, self.seed(m.n, "scan"), self.quick, False)
        if position.same(best.after, m.after):
            return Glance(m, best, True, 0.0)
        made, top = (self._seen(m, after, "glance", False) for after in (m.after, best.after))
        return Glance(m, best, False, (top.win[m.who] - made.win[m.who]) / GRID)

    def suspicious(self, glance: Glance) -> bool:
        return glance.loss > SUSPECT * self.unit

    def look(self, glance: Glance) -> Look:
        m = glance.moment
        best = self._reference(glance)
        if position.same(best.after, m.after):
            return Look(m, best, ((0,) * self.gauge.seats,) * SEEDS, 0.0)
        return self.compare(m, best)

    def compare(self, m: Moment, best: Line) -> Look:
        """The turn played against another one: fresh seeds, equally many visits."""
        costs: list[Shares] = []
        points = 0.0
        for k in range(SEEDS):
            made, top = (self._seen(m, after, f"look {k}", True) for after in (m.after, best.after))
            costs.append(minus(top.win, made.win))
            points += (top.lead[m.who] - made.lead[m.who]) / SEEDS
        return Look(m, best, tuple(costs), points)

    def _reference(self, glance: Glance) -> Line:
        """Of what the searches would play the turn that is worth most."""
        m = glance.moment
        found = [glance.best]
        for k in range(SEEDS):
            line = self.gauge.turn(m.before, m.who, self.seed(m.n, "find", k), self.deep, True)
            if not any(position.same(line.after, other.after) for other in found):
                found.append(line)
        if len(found) == 1:
            return found[0]
        worth = [self._seen(m, line.after, "compare", True).win[m.who] for line in found]
        return found[worth.index(max(worth))]

    def _seen(self, m: Moment, after: Any, purpose: str, plays_on: bool) -> Value:
        """Of a position after the turn, with what its decider knew."""
        rng = self.seed(m.n, purpose)
        n = self.deep if plays_on else self.quick
        return self.gauge.value(after, m.who, rng, n, plays_on, m.n)

    def open(self, m: Moment, after: Any) -> Value:
        """The same with all cards on the table."""
        return self.gauge.value(after, None, self.seed(m.n, "open"), self.quick, False, m.n)

    def error(self, look: Look, looks: list[Look]) -> float:
        """The standard error of a loss; a few seeds alone may agree by chance."""
        pooled = sum(other.variance for other in looks) / len(looks)
        return max(FLOOR * self.unit, sqrt(max(pooled, look.variance) / SEEDS))

    def mark(self, loss: float, error: float) -> Mark:
        if loss <= REAL * error:
            return "as_good"
        for limit, name in LIMITS:
            if loss >= limit * self.unit and loss > SURE * error:
                return name
        return "small"
