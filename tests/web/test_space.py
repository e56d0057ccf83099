"""How the screen is shared out: by width and height, in every title, in the longer language."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.web import driver
from tests.web.conftest import PHONE
from tests.web.driver import BOT, ME

SIDEWAYS: Any = {"width": 844, "height": 390}
SIZES: list[tuple[int, int, str]] = [
    (1440, 900, "wide"),
    (1280, 680, "beside"),  # a laptop
    (720, 450, "low"),  # a desk at 200 %
    (844, 390, "low"),  # a phone on its side
    (390, 844, "tall"),
    (360, 640, "tall"),  # a small phone
]

# What a player needs to see, measured: shares of the screen, and what is cut off.
_MEASURE = """
async () => {
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const screen = innerWidth * innerHeight;
  const part = (selector) => {
    const e = document.querySelector(selector);
    if (!e) return null;
    const r = e.getBoundingClientRect();
    const w = Math.min(r.right, innerWidth) - Math.max(r.left, 0);
    const h = Math.min(r.bottom, innerHeight) - Math.max(r.top, 0);
    return { left: r.left, w: r.width, share: Math.max(0, w) * Math.max(0, h) / screen };
  };
  const cut = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
    .map((e) => e.textContent);
  const first = document.querySelector("#choices button:not(:disabled), #choices summary");
  const r = first.getBoundingClientRect();
  const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return {
    board: part(".board-box"), map: part(".pantheon-map"), rail: part(".bar"),
    cut: cut(".table-head .status, .table-head .warning"),
    wider: document.documentElement.scrollWidth > innerWidth,
    slides: [".bar", ".choice-list"].filter((s) => {
      const e = document.querySelector(s);
      return e && e.scrollWidth > e.clientWidth + 1;
    }),
    reached: first.contains(hit),
    layout: document.querySelector(".table-page").className,
  };
}
"""


@pytest.mark.parametrize("game", list(TITLES))
def test_the_board_has_half_of_every_screen(visitor: Any, game: str) -> None:
    page = visitor(SIDEWAYS, locale="pl", lobby=False)
    driver.create(page, game, [ME, BOT, BOT])
    driver.my_turn(page)
    for width, height, layout in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f".table-page.{layout}")
        page.wait_for_function(f"() => document.documentElement.clientHeight === {height}")
        seen = page.evaluate(_MEASURE)
        at = f"{game} at {width} x {height}: {seen}"
        assert seen["board"]["share"] >= 0.5, at
        if seen["map"] and layout == "tall":
            assert seen["map"]["share"] >= 0.5, at
        assert seen["cut"] == [] and not seen["wider"] and seen["reached"], at
        assert seen["slides"] == [], at  # no choice reaches out of its list
        if layout == "low":
            assert seen["board"]["left"] == 0 and seen["rail"]["w"] == 260, at


# Of one box how much of another it covers, in square pixels.
_COVERS = """([over, under]) => {
  const box = (e) => e.getBoundingClientRect();
  const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const all = (s) => [...document.querySelectorAll(s)].map(box);
  return Math.max(...all(over).flatMap((a) => all(under).map((b) => common(a, b))));
}"""


def test_on_a_phone_nothing_lies_on_tiles_and_spots(visitor: Any) -> None:
    page = visitor(PHONE, locale="pl", lobby=False)
    driver.create(page, "akropolis", [ME, BOT, BOT, BOT])
    driver.my_turn(page)
    assert page.evaluate(_COVERS, [".price", ".offer svg.board"]) < 1
    page.click(".offer.can")
    page.wait_for_selector(".spot-legend")
    assert page.evaluate(_COVERS, [".spot-legend", "[data-spot] circle"]) == 0
    page.locator("[data-spot]").first.click()
    ghost = "[...document.querySelectorAll('.ghost-hex')].map((e) => e.innerHTML).join()"
    before = page.evaluate(ghost)
    page.click(".spot-legend button")  # turned where the thumb is
    page.wait_for_function(f"(old) => {ghost} !== old", arg=before)


def test_a_board_lies_otherwise_when_the_screen_is_turned(visitor: Any) -> None:
    page = visitor(SIDEWAYS, lobby=False)
    driver.create(page, "stone_age", [ME, BOT])
    driver.my_turn(page)
    shape = "() => document.querySelector('.board.stone-age').getAttribute('viewBox')"
    flat = page.evaluate(shape)
    page.set_viewport_size({"width": 720, "height": 450})  # low as well, but nearly square
    page.wait_for_function(f"(old) => ({shape})() !== old", arg=flat)
    page.set_viewport_size(SIDEWAYS)
    page.wait_for_function(f"(old) => ({shape})() === old", arg=flat)


def test_a_map_shows_what_is_asked_about_when_the_screen_is_turned(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "pantheon", [ME, BOT])
    driver.answer_until(page, ".sentence:has-text('which action')")
    seen = """() => {
      const map = document.querySelector(".pantheon-map").getBoundingClientRect();
      const at = document.querySelector("[data-focus]").getBoundingClientRect();
      return at.left >= map.left && at.right <= map.right;
    }"""
    for width, height in ((390, 844), (844, 390), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        page.wait_for_function(seen)
