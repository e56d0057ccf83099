"""A real server and a real browser. Without Chromium or the built page these tests are skipped."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

playwright_api = pytest.importorskip("playwright.sync_api")
Browser, Page = playwright_api.Browser, playwright_api.Page

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "megalith" / "server" / "static"
CHROMIUM = os.environ.get("MEGALITH_CHROMIUM") or shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """The server as its own process; it can be stopped and started again on the same store."""

    def __init__(self, folder: Path) -> None:
        self.port = _free_port()
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        code = f"from megalith.cli.serve import serve; serve(port={self.port}, db={self.db!r})"
        self.process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(15)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: run web/build.sh")
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("no chromium on this machine")
    with playwright_api.sync_playwright() as p:
        launched = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens the page for a new visitor: own cookie, own settings. No error may be logged."""
    contexts, faults = [], []

    def visit(size: dict[str, int] = DESK, locale: str = "en", **more: Any) -> Page:
        touch = size is PHONE
        context = browser.new_context(
            base_url=server.url, viewport=size, locale=locale, has_touch=touch, **more
        )
        context.set_default_timeout(45_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(server.url)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert faults == []
