"""What may be done with a table before and around its game. Each function changes a Doc."""

import secrets
import time
from collections.abc import Callable
from typing import Any

from megalith.bots import roster
from megalith.core import record as records
from megalith.core.catalogue import load
from megalith.core.chance import FairSource
from megalith.core.errors import OptionError, TableError
from megalith.core.game import Json
from megalith.core.options import choose
from megalith.core.table import Table
from megalith.server.errors import ServerError, by_rules
from megalith.server.history import result
from megalith.server.rows import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Doc, Entry, Row, Seat

Change = Callable[[Doc], None]


def new_table(
    game: str,
    options: Json,
    seats: list[Seat],
    host: str,
    public: bool = False,
    hold: bool = False,
    forked: Json | None = None,
    opening: list[Json] | None = None,
) -> Doc:
    """A table that waits for its players, or has started if it need not wait."""
    now = int(time.time())
    try:
        title = load(game)
        chosen = choose(title.options, options)
        Table(title, len(seats), chosen)  # would the rules play this?
    except TableError as error:
        raise by_rules(error) from None
    row = Row(
        id=secrets.token_urlsafe(12),
        game=game,
        version=title.version,
        options=chosen,
        public=public,
        hold=hold,
        host=host,
        invite=secrets.token_urlsafe(12),
        phase=OPEN,
        secret=secrets.token_hex(24),
        seed=None,
        turn=None,
        length=0,
        steps=0,
        created=now,
        changed=now,
        result=None,
        rematch=None,
        forked=forked,
        opening=opening,
    )
    doc = Doc(row, seats)
    _start_if_full(doc)
    return doc


def seat_from(n: int, who: str, name: str, person: str) -> Seat:
    """A seat as a request describes it: me, open or bot:NAME."""
    if who == "me":
        return Seat(n, PERSON, person=person, name=name)
    if who == "open":
        return Seat(n, FREE)
    return Seat(n, BOT, bot=known_bot(who.removeprefix("bot:")))


def known_bot(name: str) -> str:
    if name not in roster.NAMES:
        raise ServerError("rules", f"unknown bot {name!r}; there are: {', '.join(roster.NAMES)}")
    return name


# -- before the start


def join(person: str, invite: str | None, seat: int | None, name: str) -> Change:
    def change(doc: Doc) -> None:
        if not doc.may_see(person, invite):
            raise ServerError("not_found", "no such table")
        if doc.held(person) and seat in (None, *doc.held(person)):
            return
        _must_wait(doc)
        free = [s for s in doc.free() if seat in (None, s.seat)]
        if not free:
            raise ServerError("conflict", "that seat is taken")
        _sit(free[0], person, name)
        _start_if_full(doc)

    return change


def leave(person: str) -> Change:
    def change(doc: Doc) -> None:
        _must_sit(doc, person)
        _must_wait(doc)
        for n in doc.held(person):
            doc.seats[n] = Seat(n, FREE)

    return change


def assign(person: str, seat: int, who: str) -> Change:
    """The host gives a free seat to a bot, or frees a bot's."""

    def change(doc: Doc) -> None:
        _must_host(doc, person)
        _must_wait(doc)
        if not 0 <= seat < len(doc.seats):
            raise ServerError("not_found", "no such seat")
        if doc.seats[seat].kind == PERSON:
            raise ServerError("conflict", "somebody sits there")
        doc.seats[seat] = seat_from(seat, who, "", person)
        _start_if_full(doc)

    return change


def own_seed(person: str, seed: str) -> Change:
    def change(doc: Doc) -> None:
        _must_sit(doc, person)
        _must_wait(doc)
        for n in doc.held(person):
            doc.seats[n].own = seed

    return change


def start(person: str) -> Change:
    def change(doc: Doc) -> None:
        _must_host(doc, person)
        _must_wait(doc)
        if doc.free():
            raise ServerError("conflict", "there are open seats")
        _start(doc)

    return change


def _must_wait(doc: Doc) -> None:
    if doc.row.phase != OPEN:
        raise ServerError("conflict", "the game has started")


def _must_sit(doc: Doc, person: str) -> None:
    if not doc.held(person):
        if doc.may_see(person, None):
            raise ServerError("forbidden", "you do not sit at this table")
        raise ServerError("not_found", "no such table")


