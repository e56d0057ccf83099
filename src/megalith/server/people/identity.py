"""Who somebody is, without accounts: a signed cookie, and a private link for other devices; for a
bot of their own, a token."""

import secrets
import time
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

OLD_COOKIE = "megalith"  # of every server alike, before each had a name of its own
COOKIE_DAYS = 400  # as long as browsers keep one
RENEW_DAYS = 30  # a cookie that is older is written anew
_DAY = 86_400
_ROBOT = "bot."  # how the ids of bots begin; those of people have no full stop
_BEARER = "bearer "


@dataclass(frozen=True)
class Pass:
    """What a cookie says: the person, and whether the cookie should be written anew."""

    person: str
    stale: bool


class Identity:
    """`epochs`: of people who ended their cookies; those of an earlier epoch are void. `tokens`:
    the bots by the hashes of their tokens.

    The cookie's name comes from the key in the database: servers on one host have their own, and
    servers on one database share it.
    """

    def __init__(self, key: str, epochs: dict[str, int] | None = None) -> None:
        self.epochs = epochs if epochs is not None else {}
        self.tokens: dict[str, str] = {}
        self.cookie = f"megalith-{sha256(key.encode()).hexdigest()[:8]}"
        self._key = key
        self._signer = Signer(key, salt="megalith.cookie", digest_method=sha256)
        self._old = Signer(key, salt="megalith.person", digest_method=sha256)

    def read(self, connection: HTTPConnection) -> str | None:
        """The person of a request, if its cookie or token is ours and still good."""
        found = self.passed(connection)
        return found.person if found else None

    def passed(self, connection: HTTPConnection) -> Pass | None:
        token = bearer(connection)
        if token is not None:  # then it counts alone
            robot = self.tokens.get(hashed(token))
            return Pass(robot, stale=False) if robot else None
        name = self._name(connection)
        for each in dict.fromkeys((name, self.cookie)):
            found = self._checked(connection.cookies.get(each, ""))
            if found is not None:
                return Pass(found.person, found.stale or each != name)
        try:
            person = self._old.unsign(connection.cookies.get(OLD_COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return Pass(person, stale=True) if self.epochs.get(person, 0) == 0 else None

    def _checked(self, cookie: str) -> Pass | None:
        try:
            person, epoch, day = self._signer.unsign(cookie).decode().split(":")
        except (BadSignature, UnicodeDecodeError, ValueError):
            return None
        age = today() - int(day)
        if int(epoch) != self.epochs.get(person, 0) or age > COOKIE_DAYS:
            return None
        return Pass(person, stale=age > RENEW_DAYS)

    def signed(self, person: str) -> str:
        """The value of a cookie."""
        value = f"{person}:{self.epochs.get(person, 0)}:{today()}"
        return self._signer.sign(value).decode()

    def write(self, connection: HTTPConnection, response: Response, person: str) -> None:
        name = self._name(connection)
        response.set_cookie(
            name,
            self.signed(person),
            max_age=COOKIE_DAYS * _DAY,
            httponly=True,
            samesite="lax",
            secure=_safe(connection),
        )
        for old in {OLD_COOKIE, self.cookie} - {name}:
            if old in connection.cookies and self._ours(old, connection.cookies[old]):
                response.delete_cookie(old, httponly=True, samesite="lax")

    def _ours(self, name: str, value: str) -> bool:
        """Another server on this host may have given it."""
        signer = self._old if name == OLD_COOKIE else self._signer
        return signer.validate(value)

    def _name(self, connection: HTTPConnection) -> str:
        """Under TLS one that no other host and no plain connection can write."""
        return f"__Host-{self.cookie}" if _safe(connection) else self.cookie

    def veiled(self, text: str) -> str:
        """The same text always gives the same code, and nobody can go back from it."""
        return sha256(f"{self._key}|{text}".encode()).hexdigest()[:32]


def today() -> int:
    return int(time.time() // _DAY)


def _safe(connection: HTTPConnection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def new_person() -> str:
    return secrets.token_urlsafe(16)


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a program shows in place of a cookie; no page of another site can."""
    said = connection.headers.get("authorization", "")
    return said[len(_BEARER) :].strip() if said.lower().startswith(_BEARER) else None


def new_robot() -> str:
    return _ROBOT + secrets.token_urlsafe(16)


def is_robot(person: str | None) -> bool:
    """Whether an identity is a bot's: a program that plays over the network."""
    return person is not None and person.startswith(_ROBOT)


def new_token() -> str:
    """Of a private link or a bot: nobody can guess it, and the database keeps its hash alone."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
