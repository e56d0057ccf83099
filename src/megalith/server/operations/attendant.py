"""Stands before the whole application: gives every request its number, measures and logs it."""

import logging
import re
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from megalith.server.errors import ServerError
from megalith.server.net.headers import HEADERS
from megalith.server.operations import logs
from megalith.server.operations.bans import Bans
from megalith.server.operations.metrics import Metrics

_log = logging.getLogger("megalith.requests")
_TABLE = re.compile(r"^/api/tables/([\w-]{1,64})")
METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"}
CODES = {404: "not_found", 405: "method", 500: "internal"}


def _banned(scope: Scope) -> bool:
    state = scope["app"].state
    bans: Bans = state.hub.bans
    if not bans.any():
        return False
    host = scope["client"][0] if scope.get("client") else ""
    return bans.hit(state.identity.read(HTTPConnection(scope)), host)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    fault = ServerError("forbidden", "banned")
    logs.answered(fault)
    await JSONResponse(fault.body(), 403, HEADERS)(scope, receive, send)


class Attendant:
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        found = _TABLE.match(scope["path"])
        visit = logs.Visit(table=found[1] if found else "")
        logs.about(visit)
        if scope["type"] == "websocket":
            if _banned(scope):
                await send({"type": "websocket.close", "code": 1008})  # the browser sees 403
            else:
                await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = visit.id
            await send(message)

        try:
            app = _refuse if _banned(scope) else self._app
            await app(scope, receive, send_numbered)
        finally:
            self._count(scope, visit, status, time.perf_counter() - began)

    def _count(self, scope: Scope, visit: logs.Visit, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = getattr(scope.get("route"), "path", "other")
        self._metrics.request(method, route, status, seconds)
        if status >= 400:
            error = visit.error or ServerError(CODES.get(status, "bad_request"))
            self._metrics.error("http", error)
        ms = round(seconds * 1000)
        _log.debug("%s %s: %d in %d ms", method, scope["path"], status, ms)
