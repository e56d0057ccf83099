"""The messages of a page, one function each. They run in the table's own task."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from megalith.core.errors import IllegalAction, NotationError, Refusal
from megalith.core.game import CHANCE
from megalith.core.table import Table
from megalith.server.errors import ServerError, TooMany, refusal_json
from megalith.server.net.connection import Asker, Connection
from megalith.server.operations import logs
from megalith.server.settings import Settings
from megalith.server.storage.rows import Entry
from megalith.server.storage.store import StoreError
from megalith.server.tables import lobby
from megalith.server.tables.live import LiveTable
from megalith.server.tables.messages import log_message, may_tell
from megalith.server.tables.new_tables import offered
from megalith.server.wire import incoming
from megalith.server.wire.outgoing import ErrorMessage
from megalith.server.work.jobs import JobFailed

ADVISERS = ("hard", "medium", "greedy", "easy", "master", "random")  # the first that is offered
RECENT = 200  # entries of the log that a hello is answered with; a page asks for the others …
LOG_PART = 200  # … in parts of so many
Thought = Callable[[], Coroutine[Any, Any, None]]
_log = logging.getLogger("megalith.handlers")


async def handle(live: LiveTable, connection: Connection, message: incoming.AnyMessage) -> None:
    """Every message is answered; what goes wrong is an answer too."""
    ref = getattr(message, "ref", None)
    logs.about(connection.visit)
    try:
        if isinstance(message, incoming.Do | incoming.Undo):
            await decide(live, connection, message)
        elif isinstance(message, incoming.LetStandIn | incoming.HandBack):
            await _change(live, connection, message)
        else:
            with connection.account.pays():
                _answer(live, connection, message)
    except IllegalAction as error:
        refusal = refusal_json(error.refusal)
        connection.send({"type": "refused", "ref": ref, "at": live.at, "refusal": refusal})
    except NotationError as error:
        complain(connection, ref, ServerError("bad_request", str(error)))
    except ServerError as error:
        complain(connection, ref, error)
    except StoreError as error:
        _log.warning("table %s: the store failed: %r", live.id, error)
        complain(connection, ref, ServerError("unavailable", "not stored: try again"))
    except Exception:
        _log.exception("table %s: %r failed", live.id, type(message).__name__)
        complain(connection, ref, ServerError("internal"))


def complain(connection: Connection, ref: str | None, error: ServerError) -> None:
    message: ErrorMessage = {
        "type": "error",
        "ref": ref,
        "error": error.code,
        "detail": error.detail,
    }
    if isinstance(error, TooMany):
        message["limit"] = error.limit()
    connection.socket.app.state.metrics.error("socket", error)
    connection.send(message)


async def decide(live: LiveTable, connection: Asker, message: incoming.Do | incoming.Undo) -> None:
    payer = connection.account.person, connection.account.address
    live.hub.ledger.demand(*payer)
    with connection.account.pays():
        found = _tried(live, connection, message)
    if found is None:
        return
    if await live.commit(*found):
        live.hub.ledger.wrote(*payer, len(found[1]))
        _done(live, connection, message.ref)
    else:
        live.show(connection, ref=message.ref, stale=True)


async def _change(
    live: LiveTable, connection: Asker, message: incoming.LetStandIn | incoming.HandBack
) -> None:
    person, seat = connection.person or "", message.seat
    if isinstance(message, incoming.LetStandIn):
        bot = message.bot and offered(live.hub.settings, message.bot)
        absent = live.hub.presence.absent(live.doc)
        await live.change(lobby.stand_in(person, seat, bot, absent))
    else:
        await live.change(lobby.hand_back(person, seat))
    _done(live, connection, message.ref)


def _answer(live: LiveTable, connection: Connection, message: incoming.AnyMessage) -> None:
    match message:
        case incoming.Hello():
            _hello(live, connection, message)
        case incoming.Log():
            _log_part(live, connection, message)
        case incoming.Why():
            _why(live, connection, message)
        case incoming.Preview():
            _preview(live, connection, message)
        case incoming.Hint():
            _hint(live, connection, message)
        case incoming.Weigh():
            _weigh(live, connection, message)


def _done(live: LiveTable, connection: Asker, ref: str) -> None:
    connection.send({"type": "done", "ref": ref, "at": live.at})


def _hello(live: LiveTable, connection: Asker, message: incoming.Hello) -> None:
    since = message.since or 0
    connection.known = max(since if since <= live.at else 0, live.at - RECENT)
    live.show(connection, ref=message.ref)


def _log_part(live: LiveTable, connection: Asker, message: incoming.Log) -> None:
    past = live.game()
    end = min(message.before, past.at)
    start = max(0, end - 1) // LOG_PART * LOG_PART
    connection.send(log_message(live.doc, past, connection.person, start, end, message.ref))


def _is_new(live: LiveTable, connection: Asker, at: int, ref: str) -> bool:
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


def _mover(live: LiveTable, connection: Asker) -> int:
    """The seat on turn, if this connection decides for it."""
    turn = live.game().turn()
    held = live.doc.held(connection.person)
    if not held:
        raise ServerError("forbidden", "you do not sit at this table")
    if live.game().typed_now():
        raise ServerError("conflict", "first tell what luck says")
    if turn is None:
        raise IllegalAction(Refusal("CORE-1", "game-over"))
    if turn not in held:
        raise IllegalAction(Refusal("CORE-2", "not-your-turn", seat=turn))
    if live.doc.seats[turn].bot is not None:
        raise ServerError("forbidden", "a bot plays this seat; take it back first")
    return turn


def _tried(
    live: LiveTable, connection: Asker, message: incoming.Do | incoming.Undo
) -> tuple[Table[Any], list[Entry]] | None:
    """The table with a decision made or taken back, and what is to be stored; None if the
    message is answered already."""
    if not _is_new(live, connection, message.at, message.ref):
        return None
    past, person = live.game(), connection.person or ""
    if isinstance(message, incoming.Do):
        seat = CHANCE if past.typed_now() else _mover(live, connection)
        if seat == CHANCE and not may_tell(live.doc, past, person):
            raise ServerError("forbidden", "somebody else tells what luck says here")
        trial = past.trial(live.doc.row.seed or "")
        trial.do_record(seat, incoming.said(message, past.table))
        return trial, past.done(trial, person, message.ref)
    if past.table.over():
        raise IllegalAction(Refusal("CORE-1", "game-over"))
    if past.at - len(past.table.steps) > live.hub.settings.limits.undone:
        raise ServerError("too_many", "too much was taken back at this table")
    held = [n for n in live.doc.held(person) if live.doc.seats[n].bot is None]
    if not held:
        raise ServerError("forbidden", "no seat of yours")
    if past.typed:
        bots = {s.seat for s in live.doc.seats if s.bot is not None}
        return past.corrected(bots, held[0], person, message.ref)
    seat = next((n for n in held if past.table.can_undo(n)), held[0])
    trial = past.trial(live.doc.row.seed or "")
    if not trial.can_undo(seat) and live.doc.takes_back(seat) and trial.turn_back(seat):
        return trial, past.turned_back(trial, seat, person, message.ref)
    return trial, past.undone(trial, seat, message.type == "restart", person, message.ref)


def _why(live: LiveTable, connection: Asker, message: incoming.Why) -> None:
    table = live.game().table
    record = incoming.said(message, table)
    try:
        _mover(live, connection)
        refusal = table.refusal(record)
    except IllegalAction as error:
        refusal = error.refusal
    shown = refusal_json(refusal) if refusal else None
    connection.send({"type": "why", "ref": message.ref, "at": live.at, "refusal": shown})


def _preview(live: LiveTable, connection: Asker, message: incoming.Preview) -> None:
    """The position right after a decision, before luck speaks.

    What the seat cannot know is dealt anew first, so a preview finds out nothing.
    """
    past, seat = live.game(), _mover(live, connection)
    trial = past.table.twin()
    trial.state = live.bots.as_known(seat)
    step = trial.do_record(seat, incoming.said(message, past.table))
    events = [past.game.border.explain(event, seat) for event in step.events]
    view = past.game.border.view(trial.state, seat)
    connection.send(
        {"type": "preview", "ref": message.ref, "at": live.at, "view": view, "events": events}
    )


def _adviser(settings: Settings) -> str:
    return next(name for name in ADVISERS if name in (settings.levels or ADVISERS))


def _hint(live: LiveTable, connection: Connection, message: incoming.Hint) -> None:
    """Thinking takes a while: it is done beside the table's task, one hint at a time."""
    _alone(live)
    seat = _mover(live, connection)
    bot = offered(live.hub.settings, message.bot or _adviser(live.hub.settings))

    async def think(at: int = live.at) -> None:
        best = await live.bots.hint(seat, bot, connection.account.person)
        connection.send({"type": "hint", "ref": message.ref, "at": at, "best": best})

    _beside(connection, message.ref, think)


def _alone(live: LiveTable) -> None:
    """Who plays the counted try of a deal plays without help."""
    if live.doc.row.counted:
        raise ServerError("forbidden", "no help in the counted try of a deal")


def _weigh(live: LiveTable, connection: Connection, message: incoming.Weigh) -> None:
    _alone(live)
    seat = _mover(live, connection)
    if not live.bots.against_bots(seat):
        raise ServerError("forbidden", "only where everybody else is a bot")
    record = incoming.said(message, live.game().table)
    refusal = live.game().table.refusal(record)
    if refusal is not None:
        raise IllegalAction(refusal)

    async def think(at: int = live.at) -> None:
        worse = await live.bots.weigh(seat, record, connection.account.person)
        connection.send({"type": "weighed", "ref": message.ref, "at": at, "worse": worse})

    _beside(connection, message.ref, think)


def _beside(connection: Connection, ref: str, think: Thought) -> None:
    """Let a connection's one thought run beside the table's task."""
    if connection.hint is not None and not connection.hint.done():
        raise ServerError("too_many", "one hint at a time")

    async def run() -> None:
        try:
            await think()
        except JobFailed as error:
            complain(connection, ref, ServerError("internal", str(error)))

    connection.hint = asyncio.create_task(run())
