"""What one bot over the network is told, line by line, for as long as its program listens."""

import asyncio
from collections.abc import AsyncIterator

from megalith.server.net.connection import encoded
from megalith.server.storage.rows import OPEN, Doc
from megalith.server.tables.messages import set_name
from megalith.server.wire.bots import AnyEvent, ChallengeEvent, ListeningBot, OfferEvent

MOST = 500  # events that wait for a slow reader before it is let go
QUIET = 7.0  # seconds after which an empty line says that the stream lives


class Stream:
    """`tables`: where the bot sits; `told`: the version at which it was last told to decide."""

    def __init__(self, bot: ListeningBot, challenges: bool, offers: bool) -> None:
        self.bot = bot
        self.challenges = challenges
        self.offers = offers
        self.tables: set[str] = set()
        self.told: dict[str, int] = {}
        self.offered: set[str] = set()
        self._events: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._ended = False

    @property
    def robot(self) -> str:
        return self.bot["id"]

    def tell(self, event: AnyEvent) -> None:
        """Never waits: who does not read is let go, and the next stream tells what matters."""
        if self._ended:
            return
        if self._events.qsize() >= MOST:
            self.end()
        else:
            self._events.put_nowait(f"{encoded(event)}\n".encode())

    def end(self) -> None:
        if not self._ended:
            self._ended = True
            self._events.put_nowait(None)

    async def lines(self) -> AsyncIterator[bytes]:
        yield b"\n"  # at once: the program sees that it is heard
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    line = await self._events.get()
            except TimeoutError:
                line = b"\n"
            if line is None:
                return
            yield line

    # -- what it is told

    def offer(self, docs: list[Doc]) -> None:
        """Public tables that wait, each once."""
        mine = {doc.row.id: doc for doc in docs if self._suits(doc)}
        for id in mine.keys() - self.offered:
            self.tell(_offer(mine[id]))
        self.offered = {*mine}

    def _suits(self, doc: Doc) -> bool:
        mine = doc.row.host == self.robot or bool(doc.held(self.robot))
        return doc.row.game in self.bot["games"] and not mine and may_sit(doc, self.robot)

    def your_turn(self, doc: Doc) -> None:
        id, turn, at = doc.row.id, doc.row.turn, doc.row.length
        if turn is None or doc.seats[turn].person != self.robot or doc.seats[turn].bot is not None:
            return
        if self.told.get(id) != at:
            self.told[id] = at
            self.tell({"type": "turn", "table": id, "at": at})


def may_sit(doc: Doc, robot: str) -> bool:
    return doc.row.phase == OPEN and bool(doc.free()) and robot not in (doc.row.removed or ())


def challenge(doc: Doc) -> ChallengeEvent:
    host = next((s.name for s in doc.seats if s.person == doc.row.host), "")
    return {
        "type": "challenge",
        "table": doc.row.id,
        "game": doc.row.game,
        "options": doc.row.options,
        "components": set_name(doc),
        "players": len(doc.seats),
        "host": host,
        "invite": doc.row.invite,
    }


def _offer(doc: Doc) -> OfferEvent:
    return {
        "type": "offer",
        "table": doc.row.id,
        "game": doc.row.game,
        "options": doc.row.options,
        "components": set_name(doc),
        "players": len(doc.seats),
        "open": len(doc.free()),
    }
