"""Bots think in processes of their own; what happens to those does not stop a game."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest

from megalith.bots import roster
from megalith.server.settings import Settings
from megalith.server.work.jobs import JobFailed, Jobs
from tests.server.helpers import Server, Visitor, settings, until


def die(_: object = None) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def fail() -> None:
    raise ValueError("a bot's own fault")


def with_jobs(use: Callable[[Jobs], Any], limit: float = 20.0, workers: int = 1) -> Any:
    async def main() -> Any:
        jobs = Jobs(workers, limit)
        try:
            return await use(jobs)
        finally:
            jobs.close()

    return asyncio.run(main())


def test_work_is_done_in_another_process() -> None:
    async def use(jobs: Jobs) -> int:
        return await jobs.run(os.getpid)

    assert with_jobs(use) != os.getpid()


def test_a_worker_that_dies_is_replaced() -> None:
    async def use(jobs: Jobs) -> None:
        before = await jobs.run(os.getpid)
        with pytest.raises(JobFailed):
            await jobs.run(die)
        assert await jobs.run(os.getpid) != before and len(jobs.pids) == 1

    with_jobs(use)


def test_a_worker_that_dies_once_is_asked_again(tmp_path: Any) -> None:
    async def use(jobs: Jobs) -> None:
        assert await jobs.run(die_the_first_time, str(tmp_path / "mark")) == "done"

    with_jobs(use)


def die_the_first_time(mark: str) -> str:
    if not os.path.exists(mark):
        open(mark, "w").close()
        die()
    return "done"


def test_a_worker_that_hangs_is_given_up_and_killed() -> None:
    async def use(jobs: Jobs) -> int:
        pid = await jobs.run(os.getpid)
        with pytest.raises(JobFailed):
            await jobs.run(sleep, 60)
        return pid

    pid = with_jobs(use, limit=1.5)
    until(lambda: not alive(pid))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_that_fails_costs_no_worker() -> None:
    async def use(jobs: Jobs) -> None:
        pid = await jobs.run(os.getpid)
        with pytest.raises(JobFailed):
            await jobs.run(fail)
        assert await jobs.run(os.getpid) == pid

    with_jobs(use)


def test_work_that_cannot_be_sent_costs_no_worker() -> None:
    async def use(jobs: Jobs) -> None:
        with pytest.raises(JobFailed):
            await jobs.run(lambda: None)
        assert await jobs.run(os.getpid) in jobs.pids

    with_jobs(use)


def test_two_workers_work_at_the_same_time() -> None:
    async def use(jobs: Jobs) -> set[int]:
        return set(await asyncio.gather(*(jobs.run(sleep, 0.5) for _ in range(2))))

    assert len(with_jobs(use, workers=2)) == 2


def test_the_game_goes_on_while_workers_are_killed(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    id = ada.table("bot:random", "bot:random", options={"round_cap": 2})["id"]
    killed: set[int] = set()

    def over() -> bool:
        for pid in server.hub.quick.pids:
            if pid not in killed and len(killed) < 3:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)
        return bool(ada.get(f"/tables/{id}")["phase"] == "over")

    until(over, seconds=240)
    assert len(killed) == 3
    assert ada.get(f"/tables/{id}/verify")["over"]


def test_the_server_answers_while_a_bot_thinks(
    sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    from megalith.server.work import thinking

    monkeypatch.setattr(thinking, "choose", think_long)
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    page = ada.sit(ada.table("bot:random", "me", options={"start_player": "seat_0"})["id"])
    assert page.last["thinking"] and page.last["turn"] == 0
    began = time.monotonic()
    for _ in range(20):
        page.say("ping")
        page.next("pong")
        ada.get("/games")
    assert time.monotonic() - began < 5
    assert not page.last["choices"]


def test_a_table_says_how_long_the_bot_on_turn_may_think(
    sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    from megalith.server.work import thinking

    monkeypatch.setattr(thinking, "choose", think_long)
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    told = {}
    for bot in ("random", "hard", "master"):
        page = ada.sit(ada.table(f"bot:{bot}", "me", options={"start_player": "seat_0"})["id"])
        told[bot] = page.last["may_think"]
    mine = ada.sit(ada.table("me", "bot:hard", options={"start_player": "seat_0"})["id"])
    assert told == {name: roster.seconds(name) for name in told} and told["hard"] == 2.0
    assert mine.last["may_think"] == 0.0


def think_long(*_: object) -> tuple[int, bool]:
    time.sleep(30)
    return 0, False


def test_an_answer_that_comes_too_late_is_dropped(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, bot_pause=1.0))
    ada = Visitor(server.port)
    page = ada.sit(ada.table("me", "me")["id"])
    mover = page.last["turn"]
    page.answer(page.say("stand_in", seat=mover, bot="random"))
    page.answer(page.say("hand_back", seat=mover))
    assert page.last["choices"]
    at = page.last["at"]
    time.sleep(2.0)
    page.say("hello")
    page.next("table")
    assert page.last["at"] == at and page.do()["type"] == "done"


def test_every_bot_of_the_roster_is_offered(ada: Visitor) -> None:
    assert ada.get("/games")["bots"] == list(roster.NAMES)
