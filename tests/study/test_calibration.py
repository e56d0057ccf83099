"""Chances are as sure as games show them to be."""

import json
from typing import Any

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource, rng_from
from megalith.core.game import CHANCE
from megalith.core.table import Table
from megalith.study.calibrate import STAGES, loss, miss, part_of, written
from megalith.study.calibration import FILE, NONE, Calibration, of
from megalith.study.gauge import Gauge

KEPT = json.loads(FILE.read_text(encoding="utf-8"))
FITS = [(title, seats) for title, by_seats in KEPT.items() for seats in by_seats]
ALONE = [title for title in TITLES if 1 in load(title).players]


@pytest.mark.parametrize(("title", "seats"), FITS)
def test_what_is_kept_holds_on_games_on_which_nothing_was_fitted(title: str, seats: str) -> None:
    kept = KEPT[title][seats]
    fits = [("hopes", "hopes_"), ("played", "played_")] if seats == "1" else [("stages", "")]
    assert int(seats) in load(title).players
    for name, of_it in fits:
        assert len(kept[name]) == STAGES
        for raw, fitted in zip(kept[f"{of_it}raw"], kept[f"{of_it}fitted"], strict=True):
            assert fitted <= raw


def test_what_is_kept_reads_as_it_was_written() -> None:
    assert written(KEPT) == FILE.read_text(encoding="utf-8")


def test_a_stage_is_found_by_the_step_and_the_last_one_lasts() -> None:
    sharp = Calibration(100, (1.0, 1.2, 1.5, 2.0))
    assert [sharp.power(n) for n in (0, 24, 25, 99, 100, 500)] == [1.0, 1.0, 1.2, 2.0, 2.0, 2.0]
    assert NONE.power(7) == NONE.hope(7, False) == 1.0
    alone = Calibration(100, (), (0.4, 0.5), (0.9, 1.0))
    assert (alone.hope(49, False), alone.hope(50, False), alone.hope(0, True)) == (0.4, 0.5, 0.9)


@pytest.mark.parametrize("title", ALONE)
def test_alone_a_quick_look_promises_no_more_than_one_that_plays_on(title: str) -> None:
    """What the evaluation hopes for is no forecast: Origins' is about two times too much."""
    table: Table[Any] = Table(load(title), 1, {}, FairSource("alone"))
    while table.to_move() == CHANCE or len(table.legal()) == 1:
        table.do_code(table.legal()[0])
    gauge = Gauge(table.game, 1)
    assert gauge.calibration == of(title, 1) != NONE
    rng = rng_from("alone", title)
    quick, on = (gauge.value(table.state, None, rng, 8, plays_on, 0) for plays_on in (False, True))
    assert abs(quick.lead[0] - on.lead[0]) < 60


def test_the_part_of_the_hopes_that_came_true_is_found() -> None:
    rosy = [([20.0, 20.0 + hope], [20.0 + 0.4 * hope]) for hope in (100.0, 200.0, 300.0)]
    assert part_of(rosy) == 0.4
    assert miss(rosy, 0.4) < 1e-9 < miss(rosy, 1.0)


def test_chances_that_were_too_timid_lose_by_less_when_they_are_sharper() -> None:
    timid = [([0.6, 0.4], [1.0, 0.0])] * 9 + [([0.6, 0.4], [0.0, 1.0])]
    assert loss(timid, 2.0) < loss(timid, 1.0) < loss(timid, 0.5)
