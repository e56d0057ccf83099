"""A bot that is several searches (bots/team.py): each is a job, as far as workers are free."""

import asyncio
from typing import Any, Final

from megalith.bots.mcts import elected
from megalith.server.work import thinking
from megalith.server.work.jobs import Jobs
from megalith.server.work.thinking import Sent

PATIENCE: Final = 1.0  # seconds that the other searches have when the first one has ended


async def choose(
    jobs: Jobs,
    members: int,
    table: str,
    sent: Sent,
    seat: int,
    bot: str,
    born: str,
    decided: int,
    payer: str,
    cost: float,
    rank: int,
) -> tuple[int, bool]:
    """What all searches together choose, and whether the first one went on with its tree."""
    others = [
        asyncio.create_task(
            jobs.spare(
                thinking.ponder,
                *(f"{table}/{k}", sent, seat, bot, f"{born}/{k}", decided),
                home=f"{table}/{k}",
                beside=table,
                payer=payer,
                cost=cost,
            )
        )
        for k in range(1, members)
    ]
    try:
        args: Any = table, sent, seat, bot, born, decided
        votes, continued = await jobs.run(
            thinking.ponder, *args, home=table, payer=payer, cost=cost, rank=rank
        )
        done = (await asyncio.wait(others, timeout=PATIENCE))[0]
    finally:
        for other in others:
            other.cancel()
    found = [x for x in (other.result() for other in done) if x is not None]
    return elected([votes, *(ballot for ballot, _ in found)]), continued
