"""Bots over the network on the page: made and removed under Settings, challenged at a table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.helpers import Visitor
from tests.server.robots import Robot
from tests.web.conftest import DESK, PHONE, Server
from tests.web.driver import create

IN_SIGHT = """e => {
  const r = e.getBoundingClientRect();
  return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === e;
}"""
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def make(page: Any, name: str) -> str:
    """A bot made by hand; its token."""
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_text("My bots").click()
    page.get_by_label("Name of the bot").fill(name)
    page.get_by_role("button", name="Make a bot").click()
    return str(page.get_by_label("Token", exact=True).input_value())


@SIZES
def test_a_bot_is_made_under_settings_and_removed_there(
    visitor: Callable[..., Any], server: Server, size: Any, tmp_path: Path
) -> None:
    page = visitor(size)
    token = make(page, "Rex")
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers, timeout=60).json() == {"name": "Rex"}
    box = page.locator(".robots")
    page.screenshot(path=tmp_path / "made.png")
    assert box.locator(".token input").evaluate(IN_SIGHT)
    assert box.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
    box.get_by_role("button", name="New token").click()
    box.get_by_role("button", name="New token").click()
    page.wait_for_function("old => document.querySelector('.token input').value !== old", arg=token)
    assert httpx.get(f"{server.url}/api/me", headers=headers, timeout=60).status_code == 401
    box.get_by_role("button", name="Remove").click()
    box.get_by_role("button", name="Remove").click()
    page.locator(".robots li").wait_for(state="detached")


@SIZES
def test_the_host_asks_a_bot_that_listens_and_sees_that_it_is_one(
    visitor: Callable[..., Any], server: Server, size: Any, tmp_path: Path
) -> None:
    owner = Visitor(server.port)
    rex = Robot(owner, "Rex from afar")
    ear = rex.listen(games="stone_age")
    page = visitor(size, lobby=False)
    create(page, "stone_age", [{"who": "me"}, {"who": "open"}])
    seat = page.locator(".seat-list select")
    seat.locator("option", has_text="Rex from afar").wait_for(state="attached")
    seat.select_option(label="Over the network: Rex from afar")
    event = ear.next("challenge")
    rex.post(f"/bot/challenges/{event['table']}/decline", {"reason": "later"})
    page.get_by_text("Rex from afar declines: later perhaps.").wait_for()
    seat.select_option(label="Over the network: Rex from afar")
    event = ear.next("challenge")
    page.screenshot(path=tmp_path / "asked.png")
    rex.post(f"/tables/{event['table']}/join", {"invite": event["invite"]})
    page.locator(".robot-mark").first.wait_for()
    page.screenshot(path=tmp_path / "playing.png")
    owner.http.delete(f"/api/me/bots/{rex.id}")
    ear.end()
