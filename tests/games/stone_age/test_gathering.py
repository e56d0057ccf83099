"""Rolling for food and resources, and the tools that help a roll."""

from itertools import product
from typing import Any

import pytest

from megalith.core.chance import rng_from
from megalith.core.errors import NotationError
from megalith.core.game import CHANCE
from tests.games.stone_age.helpers import (
    before_feeding,
    bought,
    decision,
    give_cards,
    goods,
    open_cards,
    rule,
    tools,
    tribe,
    used,
    using,
)


def gathered(group: str, dice: str, chosen: str = "- -", **owned: tuple[int, ...]) -> list[int]:
    """Food gained, and the resources, after a roll of seat 0."""
    t = using(group)
    tribe(t, 0, **owned)  # type: ignore[arg-type]
    t.play(f"choose_group {group.split()[0]}; roll_gather {dice}; choose_tools {chosen}")
    return [int(t.state.players[0].food) - 12, *goods(t)]


@pytest.mark.rule("SA-084")
def test_one_die_is_thrown_for_each_worker() -> None:
    for workers in (1, 2, 3, 5):
        t = using(f"forest {workers}")
        t.play("choose_group forest")
        assert t.to_move() == CHANCE and decision(t) == "roll_gather"
        with pytest.raises(NotationError, match=f"expected {workers} dice"):
            t.play("roll_gather " + ",".join(["1"] * (workers + 1)))
        totals = [sum(dice) for dice in product(range(1, 7), repeat=workers)]
        assert t.legal() == list(range(workers, 6 * workers + 1))
        assert t.game.rules.weights(t.state) == [totals.count(total) for total in t.legal()]


@pytest.mark.rule("SA-084", "SA-125")
@pytest.mark.parametrize("make", [lambda: using("forest 2"), lambda: bought("c24")])
def test_the_single_dice_of_a_total_are_shown_in_all_ways(make: Any) -> None:
    t = make()
    if decision(t) == "choose_group":
        t.play("choose_group forest")
    shown = {tuple(t.game.border.detail(t.state, 7, rng_from(k))["dice"]) for k in range(200)}
    assert shown == {(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)}


@pytest.mark.rule("SA-085")
@pytest.mark.example("X13")
def test_nine_hunters_throw_nine_dice() -> None:
    t = using("hunt 9", workers=9)
    t.play("choose_group hunt")
    assert t.legal() == list(range(9, 55))
    t.play("roll_gather 6,6,6,6,6,6,6,6,6; choose_tools - -")
    assert t.state.players[0].food == 12 + 27


@pytest.mark.rule("SA-086")
def test_the_total_is_the_dice_and_the_tools() -> None:
    t = using("river 3")
    tribe(t, 0, tools=(3, 2, 2))
    t.play("choose_group river; roll_gather 6,4,1")
    assert t.game.border.view(t.state, 0)["asked"] == {"good": "gold", "total": 11}
    t.play("choose_tools 1,2,3 -")
    assert goods(t) == (0, 0, 0, 3), "11 + 7 = 18"


@pytest.mark.rule("SA-087")
@pytest.mark.example("R11")
def test_fourteen_on_the_hunt_are_seven_food() -> None:
    assert gathered("hunt 5", "1,2,3,4,4") == [7, 0, 0, 0, 0]


@pytest.mark.rule("SA-087")
@pytest.mark.example("R15")
def test_two_tools_make_eight_of_five_on_the_hunt() -> None:
    t = using("hunt 2, forest 3")
    tribe(t, 0, tools=(2, 1, 0))
    t.play("choose_group hunt; roll_gather 2,3; choose_tools 1,2 -")
    assert t.state.players[0].food == 12 + 4


@pytest.mark.rule("SA-088", "SA-092")
@pytest.mark.example("R12")
def test_ten_in_the_forest_are_three_wood() -> None:
    assert gathered("forest 3", "2,4,4") == [0, 3, 0, 0, 0]


@pytest.mark.rule("SA-089", "SA-102")
@pytest.mark.example("R14")
def test_both_tools_make_twelve_of_eight_in_the_clay_pit() -> None:
    t = using("clay_pit 2")
    tribe(t, 0, tools=(2, 2, 1))
    t.play("choose_group clay_pit; roll_gather 4,4; choose_tools 1,2 -")
    assert goods(t) == (0, 3, 0, 0) and used(t) == [1, 2]


