"""What is sent: a table as one person may see it. Built up from nothing for each of them."""

from megalith.core.chance import FairSource
from megalith.core.game import Json
from megalith.server.history import Past
from megalith.server.rows import BOT, FREE, OPEN, OVER, PERSON, Doc, Seat


def table_json(doc: Doc, person: str | None, online: set[str]) -> Json:
    """A table as lists and messages describe it."""
    row = doc.row
    sits = bool(doc.held(person)) or (bool(person) and person == row.host)
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "public": row.public,
        "phase": row.phase,
        "host": bool(person) and person == row.host,
        "hold": row.hold,
        "stand_in": dict(zip(("after", "bot"), row.stand_in(), strict=True)),
        "seats": [seat_json(s, person, online) for s in doc.seats],
        "invite": row.invite if sits else None,
        "turn": row.turn,
        "steps": row.steps,
        "commitment": FairSource(row.secret).commitment,
        "dice": _dice(doc) if row.phase == OVER else None,
        "result": row.result,
        "created": row.created,
        "changed": row.changed,
        "rematch": row.rematch if sits else None,
        "forked": row.forked if sits or not row.forked else {**row.forked, "table": None},
    }


def seat_json(s: Seat, person: str | None, online: set[str]) -> Json:
    return {
        "seat": s.seat,
        "kind": s.kind,
        "name": s.name,
        "mine": s.kind == PERSON and bool(person) and s.person == person,
        "bot": s.bot,
        "online": s.kind == BOT or (s.kind != FREE and s.person in online),
        "seeded": bool(s.own),
    }


def _dice(doc: Doc) -> Json:
    own = [s.own or "" for s in doc.seats]
    return {"secret": doc.row.secret, "own": own, "seed": doc.row.seed}


def table_message(
    doc: Doc, past: Past | None, person: str | None, online: set[str], since: int
) -> Json:
    """Everything there is to show, for the seats that a person holds or for a spectator."""
    message: Json = {
        "type": "table",
        "ref": None,
        "stale": False,
        "at": past.at if past else 0,
        "since": since if past else 0,
        "table": table_json(doc, person, online),
        "looks": [],
        "sheets": None,
        "decision": "",
        "turn": None,
        "thinking": False,
        "choices": [],
        "undo": [],
    }
    if past is not None and doc.row.phase != OPEN:
        message.update(_game_part(doc, past, person, since))
    return message


def _game_part(doc: Doc, past: Past, person: str | None, since: int) -> Json:
    held = doc.held(person)
    turn = past.turn()
    bot = turn is not None and doc.seats[turn].bot is not None
    mine = turn in held and not bot
    return {
        "looks": [_look(past, seat, since) for seat in _eyes(doc, person)],
        "sheets": doc.row.result["sheets"] if doc.row.result else None,
        "decision": past.game.border.decision(past.table.state) if turn is not None else "",
        "turn": turn,
        "thinking": bot,
        "choices": past.showing.choices() if mine else [],
        "undo": [seat for seat in held if _may_undo(doc, past, seat)],
    }


def _may_undo(doc: Doc, past: Past, seat: int) -> bool:
    return doc.seats[seat].bot is None and past.table.can_undo(seat)


def _look(past: Past, seat: int | None, since: int) -> Json:
    showing = past.showing
    return {
        "seat": seat,
        "view": showing.view(seat),
        "steps": showing.steps(seat, since, past.at),
    }


def log_message(
    doc: Doc, past: Past, person: str | None, start: int, end: int, ref: str | None
) -> Json:
    """A part of the log that is further back, for the same eyes as in a table message."""
    parts = [
        {"seat": seat, "steps": past.showing.steps(seat, start, end)} for seat in _eyes(doc, person)
    ]
    return {"type": "log", "ref": ref, "start": start, "end": end, "looks": parts}


def _eyes(doc: Doc, person: str | None) -> list[int | None]:
    """Through whose eyes a person sees the table; a spectator through nobody's."""
    held = doc.held(person)
    return [*held] if held else [None]
