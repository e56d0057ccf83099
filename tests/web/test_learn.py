"""Lessons in a real browser: each to its end, by right choices and by others, at both sizes."""

import re
from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from megalith.learn.lesson import course, read
from tests.helpers import THOROUGH
from tests.web import driver
from tests.web.conftest import DESK, PHONE

# Goes through a lesson: on where it tells, and where it asks by the choice that it shows when asked
# twice for a hint; with `astray` at each question first by another choice of the list. `show`: what
# each step points at; what of it is not drawn is told as `unseen`. `finger`: what is confirmed
# must be under a finger's tip without scrolling, or is told as `far`.
_TAKE = """
async ({ astray, show, finger }) => {
  const find = (s) => document.querySelector(s);
  const wait = (ms) => new Promise((r) => setTimeout(r, ms));
  const text = (s) => find(`.lesson-bar ${s}`)?.textContent ?? "";  // lays nothing out
  const now = () => [find(".lesson-bar")?.dataset.step, text(".verdict"), text(".sentence"),
    text(".lesson-said > p:nth-child(2)")].join("|");
  const choices = () => [...document.querySelectorAll("#choices .choice:not(:disabled)")];
  const seen = [], strayed = new Set(), unseen = new Set();
  const drawn = (id) => [...document.querySelectorAll(`.table-page [data-place="${id}"],
    .table-page [data-holds~="${id}"]`)].some((e) => e.getBoundingClientRect().width > 0);
  const look = (step) => {
    for (const id of show?.[step] ?? []) if (!drawn(id)) unseen.add(`${step}: ${id}`);
  };
  const far = new Set();
  const near = (e) => {
    const r = e.getBoundingClientRect();
    const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    return r.height >= 44 && r.bottom <= innerHeight && e.contains(hit);
  };
  const reach = async (step, e) => {
    for (let k = 0; k < 1000 && !near(e); k++) await wait(8);
    if (!near(e)) far.add(step);
  };
  const changed = async (before) => {
    for (let k = 0; k < 500 && now() === before; k++) await wait(4);
  };
  const send = async (before) => {  // what can be taken back is sent without being confirmed
    for (let k = 0; k < 250 && now() === before; k++) {
      const sure = find(".confirm-button:not(:disabled)");
      if (sure && finger) await reach(before, sure);
      if (sure) { sure.click(); return changed(before); }
      await wait(4);
    }
  };
  for (let turns = 0; turns < 300; turns++) {
    if (find(".lesson-bar.finished"))
      return { seen, strayed: strayed.size, over: true, unseen: [...unseen], far: [...far] };
    const before = now(), at = find(".lesson-bar").dataset.step;
    const on = find(".lesson-way .primary"), verdict = find(".verdict");
    if (verdict) seen.push(verdict.className.split(" ")[1]);
    else look(at);
    if (on) { on.click(); await changed(before); continue; }
    const list = choices();
    if (astray && !strayed.has(at) && list.length > 1) {
      strayed.add(at);
      list.at(-1).click();
      await wait(30);
      const inner = choices();
      if (now() === before && inner.length && !find(".confirm-button:not(:disabled)"))
        inner.at(-1).click();
      await send(before);
      continue;
    }
    find(".lesson-way .help")?.click();
    await wait(4);
    find(".lesson-way .help")?.click();
    await send(before);
  }
  return { seen, strayed: strayed.size, over: false, text: now() };
}
"""
EACH = pytest.mark.parametrize("title", TITLES)


def _open(page: Any, title: str, lesson: str = "") -> None:
    page.goto(f"{driver.origin(page)}/#/learn/{title}/{lesson}")
    page.wait_for_selector(".lesson-bar" if lesson else ".lesson-list")


BOTH = [(locale, size) for locale in ("en", "pl") for size in ("desk", "phone")]


@EACH
@pytest.mark.parametrize("locale,size", BOTH if THOROUGH else [("en", "phone"), ("pl", "desk")])
def test_every_lesson_is_taken_by_wrong_choices_too(
    visitor: Any, title: str, locale: str, size: str
) -> None:
    """Each size has one language in the quick suite. On a phone Confirm is under a finger, and in
    the longer language what is said can be read on every screen."""
    here = {"desk": DESK, "phone": PHONE}[size]
    page = visitor(here, locale, lobby=False)
    strayed = 0
    for lesson in course(title):
        _open(page, title, lesson)
        if (locale, size) == ("pl", "desk"):
            _readable(page)
            driver.resize(page, **here)
        wishes = {"show": _pointed(title, lesson), "finger": size == "phone"}
        found = page.evaluate(_TAKE, {"astray": True, **wishes})
        assert found["over"] and not found["unseen"] and not found["far"], (lesson, found)
        strayed += found["strayed"]
    assert strayed > 4


