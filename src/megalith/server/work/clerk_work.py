"""What clerks do: games replayed, verified, and taken up again. All of this runs in a process
beside the server, and gives bytes that only have to be sent.
"""

import gzip
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeVar

import msgspec
from pydantic import ValidationError

from megalith.core.catalogue import TITLES, load
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server import titles
from megalith.server.api import strict
from megalith.server.errors import STATUS, ServerError
from megalith.server.features import replays
from megalith.server.people.names import clean
from megalith.server.storage.rows import Doc, Entry, Seat
from megalith.server.tables.history import Past
from megalith.server.tables.new_tables import Components, game_seed, new_table
from megalith.server.wire import answers, requests

T = TypeVar("T")
Line = tuple[int, str | None]  # an entry of a log: by whom, and its record as text
LONG = 1000  # bytes from which on an answer is compressed


@dataclass(frozen=True)
class Answer:
    status: int
    body: bytes
    packed: bool


def answer(packs: bool, work: Callable[..., Mapping[str, Any]], *args: Any) -> Answer:
    """The work's result or its error, ready to be sent; compressed if the visitor can read that."""
    try:
        body, status = msgspec.json.encode(_politely(work, *args)), 200
    except ServerError as error:
        body, status = msgspec.json.encode(error.body()), STATUS[error.code]
    packed = packs and len(body) > LONG
    return Answer(status, gzip.compress(body, 5, mtime=0) if packed else body, packed)


def tried(work: Callable[..., T], *args: Any) -> T | ServerError:
    """For what is not sent: the result, or the error as one."""
    try:
        return _politely(work, *args)
    except ServerError as error:
        return error


def _politely(work: Callable[..., T], *args: Any) -> T:
    _step_back()
    return work(*args)


@cache
def _step_back() -> None:
    """Whoever plays comes first."""
    if hasattr(os, "nice"):
        os.nice(10)


# -- tables of this server


def past(doc: Doc, lines: list[Line]) -> Past:
    entries = [
        Entry(n, by, json.loads(text) if text else None) for n, (by, text) in enumerate(lines)
    ]
    return Past(doc, entries)


def table_frames(
    doc: Doc, lines: list[Line], seat: int | None, start: int, count: int
) -> answers.Replay:
    return replays.frames(past(doc, lines).table, doc.names(), seat, start, count)


def table_record(doc: Doc, lines: list[Line]) -> Json:
    return replays.full_record(doc, past(doc, lines))


def table_verified(doc: Doc, lines: list[Line]) -> answers.Verified:
    if doc.row.seed != game_seed(doc.row.secret, [s.own for s in doc.seats]):
        raise ServerError("rules", "the seed was not made of the secret and the players' seeds")
    return replays.verified(table_record(doc, lines))


# -- uploaded records


def upload_frames(body: bytes, most: int) -> answers.Replay:
    asked = _read(requests.ReplayRecord, body)
    table = replays.checked_record(_short(asked.record, most))
    names = [clean(str(name)) for name in asked.record["names"]]
    return replays.frames(table, names, asked.seat, asked.start, asked.count)


def upload_verified(body: bytes, most: int) -> answers.Verified:
    return replays.verified(read_upload(body, most))


M = TypeVar("M", bound=requests.In)


def _read(kind: type[M], body: bytes) -> M:
    try:
        return kind.model_validate(strict.read(body))
    except json.JSONDecodeError:
        raise ServerError("bad_request", "body: not JSON") from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(["body", *(str(x) for x in first["loc"])])
        raise ServerError("bad_request", f"{where}: {first['msg']}") from None


def read_upload(body: bytes, most: int) -> Json:
    """A record that was sent alone."""
    return _short(_read(requests.VerifyRecord, body).record, most)


def _short(record: Json, most: int) -> Json:
    steps = record.get("steps")
    title = record.get("game")
    if isinstance(title, str) and title in TITLES:
        most = min(most, load(title).longest)
    if isinstance(steps, list) and len(steps) > most:
        raise ServerError("too_large", f"a record may have {most} steps")
    return record


# -- playing on


@dataclass(frozen=True)
class Fork:
    """Where a game is taken up again, and by whom."""

    step: int
    seats: list[Seat]
    host: str
    public: bool
    stand_in: tuple[int, str]
    table: str | None = None
    set_name: str = ""  # of the components, where a name is known


def fork_table(doc: Doc, lines: list[Line], fork: Fork) -> Doc:
    named = replace(fork, set_name=doc.row.set_name or "")
    return _forked(past(doc, lines).table, named)


def fork_upload(body: bytes, most: int, fork: Fork) -> Doc:
    record = _read(requests.Fork, body).record
    assert record is not None
    return _forked(replays.checked_record(_short(record, most)), fork)


def _forked(table: Table[Any], fork: Fork) -> Doc:
    if len(fork.seats) != table.seats:
        raise ServerError("rules", f"the game has {table.seats} seats")
    if fork.step > len(table.steps):
        raise ServerError("not_found", f"there are positions 0 to {len(table.steps)}")
    return new_table(
        table.game.id,
        table.options,
        fork.seats,
        fork.host,
        fork.public,
        forked={"table": fork.table, "step": fork.step},
        opening=[{"by": s.who, **s.record} for s in table.steps[: fork.step]],
        stand_in=fork.stand_in,
        version=table.game.version,
        components=Components(fork.set_name, titles.told(table.game)),
    )
