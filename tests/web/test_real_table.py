"""At a real table: what dice and cards say is tapped in, and a wrong entry is corrected."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.web import driver
from tests.web.conftest import DESK, PHONE
from tests.web.driver import BOT, ME

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def set_up(page: Any) -> None:
    """Taps something of whatever is asked of luck, until somebody must decide."""
    while not page.locator(".bar.my-turn").count():
        page.wait_for_selector(".luck-pad .choice:not(:disabled), .bar.my-turn")
        if page.locator(".luck-pad").count():
            driver.play(page, most=1)


def roll(page: Any, *faces: int) -> None:
    for face in faces:
        if page.locator(".confirm-button:enabled").count():
            break
        page.get_by_role("button", name=f"A {face}", exact=True).click()
    page.click(".luck-pad .confirm-button")


@SIZES
def test_a_whole_game_of_stone_age_with_typed_luck(visitor: Any, size: Any) -> None:
    page = visitor(size)
    page.wait_for_selector(".game .primary:not(:disabled)")
    id = driver.create(page, "stone_age", [ME, BOT], luck="typed", round_cap=2)
    result = driver.play(page)
    assert result["over"], result
    table = page.request.get(f"/api/tables/{id}").json()
    assert table["luck"] == "typed" and table["result"]["sheets"]
    record = page.request.get(f"/api/tables/{id}/record").json()
    assert "seed" not in record and any(s["do"] == "roll_gather" for s in record["steps"])


def test_dice_are_tapped_as_they_lie_and_corrected(visitor: Any) -> None:
    page = visitor(lobby=False)
    driver.create(page, "stone_age", [ME, ME], luck="typed", start_player="seat_0")
    set_up(page)
    page.locator("#choices .choice", has_text="5 workers to the forest").click()
    page.locator("#choices .choice", has_text="5 workers to the quarry").click()
    page.wait_for_selector(".luck-pad .face")
    assert "roll of dice" in page.inner_text(".sentence")
    roll(page, 6, 6, 1, 2, 3)
    page.wait_for_selector(".log-lines:has-text('gains 6 wood')")
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_selector(".luck-pad .face")
    roll(page, 1, 1, 1, 1, 2)
    page.wait_for_selector(".log-lines:has-text('gains 2 wood')")


@pytest.mark.parametrize("game", TITLES)
def test_every_title_can_be_set_up_by_taps(visitor: Any, game: str) -> None:
    page = visitor(PHONE, lobby=False)
    if game != "akropolis":
        driver.create(page, game, [ME, ME], luck="typed")
        return set_up(page)
    driver.create(page, game, [ME, BOT], luck="typed", start_player="seat_1")
    set_up(page)  # what the bot did is told so that it can be laid on the real table
    page.wait_for_selector(".ticker-text:has-text('rotation')")
