"""Many games between bots: the same plan gives the same games on every back end.

Game k of a plan is decided by the plan and k alone, so it does not matter where it is played.
"""

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, NamedTuple

from megalith.bots import match, roster
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError
from megalith.core.game import Json
from megalith.research.backends import Backend
from megalith.research.plans import C, Plan, Result

SECONDS: Final = 0.4  # of work in a task: long enough to be cheap, short enough to stop soon
MOST: Final = 2000  # games in a task


@dataclass
class Counts:
    """Scores and wins by seat."""

    seats: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    winners: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.seats
        self.wins = self.wins or [0.0] * self.seats
        self.ends = Counter(self.ends)

    def add(self, result: Result) -> None:
        """One finished game; shared wins count in equal parts."""
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in range(self.seats):
            self.scores[seat] += result.totals[seat]
            self.wins[seat] += 1 / len(first) if seat in first else 0
        self.games += 1
        self.decisions += result.decisions
        self.rounds += result.rounds
        self.winners += max((result.totals[seat] for seat in first), default=max(result.totals))
        self.ends[result.ending] += 1

    def saved(self) -> Json:
        return {**vars(self), "ends": dict(self.ends)}


class Job(Plan[Counts]):
    """The same bots in the same seats, one for each."""

    kind: ClassVar[str] = "sim"

    def check(self) -> "Job":
        """Itself; OptionError says what is wrong."""
        self.check_table()
        if len(self.bots) != self.players:
            text = "--bots: {n} names for {players} players"
            raise OptionError(text, "bots-count", n=len(self.bots), players=self.players)
        for name in self.bots:
            roster.make(name)
        return self

    def play(self, k: int) -> Result:
        game = self.title()
        s = game.rules.initial(self.players, self.options)
        bots = [roster.make(name) for name in self.bots]
        trace: list[int] | None = [] if self.keep else None
        luck, minds = rng_from("luck", self.seed, k), rng_from("minds", self.seed, k)
        decisions = match.play(game, s, bots, luck, minds, trace)
        return self.result(k, self.bots, s, int(decisions), trace)

    def tally(self, saved: Json | None = None) -> Counts:
        return Counts(**saved) if saved else Counts(self.players)


# -- tasks: some games at once


class Task(NamedTuple):
    plan: Plan[Any]
    first: int
    games: int


class Done(NamedTuple):
    results: list[Result]
    seconds: float


def play_task(task: Task) -> Done:
    began = time.perf_counter()
    results = [task.plan.play(k) for k in range(task.first, task.first + task.games)]
    return Done(results, time.perf_counter() - began)


class Pieces(Generic[C]):
    """Cuts what is left of a plan into tasks; learns from each how long a game takes."""

    def __init__(self, plan: Plan[C], first: int) -> None:
        self.plan = plan
        self.first = first
        self.size = 1

    def __iter__(self) -> Iterator[Task]:
        while self.first < self.plan.games:
            count = min(self.size, self.plan.games - self.first)
            yield Task(self.plan, self.first, count)
            self.first += count

    def learn(self, done: Done) -> None:
        each = done.seconds / len(done.results)
        fitting = int(SECONDS / max(each, 1e-6))
        self.size = max(1, min(MOST, fitting, 4 * self.size))


def run(
    plan: Plan[C],
    backend: Backend,
    tally: C,
    take: Callable[[list[Result]], None] = lambda results: None,
) -> None:
    """Play the games that `tally` has not seen; `take` gets them in order."""
    pieces = Pieces(plan, tally.games)
    for done in backend.work(play_task, pieces):
        pieces.learn(done)
        with unbroken():
            for result in done.results:
                tally.add(result)
            take(done.results)


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits for the end, so that games are counted and written or neither."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt
