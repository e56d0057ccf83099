"""Bots think in a fixed number of processes, whatever visitors do, and nobody waits for others'."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from megalith.bots import roster
from megalith.bots.mcts import SearchBot, elected
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.table import Table
from megalith.server.settings import Settings
from megalith.server.work import team_work, thinking
from megalith.server.work.jobs import PEOPLE, Jobs
from megalith.server.work.thinking import Minds
from tests.server.bystander import Bystander
from tests.server.helpers import Seat, Server, ServerProcess, Visitor, children, settings, until

# One that thinks, one for quick bots, one clerk, whom they are forked from, and Python's tracker.
PROCESSES = 5


def test_doing_and_undoing_beside_a_bot_starts_no_processes(sqlite: str) -> None:
    server = ServerProcess(sqlite, bot_pause=0.2)
    try:
        ada = Visitor(server.port)
        pages = [do_and_undo_at(ada) for _ in range(5)]
        most = 0
        for _ in range(10):
            for page in pages:
                page.catch_up()
                page.say("stand_in", seat=page.last["turn"], bot="master")
                page.say("hand_back", seat=page.last["turn"])
            most = max(most, len(children(server.process.pid)))
        assert 0 < most <= PROCESSES
        for page in pages:
            page.answer(page.say("hand_back", seat=page.last["turn"]))
        until(lambda: all(page.do()["type"] == "done" for page in pages))
    finally:
        server.stop()


def do_and_undo_at(ada: Visitor) -> Seat:
    return ada.sit(ada.table("me", "bot:master", options={"start_player": "seat_0"})["id"])


def test_asking_for_hints_and_hanging_up_starts_no_processes(sqlite: str) -> None:
    server = ServerProcess(sqlite)
    try:
        ada = Visitor(server.port)
        id = ada.table("me", "me")["id"]
        most = 0
        for _ in range(25):
            page = ada.sit(id)
            page.say("hint", bot="master")
            page.close()
            most = max(most, len(children(server.process.pid)))
        assert most <= PROCESSES
        page = ada.sit(id)
        began = time.monotonic()
        page.answer(page.say("hint", bot="greedy"))
        assert time.monotonic() - began < 25 * roster.MASTER_SECONDS / 2
    finally:
        server.stop()


def begun() -> Table[Any]:
    table = Table(load("stone_age"), 2, {"start_player": "seat_0"})
    while table.to_move() < 0:
        table.do_code(table.legal()[0])
    return table


def think(seconds: int) -> int:
    """As a bot does, about the first decision of a game."""
    table = begun()
    bot = roster.make(f"search:{seconds}000ms")
    return int(bot.choose(table.game, table.state, table.to_move(), rng_from("a")))


def test_a_search_that_nobody_waits_for_ends_and_its_worker_is_used_again() -> None:
    async def use() -> tuple[list[int], list[int], float]:
        jobs = Jobs(1, limit=60)
        await jobs.run(think, 1)
        before = jobs.pids
        for _ in range(5):
            task = asyncio.create_task(jobs.run(think, 20))
            await asyncio.sleep(0.3)
            task.cancel()
        began = time.monotonic()
        await jobs.run(time.sleep, 0)
        found = before, jobs.pids, time.monotonic() - began
        await asyncio.to_thread(jobs.close)
        return found

    before, after, seconds = asyncio.run(use())
    assert before == after and seconds < 15


def test_a_team_thinks_in_the_workers_that_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one worker it is its first search, with two it is both added up."""
    monkeypatch.setattr(team_work, "PATIENCE", 600.0)
    table = begun()
    game, seat = table.game, table.to_move()
    ballots = []
    for seed in ("born", "born/1"):
        bot = SearchBot("s", 30, 0.0)
        bot.ponder(game, game.rules.copy(table.state), seat, rng_from(seed), 0.0)
        ballots.append(bot.votes())

    async def use(workers: int) -> tuple[int, int]:
        jobs = Jobs(workers, limit=600)
        position = thinking.sent(game, None, table.state)
        given = position, seat, "search:30x2", "born", -1, "", 1.0, PEOPLE
        code, _ = await team_work.choose(jobs, 2, "t", *given)
        processes = len(jobs.pids)
        await asyncio.to_thread(jobs.close)
        return code, processes

    assert asyncio.run(use(1)) == (elected(ballots[:1]), 1)
    assert asyncio.run(use(2)) == (elected(ballots), 2)


def test_spare_work_gives_way_to_all_other() -> None:
    async def use() -> tuple[object, object, bool]:
        jobs = Jobs(2, limit=600)
        first = asyncio.create_task(jobs.run(think, 300, home="a"))
        await asyncio.sleep(0.1)
        spare = asyncio.create_task(
            jobs.spare(think, 300, home="b", beside="a", payer="", cost=1.0)
        )
        await asyncio.sleep(0.1)
        third = await jobs.spare(think, 300, home="c", beside="a", payer="", cost=1.0)
        await jobs.run(time.sleep, 0)
        found = await spare, third, first.done()
        first.cancel()
        await asyncio.to_thread(jobs.close)
        return found

    assert asyncio.run(use()) == (None, None, False)


