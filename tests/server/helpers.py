"""Servers to test and people who use them: over real sockets, as a browser would."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from megalith.server.run import bound, configured
from megalith.server.settings import Limits, Quotas, Settings

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
MUCH = (10**6, 1e6)
_COUNTED: Any = {e.name: MUCH for e in fields(Limits) if isinstance(e.default, tuple)}
GENEROUS = Limits(sockets_each=20_000, sockets_person=20_000, sockets=20_000, **_COUNTED)
BOUNDLESS = Quotas(**{each.name: 0 for each in fields(Quotas)})

OPENED = ExitStack()  # what a test leaves open is closed after it


def settings(db: str, **changes: Any) -> Settings:
    if isinstance(changes.get("limits"), dict):  # of a process of its own
        given = changes["limits"].items()
        limits: Json = {k: tuple(v) if isinstance(v, list) else v for k, v in given}
        changes["limits"] = Limits(**limits)
    usual = {"bot_pause": 0.0, "bots_rest": False, "limits": GENEROUS, "quotas": BOUNDLESS}
    return Settings(**{"db": db, **usual, **changes})


class Server:
    """A server in a thread of this process."""

    def __init__(self, chosen: Settings) -> None:
        listener = bound("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        config = configured(chosen)
        assert isinstance(config.app, FastAPI)
        self.app = config.app
        self._server = uvicorn.Server(config)
        work = self._server.run
        self._thread = threading.Thread(target=work, args=([listener],), daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()


class ServerProcess:
    """A server in a process of its own, which can be killed."""

    def __init__(self, db: str, port: int = 0, **changes: Any) -> None:
        command = [sys.executable, "-m", "tests.server.process", db, str(port), json.dumps(changes)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            assert "http://" in line, line
            self.port = int(line.rsplit(":", 1)[1])
            until(self._answers, 60)
        except BaseException:
            self.kill()
            raise

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/games", timeout=30) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """At once and without a word, as kill -9 does."""
        self.process.kill()
        self._forget()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            self._forget()

    def _forget(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def until(true: Callable[[], Any], seconds: float = 60.0) -> Any:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("that took too long")


def children(pid: int) -> list[int]:
    """The processes that a process has started, by whichever of its threads, and theirs."""
    own: list[int] = []
    for each in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # it has ended
            own += map(int, each.read_text().split())
    return own + [each for child in own for each in children(child)]


class Visitor:
    """A browser with its cookie."""

    http: httpx.Client

    def __init__(self, port: int) -> None:
        self.move_to(port)

    def move_to(self, port: int) -> None:
        """The same browser at another server, or the same one started again."""
        cookies = self.http.cookies if hasattr(self, "http") else None
        self.origin = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(
            base_url=self.origin,
            headers={"Origin": self.origin},
            cookies=cookies,
            timeout=30,
            verify=False,  # nothing is secured here, and the list of authorities is long
        )
        OPENED.callback(self.http.close)

    def get(self, path: str, status: int = 200, **query: Any) -> Json:
        response = self.http.get(f"/api{path}", params=query)
        assert response.status_code == status, response.text
        found: Json = response.json()
        return found

    def post(self, path: str, body: Json | None = None, status: int | None = None) -> Json:
        response = self.http.post(f"/api{path}", json=body)
        wanted = (200, 201) if status is None else (status,)
        assert response.status_code in wanted, response.text
        found: Json = response.json()
        return found

    def table(self, *seats: str, **more: Any) -> Json:
        wishes = [{"who": who} for who in seats]
        return self.post("/tables", {"game": "stone_age", "seats": wishes, **more})

    def sit(self, id: str, since: int | None = None, invite: str | None = None) -> "Seat":
        """Open the table's page."""
        seat = Seat(self, id)
        seat.say("hello", since=since, invite=invite, ref="hello")
        seat.last = seat.next("table")
        return seat

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Seat:
    """A page that shows a table; `last` is the newest table message."""

    def __init__(
        self, visitor: Visitor, id: str, origin: str | None = None, reads: bool = True
    ) -> None:
        """Who does not read does not say goodbye either."""
        address = visitor.origin.replace("http", "ws") + f"/api/tables/{id}/live"
        headers = {"Cookie": visitor.cookie()} if visitor.cookie() else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                origin=Origin(origin or visitor.origin),
                max_size=None,
                ping_interval=20 if reads else None,
                open_timeout=60,  # as long as for whatever else is waited for
                close_timeout=1 if reads else 0.1,
            )
        )
        OPENED.callback(self.close)
        self.last: Json = {}
        self.heard: list[Json] = []
        self._refs = 0

    def say(self, type: str, **fields: Any) -> str:
        self._refs += 1
        ref = fields.pop("ref", f"r{self._refs}-{id(self)}")
        if type != "ping":
            fields["ref"] = ref
        self.socket.send(json.dumps({"type": type, **fields}))
        return str(ref)

    def hear(self, seconds: float = 60) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=seconds))
        self.heard.append(message)
        if message["type"] == "table":
            self.last = message
        return message

    def next(self, *types: str) -> Json:
        """The next message of one of these types; what comes before it is passed over."""
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def answer(self, ref: str) -> Json:
        while True:
            message = self.hear()
            if message.get("ref") == ref:
                return message

    def do(self, what: str | Json | None = None, **fields: Any) -> Json:
        """A decision, the first choice if none is named; the answer to it."""
        if what is None:
            what = self.last["choices"][0]["record"]
        said = {"line": what} if isinstance(what, str) else {"record": what}
        return self.answer(self.say("do", **{"at": self.last["at"], **said, **fields}))

    def until_turn(self) -> bool:
        """Wait until this page must decide; False if the game is over."""
        while not self.last["choices"]:
            if self.last["table"]["phase"] == "over":
                return False
            self.next("table")
        return True

    def catch_up(self) -> None:
        """Hear what has arrived, and wait for nothing."""
        try:
            while True:
                self.hear(seconds=0.005)
        except TimeoutError:
            pass

    def view(self) -> Json:
        found: Json = self.last["looks"][0]["view"]
        return found

    def close(self) -> None:
        self._open.close()


def play_to_end(*pages: Seat) -> None:
    """Every page decides when it must, at first choice, until the game is over."""
    end = time.monotonic() + 240
    while any(page.last["table"]["phase"] != "over" for page in pages):
        assert time.monotonic() < end, "the game does not end"
        for page in pages:
            page.catch_up()
            if page.last["choices"]:
                assert page.do()["type"] == "done"
