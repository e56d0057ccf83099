"""Analyses of games that are over: begun, followed, stopped, and kept."""

import asyncio
import logging
from collections import Counter
from hashlib import sha256
from typing import Final

from megalith import __version__
from megalith.core.game import Json
from megalith.server.errors import ServerError, TooMany
from megalith.server.storage.studies import Kept, KeptStudies
from megalith.server.tables.hub import Hub
from megalith.server.wire.studies import StudyState
from megalith.server.work import study_work
from megalith.server.work.jobs import JobFailed
from megalith.study.analysis import VERSION

_log = logging.getLogger("megalith.studies")
SECONDS: Final = 30.0  # that one takes, about
MOST_FAILED: Final = 1000


class Running:
    def __init__(self, task: asyncio.Task[None], person: str) -> None:
        self.task = task
        self.wanted = {person}


class Studies:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._running: dict[str, Running] = {}
        self._failed: dict[str, None] = {}
        self.kept = KeptStudies(hub.store)

    def key(self, what: str) -> str:
        """Another method, or another effort, is another analysis."""
        of = (VERSION, self._hub.settings.study, what)
        return sha256("/".join(map(str, of)).encode()).hexdigest()[:40]

    async def state(self, key: str, person: str) -> StudyState:
        """How far it is; what is done is read by `kept`."""
        running = self._running.get(key)
        if running is not None:
            part = self._hub.students.part(key)
            state: StudyState = _state(key, "waiting" if part is None else "running", part or 0.0)
            return {**state, "mine": person in running.wanted}
        return _state(key, "failed" if key in self._failed else "none")

    async def begin(self, key: str, person: str, record: Json) -> StudyState:
        """For whoever asks, unless it runs already."""
        running = self._running.get(key)
        if running is None:
            self._demand(person)
            self._failed.pop(key, None)
            task = asyncio.create_task(self._make(key, person, record))
            self._running[key] = Running(task, person)
        else:
            running.wanted.add(person)
        return await self.state(key, person)

    def stop(self, key: str, person: str) -> None:
        """Who has begun it does not want it any more; it ends when nobody does."""
        running = self._running.get(key)
        if running is None or person not in running.wanted:
            raise ServerError("not_found", "no such analysis of yours is running")
        running.wanted.discard(person)
        if not running.wanted:
            running.task.cancel()
            self._running.pop(key)

    def close(self) -> None:
        for running in self._running.values():
            running.task.cancel()

    def _demand(self, person: str) -> None:
        limits = self._hub.settings.limits
        own = Counter(who for one in self._running.values() for who in one.wanted)
        if own[person] >= limits.studying_each or len(self._running) >= limits.studying:
            wait = SECONDS * len(self._running)
            raise TooMany("studies", wait, "too many analyses at the same time")

    async def _make(self, key: str, person: str, record: Json) -> None:
        hub = self._hub
        effort = hub.settings.study
        try:
            made = await hub.students.run(
                study_work.analyse, record, effort, home=key, payer=person, cost=SECONDS
            )
            versions = (made.game, made.rules, VERSION, __version__, effort)
            kept = Kept(key, *versions, made.record, made.body)
            await hub.store.call(self.kept.keep, kept)
        except JobFailed as error:
            _log.warning("an analysis failed: %s", error)
            self._failed[key] = None
            while len(self._failed) > MOST_FAILED:
                self._failed.pop(next(iter(self._failed)))
        finally:
            if self._running.get(key) and self._running[key].task is asyncio.current_task():
                self._running.pop(key)


def _state(key: str, state: str, part: float = 0.0) -> StudyState:
    return {"key": key, "state": state, "part": part, "mine": False, "study": None}  # type: ignore[typeddict-item]
