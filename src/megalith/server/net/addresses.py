"""Where a request comes from: the visitor's own address, also behind proxies that we know."""

import logging
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from megalith.core.errors import OptionError

_log = logging.getLogger("megalith.addresses")
FORWARDED = "forwarded"


@lru_cache(4096)
def key(address: str) -> str:
    """One for each visitor's line: of IPv6 the first 64 bits, which one line has to itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def address(scope: Scope) -> str:
    """The key of whoever asks."""
    return key(scope["client"][0]) if scope.get("client") else "unknown"


def within(host: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of these or in one of these networks."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in _network(each) for each in networks)


class Proxies:
    """Around everything: takes the visitor's address from the header that our proxies write.

    `known` are their addresses or networks. Each proxy adds the address that it saw to the end, so
    the last one that is not a proxy's is the visitor's; whatever stands before it anybody could
    have written. Only the named header counts: proxies let others through as they came.
    """

    def __init__(self, app: ASGIApp, known: tuple[str, ...], header: str) -> None:
        self._app = app
        self._known = known
        for each in known:
            _network(each)
        self._header = header.lower()
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            headers = Headers(scope=scope)
            if self._knows(scope["client"][0]):
                self._look_through(scope, headers)
            elif self._header in headers and not self._warned:
                self._warned = True
                where = scope["client"][0]
                _log.warning("%s sends %s, but is no known proxy", where, self._header)
        await self._app(scope, receive, send)

    def _knows(self, host: str) -> bool:
        return within(host, self._known)

    def _look_through(self, scope: Scope, headers: Headers) -> None:
        for host, proto in self._hops(headers):
            if proto in ("http", "https"):
                secure = proto == "https"
                plain = "ws" if scope["type"] == "websocket" else "http"
                scope["scheme"] = f"{plain}s" if secure else plain
            if host is None:
                return  # the proxy does not say: it stands for all behind it
            scope["client"] = (host, 0)
            if not self._knows(host):
                return

    def _hops(self, headers: Headers) -> Iterator[tuple[str | None, str]]:
        """What the proxies say, the nearest first: the address before it and its scheme."""
        values = [part for text in headers.getlist(self._header) for part in text.split(",")]
        protos = [p for text in headers.getlist("x-forwarded-proto") for p in text.split(",")]
        if protos and not values:
            yield None, protos[-1].strip().lower()
        for back, value in enumerate(reversed(values), 1):
            if self._header == FORWARDED:
                pairs = dict(_pair(part) for part in value.split(";"))
                yield _host(pairs.get("for", "")), pairs.get("proto", "").lower()
            else:
                proto = protos[-back] if back <= len(protos) else ""
                yield _host(value), proto.strip().lower()


@lru_cache(256)
def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        fault = "{address} is not the address or network of a proxy"
        raise OptionError(fault, "no-network", address=text) from None


def _pair(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition("=")
    return name.strip().lower(), value.strip()


def _host(text: str) -> str | None:
    """An address with or without its port; None for what is none."""
    plain = text.strip().strip('"')
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        return str(ip_address(plain))
    except ValueError:
        return None
