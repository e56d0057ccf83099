"""JSON bodies by the book: no lone surrogates, no NaN, no bottomless nesting. And a newcomer's
cookie with every kind of answer.

What Python's own reader lets through could be kept or echoed, but never be sent as UTF-8.
"""

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json


class StrictRequest(Request):
    async def json(self) -> Any:
        return read(await self.body())


def read(body: bytes) -> Any:
    try:
        return from_json(body, allow_inf_nan=False)
    except ValueError as error:
        raise json.JSONDecodeError(str(error), "", 0) from None


class StrictRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            response = await handle(StrictRequest(request.scope, request.receive))
            cookie = getattr(request.state, "cookie", None)
            if cookie is not None and "set-cookie" not in response.headers:
                response.headers["set-cookie"] = cookie
            return response

        return handle_strictly
