"""The book of things: a page with every thing, and one tap away from wherever a thing is drawn."""

from typing import Any

import pytest

from megalith.core import data
from megalith.core.catalogue import TITLES
from megalith.learn.things import book
from tests.web import driver
from tests.web.conftest import DESK, PHONE

EACH = pytest.mark.parametrize("title", TITLES)
# What the title's own drawings show.
DRAWN = {
    "stone_age": ["places", "goods", "tiles", "cards"],
    "akropolis": ["kinds", "faces", "tiles"],
    "origins": ["buildings", "start_tiles", "zodiac", "cards", "tokens", "actions", "temples"],
    "pantheon": ["gods", "nations", "booty", "bonus", "cards", "money", "kinds", "columns"],
}
# A thing on the board at the beginning of a game.
PLACED = {
    "stone_age": ('[data-place="river"]', "place-river"),
    "akropolis": (".site [role=img], .site button", "tile-"),
    "origins": ('[data-place="site-1"]', "action-"),
    "pantheon": ('[role=img][aria-label="Deck"], [role=button][aria-label="Deck"]', "thing-deck"),
}


def things(page: Any, title: str) -> None:
    page.goto(f"{driver.origin(page)}/#/things/{title}")
    page.wait_for_selector(".thing-card")


@EACH
@pytest.mark.parametrize("size,locale", [(DESK, "en"), (PHONE, "pl")])
def test_every_thing_has_its_card_and_what_is_drawn_its_picture(
    visitor: Any, title: str, size: Any, locale: str
) -> None:
    page = visitor(size, locale, lobby=False)
    things(page, title)
    for chapter in book(title, data.shipped(title)):
        cards = page.locator(f"#things-{chapter.id} .thing-card")
        assert cards.count() == len(chapter.things), chapter.id
        if chapter.id in DRAWN[title]:
            drawn = page.locator(f"#things-{chapter.id} .thing-picture svg > *")
            assert drawn.count() >= len(chapter.things), chapter.id
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_things_are_found_in_both_languages(visitor: Any) -> None:
    page = visitor(DESK, "en", lobby=False)
    things(page, "origins")
    for said in ("obelisk", "Koziorożec", "koziorozec"):
        page.fill(".things-search", said)
        page.wait_for_function("() => document.querySelectorAll('.thing-card').length < 8")
        assert page.locator(".thing-card").count() >= 1, said
    assert page.locator('[data-thing="zodiac-capricorn"]').count() == 1


def test_a_thing_tells_its_numbers_and_its_rules_and_a_rule_the_way_back(visitor: Any) -> None:
    page = visitor(DESK, "en", lobby=False)
    things(page, "stone_age")
    page.click('[data-thing="place-hut"]')
    page.wait_for_selector("dialog .thing-rules .rule")
    assert "2" in page.inner_text("dialog .thing-numbers")
    page.click('dialog .rule-link >> text="SA-035"')
    page.wait_for_selector("dialog .rule-entry .rule-things")
    told = page.inner_text("dialog")
    assert "Rule SA-035" in told and "`" not in told and "[" not in told
    assert page.locator("dialog .rule-refusal").count() >= 1
    page.click('dialog .chip-link >> text="Hut"')
    page.wait_for_selector('dialog [data-thing="place-hut"]')
    page.click("dialog .opened-ways button")
    page.wait_for_selector("dialog .rule-entry")


@EACH
def test_a_key_opens_the_book_over_the_board_and_the_board_stays(visitor: Any, title: str) -> None:
    page = visitor(DESK, "en", lobby=False)
    driver.create(page, title, [driver.ME, driver.QUICK])
    page.wait_for_selector(".board-box")
    driver.my_turn(page)
    where, id = PLACED[title]
    page.locator(where).first.hover(force=True)
    page.wait_for_selector(".tooltip .more")
    page.keyboard.press("i")
    page.wait_for_selector(f'dialog [data-thing^="{id}"] .thing-rules')
    assert page.locator(".board-box").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator("#choices").count() == 1


def test_the_pointer_reaches_the_tooltip_and_presses_more(visitor: Any) -> None:
    page = visitor(DESK, "en", lobby=False)
    driver.create(page, "stone_age", [driver.ME, driver.QUICK])
    driver.my_turn(page)
    page.hover('[data-place="river"]')
    page.wait_for_selector(".tooltip .more")
    page.click(".tooltip .more")
    page.wait_for_selector('dialog [data-thing="place-river"] .thing-numbers')


def test_on_a_phone_a_long_press_leads_to_more(visitor: Any) -> None:
    page = visitor(PHONE, "pl", lobby=False)
    driver.create(page, "stone_age", [driver.ME, driver.QUICK])
    driver.my_turn(page)
    box = page.locator('[data-place="river"]').bounding_box()
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector(".tooltip .more")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.tap(".tooltip .more")
    page.wait_for_selector('dialog [data-thing="place-river"]')
    assert "Rzeka" in page.inner_text("dialog h2")


@EACH
def test_the_book_is_not_fetched_before_it_is_opened(visitor: Any, title: str) -> None:
    page = visitor(DESK, "en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    driver.create(page, title, [driver.ME, driver.QUICK])
    driver.my_turn(page)
    assert not [url for url in asked if "things" in url.lower() or "picture" in url.lower()]


def test_the_number_of_a_refusals_rule_opens_the_rule(visitor: Any) -> None:
    page = visitor(DESK, "en", lobby=False)
    driver.create(page, "stone_age", [driver.ME, driver.QUICK])
    driver.my_turn(page)
    page.click(".command-toggle")
    page.fill("#command", "place_workers hut 1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast .rule-in")
    page.click(".toast .rule-in")
    page.wait_for_selector("dialog .rule-entry .rule-things")


@EACH
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_rules_for_players_name_no_files_codes_or_coordinates(
    visitor: Any, title: str, locale: str
) -> None:
    page = visitor(DESK, locale, lobby=False)
    page.goto(f"{driver.origin(page)}/#/rules/{title}")
    page.wait_for_selector(".rule .rule-link")
    page.wait_for_function("() => !document.querySelector('.rules > .rule code')")
    told = "\n".join(page.locator(".rules > .rule, .rules > p").all_inner_texts())
    for mark in ("`", "[ruling", "[rozstrz", "[p.", "[s.", ".json", "_", "(0,"):
        assert mark not in told, mark
