"""What a position is worth to every seat of a search, between 0 and 1."""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.bots.tuning import Tuning
from megalith.core.game import OVER, Mind, Rules, S


def squash(lead: float, scale: float) -> float:
    """A lead in points as a number from 0 (hopeless) to 1 (safe)."""
    x = lead / scale
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@final
class Reward:
    """The last position that was judged: value, lead and share of the victory by seat."""

    def __init__(self, seats: i64, tuning: Tuning) -> None:
        self.seats = seats
        self.scale = tuning.scale
        self.blend = tuning.blend
        self.value = vec[float]([0.0] * seats)
        self.lead = vec[float]([0.0] * seats)
        self.win = vec[float]([0.0] * seats)
        self.par = 0.0  # alone: the points that count as even

    def set_par(self, rules: Rules[S], mind: Mind[S], s: S) -> None:
        """Alone there is no rival; then the position at hand is what others are compared with."""
        if self.seats == 1 and rules.to_move(s) != OVER:
            mind.appraise(s, self.lead)
            self.par = self.lead[0]

    def judge(self, rules: Rules[S], mind: Mind[S], s: S) -> None:
        if rules.to_move(s) == OVER:
            self._finished(rules, mind, s)
            return
        mind.appraise(s, self.lead)
        total = 0.0
        for seat in range(self.seats):
            self.value[seat] = squash(self.lead[seat] - self.par, self.scale)
            self.win[seat] = self._hold(seat)
            total += self.win[seat]
        for seat in range(self.seats):
            self.win[seat] = self.win[seat] / total if self.seats > 1 else self.value[seat]

    def _hold(self, seat: i64) -> float:
        """How firmly a seat holds the victory: as a part of all that is its chance to win, which
        for two is the squashed lead."""
        return exp(max(-60.0, min(60.0, 0.5 * self.lead[seat] / self.scale)))

    def _finished(self, rules: Rules[S], mind: Mind[S], s: S) -> None:
        """The lead that the score sheets show, blended with the place."""
        sheets = rules.sheets(s)
        if len(sheets) == 1:
            mind.appraise(s, self.lead)
            self.value[0] = squash(self.lead[0] - self.par, self.scale)
            self.win[0] = self.value[0]
            return
        for seat in range(self.seats):
            mine = sheets[seat]
            best = -1000000
            shared = 0
            for other in sheets:
                if other.seat != mine.seat and other.total > best:
                    best = other.total
                if other.place == mine.place:
                    shared += 1
            self.lead[seat] = float(mine.total - best)
            place = float(mine.place) + 0.5 * float(shared - 1)
            rank = (float(len(sheets)) - place) / float(len(sheets) - 1)
            self.win[seat] = 1.0 / float(shared) if mine.place == 1 else 0.0
            self.value[seat] = (1.0 - self.blend) * squash(
                self.lead[seat], self.scale
            ) + self.blend * rank
