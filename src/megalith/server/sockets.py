"""The live socket of a table: lets a page in, reads its messages, hands them to the table."""

import asyncio
from functools import partial

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from megalith.server import messages
from megalith.server.connection import Connection
from megalith.server.errors import ServerError
from megalith.server.guard import Bucket, address, same_origin
from megalith.server.handlers import complain, handle
from megalith.server.hub import Hub
from megalith.server.live import LiveTable

router = APIRouter()


class Doorman:
    """Counts the open sockets, of everybody and of each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        mine = self._open.get(who, 0)
        if mine >= self._most_each or sum(self._open.values()) >= self._most:
            return False
        self._open[who] = mine + 1
        return True

    def leave(self, who: str) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    state = socket.app.state
    hub: Hub = state.hub
    if not same_origin(socket.headers, hub.settings.origins):
        await socket.close(1008)  # before it is accepted: the browser sees 403
        return
    who = address(socket.scope)
    if not state.doorman.enter(who):
        await socket.close(1013)
        return
    try:
        await socket.accept()
        person = state.identity.read(socket)
        await _serve(hub, Connection(socket, person, hub.settings.limits.outbox), id)
    finally:
        state.doorman.leave(who)


async def _serve(hub: Hub, connection: Connection, id: str) -> None:
    """From hello to goodbye, with a task beside it that sends."""
    writer = asyncio.create_task(connection.write())
    table: LiveTable | None = None
    try:
        table = await _enter(hub, connection, id)
        if table is not None:
            await _listen(hub, connection, table, writer)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone
    finally:
        if table is not None:
            hub.part(table, connection)
        if connection.hint is not None:
            connection.hint.cancel()
        await connection.finish(writer)


async def _enter(hub: Hub, connection: Connection, id: str) -> LiveTable | None:
    """Wait for hello; then the visitor is at the table, or shown the door."""
    bucket = Bucket(hub.settings.limits.messages)
    while True:
        message = await _next(hub, connection, bucket)
        if message is None:
            return None
        if isinstance(message, messages.Hello):
            break
        ref = getattr(message, "ref", None)
        complain(connection, ref, ServerError("bad_request", "say hello first"))
    try:
        table = await hub.get(id)
        if not table.doc.may_see(connection.person, message.invite):
            await _just_seated(hub, table, connection, message.invite)
    except ServerError as error:
        complain(connection, message.ref, error)
        connection.close_with(4404 if error.code == "not_found" else 4409)
        return None
    hub.join(table, connection)
    table.post(partial(handle, table, connection, message))
    return table


async def _just_seated(
    hub: Hub, table: LiveTable, connection: Connection, invite: str | None
) -> None:
    """Who took a seat a moment ago is in the store before the live table knows it."""
    doc = await hub.store.call(hub.store.read, table.id)
    if not doc.may_see(connection.person, invite):
        raise ServerError("not_found", "no such table")
    table.post(table.refresh)


async def _listen(
    hub: Hub, connection: Connection, table: LiveTable, writer: asyncio.Task[None]
) -> None:
    bucket = Bucket(hub.settings.limits.messages)
    while not writer.done():
        message = await _next(hub, connection, bucket)
        if message is None:
            return
        if isinstance(message, messages.Ping):
            connection.send({"type": "pong"})
        else:
            table.post(partial(handle, table, connection, message))


async def _next(hub: Hub, connection: Connection, bucket: Bucket) -> messages.AnyMessage | None:
    """The next message that can be read; the others are answered here. None: silence."""
    while True:
        try:
            text = await asyncio.wait_for(connection.receive(), hub.settings.quiet)
        except TimeoutError:
            connection.close_with(1001)
            return None
        try:
            if not bucket.take(""):
                raise ServerError("too_many", "slow down")
            if len(text) > hub.settings.limits.message:
                raise ServerError("too_large", "a message may have 64 kB")
            return messages.read(text)
        except ServerError as error:
            complain(connection, messages.ref_of(text[:100_000]), error)
