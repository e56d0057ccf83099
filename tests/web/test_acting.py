"""The board is where one acts: one rule of committing, things to begin with, few clicks."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web import driver
from tests.web.conftest import DESK, PHONE
from tests.web.driver import BOT, ME

RECORDS = Path(__file__).parents[1] / "records"
CLOSED = {"speed": "at-once"}  # lists as a new visitor finds them
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


class Hand:
    """Clicks, and counts them."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.clicks = 0

    def click(self, selector: str, **more: Any) -> None:
        driver.my_turn(self.page)
        self.page.locator(selector).first.click(**more)
        self.clicks += 1

    def on(self, name: str) -> None:
        """A click on the middle of a drawn thing."""
        driver.my_turn(self.page)
        self.page.locator(f'.pickable:has([aria-label^="{name}"])').first.click()
        self.clicks += 1


@SIZES
def test_workers_are_sent_by_clicks_on_the_rings(visitor: Any, size: Any) -> None:
    page = visitor(size, begin=CLOSED, lobby=False)
    driver.create(page, "stone_age", [ME, ME], start_player="seat_0")
    hand = Hand(page)
    assert not page.locator(".choice").first.is_visible()  # no wall of words
    for n in (1, 2, 3):
        hand.on("Forest")
        page.wait_for_selector(f".stone-age .ghost >> nth={n - 1}")
        assert page.locator(".stone-age .ghost").count() == n
    page.get_by_role("button", name="One less").click()
    assert page.locator(".number-picker output").inner_text() == "2 workers to the forest"
    assert page.locator(".final").inner_text() == "This ends your turn."
    page.click(".confirm-button")
    page.wait_for_selector(".curtain")


@SIZES
def test_what_can_be_undone_is_done_at_the_first_click(visitor: Any, size: Any) -> None:
    page = visitor(size, begin=CLOSED, lobby=False)
    driver.create(page, "akropolis", [ME, BOT])
    driver.my_turn(page)
    assert page.locator(".choice .costs").first.inner_text().strip() == "−1"  # another is free
    page.locator(".offer.can").first.click()
    page.wait_for_selector(".undo-button")  # where the confirmation would be
    page.click(".undo-button")
    page.wait_for_selector(".offer.can")
    page.locator(".offer.can").first.click()
    page.locator("[data-spot]").first.click()  # what cannot be undone: here, where one sees it
    page.wait_for_selector(".says:has-text('The tile here'):has-text('This ends your turn')")
    page.click(".confirm-button")  # the third click: a tile is taken and laid
    page.wait_for_selector(".offer.can")


