"""`python -m tools.pictures`: the README's pictures anew, from recorded games on the real page.

Needs what the tests of the page need: `make .venv/dev build web`, and Chromium.
"""

import base64
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.server.helpers import ServerProcess
from tests.web import browsers, driver

ROOT: Final = Path(__file__).resolve().parent.parent
IMAGES: Final = ROOT / "docs" / "images"
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
GAMES: Final = {  # a record, the part of it that is played, and the colours
    "stone_age": ("stone_age/stack_empty.json", 0.55, "light"),
    "akropolis": ("akropolis/last_tile-two_long.json", 0.75, "light"),
    "origins": ("origins/district_gold-v3.json", 0.7, "dark"),
    "pantheon": ("pantheon/last_god-v3.json", 0.5, "light"),
}
KEPT: Final = """
localStorage.megalith = JSON.stringify({ speed: "at-once" });
localStorage["megalith-coach"] = JSON.stringify({ wish: "off" });
"""
SEATS: Final = [driver.ME, driver.BOT, driver.BOT, driver.BOT]


def taken(browser: Browser, url: str, game: str, size: Any, lang: str, colours: Any) -> bytes:
    """A table in the middle of a recorded game, when it is my turn."""
    file, part, _ = GAMES[game]
    record = json.loads((ROOT / "tests" / "records" / file).read_text())
    context = browser.new_context(
        base_url=url,
        viewport=size,
        locale=lang,
        color_scheme=colours,
        has_touch=size is PHONE,
        reduced_motion="reduce",
    )
    context.add_init_script(KEPT)
    page = context.new_page()
    page.goto(url)
    driver.fork(page, record, int(part * len(record["steps"])), SEATS[: record["players"]])
    driver.my_turn(page)
    page.wait_for_timeout(1000)  # pictures load
    shot = page.screenshot()
    context.close()
    return shot


def side_by_side(browser: Browser, shots: list[bytes]) -> bytes:
    page = browser.new_page(viewport={"width": 4 * 200 + 50, "height": 433 + 20})
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots
    )
    style = "body{display:flex;gap:10px;margin:10px;background:#fff}img{width:200px}"
    page.set_content(f"<style>{style}</style>{images}")
    return page.screenshot()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", 0)
        url = f"http://localhost:{server.port}"
        browser = playwright.chromium.launch(
            executable_path=browsers.found(), args=["--no-sandbox"]
        )
        for game, (_, _, colours) in GAMES.items():
            shot = taken(browser, url, game, DESK, "en", colours)
            (IMAGES / f"{game}.png").write_bytes(shot)
        phones = [taken(browser, url, game, PHONE, "pl", "light") for game in GAMES]
        (IMAGES / "phones.png").write_bytes(side_by_side(browser, phones))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
