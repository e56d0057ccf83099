"""Whose work comes next: a queue in which nobody waits for those who ask for much."""

import asyncio
from heapq import heapify, heappop, heappush
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_REMEMBERED = 10_000


class FairQueue(Generic[T]):
    """Weighted fair queueing. Within a rank the job comes first that would be finished first if
    all payers shared the worker evenly: a quick one before a slow one, the first one of somebody
    before the tenth of somebody else. Lower ranks come before all others.
    """

    def __init__(self) -> None:
        self._heap: list[tuple[int, float, int, float, T]] = []
        self._paid: dict[str, float] = {}  # payer -> until when they have used their share
        self._now = 0.0  # in seconds of work done for everybody
        self._count = 0
        self._filled = asyncio.Event()
        self.waiting = 0.0  # seconds of work in the queue

    def __len__(self) -> int:
        return len(self._heap)

    def put(self, item: T, payer: str, cost: float, rank: int) -> None:
        if len(self._paid) > MOST_REMEMBERED:
            self._paid = {who: until for who, until in self._paid.items() if until > self._now}
        end = max(self._now, self._paid.get(payer, 0.0)) + cost
        self._paid[payer] = end
        self._count += 1
        heappush(self._heap, (rank, end, self._count, cost, item))
        self.waiting += cost
        self._filled.set()

    async def get(self) -> T:
        while not self._heap:
            self._filled.clear()
            await self._filled.wait()
        _, end, _, cost, item = heappop(self._heap)
        self._now = max(self._now, end - cost)
        self.waiting = self.waiting - cost if self._heap else 0.0
        return item

    def discard(self, item: T) -> None:
        """Take back what nobody wants any more."""
        kept = [entry for entry in self._heap if entry[4] is not item]
        self.waiting -= sum(entry[3] for entry in self._heap if entry[4] is item)
        heapify(kept)
        self._heap = kept


class Allowance:
    """How much of the server's time each visitor may use: so many seconds at once, so many a
    second after that. Who has used more must wait.
    """

    def __init__(self, limit: tuple[float, float]) -> None:
        self._burst, self._rate = limit
        self._used: dict[str, tuple[float, float]] = {}  # key -> seconds used, as of when

    def charge(self, key: str, seconds: float, now: float) -> None:
        if len(self._used) > MOST_REMEMBERED:
            self._used = {k: v for k, v in self._used.items() if self._left(v, now) > 0.0}
        self._used[key] = (self._left(self._used.get(key, (0.0, now)), now) + seconds, now)

    def wait(self, key: str, now: float) -> float:
        """Seconds until there is something to spend again."""
        over = self._left(self._used.get(key, (0.0, now)), now) - self._burst
        return max(0.0, over / self._rate)

    def _left(self, used: tuple[float, float], now: float) -> float:
        return max(0.0, used[0] - (now - used[1]) * self._rate)
