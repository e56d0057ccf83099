"""The frame of the table: undo, reconnect, hot seat, two browsers, preview, why not, replay."""

import re
from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.web import driver
from tests.web.conftest import PHONE
from tests.web.driver import BOT, ME


def _first_worker(page: Any) -> None:
    page.locator(".choice", has_text="1 worker to the forest").click()
    page.click(".confirm-button")


def _first_worker_elsewhere(page: Any) -> None:
    page.locator(".choice", has_text="1 worker to the quarry").click()
    page.click(".confirm-button")
    page.wait_for_selector(".log-lines:has-text('You send 1 worker to the quarry')")


def test_play_now_reaches_the_first_decision_in_one_click(visitor: Any) -> None:
    page = visitor()
    page.locator(".game", has_text="Stone Age").get_by_role("button", name="Play now").click()
    driver.my_turn(page)
    assert "Your turn" in page.title()


def test_what_cannot_be_clicked_says_why_with_the_rule(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, ME], start_player="seat_0")
    driver.my_turn(page)
    _first_worker(page)
    page.click(".curtain button")
    page.get_by_role("img", name="Forest").hover()
    page.wait_for_selector(".tooltip .why")
    assert re.search(r"\(SA-\d+\)", page.inner_text(".tooltip .why"))


def test_a_choice_is_shown_before_it_is_confirmed(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.locator(".choice", has_text="3 workers to the forest").click()
    page.wait_for_selector(".preview:has-text('You send 3 workers to the forest')")
    assert page.locator(".stone-age .ghost").count() == 3
    page.get_by_role("button", name="Cancel").click()
    page.mouse.move(5, 5)
    page.wait_for_selector(".stone-age .ghost", state="detached")


def test_a_hint_is_three_choices_with_what_to_expect(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expected = r".+ \(expected lead [+-]?\d+(\.\d)?, \d+% to win\)"
    best = page.locator(".hint p")
    best.wait_for()
    assert re.fullmatch(f"A bot would choose: {expected}", best.inner_text())
    page.get_by_text("The next best").click()
    others = page.locator(".hint li").all_inner_texts()
    assert len(others) == 2 and all(re.fullmatch(expected, other) for other in others)
    fits = "(bar) => bar.scrollHeight <= bar.clientHeight"
    assert page.locator(".bar").evaluate(fits)  # what is asked stays in sight


def test_a_click_shows_what_a_hint_means(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("The next best").click()
    second = page.locator(".hint li .advice").first
    second.click()
    page.wait_for_selector(".stone-age .ghost")
    fits = "(bar) => bar.scrollHeight <= bar.clientHeight"
    page.wait_for_selector(".preview:has-text('You send')")
    assert page.locator(".bar").evaluate(fits)  # with what the choice would do
    chosen = page.locator("#choices .choice.chosen")
    assert chosen.inner_text() == second.inner_text()
    page.get_by_role("button", name="Cancel").click()
    assert chosen.count() == 0 and second.is_visible()
    page.locator(".hint p .advice").click()
    advised = page.inner_text(".hint p .advice")
    assert chosen.inner_text() == advised
    page.click(".confirm-button")
    page.wait_for_selector(".hint", state="detached")
    page.wait_for_selector(f".log-lines:has-text('You send {advised}')")


def test_a_hint_on_a_phone_is_shown_and_confirmed_with_a_second_tap(visitor: Any) -> None:
    page = visitor(PHONE, lobby=False)
    driver.create(page, "akropolis", [ME, BOT])
    driver.my_turn(page)
    page.locator(".offer.can").first.click()
    page.wait_for_selector("[data-spot]")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("The next best").click()
    page.locator(".hint li .advice").last.click()
    page.wait_for_selector(".ghost-hex")
    inside = page.locator(".confirm-button").bounding_box()
    assert inside["y"] + inside["height"] <= PHONE["height"]
    page.locator(".hint li .advice").last.click()
    page.wait_for_selector(".ghost-hex", state="detached")


@pytest.mark.parametrize(
    ("title", "expected"),
    [("akropolis", r"expected lead [+-]?\d+(\.\d)?"), ("origins", r"expected points \d+")],
)
def test_alone_a_hint_expects_a_lead_or_points(visitor: Any, title: str, expected: str) -> None:
    page = visitor(lobby=False)
    driver.create(page, title, [ME])
    driver.my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint p").wait_for()
    assert re.fullmatch(rf"A bot would choose: .+ \({expected}\)", page.inner_text(".hint p"))


@pytest.mark.skipif("akropolis" not in TITLES, reason="Akropolis is not in the catalogue")
def test_undo_takes_the_last_decision_back(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "akropolis", [ME, BOT])
    driver.my_turn(page)
    page.locator(".offer.can").first.click()
    page.wait_for_selector("[data-spot]")
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_selector(".offer.can")
    assert page.locator("[data-spot]").count() == 0


def test_hot_seat_passes_the_device_on(visitor: Any) -> None:
    page = visitor(lobby=False)
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    driver.create(page, "stone_age", seats, start_player="seat_0")
    driver.my_turn(page)
    _first_worker(page)
    page.wait_for_selector(".curtain:has-text('Ben')")
    page.click("text=I am here")
    assert "Ben" in page.inner_text(".sentence")
    driver.resize(page, 390, 844)
    page.wait_for_selector(".chips")
    assert page.locator(".chip-name").all_inner_texts() == ["Ada", "Ben"]  # neither is "you"


def test_two_browsers_sit_at_one_table(visitor: Any) -> None:
    ada, ben = visitor(lobby=False), visitor(lobby=False)
    driver.create(ada, "stone_age", [ME, {"who": "open"}], start_player="seat_0")
    link = ada.locator("input[readonly]").input_value()
    ben.goto(link)
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="I am ready").click()
    driver.my_turn(ada)
    _first_worker(ada)
    driver.my_turn(ben)
    assert ben.locator(".log-lines").inner_text().count("sends 1 worker to the forest") == 1
    assert ada.locator("#choices").count() == 0


def test_a_server_that_restarts_goes_on_with_the_same_game(visitor: Any, server: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    _first_worker(page)
    page.wait_for_selector(".log-lines:has-text('Planner 2 sends')")
    driver.my_turn(page)
    before = page.locator(".log-lines").inner_text()
    server.stop()
    page.wait_for_selector("text=No connection to the server")
    server.start()
    page.wait_for_selector("text=No connection to the server", state="detached")
    assert page.locator(".log-lines").inner_text() == before
    _first_worker_elsewhere(page)


def test_a_game_can_be_walked_and_linked_step_by_step(visitor: Any) -> None:
    page = visitor(lobby=False)
    id = driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    driver.play(page, most=4)
    page.goto(f"{driver.origin(page)}/#/replay/{id}/3")
    page.wait_for_selector(".walker")
    assert page.inner_text(".walker output").startswith("3 /")
    page.get_by_role("button", name="One step on").click()
    assert page.evaluate("location.hash").endswith("/4")


def test_the_keyboard_alone_can_play(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.keyboard.press("1")
    page.wait_for_selector(".choice.chosen")
    page.locator(".confirm-button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".log-lines:has-text('You send')")


def test_a_typed_line_is_a_move(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.get_by_role("button", name="Type a move").click()
    page.fill("#command", "place_workers fo")
    page.keyboard.press("Tab")
    assert page.input_value("#command").startswith("place_workers forest")
    page.fill("#command", "place_workers forest 2")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log-lines:has-text('You send 2 workers to the forest')")


def test_a_language_is_switched_at_once(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, BOT], start_player="seat_0")
    driver.my_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_role("button", name="PL").click()
    page.wait_for_selector(".sentence:has-text('ustaw pionki')")
    assert page.evaluate("document.documentElement.lang") == "pl"
