"""A game step by step, as one seat may see it."""

from typing import Any

from megalith.core import notation, record
from megalith.core.errors import TableError
from megalith.core.game import Json
from megalith.core.table import Step, Table
from megalith.server.errors import ServerError, by_rules
from megalith.server.storage.rows import Doc
from megalith.server.tables.history import Past, result
from megalith.server.wire.answers import Frame, Replay, Verified


def frames(done: Table[Any], names: list[str], seat: int | None, start: int, count: int) -> Replay:
    """Positions start … start + count - 1 of a game; position k is that after k steps."""
    if seat is not None and seat >= done.seats:
        raise ServerError("not_found", "no such seat")
    if start > len(done.steps):
        raise ServerError("not_found", f"there are positions 0 to {len(done.steps)}")
    table: Table[Any] = Table(done.game, done.seats, done.options)
    shown: list[Frame] = []
    for n in range(min(start + count, len(done.steps) + 1)):
        step = done.steps[n - 1] if n else None
        if step is not None:
            table.do(step.who, step.record)
        if n >= start:
            shown.append(_frame(table, n, step, seat))
    return {
        "game": done.game.id,
        "names": names,
        "steps": len(done.steps),
        "over": done.over(),
        "result": result(done),
        "seat": seat,
        "start": start,
        "frames": shown,
    }


def _frame(table: Table[Any], n: int, step: Step | None, seat: int | None) -> Frame:
    game = table.game
    view = game.border.view(table.state, seat)
    if step is None:
        return {
            "step": n,
            "by": None,
            "record": None,
            "line": None,
            "events": [],
            "view": view,
        }
    shown = game.border.seen(step.record, step.owner, seat)
    whole = shown == step.record
    return {
        "step": n,
        "by": step.who,
        "record": shown,
        "line": notation.line(shown, game.border.shapes) if whole else None,
        "events": [game.border.explain(event, seat) for event in step.events],
        "view": view,
    }


def full_record(doc: Doc, past: Past) -> Json:
    """The record of a finished game. That of a fork has no seed: its beginning had another; nor has
    that of a deal that others may still play."""
    assert doc.row.seed is not None
    data = record.to_json(past.trial(doc.row.seed), doc.names())
    if doc.row.forked and doc.row.forked["step"]:
        del data["seed"], data["commitment"]
    elif not doc.row.shows_seed():
        data.pop("seed", None)
        data.pop("commitment", None)
    return data


def verified(data: Json) -> Verified:
    try:
        return record.verify(record.check(data))
    except TableError as error:
        raise by_rules(error) from None
    except (TypeError, KeyError, AttributeError, OverflowError, IndexError) as error:
        raise ServerError("rules", f"no record: {error!r}") from None


def checked_record(data: Json, step: int | None = None) -> Table[Any]:
    """The table of an uploaded record, after so many steps."""
    try:
        return record.replay(record.check(data), step)
    except TableError as error:
        raise by_rules(error) from None
    except (TypeError, KeyError, AttributeError, OverflowError, IndexError) as error:
        raise ServerError("rules", f"no record: {error!r}") from None