@pytest.mark.rule("SA-090", "SA-104")
@pytest.mark.example("X11")
def test_seven_in_the_quarry_with_tools_two_and_one() -> None:
    stones = {}
    for chosen in ("-", "2", "1", "1,2"):
        t = using("quarry 2")
        tribe(t, 0, tools=(2, 1, 0))
        t.play("choose_group quarry; roll_gather 3,4")
        assert t.lines() == [f"choose_tools {x} -" for x in ("-", "1", "2", "1,2")]
        t.play(f"choose_tools {chosen} -")
        stones[chosen] = goods(t)[2]
    assert stones == {"-": 1, "2": 1, "1": 1, "1,2": 2}


@pytest.mark.rule("SA-091", "SA-092")
@pytest.mark.example("R13")
def test_five_at_the_river_are_no_gold() -> None:
    assert gathered("river 2", "1,4") == [0, 0, 0, 0, 0]


@pytest.mark.rule("SA-087", "SA-088", "SA-089", "SA-090", "SA-091")
@pytest.mark.parametrize(
    "place,divider", [("hunt", 2), ("forest", 3), ("clay_pit", 4), ("quarry", 5), ("river", 6)]
)
def test_every_total_is_divided_by_the_number_of_the_place(place: str, divider: int) -> None:
    for total in range(5, 31):
        dice = [total // 5 + (1 if k < total % 5 else 0) for k in range(5)]
        assert sum(gathered(f"{place} 5", ",".join(map(str, dice)))) == int(total / divider)


@pytest.mark.rule("SA-092")
def test_the_rest_is_not_carried_over() -> None:
    t = using("forest 1, river 1")
    t.play("choose_group forest; roll_gather 2; choose_tools - -")
    t.play("choose_group river; roll_gather 5; choose_tools - -")
    assert goods(t) == (0, 0, 0, 0)


@pytest.mark.rule("SA-093", "SA-096")
def test_food_has_no_limit() -> None:
    t = using("hunt 5")
    tribe(t, 0, food=1000)
    t.play("choose_group hunt; roll_gather 6,6,6,6,6; choose_tools - -")
    assert t.state.players[0].food == 1015


@pytest.mark.rule("SA-094", "SA-095")
def test_resources_have_no_limit_and_do_not_run_out() -> None:
    t = using("river 5")
    tribe(t, 0, goods=(28, 18, 12, 10))
    tribe(t, 1, goods=(28, 18, 12, 10))
    t.play("choose_group river; roll_gather 6,6,6,6,6; choose_tools - -")
    assert goods(t) == (28, 18, 12, 15)


@pytest.mark.rule("SA-097")
def test_food_pays_for_no_card_and_no_building() -> None:
    t = using("card1 1, building1 1", tiles="b26 b02")
    tribe(t, 0, food=100)
    t.play("choose_group card1")
    assert t.lines() == ["decline"]
    with pytest.raises(NotationError):
        t.play("pay_card 1food")
    t.play("decline; choose_group building1")
    assert t.lines() == ["decline"]


# -- using tools


@pytest.mark.rule("SA-098")
@pytest.mark.parametrize("place", ["hunt", "forest", "clay_pit", "quarry", "river"])
def test_tools_help_the_rolls_of_workers(place: str) -> None:
    t = using(f"{place} 5")
    tribe(t, 0, tools=(1, 0, 0))
    t.play(f"choose_group {place}; roll_gather 1,1,1,1,1")
    assert t.lines() == ["choose_tools - -", "choose_tools 1 -"]


@pytest.mark.rule("SA-098", "SA-135")
def test_tools_do_not_help_dice_for_everyone() -> None:
    t = using("card1 1", row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0), tools=(1, 1, 1))
    give_cards(t, 0, "c33", open=True)
    t.play("choose_group card1; pay_card 1wood; roll_dice_all 3,4")
    assert t.lines() == ["pick_die 3", "pick_die 4"]
    assert rule(t, "choose_tools 1 -") == "SA-136"


@pytest.mark.rule("SA-099")
def test_tools_are_chosen_when_the_dice_lie_there() -> None:
    t = using("forest 2")
    tribe(t, 0, tools=(1, 0, 0))
    t.play("choose_group forest")
    assert rule(t, "choose_tools 1 -") == "SA-084"
    t.play("roll_gather 5,5")
    assert decision(t) == "choose_tools" and rule(t, "choose_group hunt") == "SA-099"


