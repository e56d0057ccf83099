"""The page as a whole: access, size, first paint, calculator, rules, the words of both sides."""

import gzip
import shutil
import subprocess
from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.web import driver
from tests.web.conftest import DESK, PHONE, ROOT, STATIC

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def _serious(page: Any) -> list[str]:
    """What axe-core finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:200]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run web/build.sh")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visitor: Any, size: Any, scheme: str) -> None:
    page = visitor(size, color_scheme=scheme)
    page.wait_for_selector(".game .primary:not(:disabled)")
    assert _serious(page) == []
    driver.create(page, "stone_age", [driver.ME, driver.BOT], start_player="seat_0")
    driver.my_turn(page)
    assert _serious(page) == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run web/build.sh")
@pytest.mark.parametrize("game", list(TITLES))
def test_axe_finds_nothing_serious_on_any_board(visitor: Any, game: str) -> None:
    page = visitor()
    driver.create(page, game, [driver.ME, driver.QUICK])
    driver.my_turn(page)
    driver.play(page, most=6)
    driver.my_turn(page)
    assert _serious(page) == []


def test_the_lobby_is_light_and_quick(visitor: Any) -> None:
    page = visitor()
    page.wait_for_selector(".game .primary:not(:disabled)")
    files = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    loaded = [STATIC / "assets" / f.rsplit("/", 1)[1] for f in files if "/assets/" in f]
    code = [f for f in loaded if f.suffix in (".js", ".css")]
    assert len(code) >= 2
    assert sum(len(gzip.compress(f.read_bytes())) for f in code) < 300_000
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert paint < 1500


def test_the_calculator_counts_what_is_typed(visitor: Any) -> None:
    page = visitor()
    page.goto(f"{driver.origin(page)}/#/score/stone_age")
    page.get_by_label("Score track").first.fill("41")
    page.get_by_label("Food track").first.fill("6")
    page.get_by_label("Farmers").first.fill("2")
    page.wait_for_selector("tfoot td:has-text('53')")


def test_the_rules_are_searched(visitor: Any) -> None:
    page = visitor()
    page.goto(f"{driver.origin(page)}/#/rules/stone_age")
    page.wait_for_selector(".rule")
    everything = page.locator(".rule").count()
    page.get_by_label("Search the rules").fill("SA-035")
    page.wait_for_function(f"document.querySelectorAll('.rule').length < {everything}")
    assert "SA-035" in page.inner_text(".rules")


@pytest.mark.skipif(not AXE.exists() or not shutil.which("npx"), reason="no Node")
def test_the_pages_own_logic_and_its_words() -> None:
    command = ["npx", "vitest", "run"]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
