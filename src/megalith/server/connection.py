"""One socket: who it belongs to, what it knows already, and what waits to be sent."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from megalith.core.game import Json

TOO_SLOW = 1013


def encoded(message: Any) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Connection:
    def __init__(self, socket: WebSocket, person: str | None, outbox: int) -> None:
        self.socket = socket
        self.person = person
        self.known = 0  # the log up to here has been sent
        self.hint: asyncio.Task[None] | None = None
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._most = outbox
        self._closing = False

    def send(self, message: Json) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Never waits: a reader that is too slow is let go, and may say hello again."""
        waiting = self._outbox.qsize()
        if waiting < self._most:
            self._outbox.put_nowait(text)
        elif waiting == self._most:
            self._outbox.put_nowait(TOO_SLOW)

    def close_with(self, code: int) -> None:
        """Close after what is waiting has been sent."""
        self._closing = True
        self._outbox.put_nowait(code)

    async def receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def write(self) -> None:
        """Sends what is in the outbox for as long as the socket lives."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                item = await self._outbox.get()
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                await self.socket.send_text(item)

    async def finish(self, writer: asyncio.Task[None]) -> None:
        """At the end: give the last words a moment, then stop sending."""
        if self._closing:
            await asyncio.wait([writer], timeout=2)
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
