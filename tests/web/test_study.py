"""A game studied in a real browser: from the end of a table and from a file, at both sizes."""

import json
from pathlib import Path
from typing import Any

import pytest

from megalith.core import record
from tests.helpers import RECORDS
from tests.web import driver
from tests.web.conftest import DESK, PHONE
from tests.web.driver import ME, QUICK

SIZES = pytest.mark.parametrize(("size", "locale"), [(DESK, "en"), (PHONE, "pl")])
GAME = RECORDS / "stone_age" / "round_cap.json"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three rounds of random play: full of dear decisions."""
    path = tmp_path_factory.mktemp("study") / "game.json"
    path.write_text(json.dumps({**record.read(GAME), "names": ["Ada", "Ben"]}), encoding="utf-8")
    return path


def _studied(page: Any, file: Path) -> None:
    page.goto(f"{driver.origin(page)}/#/")
    page.goto(f"{driver.origin(page)}/#/study")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("main.study")


def test_a_game_is_studied_from_its_score_sheet(visitor: Any) -> None:
    page = visitor(DESK, lobby=False)
    id = driver.create(page, "stone_age", [ME, QUICK], round_cap=1)
    driver.my_turn(page)
    assert driver.play(page)["over"]
    page.locator(".end-actions").get_by_role("link", name="Study").click()
    page.get_by_role("button", name="Back").click()
    page.locator(".end-actions").get_by_role("link", name="Study").click()
    page.get_by_role("button", name="Study this game").click()
    page.wait_for_selector("main.study .chances svg")
    assert f"/#/study/{id}" in page.url
    page.reload()  # it is kept: nothing has to be begun again
    page.wait_for_selector("main.study .chances svg")


@SIZES
def test_the_sums_are_shown_and_agree(visitor: Any, size: Any, locale: str, file: Path) -> None:
    page = visitor(size, locale=locale, lobby=False)
    _studied(page, file)
    for seat in range(2):
        told = {
            key: page.locator(f"[data-sum={key}]").nth(seat).inner_text()
            for key in ("start", "luck", "own", "others", "revision", "result")
        }
        numbers = {k: int(v.replace("−", "-").strip(" %")) for k, v in told.items()}
        result = numbers.pop("result")
        assert abs(sum(numbers.values()) - result) <= 3  # each is rounded to a percent
        assert numbers["own"] < 0


@SIZES
def test_the_dearest_turn_is_shown_on_the_board_as_played_and_better(
    visitor: Any, size: Any, locale: str, file: Path
) -> None:
    page = visitor(size, locale=locale, lobby=False)
    _studied(page, file)
    card = page.locator(".dearest[data-seat='0'] .turn-card").first
    said = card.locator("dd").nth(1).inner_text()
    card.locator("button").first.click()
    board = page.locator(".study-board .board-box")
    board.wait_for()
    assert said in page.locator(".study-board .turn-card").inner_text()
    played = board.inner_html()
    page.locator(".better").click()
    page.locator(".better[aria-pressed=true]").wait_for()
    assert board.inner_html() != played
    page.keyboard.press("ArrowRight")
    page.locator(".better[aria-pressed=true]").wait_for(state="detached")
    assert page.locator(".study-chances b").count() == 2
    _branches_off(page, visitor(size, locale=locale))


def _branches_off(page: Any, other: Any) -> None:
    """A choice of the search is taken, noted, kept, and seen by whoever has the link."""
    page.locator(".branch-off").click()
    page.locator(".study-branch[data-depth='0'] .branch-thoughts button").first.click()
    page.locator(".study-branch[data-depth='1'] .note-open").click()
    page.locator(".study-note textarea").fill("Why not?")
    page.locator(".branch-name").fill("Another way")
    with page.expect_response("**/branches") as kept:
        page.locator(".branch-keeping .keep").click()
    page.locator(".branch-keeping .share").wait_for()
    other.goto(f"{driver.origin(other)}/#/branch/{kept.value.json()['id']}")
    other.locator(".study-branch[data-depth='1']").wait_for()
    assert other.locator(".study-note textarea").input_value() == "Why not?"
    assert other.locator(".branch-name").input_value() == "Another way"
    assert other.locator(".branch-keeping .remove").count() == 0


@SIZES
def test_a_turn_is_tried_again_until_it_is_right(
    visitor: Any, size: Any, locale: str, file: Path
) -> None:
    page = visitor(size, locale=locale, lobby=False)
    _studied(page, file)
    body = page.request.post("/api/studies", data={"record": json.loads(file.read_text())}).json()
    turns = [d for d in body["study"]["decisions"] if d["loss"] > 0]
    turn = next(d for d in sorted(turns, key=lambda d: -d["loss"]) if _shown(page, d))
    page.locator(f"[data-turn='{turn['n']}'] .row button").last.click()
    page.wait_for_selector(".study-bar[data-verdict=open]")
    _play(page, turn["choice"])
    page.wait_for_selector(".study-bar[data-verdict=wrong]")
    page.locator(".study-bar .row button").first.click()
    page.wait_for_selector(".study-bar[data-verdict=open]")
    _play(page, turn["best"])
    page.wait_for_selector(".study-bar[data-verdict=right]")


def _shown(page: Any, turn: dict[str, Any]) -> bool:
    return bool(page.locator(f"[data-turn='{turn['n']}']").count())


def _play(page: Any, lines: str) -> None:
    """A whole turn by the buttons of the list."""
    for k, line in enumerate(lines.split("; ")):
        page.locator(f".study-try[data-tries='{k}']").wait_for()
        button = page.locator(f"#choices [data-line='{line}']")
        if not button.is_visible():
            page.locator("#choices summary").first.click()
        button.click()
        sure = page.locator(".confirm-button:not(:disabled)")
        sure.or_(page.locator(f".study-try[data-tries='{k + 1}']")).first.wait_for()
        if sure.count() and sure.is_visible():
            sure.click()


def test_from_a_studied_position_the_game_is_played_on(visitor: Any, file: Path) -> None:
    page = visitor(DESK, lobby=False)
    _studied(page, file)
    page.locator(".turn-card button").first.click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".table-page .board-box")


def test_a_game_that_is_not_over_cannot_be_studied(visitor: Any, tmp_path: Path) -> None:
    page = visitor(DESK)
    data = record.read(GAME)
    cut = {k: v for k, v in data.items() if k not in ("sheets", "ending")}
    path = tmp_path / "cut.json"
    path.write_text(json.dumps({**cut, "steps": cut["steps"][:-2]}), encoding="utf-8")
    page.goto(f"{driver.origin(page)}/#/study")
    page.set_input_files("input[type=file]", path)
    page.get_by_text("Only a game that is over can be studied.").wait_for()


def test_a_studied_step_has_a_note_that_stays(visitor: Any, file: Path) -> None:
    page = visitor(DESK)
    _studied(page, file)
    page.locator(".turn-card button").first.click()
    page.locator(".study-board .note-open").click()
    step = int(page.locator(".study-board .status").inner_text().split()[-1])
    with page.expect_response("**/branches") as kept:
        page.locator(".study-note textarea").fill("Too greedy")
        page.keyboard.press("ArrowLeft")  # moves in the text, not in the game
        page.locator(".study-board .status").click()
    assert kept.value.json()["notes"] == {str(step): "Too greedy"}
    assert f"{step}" in page.locator(".study-board .status").inner_text()
    page.reload()
    _studied(page, file)
    page.locator(f"[data-note='{step}']").click()
    assert page.locator(".study-note textarea").input_value() == "Too greedy"


def test_a_running_game_is_tried_out_and_waits(visitor: Any) -> None:
    """Against bots, at both sizes; where somebody else sits there is no door to it."""
    page = visitor(PHONE, locale="pl")
    id = driver.create(page, "stone_age", [ME, QUICK])
    driver.my_turn(page)
    before = page.request.get(f"/api/tables/{id}").json()["steps"]
    for width, height in ((390, 844), (1440, 900)):
        driver.resize(page, width, height)
        page.locator(".bar .explore").click()
        page.locator(".study-branch[data-depth='0'] .branch-thoughts button").first.click()
        page.locator(".study-branch[data-depth='1'] .study-chances b").first.wait_for()
        assert page.locator(".branch-keeping, .note-open").count() == 0
        page.locator(".table-head .back-to-game").click()
        driver.my_turn(page)
    assert page.request.get(f"/api/tables/{id}").json()["steps"] == before
    driver.create(page, "stone_age", [ME, ME])  # at one screen
    page.locator(".curtain button").or_(page.locator(".bar .explore")).first.wait_for()
    other = visitor(DESK)
    body = {"game": "stone_age", "public": True, "seats": [ME, {"who": "open"}]}
    headers = {"Origin": driver.origin(page)}
    id = page.request.post("/api/tables", data=body, headers=headers).json()["id"]
    other.request.post(f"/api/tables/{id}/join", data={"seat": 1, "name": "Ben"}, headers=headers)
    page.request.post(f"/api/tables/{id}/start", headers=headers)
    for who in (page, other):
        who.goto(f"{driver.origin(page)}/#/table/{id}")
        who.wait_for_selector(".table-page .bar .sentence")
    page.wait_for_selector(".table-page .bar .hint, .table-page .bar button")
    assert [who.locator(".bar .explore").count() for who in (page, other)] == [0, 0]
