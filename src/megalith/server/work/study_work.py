"""What is done for a study in a process of its own, which steps back behind everything else."""

import gzip
import os
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from megalith.core.errors import IllegalAction, TableError
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server.errors import ServerError, by_rules, refusal_json
from megalith.server.features import replays
from megalith.server.features.lessons import position_of
from megalith.server.wire import studies as wire
from megalith.server.work import clerk_work
from megalith.server.work.worker import progress
from megalith.study.analysis import study
from megalith.study.report import full
from megalith.study.trying import Attempt, attempt
from megalith.study.turns import goes_on


@dataclass(frozen=True)
class Made:
    """An analysis, packed, with the versions that it depends on."""

    game: str
    rules: int
    record: bytes
    body: bytes


def analyse(record: Json, iterations: int) -> Made:
    _step_back()
    analysis = study(record, iterations, progress)
    body = msgspec.json.encode(full(analysis))
    game = analysis.table.game
    return Made(game.id, game.version, _packed(msgspec.json.encode(record)), _packed(body))


def upload_record(body: bytes, most: int) -> Json:
    """An uploaded record that can be studied."""
    record = clerk_work.read_upload(body, most)
    if not replays.checked_record(record).over():
        raise ServerError("conflict", "the game is not over")
    return record


def tried(record: bytes, body: bytes, asked: wire.StudyTry) -> wire.StudyTried:
    """A turn tried anew: how far it is, and what it is worth once it is complete."""
    turn = _turn(body, asked.n)
    table = replays.checked_record(unpacked(record), asked.n)
    best, first = table.twin(), table.twin().state
    best.play(turn["best"])
    lines, refusal = list(asked.lines), None
    for k, line in enumerate(lines):
        try:
            if k and not goes_on(table.game.rules, first, table.state, turn["seat"]):
                raise ServerError("conflict", "the turn is over")
            table.do(turn["seat"], line)
        except IllegalAction as error:
            refusal, lines = refusal_json(error.refusal), lines[:k]
            break
        except TableError as error:
            raise by_rules(error) from None
    open = not lines or goes_on(table.game.rules, first, table.state, turn["seat"])
    done = asked.judge and not open
    found = attempt(table, best, turn["seat"], asked.n, _effort(body)) if done else None
    return _told(table, turn, lines, refusal, found)


def _told(
    table: Table[Any], turn: Json, lines: list[str], refusal: Any, found: Attempt | None
) -> wire.StudyTried:
    return {
        "seat": turn["seat"],
        "seats": table.seats,
        "lines": lines,
        "position": position_of(table, turn["seat"], turn["n"]),
        "refusal": refusal,
        "done": found is not None,
        "passes": found is not None and found.passes,
        "loss": found.loss if found else 0.0,
        "error": found.error if found else 0.0,
    }


def _turn(body: bytes, n: int) -> Json:
    for turn in unpacked(body)["decisions"]:
        if turn["n"] == n:
            return dict(turn)
    raise ServerError("not_found", "no turn begins there")


def _effort(body: bytes) -> int:
    return int(unpacked(body)["iterations"])


def digest(record: Json) -> str:
    """Of what was played, whatever the players are called."""
    what = {k: record.get(k) for k in ("game", "version", "players", "options", "components")}
    text = msgspec.json.encode([what, record["steps"]], order="sorted")
    return sha256(text).hexdigest()


def plain(packed: bytes) -> bytes:
    return gzip.decompress(packed)


def unpacked(packed: bytes) -> Json:
    found: Json = msgspec.json.decode(plain(packed))
    return found


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


@cache
def _step_back() -> None:
    """Bots of live tables come first, replays too."""
    if hasattr(os, "nice"):
        os.nice(19)
