"""An owner's evening: from the shipped set to one of their own, a game with it, and its record."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from megalith.core.data import shipped
from tests.web import driver
from tests.web.conftest import PHONE

DRAWN = """(n) => [...document.querySelectorAll('.board-box svg text')]
    .some((x) => x.textContent.trim() === n)"""
SHORT = {"origins": {"round_cap": 1}, "pantheon": {"epoch_turn_limit": 1}}


def _open(page: Any, game: str) -> None:
    """As an owner finds it: by the sentence on the game's card."""
    card = page.locator(".game", has=page.locator(f"a[href='#/rules/{game}']"))
    card.locator(f"a[href='#/components/{game}']").click()
    page.wait_for_selector(".components [role=tabpanel]")


def _tab(page: Any, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def _progress(page: Any, said: str) -> None:
    page.wait_for_function(
        "(said) => document.querySelector('.progress').textContent.includes(said)", arg=said
    )


def _settled(page: Any) -> None:
    """The judge has answered, and nothing is wrong."""
    page.wait_for_function(
        "() => document.querySelector('.set-line').textContent.includes('Can be played with')"
    )


def _confirm_the_rest(page: Any) -> None:
    """Whatever is still a stand-in is printed just so, tab by tab."""
    for k in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(k).click()
        page.evaluate("() => document.querySelectorAll('.confirm-part').forEach((b) => b.click())")
    page.wait_for_function("() => !document.querySelector('[role=tab] .count')")
    _settled(page)


def _set_id(page: Any) -> str:
    return str(page.evaluate("location.hash")).split("/")[-1]


def _played(page: Any, game: str, folder: Path) -> None:
    """At once from the editor; then a short game to its end, whose record needs no set."""
    id = _set_id(page)
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(".set-named")
    assert "my printed game" in page.locator(".set-named").inner_text()
    body = {"game": game, "seats": [driver.QUICK, driver.QUICK], "components": id}
    table = driver._opened(page, "/api/tables", {**body, "options": SHORT[game]})
    page.wait_for_selector("table.sheet")
    written = page.request.get(f"/api/tables/{table}/record").json()
    assert written["components"]["changes"]
    file = folder / "game.json"
    file.write_text(json.dumps(written), encoding="utf-8")
    command = [sys.executable, "-m", "megalith.cli.main", "replay", str(file), "--verify"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr


def _type(page: Any, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def _here(page: Any) -> str:
    """Where the next key goes."""
    return str(
        page.evaluate("() => document.activeElement.closest('[data-where]')?.dataset.where ?? ''")
    )


def test_an_owner_of_origins_types_the_box_in_and_plays(visitor: Any, tmp_path: Path) -> None:
    page = visitor()
    _open(page, "origins")
    _progress(page, "0 of 222 stand-ins replaced")
    mountain = page.locator("[data-where='temple_tracks.items.mountain.vp']")
    mountain.get_by_label("one fewer").click()
    mountain.locator("input").nth(1).click()
    _type(page, "2", "Enter", "3", *["Enter"] * 15)
    assert _here(page) == "temple_tracks.items.sea.vp"
    _type(page, "r", "n")  # as the one before; then the next tab has stand-ins
    page.wait_for_function("() => document.activeElement.matches('.cell')")
    card = page.locator("[data-entry='district_cards.items.d01']")
    _type(page, "5", "0", "2", "5", "1", "2", "Enter", "5", "Enter", "4", "5", "1", "Enter")
    assert _here(page) == "district_cards.items.d02.cells.nw"
    assert card.locator(".cell").nth(3).get_attribute("title") == "purple"
    assert [card.locator("input").nth(k).input_value() for k in (0, 1)] == ["12", "5"]
    assert card.locator(".chip").count() == 3
    _progress(page, "6 of 222")
    card.locator(".cell").nth(1).press("5")  # a fourth colour: no card has that
    card.get_by_text("expected one blank cell (null), not 0").wait_for()
    assert page.get_by_role("button", name="Play with it").is_disabled()
    page.keyboard.press("Control+z")
    _settled(page)
    card.get_by_label("Add a tower").press("4")
    assert card.locator(".chip").count() == 4
    page.keyboard.press("Control+z")
    _agora_scores(page)
    _confirm_the_rest(page)
    _progress(page, "222 of 222")
    _found_again(page)
    _played(page, "origins", tmp_path)


def _agora_scores(page: Any) -> None:
    """Whatever the printed one does."""
    _tab(page, "Agora")
    page.get_by_label("Kind").select_option("score")
    page.get_by_role("spinbutton", name="Base").click()
    _type(page, "3")
    _progress(page, "7 of 222")


def _found_again(page: Any) -> None:
    """From the lobby, another day; and one can begin a second set, and throw it away."""
    first = _set_id(page)
    page.get_by_label("To the lobby").click()
    _open(page, "origins")
    _progress(page, "222 of 222")
    assert _set_id(page) == first
    which = page.get_by_label("Set", exact=True)
    which.select_option("new")
    _progress(page, "0 of 222")
    page.locator("[data-where='temple_tracks.items.sea.vp'] input").nth(1).fill("2")
    _progress(page, "1 of 222")
    assert _set_id(page) != first
    page.get_by_role("button", name="Throw this set away").click()
    page.get_by_role("button", name="Throw this set away").click()
    _progress(page, "222 of 222")
    assert _set_id(page) == first and which.locator("option").count() == 2


def test_an_owner_of_pantheon_paints_the_map_and_plays(visitor: Any, tmp_path: Path) -> None:
    page = visitor()
    _open(page, "pantheon")
    _progress(page, "0 of 83")
    page.get_by_role("button", name="No hex").click()
    page.locator("[data-hex='0,0']").click()
    page.get_by_role("button", name="Column", exact=True).click()
    page.locator("[data-hex='2,0']").click()
    _progress(page, "1 of 83")
    page.get_by_role("button", name="Start of a nation").click()
    page.get_by_label("Nation").select_option("roma")
    page.locator("[data-hex='8,5']").click()
    assert page.get_by_label("Nation").input_value() != "roma"  # the next one is due
    _progress(page, "2 of 83")
    page.locator(".painter-map").focus()
    _type(page, "1", "ArrowRight", "Shift+ArrowLeft", "n")  # a stroke of land; then the columns
    assert _here(page).startswith("map.columns.")
    _type(page, *"Roma Nova", "Enter")
    page.wait_for_function(DRAWN, arg="Roma Nova")
    _tab(page, "Gods")
    page.locator("[data-where='gods.items.surparit.copies'] input").fill("3")
    page.get_by_text("expected 40 in all, not 41").first.wait_for()
    page.locator("[data-where='gods.items.traitera.copies'] input").fill("4")
    _settled(page)
    _tab(page, "Booty")
    page.locator("[data-where='booty.items.booty_cards_2.effects'] input").fill("4")
    _confirm_the_rest(page)
    _progress(page, "83 of 83")
    _played(page, "pantheon", tmp_path)


def _top_of_the_sea(page: Any, points: str) -> None:
    page.locator("[data-where='temple_tracks.items.sea.vp'] input").last.fill(points)


def test_the_editor_draws_a_table_with_the_numbers_that_are_typed(visitor: Any) -> None:
    page = visitor()
    _open(page, "origins")
    page.wait_for_function(DRAWN, arg="70")
    _top_of_the_sea(page, "77")
    page.wait_for_function(DRAWN, arg="77")
    _top_of_the_sea(page, "5")  # it falls: nothing can be played, the drawing stays
    page.get_by_text("before the last change that cannot be played").wait_for()
    assert page.evaluate(DRAWN, "77")


def test_on_a_phone_the_table_is_one_tap_away(visitor: Any) -> None:
    page = visitor(PHONE)
    _open(page, "pantheon")
    assert page.locator(".board-box").count() == 0
    page.get_by_role("button", name="Preview").click()
    page.wait_for_selector("dialog .board-box svg")
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def test_a_set_is_shared_by_its_address_and_changed_as_a_copy(visitor: Any) -> None:
    ada, ben = visitor(), visitor()
    _open(ada, "pantheon")
    _tab(ada, "Demigods")
    ada.locator("[data-where='demigods.items.1.count'] input").fill("4")
    ada.get_by_text("expected 21 in all, not 22").first.wait_for()
    address = ada.url
    ben.goto(address)
    _tab(ben, "Demigods")
    count = ben.locator("[data-where='demigods.items.1.count'] input")
    assert count.input_value() == "4"
    count.fill("3")
    _settled(ben)
    assert _set_id(ben) != _set_id(ada)


RENAMED = {
    "origins": {"buildings.items": "name", "temple_tracks.items": "name"},
    "pantheon": {"gods.items": "name", "nations.items": "name", "map.columns": "name"},
}


@pytest.mark.parametrize("game", RENAMED)
def test_a_table_tells_the_names_of_its_set_and_not_the_old_ones(visitor: Any, game: str) -> None:
    page = visitor()
    changes, old = _renamed(game)
    body = {"game": game, "seats": [driver.ME, driver.QUICK], "options": {}}
    body["components"] = {"name": "renamed", "changes": changes}
    driver._opened(page, "/api/tables", body)
    page.wait_for_selector(".board-box")
    driver.my_turn(page)
    said = page.evaluate("() => document.body.innerHTML")
    assert "Zz" in said
    assert [name for name in old if f">{name}<" in said or f'"{name}"' in said] == []


def _renamed(game: str) -> tuple[dict[str, Any], list[str]]:
    changes: dict[str, Any] = {}
    old: list[str] = []
    for path in RENAMED[game]:
        block, field = path.split(".")
        entries = shipped(game)[block][field]
        new: dict[str, Any] = {}
        for k, entry in enumerate(entries):
            plain = isinstance(entry["name"], str)
            old.append(entry["name"] if plain else entry["name"]["en"])
            name = f"Zz{k}"
            new[entry["id"]] = {"name": name if plain else {"en": name, "pl": name}}
        changes.setdefault(block, {})[field] = new
    return changes, old


@pytest.mark.parametrize("game", ["stone_age", "akropolis"])
def test_a_title_without_stand_ins_says_nothing_of_them(visitor: Any, game: str) -> None:
    page = visitor(lobby=False)
    page.goto(f"{driver.origin(page)}/#/rules/{game}")
    page.wait_for_selector(".rules h3")
    assert page.locator(".honest").count() == 0
    page.goto(f"{driver.origin(page)}/#/components/{game}")
    page.wait_for_selector(".components [role=tabpanel] input")
    assert page.locator(".progress").count() == 0
