"""The time of a turn: all decisions of a seat until another decides or a new round begins.

What people wait for is a turn, so a level has its time for all of it. A decision gets its part of
what is left, by the number of decisions that seem to follow; what it does not need is left to
them.
"""

from typing import Final, Generic, final

from mypy_extensions import i64

from megalith.bots.forecast import Forecast
from megalith.bots.tuning import tuning_for
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import S, Title
from megalith.core.play import settle

FORESEEN: Final[i64] = 12  # decisions of a turn that are counted at most


@final
class Purse:
    """What is left of the time of a turn."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # of a whole turn
        self.left = seconds

    def part(self, game: Title[S], s: S, seat: i64) -> float:
        """What the decision at hand may take."""
        return self.left / float(decisions(game, s, seat))

    def pay(self, spent: float, game: Title[S], s: S, seat: i64, code: i64) -> None:
        """The seat has made its choice; if that ends its turn, the next one has all its time."""
        course = Course(game, s, seat)
        course.rules.apply(course.s, code)
        self.left = max(0.0, self.left - spent) if course.asks() else self.seconds


@final
class Course(Generic[S]):
    """A turn that goes on from a position, luck as it may come."""

    def __init__(self, game: Title[S], s: S, seat: i64) -> None:
        self.rules = game.rules
        self.seat = seat
        self.round = game.rules.rounds(s)
        self.s = game.rules.copy(s)
        self.forecast = Forecast(game, s, tuning_for(game.id, s.seats), rng_from("course"))
        self.out = Choices()

    def asks(self) -> bool:
        """Whether the seat must choose again, after luck and what has no alternative."""
        while True:
            who = settle(self.rules, self.s, self.forecast.rng, self.out)
            if who != self.seat or self.rules.rounds(self.s) != self.round:
                return False
            self.rules.choices(self.s, self.out)
            if self.out.count > 1:
                return True
            self.rules.apply(self.s, self.out.codes[0])

    def go_on(self) -> None:
        """By the choice that looks best."""
        self.forecast.list(self.s, 1)
        self.rules.apply(self.s, self.forecast.obvious(self.s, self.seat))


def decisions(game: Title[S], s: S, seat: i64) -> i64:
    """How many the turn still has, the one at hand included, if each goes as it looks best."""
    course = Course(game, s, seat)
    n: i64 = 1
    while n < FORESEEN:
        course.go_on()
        if not course.asks():
            return n
        n += 1
    return n
