"""The same record gives the same analysis; a finished game is needed; it can be stopped."""

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from megalith.bots import clock
from megalith.core import record
from megalith.core.chance import rng_from
from megalith.core.errors import RecordError
from megalith.core.game import CHANCE, Json
from megalith.core.table import Table
from megalith.study.analysis import after, study
from megalith.study.gauge import Gauge
from megalith.study.report import brief, full
from megalith.study.shares import GRID
from megalith.study.turns import Moment, goes_on, moments
from tests.helpers import RECORDS
from tests.study.test_sums import EFFORT, game

SHORT = {"round_cap": 2}


def test_the_same_record_is_judged_the_same_whoever_played() -> None:
    data = game("stone_age", 2, SHORT, "same")
    first = json.dumps(full(study(data, EFFORT)))
    other = {**data, "names": ["Anna", "Jan"], "seed": None}
    assert json.dumps(full(study(other, EFFORT))) == first


def test_another_effort_is_another_analysis() -> None:
    data = game("stone_age", 2, SHORT, "effort")
    assert brief(study(data, 16))["luck"] != brief(study(data, 24))["luck"]


def test_the_report_has_the_promised_fields_and_no_others() -> None:
    told = brief(study(game("akropolis", 2, {}, "fields"), EFFORT))
    assert set(told) == set("game iterations start luck skill revision result decisions".split())
    for one in told["decisions"]:
        assert set(one) == set("n seat choice best loss error mark".split())


def test_decisions_of_one_seat_alone_can_be_asked_for() -> None:
    a = study(game("stone_age", 3, SHORT, "seat"), EFFORT)
    assert {d["seat"] for d in brief(a, 1)["decisions"]} == {1}
    assert {d["seat"] for d in brief(a)["decisions"]} == {0, 1, 2}


def test_an_unfinished_game_is_not_studied() -> None:
    data = game("stone_age", 2, SHORT, "short")
    cut = {**data, "steps": data["steps"][:-3], "sheets": None}
    with pytest.raises(RecordError) as refused:
        study(cut, EFFORT)
    assert refused.value.key == "study-not-over"


def test_turns_are_whole_and_forced_steps_are_not_judged() -> None:
    a = study(game("pantheon", 2, {"epoch_turn_limit": 1}, "turns"), EFFORT)
    rows = moments(a.table)
    for one, then in pairwise(rows):
        assert one.n + len(one.codes) <= then.n
        touching = one.n + len(one.codes) == then.n
        assert one.who != then.who or one.who == CHANCE or not touching
    assert all(len(a.table.game.rules.legal(m.before)) > 1 for m in rows if m.who == CHANCE)


def test_alone_a_turn_ends_where_its_question_is_asked_again() -> None:
    table = record.replay(record.read(RECORDS / "origins" / "round_cap.json"))
    rows = [m for m in moments(table) if m.who != CHANCE]
    asked = [{s["do"] for s in played_by(table, m)} for m in rows]
    assert len(rows) > 5 and any({"visit", "main_action"} <= one for one in asked)
    assert all(len(m.codes) < 10 for m in rows)
    gauge = Gauge(table.game, 1)
    line = gauge.turn(rows[1].before, 0, rng_from("alone"), 16, False)
    state = table.game.rules.copy(rows[1].before)
    for k, code in enumerate(line.codes):
        assert k == 0 or goes_on(table.game.rules, rows[1].before, state, 0)
        table.game.rules.apply(state, code)
    assert not goes_on(table.game.rules, rows[1].before, state, 0)


def played_by(table: Table[Any], m: Moment) -> list[Json]:
    return [step.record for step in table.steps[m.n : m.n + len(m.codes)]]


def test_the_curve_goes_from_the_start_to_just_before_the_result() -> None:
    a = study(game("akropolis", 3, {}, "curve"), EFFORT)
    told = full(a)
    assert told["curve"][0]["win"] == [x / 2**20 for x in after(a.points[0])]
    assert [p["n"] for p in told["curve"]] == sorted(p["n"] for p in told["curve"])
    assert told["curve"][-1]["n"] <= told["steps"] == len(a.table.steps)
    assert all(0 <= min(p["win"]) and sum(p["win"]) == 1 for p in told["curve"])
    lost = replace(a.points[0], change=(-GRID, GRID // 2, GRID - GRID // 2))  # more than there was
    assert after(lost)[0] == 0 and sum(after(lost)) == GRID


def test_the_dearest_are_told_at_length() -> None:
    told = full(study(game("stone_age", 2, {"round_cap": 3}, "dear"), EFFORT))
    for seat, row in enumerate(told["dearest"]):
        chosen = [told["decisions"][k] for k in row]
        assert 0 < len(chosen) <= 3 and {d["seat"] for d in chosen} == {seat}
        losses = [d["loss"] for d in told["decisions"] if d["seat"] == seat]
        assert [d["loss"] for d in chosen] == sorted(losses, reverse=True)[: len(chosen)]
        assert all(d["better"] and d["better"] != d["did"] for d in chosen)


def test_progress_is_told_from_nothing_to_all() -> None:
    parts: list[float] = []
    study(game("stone_age", 2, SHORT, "progress"), EFFORT, parts.append)
    assert parts == sorted(parts) and parts[0] < 0.1 and parts[-1] == 1.0


def test_a_study_that_nobody_wants_any_more_stops() -> None:
    clock.stop_when(lambda: True)
    try:
        with pytest.raises(clock.Stopped):
            study(game("stone_age", 2, SHORT, "stop"), EFFORT)
    finally:
        clock.stop_when(None)
