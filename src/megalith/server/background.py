"""Small jobs that nobody waits for. Each is kept until it ends, and if it fails, the log says so in
one line: what it was for comes round again by itself.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from megalith.server.storage.store import StoreError

_log = logging.getLogger("megalith.background")
_jobs: Final[set[asyncio.Task[None]]] = set()


def begin(work: Coroutine[Any, Any, None], what: str) -> None:
    job = asyncio.get_running_loop().create_task(_done(work, what))
    _jobs.add(job)
    job.add_done_callback(_jobs.discard)


async def _done(work: Coroutine[Any, Any, None], what: str) -> None:
    try:
        await work
    except StoreError as error:
        _log.warning("the store failed, %s comes later: %s", what, error)
