"""Phase 2: whose turn it is, groups in a free order, what the village gives."""

import pytest

from tests.games.stone_age.helpers import (
    decision,
    goods,
    places,
    rule,
    start,
    tools,
    tribe,
    using,
)


@pytest.mark.rule("SA-056")
def test_a_player_uses_all_groups_before_the_next_player_begins() -> None:
    t = start(2)
    t.play("place_workers field 1; place_workers tool_maker 1; place_workers hunt 4")
    t.play("place_workers hunt 4")
    order = []
    for line in ["hunt; roll_gather 1,1,1,1; choose_tools - -", "field"]:
        order.append(t.to_move())
        t.play(f"choose_group {line}")
    for line in ["tool_maker", "hunt; roll_gather 1,1,1,1; choose_tools - -"]:
        order.append(t.to_move())
        t.play(f"choose_group {line}")
    assert order == [0, 0, 1, 1]


@pytest.mark.rule("SA-057")
@pytest.mark.parametrize("first", ["hunt", "tool_maker", "field", "card1"])
def test_any_group_may_come_first(first: str) -> None:
    t = using("tool_maker 1, field 1, card1 1, hunt 2")
    assert places(t) == ["hunt", "tool_maker", "field", "card1"]
    t.play(f"choose_group {first}")


@pytest.mark.rule("SA-057")
def test_a_group_that_is_not_there_cannot_be_used() -> None:
    t = using("tool_maker 1")
    assert rule(t, "choose_group forest") == "SA-057"
    t.play("choose_group tool_maker")
    assert rule(t, "choose_group tool_maker") == "SA-057"


@pytest.mark.rule("SA-057", "SA-073")
@pytest.mark.example("R26")
def test_a_tool_from_a_card_helps_the_gathering_that_follows() -> None:
    t = using("card1 1, forest 2", row="c29 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood; choose_group forest; roll_gather 1,1")
    t.play("choose_tools 1 -")
    assert goods(t) == (1, 0, 0, 0) and tools(t) == (1, 0, 0)


@pytest.mark.rule("SA-058")
def test_nobody_stops_with_a_group_left() -> None:
    t = using("tool_maker 1, field 1")
    t.play("choose_group tool_maker; choose_group field")
    assert t.to_move() == 0 and t.lines() == ["choose_group hunt"]
    assert rule(t, "decline") == "SA-058"


@pytest.mark.rule("SA-059")
def test_the_workers_of_a_used_group_go_home() -> None:
    t = using("forest 2, quarry 3")
    t.play("choose_group quarry; roll_gather 1,1,1; choose_tools - -")
    assert t.state.players[0].home == 3
    t.play("choose_group forest; roll_gather 1,1; choose_tools - -")
    assert t.state.players[0].home == 5
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert all(me.home == me.workers for me in t.state.players)


@pytest.mark.rule("SA-060")
def test_everything_that_follows_from_a_group_comes_before_the_next_group() -> None:
    t = using("card1 1, field 1", row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1")
    assert rule(t, "choose_group field") == "SA-060"
    t.play("pay_card 1wood; roll_dice_all 1,2; pick_die 2")
    assert (decision(t), t.to_move()) == ("pick_die", 1)
    t.play("pick_die 1")
    assert (decision(t), t.to_move()) == ("choose_group", 0)


@pytest.mark.rule("SA-061")
def test_village_and_gathering_cannot_be_declined() -> None:
    t = using("tool_maker 1, field 1, forest 1")
    t.play("choose_group tool_maker")
    assert tools(t) == (1, 0, 0), "the tool came at once"
    t.play("choose_group forest; roll_gather 3")
    assert rule(t, "decline") == "SA-099"
    assert all(line.startswith("choose_tools") for line in t.lines())


@pytest.mark.rule("SA-062")
def test_what_one_group_gains_pays_for_the_next() -> None:
    t = using("forest 3, card2 1")
    t.play("choose_group forest; roll_gather 2,2,2; choose_tools - -")
    t.play("choose_group card2; pay_card 2wood")
    assert goods(t) == (0, 0, 0, 0)


# -- hut and field


@pytest.mark.rule("SA-076", "SA-077")
@pytest.mark.example("R10")
def test_two_workers_in_the_hut_bring_a_third() -> None:
    t = using("hut 2, forest 3")
    t.play("choose_group hut")
    assert (t.state.players[0].workers, t.state.players[0].home) == (6, 3)


@pytest.mark.rule("SA-079")
def test_there_is_no_eleventh_worker() -> None:
    t = using("hut 2", workers=10)
    t.play("choose_group hut")
    assert (t.state.players[0].workers, t.state.players[0].home) == (10, 2)
    assert t.steps[-1].events[-1][0] == "worker_lost"


@pytest.mark.rule("SA-081")
def test_the_field_moves_the_food_track_up_by_one() -> None:
    t = using("field 1")
    t.play("choose_group field")
    assert t.state.players[0].track == 1


@pytest.mark.rule("SA-082")
def test_the_food_track_ends_at_ten() -> None:
    t = using("field 1")
    tribe(t, 0, track=9)
    t.play("choose_group field")
    assert t.state.players[0].track == 10
    t = using("field 1")
    tribe(t, 0, track=10)
    t.play("choose_group field")
    assert t.state.players[0].track == 10


@pytest.mark.rule("SA-083")
def test_a_step_of_this_round_counts_for_its_income() -> None:
    t = using("field 1, forest 4")
    t.play("choose_group field; choose_group forest; roll_gather 1,1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert t.state.round == 2 and t.state.players[0].food == 12 + 1 - 5