def test_a_quick_bot_does_not_wait_for_slow_ones(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    """Twenty tables full of masters are watched; somebody else plays against `easy`."""
    server = start(settings(sqlite))
    crowd = Visitor(server.port)
    watched = [crowd.sit(crowd.table(*["bot:master"] * 4)["id"]) for _ in range(20)]
    ada = Visitor(server.port)
    page = ada.sit(ada.table("me", "bot:easy", options={"start_player": "seat_0"})["id"])
    for _ in range(4):
        assert page.until_turn()
        began = time.monotonic()
        page.do()
        while page.last["thinking"]:
            page.next("table")
        assert time.monotonic() - began < 4 * roster.MASTER_SECONDS
    assert len(watched) == 20


def test_bots_among_themselves_rest_while_nobody_looks(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, bots_rest=True, watch=0.1))
    ada = Visitor(server.port)
    id = ada.table("bot:random", "bot:random")["id"]
    time.sleep(1)
    steps = ada.get(f"/tables/{id}")["steps"]
    page = ada.sit(id)
    while page.last["at"] < steps + 10:
        page.next("table")
    page.close()
    live = server.hub.live[id]
    until(lambda: not live.connections and not live.bots.thinking())
    before = ada.get(f"/tables/{id}")["steps"]
    time.sleep(0.5)
    assert ada.get(f"/tables/{id}")["steps"] <= before + 1


def test_bots_play_on_for_a_person_who_is_away(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, bots_rest=True))
    ada = Visitor(server.port)
    id = ada.table("bot:random", "me", options={"start_player": "seat_0"})["id"]
    until(lambda: ada.get(f"/tables/{id}")["turn"] == 1)


def test_others_play_on_while_many_bots_think(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite))
    crowd = Visitor(server.port)
    pages = [crowd.sit(crowd.table(*["bot:greedy"] * 4)["id"]) for _ in range(10)]
    with Bystander(server.port) as bystander:
        time.sleep(2)
    assert bystander.longest < 5 and len(pages) == 10


# -- living bots


NAME, BORN = "search:24", "born"


@pytest.mark.parametrize("title", TITLES)
def test_the_bot_of_a_table_is_the_bot_of_a_match(
    title: str, sqlite: str, start: Callable[[Settings], Server]
) -> None:
    """Every answer of the server is the one that the same bot gives in one process, from its first
    decision on; so it goes on with its tree as it does in a match."""
    server = start(settings(sqlite))
    ada = Visitor(server.port)
    page = ada.sit(ada.table("me", "me", game=title)["id"])
    live = server.hub.live[page.last["table"]["id"]]
    seat = 1 - page.last["turn"]
    live.doc.seats[seat].bot = NAME  # levels think by the clock; this one by iterations
    live.bots._births[seat] = BORN
    for _ in range(40):
        if live.bots.continued >= 3 or not page.until_turn():
            break
        page.do()
    page.until_turn()
    played = live.past.table
    assert as_in_a_match(played, seat) >= 3 and live.bots.continued > 0


def as_in_a_match(played: Table[Any], seat: int) -> int:
    """Whether a bot in this process chooses the same; the number of its decisions."""
    game, bot, rng = played.game, roster.make(NAME), rng_from(BORN)
    table = Table(game, played.seats, played.options)
    decisions = 0
    for n, step in enumerate(played.steps):
        if step.who == seat and len(table.legal()) > 1:
            known = game.rules.copy(table.state)
            game.rules.hide(known, seat, rng_from(f"{BORN}/{n}"))
            assert bot.choose(game, known, seat, rng) == step.code
            decisions += 1
        table.do(step.who, step.record)
    return decisions


def test_bots_that_were_not_used_for_longest_are_let_go() -> None:
    minds = Minds(most=3)
    first = minds.get("a", 0, "greedy", "s")
    for table in "bcd":
        minds.get(table, 0, "greedy", "s")
        minds.tidy()
    assert len(minds) == 3 and minds.get("a", 0, "greedy", "s") is not first


def test_a_bot_lives_as_long_as_its_level_stays() -> None:
    minds = Minds()
    first = minds.get("a", 0, "greedy", "s")
    assert minds.get("a", 0, "greedy", "t") is first
    assert minds.get("a", 0, "easy", "s") is not first


def test_trees_together_stay_small() -> None:
    minds = Minds(nodes=1)
    for table in "ab":
        mind = minds.get(table, 0, "search:50", "s")
        game = load("stone_age")
        board = begun()
        mind.bot.choose(game, board.state, board.to_move(), mind.rng)
        minds.tidy()
        assert len(minds) == 1
