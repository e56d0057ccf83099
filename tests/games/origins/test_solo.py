"""The training mode for one player."""

from fractions import Fraction
from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.origins.helpers import (
    KIT,
    climb_to,
    decision,
    dice,
    fire,
    give,
    goods,
    home,
    march_to,
    points,
    rule,
    setup,
    sound,
    stacks,
    start,
    visit,
)
from tests.helpers import table


def next_round(t: Table[Any]) -> None:
    now = int(t.state.round)
    while not t.over() and t.state.round == now:
        t.do(t.to_move(), "pass" if decision(t) == "choose_action" else t.lines()[0])


@pytest.mark.rule("OR-202", "OR-203", "OR-001")
def test_the_table_of_one() -> None:
    t = start(1)
    view = t.game.border.view(t.state, None)
    assert view["alien"] == 0 and len(view["cards"]) == 3 and len(view["speakers"]) == 2
    assert {card["gold"] for card in view["cards"]} == {2}
    assert sum(view["towers"].values()) == 5 + 9  # one of each and three a card
    assert len(view["players"]) == 1 and sound(t)


@pytest.mark.rule("OR-204")
@pytest.mark.example("X31")
def test_two_of_the_three_lowest_dice_are_kept() -> None:
    t = table("origins", 1, setup(1, draft=(5, 5, 3, 5, 2)))
    pairs = {frozenset(r["keep"]) for r in t.records()}
    fives = ("red", "orange", "blue")
    expected = {frozenset(("yellow", "purple"))}
    expected |= {frozenset((low, five)) for low in ("yellow", "purple") for five in fives}
    assert pairs == expected and len(t.lines()) == 7
    assert rule(t, "solo_start_dice red,blue") == "OR-204"
    t.play("solo_start_dice yellow,red")
    assert home(t, 0) == ["red5", "yellow3"] and sum(t.state.draft) == 0
    t = table("origins", 1, setup(1))
    assert len(t.lines()) == 3  # 1, 2 and 3 are the lowest: any two of them


@pytest.mark.rule("OR-205")
def test_turn_after_turn_until_the_pass() -> None:
    t = start(1)
    give(t, 0, gold=5)
    t.play("tower red; tower blue")
    assert t.to_move() == 0 and t.state.round == 1
    t.play("pass")
    assert t.state.round == 2


@pytest.mark.rule("OR-206")
def test_a_neighbouring_place_rises_too() -> None:
    t = start(1)
    visit(t, "red 1 3")
    assert t.lines() == ["solo_rise 2", "solo_rise 4"] and rule(t, "solo_rise 1") == "OR-206"
    t.play("solo_rise 4")
    assert list(t.state.ships) == [1, 1, 2, 2, 1]
    t = start(1)
    visit(t, "red 1 5")
    assert t.lines() == ["solo_rise 4"]


@pytest.mark.rule("OR-207", "OR-208")
@pytest.mark.example("X30")
def test_a_neighbour_at_six_cannot_rise_and_a_token_stops_all() -> None:
    for line, after in (("solo_rise 4", [1, 6, 1, 5, 1]), ("spend_token", [1, 6, 6, 4, 1])):
        t = start(1)
        t.state.ships = type(t.state.ships)([1, 6, 6, 4, 1])
        t.state.players[0].tokens = 1
        visit(t, "archon 0 3")
        assert t.lines() == ["solo_rise 4", "spend_token"] and rule(t, "solo_rise 2") == "OR-207"
        t.play(line)
        assert list(t.state.ships) == after
    assert t.state.players[0].tokens == 0


@pytest.mark.rule("OR-207")
def test_without_a_neighbour_only_the_visited_place_rises() -> None:
    t = start(1)
    t.state.ships = type(t.state.ships)([6, 6, 1, 1, 1])
    visit(t, "archon 0 1")
    assert t.lines() == ["no_rise"] and rule(t, "spend_token") == "OR-208"
    t.play("no_rise")
    assert list(t.state.ships) == [1, 6, 1, 1, 1]
    t = start(1)
    visit(t, "archon 0 1")
    assert rule(t, "no_rise") == "OR-207"


@pytest.mark.rule("OR-208")
def test_tokens_give_no_extra_action() -> None:
    t = start(1)
    t.state.players[0].tokens = 2
    t.play("tower red")
    assert decision(t) == "choose_action" and t.state.players[0].tokens == 2


