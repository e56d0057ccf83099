"""The page as a whole: access, size, rules, the words of both sides."""

import gzip
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.helpers import THOROUGH
from tests.web import driver
from tests.web.conftest import DESK, PHONE, ROOT, STATIC

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


COLOURS = ["color-contrast", "link-in-text-block"]
SETTLED = """Promise.all(document.getAnimations()
    .filter((a) => a instanceof CSSTransition)
    .map((a) => a.finished.catch(() => null))).then(() => true)"""


def _serious(page: Any) -> list[str]:
    """What axe-core finds serious or critical, when no colour is on its way any more; what has to
    do with colours by day and by night."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return [*_found(page, "light", {}), *_found(page, "dark", {"runOnly": COLOURS})]


def _found(page: Any, scheme: Any, rules: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector(f"html[data-theme={scheme}]")
    page.evaluate(SETTLED)
    wishes = {"resultTypes": ["violations"], **rules}
    found = page.evaluate("(wishes) => axe.run(document, wishes)", wishes)
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:200]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def _pages(page: Any) -> Iterator[str]:
    """Opens one main page after the other; its name when it is there."""
    page.wait_for_selector(".game .primary:not(:disabled)")
    yield "lobby"
    page.locator(".game", has_text="Stone Age").get_by_role("button", name="New table").click()
    page.wait_for_selector("dialog .new-table")
    yield "new table"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog .settings")
    yield "settings"
    page.keyboard.press("Escape")
    for title in TITLES:
        page.goto(f"{driver.origin(page)}/#/score/{title}")
        page.wait_for_selector(".palette" if title == "akropolis" else ".calc >> nth=0 >> input")
        page.wait_for_selector("table.sheet")  # the answer has come: nothing moves any more
        yield f"score {title}"
    page.goto(f"{driver.origin(page)}/#/rules/stone_age")
    page.wait_for_selector(".rule")
    yield "rules"
    page.goto(f"{driver.origin(page)}/#/replay")
    page.wait_for_selector(".upload")
    yield "upload"
    driver.create(page, "stone_age", [driver.ME, {"who": "open"}])
    page.wait_for_selector(".waiting")
    yield "waiting"
    id = driver.create(page, "stone_age", [driver.ME, driver.QUICK], round_cap=1)
    driver.my_turn(page)
    yield "table"
    assert driver.play(page)["over"]
    yield "score sheet"
    page.goto(f"{driver.origin(page)}/#/replay/{id}/9")
    page.wait_for_selector(".walker")
    yield "replay"


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make web`")
@pytest.mark.parametrize("size", [DESK, PHONE] if THOROUGH else [DESK])
def test_axe_finds_nothing_serious(visitor: Any, size: Any) -> None:
    page = visitor(size)
    found = {name: _serious(page) for name in _pages(page)}
    assert len(found) == 13 and {n: f for n, f in found.items() if f} == {}


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make web`")
@pytest.mark.parametrize("game", list(TITLES))
def test_axe_finds_nothing_serious_on_any_board(visitor: Any, game: str) -> None:
    page = visitor(PHONE, lobby=False)
    driver.create(page, game, [driver.ME, driver.QUICK])
    driver.my_turn(page)
    driver.play(page, most=6)
    driver.my_turn(page)
    assert _serious(page) == []


def test_the_lobby_is_light(visitor: Any) -> None:
    page = visitor(fresh=True)
    page.wait_for_selector(".game .primary:not(:disabled)")
    files = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    loaded = [STATIC / "assets" / f.rsplit("/", 1)[1] for f in files if "/assets/" in f]
    code = [f for f in loaded if f.suffix in (".js", ".css")]
    assert len(code) >= 2
    assert sum(len(gzip.compress(f.read_bytes())) for f in code) < 300_000
    sent = page.evaluate("performance.getEntriesByType('resource').map((e) => e.encodedBodySize)")
    assert sum(sent) < 600_000  # with fonts, as they came over the line


def test_the_rules_are_searched(visitor: Any) -> None:
    page = visitor(lobby=False)
    page.goto(f"{driver.origin(page)}/#/rules/stone_age")
    page.wait_for_selector(".rule")
    everything = page.locator(".rule").count()
    page.get_by_label("Search the rules").fill("SA-035")
    page.wait_for_function(f"() => document.querySelectorAll('.rule').length < {everything}")
    assert "SA-035" in page.inner_text(".rules")
    page.goto(f"{driver.origin(page)}/#/rules/akropolis")
    page.get_by_label("Search the rules").fill("construction site")  # words of a heading
    page.locator(".rule", has_text="AK-046").wait_for()


def test_the_rules_speak_the_language_of_the_page(visitor: Any) -> None:
    page = visitor(locale="pl", lobby=False)
    page.goto(f"{driver.origin(page)}/#/rules/stone_age")
    page.get_by_label("Szukaj w zasadach").fill("chata pionki")
    hut = page.locator(".rule", has_text="SA-035")
    hut.wait_for()
    assert "dokładnie 2 pionki" in hut.inner_text()


def test_a_class_has_its_look_from_one_part_of_the_page() -> None:
    """A style sheet stays loaded: what it says of a bare class goes for every page and title."""
    owners: dict[str, set[str]] = {}
    for file in (ROOT / "web" / "src").rglob("*.css"):
        part = file.parent.relative_to(ROOT / "web" / "src").as_posix()
        text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selectors in re.findall(r"([^{};]+)\{", text):
            for bare in re.findall(r"(?:^|,)\s*\.([\w-]+)(?::[\w-]+)?\s*(?=,|$)", selectors):
                owners.setdefault(bare, set()).add(part)
    assert {name: parts for name, parts in owners.items() if len(parts) > 1} == {}


@pytest.mark.skipif(not AXE.exists() or not shutil.which("npx"), reason="no Node")
def test_the_pages_own_logic_and_its_words() -> None:
    command = ["npx", "vitest", "run"]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
