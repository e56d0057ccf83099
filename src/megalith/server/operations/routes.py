"""For those who watch over a server: is it alive, is it ready, what is it, how is it doing."""

import asyncio
import time
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from megalith import __version__
from megalith.core.catalogue import TITLES, load
from megalith.server.errors import ServerError
from megalith.server.operations.metrics import KIND, Metrics
from megalith.server.settings import Settings
from megalith.server.storage.database import newest
from megalith.server.tables.hub import Hub

router = APIRouter(include_in_schema=False)
PATIENCE = 2.0  # seconds that the store may take to answer
FRESH = 1.0  # seconds that an answer holds: whoever asks often costs nothing
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


@router.get("/healthz")
async def alive() -> Response:
    return PlainTextResponse("alive\n")


class Readiness:
    """Whether tables can be played; asked by many, found out once a second."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: tuple[float, dict[str, bool]] = (0.0, {})
        self._lock = asyncio.Lock()
        self._asked: asyncio.Task[None] | None = None

    async def parts(self) -> dict[str, bool]:
        async with self._lock:
            when, found = self._known
            if not found or time.monotonic() - when > FRESH:
                found = await self._find()
                self._known = time.monotonic(), found
            return found

    async def _find(self) -> dict[str, bool]:
        hub = self._hub
        return {
            "store": await self._store_answers(),
            "jobs": all(jobs.alive() for jobs in hub.pools.values()),
            "bus": hub.bus is None or hub.bus.listening.is_set(),
        }

    async def _store_answers(self) -> bool:
        """Asked once at a time: who does not answer is not asked again before that."""
        store = self._hub.store
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(store.call(store.ping))
        await asyncio.wait({self._asked}, timeout=PATIENCE)
        return self._asked.done() and self._asked.exception() is None


@router.get("/readyz")
async def ready(request: Request) -> Response:
    readiness: Readiness = request.app.state.readiness
    parts = await readiness.parts()
    fine = all(parts.values())
    return JSONResponse({"ready": fine, **parts}, 200 if fine else 503)


@router.get("/version")
async def version() -> Response:
    rules = {title: load(title).version for title in TITLES}
    return JSONResponse({"version": __version__, "schema": newest(), "rules": rules})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For those who are listed and ask directly; a proxy stands for everybody behind it."""
    allowed = request.app.state.hub.settings.metrics
    if not _asks_directly(request) or not _listed(request, allowed):
        raise ServerError("forbidden", "only for the addresses in the setting `metrics`")
    found: Metrics = request.app.state.metrics
    return Response(found.text(), media_type=KIND)


def _listed(request: Request, networks: tuple[str, ...]) -> bool:
    client = _address(request.client.host if request.client else "")
    return client is not None and any(client in ip_network(each) for each in networks)


def _asks_directly(request: Request) -> bool:
    """A proxy on this machine has an address of this machine: what it hands on is told apart by
    its headers, and by the name that was asked for."""
    settings: Settings = request.app.state.hub.settings
    host = request.url.hostname or ""
    if any(name in request.headers for name in FORWARDED):
        return False
    client = _address(request.client.host if request.client else "")
    if client is not None and client.is_loopback:
        asked = _address(host)
        return host == "localhost" or (asked is not None and asked.is_loopback)
    return host != urlsplit(settings.public).hostname


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
