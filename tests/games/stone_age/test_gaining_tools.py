"""Gaining tools: how the three slots grow, and what happens to used ones."""

import pytest

from tests.games.stone_age.helpers import before_feeding, tools, tribe, used, using


def gain(values: tuple[int, ...], used_slots: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The tools after one more gain."""
    t = using("tool_maker 1")
    tribe(t, 0, tools=values, used=used_slots)
    t.play("choose_group tool_maker")
    assert set(used(t)) == set(used_slots)
    return tools(t)


@pytest.mark.rule("SA-063", "SA-065")
@pytest.mark.example("R9")
def test_the_tool_maker_gives_a_first_tool_of_value_one() -> None:
    assert gain((0, 0, 0)) == (1, 0, 0)


@pytest.mark.rule("SA-064")
def test_tools_stay_with_their_owner() -> None:
    t = before_feeding(2)
    tribe(t, 0, tools=(2, 2, 1))
    t.play("decline")
    assert t.state.round == 2 and tools(t) == (2, 2, 1)


@pytest.mark.rule("SA-065")
def test_the_first_three_fill_the_slots_in_order() -> None:
    assert gain((1, 0, 0)) == (1, 1, 0)
    assert gain((1, 1, 0)) == (1, 1, 1)


@pytest.mark.rule("SA-066")
def test_with_full_slots_a_one_is_turned_to_two() -> None:
    assert gain((1, 1, 1)) == (2, 1, 1)
    assert gain((2, 1, 1)) == (2, 2, 1)
    assert gain((2, 2, 1)) == (2, 2, 2)


@pytest.mark.rule("SA-067")
def test_three_twos_are_replaced_by_threes_one_by_one() -> None:
    assert gain((2, 2, 2)) == (3, 2, 2)
    assert gain((3, 2, 2)) == (3, 3, 2)
    assert gain((3, 3, 2)) == (3, 3, 3)


@pytest.mark.rule("SA-068")
def test_three_threes_are_turned_to_fours_one_by_one() -> None:
    assert gain((3, 3, 3)) == (4, 3, 3)
    assert gain((4, 3, 3)) == (4, 4, 3)
    assert gain((4, 4, 3)) == (4, 4, 4)


@pytest.mark.rule("SA-069")
def test_n_gains_make_a_sum_of_n_and_tools_differ_by_one_at_most() -> None:
    values: tuple[int, ...] = (0, 0, 0)
    for n in range(1, 15):
        values = gain(values)
        assert sum(values) == min(n, 12)
        assert max(values) - min(values) <= 1


@pytest.mark.rule("SA-069")
@pytest.mark.example("X9")
def test_two_gains_raise_two_tools_and_not_one_twice() -> None:
    assert gain(gain((2, 2, 2))) == (3, 3, 2)


@pytest.mark.rule("SA-070")
def test_nothing_is_gained_with_three_fours() -> None:
    t = using("tool_maker 1")
    tribe(t, 0, tools=(4, 4, 4))
    t.play("choose_group tool_maker")
    assert tools(t) == (4, 4, 4) and t.steps[-1].events[-1][0] == "tool_lost"


@pytest.mark.rule("SA-071", "SA-072")
@pytest.mark.example("X7")
def test_an_unused_tool_is_raised_before_a_used_one() -> None:
    assert gain((1, 1, 1), used_slots=(1,)) == (1, 2, 1)
    assert gain((1, 1, 1), used_slots=(1, 2)) == (1, 1, 2)
    assert gain((2, 1, 1), used_slots=(2,)) == (2, 1, 2)


@pytest.mark.rule("SA-071")
def test_among_equals_the_lowest_slot_is_raised() -> None:
    assert gain((1, 1, 1), used_slots=(1, 2, 3)) == (2, 1, 1)
    assert gain((2, 1, 1)) == (2, 2, 1)


@pytest.mark.rule("SA-071")
def test_a_used_tool_that_is_lower_is_raised_all_the_same() -> None:
    assert gain((1, 2, 2), used_slots=(1,)) == (2, 2, 2)


@pytest.mark.rule("SA-072")
@pytest.mark.example("X8")
def test_a_raised_tool_stays_used() -> None:
    assert gain((2, 2, 1), used_slots=(3,)) == (2, 2, 2)  # gain() checks the marks
    assert gain((2, 2, 2), used_slots=(1, 2, 3)) == (3, 2, 2)


@pytest.mark.rule("SA-072")
def test_a_new_tile_comes_unused() -> None:
    t = using("tool_maker 1")
    tribe(t, 0, tools=(1, 0, 0), used=(1,))
    t.play("choose_group tool_maker")
    assert tools(t) == (1, 1, 0) and used(t) == [1]


@pytest.mark.rule("SA-073")
def test_a_tool_raised_this_round_works_with_its_new_value() -> None:
    t = using("tool_maker 1, river 1")
    tribe(t, 0, tools=(2, 2, 2))
    t.play("choose_group tool_maker; choose_group river; roll_gather 3; choose_tools 1 -")
    assert t.state.players[0].goods[3] == 1, "3 + 3 makes one gold"


@pytest.mark.rule("SA-074")
def test_large_tiles_do_not_run_out() -> None:
    t = using("tool_maker 1", seats=4)
    for seat in (1, 2, 3):
        tribe(t, seat, tools=(4, 4, 4))  # nine large tiles, more than the box has
    tribe(t, 0, tools=(2, 2, 2))
    t.play("choose_group tool_maker")
    assert tools(t) == (3, 2, 2)


@pytest.mark.rule("SA-075", "SA-124")
def test_a_card_gives_a_tool_by_the_same_rules() -> None:
    t = using("card1 1", row="c29 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0), tools=(2, 2, 1), used=(3,))
    t.play("choose_group card1; pay_card 1wood")
    assert tools(t) == (2, 2, 2) and used(t) == [3]


@pytest.mark.rule("SA-075")
def test_a_die_gives_a_tool_by_the_same_rules() -> None:
    t = using("card1 1", row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0), tools=(2, 2, 2))
    t.play("choose_group card1; pay_card 1wood; roll_dice_all 5,5; pick_die 5; pick_die 5")
    assert tools(t) == (3, 2, 2) and tools(t, 1) == (1, 0, 0)
