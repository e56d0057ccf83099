"""What servers on one PostgreSQL tell each other: which table has changed, and who is here."""

import asyncio
import json
import logging
from collections.abc import Callable

import psycopg
import sqlalchemy as sa

from megalith.core.game import Json
from megalith.server.storage.store import CHANNEL, Store

_log = logging.getLogger("megalith.bus")


class Bus:
    """Listens as long as `run` runs; `resync` is called when something may have been missed."""

    def __init__(
        self, store: Store, hear: Callable[[Json], None], resync: Callable[[], None]
    ) -> None:
        self._store = store
        self._hear = hear
        self._resync = resync
        self.listening = asyncio.Event()

    async def run(self) -> None:
        address = self._store.engine.url.set(drivername="postgresql")
        while True:
            try:
                await self._listen(address)
            except (psycopg.Error, OSError) as error:
                _log.warning("the bus is down: %s", error)
            self.listening.clear()
            await asyncio.sleep(1)

    async def _listen(self, address: sa.URL) -> None:
        text = address.render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(text, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self._resync()
            async for notice in connection.notifies():
                message = json.loads(notice.payload)
                if message.get("from") != self._store.me:
                    self._hear(message)
