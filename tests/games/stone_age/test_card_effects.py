"""The tops of cards that work at once."""

import pytest

from tests.games.stone_age.helpers import (
    bought,
    buying,
    cards,
    decision,
    deck,
    give_cards,
    goods,
    leave_in_deck,
    open_cards,
    rule,
    sheet,
    tools,
    tribe,
    used,
    using,
)


@pytest.mark.rule("SA-119")
def test_what_cannot_be_used_is_lost() -> None:
    t = buying("c30")
    tribe(t, 0, track=10)
    t.play("pay_card 1wood")
    assert t.state.players[0].track == 10 and cards(t) == ["c30"]
    t = buying("c29")
    tribe(t, 0, tools=(4, 4, 4))
    t.play("pay_card 1wood")
    assert tools(t) == (4, 4, 4) and cards(t) == ["c29"]


@pytest.mark.rule("SA-119")
def test_an_effect_is_not_optional() -> None:
    t = buying("c23")
    t.play("pay_card 1wood")
    assert decision(t) == "roll_card"
    t.play("roll_card 3,3; choose_tools - -")
    assert goods(t) == (0, 0, 0, 1)


@pytest.mark.rule("SA-120")
@pytest.mark.example("R31")
@pytest.mark.parametrize(
    "card,food",
    [("c11", 7), ("c12", 2), ("c13", 4), ("c14", 5), ("c15", 3), ("c16", 1), ("c17", 3)],
)
def test_a_food_card_gives_its_food(card: str, food: int) -> None:
    assert bought(card).state.players[0].food == 12 + food


@pytest.mark.rule("SA-121")
@pytest.mark.example("R31")
@pytest.mark.parametrize(
    "card,gain",
    [
        ("c18", (0, 0, 1, 0)),
        ("c19", (0, 0, 2, 0)),
        ("c20", (0, 0, 1, 0)),
        ("c21", (0, 0, 0, 1)),
        ("c22", (0, 1, 0, 0)),
    ],
)
def test_a_resource_card_gives_its_resources(card: str, gain: tuple[int, ...]) -> None:
    assert goods(bought(card)) == gain


@pytest.mark.rule("SA-122")
@pytest.mark.example("R31")
@pytest.mark.parametrize("card", ["c26", "c27", "c28"])
def test_a_points_card_scores_three_at_once(card: str) -> None:
    assert bought(card).state.players[0].score == 3


@pytest.mark.rule("SA-123")
def test_a_food_track_card_stops_at_ten() -> None:
    t = buying("c31")
    tribe(t, 0, track=9)
    t.play("pay_card 1wood")
    assert t.state.players[0].track == 10


@pytest.mark.rule("SA-125")
@pytest.mark.parametrize("card,good,divider", [("c23", 3, 6), ("c24", 0, 3), ("c25", 2, 5)])
def test_a_roll_card_throws_two_dice_for_its_resource(card: str, good: int, divider: int) -> None:
    for total in range(2, 13):
        t = bought(card)
        assert t.game.rules.weights(t.state) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
        t.play(f"roll_card {total - total // 2},{total // 2}; choose_tools - -")
        assert goods(t)[good] == total // divider and sum(goods(t)) == total // divider


@pytest.mark.rule("SA-125", "SA-126")
@pytest.mark.example("X14")
def test_seven_for_gold_with_tools_three_and_two() -> None:
    gold = {}
    for chosen in ("-", "1", "2", "1,2"):
        t = buying("c23")
        tribe(t, 0, tools=(3, 2, 2), used=(3,))
        t.play("pay_card 1wood; roll_card 3,4")
        assert t.lines() == [f"choose_tools {x} -" for x in ("-", "1", "2", "1,2")]
        t.play(f"choose_tools {chosen} -")
        gold[chosen] = goods(t)[3]
    assert gold == {"-": 1, "1": 1, "2": 1, "1,2": 2}


@pytest.mark.rule("SA-126")
def test_an_open_one_use_tool_helps_a_roll_card() -> None:
    t = buying("c25")
    give_cards(t, 0, "c33", open=True)
    t.play("pay_card 1wood; roll_card 1,5; choose_tools - c33")
    assert goods(t)[2] == 2 and open_cards(t) == [] and used(t) == []


@pytest.mark.rule("SA-127")
def test_draw_card_takes_a_card_of_the_deck() -> None:
    t = bought("c32")
    assert decision(t) == "draw_extra_card"
    assert len(t.legal()) == 32 and set(t.game.rules.weights(t.state)) == {1}
    assert rule(t, "draw_extra_card c11") == "SA-127"
    t.play("draw_extra_card c19")
    assert cards(t) == ["c19", "c32"] and deck(t) == 31
    assert goods(t) == (0, 0, 0, 0), "its top does not work"


@pytest.mark.rule("SA-128")
@pytest.mark.example("X17")
def test_of_the_card_drawn_only_the_bottom_counts() -> None:
    t = buying("c32")
    leave_in_deck(t, 5)
    t.play("pay_card 1wood; draw_extra_card c36")
    assert open_cards(t) == [] and cards(t) == ["c32", "c36"]
    assert t.lines() == ["choose_group hunt"], "nothing to cash"
    other = t.game.border.view(t.state, 1)["players"][0]
    assert other["hidden_cards"] == 1 and other["cards"] == ["c32"]
    assert sheet(t)["green_first_set"] == 4, "writing and herbalism"
    assert sheet(t)["resources"] == 0


@pytest.mark.rule("SA-128")
@pytest.mark.parametrize("card", ["c33", "c34", "c35"])
def test_a_one_use_tool_drawn_so_does_not_lie_open(card: str) -> None:
    t = bought("c32")
    t.play(f"draw_extra_card {card}; choose_group hunt; roll_gather 1,1,1,1")
    assert open_cards(t) == [] and t.lines() == ["choose_tools - -"]


@pytest.mark.rule("SA-119", "SA-129")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    t = buying("c32")
    leave_in_deck(t, 0)
    t.play("pay_card 1wood")
    assert decision(t) == "choose_group" and cards(t) == ["c32"]


@pytest.mark.rule("SA-130")
@pytest.mark.parametrize("card,over", [("c32", True), ("c27", False)])
def test_the_extra_card_can_bring_the_end_nearer(card: str, over: bool) -> None:
    """Two cards in the deck, two gaps in the row: enough, unless one is drawn."""
    t = using("card1 1, card2 1", row=f"{card} c11 c12 c13")
    leave_in_deck(t, 2)
    tribe(t, 0, goods=(3, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood")
    if decision(t) == "draw_extra_card":
        t.do_code(t.legal()[0])
    t.play("choose_group card2; pay_card 2wood")
    t.play("choose_group hunt; roll_gather 6,6,6; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert t.over() is over and t.game.rules.ending(t.state) == ("deck_short" if over else "")
