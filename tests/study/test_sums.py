"""Start, luck, everybody's skill and revision are the result: exactly, for every seat."""

from typing import Any

import pytest

from megalith.core import record
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.study.analysis import Analysis, check, study
from megalith.study.report import brief
from megalith.study.shares import GRID, mean, shares
from tests.helpers import RECORDS, THOROUGH, games_to_play, plain_tables, table_id

EFFORT = 8


def game(title: str, seats: int, options: Json, seed: object) -> Json:
    """Played at random: the sums must hold for any decisions."""
    rng = rng_from("study test", seed)
    table: Table[Any] = Table(load(title), seats, options, FairSource(str(seed)))
    while not table.over():
        codes = table.legal()
        table.do_code(codes[rng.below(len(codes))])
    return record.to_json(table)


def short(title: str, options: Json) -> Json:
    """Few rounds where a title can be told so."""
    few = {"stone_age": {"round_cap": 2}, "origins": {"round_cap": 1}}
    few |= {"pantheon": {"epoch_turn_limit": 1}}
    return {**options, **few.get(title, {})}


@pytest.mark.parametrize(("title", "seats", "options"), plain_tables(), ids=table_id)
def test_every_part_adds_up_to_the_result(title: str, seats: int, options: Json) -> None:
    games = 3 if THOROUGH or title == "stone_age" else 1
    for seed in range(games_to_play(games, 1)):
        a = study(game(title, seats, short(title, options), seed), EFFORT)
        assert a.points and check(a)
        _as_floats(a)


def _as_floats(a: Analysis) -> None:
    """What is told has the same exact sums, in whatever order they are added."""
    told = brief(a)
    for seat in range(a.table.seats):
        parts = [told["start"], told["luck"], told["revision"], *told["skill"]]
        for order in (parts, parts[::-1]):
            assert sum(part[seat] for part in order) == told["result"][seat]
    if a.table.seats > 1:
        assert sum(told["start"]) == sum(told["result"]) == 1.0
        for part in (told["luck"], told["revision"], *told["skill"]):
            assert sum(part) == 0.0


@pytest.mark.build("compiled")
@pytest.mark.parametrize("title", TITLES)
def test_the_sums_of_a_recorded_game_hold_too(title: str) -> None:
    paths = sorted((RECORDS / title).glob("*.json"))
    shortest = min(paths, key=lambda path: len(record.read(path)["steps"]))
    assert check(study(record.read(shortest), EFFORT))


def test_nobody_gains_by_a_decision_of_their_own() -> None:
    a = study(game("stone_age", 3, {"round_cap": 2}, "own"), EFFORT)
    for seat, row in enumerate(a.skill):
        assert row[seat] < 0 < max(row)  # random play gives much away, and somebody gets it


def test_shares_on_the_grid_are_one_in_all() -> None:
    for chances in ([1.0, 1.0, 1.0], [0.1, 0.2, 0.30001], [5.0, 0.0]):
        assert sum(shares(chances)) == GRID
    assert sum(mean([shares([1.0, 2.0, 4.0]), shares([1.0, 1.0, 1.0])], [3, 4])) == GRID
