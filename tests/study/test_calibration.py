"""Chances are as sure as games show them to be."""

import json

import pytest

from megalith.core.catalogue import load
from megalith.study.calibrate import FILE, STAGES, loss
from megalith.study.gauge import Sharpness

KEPT = json.loads(FILE.read_text(encoding="utf-8"))
FITS = [(title, seats) for title, by_seats in KEPT.items() for seats in by_seats]


@pytest.mark.parametrize(("title", "seats"), FITS)
def test_what_is_kept_holds_on_games_on_which_nothing_was_fitted(title: str, seats: str) -> None:
    kept = KEPT[title][seats]
    assert int(seats) in load(title).players and len(kept["stages"]) == STAGES
    for raw, fitted in zip(kept["raw"], kept["fitted"], strict=True):
        assert fitted <= raw


def test_a_stage_is_found_by_the_step_and_the_last_one_lasts() -> None:
    sharp = Sharpness(100, (1.0, 1.2, 1.5, 2.0))
    assert [sharp.at(n) for n in (0, 24, 25, 99, 100, 500)] == [1.0, 1.0, 1.2, 2.0, 2.0, 2.0]
    assert Sharpness(1, ()).at(7) == 1.0


def test_chances_that_were_too_timid_lose_by_less_when_they_are_sharper() -> None:
    timid = [([0.6, 0.4], [1.0, 0.0])] * 9 + [([0.6, 0.4], [0.0, 1.0])]
    assert loss(timid, 2.0) < loss(timid, 1.0) < loss(timid, 0.5)
