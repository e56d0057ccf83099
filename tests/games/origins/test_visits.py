"""Visiting a place: the gap, the ship, main actions and the bonus action."""

import pytest

from tests.games.origins.helpers import (
    advise,
    away,
    climb_to,
    decision,
    dice,
    give,
    goods,
    hold,
    march_to,
    rule,
    start,
    visit,
)


@pytest.mark.rule("OR-046")
def test_only_unused_workers_visit() -> None:
    t = start(2)
    assert rule(t, "visit blue 4 1") == "OR-046" and rule(t, "visit speaker 3 1") == "OR-046"
    away(t, 0, "blue4")
    assert rule(t, "visit blue 4 2") == "OR-046"


@pytest.mark.rule("OR-047")
def test_places_hold_any_number_of_workers() -> None:
    t = start(2)
    for line in ("red 1 5", "archon 0 5", "orange 2 5"):
        give(t, 0, wisdom=5)
        give(t, 1, wisdom=5)
        visit(t, line)
        t.play("main_action gain_each")
        visit(t, line)
        t.play("main_action gain_each")
    assert t.state.ships[4] == 1  # six visits: from 1 up to 6 and to 1 again


@pytest.mark.rule("OR-048", "OR-050")
@pytest.mark.example("R2")
def test_a_weak_die_pays_the_gap_and_the_ship_rises_before_the_actions() -> None:
    t = start(2)
    dice(t, 0, "blue2", "red5")
    t.state.ships[2] = 3
    visit(t, "blue 2 3")
    assert goods(t, 0)[2] == 0 and t.state.ships[2] == 4 and decision(t) == "visit_step"
    t = start(2)
    dice(t, 0, "blue2", "red5")
    t.state.ships[2] = 5
    visit(t, "red 5 3")
    assert goods(t, 0)[2] == 1


@pytest.mark.rule("OR-049")
def test_the_actions_cannot_help_to_pay_the_gap() -> None:
    t = start(2)
    give(t, 0)
    t.state.ships[2] = 2  # place 3 would give 3 wisdom
    assert rule(t, "visit red 1 3") == "OR-049" and rule(t, "visit archon 0 3") == ""


@pytest.mark.rule("OR-050")
def test_from_six_the_ship_goes_to_one() -> None:
    t = start(2)
    t.state.ships[0] = 6
    visit(t, "archon 0 1")
    assert t.state.ships[0] == 1


@pytest.mark.rule("OR-051")
def test_one_main_action_must_be_done() -> None:
    t = start(2)
    visit(t, "red 1 1")
    assert rule(t, "end") == "OR-051" and rule(t, "main_action gain_food") == "OR-051"
    t.play("main_action gain_stone")
    assert rule(t, "main_action military") == "OR-053" and rule(t, "end") == ""


@pytest.mark.rule("OR-052")
def test_a_main_action_that_can_do_nothing_is_not_offered() -> None:
    t = start(2)
    give(t, 0)
    visit(t, "red 1 3")  # no stone for the temple
    assert t.lines() == ["main_action gain_wisdom"]
    assert rule(t, "main_action temple_zodiac") == "OR-052"
    t = start(2)
    give(t, 0)
    visit(t, "red 1 5")  # no food to train with
    assert t.lines() == ["main_action gain_each"]


@pytest.mark.rule("OR-053", "OR-057", "OR-100")
@pytest.mark.example("X4")
def test_a_six_does_both_main_actions_with_the_bonus_between() -> None:
    t = start(2)
    dice(t, 0, "red6", "blue1")
    visit(t, "red 6 1")
    assert rule(t, "end") == "OR-051"
    t.play("main_action gain_stone; bonus red")
    assert goods(t, 0) == (4, 1, 0, 1) and t.lines() == ["military_move", "attack"]
    t.play("attack")
    assert rule(t, "bonus red") == "OR-057"
    t.play("main_action military; military_move")
    assert t.state.players[0].military == 1
    t = start(2)
    dice(t, 0, "red6", "blue1")
    visit(t, "red 6 1")
    t.play("main_action military; attack; stop; end")
    assert t.to_move() == 1 and goods(t, 0)[0] == 1


@pytest.mark.rule("OR-053")
def test_a_five_that_became_six_by_training_of_others_still_does_one() -> None:
    t = start(2)
    dice(t, 0, "red5", "blue1")
    visit(t, "red 5 2")
    t.play("main_action gain_food")
    assert t.to_move() == 1


@pytest.mark.rule("OR-053", "OR-172")
def test_the_value_at_the_moment_of_placing_counts() -> None:
    t = start(2)
    dice(t, 0, "red5", "blue1")
    hold(t, 0, "capricorn")
    visit(t, "red 5 2")
    t.play("main_action gain_food; pass; tower red; capricorn red 5 2")
    assert decision(t) == "choose_action"  # no second main action for the raised die


@pytest.mark.rule("OR-054")
def test_the_bonus_needs_the_colour_of_the_token() -> None:
    t = start(2)
    dice(t, 0, "red1", "yellow1")
    visit(t, "red 1 5")
    assert rule(t, "bonus yellow") == "OR-054" and rule(t, "bonus red") == "OR-003"
    t = start(2)
    dice(t, 0, "red1", "yellow1")
    visit(t, "yellow 1 5")
    assert rule(t, "bonus yellow") == ""


