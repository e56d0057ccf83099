"""Hands long work to the processes beside the server: little of it at a time for each visitor."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from fastapi import Request
from starlette.responses import Response

from megalith.server.errors import ServerError, TooMany
from megalith.server.net.addresses import address
from megalith.server.tables.hub import Hub
from megalith.server.work import clerk_work
from megalith.server.work.jobs import JobFailed

T = TypeVar("T")
SECONDS = 0.5  # that such work takes, about


class Clerks:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: Counter[str] = Counter()

    async def run(self, payer: str, work: Callable[..., T], *args: Any) -> T:
        """The one place where such work is given away. It has a process of its own, so that neither
        bots nor people who move wait for it.
        """
        limits = self._hub.settings.limits
        queue = self._waiting.total()
        if self._waiting[payer] >= limits.replaying_each or queue >= limits.replaying:
            raise TooMany("replays", 1 + SECONDS * queue, "too many replays at the same time")
        self._waiting[payer] += 1
        try:
            return await self._hub.clerks.run(work, *args, payer=payer, cost=SECONDS)
        except JobFailed:
            raise ServerError("internal", "it could not be replayed") from None
        finally:
            self._waiting[payer] -= 1
            if not self._waiting[payer]:
                del self._waiting[payer]

    async def answer(
        self, request: Request, work: Callable[..., Mapping[str, Any]], *args: Any
    ) -> Response:
        """What the work gives, as it is sent."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        found = await self.run(_payer(request), clerk_work.answer, packs, work, *args)
        headers = {"Vary": "Accept-Encoding"}
        if found.packed:
            headers["Content-Encoding"] = "gzip"
        return Response(found.body, found.status, headers, "application/json")

    async def doc(self, request: Request, work: Callable[..., T], *args: Any) -> T:
        """What the work gives, to go on with."""
        found: T | ServerError = await self.run(_payer(request), clerk_work.tried, work, *args)
        if isinstance(found, ServerError):
            raise found
        return found


def _payer(request: Request) -> str:
    person: str | None = request.app.state.identity.read(request)
    return person or address(request.scope)


async def json_body(request: Request) -> bytes:
    """As it came: whoever works on it reads it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise ServerError("bad_request", "body: expected application/json")
    return await request.body()
