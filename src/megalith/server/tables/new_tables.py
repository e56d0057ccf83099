"""A new table: its seats, its seed, and its start."""

import secrets
import time
from dataclasses import dataclass
from math import ceil
from typing import Any

from megalith.bots import roster
from megalith.core import record as records
from megalith.core import sets
from megalith.core.catalogue import as_of, load
from megalith.core.errors import TableError
from megalith.core.game import Json
from megalith.core.options import choose
from megalith.core.table import Table
from megalith.server import titles
from megalith.server.errors import ServerError, by_rules
from megalith.server.settings import Settings
from megalith.server.storage.rows import (
    BOT,
    FREE,
    LEVEL,
    OPEN,
    OVER,
    PATIENCE,
    PERSON,
    RUNNING,
    TYPED,
    Doc,
    Entry,
    Row,
    Seat,
)
from megalith.server.tables.history import result, round_of
from megalith.server.wire.answers import Forked


@dataclass(frozen=True)
class Components:
    """The set of components that a table is played with; `changes` from the shipped one."""

    name: str
    changes: Json


@dataclass(frozen=True)
class Dealt:
    """The deal that a table belongs to, until when its seed is secret, and whether it counts."""

    id: str
    seed: str
    closes: int
    counted: bool


def new_table(
    game: str,
    options: Json,
    seats: list[Seat],
    host: str,
    public: bool = False,
    hold: bool = False,
    forked: Forked | None = None,
    opening: list[Json] | None = None,
    stand_in: tuple[int, str] = (PATIENCE, LEVEL),
    take_back: bool | None = None,
    version: int = 0,
    typed: bool = False,
    components: Components | None = None,
    dealt: Dealt | None = None,
) -> Doc:
    """A table that waits for its players, or has started if it need not wait."""
    now = int(time.time())
    try:
        usual = load(game, components.changes if components else None)
        title = as_of(usual, version or usual.version) or usual
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
        invite=new_invite(),
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
        patience=stand_in[0],
        level=known_bot(stand_in[1]),
        take_back=take_back,
        luck=TYPED if typed else None,
    )
    if dealt is not None:
        row.deal, row.secret, row.counted = dealt.id, dealt.seed, dealt.counted
        row.secret_until = dealt.closes
    doc = Doc(row, seats, opening=opening)
    if (own := titles.own(usual)) is not None and usual.kit is not None:
        row.set_name, row.set_digest = components.name if components else "", usual.kit.name
        doc.changes = components.changes if components else own
    start_if_full(doc)
    return doc


def set_of(doc: Doc) -> Components:
    own = sets.shipped(doc.row.game) if doc.changes is None else doc.changes
    return Components(doc.row.set_name or "", own)


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def seat_from(n: int, who: str, name: str, person: str) -> Seat:
    """A seat as a request describes it: me, open or bot:NAME."""
    if who == "me":
        return Seat(n, PERSON, person=person, name=name, since=int(time.time()))
    if who == "open":
        return Seat(n, FREE)
    return Seat(n, BOT, bot=known_bot(who.removeprefix("bot:")))


def known_bot(name: str) -> str:
    if not roster.known(name):
        raise ServerError("rules", f"unknown bot {name!r}; there are: {', '.join(roster.NAMES)}")
    return name


def usual_stand_in(settings: Settings) -> tuple[int, str]:
    """Of a table that says nothing else: after how many seconds a bot may sit in, and which."""
    levels = settings.levels or (settings.level,)
    level = settings.level if settings.level in levels else levels[len(levels) // 2]
    return ceil(settings.away), level


def choices(settings: Settings) -> list[str]:
    """The bots that visitors may choose: levels, and what the host has invited."""
    return [*settings.levels, *roster.invited]


def offered(settings: Settings, who: str) -> str:
    """A seat's wish, or a bot, if visitors may choose it here."""
    bot = known_bot(who.removeprefix("bot:")) if who not in ("me", "open") else None
    if bot is not None and bot not in choices(settings):
        raise ServerError("rules", f"not offered here; there are: {', '.join(choices(settings))}")
    return who


def start_if_full(doc: Doc) -> None:
    if doc.complete() and not doc.row.hold:
        start(doc)


def start(doc: Doc) -> None:
    """Fix the seed, lay the game out, and let luck speak until somebody must decide."""
    row = doc.row
    row.seed = game_seed(row.secret, [s.own for s in doc.seats])
    table = _laid_out(doc, row.seed)
    doc.fresh = [Entry(n, step.who, step.record) for n, step in enumerate(table.steps)]
    row.phase = OVER if table.over() else RUNNING
    row.turn = table.to_move() if table.to_move() >= 0 else None
    row.length = row.steps = row.begun = len(doc.fresh)
    row.result, row.round = result(table), round_of(table)
    doc.opening = None  # it is in the log now
    for seat in doc.seats:
        if seat.kind == PERSON:
            seat.since = int(time.time())


def game_seed(secret: str, own: list[str | None]) -> str:
    """Nobody alone chooses it: the server's secret, and the seeds that players gave."""
    return "|".join([secret, *(seed or "" for seed in own)]) if any(own) else secret


def _laid_out(doc: Doc, seed: str) -> Table[Any]:
    row = doc.row
    game = titles.still(row.game, doc.changes, row.version)
    if not doc.opening:
        return Table(game, len(doc.seats), row.options, row.source(seed))
    changes = sets.changes(row.game, game.kit.facts) if game.kit is not None else {}
    return records.resume(
        {
            "game": row.game,
            "version": row.version,
            "players": len(doc.seats),
            "options": row.options,
            "steps": doc.opening,
            "seed": seed,
            "components": {"changes": changes},
        }
    )
