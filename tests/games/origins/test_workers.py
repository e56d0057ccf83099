"""Patricians, bases, speakers and the archon."""

import pytest

from megalith.games.origins.rules import people
from tests.games.origins.helpers import (
    advise,
    away,
    decision,
    dice,
    fire,
    give,
    goods,
    hold,
    home,
    lay,
    pass_all,
    rule,
    sound,
    start,
    visit,
)


@pytest.mark.rule("OR-031", "OR-035")
def test_die_and_base_go_to_the_place_together() -> None:
    t = start(2)
    visit(t, "red 1 1")
    t.play("main_action gain_stone")
    me = t.game.border.view(t.state, None)["players"][0]
    assert me["away"] == [{"colour": "red", "value": 1, "place": 1}]
    assert me["free_bases"] == 0 and home(t, 0) == ["orange2"]


@pytest.mark.rule("OR-031")
def test_an_effect_on_the_die_leaves_the_base() -> None:
    t = start(2)
    dice(t, 0, "red3", "blue4")
    lay(t, 0, {(1, 0): "mint", (1, 1): "workshop"})
    t.play("close 0 0 red 3")
    assert people.free_bases(t.state.players[0]) == 1


@pytest.mark.rule("OR-032", "OR-096")
def test_a_citizen_needs_a_base_that_is_ready_and_empty() -> None:
    t = start(2)
    visit(t, "red 1 4")
    assert rule(t, "main_action take_citizen") == "OR-052"  # the used base is not free
    t.state.players[0].bases = 3
    assert people.free_bases(t.state.players[0]) == 1
    assert rule(t, "main_action take_citizen") == ""


@pytest.mark.rule("OR-033", "OR-036", "OR-056")
def test_a_speaker_needs_no_base_and_may_act_at_once() -> None:
    t = start(2)
    dice(t, 0, "orange2", "blue1")
    visit(t, "orange 2 4")
    t.play("bonus orange; take_speaker 3 0; main_action gain_basic_gold; gain_basic stone")
    assert t.state.players[0].speakers[3] == 1 and people.free_bases(t.state.players[0]) == 0
    t.play("pass")
    visit(t, "speaker 3 5")
    assert t.lines() == ["main_action gain_each", "main_action upgrade"]
    t.play("main_action gain_each")
    assert t.state.players[0].speakers[3] == 0 and sound(t)


@pytest.mark.rule("OR-034", "OR-048")
@pytest.mark.example("X3")
def test_the_archon_ignores_values_and_a_speaker_does_not() -> None:
    for worker, wisdom in (("archon 0", 1), ("speaker 5", 0)):
        t = start(2)
        t.state.players[0].speakers[5] = 1
        t.state.ships[0] = 6
        visit(t, f"{worker} 1")
        assert goods(t, 0)[2] == wisdom and t.state.ships[0] == 1
    assert rule(t, "bonus red") == "OR-056"


@pytest.mark.rule("OR-034", "OR-055")
def test_the_archon_has_no_colour_without_advisors() -> None:
    t = start(2)
    visit(t, "archon 0 1")
    assert rule(t, "bonus red") == "OR-055"


@pytest.mark.rule("OR-035")
def test_used_workers_stay_used_until_their_owner_passes() -> None:
    t = start(2)
    visit(t, "archon 0 1")
    t.play("main_action gain_stone; pass")
    assert rule(t, "visit archon 0 2") == "OR-035"
    assert rule(t, "visit red 5 2") == "OR-046"
    t.play("pass")
    assert decision(t) == "choose_action" and t.state.players[0].archon == -1


@pytest.mark.rule("OR-036")
def test_a_citizen_just_taken_may_act_in_the_same_round() -> None:
    t = start(2)
    t.state.players[0].bases = 3
    visit(t, "red 1 4")
    t.play("main_action take_citizen; take_citizen red 1 0; citizen_refill red 4; pass")
    assert home(t, 0) == ["red1", "orange2"] and rule(t, "visit red 1 5") == ""


@pytest.mark.rule("OR-037", "OR-132")
def test_a_six_that_must_rise_becomes_an_advisor_and_a_speaker_of_five_is_rolled_again() -> None:
    t = start(2)
    away(t, 0, "blue6")
    t.state.players[1].speakers[5] = 0
    t.state.standing[5] = 1  # place 1, value 5
    t.state.speakers[2] -= 1
    t.play("pass; pass")
    assert list(t.state.players[0].advisors) == [3]
    assert decision(t) == "speaker_roll"
    t.play("speaker_roll 2")
    assert t.state.speakers[2] == 1 and sound(t)


@pytest.mark.rule("OR-038", "OR-058", "OR-099")
@pytest.mark.example("X5")
def test_training_pushes_a_six_to_the_advisors_and_colours_the_archon() -> None:
    t = start(2, tokens=("red", "yellow", "blue", "orange", "purple"))
    dice(t, 0, "purple6", "red1")
    give(t, 0, food=2)
    visit(t, "archon 0 5")
    assert rule(t, "bonus purple") == "OR-055"
    t.play("main_action upgrade; upgrade_die purple 6; stop")
    assert list(t.state.players[0].advisors) == [4]
    assert rule(t, "bonus purple") == ""
    t.play("bonus purple")
    assert goods(t, 0)[1] == 0 and decision(t) == "choose_tile"


@pytest.mark.rule("OR-038", "OR-162", "OR-179")
@pytest.mark.example("X24")
def test_the_main_gate_pushes_a_five_past_six_without_scorpio() -> None:
    t = start(2)
    dice(t, 0, "red5", "blue6")
    hold(t, 0, "scorpio")
    fire(t, "main_gate")
    assert t.lines() == ["raise_die red 5 1", "raise_die red 5 2", "raise_die blue 6 1"]
    t.play("raise_die red 5 2")
    assert list(t.state.players[0].advisors) == [0] and goods(t, 0)[2] == 1


@pytest.mark.rule("OR-039")
def test_limited_bonuses_stop_at_the_limit() -> None:
    t = start(2)
    hold(t, 0, "capricorn", "leo", "sagittarius")
    dice(t, 0, "red5", "blue6")
    t.play("tower red")
    assert t.lines() == ["capricorn red 5 0", "decline"]
    assert rule(t, "capricorn blue 6 0") == "OR-039"
    t.play("capricorn red 5 0")
    assert home(t, 0) == ["red6", "blue6"] and len(t.state.players[0].advisors) == 0
    t = start(2)
    hold(t, 0, "sagittarius")
    dice(t, 0, "orange2", "blue6")
    t.state.speakers[5] += 1
    t.state.speakers[2] -= 1
    visit(t, "orange 2 4")
    t.play("bonus orange")
    assert rule(t, "take_speaker 5 1") == "OR-039" and rule(t, "take_speaker 5 0") == ""


@pytest.mark.rule("OR-125")
def test_unused_workers_do_not_change_in_a_round() -> None:
    t = start(2)
    advise(t, 0, "red")
    t.state.players[0].speakers[2] += 1
    t.state.speakers[2] -= 1
    pass_all(t)
    assert home(t, 0) == ["red1", "orange2"] and t.state.players[0].speakers[2] == 1
