"""Resources and how costs are paid."""

import pytest

from tests.games.origins.helpers import (
    climb_to,
    decision,
    dice,
    fire,
    give,
    goods,
    hold,
    lay,
    march_to,
    rule,
    start,
    tower,
    visit,
)


@pytest.mark.rule("OR-023", "OR-041")
@pytest.mark.example("X1")
def test_the_first_turn_has_twenty_two_options() -> None:
    t = start(3)
    dice(t, 0, "red3", "blue3")
    words = [line.split()[0] for line in t.lines()]
    assert len(words) == 22
    assert {w: words.count(w) for w in words} == {
        "visit": 15,
        "tower": 5,
        "population": 1,
        "pass": 1,
    }
    t.play("population")
    assert goods(t, 0) == (1, 0, 1, 0)  # one food and the gold


@pytest.mark.rule("OR-023", "OR-028")
def test_gold_stands_in_for_the_wisdom_of_a_gap() -> None:
    t = start(2)
    t.state.ships[0] = 4
    dice(t, 0, "red1", "blue2")
    give(t, 0, wisdom=1, gold=2)
    visit(t, "red 1 1")
    assert goods(t, 0) == (0, 0, 0, 0)


@pytest.mark.rule("OR-024", "OR-118")
def test_nothing_stands_in_for_gold() -> None:
    t = start(2)
    tower(t, 0, "red", 2)
    give(t, 0, stone=9, food=9, wisdom=9, gold=1)
    assert rule(t, "tower red") == "OR-118" and rule(t, "tower blue") == ""
    give(t, 0, stone=9)
    lay(t, 0, {(1, 0): "temple_sea"})
    fire(t, "temple_forest")
    assert decision(t) != "temple_extra"  # no gold, no offer


@pytest.mark.rule("OR-025")
def test_a_free_choice_is_a_basic_for_each_unit_and_never_gold() -> None:
    t = start(2)
    visit(t, "red 1 4")
    t.play("main_action gain_basic_gold")
    assert t.lines() == ["gain_basic stone", "gain_basic food", "gain_basic wisdom"]
    assert rule(t, "gain_basic gold") == "OR-025"
    t.play("gain_basic food")
    assert goods(t, 0) == (1, 2, 1, 2)


@pytest.mark.rule("OR-026", "OR-072")
@pytest.mark.example("X10")
def test_the_exchange_takes_a_named_basic_and_no_gold() -> None:
    t = start(2)
    march_to(t, (2, [0]))
    give(t, 0, stone=1, wisdom=2, gold=1)
    visit(t, "red 1 1")
    t.play("main_action military; attack")
    assert t.lines() == ["exchange stone", "exchange wisdom", "decline"]
    assert rule(t, "exchange food") == "OR-072"
    t.play("exchange wisdom")
    assert goods(t, 0) == (1, 0, 1, 2)
    t = start(2)
    march_to(t, (2, [0]))
    give(t, 0, gold=2)
    visit(t, "red 1 1")
    t.play("main_action military; attack")
    assert decision(t) == "military_step" and goods(t, 0)[3] == 2


@pytest.mark.rule("OR-027")
def test_the_supply_of_resources_has_no_limit() -> None:
    t = start(2)
    give(t, 0, stone=500)
    visit(t, "red 1 1")
    t.play("main_action gain_stone")
    assert goods(t, 0)[0] == 503


@pytest.mark.rule("OR-029", "OR-030")
@pytest.mark.example("X2")
def test_missing_basics_add_up_and_are_paid_in_gold() -> None:
    t = start(2)
    give(t, 0, stone=1, wisdom=1, gold=2)
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    t.play("choose_tile pool mint 2 build")  # slot 3: two wisdom and two stone
    assert goods(t, 0) == (0, 0, 0, 0)
    t = start(2)
    give(t, 0, stone=1, wisdom=1, gold=1)
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    assert [x for x in t.lines() if "mint" in x] == ["choose_tile pool mint 2 farm"]
    assert rule(t, "choose_tile pool mint 2 build") == "OR-030"


@pytest.mark.rule("OR-028")
def test_the_basic_itself_is_used_before_gold() -> None:
    t = start(2)
    give(t, 0, stone=3, gold=3)
    climb_to(t, "forest", (1, [0]))
    visit(t, "red 1 3")
    t.play("main_action temple_zodiac")
    assert goods(t, 0) == (2, 0, 0, 3)


@pytest.mark.rule("OR-030")
def test_there_is_no_debt_and_no_part_payment() -> None:
    t = start(2)
    give(t, 0, food=1)
    assert rule(t, "population") == "OR-120"
    t.state.ships[0] = 3
    dice(t, 0, "red1", "blue3")
    give(t, 0, wisdom=1)
    assert rule(t, "visit red 1 1") == "OR-049" and rule(t, "visit blue 3 1") == ""
    hold(t, 1, "taurus")
    assert goods(t, 0) == (0, 0, 1, 0)
