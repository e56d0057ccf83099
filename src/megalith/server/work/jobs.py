"""Work that takes a while, done beside the server by a fixed number of processes.

Each process has its own queue. What belongs together (the bots of one table) always goes to the
same process, which may remember something; when it is lost, only that is forgotten.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Any, TypeVar

from megalith.server.work.fairness import FairQueue
from megalith.server.work.worker import DONE, FAILED, Answer, Worker, WorkerLost

T = TypeVar("T")
_log = logging.getLogger("megalith.jobs")
TRIES = 3
GRACE = 20.0  # seconds in which work that nobody wants any more must end
MOST_HOMES = 10_000
PEOPLE, BOTS_ONLY, SPARE = 0, 1, 2  # ranks: who waits for the answer; the last gives way


class JobFailed(Exception):
    """No worker could do it."""


class Job:
    def __init__(
        self, number: int, work: Callable[..., Any], args: tuple[Any, ...], rank: int, home: str
    ) -> None:
        self.number = number
        self.home = home
        self.rank = rank
        self.asked = time.perf_counter()
        self.work = work
        self.args = args
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Desk:
    """A worker, what waits for it, and the task that hands it over."""

    def __init__(self, serve: Callable[["Desk"], Any]) -> None:
        self.worker = Worker()
        self.queue: FairQueue[Job] = FairQueue()
        self.task = asyncio.create_task(serve(self))
        self.busy = False
        self.doing: Job | None = None


class Jobs:
    def __init__(self, workers: int, limit: float) -> None:
        self._limit = limit
        self._numbers = count(1)
        self._desks = [Desk(self._serve) for _ in range(workers)]
        self._homes: OrderedDict[str, Desk] = OrderedDict()
        self.lost = 0  # workers, since the start
        self.measure: Callable[[int, float, float], None] = lambda rank, waited, took: None

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        return [desk.worker.pid for desk in self._desks if desk.worker.pid is not None]

    def waiting(self) -> int:
        return sum(len(desk.queue) for desk in self._desks)

    async def run(
        self,
        work: Callable[..., T],
        *args: Any,
        home: str = "",
        payer: str = "",
        cost: float = 1.0,
        rank: int = PEOPLE,
    ) -> T:
        """The result of some work; JobFailed if it fails, or if several workers were lost by it.

        `home`: what belongs together; `payer`: on whose account it goes; `cost`: about how many
        seconds it takes.
        """
        job = Job(next(self._numbers), work, args, rank, home)
        result: T = await self._put(self._desk(home), job, payer, cost)
        return result

    async def spare(
        self, work: Callable[..., T], *args: Any, home: str, beside: str, payer: str, cost: float
    ) -> T | None:
        """The same by another process than that of the work `beside`, if one has nothing to do;
        it gives way to whatever comes. None if nothing came of it."""
        taken = self._desk(beside)
        free = [d for d in self._desks if d is not taken and d.doing is None and len(d.queue) == 0]
        if not free:
            return None
        known = self._homes.get(home)
        desk = known if known in free else free[0]
        self._remember(home, desk)
        job = Job(next(self._numbers), work, args, SPARE, home)
        try:
            result: T = await self._put(desk, job, payer, cost)
        except JobFailed:
            return None
        return result

    async def _put(self, desk: Desk, job: Job, payer: str, cost: float) -> Any:
        desk.queue.put(job, payer, cost, job.rank)
        if job.rank < SPARE and desk.doing is not None and desk.doing.rank == SPARE:
            desk.worker.unwanted(desk.doing.number)
        try:
            return await job.answer
        except asyncio.CancelledError:
            desk.queue.discard(job)
            desk.worker.unwanted(job.number)
            raise

    def part(self, home: str) -> float | None:
        """How much of what belongs there is done; None if it waits for its turn."""
        desk = self._homes.get(home)
        if desk is None or desk.doing is None or desk.doing.home != home:
            return None
        return desk.worker.part()

    def _desk(self, home: str) -> Desk:
        if home in self._homes:
            self._homes.move_to_end(home)
            return self._homes[home]
        free = min(self._desks, key=lambda desk: (desk.queue.waiting, desk.busy))
        if home:
            self._remember(home, free)
        return free

    def _remember(self, home: str, desk: Desk) -> None:
        self._homes[home] = desk
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)

    async def _serve(self, desk: Desk) -> None:
        while True:
            job = await desk.queue.get()
            desk.busy, began = job.rank < SPARE, time.perf_counter()
            desk.doing = job
            await self._do(desk.worker, job)
            desk.busy, desk.doing = False, None
            self.measure(job.rank, began - job.asked, time.perf_counter() - began)

    async def _do(self, worker: Worker, job: Job) -> None:
        for _ in range(TRIES):
            if job.answer.done():  # cancelled
                return
            try:
                kind, value = await self._ask(worker, job)
            except WorkerLost as error:
                self.lost += 1
                _log.warning("a worker was lost: %s", error)
                continue
            except Exception as error:  # it could not even be sent
                kind, value = FAILED, repr(error)
            _settle(job, kind, value)
            return
        _settle(job, FAILED, f"{TRIES} workers were lost")

    async def _ask(self, worker: Worker, job: Job) -> Answer:
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(worker.thread, worker.ask, job.number, job.work, job.args)
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())  # if we are gone
        await asyncio.wait(
            {asked, job.answer}, timeout=self._limit, return_when=asyncio.FIRST_COMPLETED
        )
        if job.answer.done():
            await asyncio.wait({asked}, timeout=GRACE)
        if not asked.done():
            worker.kill()
        return await asked

    def alive(self) -> bool:
        return all(not desk.task.done() for desk in self._desks)

    def close(self) -> None:
        for desk in self._desks:
            desk.task.cancel()
            desk.worker.close()


def _settle(job: Job, kind: str, value: Any) -> None:
    if job.answer.done():
        return
    if kind == DONE:
        job.answer.set_result(value)
    else:
        job.answer.set_exception(JobFailed(str(value)))
