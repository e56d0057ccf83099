"""One socket: who it belongs to, what it knows already, and what waits to be sent."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from megalith.server.operations import logs
from megalith.server.wire.outgoing import AnyMessage
from megalith.server.work.fairness import Allowance

TOO_SLOW = 1013
IN_HAND = 4  # messages of one page that wait for their table at the same time
_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> str:
    return _encoder.encode(message).decode()


class Account:
    """On whose account the work for a page goes: the person's and the address's."""

    def __init__(self, person: str, address: str, people: Allowance, addresses: Allowance) -> None:
        self.person = person or address
        self.address = address
        self._shares = ((people, self.person), (addresses, address))

    @contextmanager
    def pays(self) -> Iterator[None]:
        """What is done inside is done without a pause."""
        began = time.perf_counter()
        try:
            yield
        finally:
            now = time.perf_counter()
            for allowance, key in self._shares:
                allowance.charge(key, now - began, now)

    def wait(self) -> float:
        """Seconds until this visitor may ask for something again."""
        now = time.perf_counter()
        return max(allowance.wait(key, now) for allowance, key in self._shares)


class Asker:
    """Who says something to a table, and hears the answer."""

    def __init__(self, person: str | None, account: Account) -> None:
        self.person = person
        self.account = account
        self.visit = logs.visit()  # for the log
        self.known = 0  # the log up to here has been sent
        self.hint: asyncio.Task[None] | None = None

    def send(self, message: AnyMessage) -> None:
        raise NotImplementedError


class Connection(Asker):
    def __init__(
        self, socket: WebSocket, person: str | None, account: Account, outbox: tuple[int, int]
    ) -> None:
        super().__init__(person, account)
        self.socket = socket
        self.room = asyncio.Semaphore(IN_HAND)
        self._waiting: deque[str] = deque()
        self._size = 0  # characters that wait
        self._most, self._most_size = outbox
        self._code: int | None = None  # to close with
        self._news = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None  # ends when the socket is to be closed

    def send(self, message: AnyMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Never waits: a reader that is too slow is let go, and may say hello again."""
        if self._code is not None:
            return
        if len(self._waiting) >= self._most or self._size > self._most_size:
            self._waiting.clear()
            self.close_with(TOO_SLOW)
            return
        self._waiting.append(text)
        self._size += len(text)
        self._news.set()

    def close_with(self, code: int) -> None:
        """Close after what is waiting has been sent."""
        self._code = code
        self._news.set()
        if self.reader is not None:
            self.reader.cancel()

    async def receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def write(self) -> None:
        """Sends what waits for as long as the socket lives."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                while self._waiting:
                    text = self._waiting.popleft()
                    self._size -= len(text)
                    await self.socket.send_text(text)
                    del text  # or it would be kept until the next one
                if self._code is not None:
                    await self.socket.close(self._code)
                    return
                self._news.clear()
                await self._news.wait()

    async def finish(self, writer: asyncio.Task[None]) -> None:
        """At the end: give the last words a moment, then stop sending."""
        if self._code is not None:
            await asyncio.wait([writer], timeout=2)
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
