"""Under which names the server answers. A page of another name must not use it as its own."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

LOCAL = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """The names that are allowed: local ones, the machine's, its addresses, the public address.

    Who comes over the loopback sits at this machine or behind a proxy on it, and may use any name
    unless names were given.
    """

    def __init__(self, names: tuple[str, ...], public: str) -> None:
        own = socket.gethostname().lower()
        given = [urlsplit(public).hostname or "", *(each.lower() for each in names)]
        self._named = any(given)
        self._all = "*" in given
        self._allowed = {*LOCAL, own, f"{own}.local", *given} - {""}

    def allow(self, scope: Scope, host: str) -> bool:
        here = (scope.get("server") or ("", 0))[0]
        if self._all or (not self._named and _is_loopback(here)):
            return True
        name = _name(host)
        return name in self._allowed or (name != "" and name == _plain(here))


def _name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return _plain(host[1:].partition("]")[0])
    return _plain(host.partition(":")[0].lower().rstrip("."))


def _plain(text: str) -> str:
    """Addresses in one way of writing."""
    try:
        return str(ip_address(text))
    except ValueError:
        return text


def _is_loopback(here: str) -> bool:
    """A Unix socket, which has no address, too."""
    try:
        return ip_address(here).is_loopback
    except ValueError:
        return True
