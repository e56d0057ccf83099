"""The score calculator for a real table, and every way to type nonsense."""

import copy
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from megalith.core.errors import SheetError
from megalith.games.stone_age.border import calculator
from tests.games.stone_age.helpers import KIT

calculate = partial(calculator.calculate, KIT)
ANNA = {
    "name": "Anna",
    "score": 61,
    "green": {"music": 2, "weaving": 1, "time": 1},
    "yellow": {"farmer": 3, "toolmaker": 2, "builder": 4, "shaman": 1},
    "food_track": 5,
    "tools": [3, 2, 2],
    "buildings": 6,
    "workers": 7,
    "resources": {"wood": 2, "gold": 1},
}


@pytest.mark.example("X30")
def test_a_typed_sheet_of_134_points() -> None:
    assert calculate({"players": [ANNA]}) == [
        {
            "name": "Anna",
            "lines": {
                "score_track": 61,
                "green_first_set": 9,
                "green_second_set": 1,
                "farmers": 15,
                "toolmakers": 14,
                "builders": 24,
                "shamans": 7,
                "resources": 3,
            },
            "total": 134,
            "tie_break": 19,
            "place": 1,
        }
    ]


@pytest.mark.example("X31")
@pytest.mark.rule("SA-200")
def test_a_typed_tie_is_broken() -> None:
    bert = {"name": "Bert", "score": 134, "food_track": 8, "tools": [1, 1, 1], "workers": 9}
    shown = calculate({"players": [ANNA, bert]})
    assert [(p["total"], p["tie_break"], p["place"]) for p in shown] == [(134, 19, 2), (134, 20, 1)]


@pytest.mark.rule("SA-201")
def test_a_whole_tie_is_shared() -> None:
    shown = calculate({"players": [{"score": 5}, {"score": 5}, {"score": 4}]})
    assert [p["place"] for p in shown] == [1, 1, 3]
    assert [p["name"] for p in shown] == ["1", "2", "3"]


def test_what_is_left_out_is_as_at_the_start() -> None:
    (shown,) = calculate({"players": [{}]})
    assert shown["total"] == 0 and shown["tie_break"] == 5


def test_a_score_below_zero_is_possible() -> None:
    assert calculate({"players": [{"score": -30}]})[0]["total"] == -30


def test_the_typed_sheet_stays_as_it_is() -> None:
    data = {"players": [ANNA]}
    before = copy.deepcopy(data)
    calculate(data)
    assert data == before


PLAYERS = 'expected {"players": [...]} with 1 to 4 players'


@pytest.mark.parametrize(
    "data",
    [None, 5, "players", [], [ANNA], {}, {"players": None}, {"players": ANNA}, {"players": []}]
    + [{"players": [{}] * 5}],
)
def test_the_players_must_be_a_list_of_one_to_four(data: Any) -> None:
    with pytest.raises(SheetError) as error:
        calculate(data)
    assert str(error.value) == PLAYERS


