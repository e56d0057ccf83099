"""Tables asked over HTTP: what a page says on its socket, as one question with one answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from megalith.server.errors import ServerError
from megalith.server.net.connection import Account, Asker, encoded
from megalith.server.storage.rows import Doc
from megalith.server.tables import messages
from megalith.server.tables.handlers import decide
from megalith.server.tables.live import LiveTable
from megalith.server.wire.incoming import Do
from megalith.server.wire.outgoing import AnyMessage, DoneMessage

T = TypeVar("T")


class Question(Asker):
    """Keeps the answer for whoever asked."""

    def __init__(self, person: str, account: Account) -> None:
        super().__init__(person, account)
        self.answer: AnyMessage | None = None

    def send(self, message: AnyMessage) -> None:
        self.answer = message


async def _in_turn(live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
    """Done by the table's own task, when what came before is done."""
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    async def job() -> None:
        if done.done():  # nobody waits for it any more
            return
        try:
            result = await work()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)

    live.post(job)
    try:
        async with asyncio.timeout(live.hub.settings.job_limit):
            return await done
    except TimeoutError:
        raise ServerError("unavailable", "the table does not answer: try again") from None


async def position(live: LiveTable, doc: Doc, person: str, account: Account) -> str:
    """The table as a person sees it, no older than `doc`, as JSON."""

    async def work() -> str:
        if live.at < doc.row.length or doc.seats != live.doc.seats:
            await live.refresh(live.hub.settings.bot_lease)
        with account.pays():
            online = live.hub.presence.online(live.id)
            return encoded(messages.position(live.doc, live.past, person, online))

    return await _in_turn(live, work)


async def do(live: LiveTable, person: str, account: Account, message: Do) -> DoneMessage:
    question = Question(person, account)
    question.known = message.at

    async def work() -> None:
        if live.at < message.at:
            await live.refresh(live.hub.settings.bot_lease)
        await decide(live, question, message)

    await _in_turn(live, work)
    if question.answer is None or question.answer["type"] != "done":
        raise ServerError("conflict", f"the table has moved on: it is at {live.at}")
    return question.answer
