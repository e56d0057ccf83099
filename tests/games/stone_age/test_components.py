"""The facts: counts of the box, and what an edited file may not break."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from megalith.core.data import components

DATA = components("stone_age")
VALUES = {item["id"]: item["value"] for item in DATA["resources"]["items"]}


def test_the_cards_are_as_many_of_each_effect_as_the_box_has() -> None:
    effects = Counter(card["top"]["effect"] for card in DATA["cards"]["items"])
    assert effects == {
        "dice_all": 10,
        "food": 7,
        "resource": 5,
        "roll_resource": 3,
        "points": 3,
        "food_track": 2,
        "tool": 1,
        "draw_card": 1,
        "one_use_tool": 3,
        "two_resources": 1,
    }
    assert effects == {item["id"]: item["copies"] for item in DATA["card_effects"]["items"]}


def test_the_figures_add_up() -> None:
    figures: Counter[str] = Counter()
    for card in DATA["cards"]["items"]:
        if card["bottom"]["colour"] == "yellow":
            figures[card["bottom"]["role"]] += card["bottom"]["figures"]
    assert figures == {item["id"]: item["figures_total"] for item in DATA["roles"]["items"]}


def test_there_are_17_fixed_8_exact_and_3_open_buildings() -> None:
    kinds = Counter(tile["kind"] for tile in DATA["buildings"]["items"])
    assert kinds == {"fixed": 17, "exact": 8, "upto7": 3}


def test_a_fixed_building_costs_three_resources_and_scores_their_values() -> None:
    for tile in DATA["buildings"]["items"]:
        if tile["kind"] == "fixed":
            assert sum(tile["cost"].values()) == 3
            assert tile["points"] == sum(VALUES[id] * n for id, n in tile["cost"].items())


def test_the_least_and_most_points_of_the_others_are_right() -> None:
    for tile in DATA["buildings"]["items"]:
        if tile["kind"] == "fixed":
            continue
        counts = range(
            tile.get("min_count", tile.get("count")), tile.get("max_count", tile.get("count")) + 1
        )
        worths = [
            sum(VALUES[id] for id in paid)
            for n in counts
            for paid in combinations_with_replacement(VALUES, n)
            if tile.get("kinds") in (None, len(set(paid)))
        ]
        assert (tile["min_points"], tile["max_points"]) == (min(worths), max(worths))


def test_every_block_says_where_it_comes_from() -> None:
    words = set(DATA["provenance_words"])
    for name, block in DATA.items():
        if name != "provenance_words":
            assert block["provenance"] in words, name


def cut(block: str) -> Any:
    return lambda data: data[block]["items"].pop()


EDITS = {
    "cards.items: expected 36 entries, not 35": cut("cards"),
    "buildings.items: expected 28 entries, not 27": cut("buildings"),
    "places.items: expected 16 entries, not 15": cut("places"),
    "card_row.slots: expected 4 entries, not 3": lambda data: data["card_row"]["slots"].pop(),
    "symbols.set_points: expected 9 entries, not 8": lambda data: data["symbols"][
        "set_points"
    ].pop(),
    "dice_for_everyone": lambda data: data["dice_for_everyone"]["faces"].reverse(),
}


@pytest.mark.parametrize("fault", EDITS)
def test_a_file_that_cannot_be_played_is_one_clear_error(fault: str, tmp_path: Path) -> None:
    data = json.loads(json.dumps(DATA))
    EDITS[fault](data)
    (tmp_path / "stone_age.json").write_text(json.dumps(data), encoding="utf-8")
    code = "from megalith.core.catalogue import load; load('stone_age')"
    env = {**os.environ, "MEGALITH_DATA": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert f"components of stone_age: {fault}" in run.stderr.strip().splitlines()[-1]