@pytest.mark.parametrize(
    "player,message",
    [
        (5, "players[0]: expected an object"),
        (None, "players[0]: expected an object"),
        ({"gold": 3}, "players[0]: unknown field 'gold'; there are: name, score"),
        ({"name": 5}, "players[0].name: expected a text, not 5"),
        ({"name": {"x": 1}}, "players[0].name: expected a text"),
        (
            {"score": "12"},
            "players[0].score: expected a whole number from -1000 to",
        ),
        ({"score": 1.5}, "players[0].score: expected a whole number"),
        ({"score": True}, "players[0].score: expected a whole number"),
        ({"score": None}, "players[0].score: expected a whole number"),
        ({"score": 10**30}, "players[0].score: expected a whole number"),
        ({"food_track": 11}, "players[0].food_track: expected a whole number from 0 to 10, not 11"),
        ({"food_track": -1}, "players[0].food_track: expected a whole number from 0 to 10, not -1"),
        ({"workers": 4}, "players[0].workers: expected a whole number from 5 to 10, not 4"),
        ({"workers": 11}, "players[0].workers: expected a whole number from 5 to 10, not 11"),
        ({"buildings": -1}, "players[0].buildings: expected a whole number from 0 to 28, not -1"),
        ({"buildings": 29}, "players[0].buildings: expected a whole number from 0 to 28, not 29"),
        ({"tools": 3}, "players[0].tools: expected a list of at most 3 values"),
        ({"tools": {"1": 2}}, "players[0].tools: expected a list of at most 3 values"),
        ({"tools": [1, 1, 1, 1]}, "players[0].tools: expected a list of at most 3 values"),
        ({"tools": [5]}, "players[0].tools: expected a whole number from 0 to 4, not 5"),
        ({"tools": ["2"]}, "players[0].tools: expected a whole number from 0 to 4, not '2'"),
        ({"green": ["music"]}, "players[0].green: expected an object such as {'herbalism': 1}"),
        ({"green": {"dance": 1}}, "players[0].green: unknown 'dance'; there are: herbalism, art"),
        ({"green": {"music": 3}}, "players[0].green.music: expected a whole number from 0 to 2"),
        ({"yellow": 3}, "players[0].yellow: expected an object such as {'farmer': 1}"),
        ({"yellow": {"hunter": 1}}, "players[0].yellow: unknown 'hunter'; there are: farmer"),
        ({"yellow": {"farmer": -1}}, "players[0].yellow.farmer: expected a whole number from 0"),
        ({"yellow": {"farmer": 8}}, "yellow.farmer: 8 in all, but the game has only 7"),
        ({"yellow": {"builder": 10}}, "players[0].yellow.builder: expected a whole number"),
        ({"resources": [1]}, "players[0].resources: expected an object such as {'wood': 1}"),
        ({"resources": {"food": 1}}, "players[0].resources: unknown 'food'; there are: wood"),
        ({"resources": {"wood": -1}}, "players[0].resources.wood: expected a whole number from 0"),
        ({"resources": {"wood": 1.0}}, "players[0].resources.wood: expected a whole number"),
    ],
)
def test_what_cannot_be_is_refused_in_one_clear_line(player: Any, message: str) -> None:
    with pytest.raises(SheetError) as error:
        calculate({"players": [player]})
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_the_error_names_the_player_who_has_it() -> None:
    with pytest.raises(SheetError, match=r"^players\[1\]\.workers: "):
        calculate({"players": [ANNA, {"workers": 3}]})


@pytest.mark.parametrize(
    "first,second,message",
    [
        ({"green": {"art": 2}}, {"green": {"art": 1}}, "green.art: 3 in all"),
        ({"yellow": {"shaman": 4}}, {"yellow": {"shaman": 4}}, "yellow.shaman: 8 in all"),
        ({"buildings": 20}, {"buildings": 9}, "buildings: 29 in all"),
    ],
)
def test_all_players_together_own_no_more_than_the_box_holds(
    first: Any, second: Any, message: str
) -> None:
    with pytest.raises(SheetError, match=f"^{message}, but the game has only"):
        calculate({"players": [first, second]})


def test_all_that_the_box_holds_can_be_owned() -> None:
    symbols = ["herbalism", "art", "music", "writing", "time", "pottery", "transport", "weaving"]
    anna = {"buildings": 14, "green": dict.fromkeys(symbols, 1), "yellow": {"builder": 5}}
    bert = {**anna, "yellow": {"farmer": 7, "toolmaker": 8, "builder": 4, "shaman": 7}}
    shown = calculate({"players": [anna, bert]})
    assert [p["total"] for p in shown] == [64 + 5 * 14, 64 + 4 * 14 + 7 * 5]


def test_the_example_of_the_documentation_works() -> None:
    page = Path(__file__).parents[3] / "docs" / "games" / "stone_age.md"
    (block,) = re.findall(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    shown = calculate(json.loads(block))
    assert [(p["name"], p["total"], p["tie_break"], p["place"]) for p in shown] == [
        ("Anna", 134, 19, 2),
        ("Bert", 134, 20, 1),
    ]
