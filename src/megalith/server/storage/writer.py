"""Writes the batches of many tables in one transaction: one wait for the disk serves them all."""

import asyncio

from megalith.server.errors import Conflict
from megalith.server.storage.appending import Batch
from megalith.server.storage.rows import Entry, Moved
from megalith.server.storage.store import Store

MOST = 64  # batches in one transaction


class Writer:
    """PostgreSQL joins commits by itself, and other servers wait there: each goes alone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Batch, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, id: str, batch: list[Entry], moved: Moved) -> None:
        """Returns when the batch is safe on the disk; Conflict if it was not written."""
        if self._store.shared:
            await self._store.call(self._store.append, id, batch, moved)
            return
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(((id, batch, moved), written))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        if not await written:
            raise Conflict

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                done = await self._store.call(self._store.append_all, [b for b, _ in group])
            except Exception as error:
                for _, written in group:
                    if not written.done():
                        written.set_exception(error)
            else:
                for (_, written), ok in zip(group, done, strict=True):
                    if not written.done():
                        written.set_result(ok)
        self._task = None