# Whether all of what the lesson says is on the screen, in lines of several words, with the way on.
_READABLE = """
() => {
  const bar = document.querySelector(".lesson-bar"), r = bar.getBoundingClientRect();
  const said = bar.querySelector(".sentence").getBoundingClientRect();
  const way = [...bar.querySelectorAll(".lesson-way button")].at(-1);
  const b = way.getBoundingClientRect();
  const hit = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
  return {
    wide: said.width >= 0.6 * r.width, inside: said.top >= r.top - 1 && said.bottom <= r.bottom + 1,
    reached: way.contains(hit), seen: said.bottom <= innerHeight,
  };
}
"""


def _readable(page: Any) -> None:
    """What is said can be read on every screen, in the longer language."""
    page.wait_for_selector(".board-box svg")
    for width, height in driver.SCREENS:
        driver.resize(page, width, height)
        page.wait_for_function(f"() => Object.values(({_READABLE})()).every(Boolean)")


def _pointed(title: str, lesson: str) -> dict[str, list[str]]:
    steps = enumerate(read(title, lesson).steps)
    return {str(n): sorted({*step.show} - {"city", "map", "dice"}) for n, step in steps}


def test_a_trap_is_played_and_taken_back(visitor: Any) -> None:
    page = visitor(lobby=False)
    _open(page, "stone_age", "feed")
    page.get_by_role("button", name="Next").click()
    page.locator('.choice[data-line="starve"]').click()
    page.locator(".confirm-button").click()
    page.wait_for_selector(".verdict.trap")
    page.get_by_role("button", name="Take it back").click()
    page.wait_for_selector('.choice[data-line="starve"]')


def test_who_leaves_comes_back_to_the_same_step_and_can_go_back(visitor: Any) -> None:
    page = visitor(lobby=False)
    _open(page, "stone_age", "turn")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector("text=The rings of a place")
    page.goto(f"{driver.origin(page)}/")
    page.wait_for_selector(".games")
    _open(page, "stone_age", "turn")
    page.wait_for_selector("text=The rings of a place")
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector("text=On a turn you send workers")


def test_learn_stands_beside_play_until_all_is_learnt(visitor: Any) -> None:
    page = visitor()
    link = page.locator('a[href="#/learn/stone_age"]')
    link.wait_for()
    done = list(course("stone_age"))
    page.evaluate(
        "([done]) => localStorage.setItem('megalith-learn',"
        " JSON.stringify({ stone_age: { done, all: done.length, at: {} } }))",
        [done],
    )
    page.reload()
    page.wait_for_selector('a[href="#/learn/akropolis"]')
    assert link.count() == 0


def test_a_lesson_ends_with_a_table_to_play_on(visitor: Any) -> None:
    page = visitor(lobby=False)
    _open(page, "stone_age", "turn")
    assert page.evaluate(_TAKE, {"astray": False})["over"]
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table-page:not(.lesson) #choices")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_how_to_play_shows_four_boards_and_fits_the_screen(visitor: Any, size: Any) -> None:
    page = visitor(size, lobby=False)
    for title in TITLES:
        page.goto(f"{driver.origin(page)}/#/howto/{title}")
        page.wait_for_selector(f'.howto[data-game="{title}"] .howto-picture svg')
        assert page.locator(".howto-picture").count() == 4
        assert page.locator(".howto-picture:has(svg)").count() == 4
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@EACH
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_how_to_play_is_printed_on_one_sheet(visitor: Any, title: str, locale: str) -> None:
    page = visitor(locale=locale, lobby=False)
    page.goto(f"{driver.origin(page)}/#/howto/{title}")
    page.wait_for_selector(f'.howto[data-game="{title}"] .howto-picture svg')
    sheet = page.pdf(format="A4", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1


@EACH
def test_rules_have_drawn_examples_that_lead_to_their_lesson(visitor: Any, title: str) -> None:
    page = visitor(lobby=False)
    page.goto(f"{driver.origin(page)}/#/rules/{title}")
    page.wait_for_selector(".rule-example figcaption")
    assert page.locator(".rule-example").count() >= 12
    first = page.locator(".rule-example").first
    first.scroll_into_view_if_needed()
    first.locator(".howto-picture svg").first.wait_for()
    drawn = page.locator(".rule-example:has(svg)").count()
    assert drawn < page.locator(".rule-example").count()  # the others when they are reached
    first.get_by_role("link", name="Try it").click()
    page.wait_for_selector(".lesson-bar")