@pytest.mark.rule("OR-055", "OR-130")
@pytest.mark.example("R13")
def test_the_archon_has_the_colours_of_all_advisors() -> None:
    for place, token, allowed in (
        (2, "purple", ""),
        (4, "orange", ""),
        (3, "blue", ""),
        (1, "red", "OR-055"),
    ):
        t = start(2)
        advise(t, 0, "purple", "orange", "blue")
        visit(t, f"archon 0 {place}")
        assert rule(t, f"bonus {token}") == allowed


@pytest.mark.rule("OR-057")
def test_the_bonus_comes_before_or_after_the_main_action() -> None:
    for script in (
        "bonus yellow; gain_basic stone; main_action gain_each",
        "main_action gain_each; bonus yellow; gain_basic stone",
    ):
        t = start(2)
        dice(t, 0, "yellow1", "red1")
        visit(t, "yellow 1 5")
        t.play(script)
        assert goods(t, 0) == (3, 2, 2, 1) and t.to_move() == 1


@pytest.mark.rule("OR-058")
def test_the_main_action_may_provide_the_price_of_the_bonus() -> None:
    t = start(2, tokens=("red", "yellow", "orange", "blue", "purple"))
    dice(t, 0, "purple1", "red1")
    give(t, 0)
    visit(t, "purple 1 5")
    assert rule(t, "bonus purple") == "OR-058"
    t.play("main_action gain_each")
    assert rule(t, "bonus purple") == ""


@pytest.mark.rule("OR-059")
@pytest.mark.parametrize(
    "place,action,gained",
    [
        (1, "gain_stone", (3, 0, 0, 0)),
        (2, "gain_food", (0, 3, 0, 0)),
        (3, "gain_wisdom", (0, 0, 3, 0)),
        (5, "gain_each", (1, 1, 1, 0)),
    ],
)
def test_what_the_places_give(place: int, action: str, gained: tuple[int, ...]) -> None:
    t = start(2)
    give(t, 0)
    visit(t, f"orange 2 {place}")
    t.play(f"main_action {action}")
    assert goods(t, 0) == gained


@pytest.mark.rule("OR-059")
def test_trade_gives_a_basic_and_gold() -> None:
    t = start(2)
    give(t, 0)
    visit(t, "red 1 4")
    t.play("main_action gain_basic_gold; gain_basic wisdom")
    assert goods(t, 0) == (0, 0, 1, 1)


@pytest.mark.rule("OR-101", "OR-102", "OR-103", "OR-104")
def test_the_four_other_tokens() -> None:
    t = start(2)
    dice(t, 0, "purple1", "blue1", "orange1", "yellow1")
    give(t, 0, stone=1, food=1)
    visit(t, "purple 1 2")
    t.play("bonus purple")
    assert goods(t, 0) == (1, 0, 0, 0)  # the food is the price, also of a farm
    t.play("choose_tile pool outpost 1 farm; place_tile 1 0; stack_top outpost 1")
    t.play("main_action gain_food; pass")
    visit(t, "blue 1 3")
    t.play("bonus blue")
    assert t.lines() == ["temple_move forest 1", "temple_move mountain 1", "temple_move sea 1"]
    t.play("temple_move sea 1; main_action gain_wisdom")
    assert t.state.holder[2] == -1 and t.state.players[0].temples[2] == 1
    visit(t, "orange 1 4")
    t.play("bonus orange")
    assert t.lines() == ["take_speaker 2 0", "take_speaker 3 0"]
    t.play("take_speaker 3 0; main_action gain_basic_gold; gain_basic stone")
    visit(t, "yellow 1 5")
    t.play("bonus yellow; gain_basic food; main_action gain_each")
    assert t.to_move() == 0


@pytest.mark.rule("OR-103")
def test_without_a_speaker_there_is_no_orange_bonus() -> None:
    t = start(2)
    dice(t, 0, "orange1", "red1")
    for value in range(6):
        t.state.standing[value] = t.state.speakers[value]
        t.state.speakers[value] = 0
    visit(t, "orange 1 4")
    assert rule(t, "bonus orange") == "OR-058"


@pytest.mark.rule("OR-178")
@pytest.mark.parametrize(
    "place,token", [(1, "red"), (2, "purple"), (3, "blue"), (4, "orange"), (5, "yellow")]
)
def test_pisces_turns_every_token_into_gold_without_its_price(place: int, token: str) -> None:
    t = start(2)
    dice(t, 0, f"{token}1", f"{token}1")
    give(t, 0)
    hold(t, 0, "pisces")
    climb_to(t, "sea", (14, [0]))
    march_to(t, (13, [0]))
    visit(t, f"{token} 1 {place}")
    t.play("bonus_gold")
    assert goods(t, 0) == (0, 0, 0, 1)
    assert rule(t, "bonus_gold") == "OR-057"


@pytest.mark.rule("OR-178")
def test_pisces_still_needs_the_colour_and_the_card() -> None:
    t = start(2)
    dice(t, 0, "blue1", "red1")
    visit(t, "blue 1 1")
    assert rule(t, "bonus_gold") == "OR-178"
    hold(t, 0, "pisces")
    assert rule(t, "bonus_gold") == "OR-054"
