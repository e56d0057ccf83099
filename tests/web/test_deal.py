"""A deal in a real browser: played to its end, compared round by round, and kept as a picture."""

from typing import Any

import pytest

from tests.web import driver
from tests.web.conftest import DESK, PHONE

SIZES = pytest.mark.parametrize(("size", "locale"), [(DESK, "en"), (PHONE, "pl")])
PNG = b"\x89PNG"


def _open(page: Any, game: str = "akropolis") -> str:
    page.goto(f"{driver.origin(page)}/#/deal/{game}")
    page.wait_for_selector("main.deal")
    return str(page.locator("main.deal").get_attribute("data-deal"))


def _played(page: Any, clicks: bool) -> None:
    page.locator(".counted").click()
    page.wait_for_url("**/#/table/*")
    driver.my_turn(page)
    if clicks:
        assert driver.play(page)["over"]
    else:
        driver.finish(page, page.url.rsplit("/", 1)[1])


def test_the_lobby_has_a_door_to_the_deal_of_the_day(visitor: Any) -> None:
    page = visitor(DESK)
    page.locator("a[href='#/deal/akropolis']").click()
    page.wait_for_selector("main.deal .counted")
    assert "deal of the day" in page.locator("h1").inner_text()


@SIZES
def test_the_counted_try_is_played_and_compared_and_shared(
    visitor: Any, size: Any, locale: str
) -> None:
    page = visitor(size, locale=locale, lobby=False)
    _open(page)
    _played(page, clicks=size is DESK)
    page.locator(".to-deal").click()
    page.wait_for_selector("main.deal[data-done=true]")
    assert page.locator(".deal-results tr.mine").count() == 1
    page.wait_for_selector(".deal-rounds tbody tr")
    with page.expect_download() as saved:
        page.locator(".deal .save").click()
    path = saved.value.path()
    assert path.read_bytes()[:4] == PNG and path.stat().st_size > 5000
    assert page.locator(".counted").count() == 0
    page.locator(".uncounted").click()
    page.wait_for_url("**/#/table/*")
    driver.my_turn(page)


def test_no_help_is_offered_in_the_counted_try(visitor: Any) -> None:
    page = visitor(DESK, coach="ask", lobby=False)
    _open(page)
    page.locator(".counted").click()
    driver.my_turn(page)
    assert page.get_by_role("button", name="Hint").count() == 0
    assert page.locator(".coach").count() == 0


def test_friends_find_the_same_deal_by_its_link(visitor: Any) -> None:
    ada, ben = visitor(DESK), visitor(PHONE)
    _open(ada)
    ada.locator(".friends").click()
    ada.wait_for_url("**/#/deal/akropolis/*")
    ada.wait_for_selector("main.deal .counted")
    address = ada.url
    deal = ada.locator("main.deal").get_attribute("data-deal")
    assert deal in address
    ben.goto(address)
    ben.wait_for_selector(f"main.deal[data-deal='{deal}']")


def test_the_hash_is_shown_and_the_seed_is_not(visitor: Any) -> None:
    page = visitor(DESK, lobby=False)
    _open(page)
    page.locator(".deal-proof summary").click()
    codes = page.locator(".deal-proof code").all_inner_texts()
    assert len(codes) == 2 and all(len(code) == 64 for code in codes)
