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
    ben.get_by_role("button", name="I am ready").click()
    driver.my_turn(ada)
    return id


def _moves(page: Any) -> int:
    """How many workers were sent, as the page's log tells."""
    return int(page.locator(".log-lines").inner_text().count("sends"))


def test_a_bot_plays_for_somebody_who_left_and_hands_the_seat_back(visitor: Any) -> None:
    ada, ben = visitor(lobby=False), visitor(lobby=False)
    id = _ben_sits_down(ada, ben)
    driver.turn(ada)
    driver.my_turn(ben)
    ben.goto(f"{driver.origin(ben)}/#/")
    ada.wait_for_selector(".players .dot.away")
    ada.locator(".notice button").click()  # one click: her friend is away
    ada.wait_for_selector(".players:has-text('a bot sits in')")
    driver.my_turn(ada)  # the bot has moved for Ben
    assert _moves(ada) >= 2
    ben.goto(f"{driver.origin(ben)}/#/table/{id}")
    ben.wait_for_selector(".notice:has-text('A bot plays for you.')")
    ben.locator(".notice button").click()
    ada.wait_for_selector(".players:has-text('a bot sits in')", state="detached")
    driver.turn(ada)
    driver.my_turn(ben)
    assert not ada.locator("#choices").count()


def test_a_bot_plays_for_me_while_i_wish(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, driver.QUICK], start_player="seat_0", round_cap=1)
    driver.my_turn(page)
    page.locator(".player", has_text="Ada").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector("table.sheet")  # the two bots end the round without me


def test_the_private_link_brings_my_seats_to_another_device(visitor: Any) -> None:
    desk, phone = visitor(lobby=False), visitor(PHONE, lobby=False)
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
    page, thief = visitor(), visitor(lobby=False)
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
    ada, ben = visitor(lobby=False), visitor(lobby=False)
    seats = [ME, OPEN, OPEN]
    id = driver.create(ada, "stone_age", seats)
    ben.goto(ada.get_by_label("Link for friends").input_value())
    ben.get_by_role("button", name="Sit here").first.click()
    ben.locator("summary", has_text="Add luck of your own").click()
    ben.get_by_role("textbox", name="Add luck of your own").fill("knocking on wood")
    ben.get_by_role("button", name="Add", exact=True).click()
    ada.wait_for_selector(".seat-list:has-text('added a seed')")
    ben.get_by_role("button", name="I am ready").click()
    ada.get_by_label("Player 3").select_option("bot:random")
    ada.wait_for_selector(".table-page")
    ben.wait_for_selector(".table-page")
    table = ada.request.get(f"/api/tables/{id}").json()
    assert [s["seeded"] for s in table["seats"]] == [False, True, False]


def test_the_host_sends_somebody_away(visitor: Any) -> None:
    ada, ben = visitor(lobby=False), visitor(lobby=False)
    driver.create(ada, "stone_age", [ME, OPEN, OPEN])
    link = ada.get_by_label("Link for friends").input_value()
    ben.goto(link)
    ben.get_by_role("button", name="Sit here").first.click()
    ada.get_by_role("button", name="Send away").click()
    ada.get_by_role("button", name="Cancel").click()
    ada.get_by_role("button", name="Send away").click()
    ada.get_by_role("group", name="Send away").get_by_role("button", name="Send away").click()
    ben.wait_for_selector("text=This table is not here")
    ada.wait_for_function(
        "(old) => document.querySelector('.share input').value !== old", arg=link
    )  # the old link lets nobody in
    ben.goto(f"{driver.origin(ben)}/#/")
    ben.goto(link)
    ben.wait_for_selector("text=This table is not here")


def test_the_host_replaces_a_stranger_in_a_public_game(visitor: Any) -> None:
    ada, ben = visitor(lobby=False), visitor(lobby=False)
    id = driver.create(ada, "stone_age", [ME, OPEN], public=True, start_player="seat_1")
    ben.goto(f"{driver.origin(ben)}/#/table/{id}")
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="I am ready").click()
    driver.my_turn(ben)
    ada.locator(".player", has_text="Player 2").click()
    ada.get_by_role("button", name="Replace by a bot").click()
    ada.get_by_role("group").get_by_role("button", name="Replace by a bot").click()
    driver.my_turn(ada)  # the bot has moved
    assert not ben.locator("#choices").count()


