"""One live table. Its one task handles what arrives one after another; nothing is told before
it is stored, and whatever goes wrong leaves the table as its log says it is.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from megalith.core.table import Table
from megalith.server.errors import Conflict, ServerError
from megalith.server.net.connection import Asker, Connection, encoded
from megalith.server.operations import logs
from megalith.server.storage.rows import OPEN, OVER, Doc, Entry, Moved
from megalith.server.tables import messages
from megalith.server.tables.history import Past, result, round_of
from megalith.server.tables.lobby import Change
from megalith.server.tables.turns import BotTurns
from megalith.server.wire import outgoing

if TYPE_CHECKING:
    from megalith.server.tables.hub import Hub

_log = logging.getLogger("megalith.live")
Job = Callable[[], Awaitable[None]]
FIRST_WAIT, LONGEST_WAIT = 0.25, 15.0  # seconds between two tries
_jitter = random.Random()  # no seed of anybody else's


def backoff() -> Iterator[float]:
    """How long to wait before each try: twice as long each time, not all at the same moment."""
    wait = FIRST_WAIT
    while True:
        yield wait * _jitter.uniform(0.5, 1.5)
        wait = min(2 * wait, LONGEST_WAIT)


class LiveTable:
    def __init__(self, hub: "Hub", doc: Doc, past: Past | None) -> None:
        self.hub = hub
        self.doc = doc
        self.past = past
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.bots = BotTurns(self)
        self._announced = doc.row.rematch is not None
        self._recovery: asyncio.Task[None] | None = None
        self._waits = backoff()
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {doc.row.id}")

    @property
    def id(self) -> str:
        return self.doc.row.id

    @property
    def at(self) -> int:
        return self.past.at if self.past else 0

    def game(self) -> Past:
        if self.past is None:
            raise ServerError("conflict", "the game has not started")
        return self.past

    def post(self, job: Job) -> None:
        """Have something done in turn."""
        self.used = time.monotonic()
        self._inbox.put_nowait(job)

    async def _run(self) -> None:
        logs.about(logs.Visit("", self.id))
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except Exception:
                _log.exception("table %s", self.id)
                self.recover()
            await asyncio.sleep(0)  # others are due, however much waits here

    def stop(self) -> None:
        self._task.cancel()
        self.bots.stop()
        if self._recovery is not None:
            self._recovery.cancel()

    # -- after a fault

    def recover(self) -> None:
        """The store failed, so the table may differ from its log, and a bot's move may be lost:
        look at the log until it can be read. That wakes the bots too.
        """
        if not self.recovering():
            self._recovery = asyncio.create_task(self._recover())

    def recovering(self) -> bool:
        return self._recovery is not None and not self._recovery.done()

    async def _recover(self) -> None:
        for wait in self._waits:
            await asyncio.sleep(wait)
            done = asyncio.get_running_loop().create_future()
            self.post(partial(self._refreshed, done))
            if await done:
                return

    async def _refreshed(self, done: asyncio.Future[bool]) -> None:
        try:
            await self.refresh()
        except Exception as error:
            _log.warning("table %s still waits for the store: %r", self.id, error)
            done.set_result(False)
        else:
            done.set_result(True)

    def idle_since(self) -> float | None:
        """When it was last used; None while somebody watches, waits or thinks."""
        if self.connections or self.bots.thinking() or not self._inbox.empty():
            return None
        if self.recovering():
            return None
        return self.used

    # -- storing

    async def commit(self, trial: Table[Any], batch: list[Entry]) -> bool:
        """Store a batch, then take it over and tell everybody; False if another server won."""
        past, row = self.game(), self.doc.row
        turn = trial.to_move()
        moved = Moved(len(trial.steps), turn if turn >= 0 else None, round_of(trial))
        if trial.over():
            moved.phase, moved.result = OVER, result(trial)
        try:
            await self.hub.writer.append(self.id, batch, moved)
        except Conflict:
            await self.refresh(self.hub.settings.bot_lease)
            return False
        except Exception:
            self.recover()
            raise
        self._waits = backoff()
        self.hub.metrics.moved(row.game, batch[0])
        past.adopt(trial, batch)
        row.steps, row.turn, row.round = moved.steps, moved.turn, moved.round
        if moved.phase is not None:
            row.phase, row.result = moved.phase, moved.result
        row.length, row.changed = past.at, int(time.time())
        self.show_all()
        self.hub.robots.changed(self.doc)
        self.bots.wake()
        return True

    async def change(self, change: Change) -> None:
        """Change the seats or the phase, and tell everybody."""
        store = self.hub.store
        await store.call(store.edit, self.id, change)
        await self.refresh()

    async def refresh(self, lease: float = 0.0) -> None:
        """Take over what is stored; `lease`: how long to leave a bot's turn to another server."""
        store = self.hub.store
        try:
            doc = await store.call(store.read, self.id)
        except ServerError:
            self.hub.gone(self.id)
            return
        fresh: list[Entry] = []
        if doc.row.phase != OPEN:
            fresh = await store.call(store.entries, self.id, self.at)
            if self.past is None:
                self.past = await asyncio.to_thread(Past, doc, fresh)
            else:
                self.past.replay(fresh)
        news = bool(fresh) or doc != self.doc
        self.doc = doc
        if news:
            self._show_out()
            self.show_all()
            self.hub.robots.changed(doc)
        if doc.row.rematch is not None and not self._announced:
            await self._announce(doc.row.rematch)
        self.bots.wake(lease)

    def _show_out(self) -> None:
        """Whom the host has sent away from a private table."""
        removed = self.doc.row.removed or ()
        for connection in [c for c in self.connections if c.person in removed]:
            if not self.doc.may_see(connection.person, None):
                connection.close_with(4404)

    async def _announce(self, rematch: str) -> None:
        store = self.hub.store
        try:
            doc = await store.call(store.read, rematch)
        except ServerError:
            return  # reserved, and not there yet: it is announced when it is
        self._announced = True
        message: outgoing.RematchMessage = {
            "type": "rematch",
            "table": rematch,
            "invite": doc.row.invite,
        }
        for connection in self.connections:
            if self.doc.held(connection.person):
                connection.send(message)

    # -- telling

    def show(self, connection: Asker, ref: str | None = None, stale: bool = False) -> None:
        message = self._message(connection)
        message["ref"], message["stale"] = ref, stale
        connection.known = self.at
        connection.send(message)

    def show_all(self) -> None:
        """To everybody, in their own eyes; those who see the same share one text."""
        texts: dict[tuple[str | None, int], str] = {}
        for connection in list(self.connections):
            insider = bool(self.doc.held(connection.person)) or (
                connection.person == self.doc.row.host
            )
            key = (connection.person if insider else None, connection.known)
            if key not in texts:
                texts[key] = encoded(self._message(connection))
            connection.known = self.at
            connection.send_text(texts[key])

    def _message(self, connection: Asker) -> outgoing.TableMessage:
        since = min(connection.known, self.at)
        online = self.hub.presence.online(self.id)
        return messages.table_message(self.doc, self.past, connection.person, online, since)

    def show_seats(self) -> None:
        """Who is here has changed."""
        online = self.hub.presence.online(self.id)
        for connection in self.connections:
            seats = [messages.seat_json(s, connection.person, online) for s in self.doc.seats]
            connection.send({"type": "seats", "seats": seats})
