"""The lobby's public lists. Most who look at them see the same, so that is made once for all who
ask within a moment; only who sits at one of the tables is shown that one in their own way.
"""

import asyncio
import gzip
import time
from dataclasses import dataclass

import msgspec

from megalith.server.storage.rows import Doc
from megalith.server.tables import messages
from megalith.server.tables.hub import Hub
from megalith.server.wire.answers import TableInfo

MOMENT = 1.0  # seconds; what this server changes itself is seen at once
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Made:
    when: float
    changes: int
    docs: list[Doc]
    texts: list[bytes]
    whole: bytes
    packed: bytes


class PublicLists:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._made: dict[str, Made] = {}
        self._making: dict[str, asyncio.Lock] = {}

    async def text(self, which: str, person: str) -> tuple[bytes, bytes | None]:
        """A list as a person sees it; and compressed, if it is the one that all see."""
        made = await self._newest(which)
        mine = {k for k, d in enumerate(made.docs) if d.row.host == person or d.held(person)}
        if not mine:
            return made.whole, made.packed
        own = [
            _encode(self._json(doc, person)) if k in mine else made.texts[k]
            for k, doc in enumerate(made.docs)
        ]
        return _list(own), None

    async def _newest(self, which: str) -> Made:
        async with self._making.setdefault(which, asyncio.Lock()):
            made = self._made.get(which)
            if made is None or not self._good(made):
                made = self._made[which] = await self._make(which)
            return made

    def _good(self, made: Made) -> bool:
        fresh = time.monotonic() - made.when < MOMENT
        return fresh and made.changes == self._hub.store.changes

    async def _make(self, which: str) -> Made:
        store, when = self._hub.store, time.monotonic()
        changes = store.changes
        docs = await store.call(store.lists.read, which, "")
        texts = [_encode(self._json(doc, None)) for doc in docs]
        whole = _list(texts)
        return Made(when, changes, docs, texts, whole, gzip.compress(whole, 5, mtime=0))

    def _json(self, doc: Doc, person: str | None) -> TableInfo:
        return messages.table_json(doc, person, self._hub.presence.online(doc.row.id))


def _list(texts: list[bytes]) -> bytes:
    return b'{"tables":[' + b",".join(texts) + b"]}"
