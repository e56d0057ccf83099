"""Somebody who only wants to play, while others do what they can to spoil it."""

import threading
import time
from types import TracebackType

import httpx

from tests.server.helpers import Seat, Visitor

PATIENCE = 60.0
BEARABLE = 5.0  # seconds that a bystander may wait, even on a busy machine; attacks took 6.5 to 100


class Bystander:
    """Asks for the list of games, and moves at a table of their own, all the time.

    `longest` is the longest wait for an answer, in seconds; `count` how many there were.
    """

    def __init__(self, port: int, moves: bool = True) -> None:
        self._visitor = Visitor(port)
        self._page = self._visitor.sit(self._visitor.table("me", "me")["id"]) if moves else None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)
        self._failed: BaseException | None = None
        self.waits: list[float] = []

    @property
    def longest(self) -> float:
        return max(self.waits)

    @property
    def count(self) -> int:
        return len(self.waits)

    def __enter__(self) -> "Bystander":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join(2 * PATIENCE)
        assert not self._thread.is_alive(), "the bystander still waits"
        if error is None and self._failed is not None:
            raise self._failed

    def _live(self) -> None:
        try:
            while not self._stop.is_set():
                self._timed(self._ask)
                if self._page is not None and self._page.until_turn():
                    self._timed(self._move)
                time.sleep(0.05)
        except (AssertionError, httpx.HTTPError, OSError, TimeoutError) as error:
            self._failed = error

    def _timed(self, ask: object) -> None:
        assert callable(ask)
        began = time.monotonic()
        ask()
        self.waits.append(time.monotonic() - began)

    def _ask(self) -> None:
        assert self._visitor.http.get("/api/me", timeout=PATIENCE).status_code == 200

    def _move(self) -> None:
        page = self._page
        assert isinstance(page, Seat)
        assert page.do()["type"] == "done"
