"""The messages of a page, one function each. They run in the table's own task."""

import asyncio
import logging

from megalith.bots import roster
from megalith.core.errors import IllegalAction, NotationError, Refusal
from megalith.server import lobby, messages
from megalith.server.connection import Connection
from megalith.server.errors import ServerError, refusal_json
from megalith.server.jobs import JobFailed
from megalith.server.live import LiveTable
from megalith.server.opening import known_bot

ADVISER = next(name for name in ("hard", "greedy") if name in roster.NAMES)
_log = logging.getLogger("megalith.handlers")


async def handle(live: LiveTable, connection: Connection, message: messages.AnyMessage) -> None:
    """Every message is answered; what goes wrong is an answer too."""
    ref = getattr(message, "ref", None)
    try:
        await _handle(live, connection, message)
    except IllegalAction as error:
        refusal = refusal_json(error.refusal)
        connection.send({"type": "refused", "ref": ref, "at": live.at, "refusal": refusal})
    except NotationError as error:
        complain(connection, ref, ServerError("bad_request", str(error)))
    except ServerError as error:
        complain(connection, ref, error)
    except Exception:
        _log.exception("table %s: %r failed", live.id, type(message).__name__)
        complain(connection, ref, ServerError("internal"))


def complain(connection: Connection, ref: str | None, error: ServerError) -> None:
    detail = {"error": error.code, "detail": error.detail}
    connection.send({"type": "error", "ref": ref, **detail})


async def _handle(live: LiveTable, connection: Connection, message: messages.AnyMessage) -> None:
    match message:
        case messages.Hello():
            _hello(live, connection, message)
        case messages.Do():
            await _do(live, connection, message)
        case messages.Undo():
            await _undo(live, connection, message)
        case messages.Why():
            _why(live, connection, message)
        case messages.Preview():
            _preview(live, connection, message)
        case messages.Hint():
            _hint(live, connection, message)
        case messages.StandIn():
            await _stand_in(live, connection, message)
        case messages.HandBack():
            await live.change(lobby.hand_back(connection.person or "", message.seat))
            _done(live, connection, message.ref)
        case messages.Ping():
            connection.send({"type": "pong"})


def _done(live: LiveTable, connection: Connection, ref: str) -> None:
    connection.send({"type": "done", "ref": ref, "at": live.at})


def _hello(live: LiveTable, connection: Connection, message: messages.Hello) -> None:
    since = message.since or 0
    connection.known = since if since <= live.at else 0
    live.show(connection, ref=message.ref)


def _is_new(live: LiveTable, connection: Connection, at: int, ref: str) -> bool:
    """Whether a message is about the table as it is now; if not, it is answered here."""
    past = live.game()
    led_to = past.refs.get((connection.person or "", ref))
    if led_to is not None:
        connection.send({"type": "done", "ref": ref, "at": led_to})
        return False
    if at != past.at:
        live.show(connection, ref=ref, stale=True)
        return False
    return True


def _mover(live: LiveTable, connection: Connection) -> int:
    """The seat on turn, if this connection decides for it."""
    turn = live.game().turn()
    held = live.doc.held(connection.person)
    if not held:
        raise ServerError("forbidden", "you do not sit at this table")
    if turn is None:
        raise IllegalAction(Refusal("CORE-1", "game-over"))
    if turn not in held:
        raise IllegalAction(Refusal("CORE-2", "not-your-turn", seat=turn))
    if live.doc.seats[turn].bot is not None:
        raise ServerError("forbidden", "a bot plays this seat; take it back first")
    return turn


async def _do(live: LiveTable, connection: Connection, message: messages.Do) -> None:
    if not _is_new(live, connection, message.at, message.ref):
        return
    past, seat = live.game(), _mover(live, connection)
    trial = past.trial(live.doc.row.seed or "")
    trial.do(seat, messages.said(message, past.table))
    if await live.commit(trial, past.done(trial, connection.person, message.ref)):
        _done(live, connection, message.ref)
    else:
        live.show(connection, ref=message.ref, stale=True)


async def _undo(live: LiveTable, connection: Connection, message: messages.Undo) -> None:
    if not _is_new(live, connection, message.at, message.ref):
        return
    past = live.game()
    held = [n for n in live.doc.held(connection.person) if live.doc.seats[n].bot is None]
    if not held:
        raise ServerError("forbidden", "no seat of yours")
    seat = next((n for n in held if past.table.can_undo(n)), held[0])
    trial = past.trial(live.doc.row.seed or "")
    every = message.type == "restart"
    batch = past.undone(trial, seat, every, connection.person or "", message.ref)
    if await live.commit(trial, batch):
        _done(live, connection, message.ref)
    else:
        live.show(connection, ref=message.ref, stale=True)


def _why(live: LiveTable, connection: Connection, message: messages.Why) -> None:
    table = live.game().table
    record = messages.said(message, table)
    try:
        _mover(live, connection)
        refusal = table.refusal(record)
    except IllegalAction as error:
        refusal = error.refusal
    shown = refusal_json(refusal) if refusal else None
    connection.send({"type": "why", "ref": message.ref, "at": live.at, "refusal": shown})


def _preview(live: LiveTable, connection: Connection, message: messages.Preview) -> None:
    """The position right after a decision, before luck speaks.

    What the seat cannot know is dealt anew first, so a preview finds out nothing.
    """
    past, seat = live.game(), _mover(live, connection)
    trial = past.table.twin()
    trial.state = live.bots.as_known(seat)
    step = trial.do(seat, messages.said(message, past.table))
    events = [past.game.explain(event, seat) for event in step.events]
    view = past.game.view(trial.state, seat)
    answer = {"type": "preview", "ref": message.ref, "at": live.at, "view": view, "events": events}
    connection.send(answer)


def _hint(live: LiveTable, connection: Connection, message: messages.Hint) -> None:
    """Thinking takes a while: it is done beside the table's task, one hint at a time."""
    seat = _mover(live, connection)
    bot = known_bot(message.bot or ADVISER)
    if connection.hint is not None and not connection.hint.done():
        raise ServerError("too_many", "one hint at a time")

    async def think(at: int = live.at) -> None:
        try:
            best = await live.bots.hint(seat, bot)
        except JobFailed as error:
            complain(connection, message.ref, ServerError("internal", str(error)))
        else:
            connection.send({"type": "hint", "ref": message.ref, "at": at, "best": best})

    connection.hint = asyncio.create_task(think())


async def _stand_in(live: LiveTable, connection: Connection, message: messages.StandIn) -> None:
    absent = live.hub.presence.absent(live.doc, message.seat)
    person = connection.person or ""
    await live.change(lobby.stand_in(person, message.seat, message.bot, absent))
    _done(live, connection, message.ref)
