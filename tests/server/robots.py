"""Programs that play with a token, for the tests."""

import json
import threading
import time
from collections.abc import Callable
from queue import Queue
from typing import Any

import httpx

from tests.server.helpers import OPENED, Json, Visitor


class Robot:
    """A bot of somebody's, as its program sees the server."""

    def __init__(self, owner: Visitor, name: str = "Rex", bot: Json | None = None) -> None:
        made = bot or owner.post("/me/bots", {"name": name})
        self.id, self.token = made["bot"]["id"], made["token"]
        self.origin = owner.origin
        headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=f"{owner.origin}/api", headers=headers, timeout=30)
        OPENED.callback(self.http.close)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def listen(self, **wishes: Any) -> "Ear":
        return Ear(self, wishes)


class Ear:
    """A stream of events that is read in a thread."""

    def __init__(self, robot: Robot, wishes: Json) -> None:
        self.lines: Queue[str | None] = Queue()
        self.status = 0
        begun = threading.Event()

        def read() -> None:
            try:
                with robot.http.stream("GET", "/bot/events", params=wishes) as answer:
                    self.status = answer.status_code
                    begun.set()
                    for line in answer.iter_lines():
                        self.lines.put(line)
            except httpx.HTTPError:
                pass  # closed in the middle
            finally:
                begun.set()
                self.lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        assert begun.wait(60)
        if self.status == 200:
            assert self.lines.get(timeout=60) == ""  # the server has begun

    def next(self, *types: str, suits: Callable[[Json], bool] = lambda event: True) -> Json:
        """The next event of these types; what comes before it is passed over."""
        end = time.monotonic() + 120  # the stream's empty lines go on for ever
        while time.monotonic() < end:
            line = self.lines.get(timeout=60)
            assert line is not None, "the stream has ended"
            if line:
                event: Json = json.loads(line)
                if event["type"] in types and suits(event):
                    return event
        raise AssertionError(f"no {' or '.join(types)}")

    def end(self) -> list[str]:
        """Wait until the server ends it; what it said before."""
        heard = []
        stop = time.monotonic() + 120
        while (line := self.lines.get(timeout=60)) is not None:
            assert time.monotonic() < stop, "the stream does not end"
            heard.append(line)
        return heard


def said(now: Json) -> Json:
    """The first choice of a position, as a decision says it."""
    return {"line": now["choices"][0]["line"]}