def _must_host(doc: Doc, person: str) -> None:
    if person != doc.row.host:
        if doc.may_see(person, None):
            raise ServerError("forbidden", "only the host may do this")
        raise ServerError("not_found", "no such table")


def _sit(seat: Seat, person: str, name: str) -> None:
    seat.kind, seat.person, seat.name = PERSON, person, name


def _start_if_full(doc: Doc) -> None:
    if not doc.free() and not doc.row.hold:
        _start(doc)


def _start(doc: Doc) -> None:
    """Fix the seed, lay the game out, and let luck speak until somebody must decide."""
    row = doc.row
    row.seed = game_seed(row.secret, [s.own for s in doc.seats])
    table = _laid_out(doc, row.seed)
    doc.fresh = [Entry(n, step.who, step.record) for n, step in enumerate(table.steps)]
    row.phase = OVER if table.over() else RUNNING
    row.turn = table.to_move() if table.to_move() >= 0 else None
    row.length = row.steps = len(doc.fresh)
    row.result = result(table)


def game_seed(secret: str, own: list[str | None]) -> str:
    """Nobody alone chooses it: the server's secret, and the seeds that players gave."""
    return "|".join([secret, *(seed or "" for seed in own)]) if any(own) else secret


def _laid_out(doc: Doc, seed: str) -> Table[Any]:
    row = doc.row
    if not row.opening:
        return Table(load(row.game), len(doc.seats), row.options, FairSource(seed))
    return records.resume(
        {
            "game": row.game,
            "version": row.version,
            "players": len(doc.seats),
            "options": row.options,
            "steps": row.opening,
            "seed": seed,
        }
    )


# -- while it runs


def stand_in(person: str, seat: int, bot: str, absent: bool) -> Change:
    """A bot plays for somebody: for oneself at will, for another who has been away."""

    def change(doc: Doc) -> None:
        _must_sit(doc, person)
        if doc.row.phase != RUNNING:
            raise ServerError("conflict", "no game is running")
        if not 0 <= seat < len(doc.seats) or doc.seats[seat].kind != PERSON:
            raise ServerError("forbidden", "nobody's seat to play for")
        if doc.seats[seat].person != person and not absent:
            raise ServerError("forbidden", "its owner is here")
        doc.seats[seat].bot = known_bot(bot)

    return change


def hand_back(person: str, seat: int) -> Change:
    def change(doc: Doc) -> None:
        if seat not in doc.held(person):
            raise ServerError("forbidden", "not your seat")
        doc.seats[seat].bot = None

    return change


# -- after it


def rematch_of(doc: Doc, person: str) -> Doc:
    """The same game once more: me in my seats, the bots in theirs, the others invited."""
    _must_sit(doc, person)
    if doc.row.phase != OVER:
        raise ServerError("conflict", "the game is not over")
    seats = [_again(s, person) for s in doc.seats]
    return new_table(doc.row.game, doc.row.options, seats, person, doc.row.public, doc.row.hold)


def _again(s: Seat, person: str) -> Seat:
    if s.kind == BOT:
        return Seat(s.seat, BOT, bot=s.bot)
    return Seat(s.seat, PERSON, person, s.name) if s.person == person else Seat(s.seat, FREE)


def rejoin(person: str, old: Doc) -> Change:
    """Into the rematch: my old seats if they are free, else any."""

    def change(doc: Doc) -> None:
        if doc.held(person):
            return
        _must_sit(old, person)
        _must_wait(doc)
        mine = old.held(person)
        wanted = [s for s in doc.free() if s.seat in mine] or doc.free()[:1]
        if not wanted:
            raise ServerError("conflict", "no seat is free")
        for seat in wanted:
            before = seat.seat if seat.seat in mine else mine[0]
            _sit(seat, person, old.seats[before].name)
        _start_if_full(doc)

    return change


def link_rematch(id: str) -> Change:
    """Reserves the place of the one rematch, so that two who ask at once share it."""

    def change(doc: Doc) -> None:
        if doc.row.rematch is not None:
            raise ServerError("conflict", "there is a rematch already")
        doc.row.rematch = id

    return change


def checked_record(data: Json, step: int | None = None) -> Table[Any]:
    """The table of an uploaded record, after so many steps."""
    try:
        return records.replay(records.check(data), step)
    except TableError as error:
        raise by_rules(error) from None
    except (TypeError, KeyError, AttributeError, OverflowError, IndexError) as error:
        raise by_rules(OptionError(f"no record: {error}")) from None
