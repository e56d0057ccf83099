"""The processes in which the other searches of a team run, seen from both of their ends.

They are started when one is first needed and shared by all bots of this process, so there are never
more than the largest team needs. They end with this process, however it ends: each reads what it
is to do from a pipe and leaves when that is closed.
"""

import atexit
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import traceback
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO, Final, NamedTuple

from megalith.bots import clock
from megalith.bots.mcts import SearchBot, Vote
from megalith.bots.tuning import Tuning
from megalith.core.catalogue import as_of, load
from megalith.core.chance import Rng, rng_from
from megalith.core.game import Title
from megalith.core.kit.network import Network

BEGIN: Final = "from megalith.bots.outside.mates import main; main()"
MOST_BOTS: Final = 16  # that a process remembers with their trees
NOTHING: Final[tuple[float, list[Vote]]] = 0.0, []


class Task(NamedTuple):
    """A search that is to be run."""

    bot: int  # whose it is: its next one may go on in the same tree
    game: Any  # a title; on its way its passport
    state: Any  # without what the seat cannot know; on its way pickled
    seat: int
    seed: int
    budget: tuple[int, float]  # iterations and seconds
    tuning: Any  # on its way its numbers
    decided: int  # what the bot chose the last time


class Mate:
    """One process. Nothing that happens to it raises: a search that is lost has no votes."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = 0
        self._busy = threading.Lock()  # threads take turns

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, task: Task) -> int:
        """Begin a search; its number."""
        self._busy.acquire()
        self._numbers += 1
        process = self._process
        if process is None or process.poll() is not None:
            self._start()
        told = passport(task.game, int(task.state.seats))
        state, numbers = pickle.dumps(task.state), task.tuning.numbers()
        plain = task._replace(game=told, state=state, tuning=numbers)
        self._send((self._numbers, clock.counts_processor_time(), *plain))
        return self._numbers

    def answer(self, number: int) -> tuple[float, list[Vote]]:
        """The seconds and the votes of that search, when it has ended."""
        try:
            process = self._process
            while process is not None and process.stdout is not None:
                found, spent, votes = pickle.load(process.stdout)
                if found == number:
                    return spent, [Vote(*vote) for vote in votes]
        except (EOFError, OSError, pickle.UnpicklingError):
            self.close()
        finally:
            self._busy.release()
        return NOTHING

    def stop(self, number: int) -> None:
        """Nobody wants the answer any more."""
        self._send(number)
        self._busy.release()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    if pipe is not None:
                        pipe.close()

    def _start(self) -> None:
        self.close()
        command = [sys.executable, "-P", "-c", BEGIN]
        with suppress(OSError):
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def _send(self, message: object) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError):
                pickle.dump(message, process.stdin)
                process.stdin.flush()


class Mates:
    """Those of this process."""

    def __init__(self) -> None:
        self._mates: list[Mate] = []
        self._owner = os.getpid()
        self._wanted = True

    def some(self, n: int) -> list[Mate]:
        if not self._wanted:
            return []
        if self._owner != os.getpid():  # a fork: those of the parent are not ours
            self._mates, self._owner = [], os.getpid()
        while len(self._mates) < n:
            self._mates.append(Mate())
        return self._mates[:n]

    def none(self) -> None:
        """This process is itself one of many that think: its bots think alone."""
        self._wanted = False

    def pids(self) -> list[int]:
        return [mate.pid for mate in self._mates if mate.pid is not None]

    def close(self) -> None:
        if self._owner == os.getpid():
            for mate in self._mates:
                mate.close()


MATES: Final = Mates()
atexit.register(MATES.close)


def passport(game: Title[Any], seats: int) -> bytes:
    """What another process must know to make the same title."""
    kit = game.kit
    facts = None if kit is None or kit.shipped else kit.facts
    learned = game.mind.values(seats)
    numbers = game.mind.weights(seats), None if learned is None else learned.numbers
    return pickle.dumps((game.id, facts, game.version, seats, *numbers))


@lru_cache(8)
def title(told: bytes) -> Title[Any]:
    name, facts, version, seats, numbers, learned = pickle.loads(told)
    usual = load(name, facts)
    game = as_of(usual, version) or usual
    if passport(game, seats) == told:
        return game
    thought = game.with_weights(seats, numbers) if numbers else game
    return thought if learned is None else thought.with_values(seats, Network(learned))


# -- in the process


class Desk:
    """What it is to do, read by a thread of its own, which ends the process with the pipe."""

    def __init__(self, pipe: BinaryIO) -> None:
        self.tasks: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.unwanted = 0  # the number of a search that may stop
        self.doing = 0
        threading.Thread(target=self._read, args=(pipe,), daemon=True).start()
        clock.stop_when(self._stopped)

    def _read(self, pipe: BinaryIO) -> None:
        with suppress(EOFError, OSError):
            while True:
                message = pickle.load(pipe)
                if isinstance(message, int):
                    self.unwanted = message
                else:
                    self.tasks.put(message)
        os._exit(0)

    def _stopped(self) -> bool:
        return self.unwanted == self.doing


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it hears Ctrl-C
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed goes elsewhere
    desk = Desk(sys.stdin.buffer)
    bots: OrderedDict[int, SearchBot] = OrderedDict()
    while True:
        desk.doing, by_processor, *rest = desk.tasks.get()
        clock.count_processor_time(by_processor)
        try:
            found = search(bots, Task(*rest))
        except clock.Stopped:
            found = NOTHING
        except Exception:
            traceback.print_exc()  # where a search fails, that of the bot itself says so too
            found = NOTHING
        with suppress(BrokenPipeError):
            pickle.dump((desk.doing, found[0], [tuple(vote) for vote in found[1]]), answers)
            answers.flush()


def search(bots: OrderedDict[int, SearchBot], task: Task) -> tuple[float, list[Vote]]:
    """As the bot itself would, but in the tree that was grown here."""
    game = title(task.game)
    iterations, seconds = task.budget
    bot = bots.pop(task.bot, None) or SearchBot("mate", 0, 0.0)
    bot.iterations, bot.tuning = iterations, Tuning(**task.tuning)
    bots[task.bot] = bot
    if len(bots) > MOST_BOTS:
        bots.popitem(last=False)
    bot.decide(task.decided)
    bot.ponder(game, pickle.loads(task.state), task.seat, rng_of(task.seed), seconds)
    return bot.spent, bot.votes()


def rng_of(seed: int) -> Rng:
    """With what a search draws that was given this seed."""
    return rng_from("mate", seed)
