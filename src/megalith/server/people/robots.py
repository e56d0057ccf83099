"""Bots over the network while the server runs: their tokens, who of them listens, who is
challenged. What one server knows it tells the others: see `heard`.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from megalith.core.game import Json
from megalith.server.background import begin
from megalith.server.errors import ServerError, TooMany
from megalith.server.net.guard import Bucket
from megalith.server.net.streams import Stream, challenge, may_sit
from megalith.server.people.identity import Identity
from megalith.server.storage.rows import OVER, PERSON, Doc
from megalith.server.tables.hub import Hub
from megalith.server.tables.presence import FORGET
from megalith.server.wire.bots import ListeningBot, Reason

MOST_CHALLENGES = 20  # that wait for an answer of one bot …
PATIENCE = 600.0  # … for so many seconds
CHALLENGES = (20, 0.2)  # by one host: so many at once, so many a second after that


class Robots:
    def __init__(self, hub: Hub, identity: Identity) -> None:
        self._hub = hub
        self._identity = identity
        self._streams: dict[str, Stream] = {}
        self._there: dict[str, tuple[float, ListeningBot]] = {}  # those on other servers
        self._challenges: dict[str, dict[str, float]] = {}  # bot -> table -> when
        self._hosts = Bucket(CHALLENGES)
        hub.robots = self

    def _tell(self, message: Json) -> None:
        store = self._hub.store
        if store.shared:
            begin(store.call(store.tell, message), "the news of a bot")

    # -- tokens

    async def learn(self) -> None:
        self._identity.tokens = await self._hub.store.call(self._hub.store.robots.tokens)

    def given(self, robot: str, token: str) -> None:
        self._identity.tokens[token] = robot

    def ended(self, robot: str) -> None:
        """Its token is void, and whoever listens with it is let go."""
        tokens = self._identity.tokens
        self._identity.tokens = {token: who for token, who in tokens.items() if who != robot}
        if robot in self._streams:
            self._streams[robot].end()

    # -- listening

    @contextmanager
    def listening(self, stream: Stream) -> Iterator[None]:
        """A bot has one stream: the newest."""
        robot = stream.robot
        if robot in self._streams:
            self._streams[robot].end()
            self._close(self._streams[robot])
        self._streams[robot] = stream
        self._report(stream, True, new=True)
        begin(self._greet(stream), "what waits for a bot")
        try:
            yield
        finally:
            if self._streams.get(robot) is stream:
                self._close(stream)
                self._report(stream, False)

    def _close(self, stream: Stream) -> None:
        del self._streams[stream.robot]
        for id in stream.tables:
            self._hub.departed(id, stream.robot)

    async def _greet(self, stream: Stream) -> None:
        """What waits for it already."""
        store = self._hub.store
        for doc in await store.call(store.lists.read, "mine", stream.robot):
            self._show(stream, doc)
        for id in self._asked(stream.robot):
            await self._tell_challenge(stream.robot, id)

    def online(self) -> list[ListeningBot]:
        """Those that take challenges now, here and on the other servers."""
        now = time.monotonic()
        found = {bot["id"]: bot for heard, bot in self._there.values() if now - heard < FORGET}
        found |= {s.robot: s.bot for s in self._streams.values() if s.challenges}
        return sorted(found.values(), key=lambda bot: (bot["name"], bot["id"]))

    def listens(self, robot: str) -> bool:
        heard, _ = self._there.get(robot, (float("-inf"), None))
        return robot in self._streams or time.monotonic() - heard < FORGET

    def _report(self, stream: Stream, here: bool, new: bool = False) -> None:
        bot = stream.bot if here and stream.challenges else None
        self._tell({"robot": stream.robot, "listening": bot, "new": new})

    async def report(self) -> None:
        """Said again and again: who says nothing any more is gone."""
        for stream in self._streams.values():
            self._report(stream, True)

    # -- tables

    def at(self, id: str) -> set[str]:
        """Who listens and sits at a table."""
        return {stream.robot for stream in self._streams.values() if id in stream.tables}

    def changed(self, doc: Doc) -> None:
        """Something was stored; whoever sits there and listens is told what concerns them."""
        if not self._streams:
            return
        sitting = {s.person for s in doc.seats if s.kind == PERSON and s.person in self._streams}
        for robot in self.at(doc.row.id) - sitting:
            self._leave(self._streams[robot], doc.row.id)
        for robot in sitting:
            self._show(self._streams[robot], doc)

    def _show(self, stream: Stream, doc: Doc) -> None:
        id = doc.row.id
        if doc.row.phase == OVER:
            if id in stream.tables:
                self._leave(stream, id)
                stream.tell({"type": "over", "table": id})
            return
        if id not in stream.tables:
            stream.tables.add(id)
            self._asked(stream.robot).pop(id, None)
            self._hub.arrived(id, stream.robot)
        stream.your_turn(doc)

    def _leave(self, stream: Stream, id: str) -> None:
        stream.tables.discard(id)
        stream.told.pop(id, None)
        self._hub.departed(id, stream.robot)

    def noticed(self, id: str, robots: list[str]) -> None:
        """Another server has changed a table that is not in memory here."""
        if self.at(id) or self._streams.keys() & {*robots}:
            begin(self._look(id), "the turn of a bot")

    async def _look(self, id: str) -> None:
        store = self._hub.store
        try:
            self.changed(await store.call(store.read, id))
        except ServerError:
            self.lost(id)

    def lost(self, id: str) -> None:
        """A table was removed."""
        for robot in self.at(id):
            self._leave(self._streams[robot], id)

    async def offer(self) -> None:
        """Public tables that wait, to those who want to know."""
        wanted = [stream for stream in self._streams.values() if stream.offers]
        if wanted:
            store = self._hub.store
            docs = await store.call(store.lists.read, "open", "")
            for stream in wanted:
                stream.offer(docs)

    # -- challenges

    def challenge(self, host: str, doc: Doc, robot: str) -> None:
        bot = next((bot for bot in self.online() if bot["id"] == robot), None)
        if bot is None or doc.row.game not in bot["games"]:
            raise ServerError("conflict", "that bot does not listen for this game")
        if not may_sit(doc, robot) or doc.held(robot):
            raise ServerError("conflict", "there is no seat for it")
        if doc.row.id in self._asked(robot):
            return
        if len(self._asked(robot)) >= MOST_CHALLENGES:
            raise TooMany("challenges", 10, "that bot is asked too often")
        self._hosts.demand(host, "challenges")
        self._challenged(robot, doc.row.id)
        self._tell({"robot": robot, "challenge": doc.row.id})

    def _asked(self, robot: str) -> dict[str, float]:
        """The tables to which it is challenged, and since when."""
        since = time.monotonic() - PATIENCE
        asked = self._challenges.get(robot, {})
        self._challenges[robot] = {id: when for id, when in asked.items() if when > since}
        return self._challenges[robot]

    def _challenged(self, robot: str, id: str) -> None:
        self._asked(robot)[id] = time.monotonic()
        begin(self._tell_challenge(robot, id), "a challenge")

    async def _tell_challenge(self, robot: str, id: str) -> None:
        """Unless its table has no place any more."""
        store = self._hub.store
        try:
            doc = await store.call(store.read, id)
        except ServerError:
            doc = None
        if doc is None or not may_sit(doc, robot):
            self._asked(robot).pop(id, None)
        elif robot in self._streams:
            self._streams[robot].tell(challenge(doc))

    def decline(self, robot: str, name: str, id: str, reason: Reason) -> None:
        if id not in self._asked(robot):
            raise ServerError("not_found", "no such challenge")
        self._declined(robot, name, id, reason)
        self._tell({"robot": robot, "name": name, "declined": id, "reason": reason})

    def _declined(self, robot: str, name: str, id: str, reason: Reason) -> None:
        """The table's host is told."""
        self._asked(robot).pop(id, None)
        live = self._hub.live.get(id)
        for connection in live.connections if live else ():
            if live and connection.person == live.doc.row.host:
                connection.send({"type": "declined", "name": name, "reason": reason})

    # -- the other servers

    def heard(self, message: Json) -> None:
        robot = message["robot"]
        match message:
            case {"token": token}:
                self.given(robot, token)
            case {"challenge": id}:
                self._challenged(robot, id)
            case {"declined": id, "name": name, "reason": reason}:
                self._declined(robot, name, id, reason)
            case {"listening": bot, "new": new}:
                self._there.pop(robot, None)
                if bot is not None:
                    self._there[robot] = time.monotonic(), bot
                if new and robot in self._streams:
                    self._streams[robot].end()
