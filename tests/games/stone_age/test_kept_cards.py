"""Cards that lie open until they are used: one-use tools and two resources."""

from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    before_feeding,
    buy_slots,
    cards,
    decision,
    give_cards,
    goods,
    open_cards,
    rule,
    sheet,
    start,
    tools,
    tribe,
    using,
)

PAIRS = [
    "2wood",
    "1wood,1brick",
    "1wood,1stone",
    "1wood,1gold",
    "2brick",
    "1brick,1stone",
    "1brick,1gold",
    "2stone",
    "1stone,1gold",
    "2gold",
]
CASH = [f"cash_two_resources {pair}" for pair in PAIRS]


def buy(card: str, more: str = "") -> Table[Any]:
    t = using(f"card1 1{more}", row=f"{card} c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood")
    return t


@pytest.mark.rule("SA-113", "SA-139")
@pytest.mark.parametrize("card,value", [("c33", 4), ("c34", 3), ("c35", 2)])
def test_a_one_use_tool_lies_open_from_the_purchase_on(card: str, value: int) -> None:
    t = buy(card, ", forest 1")
    assert open_cards(t) == [card] == cards(t)
    assert t.game.border.view(t.state, 1)["players"][0]["open"] == [card], "everybody sees it"
    t.play("choose_group forest; roll_gather 1")
    assert t.lines() == ["choose_tools - -", f"choose_tools - {card}"]
    t.play(f"choose_tools - {card}")
    assert goods(t)[0] == (1 + value) // 3


@pytest.mark.rule("SA-139")
def test_it_stays_open_over_the_rounds() -> None:
    t = before_feeding(2)
    give_cards(t, 0, "c33", open=True)
    t.play("decline")
    assert t.state.round == 2 and open_cards(t) == ["c33"]


@pytest.mark.rule("SA-140")
def test_one_use_tools_go_together_with_each_other_and_with_tools() -> None:
    t = using("river 2")
    tribe(t, 0, tools=(1, 0, 0))
    give_cards(t, 0, "c33 c34 c35", open=True)
    t.play("choose_group river; roll_gather 1,1")
    assert len(t.legal()) == 2 * 8
    t.play("choose_tools 1 c33,c34,c35")
    assert goods(t)[3] == 2, "2 + 1 + 4 + 3 + 2 = 12"
    assert open_cards(t) == []


@pytest.mark.rule("SA-140", "SA-142")
@pytest.mark.example("X12")
def test_a_one_use_tool_makes_two_wood_of_a_two_and_still_counts_at_the_end() -> None:
    t = using("forest 1, tool_maker 1")
    give_cards(t, 0, "c33", open=True)
    t.play("choose_group forest; roll_gather 2; choose_tools - c33")
    assert goods(t)[0] == 2 and open_cards(t) == [] and cards(t) == ["c33"]
    tribe(t, 0, tools=(1, 1, 1))
    assert sheet(t)["toolmakers"] == 1 * 3


@pytest.mark.rule("SA-141")
def test_after_use_it_gives_nothing_more() -> None:
    t = using("forest 1, quarry 1")
    give_cards(t, 0, "c34", open=True)
    t.play("choose_group forest; roll_gather 2; choose_tools - c34; choose_group quarry")
    t.play("roll_gather 2")
    assert t.lines() == ["choose_tools - -"]
    assert rule(t, "choose_tools - c34") == "SA-139"


@pytest.mark.rule("SA-141")
def test_it_is_not_ready_again_in_the_next_round() -> None:
    t = before_feeding(2)
    give_cards(t, 0, "c34")
    t.play("decline")
    assert t.state.round == 2 and open_cards(t) == [] and cards(t) == ["c34"]


@pytest.mark.rule("SA-142", "SA-196")
@pytest.mark.parametrize("open", [True, False])
def test_its_bottom_counts_used_or_not(open: bool) -> None:
    t = start(2)
    tribe(t, 0, tools=(2, 2, 1))
    give_cards(t, 0, "c35", open=open)
    assert sheet(t)["toolmakers"] == 2 * 5


@pytest.mark.rule("SA-143")
def test_it_is_no_tool() -> None:
    t = using("tool_maker 1")
    tribe(t, 0, tools=(1, 1, 1))
    give_cards(t, 0, "c33", open=True)
    t.play("choose_group tool_maker")
    assert tools(t) == (2, 1, 1) and open_cards(t) == ["c33"]
    assert sheet(t)["toolmakers"] == 1 * 4
    assert t.game.rules.sheets(t.state)[0].tie == [0 + 4 + 5]


# -- two resources


@pytest.mark.rule("SA-144", "SA-146")
def test_who_buys_two_resources_is_asked_at_once() -> None:
    t = buy("c36")
    assert decision(t) == "take_two_resources" and t.to_move() == 0
    assert t.lines() == [f"take_two_resources {pair}" for pair in PAIRS] + ["keep"]
    assert rule(t, "choose_group hunt") == "SA-146"
    t.play("keep")
    assert open_cards(t) == ["c36"] and goods(t) == (0, 0, 0, 0)


