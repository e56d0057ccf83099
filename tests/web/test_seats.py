"""Whose seat it is: a bot for somebody who left, the private link, a table full of friends."""

from typing import Any

from tests.web import driver
from tests.web.conftest import PHONE
from tests.web.driver import ME

OPEN = {"who": "open"}


def _ben_sits_down(ada: Any, ben: Any) -> str:
    id = driver.create(ada, "stone_age", [ME, OPEN], start_player="seat_0")
    ben.goto(ada.get_by_label("Link for friends").input_value())
    ben.get_by_role("button", name="Sit here").click()
    driver.my_turn(ada)
    return id


def _moves(page: Any) -> int:
    """How many workers were sent, as the page's log tells."""
    return int(page.locator(".log-lines").inner_text().count("sends"))


def test_a_bot_plays_for_somebody_who_left_and_hands_the_seat_back(visitor: Any) -> None:
    ada, ben = visitor(), visitor()
    id = _ben_sits_down(ada, ben)
    driver.turn(ada)
    driver.my_turn(ben)
    ben.goto(f"{driver.origin(ben)}/#/")
    ada.wait_for_selector(".players .dot.away")
    ada.locator(".player", has_text="Player 2").click()
    ada.get_by_role("button", name="Let a bot play for this player").click()
    ada.keyboard.press("Escape")
    ada.wait_for_selector(".players:has-text('a bot sits in')")
    driver.my_turn(ada)  # the bot has moved for Ben
    assert _moves(ada) >= 2
    ben.goto(f"{driver.origin(ben)}/#/table/{id}")
    ben.locator(".player", has_text="you").click()
    ben.get_by_role("button", name="Take my seat back").click()
    ben.keyboard.press("Escape")
    ada.wait_for_selector(".players:has-text('a bot sits in')", state="detached")
    driver.turn(ada)
    driver.my_turn(ben)
    assert not ada.locator("#choices").count()


def test_a_bot_plays_for_me_while_i_wish(visitor: Any) -> None:
    page = visitor()
    driver.create(page, "stone_age", [ME, driver.QUICK], start_player="seat_0", round_cap=1)
    driver.my_turn(page)
    page.locator(".player", has_text="Ada").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector("table.sheet")  # the two bots end the round without me


def test_the_private_link_brings_my_seats_to_another_device(visitor: Any) -> None:
    desk, phone = visitor(), visitor(PHONE)
    id = driver.create(desk, "stone_age", [ME, {"who": "me", "name": "Ben"}])
    driver.my_turn(desk)
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Make a link").click()
    link = desk.locator("dialog .share input").input_value()
    assert "/#/restore/" in link
    phone.goto(f"{driver.origin(phone)}/#/table/{id}")
    phone.wait_for_selector("text=This table is not here")  # private, and nobody's yet
    phone.goto(link)
    phone.get_by_role("button", name="Take my seats here").click()
    phone.locator(".table-line", has_text="Ada").click()
    driver.my_turn(phone)
    driver.play(phone, most=2)
    desk.wait_for_selector(".curtain")  # both devices are the same person


def test_a_private_link_that_was_replaced_is_refused(visitor: Any) -> None:
    page, thief = visitor(), visitor()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link").click()
    old = page.locator("dialog .share input").input_value()
    page.get_by_role("button", name="Make a link").click()
    page.wait_for_function(
        "(old) => document.querySelector('dialog .share input').value !== old", arg=old
    )
    thief.goto(old)
    thief.get_by_role("button", name="Take my seats here").click()
    thief.wait_for_selector("text=This link is no longer valid")


def test_a_friend_may_add_luck_and_the_host_may_seat_a_bot(visitor: Any) -> None:
    ada, ben = visitor(), visitor()
    seats = [ME, OPEN, OPEN]
    id = driver.create(ada, "stone_age", seats)
    ben.goto(ada.get_by_label("Link for friends").input_value())
    ben.get_by_role("button", name="Sit here").first.click()
    ben.locator("summary", has_text="Add luck of your own").click()
    ben.get_by_role("textbox", name="Add luck of your own").fill("knocking on wood")
    ben.get_by_role("button", name="Add", exact=True).click()
    ada.wait_for_selector(".seat-list:has-text('added a seed')")
    ada.get_by_label("Player 3").select_option("bot:random")
    ada.wait_for_selector(".table-page")
    ben.wait_for_selector(".table-page")
    table = ada.request.get(f"/api/tables/{id}").json()
    assert [s["seeded"] for s in table["seats"]] == [False, True, False]
