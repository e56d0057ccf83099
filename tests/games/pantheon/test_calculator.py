"""The score calculator (G.3)."""

from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.data import components
from megalith.core.errors import SheetError
from megalith.games.pantheon.rules import paths
from tests.games.pantheon.helpers import KIT
from tests.helpers import random_steps

GAME = load("pantheon", {})
EXAMPLES = components("pantheon")["scoring_notation"]["examples"]


def scoring(*players: dict[str, Any], which: str = "first") -> dict[str, Any]:
    return {"format": "pantheon_scoring_1", "scoring": which, "players": list(players)}


def sheet(*players: dict[str, Any]) -> dict[str, Any]:
    return {"format": "pantheon_sheet_1", "players": list(players)}


@pytest.mark.rule("PA-172", "PA-173", "PA-174")
@pytest.mark.parametrize("example", EXAMPLES, ids=["scoring", "sheet"])
def test_the_examples_of_the_data_file(example: dict[str, Any]) -> None:
    for got, wanted in zip(
        GAME.border.calculate(example["input"]), example["output"]["players"], strict=True
    ):
        assert {key: got[key] for key in wanted} == wanted
        assert got["total"] == wanted["points"] == sum(got["lines"].values())


@pytest.mark.rule("PA-172")
def test_missing_fields_are_nothing_and_columns_may_be_named() -> None:
    empty, named = GAME.border.calculate(scoring({"name": "a"}, {"columns": ["libya", "creta"]}))
    assert empty["points"] == 0 and named["columns"] == 2 and named["name"] == "2"
    ended = GAME.border.calculate(scoring({"points": 4, "ended_epoch": True}))[0]
    assert (ended["points"], ended["gained"]) == (7, 3)


@pytest.mark.rule("PA-174")
def test_places_come_with_the_tie_break() -> None:
    players = [{"points": 92, "demigods": []}, {"points": 86, "demigods": [1, 2, 3]}, {}]
    got = GAME.border.calculate(scoring(*players, which="second"))
    assert [p["place"] for p in got] == [2, 1, 3]
    assert [p["demigod_tokens"] for p in got] == [0, 3, 0]
    shared = GAME.border.calculate(
        sheet({"gods": [1, 0, 0, 0, 0, 0]}, {"gods": [1, 0, 0, 0, 0, 0]})
    )
    assert [p["place"] for p in shared] == [1, 1]


FAULTS = [
    ("bad_format", {"players": []}),
    ("bad_format", {"format": "pantheon_scoring_1", "scoring": "third", "players": [{}]}),
    ("bad_format", scoring({"coins": 3})),
    ("bad_format", scoring("red")),  # type: ignore[arg-type]
    ("bad_players", scoring()),
    ("bad_players", scoring({}, {}, {}, {}, {})),
    ("bad_number", scoring({"points": -1})),
    ("bad_number", scoring({"pietalte": 1.5})),
    ("bad_number", sheet({"gods": [1, 2]})),
    ("bad_number", sheet({"gods": [1, 0, 0, 0, 0, -1]})),
    ("bad_number", scoring({"ended_epoch": 1})),
    ("bad_demigod", scoring({"demigods": [7]})),
    ("bad_demigod", scoring({"demigods": 3})),
    ("too_many_demigods", scoring({"demigods": [1, 1]}, {"demigods": [1, 1]})),
    ("bad_columns", scoring({"columns": 13})),
    ("bad_columns", scoring({"columns": ["atlantis"]})),
    ("bad_columns", scoring({"columns": ["libya", "libya"]})),
    ("hex_full", scoring(*({"columns": ["libya"]} for _ in range(3)))),
    ("bad_level", scoring({"offerings": {"gift": 5}})),
    ("bad_level", scoring({"offerings": {"wine": 1}})),
    ("too_many_gods", scoring({"pietalte": 3}, {"pietalte": 2})),
    ("too_many_ends", scoring({"ended_epoch": True}, {"ended_epoch": True})),
    ("too_many_ends", sheet({"epochs_ended": 4}, {"epochs_ended": 3})),
]


@pytest.mark.rule("PA-175")
@pytest.mark.parametrize(("code", "data"), FAULTS)
def test_faults_are_named(code: str, data: Any) -> None:
    with pytest.raises(SheetError) as caught:
        GAME.border.calculate(data)
    message = str(caught.value)
    assert message.startswith(code + ":") and "\n" not in message


@pytest.mark.rule("PA-175")
def test_a_fault_names_the_player_and_the_field() -> None:
    with pytest.raises(SheetError, match=r"players\[1\]\.second\.demigods"):
        GAME.border.calculate(sheet({}, {"second": {"demigods": [0]}}))


@pytest.mark.rule("PA-176")
def test_a_sheet_warns_of_what_cannot_get_less() -> None:
    first = {"demigods": [3], "columns": 5, "pietalte": 1, "offerings": {"gift": 3}}
    second = {"demigods": [2], "columns": 4, "pietalte": 0, "offerings": {"gift": 2}}
    got = GAME.border.calculate(sheet({"first": first, "second": second}, {"second": second}))
    assert got[0]["warnings"] == ["columns_lost", "demigods_lost", "level_lost", "pietalte_lost"]
    assert got[1]["warnings"] == []


def as_player(s: Any, seat: int) -> dict[str, Any]:
    me = s.players[seat]
    return {
        "points": int(sum(me.score)),
        "demigods": [k + 1 for k in range(6) for _ in range(me.shown[k] + me.secret[k])],
        "columns": int(paths.columns_on_board(s, seat)),
        "pietalte": int(me.gods[8]),
        "offerings": {kind: int(me.levels[k]) for k, kind in enumerate(KIT.kinds)},
    }


def test_the_calculator_agrees_with_the_game_at_both_scorings() -> None:
    """J18: applied to the state just before a scoring it gives the points after it."""
    for seed in range(3):
        before: Any = None
        scorings = 0
        for s, _, _, _ in random_steps(GAME, 3, {}, ("calculator", seed)):
            scored = (before is not None and s.epoch == before.epoch + 1) or s.depth == 0
            if scored and before.epoch in (3, 6):
                data = [as_player(before, seat) for seat in range(3)]
                for seat in range(3):  # what the last action of the epoch itself changed
                    data[seat] = {
                        **as_player(s, seat),
                        "points": int(sum(s.players[seat].score[:2])),
                    }
                    if before.epoch == 6:
                        data[seat]["points"] += int(sum(s.players[seat].score[2:5]))
                got = GAME.border.calculate(scoring(*data))
                assert [p["points"] for p in got] == [int(sum(p.score)) for p in s.players]
                scorings += 1
            before = GAME.rules.copy(s)
        assert scorings == 2
