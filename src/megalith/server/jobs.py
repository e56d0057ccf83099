"""The processes in which bots think. A worker that dies or hangs is replaced, and asked again."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from megalith.server import thinking

T = TypeVar("T")
_log = logging.getLogger("megalith.jobs")
TRIES = 3


class JobFailed(Exception):
    """No worker could do it."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=thinking.ready)
        self.pid: int | None = None

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        if self.pid is None:
            self.pid = await asyncio.wrap_future(self._pool.submit(os.getpid))
        return await asyncio.wrap_future(self._pool.submit(work, *args))

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)


class Jobs:
    def __init__(self, workers: int, limit: float) -> None:
        self._limit = limit
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers: set[Worker] = set()
        for _ in range(workers):
            self._hire()

    def _hire(self) -> None:
        worker = Worker()
        self.workers.add(worker)
        self._free.put_nowait(worker)

    def _replace(self, worker: Worker) -> None:
        worker.stop()
        self.workers.discard(worker)
        self._hire()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """The result of some work; JobFailed after several workers have failed at it."""
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                result = await asyncio.wait_for(worker.run(work, *args), self._limit)
            except asyncio.CancelledError:
                self._replace(worker)
                raise
            except (BrokenProcessPool, TimeoutError) as error:
                _log.warning("worker %s lost: %r", worker.pid, error)
                self._replace(worker)
            except Exception as error:  # the bot's own fault: the worker is well
                self._free.put_nowait(worker)
                _log.exception("a bot failed")
                raise JobFailed(repr(error)) from error
            else:
                self._free.put_nowait(worker)
                return result
        raise JobFailed(f"{TRIES} workers were lost")

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