@pytest.mark.rule("SA-100", "SA-101")
def test_a_tool_is_used_once_a_round_with_its_whole_value() -> None:
    t = using("forest 2, quarry 2")
    tribe(t, 0, tools=(4, 4, 3))
    t.play("choose_group forest; roll_gather 1,1; choose_tools 1 -")
    assert goods(t)[0] == 2, "2 + 4"
    t.play("choose_group quarry; roll_gather 1,1")
    assert rule(t, "choose_tools 1 -") == "SA-100"
    assert t.lines() == [f"choose_tools {x} -" for x in ("-", "2", "3", "2,3")]


@pytest.mark.rule("SA-102")
def test_all_tools_may_help_one_roll() -> None:
    assert gathered("forest 2", "1,1", "1,2,3 -", tools=(4, 4, 4)) == [0, 4, 0, 0, 0]


@pytest.mark.rule("SA-103")
def test_a_tool_does_nothing_without_a_roll() -> None:
    t = using("tool_maker 1")
    tribe(t, 0, tools=(4, 4, 4))
    assert rule(t, "choose_tools 1,2,3 -") == "SA-058"


@pytest.mark.rule("SA-104")
def test_a_tool_that_changes_nothing_may_be_added_and_is_used() -> None:
    t = using("quarry 1")
    tribe(t, 0, tools=(1, 1, 1))
    t.play("choose_group quarry; roll_gather 5; choose_tools 1 -")
    assert goods(t)[2] == 1 and used(t) == [1]


@pytest.mark.rule("SA-105")
def test_a_used_tool_is_marked_through_phase_three() -> None:
    t = before_feeding(2)
    tribe(t, 0, food=0, tools=(2, 2, 1), used=(1, 3))
    t.play("decline")
    assert t.state.phase == 3 and used(t) == [1, 3]


@pytest.mark.rule("SA-106", "SA-178")
def test_after_phase_three_the_tools_of_all_players_are_ready() -> None:
    t = before_feeding(2)
    tribe(t, 0, tools=(2, 2, 1), used=(1, 3))
    tribe(t, 1, tools=(1, 0, 0), used=(1,))
    t.play("decline")
    assert t.state.round == 2
    assert used(t) == used(t, 1) == [] and tools(t) == (2, 2, 1)


@pytest.mark.rule("SA-107")
@pytest.mark.example("X10")
def test_equal_tools_are_one_choice() -> None:
    t = using("forest 2")
    tribe(t, 0, tools=(2, 1, 1))
    give_cards(t, 0, "c34", open=True)
    t.play("choose_group forest; roll_gather 3,3")
    slots = ["-", "1", "2", "1,2", "2,3", "1,2,3"]
    assert t.lines() == [f"choose_tools {x} {card}" for card in ("-", "c34") for x in slots]
    assert rule(t, "choose_tools 3 -") == "SA-107"


@pytest.mark.rule("SA-107")
@pytest.mark.parametrize(
    "values,slots",
    [
        ((1, 0, 0), ["-", "1"]),
        ((1, 1, 0), ["-", "1", "1,2"]),
        ((2, 2, 1), ["-", "1", "1,2", "3", "1,3", "1,2,3"]),
        ((1, 2, 1), ["-", "1", "2", "1,2", "1,3", "1,2,3"]),
        ((3, 3, 3), ["-", "1", "1,2", "1,2,3"]),
        ((3, 2, 3), ["-", "1", "2", "1,2", "1,3", "1,2,3"]),
    ],
)
def test_the_choice_names_the_lowest_slots(values: tuple[int, ...], slots: list[str]) -> None:
    t = using("forest 2")
    tribe(t, 0, tools=values)
    t.play("choose_group forest; roll_gather 3,3")
    assert t.lines() == [f"choose_tools {x} -" for x in slots]


@pytest.mark.rule("SA-107")
def test_a_higher_slot_may_be_named_if_the_lower_one_is_used() -> None:
    t = using("forest 2")
    tribe(t, 0, tools=(1, 1, 1), used=(1,))
    t.play("choose_group forest; roll_gather 3,3")
    assert t.lines() == [f"choose_tools {x} -" for x in ("-", "2", "2,3")]


@pytest.mark.rule("SA-065", "SA-139")
def test_tools_that_a_player_does_not_have_are_refused() -> None:
    t = using("forest 2")
    tribe(t, 0, tools=(1, 0, 0))
    t.play("choose_group forest; roll_gather 3,3")
    assert rule(t, "choose_tools 2 -") == "SA-065"
    assert rule(t, "choose_tools - c33") == "SA-139"
    assert open_cards(t) == []
