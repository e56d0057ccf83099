"""The end of a round: its five steps in order, with the orders of the stacks."""

import pytest

from tests.games.origins.helpers import (
    away,
    climb_to,
    decision,
    dice,
    hold,
    home,
    march_to,
    pass_all,
    sound,
    stacks,
    start,
    visit,
)


@pytest.mark.rule("OR-131", "OR-139")
def test_the_round_ends_when_all_have_passed_and_the_rest_stays() -> None:
    t = start(2)
    t.state.ships[1] = 5
    t.state.players[0].tokens = 2
    before = t.game.border.view(t.state, None)
    t.play("pass; pass")
    after = t.game.border.view(t.state, None)
    assert after["round"] == 2
    for key in ("places", "pool", "citizens", "speakers", "cards", "towers", "reserve"):
        assert after[key] == before[key]
    assert after["players"] == before["players"]


@pytest.mark.rule("OR-131", "OR-219")
def test_the_steps_are_done_in_the_last_round_too() -> None:
    t = start(2, round_cap=1)
    march_to(t, (3, [1]), (2, [0]))
    climb_to(t, "sea", (2, [1]))
    t.play("pass; pass")
    assert t.over() and t.state.first == 1
    assert stacks(t) == {1: [1, 0]} and t.state.holder[2] == 1


@pytest.mark.rule("OR-132")
def test_speakers_return_one_higher() -> None:
    t = start(3)
    s = t.state
    s.speakers[3] -= 1
    s.players[0].speakers[3] = 1
    visit(t, "speaker 3 5")
    t.play("main_action gain_each; pass; pass; pass")
    assert s.round == 2 and s.speakers[4] == 2 and s.speakers[3] == 0 and sound(t)


CASES = [
    # before, after, first player; seats are A=0 B=1 C=2 D=3
    pytest.param(
        [(4, [3]), (5, [1]), (6, [2, 0])], {4: [2, 0, 1, 3]}, 2, id="S1"
    ),  # black 3, navy 1, brown 2, green 0
    pytest.param([(1, [2]), (2, [1]), (3, [0]), (5, [3])], {1: [0, 1, 2], 4: [3]}, 3, id="S2"),
    pytest.param([(1, [2]), (3, [1, 0])], {1: [1, 0, 2]}, 1, id="S3"),
    pytest.param([(0, [1, 0]), (2, [2])], {0: [1, 0], 1: [2]}, 2, id="S4"),
    pytest.param([(10, [0]), (12, [2]), (13, [3, 1])], {10: [2, 0], 13: [3, 1]}, 3, id="S5"),
    pytest.param([(4, [1, 3]), (5, [0, 2])], {4: [0, 2, 1, 3]}, 0, id="S6"),
    pytest.param([(0, [0, 1, 2])], {0: [0, 1, 2]}, 0, id="S7"),
    pytest.param([(3, [0]), (4, [1]), (6, [2])], {1: [0], 4: [2, 1]}, 2, id="S8"),
]


@pytest.mark.rule("OR-133", "OR-134", "OR-135", "OR-136")
@pytest.mark.example("R14", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8")
@pytest.mark.parametrize("before,after,first", CASES)
def test_first_player_and_retreat(
    before: list[tuple[int, list[int]]], after: dict[int, list[int]], first: int
) -> None:
    seats = sum(len(x) for _, x in before)
    t = start(seats)
    march_to(t, *before)
    pass_all(t)
    assert t.state.first == first and t.to_move() == first
    assert stacks(t) == after and sound(t)


@pytest.mark.rule("OR-062", "OR-135")
@pytest.mark.example("S6")
def test_moves_after_a_retreat_rebuild_the_stack() -> None:
    from megalith.games.origins.rules import tracks

    t = start(4)
    march_to(t, (4, [2, 0, 1, 3]))  # the result of S1: brown, green, navy, black
    tracks.march(t.state, 0, 1)
    tracks.march(t.state, 2, 1)
    assert stacks(t) == {5: [0, 2], 4: [1, 3]}


@pytest.mark.rule("OR-136")
def test_the_last_space_is_safe() -> None:
    t = start(2)
    march_to(t, (13, [0]))
    pass_all(t)
    assert t.state.players[0].military == 13


@pytest.mark.rule("OR-137")
@pytest.mark.example("R15")
def test_the_lowest_of_the_highest_stack_takes_the_card() -> None:
    t = start(4, zodiac=("leo", "aquarius", "virgo"))
    climb_to(t, "mountain", (5, [3, 2]), (1, [0]))
    pass_all(t)
    assert list(t.state.holder) == [-1, 3, -1]


@pytest.mark.rule("OR-137")
def test_the_card_comes_from_whoever_has_it() -> None:
    t = start(3)
    hold(t, 2, "leo")
    climb_to(t, "forest", (4, [1]), (2, [2]))
    pass_all(t)
    assert t.state.holder[0] == 1


@pytest.mark.rule("OR-131", "OR-132", "OR-133", "OR-137", "OR-138")
@pytest.mark.example("ROUND")
def test_a_whole_round_end_in_order() -> None:
    t = start(3)
    s = t.state
    s.speakers = type(s.speakers)([0] * 6)
    s.standing[3] = 1  # place 1: a speaker of 3
    s.standing[5] = 1  # place 1: a speaker of 5
    s.players[0].speakers[4] = 1
    march_to(t, (3, [0]), (4, [1]), (6, [2]))
    climb_to(t, "forest", (5, [0, 1]), (3, [2]))
    climb_to(t, "sea", (2, [1]))
    s.holder[2] = 2
    s.towers[0] = 0
    s.towers[3] = 1
    t.play("pass; pass; pass")
    assert decision(t) == "speaker_roll" and s.speakers[4] == 1
    t.play("speaker_roll 2")
    assert s.speakers[2] == 1 and s.players[0].speakers[4] == 1
    assert s.first == 2 and stacks(t) == {1: [0], 4: [2, 1]}
    assert list(s.holder) == [0, -1, 1]
    assert t.to_move() == 2 and s.round == 2 and not t.over()


@pytest.mark.rule("OR-138")
def test_without_an_end_condition_a_new_round_begins() -> None:
    t = start(2)
    dice(t, 0, "red1")
    away(t, 0, "blue3")
    pass_all(t)
    assert t.state.round == 2 and home(t, 0) == ["red1", "blue4"]
    assert all(me.passed == 0 for me in t.state.players)