@pytest.mark.rule("SA-145")
@pytest.mark.parametrize("pair,gain", [("2gold", (0, 0, 0, 2)), ("1wood,1stone", (1, 0, 1, 0))])
def test_two_resources_at_once_equal_or_different(pair: str, gain: tuple[int, ...]) -> None:
    t = buy("c36")
    t.play(f"take_two_resources {pair}")
    assert goods(t) == gain and open_cards(t) == [] and cards(t) == ["c36"]
    assert rule(t, f"cash_two_resources {pair}") == "SA-144", "once in the game"


@pytest.mark.rule("SA-145", "SA-147")
@pytest.mark.example("X15")
def test_two_resources_later_when_paying_for_a_card() -> None:
    t = using("card3 1")
    tribe(t, 0, goods=(1, 0, 1, 0))
    give_cards(t, 0, "c36", open=True)
    t.play("choose_group card3")
    assert t.lines() == ["decline", *CASH]
    t.play("cash_two_resources 2gold")
    assert decision(t) == "pay_card" and goods(t) == (1, 0, 1, 2)
    assert t.lines() == [
        "pay_card 1wood,1stone,1gold",
        "pay_card 1wood,2gold",
        "pay_card 1stone,2gold",
        "decline",
    ]
    assert open_cards(t) == []


@pytest.mark.rule("SA-147")
def test_the_open_card_is_not_used_in_phase_one() -> None:
    t = start(2)
    give_cards(t, 0, "c36", open=True)
    assert all(record["do"] == "place_workers" for record in t.records())
    assert rule(t, "cash_two_resources 2wood") == "SA-147"


@pytest.mark.rule("SA-147")
def test_nor_when_it_is_being_bought() -> None:
    assert rule(buy("c36"), "cash_two_resources 2wood") == "SA-147"


@pytest.mark.rule("SA-147")
def test_it_is_offered_at_every_own_decision_of_phase_two() -> None:
    t = using("forest 1, building1 1, card1 1")
    give_cards(t, 0, "c36", open=True)
    asked = {}
    for line in ["choose_group forest", "roll_gather 1", "choose_tools - -"]:
        asked[decision(t)] = t.lines()[-10:]
        t.play(line)
    for line in ["choose_group building1", "decline", "choose_group card1", "decline"]:
        asked[decision(t)] = t.lines()[-10:]
        t.play(line)
    del asked["roll_gather"]
    assert asked == dict.fromkeys(
        ["choose_group", "choose_tools", "pay_building", "pay_card"], CASH
    )


@pytest.mark.rule("SA-147")
def test_also_when_picking_a_die_in_the_turn_of_another() -> None:
    t = using("card1 1", row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    give_cards(t, 1, "c36", open=True)
    t.play("choose_group card1; pay_card 1wood; roll_dice_all 1,2")
    assert t.lines() == ["pick_die 1", "pick_die 2"]
    t.play("pick_die 1")
    assert t.to_move() == 1 and t.lines() == ["pick_die 2", *CASH]
    t.play("cash_two_resources 2stone")
    assert t.lines() == ["pick_die 2"] and goods(t, 1) == (0, 0, 2, 0)


@pytest.mark.rule("SA-147", "SA-165")
@pytest.mark.example("X24")
def test_two_resources_help_to_feed() -> None:
    t = before_feeding(2)
    tribe(t, 0, workers=8, food=3, track=2, goods=(0, 1, 0, 0))
    give_cards(t, 0, "c36", open=True)
    t.play("decline")
    assert t.game.border.view(t.state, 0)["asked"] == {"missing": 3}
    assert t.lines() == ["starve", *CASH]
    t.play("cash_two_resources 2wood")
    assert t.lines() == ["feed 2wood,1brick", "starve"]


@pytest.mark.rule("SA-148")
@pytest.mark.example("X32")
def test_left_open_at_the_end_it_counts_as_two_resources() -> None:
    t = before_feeding(2, round_cap=1)
    tribe(t, 0, food=20, goods=(0, 0, 1, 0))
    give_cards(t, 0, "c36", open=True)
    t.play("decline")
    assert t.over()
    assert sheet(t)["resources"] == 3 and sheet(t)["green_first_set"] == 1


@pytest.mark.rule("SA-148")
def test_used_it_does_not_count_again() -> None:
    t = start(2)
    tribe(t, 0, goods=(0, 0, 1, 0))
    give_cards(t, 0, "c36")
    assert sheet(t)["resources"] == 1 and sheet(t)["green_first_set"] == 1


@pytest.mark.rule("SA-144")
def test_it_stays_open_over_the_rounds_too() -> None:
    t = before_feeding(2)
    give_cards(t, 1, "c36", open=True)
    buy_slots(t, "4")
    t.play("decline; draw_card_row c20")
    assert t.state.round == 2 and open_cards(t, 1) == ["c36"]
