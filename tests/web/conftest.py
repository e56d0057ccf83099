"""A real server and a real browser, shared by all tests. Without Chromium or the built page these
tests are skipped and say why.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.helpers import ServerProcess
from tests.web import browsers

playwright_api = pytest.importorskip("playwright.sync_api")
if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page
else:
    Browser, Page = playwright_api.Browser, playwright_api.Page

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "megalith" / "server" / "static"
CHROMIUM = browsers.found()
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
DESK: Any = {"width": 1440, "height": 900}
PHONE: Any = {"width": 390, "height": 844}
# What tests begin with, if they do not say something else: no waiting, every list open.
BEGIN: dict[str, Any] = {"speed": "at-once", "listOpen": True}
# In milliseconds; nothing waits that long unless it fails. Less shows sooner what fails.
PATIENCE = int(os.environ.get("MEGALITH_PATIENCE", "60000"))


class Server:
    """The server as its own process; it can be stopped and started again on the same store."""

    def __init__(self, folder: Path) -> None:
        self._db = f"sqlite:///{folder / 'tables.db'}"
        self._running = self._begin(0)
        self.port = self._running.port

    def _begin(self, port: int) -> ServerProcess:
        return ServerProcess(self._db, port, away=0)  # others may let a bot play at once

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        self._running = self._begin(self.port)

    def stop(self) -> None:
        if self._running.process.poll() is None:
            self._running.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: run `make web`")
    if not CHROMIUM:
        pytest.skip("no chromium on this machine")
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser(server: Server) -> Iterator[Browser]:
    with playwright_api.sync_playwright() as p:
        try:
            launched = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        except playwright_api.Error as error:
            pytest.skip(f"chromium does not start on this machine: {error.message.splitlines()[0]}")
        yield launched
        launched.close()


@pytest.fixture
def visitor(
    server: Server, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Page]]:
    """Opens the page for a new visitor: own cookie, own settings. No error may be logged."""
    pages: list[Any] = []
    faults: list[str] = []

    def visit(
        size: Any = DESK,
        locale: str = "en",
        begin: dict[str, Any] = BEGIN,
        coach: str = "off",  # or "ask", as a newcomer is asked
        lobby: bool = True,  # else next to nothing, where the test goes elsewhere at once
        **more: Any,
    ) -> Page:
        wishes = {"reduced_motion": "reduce", "has_touch": size is PHONE, **more}
        context = browser.new_context(base_url=server.url, viewport=size, locale=locale, **wishes)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.megalith ??= {json.dumps(json.dumps(begin))}")
        wish = json.dumps(json.dumps({"wish": coach}))
        context.add_init_script(f"localStorage['megalith-coach'] ??= {wish}")
        page = context.new_page()
        pages.append(page)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: _listen(message, faults))
        page.goto(server.url if lobby else f"{server.url}/healthz")
        return page

    yield visit
    if request.session.testsfailed > request.node.stash.get(_FAILED, 0):
        _show(pages, tmp_path)
    for page in pages:
        page.context.close()
    assert faults == []


_FAILED = pytest.StashKey[int]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[_FAILED] = item.session.testsfailed


def _listen(message: Any, faults: list[str]) -> None:
    """What breaks the page's content security policy is only told on the console."""
    if re.search("Content Security Policy", message.text):
        faults.append(message.text)


def _show(pages: list[Any], folder: Path) -> None:
    """What was on the screen when a test failed."""
    for k, page in enumerate(pages):
        print(f"\npage {k} at {page.url}:\n{page.inner_text('body')[:1500]}")
        page.screenshot(path=folder / f"page{k}.png")
        print(f"picture: {folder / f'page{k}.png'}")
