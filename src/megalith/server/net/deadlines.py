"""uvicorn's HTTP, with an end for connections that ask nothing, ask slowly or do not read.

uvicorn itself closes a connection only if it is idle after an answer.
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from megalith.server.net.addresses import key, within
from megalith.server.settings import Settings

EVENTS = "/api/bot/events"
TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 9\r\n\r\ntoo slow\n"
)


class Rooms:
    """How many connections each address has; those of proxies are not counted."""

    def __init__(self, most: int, proxies: tuple[str, ...]) -> None:
        self._most = most
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        who = key(host)
        if self._open[who] >= self._most and not within(host, self._proxies):
            return False
        self._open[who] += 1
        return True

    def leave(self, host: str) -> None:
        who = key(host)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class PatientHttp(HttpToolsProtocol):
    """`head`: seconds until a request must be there, but for its body; `stall`: seconds in which
    some of an answer must be taken.
    """

    head: float
    stall: float
    rooms: Rooms

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._asking: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None
        self._left = 0  # bytes that were not taken at the last look
        self._said = False  # has begun to ask
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._entered = self.rooms.enter(self._host)
        if self._entered:
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest()
        self._leave()

    def _leave(self) -> None:
        if self._entered:
            self._entered = False
            self.rooms.leave(self._host)

    def _rest(self) -> None:
        for timer in (self._asking, self._taking):
            if timer is not None:
                timer.cancel()
        self._asking = self._taking = None

    # -- asking

    def data_received(self, data: bytes) -> None:
        self._said = True
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        answering = cycle is not None and not cycle.response_complete
        if answering and self._asking is not None:
            self._asking.cancel()
            self._asking = None
        elif not answering and self._asking is None and self._entered:
            self._expect()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, with deadlines of its own."""
        super().handle_websocket_upgrade()
        self._rest()
        self._leave()

    def _expect(self) -> None:
        self._asking = self.loop.call_later(self.head, self._give_up)

    def _give_up(self) -> None:
        self._asking = None
        if not self.transport.is_closing():
            if self._said:
                self.transport.write(TOO_SLOW)
            self.transport.close()
            self._watch()

    # -- answering

    def on_response_complete(self) -> None:
        self._said = False
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def shutdown(self) -> None:
        """The server stops: a stream of events ends now, other answers may still be given."""
        super().shutdown()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.scope["path"] == EVENTS:
            self.transport.close()

    def _watch(self) -> None:
        """Whoever takes nothing of an answer for too long is let go."""
        self._left = self.transport.get_write_buffer_size()
        if self._left and self._taking is None:
            self._taking = self.loop.call_later(self.stall, self._look)

    def _look(self) -> None:
        self._taking = None
        if self.transport.get_write_buffer_size() >= self._left:
            self.transport.abort()
        else:
            self._watch()


def patient(settings: Settings) -> type[PatientHttp]:
    limits: dict[str, Any] = {
        "head": settings.head,
        "stall": settings.stall,
        "rooms": Rooms(settings.limits.connections_each, settings.proxies),
    }
    return type("Http", (PatientHttp,), limits)
