"""What runs in a worker process: a bot thinks about one decision."""

import os
import signal
import threading
from multiprocessing import parent_process
from typing import Any

from megalith.bots import roster
from megalith.core.catalogue import load
from megalith.core.chance import rng_from


def ready() -> None:
    """At the start of a worker: the parent alone hears Ctrl-C, and nobody outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def choose(title: str, state: Any, seat: int, bot: str, seed: str) -> int:
    """A legal code for the seat."""
    return int(roster.make(bot).choose(load(title), state, seat, rng_from(seed)))


Ranked = tuple[int, float | None, float | None]  # code, points ahead, chance to win


def best(title: str, state: Any, seat: int, bot: str, seed: str) -> list[Ranked]:
    """The bot's best choices, best first; bots without statistics give the one they would take."""
    return [(choose(title, state, seat, bot, seed), None, None)]
