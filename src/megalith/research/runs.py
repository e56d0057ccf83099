"""Many games between bots: the same job gives the same games on every back end.

Game k of a seed is decided by (seed, k) alone, so it does not matter where it is played.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from megalith.bots import match, roster
from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError
from megalith.core.options import Chosen
from megalith.core.table import Table
from megalith.research.backends import Backend

SECONDS: Final = 0.4  # of work in a task: long enough to be cheap, short enough to stop soon
MOST: Final = 2000  # games in a task


@dataclass(frozen=True)
class Job:
    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat
    options: Chosen
    seed: int
    games: int
    keep: str = ""  # "codes" of every step, or the whole "record"; nothing otherwise

    def check(self) -> "Job":
        """Itself; OptionError says what is wrong."""
        Table(load(self.game), self.players, self.options)
        if len(self.bots) != self.players:
            raise OptionError(f"{len(self.bots)} bots for {self.players} players")
        for name in self.bots:
            roster.make(name)
        return self


class Task(NamedTuple):
    job: Job
    first: int
    games: int


class Result(NamedTuple):
    """One game. Totals and places are those of all sheets, the seats first."""

    number: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    rounds: int
    ending: str
    codes: tuple[int, ...]
    record: str


class Done(NamedTuple):
    results: list[Result]
    seconds: float


def play_task(task: Task) -> Done:
    began = time.perf_counter()
    numbers = range(task.first, task.first + task.games)
    results = [play_game(task.job, k) for k in numbers]
    return Done(results, time.perf_counter() - began)


def play_game(job: Job, k: int) -> Result:
    """Game number k of the job."""
    game = load(job.game)
    s = game.initial(job.players, job.options)
    bots = [roster.make(name) for name in job.bots]
    trace: list[int] | None = [] if job.keep else None
    luck, minds = rng_from("luck", job.seed, k), rng_from("minds", job.seed, k)
    decisions = match.play(game, s, bots, luck, minds, trace)
    sheets = game.sheets(s)
    return Result(
        k,
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.place for sheet in sheets),
        int(decisions),
        game.rounds(s),
        game.ending(s),
        tuple(trace or ()) if job.keep == "codes" else (),
        _record(job, k, trace) if job.keep == "record" and trace is not None else "",
    )


def _record(job: Job, k: int, trace: list[int]) -> str:
    table: Table[Any] = Table(load(job.game), job.players, job.options)
    for code in trace:
        table.do_code(code)
    data = record.to_json(table, list(job.bots))
    return json.dumps({**data, "run": {"seed": job.seed, "number": k}}, ensure_ascii=False)


@dataclass
class Counts:
    """What is added up over the games, in their order."""

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

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "ends": dict(self.ends)}


class Pieces:
    """Cuts what is left of a job into tasks; learns from each how long a game takes."""

    def __init__(self, job: Job, first: int) -> None:
        self.job = job
        self.first = first
        self.size = 1

    def __iter__(self) -> Iterator[Task]:
        while self.first < self.job.games:
            count = min(self.size, self.job.games - self.first)
            yield Task(self.job, self.first, count)
            self.first += count

    def learn(self, done: Done) -> None:
        each = done.seconds / len(done.results)
        fitting = int(SECONDS / max(each, 1e-6))
        self.size = max(1, min(MOST, fitting, 4 * self.size))


def run(
    job: Job,
    backend: Backend,
    counts: Counts,
    take: Callable[[list[Result]], None] = lambda results: None,
) -> None:
    """Play the games that `counts` has not seen; `take` gets them in order."""
    pieces = Pieces(job, counts.games)
    for done in backend.work(play_task, pieces):
        pieces.learn(done)
        for result in done.results:
            counts.add(result)
        take(done.results)
