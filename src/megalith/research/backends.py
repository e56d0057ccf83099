"""Where work is done: in this process, in others on this machine, or on a Ray cluster.

`work(fn, tasks)` gives fn(task) for every task, in order. Tasks are taken one by one as
workers get free. A task whose worker is lost is done again, so fn must not do anything
but compute.
"""

import logging
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, Protocol, TypeVar

from megalith.core.errors import OptionError
from megalith.extras import missing

T = TypeVar("T")
R = TypeVar("R")
TRIES: Final = 5  # a task that loses its worker so often is at fault itself
AHEAD: Final = 2  # tasks given out for each worker, so that none waits


class Backend(Protocol):
    name: str

    def work(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]: ...


class Lost(RuntimeError):
    """A task whose workers die again and again."""


class Serial:
    name = "serial"

    def work(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        for task in tasks:
            yield fn(task)


class Processes:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.name = f"processes:{workers}"

    def work(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        desk: Desk[T, R] = Desk(tasks)
        while True:
            line, ours = Pipe(duplex=False)
            spawn = get_context("spawn")
            pool = ProcessPoolExecutor(self.workers, spawn, _ready, (line,))
            try:
                yield from self._until_broken(pool, fn, desk)
                return
            except BrokenProcessPool as error:
                desk.all_lost(error)  # whatever had not come back; the pool is made anew
            finally:
                results = getattr(pool, "_result_queue", None)
                ours.close()  # whoever still works stops, perhaps in the middle of telling a result
                pool.shutdown(wait=False, cancel_futures=True)
                if results is not None:
                    results._writer.close()  # else the pool waits for ever for the other half
                line.close()

    def _until_broken(
        self, pool: ProcessPoolExecutor, fn: Callable[[T], R], desk: "Desk[T, R]"
    ) -> Iterator[R]:
        out: dict[Future[R], int] = {}
        while True:
            for n, task in desk.give(AHEAD * self.workers - len(out)):
                out[pool.submit(fn, task)] = n
            if not out:
                return
            for future in wait(out, return_when=FIRST_COMPLETED).done:
                result = future.result()
                desk.done(out.pop(future), result)
            yield from desk.ready()


class OnRay:
    """An existing cluster by its address, or `local` for one of our own on this machine,
    with as many workers as given or as it has processors."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self.name = f"ray:{address}"
        self.ray = connect(address, workers if address == "local" else None)

    def work(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        ray = self.ray
        far = ray.remote(max_retries=TRIES)(fn)
        desk: Desk[T, R] = Desk(tasks)
        out: dict[Any, int] = {}
        try:
            while True:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for n, task in desk.give(room - len(out)):
                    out[far.remote(task)] = n
                if not out:
                    return
                for ref in ray.wait(list(out), num_returns=1)[0]:
                    self._collect(ray, ref, out.pop(ref), desk)
                yield from desk.ready()
        finally:
            for ref in out:
                with suppress(Exception):
                    ray.cancel(ref)

    @staticmethod
    def _collect(ray: Any, ref: Any, n: int, desk: "Desk[T, R]") -> None:
        try:
            desk.done(n, ray.get(ref))
        except ray.exceptions.RayTaskError:
            raise  # the task itself failed, and would again
        except ray.exceptions.RayError as error:
            desk.lost(n, error)


def connect(address: str, workers: int | None = None) -> Any:
    """The ray module, connected."""
    try:
        import ray
    except ImportError as error:
        raise missing("--ray", "research", error) from None
    if not ray.is_initialized():
        try:
            ray.init(address, num_cpus=workers, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # whatever its many processes run into
            text = "no Ray cluster at {address}: {why}"
            raise OptionError(text, "no-ray", address=address, why=error) from None
    return ray


def open_backend(workers: int = 1, ray: str | None = None) -> Backend:
    if ray is not None:
        return OnRay(ray)
    return Processes(workers) if workers > 1 else Serial()


def _ready(line: "Connection[Any, Any]") -> None:
    """At the start of a worker: Ctrl-C is for the parent process to handle, and when the line
    to it is cut, by it or by its end, nobody waits for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_until_cut, args=(line,), daemon=True).start()


def _until_cut(line: "Connection[Any, Any]") -> None:
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(1)


class Desk(Generic[T, R]):
    """Keeps count of the tasks: given out, lost, done, and done before their turn."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self.fresh = enumerate(tasks)
        self.again: deque[int] = deque()  # lost ones, first in line
        self.out: dict[int, T] = {}
        self.losses: dict[int, int] = {}
        self.early: dict[int, R] = {}
        self.next = 0

    def give(self, n: int) -> Iterator[tuple[int, T]]:
        for _ in range(n):
            if self.again:
                number = self.again.popleft()
                yield number, self.out[number]
                continue
            fresh = next(self.fresh, None)
            if fresh is None:
                return
            self.out[fresh[0]] = fresh[1]
            yield fresh

    def done(self, number: int, result: R) -> None:
        del self.out[number]
        self.early[number] = result

    def lost(self, number: int, error: BaseException) -> None:
        self.losses[number] = self.losses.get(number, 0) + 1
        if self.losses[number] >= TRIES:
            raise Lost(f"{self.out[number]!r} lost its worker {TRIES} times") from error
        self.again.append(number)

    def all_lost(self, error: BaseException) -> None:
        self.again.clear()
        for number in list(self.out):
            self.lost(number, error)

    def ready(self) -> Iterator[R]:
        """The results whose turn it is."""
        while self.next in self.early:
            yield self.early.pop(self.next)
            self.next += 1
