"""All live tables of this process: loaded when first asked for, let go when nobody is there."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from megalith.core.game import Json
from megalith.server.background import begin
from megalith.server.errors import ServerError
from megalith.server.net.bus import Bus
from megalith.server.net.connection import Connection
from megalith.server.operations.bans import Bans
from megalith.server.operations.mailbox import EVERY, Mailbox
from megalith.server.operations.metrics import Metrics
from megalith.server.settings import Settings
from megalith.server.storage.cleaning import clean
from megalith.server.storage.rows import OPEN, Doc
from megalith.server.storage.store import Store
from megalith.server.storage.writer import Writer
from megalith.server.tables.history import Past
from megalith.server.tables.live import LiveTable
from megalith.server.tables.lobby import Change
from megalith.server.tables.presence import REPEAT, Presence
from megalith.server.work.jobs import Jobs

if TYPE_CHECKING:
    from megalith.server.people.ledger import Ledger
    from megalith.server.people.persons import Persons
    from megalith.server.people.robots import Robots

_log = logging.getLogger("megalith.hub")
QUICK = 0.5  # seconds of thinking up to which a bot is a quick one
OFFERS = 2.0  # seconds between two looks for tables that bots over the network may join
POLITE = 0.02  # seconds between two tables that are loaded though nobody asks for them


class Hub:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        self.writer = Writer(store)
        self.thinkers = Jobs(settings.workers, settings.bot_limit)
        self.quick = Jobs(1, settings.bot_limit)  # for bots that hardly think: never behind others
        self.clerks = Jobs(1, settings.job_limit)  # for replays, verifications and the like
        self.students = Jobs(1, settings.study_limit)  # for analyses: when nobody else needs a core
        self.pools = {"thinkers": self.thinkers, "quick": self.quick, "clerks": self.clerks}
        self.pools["students"] = self.students
        for name, jobs in self.pools.items():
            jobs.measure = partial(self.metrics.job, name)
        self.presence = Presence()
        self.persons: Persons  # puts itself here
        self.robots: Robots  # so does this
        self.ledger: Ledger
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.bus = Bus(store, self._hear, self._resync) if store.shared else None
        self.bans = Bans(self)

    async def start(self) -> None:
        await self.bans.learn()
        await self.robots.learn()
        if self.bus is None:
            mailbox = Mailbox(self.store, self._hear)
            self._chores.append(asyncio.create_task(forever(mailbox.look, EVERY)))
        else:
            self._chores.append(asyncio.create_task(self.bus.run()))
            self._chores.append(asyncio.create_task(forever(self._report, REPEAT)))
            self._chores.append(asyncio.create_task(forever(self.robots.report, REPEAT)))
            await asyncio.wait_for(self.bus.listening.wait(), 30)
        keep, watch = self.settings.keep.every, self.settings.watch
        self._chores.append(asyncio.create_task(forever(self._tidy, self.settings.idle / 4)))
        self._chores.append(asyncio.create_task(forever(self._clean, keep)))
        self._chores.append(asyncio.create_task(forever(self._wake_bots, watch)))
        self._chores.append(asyncio.create_task(forever(self.robots.offer, OFFERS)))

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for live in self.live.values():
            live.stop()
        await asyncio.gather(*(asyncio.to_thread(jobs.close) for jobs in self.pools.values()))

    def jobs_for(self, seconds: float) -> Jobs:
        """Where a bot thinks that needs about so long."""
        return self.quick if seconds < QUICK else self.thinkers

    # -- tables

    async def get(self, id: str) -> LiveTable:
        """The live table; the first who ask for it wait for one loading."""
        if id in self.live:
            return self.live[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        try:
            doc = await self.store.call(self.store.read, id)
            past = None
            if doc.row.phase != OPEN:
                entries = await self.store.call(self.store.entries, id)
                past = await asyncio.to_thread(Past, doc, entries)
            self.live[id] = live = LiveTable(self, doc, past)
            live.post(live.refresh)  # what was told between reading and now; wakes the bots too
            return live
        finally:
            del self._loading[id]

    async def edit(self, id: str, change: Change) -> Doc:
        """Change a table's seats or phase; whoever is connected learns it."""
        doc = await self.store.call(self.store.edit, id, change)
        if id in self.live:
            self.live[id].post(self.live[id].refresh)
        else:
            self._offstage(doc)
            if not doc.gone:
                await self.created(doc)
        return doc

    def _offstage(self, doc: Doc) -> None:
        """A table that is not in memory has changed: who listens from afar is told."""
        if doc.gone:
            self.robots.lost(doc.row.id)
        else:
            self.robots.changed(doc)

    async def created(self, doc: Doc) -> None:
        """A bot that begins need not wait for the first visitor."""
        if doc.row.turn is not None and doc.seats[doc.row.turn].bot is not None:
            await self.get(doc.row.id)

    # -- visitors

    def join(self, live: LiveTable, connection: Connection) -> None:
        live.connections.add(connection)
        live.bots.wake()
        self.arrived(live.id, connection.person)

    def part(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = time.monotonic()
        if live.bots.resting():
            live.bots.stop()
        self.departed(live.id, connection.person)

    def arrived(self, id: str, person: str | None) -> None:
        if self.presence.came(id, person):
            self._seats_changed(id)

    def departed(self, id: str, person: str | None) -> None:
        if self.presence.went(id, person):
            self._seats_changed(id)

    def _seats_changed(self, id: str) -> None:
        if id in self.live:
            self.live[id].show_seats()
        if self.store.shared:
            begin(self._tell_presence(id), "who is there")

    async def _tell_presence(self, id: str) -> None:
        holders = self.robots.at(id)
        if id in self.live:
            holders |= {s.person for s in self.live[id].doc.seats if s.person}
        if holders:
            await self.store.call(self.store.tell, self.presence.report(id, holders))

    # -- the other servers

    def _hear(self, message: Json) -> None:
        if "person" in message:
            self.persons.heard(message["person"], message["epoch"])
            return
        if "bans" in message:
            self.bans.relearn()
            return
        if "robot" in message:
            self.robots.heard(message)
            return
        id = message["table"]
        if "online" in message:
            changed = self.presence.heard(message["from"], id, message["online"])
            if changed and id in self.live:
                self.live[id].show_seats()
        elif id in self.live:
            live = self.live[id]
            live.post(partial(live.refresh, self.settings.bot_lease))
        else:
            self.robots.noticed(id, message.get("robots", []))

    def _resync(self) -> None:
        """The bus was down for a while: ask the store what was missed."""
        self.persons.resync()
        self.bans.relearn()
        for live in self.live.values():
            live.post(partial(live.refresh, self.settings.bot_lease))

    async def _report(self) -> None:
        for id in self.presence.tables():
            await self._tell_presence(id)

    # -- chores

    async def _tidy(self) -> None:
        """Let tables go that nobody has used for a while."""
        old = time.monotonic() - self.settings.idle
        for id, live in list(self.live.items()):
            since = live.idle_since()
            if since is not None and since < old:
                live.stop()
                del self.live[id]

    async def _clean(self) -> None:
        """Remove tables that were left for good, as `settings.keep` says."""
        keep = self.settings.keep
        await self.persons.flush()
        for id in await clean(self.store, keep, self._looked_at):
            self.gone(id)
        await self.robots.learn()

    def _looked_at(self, id: str) -> bool:
        live = self.live.get(id)
        return live is not None and bool(live.connections)

    def gone(self, id: str) -> None:
        """A table was removed: whoever looks at it is told, and it is forgotten."""
        live = self.live.pop(id, None)
        self.robots.lost(id)
        if live is not None:
            for connection in live.connections:
                connection.close_with(4404)
            live.stop()

    async def _wake_bots(self) -> None:
        """Find every running table whose bot is on turn and nobody works on it: after a restart,
        or when something went wrong that nobody thought of. One after another: others come first.
        """
        for live in list(self.live.values()):
            if not live.recovering():
                live.bots.wake()
        before = time.time() - (self.settings.bot_lease if self.store.shared else 0.0)
        alone = not self.settings.bots_rest
        for id in await self.store.call(self.store.waiting_for_bots, before, alone):
            if id in self.live:
                continue
            try:
                await self.get(id)
            except (ServerError, ValueError, AssertionError) as error:
                _log.error("table %s cannot be resumed: %s", id, error)
            await asyncio.sleep(POLITE)


async def forever(chore: Callable[[], Awaitable[None]], every: float) -> None:
    """Again and again, whatever happens in between."""
    while True:
        try:
            await chore()
        except Exception:
            _log.exception("a chore failed")
        await asyncio.sleep(every)
