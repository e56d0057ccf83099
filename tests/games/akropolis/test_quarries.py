"""Quarries: covered ones pay a stone each, visible ones nothing."""

import pytest

from megalith.games.akropolis.rules import grid
from tests.games.akropolis.helpers import KIT, X3, X6, player, score, start, stones, tops, with_city


@pytest.mark.example("E3")
def test_e3_two_quarries_covered_bring_two_stones() -> None:
    t = with_city("a21", X3)
    step = t.do(0, "place_tile 0 0 0")
    assert stones(t)[0] == 2 and ("stones", 0, 2, 0) in step.events


@pytest.mark.example("X5")
@pytest.mark.rule("AK-095")
def test_x5_covering_the_start_plaza_costs_its_star() -> None:
    t = with_city("a21", X3)
    assert player(t)["score"]["districts"]["house"]["stars"] == 2
    t.do(0, "place_tile 0 0 0")
    assert player(t)["score"]["districts"]["house"]["stars"] == 1
    assert stones(t)[0] == 2


@pytest.mark.rule("AK-075", "AK-077")
def test_quarries_pay_on_every_level_and_again_when_laid_anew() -> None:
    t = with_city("a37", *X6[:4])
    spot = next(x for x in t.game.border.view(t.state, None)["open"] if x[:3] == [0, 0, 2])
    assert spot[3:] == [3, 3]  # level 3, over three quarries that cover quarries of the start tile
    before = stones(t)[0]
    t.do(0, "place_tile 0 0 2")
    assert stones(t)[0] == before + 3
    assert tops(t)[(1, 0)] == ("quarry", 3)  # may pay once more


@pytest.mark.rule("AK-076")
def test_laying_quarries_or_covering_other_areas_brings_nothing() -> None:
    t = with_city("a09")  # Mqq on the ground
    t.do(0, t.lines()[0])
    assert stones(t)[0] == 0
    t = with_city("a22", *X6)
    for q, r, k, level, gain in t.game.border.view(t.state, None)["open"]:
        cells = grid.cells_under(int(grid.spot(grid.cell(q, r), k)))
        quarries = sum(1 for cell in cells if tops(t).get(cell, ("", 0))[0] == "quarry")
        assert gain == quarries and (level > 1 or gain == 0)


@pytest.mark.rule("AK-078")
def test_quarries_score_nothing() -> None:
    assert score("q1@(0,0) q2@(1,0) q5@(0,1) H1@(1,1)")["total"] == 0
    assert "quarries" not in dict(start().game.rules.sheets(start().state)[0].lines)


def test_the_tiles_of_these_tests_are_what_they_say() -> None:
    codes = {"a03": "Hqq", "a21": "hhq", "a13": "Bqq", "a17": "Tqq", "a37": "gqq", "a06": "Mhg"}
    assert {tile: KIT.codes[KIT.tiles.index(tile)] for tile in codes} == codes
