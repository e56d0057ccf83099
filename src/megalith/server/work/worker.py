"""A process that works for the server, seen from both of its ends.

It is started when it is first needed and started again when it is lost; there is never more
than one. A job that nobody wants any more is told so by a number in shared memory: a search
looks at it while it runs, ends, and the worker is free for the next job.
"""

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any, Final

from megalith.bots import clock
from megalith.bots.outside.mates import MATES

_log = logging.getLogger("megalith.worker")
_LINUX: Final = sys.platform == "linux"
_context: Any = multiprocessing.get_context("forkserver" if _LINUX else "spawn")
_context.set_forkserver_preload(["megalith.server.work.ready"])
DONE, FAILED, STOPPED = "done", "failed", "stopped"
Answer = tuple[str, Any]


class WorkerLost(Exception):
    """The process died, or was killed because it hung."""


class Worker:
    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self.pid: int | None = None
        self._process: Any = None
        self._pipe: Connection | None = None
        self._unwanted: Any = _context.RawValue("q", 0)
        self._part: Any = _context.RawValue("d", 0.0)

    def ask(self, number: int, work: Callable[..., Any], args: tuple[Any, ...]) -> Answer:
        """Have something done and wait for it; in the worker's thread."""
        self._part.value = 0.0
        try:
            pipe = self._pipe or self._start()
            pipe.send((number, work, args))
            answer: Answer = pipe.recv()
        except (EOFError, OSError) as error:
            self._bury()
            raise WorkerLost(repr(error)) from None
        return answer

    def unwanted(self, number: int) -> None:
        """The job of that number may stop."""
        self._unwanted.value = number

    def part(self) -> float:
        """How much of the job at hand is done, if its work tells that."""
        return float(self._part.value)

    def kill(self) -> None:
        """From any thread; who waits for an answer hears of it."""
        process = self._process
        if process is not None:
            with suppress(ValueError, OSError, AttributeError):  # buried meanwhile
                process.kill()

    def close(self) -> None:
        self.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self._bury()

    def _start(self) -> Connection:
        self._pipe, theirs = _context.Pipe()
        given = (theirs, self._unwanted, self._part)
        self._process = _context.Process(target=main, args=given, daemon=True)
        self._process.start()
        self.pid = self._process.pid
        theirs.close()
        return self._pipe

    def _bury(self) -> None:
        """It is gone for good before another one is started."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = self.pid = None


# -- in the process


class _Progress:
    """Where the work of this process tells how much of it is done."""

    part: Any = None


def progress(part: float) -> None:
    """For work that takes long: how much of it is done, from 0 to 1."""
    if _Progress.part is not None:
        _Progress.part.value = part


def main(pipe: Connection, unwanted: Any, part: Any = None) -> None:
    _Progress.part = part
    MATES.none()  # a team's other searches are work for other workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent alone hears Ctrl-C …
    threading.Thread(target=_follow_parent, daemon=True).start()  # … and nobody outlives it
    with suppress(EOFError, OSError):
        while True:
            number, work, args = pipe.recv()
            clock.stop_when(partial(_is, unwanted, number))
            pipe.send(_answer(work, args))


def _is(unwanted: Any, number: int) -> bool:
    return bool(unwanted.value == number)


def _answer(work: Callable[..., Any], args: tuple[Any, ...]) -> Answer:
    try:
        return DONE, work(*args)
    except clock.Stopped:
        return STOPPED, None
    except Exception as error:
        _log.exception("a job failed")
        return FAILED, repr(error)


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
