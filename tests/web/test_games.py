"""For each title a whole game is played through the page against a bot, to the score sheet."""

from typing import Any

import pytest

from megalith.core.catalogue import TITLES
from tests.helpers import THOROUGH
from tests.web import driver
from tests.web.conftest import DESK, PHONE

SIZES = {"desk": DESK, "phone": PHONE}
GAMES = [  # each title at one size, and at both where there is time
    (game, size)
    for k, game in enumerate(TITLES)
    for size in (SIZES if THOROUGH else [("desk", "phone")[k % 2]])
]


# As it comes where there is time; else what takes long ends after some rounds.
SHORT = {"stone_age": {"round_cap": 2}, "origins": {"round_cap": 2}}
CUT: dict[str, Any] = {} if THOROUGH else {**SHORT, "pantheon": {"epoch_turn_limit": 2}}


@pytest.mark.parametrize("game,size", GAMES)
def test_a_whole_game_ends_with_the_score_sheet(visitor: Any, game: str, size: str) -> None:
    page = visitor(SIZES[size], lobby=False)
    id = driver.create(page, game, [driver.ME, driver.BOT], **CUT.get(game, {}))
    result = driver.play(page)
    assert result["over"], result
    sheets = page.request.get(f"/api/tables/{id}").json()["result"]["sheets"]
    totals = [
        cell.inner_text() for cell in page.locator("table.sheet tfoot tr").first.locator("td").all()
    ]
    assert totals == [str(sheet["total"]) for sheet in sheets]
    page.click("text=The score over the game")
    page.wait_for_selector(".curve polyline")
    page.click("text=Verify the luck")
    page.wait_for_selector("text=Verified:")


@pytest.mark.parametrize("game", list(TITLES))
def test_a_click_on_the_board_makes_a_choice(visitor: Any, game: str) -> None:
    page = visitor(lobby=False)
    driver.create(page, game, [driver.ME, driver.BOT])
    driver.my_turn(page)
    for _ in range(25):
        if page.locator("[data-pick]").count():
            break
        driver.play(page, most=1)
        driver.my_turn(page)
    page.keyboard.press("Escape")  # what was only looked at would be confirmed by a second click
    page.locator("[data-pick]").first.click()
    page.wait_for_selector(".picked, .choice.chosen, .confirm:not([hidden])")
