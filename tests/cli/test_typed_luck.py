"""A real table at the terminal: people tell what dice and cards say, bots play for the absent."""

from pathlib import Path

import pytest

from megalith.cli import telling
from megalith.core import record
from megalith.core.catalogue import TITLES, load
from megalith.core.table import Table
from megalith.words import Words
from tests.cli.conftest import Megalith

ROLL = {"do": "roll_gather", "dice": [1, 1, 1]}


@pytest.mark.parametrize("text", ["6 2 1", "6,2,1", "621", " 6; 2; 1 "])
def test_dice_are_typed_as_they_lie(text: str) -> None:
    assert telling.rolled(text, ROLL) == {"do": "roll_gather", "dice": [6, 2, 1]}


@pytest.mark.parametrize("text", ["", "6 2", "6 2 1 1", "six", "u", "6 2 x"])
def test_what_is_no_roll_of_so_many_dice_is_none(text: str) -> None:
    assert telling.rolled(text, ROLL) is None


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("title", TITLES)
def test_every_outcome_of_a_set_up_is_found_part_by_part(title: str, lang: str) -> None:
    words = Words(lang, title, ["Ada", "Ben"])
    table = Table(load(title), 2, {})
    while table.to_move() < 0:
        goal = found = table.records()
        while len(found) > 1:
            groups = telling.narrowed(found, words)
            assert len(groups) > 1 and all(label for label, _ in groups)
            assert sum(len(members) for _, members in groups) == len(found)
            found = groups[-1][1]
        assert found[0] in goal
        table.do(table.to_move(), found[0])


def test_a_game_is_told_corrected_saved_and_gone_on_with(
    megalith: Megalith, tmp_path: Path
) -> None:
    file = tmp_path / "real.json"
    seats = ("--seats", "me,greedy", "--option", "start_player=seat_0")
    lines = ["1", "2", "u", "3", "q"]
    begun = megalith(
        "play", "stone_age", *seats, "--luck", "typed", "--save", file, stdin="\n".join(lines)
    )
    assert begun.status == 0 and "What is it?" in begun.out
    steps = record.read(file)["steps"]
    assert [step["card"] for step in steps] == ["c01", "c04"]  # the second was corrected
    assert "seed" not in record.read(file)
    on = megalith(
        "play", "stone_age", "--resume", file, stdin="1\n" * 8 + "place_workers forest 5\nq"
    )
    assert on.status == 0
    assert any(step["do"] == "place_workers" for step in record.read(file)["steps"])


def test_a_roll_is_asked_for_and_a_wrong_one_refused(megalith: Megalith, tmp_path: Path) -> None:
    file = tmp_path / "real.json"
    table = Table(load("stone_age"), 2, {"start_player": "seat_0"})
    while table.to_move() < 0:
        table.do(-1, table.records()[0])
    table.play("place_workers forest 5; place_workers quarry 5; choose_group forest")
    data = record.to_json(table, ["Ada", "Ben"])
    record.write({**data, "seats": ["me", "me"], "over": False}, file)
    run = megalith("play", "stone_age", "--resume", file, stdin="7 1 1 1 1\n6 6 1 2 3\nq")
    assert "What do the 5 dice show" in run.out
    rolls = [step for step in record.read(file)["steps"] if step["do"] == "roll_gather"]
    assert [step["dice"] for step in rolls] == [[6, 6, 1, 2, 3]]
