"""What keeps the server safe from bad visitors: limits, origins, headers."""

import time
from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from megalith.server.errors import STATUS, ServerError

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Bucket:
    """So many at once, so many a second after that, for each key."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.burst, self.rate = limit
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        now = time.monotonic()
        level, then = self._levels.get(key, (float(self.burst), now))
        level = min(self.burst, level + (now - then) * self.rate)
        if len(self._levels) > 10_000:
            self._forget(now)
        self._levels[key] = (level - 1 if level >= 1 else level, now)
        return level >= 1

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered."""
        full = self.burst / self.rate
        self._levels = {k: v for k, v in self._levels.items() if now - v[1] < full}


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


def address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "unknown"


class Guard:
    """Around the whole application, for HTTP; sockets are checked where they are opened."""

    def __init__(self, app: ASGIApp, requests: Bucket, body: int, origins: tuple[str, ...]) -> None:
        self._app = app
        self._requests = requests
        self._body = body
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        fault = self._fault(scope)
        if fault is not None:
            await refused(fault)(scope, receive, send_safely)
            return
        await self._limited(scope, receive, send_safely)

    def _fault(self, scope: Scope) -> ServerError | None:
        if not scope["path"].startswith("/api/"):
            return None
        headers = Headers(scope=scope)
        if not self._requests.take(address(scope)):
            return ServerError("too_many", "slow down")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if "origin" in headers and not same_origin(headers, self._origins):
            return ServerError("forbidden", "a page of another origin may not do this")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return ServerError("forbidden", "a page of another site may not do this")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._body:
            return ServerError("too_large", f"at most {self._body} bytes")
        return None

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body that does not say how long it is may not be longer either."""
        seen = 0
        answered = False

        async def receive_some() -> Message:
            nonlocal seen, answered
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self._body and not answered:
                answered = True
                too_large = ServerError("too_large", f"at most {self._body} bytes")
                await refused(too_large)(scope, receive, send)
                raise _Answered
            return message

        async def send_once(message: Message) -> None:
            if not answered:
                await send(message)

        with suppress(_Answered):
            await self._app(scope, receive_some, send_once)


class _Answered(Exception):
    """The guard has answered in the application's place."""


def refused(error: ServerError) -> JSONResponse:
    headers = {"Retry-After": "1"} if error.code == "too_many" else None
    return JSONResponse(error.body(), STATUS[error.code], headers)