@pytest.mark.rule("OR-209", "OR-210")
@pytest.mark.example("X33")
def test_the_alien_disc_stands_before_the_border_of_the_round() -> None:
    t = start(1)
    seen = []
    while not t.over():
        seen.append(int(t.state.alien))
        if t.state.round == 4:
            march_to(t, (9, [0]))
            give(t, 0)
            fire(t, "outpost")
            t.play("attack; gain_basic stone")
            assert goods(t, 0) == (1, 0, 1, 0) and points(t, 0) == 3
        next_round(t)
    assert seen == [0, 3, 6, 9, 12]


@pytest.mark.rule("OR-210")
def test_the_alien_counts_in_attacks_and_for_the_riding_grounds() -> None:
    t = start(1)
    march_to(t, (4, [0]))
    give(t, 0)
    fire(t, "outpost")
    t.play("attack")
    assert points(t, 0) == 2 + 1
    fire(t, "riding_grounds", at=(1, 0))
    t.play("gain_basic food")
    assert goods(t, 0) == (0, 2, 0, 0) and decision(t) == "choose_action"


@pytest.mark.rule("OR-211")
def test_all_zodiac_cards_but_one_return_by_chance() -> None:
    t = start(1)
    climb_to(t, "forest", (3, [0]))
    t.play("pass")
    assert list(t.state.holder) == [-1, -1, -1]  # no card for the highest disc
    t.state.holder = type(t.state.holder)([0, -1, -1])
    t.play("pass")
    assert list(t.state.holder) == [0, -1, -1]  # one card stays, without luck
    t.state.holder = type(t.state.holder)([0, 0, 0])
    t.play("pass")
    assert t.lines() == ["solo_keep gemini", "solo_keep taurus", "solo_keep aries"]
    weights = t.game.rules.weights(t.state)
    assert [Fraction(w, sum(weights)) for w in weights] == [Fraction(1, 3)] * 3
    t.play("solo_keep taurus")
    assert list(t.state.holder) == [-1, 0, -1]


@pytest.mark.rule("OR-212")
def test_only_the_own_disc_retreats() -> None:
    t = start(1)
    march_to(t, (6, [0]))
    t.play("pass")
    assert stacks(t) == {4: [0]} and t.state.alien == 3 and t.state.first == 0


@pytest.mark.rule("OR-213")
def test_the_game_ends_after_round_five_and_by_nothing_else() -> None:
    t = start(1)
    t.state.towers[0] = t.state.towers[1] = t.state.towers[2] = 0
    dice(t, 0, "red1", "blue1")
    t.state.exhausted = 1
    for k in range(3):
        t.state.card_gold[k] = 0
    for round in range(1, 6):
        assert t.state.round == round and not t.over()
        next_round(t)
    assert t.over() and t.game.rules.rounds(t.state) == 5


@pytest.mark.rule("OR-098", "OR-213")
def test_an_exhausted_colour_leaves_its_slot_empty() -> None:
    t = start(1)
    t.state.players[0].bases = 3
    t.state.reserve[0] = 0
    visit(t, "red 1 4")
    t.play("solo_rise 3; main_action take_citizen; take_citizen red 1 0; pass")
    assert len(t.game.border.view(t.state, None)["citizens"]) == 4
    assert t.state.round == 2 and t.game.border.view(t.state, None)["end_coming"] == ""


@pytest.mark.rule("OR-214")
@pytest.mark.parametrize(
    "tokens,target",
    [
        (("red", "purple", "blue", "orange", "yellow"), 260),
        (("yellow", "red", "purple", "blue", "orange"), 180),
        (("red", "orange", "blue", "purple", "yellow"), 220),
    ],
)
def test_the_target_is_known_from_the_set_up(tokens: tuple[str, ...], target: int) -> None:
    results = ((target, "target_reached", 1), (target - 1, "target_missed", 2))
    for total, ending, place in results:
        t = start(1, tokens=tokens)
        assert t.game.border.view(t.state, None)["target"] == target
        give(t, 0)
        t.state.players[0].points = total
        while not t.over():
            next_round(t)
        assert t.game.rules.ending(t.state) == ending
        assert t.game.rules.sheets(t.state)[0].place == place


@pytest.mark.rule("OR-215")
def test_there_is_one_sheet_and_no_other_opponent() -> None:
    t = start(1)
    assert len(t.game.rules.sheets(t.state)) == 1 and KIT.facts["game"]["players"][0] == 1