def test_the_list_and_the_keys_follow_the_same_rule(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, ME], start_player="seat_0")
    driver.my_turn(page)
    page.keyboard.press("1")
    page.wait_for_selector(".final:has-text('This ends your turn')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".final", state="detached")
    page.locator(".choice").nth(2).click()
    page.wait_for_selector(".final:has-text('This ends your turn')")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector(".curtain")


def test_everything_is_confirmed_if_one_wants_it_so(visitor: Any) -> None:
    page = visitor(begin={**CLOSED, "alwaysConfirm": True}, lobby=False)
    driver.create(page, "akropolis", [ME, BOT])
    driver.my_turn(page)
    page.locator(".offer.can").first.click()
    page.wait_for_selector(".confirm-button:not([disabled])")
    assert page.locator(".final").count() == 0  # it could be taken back


def test_dice_are_announced_and_tools_are_switches(visitor: Any) -> None:
    page = visitor(begin=CLOSED, lobby=False)
    driver.create(page, "stone_age", [ME, ME], start_player="seat_0")
    driver.my_turn(page)
    for place, n in (("Tool maker", 1), ("Quarry", 5), ("Forest", 4)):
        hand = Hand(page)
        hand.on(place)
        for _ in range(n - 1):
            hand.on(place)
        page.click(".confirm-button")
        page.wait_for_selector(".curtain button, .sentence:has-text('act next')")
        if page.locator(".curtain button").count():
            page.click(".curtain button")
    driver.my_turn(page)
    hand.on("Tool maker")  # then only the forest is left: it is chosen, and asks
    page.wait_for_selector(".final:has-text('Dice will be rolled')")
    page.click(".confirm-button")
    page.wait_for_selector(".tool-switch")
    page.locator(".tool-switch").first.click()
    page.wait_for_selector(".says:has-text('+ 1 =')")
    assert page.locator(".tool-switch").first.get_attribute("aria-pressed") == "true"
    page.locator(".tool-switch").first.click()
    page.wait_for_selector(".says:has-text('+ 1 =')", state="detached")


def test_origins_visits_a_site_and_takes_stone_with_two_clicks(visitor: Any) -> None:
    page = visitor(begin=CLOSED, lobby=False)
    driver.create(page, "origins", [ME, ME])
    _drafted(page)
    hand = Hand(page)
    hand.click('[data-action="gain_stone"]')
    ends = page.locator(".final:has-text('This ends your turn')")
    ends.or_(page.locator(".log-lines:has-text('gains')")).first.wait_for()
    if ends.count():  # by some deals the worker has a bonus first, and nothing is to be confirmed
        hand.click(".confirm-button")
    page.wait_for_selector(".curtain, .log-lines:has-text('gains')")
    assert hand.clicks <= 2


def test_origins_sets_up_a_farm_with_the_archon_with_six_clicks(visitor: Any) -> None:
    page = visitor(begin=CLOSED, lobby=False)
    driver.create(page, "origins", [ME, ME])
    _drafted(page)
    hand = Hand(page)
    hand.click('[data-pick*="archon"]')
    hand.click('[data-action="buy_building"]')
    page.wait_for_selector(".bar:has-text('Choose a tile')")
    hand.click('[data-pick*="farm"]')  # what shall lie there as a farm is said by the next click
    hand.click('[data-pick*="source"]')
    page.wait_for_selector(".bar:has-text('as a farm')")
    hand.click('[data-pick*="place_tile"]')
    hand.click(".confirm-button")
    page.wait_for_selector(".log-lines:has-text('lays')")
    assert hand.clicks == 6


def test_pantheon_draws_three_cards_with_three_clicks(visitor: Any) -> None:
    page = visitor(begin=CLOSED, lobby=False)
    # a bonus token that is dealt may bring a god, and with it a fourth card or a question
    driver.create(page, "pantheon", [ME, ME], bonus_tokens="chosen")
    _acting(page)
    hand = Hand(page)
    for n in range(3):
        hand.click('[data-pick*="draw"] >> nth=-1' if n else '.pickable:has([data-key^="row-"])')
    page.wait_for_selector(".curtain")
    assert hand.clicks == 3


def test_pantheon_begins_with_the_god_or_the_token(visitor: Any) -> None:
    page = visitor(begin=CLOSED, lobby=False)
    record = json.loads((RECORDS / "pantheon" / "last_god-v2.json").read_text())
    driver.fork(page, record, _first(record, "offer"), [ME, ME])
    _acting(page)
    hand = Hand(page)
    hand.click('.pickable:has([data-key^="god-"])')
    page.wait_for_selector(".sentence:not(:has-text('which action'))")
    assert hand.clicks == 1


@SIZES
def test_a_hint_is_drawn_at_once(visitor: Any, size: Any) -> None:
    page = visitor(size, begin=CLOSED, lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint")
    page.wait_for_selector(".stone-age .ghost")


def test_a_turn_can_be_taken_back_after_the_bots_have_answered(visitor: Any) -> None:
    page = visitor(begin=CLOSED, lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    hand = Hand(page)
    hand.on("Forest")
    hand.click(".confirm-button")
    page.wait_for_selector(".log-lines:has-text('You send 1 worker')")
    driver.my_turn(page)
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_selector(".log-lines:not(:has-text('You send 1 worker'))")
    driver.my_turn(page)


def _drafted(page: Any) -> None:
    """Past the draft of dice, to the first action."""
    driver.answer_until(page, ".kind-row")


def _acting(page: Any) -> None:
    """To the question which action."""
    driver.answer_until(page, ".sentence:has-text('which action')")


def _first(record: dict[str, Any], action: str) -> int:
    """The number of the first step that takes this action."""
    return next(n for n, step in enumerate(record["steps"]) if step.get("action") == action)
