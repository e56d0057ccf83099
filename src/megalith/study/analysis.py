"""A whole game studied: every turn judged, luck and skill apart, and sums that agree.

For every seat, exactly: start + luck + everybody's skill + revision = result.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from typing import Any, Final

from megalith.core import record
from megalith.core.chance import Rng, rng_from
from megalith.core.errors import RecordError
from megalith.core.game import CHANCE, Json
from megalith.core.table import Table
from megalith.study.gauge import Gauge, Line, Value
from megalith.study.judging import Glance, Judge, Look, Mark
from megalith.study.shares import GRID, Shares, mean, minus, plus, shares, total
from megalith.study.turns import Moment, moments

QUICK: Final = 240  # iterations of the quick setting
LUCK: Final = 4  # times as many iterations for all outcomes of luck together
VERSION: Final = 4  # of the method: another one gives other numbers
Progress = Callable[[float], None]


@dataclass(frozen=True)
class Point:
    """A moment on the curve: what was expected of it, and what it changed."""

    moment: Moment
    expected: Value  # at luck the mean over the outcomes, at a turn after the best choice
    change: Shares  # luck, or the decider's skill


@dataclass(frozen=True)
class Decision:
    n: int
    seat: int
    choice: tuple[int, ...]
    best: tuple[int, ...]
    loss: float
    error: float
    mark: Mark
    points: float  # what it cost the decider in points
    at: int  # the point of the curve
    after: Any  # the position after the best turn


@dataclass(frozen=True)
class Analysis:
    table: Table[Any]
    iterations: int
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    result: Value
    gauge: Gauge
    seed: Callable[..., Rng]

    @property
    def start(self) -> Shares:
        return self.points[0].expected.win if self.points else self.result.win

    @property
    def luck(self) -> Shares:
        return self._sum(CHANCE)

    @property
    def skill(self) -> list[Shares]:
        """What each seat's decisions did to everybody's chance."""
        return [self._sum(seat) for seat in range(self.table.seats)]

    @property
    def revision(self) -> Shares:
        """How often the search changed its mind, in all: what neither luck nor skill explains."""
        after = [p.expected.win for p in self.points[1:]] + [self.result.win]
        changes = (
            minus(minus(then, p.expected.win), p.change)
            for p, then in zip(self.points, after, strict=True)
        )
        return total(changes, self.table.seats)

    def _sum(self, who: int) -> Shares:
        chosen = (p.change for p in self.points if p.moment.who == who)
        return total(chosen, self.table.seats)


def study(data: Json, iterations: int = QUICK, progress: Progress | None = None) -> Analysis:
    """The analysis of a finished game. The same record gives the same one everywhere."""
    table = record.replay(data)
    if not table.over():
        raise RecordError("only a game that is over can be studied", "study-not-over")
    seed = seeds_of(table)
    gauge = Gauge(table.game, table.seats)
    judge = Judge(gauge, iterations, seed)
    tell = progress or (lambda part: None)
    all_of = moments(table)
    glances: dict[int, Glance] = {}
    lucks: dict[int, Point] = {}
    for k, m in enumerate(all_of):
        if m.who == CHANCE:
            lucks[m.n] = _luck(judge, m)
        else:
            glances[m.n] = judge.glance(m)
        tell(0.5 * (k + 1) / len(all_of))
    suspects = [g for g in glances.values() if judge.suspicious(g)]
    looks: dict[int, Look] = {}
    for k, glance in enumerate(suspects):
        looks[glance.moment.n] = judge.look(glance)
        tell(0.5 + 0.5 * (k + 1) / len(suspects))
    points: list[Point] = []
    decisions: list[Decision] = []
    for m in all_of:
        if m.who == CHANCE:
            points.append(lucks[m.n])
            continue
        decision, point = _judged(judge, glances[m.n], looks, len(points))
        points.append(point)
        decisions.append(decision)
    tell(1.0)
    final = gauge.result(table.state)
    return Analysis(table, iterations, tuple(points), tuple(decisions), final, gauge, seed)


def _luck(judge: Judge, m: Moment) -> Point:
    """What came against everything that might have come."""
    rules, gauge = judge.gauge.game.rules, judge.gauge
    outcomes, weights = rules.legal(m.before), rules.weights(m.before)
    effort = max(2, LUCK * judge.quick // len(outcomes))
    values = []
    for code in outcomes:
        after = rules.copy(m.before)
        rules.apply(after, code)
        values.append(gauge.value(after, None, judge.seed(m.n, "luck"), effort, False, m.n))
    came = values[outcomes.index(m.codes[0])]
    expected = mean([v.win for v in values], weights)
    leads = tuple(
        sum(w * v.lead[k] for w, v in zip(weights, values, strict=True)) / sum(weights)
        for k in range(gauge.seats)
    )
    return Point(m, Value(expected, leads), minus(came.win, expected))


def _judged(
    judge: Judge, glance: Glance, looks: dict[int, Look], at: int
) -> tuple[Decision, Point]:
    seats, m, best = judge.gauge.seats, glance.moment, glance.best
    look = looks.get(m.n)
    loss, error, cost, points = 0.0, 0.0, (0,) * seats, 0.0
    mark: Mark = "best" if glance.same else "as_good"
    if look is not None:
        error = judge.error(look, list(looks.values()))
        mark = judge.mark(look.loss, error)
        best = look.best
        if mark != "as_good":
            loss, cost, points = look.loss, look.cost(), look.points
    line = best if loss else Line(m.codes, m.after)
    point = Point(m, judge.open(m, line.after), tuple(-x for x in cost))
    found = Decision(m.n, m.who, m.codes, line.codes, loss, error, mark, points, at, line.after)
    return found, point


def seeds_of(table: Table[Any]) -> Callable[..., Rng]:
    """Generators that follow from the game alone."""
    kit = table.game.kit
    what = {
        "game": table.game.id,
        "version": table.game.version,
        "set": kit.name if kit else "",
        "players": table.seats,
        "options": table.options,
        "steps": [[step.who, step.code] for step in table.steps],
    }
    digest = sha256(dumps(what, sort_keys=True).encode()).hexdigest()
    return lambda n, *purpose: rng_from("study", VERSION, digest, n, *purpose)


def check(analysis: Analysis) -> bool:
    """Whether the sums agree, exactly."""
    a = analysis
    parts = total([a.start, a.luck, *a.skill, a.revision], a.table.seats)
    whole = a.table.seats == 1 or (
        sum(a.start) == sum(a.result.win) == GRID
        and not any(sum(one) for one in (a.luck, a.revision, *a.skill))
    )
    return parts == a.result.win and whole


def after(point: Point) -> Shares:
    """The chances once it had happened; nobody's is below nothing, though a decision, judged by
    longer searches than its position, may seem to cost more than there was."""
    found = plus(point.expected.win, point.change)
    return found if len(found) == 1 or min(found) >= 0 else shares([max(0, x) for x in found])
