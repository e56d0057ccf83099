"""The built page: Starlette's static files with our headers, and the page for every other path."""

import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from megalith.server.net.addresses import address
from megalith.server.net.headers import POLICY
from megalith.server.people.identity import Identity, new_person

INDEX: Final = "index.html"
NO_MANUAL: Final = "There is no such page of the manual.\n"
MANUAL_POLICY: Final = POLICY.replace(
    "script-src 'self'; style-src 'self'",
    "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
)
MISSING: Final = "The page is not built yet: run `make web`.\n"
FOREVER: Final = "public, max-age=31536000, immutable"  # another content has another name
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Manual(StaticFiles):
    """The documentation, if somebody built it (`make docs`); its theme has scripts in its pages."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)

    async def check_config(self) -> None:
        """There need not be a folder."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException:
            return PlainTextResponse(NO_MANUAL, 404)
        response.headers["Content-Security-Policy"] = MANUAL_POLICY
        return response


class Pages(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def answer(self, request: Request) -> Response:
        """A file of the page, or the page itself; newcomers are given their cookie with it."""
        path = self.get_path(request.scope)
        if path != INDEX:
            try:
                return await self.get_response(path, request.scope)
            except HTTPException:
                pass  # no file has this name, or could have it
        try:
            response = await self.get_response(INDEX, request.scope)
        except HTTPException:
            return PlainTextResponse(MISSING, 503)
        _welcome(request, response)
        return response

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        forever = Path(full_path).parent.name == "assets"
        response.headers["Cache-Control"] = FOREVER if forever else "no-cache"
        return response


def _welcome(request: Request, response: Response) -> None:
    """A cookie for whoever has none; but one address gets only so many."""
    identity: Identity = request.app.state.identity
    if identity.read(request) is None and request.app.state.newcomers.take(address(request.scope)):
        identity.write(request, response, new_person())
