"""A server that is killed in the middle of a game loses nothing that it has confirmed."""

from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import OPENED, ServerProcess, Visitor, children, until


@pytest.fixture
def process() -> Iterator[Callable[..., ServerProcess]]:
    running: list[ServerProcess] = []

    def begin(db: str) -> ServerProcess:
        running.append(ServerProcess(db))
        return running[-1]

    yield begin
    OPENED.close()
    for server in running:
        if server.process.poll() is None:
            server.stop()


def test_bots_go_on_by_themselves_after_a_restart(
    sqlite: str, process: Callable[..., ServerProcess]
) -> None:
    server = process(sqlite)
    ada = Visitor(server.port)
    id = ada.table("bot:random", "bot:random", options={"round_cap": 3})["id"]
    until(lambda: ada.get(f"/tables/{id}")["steps"] > 20)
    server.kill()
    server = process(sqlite)
    ada.move_to(server.port)
    until(lambda: ada.get(f"/tables/{id}")["phase"] == "over", seconds=240)
    assert ada.get(f"/tables/{id}/verify")["over"]


def test_a_page_notices_that_the_server_is_gone(
    sqlite: str, process: Callable[..., ServerProcess]
) -> None:
    server = process(sqlite)
    ada = Visitor(server.port)
    page = ada.sit(ada.table("me", "me")["id"])
    server.kill()
    with pytest.raises(ConnectionClosed):
        while True:
            page.hear()


def test_its_thinking_processes_do_not_outlive_a_killed_server(
    sqlite: str, process: Callable[..., ServerProcess]
) -> None:
    from pathlib import Path

    server = process(sqlite)
    ada = Visitor(server.port)
    ada.table("bot:random", "bot:random")

    if not Path(f"/proc/{server.process.pid}/task").exists():
        pytest.skip("needs /proc")
    workers = until(lambda: children(server.process.pid))
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
