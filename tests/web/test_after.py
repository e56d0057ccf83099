"""After the game: rematch, share, record, verify, replay from a file, play on from here."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from megalith.core import record as records
from tests.web import driver
from tests.web.driver import ME, QUICK
from tests.web.pictures import Altered

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def _finished(page: Any, seats: list[dict[str, str]] | None = None) -> str:
    """A short game, played to its score sheet."""
    id = driver.create(page, "stone_age", seats or [ME, QUICK], round_cap=1)
    driver.my_turn(page)
    assert driver.play(page)["over"]
    return id


def _step(page: Any) -> tuple[int, int]:
    """Where the replay is: step, steps."""
    found = re.fullmatch(r"(\d+) / (\d+)", page.locator(".walker output").inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_a_rematch_calls_everybody_to_a_new_table(visitor: Any) -> None:
    ada, ben = visitor(lobby=False), visitor(lobby=False)
    id = driver.create(ada, "stone_age", [ME, {"who": "open"}], round_cap=1)
    ben.goto(ada.get_by_label("Link for friends").input_value())
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="I am ready").click()
    while not ada.locator("table.sheet").count():
        for page in (ada, ben):
            driver.turn(page)
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_url(lambda url: id not in url)
    ben.get_by_role("button", name="Rematch").click()
    ben.wait_for_url(lambda url: id not in url)
    assert ada.url == ben.url
    ada.wait_for_selector(".table-page .players")  # both are here, so it has begun
    ben.wait_for_selector(".table-page .players")
    assert {p.locator("#choices").count() for p in (ada, ben)} == {0, 1}


def test_a_game_is_shared_and_anybody_with_the_link_may_look(visitor: Any) -> None:
    ada, guest = visitor(permissions=CLIPBOARD), visitor()
    id = _finished(ada)
    ada.get_by_role("button", name="Share").click()
    ada.wait_for_selector(".toast:popover-open:has-text('Copied')")
    link = ada.evaluate("navigator.clipboard.readText()")
    assert f"/#/replay/{id}" in link
    guest.goto(link)
    guest.wait_for_selector(".result-card table.sheet")  # it opens with how it ended
    guest.wait_for_selector(".result-card .curve polyline")
    totals = guest.locator(".result-card tfoot tr").first.inner_text()
    assert totals == ada.locator("table.sheet tfoot tr").first.inner_text()
    assert _step(guest)[0] == _step(guest)[1] > 5
    guest.get_by_role("button", name="Watch from the beginning").click()
    guest.wait_for_selector(".result-card", state="detached")
    guest.wait_for_function("() => !document.querySelector('.walker output').value.startsWith('0')")
    assert _step(guest)[0] < _step(guest)[1]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_has_a_moment_unless_things_shall_not_move(
    visitor: Any, motion: str, winner: int
) -> None:
    page = visitor(reduced_motion=motion)
    altered = Altered(page)
    driver.create(page, "stone_age", [ME, QUICK], start_player="seat_0")
    driver.my_turn(page)
    altered.end([1 if seat == winner else 2 for seat in (0, 1)])
    page.wait_for_selector("table.sheet")
    said = page.inner_text(".winner")
    assert (said == "You win!") == (winner == 0)
    celebrated = winner == 0 and motion == "no-preference"
    assert page.locator(".celebration").count() == int(celebrated)


def test_the_record_is_downloaded_verified_and_replayed_from_the_file(
    visitor: Any, tmp_path: Path
) -> None:
    page = visitor(lobby=False)
    id = _finished(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename == f"stone_age-{id}.json"
    file = tmp_path / "record.json"
    download.value.save_as(file)
    report = records.verify(json.loads(file.read_text(encoding="utf-8")))
    page.get_by_role("button", name="Verify the luck").click()
    told = page.locator("[role=status]", has_text="Verified:").inner_text()
    assert [int(n) for n in re.findall(r"\d+", told)] == [report["steps"], report["dice"]]
    page.goto(f"{driver.origin(page)}/#/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".walker")
    assert _step(page) == (0, report["steps"])
    page.get_by_role("button", name="To the end").click()
    page.wait_for_function(f"() => location.hash === '#/replay' && {report['steps']} > 0")
    assert _step(page) == (report["steps"], report["steps"])


def test_what_is_no_record_is_refused_in_words(visitor: Any, tmp_path: Path) -> None:
    page = visitor(lobby=False)
    page.goto(f"{driver.origin(page)}/#/replay")
    for text in ("not json", "{}", '{"game": "stone_age", "steps": 7}'):
        file = tmp_path / "wrong.json"
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector("text=This is not a record that can be replayed")
        page.reload()


@pytest.mark.parametrize("source", ["table", "file"])
def test_play_on_from_here(visitor: Any, source: str, tmp_path: Path) -> None:
    page = visitor(lobby=False)
    id = _finished(page)
    if source == "file":
        file = tmp_path / "record.json"
        file.write_bytes(page.request.get(f"/api/tables/{id}/record").body())
        page.goto(f"{driver.origin(page)}/#/replay")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector(".walker")
        for _ in range(3):
            page.get_by_role("button", name="One step on").click()
    else:
        page.goto(f"{driver.origin(page)}/#/replay/{id}/3")
        page.wait_for_selector(".walker")
    assert _step(page)[0] == 3
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table-page:not(.replay)")
    driver.my_turn(page)
    made = page.url.rsplit("/", 1)[1]
    table = page.request.get(f"/api/tables/{made}").json()
    assert table["forked"]["step"] == 3 and table["phase"] == "running"
    assert driver.play(page)["over"]  # and it can be played to its end


def test_a_link_to_a_single_step_opens_there_for_somebody_new(visitor: Any) -> None:
    ada = visitor(lobby=False)
    id = _finished(ada)
    frame = ada.request.get(f"/api/tables/{id}/replay?start=7&count=1").json()["frames"][0]
    guest = visitor(lobby=False)
    guest.goto(f"{driver.origin(guest)}/#/replay/{id}/7")
    guest.wait_for_selector(".walker")
    assert _step(guest)[0] == 7 and frame["step"] == 7
    guest.keyboard.press("ArrowLeft")
    guest.wait_for_function("() => location.hash.endsWith('/6')")
    guest.reload()
    guest.wait_for_selector(".walker")
    assert _step(guest)[0] == 6


def test_the_secret_shown_at_the_end_is_the_one_promised_at_the_start(visitor: Any) -> None:
    from hashlib import sha256

    page = visitor(lobby=False)
    id = driver.create(page, "stone_age", [ME, QUICK], round_cap=1)
    driver.my_turn(page)
    promised = page.request.get(f"/api/tables/{id}").json()
    assert promised["dice"] is None
    assert driver.play(page)["over"]
    told = page.request.get(f"/api/tables/{id}").json()
    secret = told["dice"]["secret"]
    assert sha256(f"megalith:{secret}".encode()).hexdigest() == promised["commitment"]


def test_the_beginning_of_a_long_game_is_one_click_away(visitor: Any) -> None:
    """A page is given the newest part of a long log, and the rest when it asks."""
    ada = visitor(lobby=False)
    file = Path(__file__).parents[1] / "records" / "pantheon" / "both_gone-2.json"
    record = json.loads(file.read_text())
    driver.fork(ada, record, len(record["steps"]) - 1, [ME, ME])
    ada.wait_for_selector(".curtain, .log-lines li")
    if ada.locator(".curtain button").count():
        ada.locator(".curtain button").click()
    more = ada.locator(".log-lines .earlier button")
    lines = 0
    while more.count():
        shown = ada.locator(".log-lines .step-link").count()
        assert shown > lines
        lines = shown
        more.click()
        ada.wait_for_function(
            "n => document.querySelectorAll('.log-lines .step-link').length > n"
            " || !document.querySelector('.log-lines .earlier')",
            arg=lines,
        )
    hrefs = ada.locator(".log-lines .step-link").evaluate_all("all => all.map(a => a.hash)")
    steps = [int(href.rsplit("/", 1)[1]) for href in hrefs]
    assert steps == sorted(steps) and steps[0] < 20 and len(steps) > 100
