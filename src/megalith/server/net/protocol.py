"""uvicorn's sockets, with an end for those who do not read and little memory for each."""

import asyncio
import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

LAST_WORDS = 5.0  # seconds in which a closed socket must take what was sent to it


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        compression = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,  # or each socket keeps its own window for ever
            client_no_context_takeover=True,
            server_max_window_bits=13,  # as small an answer as by 15, for a quarter of the time
            client_max_window_bits=12,
            compress_settings={"memLevel": 6, "level": 1},
        )
        self.conn = ServerProtocol(
            extensions=[compression],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """A socket that is closed but not read would stay open as long as its owner likes."""
        super().on_task_complete(task)
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)
