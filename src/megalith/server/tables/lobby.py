"""What may be done with a table before and around its game. Each function changes a Doc."""

import time
from collections.abc import Callable

from megalith.server.errors import ServerError
from megalith.server.storage.rows import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Doc, Seat
from megalith.server.tables.new_tables import (
    known_bot,
    new_invite,
    new_table,
    seat_from,
    set_of,
    start_if_full,
)
from megalith.server.tables.new_tables import start as start_game

Change = Callable[[Doc], None]


# -- before the start


def join(
    person: str, invite: str | None, seat: int | None, name: str, ready: bool = True
) -> Change:
    def change(doc: Doc) -> None:
        if not doc.may_see(person, invite):
            raise ServerError("not_found", "no such table")
        if doc.held(person) and seat in (None, *doc.held(person)):
            return
        if person in (doc.row.removed or ()):
            raise ServerError("forbidden", "the host has sent you away from this table")
        _must_wait(doc)
        free = [s for s in doc.free() if seat in (None, s.seat)]
        if not free:
            raise ServerError("conflict", "that seat is taken")
        _sit(free[0], person, name, ready)
        start_if_full(doc)

    return change


def ready(person: str, yes: bool) -> Change:
    """Who has sat down says that the game may begin, or that it may not yet."""

    def change(doc: Doc) -> None:
        _must_sit(doc, person)
        _must_wait(doc)
        for n in doc.held(person):
            doc.seats[n].ready = yes
        start_if_full(doc)

    return change


def leave(person: str) -> Change:
    """For good, before the end; the next one is host then. In a running game the table's bot plays
    on. Where nobody else sits, the table goes.
    """

    def change(doc: Doc) -> None:
        if person != doc.row.host:
            _must_sit(doc, person)
        others = [s.person for s in doc.seats if s.kind == PERSON and s.person != person]
        if not any(others) and doc.row.phase != OVER:
            doc.gone = True
            return
        if doc.row.phase == RUNNING:
            _bot_plays_on(doc, person)
        else:
            _must_wait(doc)
            for n in doc.held(person):
                doc.seats[n] = Seat(n, FREE)
        if person == doc.row.host:
            doc.row.host = next(other for other in others if other)

    return change


def assign(person: str, seat: int, who: str) -> Change:
    """The host gives a seat to a bot or to whoever comes. Who sits there is sent away: before the
    start, and at a public table also from the game, which the table's bot then plays on.
    """

    def change(doc: Doc) -> None:
        must_host(doc, person)
        if not 0 <= seat < len(doc.seats):
            raise ServerError("not_found", "no such seat")
        sits = doc.seats[seat].person if doc.seats[seat].kind == PERSON else None
        if sits == person:
            raise ServerError("conflict", "you sit there yourself")
        if doc.row.phase == RUNNING and doc.row.public and sits is not None:
            _replace(doc, sits, who)
            return
        _must_wait(doc)
        if sits is not None:
            _send_away(doc, sits)
            for n in doc.held(sits):
                doc.seats[n] = Seat(n, FREE)
        doc.seats[seat] = seat_from(seat, who, "", person)
        start_if_full(doc)

    return change


def _send_away(doc: Doc, person: str) -> None:
    """The old invitation is void: it would let them in again."""
    doc.row.removed = [*(doc.row.removed or ()), person]
    doc.row.invite = new_invite()


def _replace(doc: Doc, person: str, who: str) -> None:
    level = doc.row.stand_in()[1]
    if who != f"bot:{level}":
        raise ServerError("rules", f"at this table bot:{level} plays on")
    _send_away(doc, person)
    _bot_plays_on(doc, person)


def _bot_plays_on(doc: Doc, person: str) -> None:
    level = doc.row.stand_in()[1]
    for n in doc.held(person):  # their seeds stay: the dice come from them
        doc.seats[n] = Seat(n, BOT, bot=level, own=doc.seats[n].own)


def rename(person: str, old: str, name: str) -> Change:
    """A new name at a table that is not over; others who share my device keep theirs."""

    def change(doc: Doc) -> None:
        seats = doc.held(person)
        for n in seats:
            mine = len(seats) == 1 or doc.seats[n].name in ("", old)
            if mine and doc.row.phase != OVER:
                doc.seats[n].name = name

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
        must_host(doc, person)
        _must_wait(doc)
        if doc.free():
            raise ServerError("conflict", "there are open seats")
        start_game(doc)

    return change


def _must_wait(doc: Doc) -> None:
    if doc.row.phase != OPEN:
        raise ServerError("conflict", "the game has started")


def _must_sit(doc: Doc, person: str) -> None:
    if not doc.held(person):
        if doc.may_see(person, None):
            raise ServerError("forbidden", "you do not sit at this table")
        raise ServerError("not_found", "no such table")


def must_host(doc: Doc, person: str) -> None:
    if person != doc.row.host:
        if doc.may_see(person, None):
            raise ServerError("forbidden", "only the host may do this")
        raise ServerError("not_found", "no such table")


def _sit(seat: Seat, person: str, name: str, ready: bool = True) -> None:
    seat.kind, seat.person, seat.name, seat.ready = PERSON, person, name, ready
    seat.since = int(time.time())


# -- while it runs


def stand_in(person: str, seat: int, bot: str | None, absent: set[int]) -> Change:
    """A bot plays for somebody: for oneself at will; for another who is away only the host may
    ask, for the bot that the table names. `absent`: the seats whose owners are away.
    """

    def change(doc: Doc) -> None:
        if not doc.may_see(person, None):
            raise ServerError("not_found", "no such table")
        if doc.row.phase != RUNNING:
            raise ServerError("conflict", "no game is running")
        if doc.row.counted:
            raise ServerError("forbidden", "nobody plays the counted try of a deal for you")
        if not 0 <= seat < len(doc.seats) or doc.seats[seat].kind != PERSON:
            raise ServerError("forbidden", "nobody's seat to play for")
        level = doc.row.stand_in()[1]
        if seat not in doc.held(person):
            if not _leads(doc, person, absent):
                raise ServerError("forbidden", "only the host may do this")
            if seat not in absent:
                raise ServerError("forbidden", "its owner is here, or has just left")
            if bot not in (None, level):
                raise ServerError("forbidden", f"at this table {level} plays for others")
        doc.seats[seat].bot = known_bot(bot or level)

    return change


def _leads(doc: Doc, person: str, absent: set[int]) -> bool:
    """The host; or anybody who sits here, if the host is away too or has no seat."""
    if person == doc.row.host:
        return True
    return bool(doc.held(person)) and absent.issuperset(doc.held(doc.row.host))


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
    row = doc.row
    new = new_table(
        row.game,
        row.options,
        seats,
        person,
        row.public,
        row.hold,
        stand_in=row.stand_in(),
        take_back=row.take_back,
        typed=row.typed,
        components=set_of(doc),
    )
    new.row.removed = row.removed
    return new


def _again(s: Seat, person: str) -> Seat:
    if s.kind == BOT:
        return Seat(s.seat, BOT, bot=s.bot)
    return seat_from(s.seat, "me" if s.person == person else "open", s.name, person)


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
        start_if_full(doc)

    return change
