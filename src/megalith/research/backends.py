"""Where work is done: in this process, in others on this machine, or on a Ray cluster.

`work(fn, tasks)` gives fn(task) for every task, in order. Tasks are taken one by one as
workers get free. A task whose worker is lost is done again, so fn must not do anything
but compute.
"""

import logging
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, cast

from megalith.core.errors import OptionError
from megalith.extras import missing

T = TypeVar("T")
R = TypeVar("R")
Line: TypeAlias = "Connection[Any, Any]"
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
        line, ours = Pipe(duplex=False)
        crew: dict[int, Worker] = {}  # by place
        try:
            while True:
                self._hand_out(crew, fn, desk, line)
                busy = {worker.pipe: place for place, worker in crew.items() if worker.out}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    place = busy[cast(Line, pipe)]
                    if not crew[place].heard(desk):
                        del crew[place]
                yield from desk.ready()
        finally:
            ours.close()  # whoever still works stops
            for worker in crew.values():
                worker.end()
            line.close()

    def _hand_out(
        self, crew: "dict[int, Worker]", fn: Callable[[T], R], desk: "Desk[T, R]", line: Line
    ) -> None:
        """One task for everybody, then one more; nobody is hired for nothing."""
        for most in range(1, AHEAD + 1):
            for place in range(self.workers):
                if place in crew and len(crew[place].out) >= most:
                    continue
                for number, task in desk.give(1):
                    worker = crew.get(place) or crew.setdefault(place, Worker(line))
                    worker.take(number, fn, task)


class Worker:
    """A process that does task after task. It has a pipe of its own, so that its end is noticed
    in mid-result too: at a pipe that is shared one would wait for the other half."""

    def __init__(self, line: Line) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(theirs, line), daemon=True)
        self.process.start()
        theirs.close()
        self.out: deque[int] = deque()  # the numbers of its tasks

    def take(self, number: int, fn: Callable[[T], R], task: T) -> None:
        self.out.append(number)
        with suppress(OSError):  # it has ended: that is heard next
            self.pipe.send((fn, task))

    def heard(self, desk: "Desk[Any, Any]") -> bool:
        """One result; False if it has ended, and its tasks are for others."""
        try:
            well, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            desk.lost(self.out.popleft(), error)
            desk.back(self.out)
            return False
        if not well:
            raise answer
        desk.done(self.out.popleft(), answer)
        return True

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _serve(pipe: Line, line: Line) -> None:
    _ready(line)
    with suppress(EOFError, OSError):  # nobody asks any more
        while True:
            fn, task = pipe.recv()
            try:
                answer = True, fn(task)
            except Exception as error:
                error.add_note("".join(traceback.format_exception(error)))
                answer = False, error
            pipe.send(answer)


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


def _ready(line: Line) -> None:
    """At the start of a worker: Ctrl-C is for the parent process to handle, and when the line
    to it is cut, by it or by its end, nobody waits for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_until_cut, args=(line,), daemon=True).start()


def _until_cut(line: Line) -> None:
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

    def back(self, numbers: Iterable[int]) -> None:
        """Tasks that nobody has begun."""
        self.again.extend(numbers)

    def ready(self) -> Iterator[R]:
        """The results whose turn it is."""
        while self.next in self.early:
            yield self.early.pop(self.next)
            self.next += 1
