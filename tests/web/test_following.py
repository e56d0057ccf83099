"""What others do can be held, hurried and seen again; a line of the log shows where it was."""

from typing import Any

from megalith.core.catalogue import TITLES
from tests.web import driver
from tests.web.driver import ME, QUICK

# The first sight of a button is enough: by the next move of a bot it would be too late.
_PRESS_AT_SIGHT = """
(selector) => new Promise((done) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return;
    watch.disconnect();
    found.click();
    done();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  document.querySelector(".confirm-button").click();
})
"""

# So many lines have something on the board to show, each while it has the focus.
_LIT = """
async () => {
  let lit = 0;
  for (const line of document.querySelectorAll(".log-lines .step-link:has(.mark)")) {
    line.focus();
    await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
    lit += document.querySelector(".lit-ring") ? 1 : 0;
    line.blur();
  }
  return lit;
}
"""


def test_moves_of_others_are_held_hurried_and_shown_again(visitor: Any) -> None:
    page = visitor(begin={"speed": "calm"})
    driver.create(page, "stone_age", [ME, QUICK, QUICK, QUICK], start_player="seat_0")
    driver.my_turn(page)
    page.locator('.pickable:has([aria-label^="Forest"])').first.click()
    page.wait_for_selector(".confirm-button:not([disabled])")
    page.evaluate(_PRESS_AT_SIGHT, '[data-pacing="hold-moves"]')
    page.wait_for_selector('[data-pacing="go-on"]')
    page.wait_for_selector('[data-pacing="skip-to-now"]')  # more has happened than is shown
    assert not page.locator("#choices").count()
    shown = driver.log_length(page)
    page.click('[data-pacing="skip-to-now"]')
    driver.my_turn(page)
    assert driver.log_length(page) > shown
    page.click('[data-pacing="show-again"]')
    page.wait_for_selector(".sentence:has-text('decides')")
    page.click('[data-pacing="skip-to-now"]')
    driver.my_turn(page)


def test_a_line_of_the_log_lights_up_its_places(visitor: Any) -> None:
    page = visitor()
    for game in TITLES:
        driver.create(page, game, [ME, QUICK])
        driver.my_turn(page)
        driver.play(page, most=12)
        page.wait_for_selector(".log-lines .step-link .mark")
        assert not page.locator(".lit-ring").count(), game
        assert page.evaluate(_LIT) >= 2, game
        page.wait_for_selector(".lit-ring", state="detached")
