"""A turn that a learner plays anew, compared with the best one."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from megalith.core import position
from megalith.core.table import Table
from megalith.study.analysis import seeds_of
from megalith.study.gauge import Gauge, Line
from megalith.study.judging import FLOOR, REAL, SEEDS, Judge, Look
from megalith.study.turns import Moment

AS_GOOD: Final = 0.02  # a loss that passes in any case


@dataclass(frozen=True)
class Attempt:
    loss: float
    error: float
    passes: bool


def attempt(tried: Table[Any], best: Table[Any], seat: int, n: int, iterations: int) -> Attempt:
    """What the learner's turn costs against the best one; both tables stand after it."""
    if position.same(tried.state, best.state):
        return Attempt(0.0, 0.0, True)
    judge = Judge(Gauge(tried.game, tried.seats), iterations, seeds_of(tried))
    moment = Moment(n, seat, seat, (), tried.state, tried.state)
    look: Look = judge.compare(moment, Line((), best.state))
    error = max(FLOOR * judge.unit, sqrt(look.variance / SEEDS))
    passes = look.loss <= max(AS_GOOD * judge.unit, REAL * error)
    return Attempt(max(0.0, look.loss), error, passes)
