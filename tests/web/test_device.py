"""The page on a device: installed, started without the server, long press, keys."""

import re
from typing import Any

from tests.web import driver
from tests.web.conftest import PHONE
from tests.web.driver import BOT, ME


def test_the_page_can_be_installed(visitor: Any) -> None:
    page = visitor()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(address).json()
    assert manifest["name"] == "Megalith" and manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"] and len(answer.body()) > 200


def test_the_page_starts_without_its_server(visitor: Any, server: Any) -> None:
    page = visitor(fresh=True)
    page.wait_for_selector(".game .primary:not(:disabled)")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # who has the worker has the page: it is installed once this is kept
    assert page.evaluate(
        """async () => {
             const scripts = [...document.querySelectorAll('script[src]')].map((e) => e.src);
             const kept = await Promise.all(['/', ...scripts].map((s) => caches.match(s)));
             return kept.every(Boolean);
           }"""
    )
    server.stop()
    try:
        page.reload()
        page.wait_for_selector("h1:has-text('Megalith')")
        page.wait_for_selector("text=No connection to the server")
        assert page.locator(".game").count() == 4
        assert "Stone Age" in page.locator(".games").inner_text()
    finally:
        server.start()
    page.reload()
    page.wait_for_selector(".game .primary:not(:disabled)")


def test_a_long_press_says_why_not(visitor: Any) -> None:
    page = visitor(PHONE, lobby=False)
    driver.create(page, "stone_age", [ME, ME], start_player="seat_0")
    driver.my_turn(page)
    page.locator(".choice", has_text="1 worker to the forest").click()
    page.click(".confirm-button")
    page.click(".curtain button")
    driver.my_turn(page)
    box = page.get_by_role("img", name="Forest").first.bounding_box()
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(".tooltip .why")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # what it says can be read after the finger is lifted, until something else is touched
    assert re.search(r"\(SA-\d+\)", page.inner_text(".tooltip .why"))
    page.touchscreen.tap(5, 5)
    page.wait_for_selector(".tooltip", state="detached")


def test_the_whole_first_turn_by_keys_alone(visitor: Any) -> None:
    page = visitor()
    page.wait_for_selector(".game .primary:not(:disabled)")
    page.get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    driver.my_turn(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("skip")
    page.keyboard.press("Enter")  # to the choices
    page.wait_for_function("() => document.activeElement.closest('#choices') !== null")
    page.keyboard.press("2")
    page.wait_for_selector(".choice.chosen")
    page.keyboard.press("Escape")
    page.wait_for_selector(".choice.chosen", state="detached")
    page.keyboard.press("1")
    page.wait_for_selector(".choice.chosen")
    line = page.locator(".choice.chosen").inner_text()
    page.keyboard.press("1")  # once more is yes
    page.wait_for_selector(".choice.chosen", state="detached")
    assert line


def test_the_command_line_opens_completes_and_explains_what_is_wrong(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.keyboard.press("/")
    page.wait_for_selector("#command:focus")
    assert page.locator("#lines option").count() > 3
    page.keyboard.type("place_workers q")
    page.wait_for_function("() => document.querySelectorAll('#lines option').length <= 7")
    page.keyboard.press("Tab")
    assert page.input_value("#command").startswith("place_workers quarry")
    page.fill("#command", "place_workers hut 1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast:has-text('SA-')")
    page.fill("#command", "nonsense")
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast:has-text('A move begins with: place_workers')")
    page.fill("#command", "place_workers forrest 2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast:has-text('After “place_workers” comes: hunt, ')")
    page.fill("#command", "place_workers quarry 2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log-lines:has-text('You send 2 workers to the quarry')")
