"""Turns, passing on and the extra action for a superiority token."""

import pytest

from tests.games.origins.helpers import (
    decision,
    dice,
    give,
    lay,
    march_to,
    rule,
    start,
    visit,
)


@pytest.mark.rule("OR-040")
def test_turns_go_clockwise_and_skip_those_who_passed() -> None:
    t = start(3)
    give(t, 0, gold=5)
    give(t, 2, gold=5)
    movers = []
    for line in ("tower red", "pass", "tower blue", "tower orange", "tower yellow"):
        movers.append(t.to_move())
        t.play(line)
    assert movers == [0, 1, 2, 0, 2]


@pytest.mark.rule("OR-040")
def test_the_last_player_goes_on_alone() -> None:
    t = start(3)
    t.play("pass; pass")
    give(t, 2, gold=5)
    t.play("tower red; tower blue; tower yellow")
    assert t.to_move() == 2 and t.state.round == 1


@pytest.mark.rule("OR-041")
def test_a_turn_is_one_of_five_actions() -> None:
    t = start(2)
    dice(t, 0, "red3", "blue3")
    lay(t, 0, {(1, 0): "mint", (1, 1): "workshop"})
    give(t, 0, food=3, gold=3)
    assert {line.split()[0] for line in t.lines()} == {
        "visit",
        "close",
        "tower",
        "population",
        "pass",
    }
    t.play("tower red")
    assert t.to_move() == 1


@pytest.mark.rule("OR-042")
def test_passing_is_always_possible_and_sometimes_the_only_way() -> None:
    t = start(2)
    dice(t, 0)
    t.state.players[0].archon = 0
    give(t, 0)
    assert t.lines() == ["pass"]


@pytest.mark.rule("OR-043")
def test_an_action_is_finished_before_the_next_player_moves() -> None:
    t = start(2)
    visit(t, "red 1 4")
    t.play("main_action gain_basic_gold")
    assert t.to_move() == 0 and decision(t) == "gain_basic"
    t.play("gain_basic stone")
    assert t.to_move() == 1


@pytest.mark.rule("OR-044")
def test_a_token_gained_in_this_turn_buys_a_second_action() -> None:
    t = start(2)
    visit(t, "red 1 1")
    t.play("main_action military; military_move; stop; end")
    assert decision(t) == "extra_action" and t.state.players[0].tokens == 1
    t.play("extra_action")
    assert decision(t) == "choose_action" and t.to_move() == 0
    assert t.state.players[0].tokens == 0
    t.play("tower red")
    assert t.to_move() == 1


@pytest.mark.rule("OR-045")
def test_one_token_a_turn_and_none_after_a_pass() -> None:
    t = start(2)
    t.state.players[0].tokens = 3
    give(t, 0, gold=5)
    t.play("tower red; extra_action; tower blue")
    assert t.to_move() == 1 and t.state.players[0].tokens == 2
    t.play("pass; tower yellow; extra_action; pass")  # the second action may be a pass
    assert t.state.round == 2 and t.state.players[0].tokens == 1
    assert decision(t) == "choose_action"  # nobody was asked after a pass


@pytest.mark.rule("OR-045")
def test_tokens_are_kept_and_may_be_declined() -> None:
    t = start(2)
    t.state.players[0].tokens = 1
    t.play("tower red; no_extra_action")
    assert t.to_move() == 1 and t.state.players[0].tokens == 1
    assert rule(t, "extra_action") == "OR-041"


@pytest.mark.rule("OR-044", "OR-138")
def test_the_new_round_begins_with_nobody_passed() -> None:
    t = start(2)
    march_to(t, (2, [1]))
    t.play("pass; pass")
    assert t.to_move() == 1 and all(me.passed == 0 for me in t.state.players)