def test_a_table_is_left_and_a_game_thrown_away(visitor: Any) -> None:
    page = visitor(lobby=False)
    waiting = driver.create(page, "stone_age", [ME, OPEN])
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_selector(".lists")
    assert page.request.get(f"/api/tables/{waiting}").status == 404
    alone = driver.create(page, "stone_age", [ME, driver.QUICK], start_player="seat_0")
    driver.my_turn(page)
    page.locator(".player", has_text="Ada").click()
    page.get_by_role("button", name="Throw this game away").click()
    page.get_by_role("group").get_by_role("button", name="Throw this game away").click()
    page.wait_for_selector(".lists")
    assert page.request.get(f"/api/tables/{alone}").status == 404


def test_a_new_table_says_what_happens_if_a_friend_is_away(visitor: Any) -> None:
    page = visitor()
    page.get_by_role("button", name="New table").first.click()
    assert not page.get_by_text("If a friend does not come back").count()
    page.get_by_label("Player 2").select_option("open")
    page.get_by_label("A bot may sit in after").select_option("3600")
    page.get_by_label("Which bot").select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("text=away for 1 hour, the host may let a bot sit in: Apprentice (easy)")


def test_logging_out_everywhere_else(visitor: Any) -> None:
    desk, phone = visitor(lobby=False), visitor(PHONE, lobby=False)
    id = driver.create(desk, "stone_age", [ME, {"who": "me", "name": "Ben"}])
    driver.my_turn(desk)
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Make a link").click()
    phone.goto(desk.locator("dialog .share input").input_value())
    phone.get_by_role("button", name="Take my seats here").click()
    phone.locator(f'.table-line[href="#/table/{id}"]').wait_for()
    desk.locator("summary", has_text="Leaving").click()
    desk.get_by_role("button", name="Log out everywhere else").click()
    with desk.expect_response("**/api/me/logout"):
        desk.get_by_role("group").get_by_role("button", name="Log out everywhere else").click()
    phone.goto(f"{driver.origin(phone)}/#/table/{id}")
    phone.wait_for_selector("text=This table is not here")
    assert desk.request.get(f"/api/tables/{id}").json()["seats"][0]["mine"]


def test_deleting_oneself(visitor: Any) -> None:
    page = visitor(lobby=False)
    id = driver.create(page, "stone_age", [ME, driver.QUICK], start_player="seat_0")
    driver.my_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Ada")
    page.locator("summary", has_text="Leaving").click()
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("group").get_by_role("button", name="Delete me").click()
    page.wait_for_selector(".lists")
    assert page.request.get(f"/api/tables/{id}").status == 404
    assert page.request.get("/api/me").json() == {"name": ""}
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("Your name").input_value() == ""


def test_a_guest_learns_what_the_game_is_and_sits_down_with_a_name(visitor: Any) -> None:
    ada, ben = visitor(lobby=False), visitor(PHONE, lobby=False)
    driver.create(ada, "stone_age", [ME, OPEN, OPEN])
    ben.goto(ada.get_by_label("Link for friends").input_value())
    ben.wait_for_selector(".waiting:has-text('Ada invites you'):has-text('Lead a tribe')")
    assert "Send the link" not in ben.inner_text(".waiting")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ada.wait_for_selector(".toast:has-text('Ben has sat down')")
    ada.wait_for_selector(".seat-list li:has-text('Ben'):has-text('not ready yet')")
    ben.get_by_role("button", name="I am ready").click()
    ada.wait_for_selector(".toast:has-text('Ben is ready')")
    ada.wait_for_selector(".seat-list li:has-text('Ben'):has-text('✓ ready')")
    ben.wait_for_selector(".waiting:has-text('The game begins when everybody is here')")
    assert "Send the link" not in ben.inner_text(".waiting")


def test_all_my_games_are_listed_and_the_next_one_is_a_key_away(visitor: Any) -> None:
    page = visitor(lobby=False)
    ids = [
        driver.create(page, "akropolis", [ME, driver.QUICK], start_player="seat_0")
        for _ in range(9)
    ]
    driver.my_turn(page)
    page.keyboard.press("n")
    page.wait_for_function(f"() => !location.hash.includes('{ids[-1]}')")
    page.goto(f"{driver.origin(page)}/#/")
    mine = page.locator(".list").first
    page.wait_for_selector(".list .list-line")
    assert mine.locator(".list-line:has-text('Round 1')").count() == 8
    for width in (1440, 800, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert mine.locator(".names").first.bounding_box()["width"] > 60  # against whom
    mine.get_by_role("button", name="1 more").click()
    assert mine.locator(".list-line").count() == 9
    mine.get_by_role("button", name="Remove").first.click()
    mine.get_by_role("group").get_by_role("button", name="Remove").click()
    page.wait_for_function(
        "() => document.querySelectorAll('.list:first-child .list-line').length === 8"
    )
