"""Runs: the same games wherever they are played, and the games of lost workers again."""

import inspect
import os
import signal
import struct
from pathlib import Path
from typing import Any

import pytest

from megalith.research import many_games
from megalith.research.backends import Desk, Lost, Processes, Serial
from megalith.research.plans import Result
from tests.research.plays import contest, job, play


@pytest.mark.parametrize("plan", [job, contest])
def test_processes_play_the_same_games_in_the_same_order(plan: Any) -> None:
    here = play(plan(), Serial())
    assert [r.number for r in here] == list(range(40))
    assert play(plan(), Processes(2)) == here
    assert play(plan(seed=6), Serial()) != here


@pytest.mark.parametrize("plan", [job, contest])
def test_a_game_depends_on_seed_and_number_alone(plan: Any) -> None:
    every = play(plan(), Serial())
    assert plan().play(31)._replace(seconds=()) == every[31]


def test_ctrl_c_waits_until_games_are_counted_and_written() -> None:
    plan = job(9)
    counted, written = plan.tally(), list[Result]()
    with pytest.raises(KeyboardInterrupt):

        def take(results: list[Result]) -> None:
            os.kill(os.getpid(), signal.SIGINT)
            written.extend(results)

        many_games.run(plan, Serial(), counted, take)
    assert counted.games == len(written) > 0


# -- lost workers


def die_once(marker: str) -> str:
    """Kills its own worker the first time."""
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return f"done {marker}"


def die(_: str) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def tell_half_once(marker: str) -> str:
    """Ends in the middle of a result the first time, as one that is killed there."""
    if marker and not Path(marker).exists():
        Path(marker).touch()
        pipe = inspect.currentframe().f_back.f_locals["pipe"]  # type: ignore[union-attr]
        os.write(pipe.fileno(), struct.pack("!i", 1000) + b"half")
        os.kill(os.getpid(), signal.SIGKILL)
    return f"done {marker}"


def test_nobody_waits_for_the_other_half_of_a_result(tmp_path: Path) -> None:
    tasks = ["", str(tmp_path / "a"), "", str(tmp_path / "b")]
    assert list(Processes(2).work(tell_half_once, tasks)) == [f"done {task}" for task in tasks]


def test_the_tasks_of_a_lost_worker_are_done_again(tmp_path: Path) -> None:
    tasks = ["", str(tmp_path / "a"), "", str(tmp_path / "b"), ""]
    assert list(Processes(2).work(die_once, tasks)) == [f"done {t}" for t in tasks]


def test_a_task_that_kills_every_worker_ends_the_run_with_its_name() -> None:
    with pytest.raises(Lost, match="'poison' lost its worker 5 times"):
        list(Processes(1).work(die, ["poison"]))


def test_results_wait_for_their_turn() -> None:
    desk: Desk[str, int] = Desk("abc")
    assert list(desk.give(3)) == [(0, "a"), (1, "b"), (2, "c")]
    desk.done(1, 11)
    assert list(desk.ready()) == []
    desk.lost(0, ValueError())
    assert list(desk.give(5)) == [(0, "a")]
    desk.done(0, 10)
    assert list(desk.ready()) == [10, 11]
