"""The built page: read once, kept in memory, sent compressed to whoever understands that."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from megalith.server.addresses import address
from megalith.server.identity import Identity, new_person

MISSING = "The page is not built yet: run `make web`.\n"
_TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json")
_FOREVER = "public, max-age=31536000, immutable"  # hashed names: another content, another name
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class File:
    plain: bytes
    packed: bytes | None
    kind: str
    mark: str  # the ETag


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[Path, tuple[int, File]] = {}

    def answer(self, path: str, request: Request) -> Response:
        """A file of the page, or the page itself; newcomers are given their cookie with it."""
        found = self._found(path) or self.folder / "index.html"
        if not found.is_file():
            return PlainTextResponse(MISSING, 503)
        response = _sent(self._read(found), request, found.parent.name == "assets")
        if found.name == "index.html":
            _welcome(request, response)
        return response

    def _found(self, path: str) -> Path | None:
        """The file of this name; None also for what no file can be called."""
        try:
            found = (self.folder / path).resolve()
            return found if found.is_relative_to(self.folder) and found.is_file() else None
        except (OSError, ValueError):  # too long, or a null byte in it
            return None

    def _read(self, path: Path) -> File:
        changed = path.stat().st_mtime_ns
        known = self._files.get(path)
        if known is None or known[0] != changed:
            known = changed, _file(path)
            self._files[path] = known
        return known[1]


def _welcome(request: Request, response: Response) -> None:
    """A cookie for whoever has none; but one address gets only so many."""
    identity: Identity = request.app.state.identity
    if identity.read(request) is None and request.app.state.newcomers.take(address(request.scope)):
        identity.write(request, response, new_person())


def _file(path: Path) -> File:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = kind.startswith(_TEXT) or kind.endswith("+xml")
    packed = gzip.compress(plain, mtime=0) if is_text and len(plain) > 500 else None
    return File(plain, packed, kind, f'"{sha256(plain).hexdigest()[:32]}"')


def _sent(file: File, request: Request, forever: bool) -> Response:
    headers = {"ETag": file.mark, "Cache-Control": _FOREVER if forever else "no-cache"}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if file.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, media_type=file.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, media_type=file.kind, headers=headers)
