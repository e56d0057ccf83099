"""Whose request it is: proxies that we know, lines of IPv6, clubs behind one address, names."""

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from megalith.core.errors import OptionError
from megalith.server.net.addresses import Proxies, key
from megalith.server.net.guard import Bucket
from megalith.server.net.hosts import Hosts
from megalith.server.settings import Limits, Settings
from tests.server.helpers import Server, Visitor, settings


def test_a_line_has_one_key() -> None:
    assert key("192.0.2.7") == key("::ffff:192.0.2.7") == "192.0.2.7"
    assert key("2001:db8:1:2::1") == key("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert key("2001:db8:1:3::1") != key("2001:db8:1:2::1")
    assert key("a socket") == "a socket"


async def _seen(
    known: tuple[str, ...], client: str, header: str = "x-forwarded-for", **headers: str
) -> tuple[str, str]:
    """The address and the scheme that the application is shown."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (client, 1), "scheme": "http", "headers": raw}
    await Proxies(app, known, header)(scope, None, None)  # type: ignore[arg-type]
    return found[0]["client"][0], found[0]["scheme"]


def _run(known: tuple[str, ...], client: str, **headers: str) -> tuple[str, str]:
    return asyncio.run(_seen(known, client, **headers))


def test_only_known_proxies_may_say_who_asks() -> None:
    nearest = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}
    assert _run((), "127.0.0.1", **nearest) == ("127.0.0.1", "http")
    assert _run(("10.0.0.0/8",), "127.0.0.1", **nearest) == ("127.0.0.1", "http")
    assert _run(("127.0.0.1",), "127.0.0.1", **nearest) == ("203.0.113.9", "https")
    assert _run(("127.0.0.0/8",), "::ffff:127.0.0.1", **nearest) == ("203.0.113.9", "https")
    assert _run(("127.0.0.1",), "127.0.0.1", x_forwarded_proto="https")[1] == "https"


def test_the_last_address_that_is_no_proxys_counts() -> None:
    two = ("127.0.0.1", "10.0.0.0/8")
    forged = "198.51.100.1, 203.0.113.9, 10.1.2.3"
    assert _run(two, "127.0.0.1", x_forwarded_for=forged)[0] == "203.0.113.9"
    assert _run(two, "127.0.0.1", x_forwarded_for="10.0.0.9")[0] == "10.0.0.9"
    assert _run(two, "127.0.0.1", x_forwarded_for="203.0.113.9, rubbish")[0] == "127.0.0.1"
    assert _run(two, "127.0.0.1", x_forwarded_for="[2001:db8::1]:99")[0] == "2001:db8::1"


def test_the_standard_header_is_read_if_the_proxies_write_that_one() -> None:
    said = 'for=198.51.100.1, For="[2001:db8::7]:4711";proto=https;by=10.0.0.1'
    found = _run(("10.0.0.1",), "10.0.0.1", header="forwarded", forwarded=said)
    assert found == ("2001:db8::7", "https")
    hidden = _run(("10.0.0.1",), "10.0.0.1", header="forwarded", forwarded="for=_hidden")
    assert hidden[0] == "10.0.0.1"
    both = {"forwarded": said, "x_forwarded_for": "203.0.113.9"}  # one of them is the visitor's
    assert _run(("10.0.0.1",), "10.0.0.1", **both)[0] == "203.0.113.9"


def test_a_proxy_without_an_address_is_one_clear_line() -> None:
    with pytest.raises(OptionError, match="not the address or network of a proxy"):
        Proxies(None, ("my.proxy",), "forwarded")  # type: ignore[arg-type]


@pytest.fixture
def club(sqlite: str, start: Callable[[Settings], Server]) -> Server:
    """Behind a proxy, with the limits of every day; what was used up does not come back."""
    limits = replace(
        Limits(), requests=(120, 0.001), requests_unknown=(480, 0.001), newcomers=(300, 0.001)
    )
    return start(settings(sqlite, limits=limits, proxies=("127.0.0.1",)))


def _member(club: Server, address: str = "203.0.113.7") -> httpx.Client:
    url = f"http://127.0.0.1:{club.port}"
    return httpx.Client(base_url=url, headers={"X-Forwarded-For": address}, timeout=60)


def test_a_club_behind_one_address_is_many_people(club: Server) -> None:
    members = [_member(club) for _ in range(100)]
    for member in members:
        assert member.put("/api/me", json={"name": "x"}).status_code == 200
    with ThreadPoolExecutor(4) as pool:
        asked = [m for m in members for _ in range(4)]
        statuses = list(pool.map(lambda m: m.get("/api/games").status_code, asked))
    assert statuses == [200] * 400
    for member in members:
        member.close()


def test_one_persons_flood_is_theirs_alone(club: Server) -> None:
    with _member(club) as loud, _member(club) as quiet, _member(club) as unknown:
        for each in (loud, quiet):
            each.put("/api/me", json={"name": "x"})
        statuses = [loud.get("/api/me").status_code for _ in range(150)]
        assert statuses == [200] * 120 + [429] * 30
        assert quiet.get("/api/me").status_code == 200
        assert unknown.get("/api/me").status_code == 200


def test_at_two_addresses_the_limits_are_two(club: Server) -> None:
    with _member(club) as here, _member(club, "198.51.100.2") as there:
        while (answer := here.get("/api/games")).status_code == 200:
            pass
        assert answer.json()["limit"]["what"] == "requests"
        assert there.get("/api/games").status_code == 200


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket((1, 0.1))
    assert bucket.take("a") and not bucket.take("a") and bucket.take("b")
    assert 9 < bucket.wait("a") <= 10


# -- names


def _allowed(hosts: Hosts, here: str, host: str) -> bool:
    return hosts.allow({"server": (here, 8000)}, host)


def test_a_server_for_others_answers_to_its_own_names() -> None:
    plain = Hosts((), "")
    for host in ("192.168.1.5", "192.168.1.5:8000", "localhost:8000", "127.0.0.1", "[::1]:8000"):
        assert _allowed(plain, "192.168.1.5", host), host
    for host in ("", "evil.example", "192.168.1.6", "localhost.evil.example", "[::2]", "a b"):
        assert not _allowed(plain, "192.168.1.5", host), host
    assert _allowed(plain, "127.0.0.1", "any.example")  # from here, or a proxy that is here
    named = Hosts(("Games.example.org",), "https://club.example:8443/x")
    for host in ("games.example.org", "GAMES.example.org.:443", "club.example", "localhost:1"):
        assert _allowed(named, "127.0.0.1", host), host
    assert not _allowed(named, "127.0.0.1", "evil.example")
    assert _allowed(Hosts(("*",), ""), "192.168.1.5", "evil.example")
    assert _allowed(plain, "fd00::5", "[fd00:0::5]:80")


def test_another_name_is_refused_before_anything_is_answered(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(sqlite, hosts=("games.example.org",)))
    ada = Visitor(server.port)
    id = ada.table("me", "me")["id"]
    for path in ("/", "/api/games", "/api/tables", "/assets/x.js"):
        answer = ada.http.get(path, headers={"Host": "evil.example"})
        assert answer.status_code == 421 and answer.json()["error"] == "wrong_host"
    assert ada.http.get("/api/games", headers={"Host": "games.example.org"}).status_code == 200
    evil = f"evil.example:{server.port}"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{evil}/api/tables/{id}/live", sock=line, origin=Origin(f"http://{evil}"))
        assert refused.value.response.status_code == 403
