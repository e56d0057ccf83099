"""Hands for the tests: open a table, play whatever is asked, see how it ended."""

import json
from typing import Any

from tests.server.helpers import Visitor, play_to_end

SCREENS = [(1440, 900), (1280, 680), (844, 390), (390, 844)]

# Plays by clicks on the board, on the list of choices and on confirm, each where a finger would put
# it: what lies under something else cannot be clicked, and a choice of the list that lies so ends
# the game as `covered`. With `turn` until nothing more is asked of me; without, until the score
# sheet is there or so many clicks are made.
_PLAY = """
async ({ most, seed, turn }) => {
  let state = seed, moves = 0, idle = 0, covered = null;
  const random = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return (state >> 8) % n;
  };
  const wait = (ms) => new Promise((r) => setTimeout(r, ms));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const free = (e) => e && !e.disabled && e.getClientRects().length > 0;
  const top = (e) => {
    const r = e.getBoundingClientRect();
    const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    return e.contains(hit) ? hit : null;
  };
  const press = (hit) => {
    hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    moves += 1;
    idle = 0;
  };
  const click = (e) => {
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const hit = top(e);
    if (hit) press(hit);
    else covered = e.outerHTML.slice(0, 200);
  };
  const choose = () => {
    const sure = document.querySelector(".confirm-button");
    const amount = document.querySelector(".counters .attention");
    const list = all("#choices .choice").filter(free);
    const drawn = random(2) ? all("[data-pick]") : [];
    const hits = drawn.map(top).filter(Boolean);
    const closed = document.querySelector("#choices details:not([open]) summary");
    const doubted = document.querySelector(".coach.doubt .insist");
    if (free(doubted)) click(doubted);
    else if (free(sure)) click(sure);
    else if (hits.length) press(hits[random(hits.length)]);
    else if (closed) click(closed);
    else if (free(amount) && random(2)) click(amount);
    else if (list.length) click(list[random(list.length)]);
    else if (free(amount)) click(amount);
    else idle += 1;
  };
  while (moves < most && idle < 5000 && !covered) {
    if (document.querySelector("table.sheet")) return { moves, over: true };
    if (turn && !document.querySelector("#choices, .curtain")) return { moves, over: false };
    const curtain = document.querySelector(".curtain button");
    if (curtain) curtain.click();
    choose();
    await wait(idle ? 12 : 4);
  }
  return { moves, over: !!document.querySelector("table.sheet"), idle, covered };
}
"""


_DRAWN = "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"


def create(
    page: Any,
    game: str,
    seats: list[dict[str, str]],
    public: bool = False,
    luck: str = "dealt",
    **options: Any,
) -> str:
    """A table made over HTTP with the visitor's cookie, then opened."""
    body = {"game": game, "options": options, "public": public, "luck": luck, "seats": seats}
    return _opened(page, "/api/tables", body)


def fork(page: Any, record: dict[str, Any], step: int, seats: list[dict[str, str]]) -> str:
    """A table that goes on from a step of a recorded game."""
    return _opened(page, "/api/fork", {"record": record, "step": step, "seats": seats})


def _opened(page: Any, path: str, body: dict[str, Any]) -> str:
    headers = {"Content-Type": "application/json", "Origin": origin(page)}
    answer = page.request.post(path, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    page.goto(f"{origin(page)}/#/table/{id}")
    return id


def origin(page: Any) -> str:
    return str(page.evaluate("location.origin"))


def play(page: Any, most: int = 5_000, seed: int = 1) -> dict[str, Any]:
    wishes = {"most": most, "seed": seed, "turn": False}
    result: dict[str, Any] = page.evaluate(_PLAY, wishes)
    return result


def turn(page: Any) -> None:
    """Decide whatever is asked, until somebody else must."""
    page.evaluate(_PLAY, {"most": 1000, "seed": 1, "turn": True})


def finish(page: Any, id: str) -> None:
    """Play a table to its end over the socket, with the visitor's cookie."""
    hand = Visitor(int(origin(page).rsplit(":", 1)[1]))
    for cookie in page.context.cookies():
        hand.http.cookies.set(cookie["name"], cookie["value"])
    seat = hand.sit(id)
    play_to_end(seat)
    seat.close()


def my_turn(page: Any) -> None:
    """Wait until I am asked, and nothing that I chose is on its way, once that is drawn."""
    page.evaluate(_DRAWN)
    page.wait_for_selector("#choices:not(:has(.choice:disabled))")


def answer_until(page: Any, selector: str) -> None:
    """The first choice to whatever is asked, until something is there."""
    while True:
        page.wait_for_selector(f"{selector}, .curtain button, #choices:not(:has(.choice:disabled))")
        if page.locator(".curtain button").count():
            page.click(".curtain button")
        if page.locator(selector).count():
            return
        before = page.inner_text(".log-lines")
        while (closed := page.locator("#choices details:not([open]) > summary")).count():
            closed.first.click()
        page.locator("#choices .choice").first.click()
        changed = "document.querySelector('.log-lines').innerText !== t"
        asks = "document.querySelector('#choices .confirm-button:not([disabled])') !== null"
        page.wait_for_function(f"(t) => {changed} || {asks}", arg=before)
        if not page.evaluate(f"(t) => {changed}", before):
            page.click(".confirm-button")
            page.wait_for_function(f"(t) => {changed}", arg=before)


def resize(page: Any, width: int, height: int) -> None:
    """Another screen, and the page has been laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_DRAWN)


def log_length(page: Any) -> int:
    return int(page.locator(".log-lines li").count())


ME = {"who": "me", "name": "Ada"}
BOT = {"who": "bot:greedy"}
QUICK = {"who": "bot:random"}
