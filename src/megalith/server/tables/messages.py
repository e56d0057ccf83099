"""What is sent: a table as one person may see it. Built up from nothing for each of them."""

from megalith.bots import roster
from megalith.core.catalogue import load
from megalith.server import titles
from megalith.server.people.identity import is_robot
from megalith.server.storage.rows import BOT, FREE, OPEN, OVER, PERSON, Doc, Seat
from megalith.server.tables.history import Past
from megalith.server.wire import answers
from megalith.server.wire.outgoing import LogMessage, LogPart, Look, TableMessage


def table_json(doc: Doc, person: str | None, online: set[str]) -> answers.TableInfo:
    """A table as lists and messages describe it."""
    row = doc.row
    after, bot = row.stand_in()
    source = row.source(row.secret)
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
        "stand_in": {"after": after, "bot": bot},
        "take_back": row.take_back is not False,
        "components": set_name(doc),
        "seats": [seat_json(s, person, online) for s in doc.seats],
        "invite": row.invite if sits else None,
        "turn": row.turn,
        "round": row.round,
        "steps": row.steps,
        "luck": "typed" if row.typed else "dealt",
        "commitment": source.commitment if source else "",
        "dice": _dice(doc) if row.shows_seed() else None,
        "deal": row.deal if sits else None,
        "counted": bool(row.counted),
        "result": row.result,
        "created": row.created,
        "changed": row.changed,
        "rematch": row.rematch if sits else None,
        "forked": row.forked if sits or not row.forked else {**row.forked, "table": None},
    }


def set_name(doc: Doc) -> answers.SetName | None:
    row = doc.row
    if row.set_digest is not None:
        return {"name": row.set_name or "", "digest": row.set_digest}
    usual = load(row.game)
    then = titles.still(row.game, None, row.version)  # what was shipped when it began
    if then.kit is None or usual.kit is None or then.kit.name == usual.kit.name:
        return None
    return {"name": "", "digest": then.kit.name}


def seat_json(s: Seat, person: str | None, online: set[str]) -> answers.Seat:
    return {
        "seat": s.seat,
        "kind": s.kind,
        "name": s.name,
        "mine": s.kind == PERSON and bool(person) and s.person == person,
        "bot": s.bot,
        "robot": s.kind == PERSON and is_robot(s.person),
        "online": s.kind == BOT or (s.kind != FREE and s.person in online),
        "ready": s.kind != FREE and s.ready is not False,
        "seeded": bool(s.own),
    }


def _dice(doc: Doc) -> answers.Dice:
    own = [s.own or "" for s in doc.seats]
    return {"secret": doc.row.secret, "own": own, "seed": doc.row.seed}


def table_message(
    doc: Doc, past: Past | None, person: str | None, online: set[str], since: int
) -> TableMessage:
    """Everything there is to show, for the seats that a person holds or for a spectator."""
    message: TableMessage = {
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
        "may_think": 0.0,
        "choices": [],
        "undo": [],
    }
    if past is not None and doc.row.phase != OPEN:
        _add_game(message, doc, past, person)
    return message


def _add_game(message: TableMessage, doc: Doc, past: Past, person: str | None) -> None:
    held = doc.held(person)
    turn = past.turn()
    bot = doc.seats[turn].bot if turn is not None else None
    mine = turn in held and bot is None
    message["looks"] = [_look(past, seat, message["since"]) for seat in _eyes(doc, person)]
    if doc.row.result:
        message["sheets"] = doc.row.result["sheets"]
    if turn is not None or past.typed_now():
        message["decision"] = past.game.border.decision(past.table.state)
    message["turn"] = turn
    message["thinking"] = bot is not None
    message["may_think"] = roster.seconds(bot) if bot is not None else 0.0
    if mine or (past.typed_now() and may_tell(doc, past, person)):
        message["choices"] = past.showing.choices()
    message["undo"] = [seat for seat in held if _may_undo(doc, past, seat)]


def position(
    doc: Doc, past: Past | None, person: str | None, online: set[str]
) -> dict[str, object]:
    """What a `TablePosition` says, for a program that asks; parts of it are encoded already."""
    message = table_message(doc, past, person, online, past.at if past else 0)
    looks = [{"seat": look["seat"], "view": look["view"]} for look in message["looks"]]
    names = ("at", "turn", "decision", "choices", "table")
    return {**{name: message[name] for name in names}, "looks": looks}  # type: ignore[literal-required]


def may_tell(doc: Doc, past: Past, person: str | None) -> bool:
    """Whether a person may tell what real dice and cards say: whoever sits there; what one seat
    alone may see, its owner, or for a bot the host."""
    held = doc.held(person)
    owner = past.secret_of()
    if owner is None or not held:
        return bool(held)
    return owner in held if doc.seats[owner].bot is None else person == doc.row.host


def _may_undo(doc: Doc, past: Past, seat: int) -> bool:
    if doc.row.phase == OVER or doc.seats[seat].bot is not None:
        return False
    if past.typed:
        return bool(past.table.steps)
    return past.table.can_undo(seat) or (doc.takes_back(seat) and past.table.turn_back(seat) > 0)


def _look(past: Past, seat: int | None, since: int) -> Look:
    showing = past.showing
    return {
        "seat": seat,
        "view": showing.view(seat),
        "steps": showing.steps(seat, since, past.at),
    }


def log_message(
    doc: Doc, past: Past, person: str | None, start: int, end: int, ref: str | None
) -> LogMessage:
    """A part of the log that is further back, for the same eyes as in a table message."""
    parts: list[LogPart] = [
        {"seat": seat, "steps": past.showing.steps(seat, start, end)} for seat in _eyes(doc, person)
    ]
    return {"type": "log", "ref": ref, "start": start, "end": end, "looks": parts}


def _eyes(doc: Doc, person: str | None) -> list[int | None]:
    """Through whose eyes a person sees the table; a spectator through nobody's."""
    held = doc.held(person)
    return [*held] if held else [None]
