"""What runs in a worker process: a bot thinks about one decision."""

import os
import signal
import threading
from multiprocessing import parent_process
from typing import Any

from megalith.bots import roster
from megalith.bots.greedy import GreedyBot
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


def best(title: str, state: Any, seat: int, bot: str, seed: str, count: int = 3) -> list[Ranked]:
    """The bot's best choices, best first; one that cannot compare gives what it would take.
    Alone nothing is said about the chance to win."""
    game, rng, adviser = load(title), rng_from(seed), roster.make(bot)
    if hasattr(adviser, "answers"):  # a search, with its statistics
        answers = adviser.answers(game, state, seat, rng, count)
        alone = state.seats == 1
        return [(a.code, a.lead, None if alone else a.win) for a in answers[:count]]
    if isinstance(adviser, GreedyBot):
        valued = [(adviser.value(game, state, seat, c, rng), c) for c in game.legal(state)]
        valued.sort(key=lambda pair: (-pair[0], pair[1]))
        return [(code, value, None) for value, code in valued[:count]]
    return [(int(adviser.choose(game, state, seat, rng)), None, None)]
