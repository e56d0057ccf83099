"""The only clock of the bots, for budgets of time, and the word to stop. Rules and luck never look
at either.
"""

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final, final


class Stopped(Exception):
    """Nobody waits for the answer any more."""


@final
class _Clock:
    def __init__(self) -> None:
        self.processor = False
        self.unwanted: Callable[[], bool] | None = None


_CLOCK: Final = _Clock()


def count_processor_time(yes: bool) -> None:
    """Whether a second is one of this process on a core, as in contests, or one on the wall."""
    _CLOCK.processor = yes


def counts_processor_time() -> bool:
    return _CLOCK.processor


def now() -> float:
    """Seconds from some fixed moment."""
    return process_time() if _CLOCK.processor else perf_counter()


def stop_when(unwanted: Callable[[], bool] | None) -> None:
    """What a search of this process asks now and then: whether to stop."""
    _CLOCK.unwanted = unwanted


def check() -> None:
    """Stopped, if nobody wants the answer any more."""
    unwanted = _CLOCK.unwanted
    if unwanted is not None and unwanted():
        raise Stopped
