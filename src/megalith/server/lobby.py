"""What may be done with a table before and around its game. Each function changes a Doc."""

from collections.abc import Callable

from megalith.server.errors import ServerError
from megalith.server.opening import known_bot, new_table, seat_from, start_if_full
from megalith.server.opening import start as start_game
from megalith.server.rows import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Doc, Seat

Change = Callable[[Doc], None]


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
        start_if_full(doc)

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
        start_if_full(doc)

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


def _must_host(doc: Doc, person: str) -> None:
    if person != doc.row.host:
        if doc.may_see(person, None):
            raise ServerError("forbidden", "only the host may do this")
        raise ServerError("not_found", "no such table")


def _sit(seat: Seat, person: str, name: str) -> None:
    seat.kind, seat.person, seat.name = PERSON, person, name


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
        start_if_full(doc)

    return change
