"""A real server and a real browser, shared by all tests. Without Chromium or the built page these
tests are skipped and say why.
"""

import json
import os
import re
from collections import defaultdict
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


class Windows:
    """Browsers of people, one window for each visitor. Who comes after has a new cookie and nothing
    in the storage, but need not fetch and read the page's code again: the dearest of a visit.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[str, list[Any]] = defaultdict(list)
        self._used: list[tuple[str, Any]] = []

    def open(self, fresh: bool, **wishes: Any) -> Page:
        """`fresh`: of a browser that was never here."""
        kind = json.dumps(wishes, sort_keys=True)
        known = self._free[kind]
        context = known.pop() if known and not fresh else self._browser.new_context(**wishes)
        context.set_default_timeout(PATIENCE)
        self._used.append((kind, context))
        return context.new_page()

    def close(self) -> None:
        """What was open; a browser that cannot be made clean is not used again."""
        for kind, context in self._used:
            try:
                context.pages[0].evaluate("localStorage.clear()")
                for page in context.pages:
                    page.close()
                context.clear_cookies()
                self._free[kind].append(context)
            except (playwright_api.Error, IndexError):
                context.close()
        self._used.clear()


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def visitor(
    server: Server, windows: Windows, request: pytest.FixtureRequest, tmp_path: Path
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
        fresh: bool = False,  # in a browser that has nothing of the page yet
        **more: Any,
    ) -> Page:
        wishes = {"reduced_motion": "reduce", "has_touch": size is PHONE, **more}
        page = windows.open(fresh, base_url=server.url, viewport=size, locale=locale, **wishes)
        page.add_init_script(f"localStorage.megalith ??= {json.dumps(json.dumps(begin))}")
        wish = json.dumps(json.dumps({"wish": coach}))
        page.add_init_script(f"localStorage['megalith-coach'] ??= {wish}")
        pages.append(page)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: _listen(message, faults))
        page.goto(server.url if lobby else f"{server.url}/healthz")
        return page

    yield visit
    if request.session.testsfailed > request.node.stash.get(_FAILED, 0):
        _show(pages, tmp_path)
    windows.close()
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
