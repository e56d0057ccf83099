"""Jobs that nobody waits for: a failing store is one line in the log, not a lost exception."""

import asyncio
import logging

import pytest
import sqlalchemy as sa

from megalith.server import background


def test_a_job_that_fails_is_told_once_and_forgotten(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise sa.exc.OperationalError("tell", None, Exception("away"))

    lost: list[object] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: lost.append(what))
        background.begin(fails(), "who is there")
        while background._jobs:
            await asyncio.sleep(0)

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert [r.getMessage().partition(":")[0] for r in caplog.records] == [
        "the store failed, who is there comes later"
    ]
    assert not lost
