"""Who somebody is, without accounts: a signed cookie, and a private link for other devices."""

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "megalith"
_TEN_YEARS = 10 * 365 * 24 * 3600


class Identity:
    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="megalith.person", digest_method=sha256)

    def read(self, connection: HTTPConnection) -> str | None:
        """The person of a request, if its cookie is ours."""
        cookie = connection.cookies.get(COOKIE, "")
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def write(self, connection: HTTPConnection, response: Response, person: str) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.sign(person).decode(),
            max_age=_TEN_YEARS,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )


def new_person() -> str:
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """Of a private link: nobody can guess it, and the database keeps its hash alone."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
