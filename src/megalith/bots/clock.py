"""The only clock of the bots, for budgets of time. Rules and luck never look at it."""

from time import perf_counter, process_time
from typing import Final, final


@final
class _Clock:
    def __init__(self) -> None:
        self.processor = False


_CLOCK: Final = _Clock()


def count_processor_time(yes: bool) -> None:
    """Whether a second is one of this process on a core, as in contests, or one on the wall."""
    _CLOCK.processor = yes


def now() -> float:
    """Seconds from some fixed moment."""
    return process_time() if _CLOCK.processor else perf_counter()
