"""What keeps the server safe from bad visitors: names, origins, limits, sizes and deadlines."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import NoReturn
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from megalith.server.errors import STATUS, ServerError, TooMany
from megalith.server.net.addresses import address
from megalith.server.net.headers import HEADERS
from megalith.server.net.hosts import Hosts
from megalith.server.operations import logs
from megalith.server.people.identity import bearer
from megalith.server.settings import Settings


class Bucket:
    """So many at once, so many a second after that, for each key."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.burst, self.rate = limit
        self._levels: dict[str, tuple[float, float]] = {}
        self._forgot = 0.0

    def take(self, key: str) -> bool:
        now = time.monotonic()
        level = self._level(key, now)
        if len(self._levels) > 10_000 and now - self._forgot > 1:
            self._forget(now)
        self._levels[key] = (level - 1 if level >= 1 else level, now)
        return level >= 1

    def wait(self, key: str) -> float:
        """Seconds until there is one more."""
        return (1 - self._level(key, time.monotonic())) / self.rate

    def demand(self, key: str, what: str) -> None:
        if not self.take(key):
            raise TooMany(what, max(1, self.wait(key)), f"too many {what}")

    def _level(self, key: str, now: float) -> float:
        level, then = self._levels.get(key, (float(self.burst), now))
        return min(self.burst, level + (now - then) * self.rate)

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered."""
        self._forgot = now
        full = self.burst / self.rate
        self._levels = {k: v for k, v in self._levels.items() if now - v[1] < full}


class Share:
    """What one person may take, and everybody at the same address together."""

    def __init__(self, each: tuple[int, float], together: tuple[int, float]) -> None:
        self._each, self._together = Bucket(each), Bucket(together)

    def demand(self, person: str | None, address: str, what: str) -> None:
        self._each.demand(person or f"at {address}", what)
        self._together.demand(address, what)


def same_origin(headers: Headers, further: Iterable[str]) -> bool:
    """Whether a page of this server, or of an origin that was allowed, is asking."""
    origin = headers.get("origin", "")
    if origin in further:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


def demand_token(connection: HTTPConnection) -> None:
    """Who shows a token must be known by it."""
    if bearer(connection) is not None and connection.app.state.identity.read(connection) is None:
        raise ServerError("unauthorized", "no such token")


class Guard:
    """Around the whole application. Sockets are checked for their name here and for the rest
    where they are opened.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        limits = settings.limits
        self._app = app
        self._body, self._body_time = limits.body, limits.body_time
        self._origins = settings.pages()
        self._hosts = Hosts(settings.hosts, settings.public)
        self._known = Bucket(limits.requests)
        self._unknown = Bucket(limits.requests_unknown)
        self._together = Bucket(limits.requests_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._right_host(scope):
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] != "http":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            self._check(scope)
        except ServerError as fault:
            await refused(fault)(scope, receive, send_safely)
        else:
            await self._limited(scope, receive, send_safely)

    def _right_host(self, scope: Scope) -> bool:
        return self._hosts.allow(scope, Headers(scope=scope).get("host", ""))

    def _check(self, scope: Scope) -> None:
        if not self._right_host(scope):
            raise ServerError("wrong_host", "this server has another name")
        if not scope["path"].startswith("/api/"):
            return
        self._count(scope)
        demand_token(HTTPConnection(scope))
        headers = Headers(scope=scope)
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return
        if "origin" in headers and not same_origin(headers, self._origins):
            raise ServerError("forbidden", "a page of another origin may not do this")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise ServerError("forbidden", "a page of another site may not do this")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._body:
            raise self._too_large()

    def _count(self, scope: Scope) -> None:
        """Each person has a share; so have those at one address whom we do not know yet."""
        person = scope["app"].state.identity.read(HTTPConnection(scope))
        where = address(scope)
        if person is not None:
            self._known.demand(person, "requests")
        else:
            self._unknown.demand(where, "requests")
        self._together.demand(where, "requests")

    def _too_large(self) -> ServerError:
        return ServerError("too_large", f"at most {self._body} bytes")

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body that does not say how long it is may not be longer either, nor take for ever."""
        seen = 0
        whole = answered = False
        end = asyncio.get_running_loop().time() + self._body_time

        async def refuse(fault: ServerError) -> NoReturn:
            nonlocal answered
            answered = True
            await refused(fault)(scope, receive, send)
            raise _Answered

        async def receive_some() -> Message:
            nonlocal seen, whole
            if whole or answered:
                return await receive()
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                await refuse(ServerError("too_slow", f"a body has {self._body_time:.0f} seconds"))
            seen += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if seen > self._body:
                await refuse(self._too_large())
            return message

        async def send_once(message: Message) -> None:
            if not answered:
                await send(message)

        with suppress(_Answered):
            await self._app(scope, receive_some, send_once)


class _Answered(Exception):
    """The guard has answered in the application's place."""


def refused(error: ServerError) -> JSONResponse:
    logs.answered(error)
    headers: dict[str, str] = {}
    if isinstance(error, TooMany) and error.wait:
        headers["Retry-After"] = str(error.wait)
    if error.code == "unauthorized":
        headers["WWW-Authenticate"] = "Bearer"
    if error.code == "too_slow":  # the rest of the body is not waited for
        headers["Connection"] = "close"
    return JSONResponse(error.body(), STATUS[error.code], headers)
