"""What is counted and measured, for Prometheus. Every application has its own: see `Metrics`."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from megalith.server.errors import ServerError, TooMany
from megalith.server.storage.rows import Entry

KIND = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 40, 60)
RANKS = ("people", "bots", "spare")  # whom the work is for
MOST_REASONS = 50
LAG_EVERY = 0.25  # seconds between two looks at how late the loop is


class Metrics:
    """Names begin with `megalith_`; docs/running.md lists them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._moves = self._counter("moves", "Decisions that were stored.", "game", "by")
        self._messages = self._histogram(
            "message_seconds", "From a socket message to its answer (do: to done).", QUICK, "type"
        )
        self._requests = self._histogram(
            "request_seconds", "HTTP requests by route.", QUICK, "method", "route", "status"
        )
        self._waits = self._histogram(
            "job_wait_seconds", "How long work waited for a process.", SLOW, "pool", "rank"
        )
        self._thinking = self._histogram(
            "job_seconds", "How long work took in its process.", SLOW, "pool", "rank"
        )
        self._store = self._histogram(
            "store_seconds", "Calls of the store, waiting included.", QUICK, "call"
        )
        self._errors = self._counter("errors", "Errors answered, by code.", "way", "code")
        self._refused = self._counter("refused", "Turned away by a limit.", "limit")
        self._lag = self._histogram("loop_lag_seconds", "How late the loop woke up.", QUICK)
        self._reasons: set[str] = set()

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"megalith_{name}", help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str, buckets: Any, *labels: str) -> Histogram:
        return Histogram(f"megalith_{name}", help, labels, buckets=buckets, registry=self.registry)

    def gauge(self, name: str, help: str, now: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        Gauge(f"megalith_{name}", help, registry=self.registry).set_function(now)

    # -- what happens

    def moved(self, game: str, first: Entry) -> None:
        """A decision, or its undoing: the first entry of what was stored."""
        by = "undo" if first.record is None else "person" if first.person else "bot"
        self._moves.labels(game, by).inc()

    def message(self, type: str, seconds: float) -> None:
        self._messages.labels(type).observe(seconds)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def job(self, pool: str, rank: int, waited: float, took: float) -> None:
        waits_for = RANKS[rank]
        self._waits.labels(pool, waits_for).observe(waited)
        self._thinking.labels(pool, waits_for).observe(took)

    def store_call(self, name: str, seconds: float) -> None:
        self._store.labels(name.strip("<>_")).observe(seconds)

    def error(self, way: str, error: ServerError) -> None:
        """`way`: http or socket."""
        self._errors.labels(way, error.code).inc()
        if error.code == "too_many":
            self.refused(error.what if isinstance(error, TooMany) else error.detail)

    def refused(self, limit: str) -> None:
        if limit not in self._reasons and len(self._reasons) >= MOST_REASONS:
            limit = "other"
        self._reasons.add(limit)
        self._refused.labels(limit).inc()

    async def watch_loop(self) -> None:
        """How long anything that is ready waits because something else keeps the loop."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(LAG_EVERY)
            self._lag.observe(max(0.0, time.monotonic() - began - LAG_EVERY))

    def text(self) -> bytes:
        return generate_latest(self.registry)
