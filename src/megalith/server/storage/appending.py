"""Adds to the logs of tables. Every move goes this way, so it speaks to the database's driver
itself, in statements that are prepared once.

A batch is added only to a log that is as long as the batch expects: the row of the table says so,
and is changed in the same transaction. Of two servers one finds it changed.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa

from megalith.server.storage.rows import Entry, Moved

Batch = tuple[str, list[Entry], Moved]  # of which table, its entries, what else changes
_encode = msgspec.json.Encoder().encode


def _text(value: Any) -> str | None:
    return None if value is None else _encode(value).decode()


def _row(id: str, batch: list[Entry], moved: Moved, now: int) -> dict[str, Any]:
    """The parameters of an update of the table's row."""
    return {
        "id": id,
        "start": batch[0].n,
        "length": batch[0].n + len(batch),
        "changed": now,
        "steps": moved.steps,
        "turn": moved.turn,
        "round": moved.round,
        "phase": moved.phase,
        "result": _text(moved.result),
    }


@contextmanager
def _borrowed(engine: sa.Engine) -> Iterator[sa.PoolProxiedConnection]:
    """A connection of the pool; what goes wrong with it is an error of the store."""
    try:
        pooled = engine.raw_connection()
        try:
            yield pooled
        finally:
            pooled.close()
    except (sqlite3.Error, psycopg.Error) as error:
        raise sa.exc.OperationalError("append", None, error) from error


class SqliteAppender:
    """All batches in one transaction: one wait for the disk serves them all."""

    _MOVE = (
        "UPDATE tables SET length = :length, changed = :changed, steps = :steps, turn = :turn,"
        " round = :round, phase = coalesce(:phase, phase), result = coalesce(:result, result)"
        " WHERE id = :id AND length = :start"
    )
    _ADD = 'INSERT INTO log (table_id, n, "by", record, person, ref) VALUES (?, ?, ?, ?, ?, ?)'

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def append_all(self, batches: list[Batch]) -> list[bool]:
        """False for those that come too late."""
        with _borrowed(self._engine) as pooled:
            driver: Any = pooled.driver_connection
            driver.execute("BEGIN IMMEDIATE")
            try:
                done = [self._append(driver, *batch) for batch in batches]
                driver.execute("COMMIT")
            except BaseException:
                if driver.in_transaction:
                    driver.execute("ROLLBACK")
                raise
        return done

    def _append(self, driver: Any, id: str, batch: list[Entry], moved: Moved) -> bool:
        if driver.execute(self._MOVE, _row(id, batch, moved, int(time.time()))).rowcount != 1:
            return False
        rows = [(id, e.n, e.by, _text(e.record), e.person, e.ref) for e in batch]
        driver.executemany(self._ADD, rows)
        return True


class PostgresAppender:
    """Each batch is one statement, so one trip to the database, which joins commits by itself."""

    _ALL = (
        "WITH moved AS (UPDATE tables SET length = %(length)s, changed = %(changed)s,"
        " steps = %(steps)s, turn = %(turn)s, round = %(round)s,"
        " phase = coalesce(%(phase)s, phase),"
        " result = coalesce(%(result)s::json, result)"
        " WHERE id = %(id)s AND length = %(start)s RETURNING id),"
        ' added AS (INSERT INTO log (table_id, n, "by", record, person, ref)'
        " SELECT moved.id, new.* FROM moved, unnest(%(n)s::int[], %(by)s::int[],"
        " %(record)s::json[], %(person)s::text[], %(ref)s::text[]) AS new)"
        " SELECT pg_notify(%(channel)s, %(notice)s) FROM moved"
    )

    def __init__(self, engine: sa.Engine, channel: str, me: str) -> None:
        self._engine = engine
        self._channel = channel
        self._me = me

    def append_all(self, batches: list[Batch]) -> list[bool]:
        return [self._append(*batch) for batch in batches]

    def _append(self, id: str, batch: list[Entry], moved: Moved) -> bool:
        values = _row(id, batch, moved, int(time.time()))
        values |= {
            "n": [e.n for e in batch],
            "by": [e.by for e in batch],
            "record": [_text(e.record) for e in batch],
            "person": [e.person for e in batch],
            "ref": [e.ref for e in batch],
            "channel": self._channel,
            "notice": _text({"from": self._me, "table": id}),
        }
        with _borrowed(self._engine) as pooled:
            driver: Any = pooled.driver_connection
            try:
                done = bool(driver.execute(self._ALL, values, prepare=True).rowcount == 1)
                driver.commit()
            except BaseException:
                pooled.invalidate()
                raise
        return done
