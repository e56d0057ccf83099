"""The live socket of a table: lets a page in, reads its messages, hands them to the table."""

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from megalith.server.errors import ServerError, TooMany
from megalith.server.net.addresses import address
from megalith.server.net.connection import Account, Connection
from megalith.server.net.guard import Bucket, demand_token, refused, same_origin
from megalith.server.people.identity import bearer
from megalith.server.tables.handlers import complain, handle
from megalith.server.tables.hub import Hub
from megalith.server.tables.live import LiveTable
from megalith.server.wire import incoming

router = APIRouter()
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_PAUSE = 10.0  # seconds that a page waits which has used up its share


class Doorman:
    """Counts the open sockets, of everybody, of each address and of each person."""

    def __init__(self, most: int, most_each: int, most_person: int) -> None:
        self._most = most
        self._most_each = most_each
        self._most_person = most_person
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, where: str, person: str | None) -> bool:
        mine = person is not None and self._open[person] >= self._most_person
        if mine or self._open[where] >= self._most_each or self.count >= self._most:
            return False
        self._open.update(each for each in (where, person) if each)
        self.count += 1
        return True

    def leave(self, where: str, person: str | None) -> None:
        self.count -= 1
        for each in (where, person):
            if each:
                self._open[each] -= 1
                if not self._open[each]:
                    del self._open[each]


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    state = socket.app.state
    hub: Hub = state.hub
    try:
        demand_token(socket)
    except ServerError as error:
        await socket.send_denial_response(refused(error))
        return
    if bearer(socket) is None and not same_origin(socket.headers, hub.settings.pages()):
        await socket.close(1008)  # before it is accepted: the browser sees 403
        return
    who, person = address(socket.scope), state.identity.read(socket)
    if not state.doorman.enter(who, person):
        hub.metrics.refused("sockets")
        await socket.send_denial_response(refused(TooMany("sockets", 10, "too many sockets")))
        return
    try:
        await socket.accept()
        account = Account(person or "", who, state.work, state.work_each)
        limits = hub.settings.limits
        outbox = limits.outbox, limits.outbox_size
        await _serve(hub, Connection(socket, person, account, outbox), id)
    finally:
        state.doorman.leave(who, person)


async def _serve(hub: Hub, connection: Connection, id: str) -> None:
    """From hello to goodbye: one task reads, one sends, and either may end it."""
    writer = asyncio.create_task(connection.write())
    reader = connection.reader = asyncio.create_task(_read(hub, connection, id))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.cancel()
        with suppress(asyncio.CancelledError):
            await reader
        await connection.finish(writer)


async def _read(hub: Hub, connection: Connection, id: str) -> None:
    table: LiveTable | None = None
    try:
        table = await _enter(hub, connection, id)
        if table is not None:
            await _listen(hub, connection, table)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone
    finally:
        if table is not None:
            hub.part(table, connection)
        if connection.hint is not None:
            connection.hint.cancel()


async def _enter(hub: Hub, connection: Connection, id: str) -> LiveTable | None:
    """Wait for hello; then the visitor is at the table, or shown the door."""
    try:
        async with asyncio.timeout(hub.settings.hello):
            message = await _greeting(hub, connection)
    except TimeoutError:
        connection.close_with(1001)
        return None
    if message is None:
        return None
    try:
        if not _ID.fullmatch(id):
            raise ServerError("not_found", "no such table")
        table = await hub.get(id)
        if not table.doc.may_see(connection.person, message.invite):
            await _just_seated(hub, table, connection, message.invite)
    except ServerError as error:
        complain(connection, message.ref, error)
        connection.close_with(4404 if error.code == "not_found" else 4409)
        return None
    hub.join(table, connection)
    await _hand_over(table, connection, message)
    return table


async def _greeting(hub: Hub, connection: Connection) -> incoming.Hello | None:
    bucket = Bucket(hub.settings.limits.messages)
    while True:
        message = await _next(hub, connection, bucket)
        if message is None or isinstance(message, incoming.Hello):
            return message
        ref = getattr(message, "ref", None)
        complain(connection, ref, ServerError("bad_request", "say hello first"))


async def _hand_over(
    table: LiveTable, connection: Connection, message: incoming.AnyMessage
) -> None:
    """To the table's task; a page that has much to say waits here, and then so does its socket."""
    began = time.perf_counter()
    await connection.room.acquire()

    async def work() -> None:
        try:
            await handle(table, connection, message)
        finally:
            connection.room.release()
            table.hub.metrics.message(message.type, time.perf_counter() - began)

    table.post(work)
    pause = connection.account.wait()
    if pause > 0:
        await asyncio.sleep(min(pause, LONGEST_PAUSE))


async def _just_seated(
    hub: Hub, table: LiveTable, connection: Connection, invite: str | None
) -> None:
    """Who took a seat a moment ago is in the store before the live table knows it."""
    doc = await hub.store.call(hub.store.read, table.id)
    if not doc.may_see(connection.person, invite):
        raise ServerError("not_found", "no such table")
    table.post(table.refresh)


async def _listen(hub: Hub, connection: Connection, table: LiveTable) -> None:
    bucket = Bucket(hub.settings.limits.messages)
    while True:
        message = await _next(hub, connection, bucket)
        if message is None:
            return
        if isinstance(message, incoming.Ping):
            connection.send({"type": "pong"})
        else:
            await _hand_over(table, connection, message)


async def _next(hub: Hub, connection: Connection, bucket: Bucket) -> incoming.AnyMessage | None:
    """The next message that can be read; the others are answered here. None: silence."""
    while True:
        try:
            async with asyncio.timeout(hub.settings.quiet):
                text = await connection.receive()
        except TimeoutError:
            connection.close_with(1001)
            return None
        try:
            if not bucket.take(""):
                raise ServerError("too_many", "slow down")
            if len(text) > hub.settings.limits.message:
                raise ServerError("too_large", "a message may have 64 kB")
            return incoming.read(text)
        except ServerError as error:
            complain(connection, incoming.ref_of(text[:100_000]), error)
