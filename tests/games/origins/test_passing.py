"""Passing: who comes home, advisors, Cancer and Gemini."""

import pytest

from megalith.games.origins.rules.kit import OriginsKit
from tests.games.origins.helpers import (
    KIT,
    advise,
    away,
    decision,
    dice,
    give,
    goods,
    hold,
    home,
    march_to,
    points,
    rule,
    start,
    visit,
)


@pytest.mark.rule("OR-123")
def test_who_passed_acts_no_more_this_round() -> None:
    t = start(2)
    t.play("pass")
    give(t, 1, gold=9)
    t.play("tower red; tower blue")
    assert t.to_move() == 1 and t.game.border.view(t.state, None)["players"][0]["passed"]


@pytest.mark.rule("OR-123", "OR-177")
def test_cancer_acts_before_any_die_comes_home() -> None:
    t = start(2)
    hold(t, 0, "cancer", "gemini")
    march_to(t, (3, [0]))
    dice(t, 0, "red1")
    away(t, 0, "blue3")
    t.state.players[0].bases = 3
    give(t, 0)
    t.play("pass")
    assert decision(t) == "take_citizen" and "blue4" not in home(t, 0)
    assert "decline" in t.lines()
    t.play("take_citizen purple 5 0; citizen_refill purple 1; gain_basic stone; gain_basic food")
    assert home(t, 0) == ["red1", "blue4", "purple5"] and goods(t, 0) == (1, 1, 0, 0)


@pytest.mark.rule("OR-177", "OR-220")
def test_cancer_may_be_declined_since_version_2() -> None:
    for version, lines in ((1, []), (2, ["decline"])):
        t = start(2)
        t.state.kit = OriginsKit(KIT.facts, version)
        hold(t, 0, "cancer")
        dice(t, 0, "red1")
        t.state.players[0].bases = 3
        t.play("pass")
        assert decision(t) == "take_citizen"
        assert [line for line in t.lines() if line == "decline"] == lines
        if version == 1:
            assert rule(t, "decline") == "OR-177"
    t.play("decline")
    assert t.to_move() == 1 and home(t, 0) == ["red1"]


@pytest.mark.rule("OR-177")
@pytest.mark.example("X18")
def test_cancer_needs_a_base_that_is_free_when_passing() -> None:
    t = start(2)
    hold(t, 0, "cancer")
    dice(t, 0, "red1")
    away(t, 0, "blue6")
    t.play("pass")
    assert t.to_move() == 1 and home(t, 0) == ["red1"]


@pytest.mark.rule("OR-170")
@pytest.mark.example("X19")
@pytest.mark.parametrize("space,basics", [(6, 2), (4, 0), (13, 0), (0, 0)])
def test_gemini_gives_a_basic_for_each_space_of_the_retreat(space: int, basics: int) -> None:
    t = start(2)
    hold(t, 0, "gemini")
    march_to(t, (space, [0]))
    give(t, 0)
    t.play("pass")
    asked = 0
    while decision(t) == "gain_basic":
        t.play("gain_basic wisdom")
        asked += 1
    assert asked == basics == goods(t, 0)[2]


@pytest.mark.rule("OR-124", "OR-125")
def test_used_dice_come_home_one_higher_and_unused_ones_stay() -> None:
    t = start(2)
    dice(t, 0, "red3", "blue5")
    visit(t, "archon 0 5")
    t.play("main_action gain_each; pass")
    visit(t, "blue 5 4")
    t.play("main_action gain_basic_gold; gain_basic stone; pass")
    assert home(t, 0) == ["red3", "blue6"] and t.state.players[0].archon == -1


@pytest.mark.rule("OR-125", "OR-035")
def test_used_speakers_stay_on_the_places_until_the_round_ends() -> None:
    t = start(2)
    t.state.players[0].speakers[3] = 1
    t.state.speakers[3] -= 1
    visit(t, "speaker 3 5")
    t.play("main_action gain_each; tower red; pass")
    assert t.game.border.view(t.state, None)["places"][4]["speakers"] == [3]
    assert t.game.border.view(t.state, None)["players"][0]["speakers"] == []
    t.play("pass")
    assert t.state.round == 2 and t.state.speakers[4] == 1


@pytest.mark.rule("OR-126", "OR-128", "OR-179")
@pytest.mark.example("X17")
def test_the_order_of_the_sixes_is_free() -> None:
    for first, scored in (("blue", 3), ("red", 1)):
        t = start(2)
        hold(t, 0, "scorpio")
        advise(t, 0, "red")
        dice(t, 0)
        away(t, 0, "red6", "blue6")
        give(t, 0)
        t.play("pass")
        assert t.lines() == ["collect_six red", "collect_six blue"]
        assert rule(t, "collect_six yellow") == "OR-126"
        reserve = int(t.state.reserve[0])
        t.play(f"collect_six {first}")
        assert list(t.state.players[0].advisors) == [0, 3] and points(t, 0) == scored
        assert goods(t, 0)[2] == 2 and t.state.reserve[0] == reserve + 1
        assert t.to_move() == 1


@pytest.mark.rule("OR-127", "OR-129")
def test_a_new_colour_takes_the_next_space_of_the_advisor_track() -> None:
    t = start(2)
    advise(t, 0, "red", "yellow")
    dice(t, 0, "orange2")
    away(t, 0, "blue6")
    t.play("pass")
    assert list(t.state.players[0].advisors) == [0, 2, 3]
    lines = dict(t.game.rules.sheets(t.state)[0].lines)
    assert lines["advisors"] == 6 and home(t, 0) == ["orange2"]


@pytest.mark.rule("OR-128")
@pytest.mark.example("R12")
def test_a_colour_that_is_there_scores_the_last_space() -> None:
    t = start(2)
    advise(t, 0, "red", "yellow", "blue")
    dice(t, 0)
    away(t, 0, "blue6", "blue6")
    reserve = int(t.state.reserve[3])
    t.play("pass")
    assert points(t, 0) == 12 and len(t.state.players[0].advisors) == 3
    assert t.state.reserve[3] == reserve + 2
