"""Connections that say nothing, say it slowly or do not listen are closed; others never wait."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from megalith.server.settings import Settings
from tests.server.helpers import GENEROUS, OPENED, Seat, Server, Visitor, settings, until

LITTLE = 3.0  # seconds; a busy machine needs them for what is in time


@pytest.fixture
def hasty(sqlite: str, start: Callable[[Settings], Server]) -> Server:
    """A server with little patience."""
    limits = replace(GENEROUS, body_time=LITTLE, sockets_person=2)
    return start(settings(sqlite, head=LITTLE, stall=LITTLE, hello=LITTLE, limits=limits))


@pytest.fixture
def raw(hasty: Server) -> Iterator[Callable[[], socket.socket]]:
    made: list[socket.socket] = []

    def connect() -> socket.socket:
        line = socket.create_connection(("127.0.0.1", hasty.port), timeout=30)
        made.append(line)
        return line

    yield connect
    for line in made:
        line.close()


def _rooms(server: Server) -> Any:
    protocol: Any = server._server.config.http_protocol_class
    return protocol.rooms


def _heard(line: socket.socket) -> bytes:
    """All until the server hangs up; TimeoutError if it does not."""
    found = b""
    while True:
        try:
            part = line.recv(65_536)
        except ConnectionResetError:
            return found
        if not part:
            return found
        found += part


def _trickle(line: socket.socket, text: bytes) -> bytes:
    """Say it byte by byte, for as long as somebody listens."""
    try:
        for k in range(len(text)):
            line.sendall(text[k : k + 1])
            time.sleep(0.05)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return _heard(line)


def test_a_connection_that_says_nothing_is_closed(raw: Callable[[], socket.socket]) -> None:
    assert _heard(raw()) == b""


def test_a_request_that_is_never_finished_is_closed(raw: Callable[[], socket.socket]) -> None:
    line = raw()
    line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    assert _heard(line).startswith(b"HTTP/1.1 408")
    slow = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 1000
    assert b"200 OK" not in _trickle(raw(), slow)


def test_so_is_the_second_request_of_a_connection(raw: Callable[[], socket.socket]) -> None:
    line = raw()
    whole = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
    line.sendall(whole)
    assert line.recv(65_536).startswith(b"HTTP/1.1 200")
    line.sendall(whole[:-2])
    assert b"408" in _heard(line)


@pytest.mark.parametrize("length", [b"Content-Length: 5000", b"Transfer-Encoding: chunked"])
def test_a_body_that_does_not_come_is_not_waited_for(
    raw: Callable[[], socket.socket], length: bytes
) -> None:
    for path in (b"/api/verify", b"/api/tables", b"/api/games/stone_age/score"):
        line = raw()
        head = (
            b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%s\r\n\r\n"
        )
        line.sendall(head % (path, length))
        answer = _heard(line)
        assert answer.startswith(b"HTTP/1.1 408") and b'"too_slow"' in answer


def test_a_body_that_nobody_wants_does_not_keep_a_connection(
    raw: Callable[[], socket.socket],
) -> None:
    head = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n"
    line = raw()
    line.sendall(head)
    assert b"200 OK" in _trickle(line, b"x" * 1000)


def test_an_answer_that_is_not_taken_is_thrown_away(
    hasty: Server, raw: Callable[[], socket.socket]
) -> None:
    line = raw()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ask = b"GET /api/games/pantheon/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
    line.sendall(ask * 400)  # some megabytes; and not one byte is read
    rooms = _rooms(hasty)
    until(lambda: rooms._open["127.0.0.1"] == 1)
    until(lambda: not rooms._open)


def test_who_reads_slowly_gets_it_all(raw: Callable[[], socket.socket]) -> None:
    line = raw()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ask = b"GET /api/games/pantheon/rules HTTP/1.1\r\nHost: localhost\r\n"
    line.sendall((ask + b"\r\n") * 9 + ask + b"Connection: close\r\n\r\n")
    found = b""
    while part := line.recv(65_536):
        found += part
        time.sleep(0.005)
    assert found.count(b"HTTP/1.1 200") == 10


def test_one_address_has_only_so_many_connections(
    sqlite: str, start: Callable[[Settings], Server]
) -> None:
    limits = replace(GENEROUS, connections_each=8, sockets_person=2)
    patient = start(settings(sqlite, head=600.0, limits=limits))
    rooms = _rooms(patient)
    with ExitStack() as lines:

        def connect() -> socket.socket:
            address = ("127.0.0.1", patient.port)
            return lines.enter_context(socket.create_connection(address, timeout=60))

        for _ in range(8):
            connect()
        until(lambda: rooms._open["127.0.0.1"] == 8)
        assert _heard(connect()) == b""  # at once
    until(lambda: not rooms._open)
    ada = Visitor(patient.port)
    pages = [ada.sit(ada.table("me", "me")["id"]) for _ in range(2)]
    ada.http.close()
    until(lambda: not rooms._open)  # sockets are counted elsewhere
    assert all(page.do()["type"] == "done" for page in pages)


def test_a_socket_must_say_hello(hasty: Server) -> None:
    ada = Visitor(hasty.port)
    page = Seat(ada, ada.table("me", "me")["id"])
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(1000):
            page.say("why", line="keep")  # talk is not enough
            page.hear()
            time.sleep(0.02)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001
    late = ada.sit(ada.table("me", "me")["id"])
    time.sleep(LITTLE + 0.5)
    assert late.do()["type"] == "done"  # who has said it may stay


def test_one_person_has_only_so_many_sockets(hasty: Server) -> None:
    ada, ben = Visitor(hasty.port), Visitor(hasty.port)
    id = ada.table("me", "me", public=True)["id"]
    ben.http.put("/api/me", json={"name": "Ben"})
    pages = [ada.sit(id) for _ in range(2)]
    with pytest.raises(InvalidStatus) as refused:
        ada.sit(id)
    assert refused.value.response.status_code == 429
    assert ben.sit(id).last  # others at that address are not meant
    pages[0].close()
    until(lambda: hasty.app.state.doorman.count == 2)
    assert ada.sit(id).do()["type"] == "done"


def test_a_socket_at_a_table_that_cannot_be(hasty: Server) -> None:
    ada = Visitor(hasty.port)
    for id in ("%00", "x" * 300, "a%20b"):
        page = Seat(ada, id)
        page.say("hello")
        assert page.hear()["error"] == "not_found"
    OPENED.close()
