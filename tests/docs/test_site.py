"""The documentation as a site: built without the network, complete, and served by the server."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from megalith.server import app
from megalith.server.settings import Settings
from tests.server.conftest import sqlite as sqlite
from tests.server.conftest import start as start
from tests.server.helpers import Server, settings
from tools import site


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("server") / "manual"
    site.build(folder)
    return folder


def test_every_page_is_there_and_can_be_searched(built: Path) -> None:
    for page in site.pages().values():
        assert (built / page.replace("README.md", "index.md")).with_suffix(".html").is_file(), page
    index = json.loads((built / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert {"rules/origins.pl.html", "api/core.table.html", "index.pl.html"} <= found
    table = (built / "api" / "core.table.html").read_text(encoding="utf-8")
    assert "refusal" in table and "what somebody" not in table.lower()


def test_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    for page in built.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r'<(script|img)[^>]+src="https?:', text), page
        sheets = re.findall(r'<link[^>]+rel="stylesheet"[^>]*>', text)
        assert not [sheet for sheet in sheets if "http" in sheet], page


@pytest.fixture
def served(
    built: Path, sqlite: str, start: Callable[[Settings], Server], monkeypatch: pytest.MonkeyPatch
) -> Iterator[httpx.Client]:
    monkeypatch.setattr(app, "STATIC", built.with_name("static"))
    server = start(settings(sqlite))
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
        yield client


def test_the_server_serves_it(served: httpx.Client) -> None:
    page = served.get("/manual/")
    assert page.status_code == 200 and "Megalith" in page.text
    assert "'unsafe-inline'" in page.headers["Content-Security-Policy"]
    assert served.head("/manual/").status_code == 200
    assert served.get("/manual/nowhere.html").status_code == 404
    assert "unsafe" not in served.get("/").headers["Content-Security-Policy"]


def test_without_it_there_is_none(
    sqlite: str,
    start: Callable[[Settings], Server],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path / "static")
    server = start(settings(sqlite))
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
        assert client.head("/manual/").status_code == 404
