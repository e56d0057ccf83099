"""Set-up: what lies where before the first turn, and the draft."""

from fractions import Fraction
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.core.table import Table
from megalith.games.origins.rules import components as c
from tests.games.origins.helpers import decision, home, rule, setup, sound, start
from tests.helpers import table


def odds(t: Table[Any], line_start: str = "") -> dict[str, Fraction]:
    """The outcomes of luck as lines, with their probabilities."""
    weights = t.game.rules.weights(t.state)
    return {
        line: Fraction(w, sum(weights))
        for line, w in zip(t.lines(), weights, strict=True)
        if line.startswith(line_start)
    }


def until(t: Table[Any], name: str, script: str) -> Table[Any]:
    """Play the script up to the first question of that name."""
    for line in script.split("; "):
        if decision(t) == name:
            return t
        t.do(t.to_move(), line)
    return t


@pytest.mark.rule("OR-001", "OR-216")
def test_one_to_four_players_and_no_more() -> None:
    assert load("origins", {}).players == (1, 2, 3, 4)
    for seats in (0, 5):
        with pytest.raises(OptionError):
            Table(load("origins", {}), seats)


@pytest.mark.rule("OR-002", "OR-203")
@pytest.mark.parametrize("seats,box", [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_dice_in_the_box_depend_on_the_players(seats: int, box: int) -> None:
    t = table("origins", seats)
    assert all(n == 9 - box for n in t.state.reserve)


@pytest.mark.rule("OR-003", "OR-004")
def test_every_place_has_one_token_and_a_ship_of_one() -> None:
    t = table("origins", 2)
    assert decision(t) == "bonus_tokens" and len(t.legal()) == 120
    assert set(odds(t).values()) == {Fraction(1, 120)}
    t.play("bonus_tokens yellow,blue,red,orange,purple")
    view = t.game.border.view(t.state, None)
    assert [p["token"] for p in view["places"]] == ["yellow", "blue", "red", "orange", "purple"]
    assert [p["ship"] for p in view["places"]] == [1] * 5
    assert rule(t, "bonus_tokens red,purple,blue,orange,yellow") == "OR-005"


@pytest.mark.rule("OR-005")
def test_three_zodiac_cards_lie_at_the_temples() -> None:
    t = until(table("origins", 2), "zodiac_deal", setup(2))
    for temple, card, left in (
        ("forest", "leo", 12),
        ("mountain", "virgo", 11),
        ("sea", "libra", 10),
    ):
        assert set(odds(t).values()) == {Fraction(1, left)}
        t.play(f"zodiac_deal {temple} {card}")
    temples = t.game.border.view(t.state, None)["temples"]
    assert [x["zodiac"] for x in temples] == ["leo", "virgo", "libra"]
    assert all(x["holder"] is None for x in temples)


@pytest.mark.rule("OR-006", "OR-007")
def test_the_pool_has_a_tile_of_each_colour_in_random_slots() -> None:
    t = until(table("origins", 2), "pool_tiles", setup(2))
    assert sum(t.state.unseen) == 75
    assert odds(t)["pool_tiles outpost 1"] == Fraction(3, 15)
    t.play("pool_tiles outpost 1; pool_tiles forum 1; pool_tiles mint 2")
    t.play("pool_tiles obelisk 1; pool_tiles main_gate 2")
    assert len(t.legal()) == 120
    t.play("pool_order purple,blue,yellow,orange,red")
    shown = [x["type"] for x in t.game.border.view(t.state, None)["pool"]]
    assert shown == ["main_gate", "obelisk", "mint", "forum", "outpost"]


@pytest.mark.rule("OR-008")
def test_then_each_stack_shows_its_top_tile() -> None:
    t = until(table("origins", 2), "stack_top", setup(2))
    assert odds(t)["stack_top outpost 1"] == Fraction(2, 14)  # one outpost is in the pool
    t = start(2)
    assert all(stack["top"] is not None for stack in t.game.border.view(t.state, None)["stacks"])
    assert sum(t.state.unseen) == 65


@pytest.mark.rule("OR-009")
def test_citizens_lie_by_rising_value_and_sixes_are_rolled_again() -> None:
    t = until(table("origins", 2), "citizen_pool", setup(2))
    assert list(odds(t).values()) == [Fraction(1, 5)] * 5
    assert rule(t, "citizen_pool red 6") == "OR-009"
    t.play("citizen_pool red 5; citizen_pool orange 1; citizen_pool yellow 4")
    t.play("citizen_pool blue 2; citizen_pool purple 3")
    shown = [x["colour"] for x in t.game.border.view(t.state, None)["citizens"]]
    assert shown == ["orange", "blue", "purple", "yellow", "red"]


@pytest.mark.rule("OR-010")
@pytest.mark.example("R1")
@pytest.mark.parametrize(
    "pool,left",
    [
        ("purple,blue,yellow,orange,red", ["red", "orange", "yellow"]),
        ("red,orange,yellow,blue,purple", ["yellow", "orange", "red"]),
        ("orange,purple,red,blue,yellow", ["yellow", "red", "orange"]),
    ],
)
def test_of_equal_citizens_the_lower_colour_of_the_pool_stands_left(
    pool: str, left: list[str]
) -> None:
    script = setup(2).replace("pool_order red,orange,yellow,blue,purple", f"pool_order {pool}")
    t = until(table("origins", 2), "citizen_pool", script)
    t.play("citizen_pool red 3; citizen_pool orange 3; citizen_pool yellow 3")
    t.play("citizen_pool blue 1; citizen_pool purple 5")
    shown = [x["colour"] for x in t.game.border.view(t.state, None)["citizens"]]
    assert shown == ["blue", *left, "purple"]


@pytest.mark.rule("OR-011")
@pytest.mark.parametrize("seats,speakers", [(2, 2), (3, 3), (4, 4)])
def test_speakers_are_rolled_once(seats: int, speakers: int) -> None:
    t = until(table("origins", seats), "speaker_roll", setup(seats))
    assert list(odds(t).items()) == [
        ("speaker_roll 2", Fraction(1, 3)),
        ("speaker_roll 3", Fraction(1, 3)),
        ("speaker_roll 4", Fraction(1, 6)),
        ("speaker_roll 5", Fraction(1, 6)),
    ]
    assert len(start(seats).game.border.view(start(seats).state, None)["speakers"]) == speakers


@pytest.mark.rule("OR-012")
@pytest.mark.parametrize("seats,cards", [(2, 4), (3, 5), (4, 6)])
def test_district_cards_lie_open_with_gold(seats: int, cards: int) -> None:
    t = until(table("origins", seats), "district_deal", setup(seats))
    assert set(odds(t).values()) == {Fraction(1, 45)}
    shown = start(seats).game.border.view(start(seats).state, None)["cards"]
    assert len(shown) == cards and {card["gold"] for card in shown} == {2}


@pytest.mark.rule("OR-013")
def test_the_tower_pool_counts_the_towers_of_the_cards() -> None:
    t = start(2, cards=("d41", "d01", "d45", "d10"))
    towers = t.game.border.view(t.state, None)["towers"]
    # d41 red red yellow; d01 red orange yellow; d45 purple purple orange; d10 orange yellow blue
    assert towers == {"red": 4, "orange": 4, "yellow": 4, "blue": 2, "purple": 3}


@pytest.mark.rule("OR-014")
def test_the_players_discs_come_before_the_pool() -> None:
    t = start(4)
    assert all(list(me.towers) == [1] * 5 for me in t.state.players)
    from megalith.games.origins.rules.phases import deal as phase

    t.state.cards = type(t.state.cards)([c.CARDS.index("d41")] * 6)  # 12 red towers drawn
    assert phase.tower_pool(t.state, c.RED) == 12 - 4


@pytest.mark.rule("OR-015", "OR-016", "OR-017", "OR-022")
def test_what_a_player_begins_with() -> None:
    t = start(3)
    for p in t.game.border.view(t.state, None)["players"]:
        assert p["goods"] == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
        assert p["archon"] == 0 and p["bases"] == 2 and p["free_bases"] == 0 and p["points"] == 0
        assert p["city"] == [
            {"x": 0, "y": 0, "type": "palace", "colour": None},
            {"x": 0, "y": 1, "type": "agora", "colour": None},
        ]
        assert set(p["towers"].values()) == {1} and set(p["temples"].values()) == {0}
        empty = ("tokens", "speakers", "advisors", "zodiac", "waiting", "away", "districts")
        assert not any(p[key] for key in empty)


@pytest.mark.rule("OR-018")
def test_the_first_player_is_drawn_and_lies_lowest_on_the_military_start() -> None:
    t = until(table("origins", 3), "first_player", setup(3))
    assert list(odds(t).values()) == [Fraction(1, 3)] * 3
    t.play("first_player 2")
    assert list(t.state.military) == [2, 0, 1] and t.state.first == 2
    assert start(3, start_player="seat_1").state.first == 1


@pytest.mark.rule("OR-019")
def test_two_dice_of_each_colour_are_rolled_for_the_draft() -> None:
    t = until(table("origins", 2, start_player="seat_0"), "draft_roll", setup(2))
    assert list(odds(t).values()) == [Fraction(1, 5)] * 5
    rolled = 0
    while decision(t) == "draft_roll":
        assert rule(t, f"draft_roll {c.COLOURS[rolled // 2]} 6") == "OR-019"
        t.do(-1, t.lines()[rolled % 5])
        rolled += 1
    assert rolled == 10


@pytest.mark.rule("OR-020")
def test_the_draft_goes_round_and_back() -> None:
    t = table("origins", 3, setup(3), start_player="seat_1")
    order = []
    while decision(t) == "draft_die":
        order.append(t.to_move())
        t.do(t.to_move(), t.lines()[0])
    assert order == [1, 2, 0, 0, 2, 1]
    assert rule(table("origins", 2, setup(2), start_player="seat_0"), "draft_die red 5") == "OR-020"


@pytest.mark.rule("OR-021")
def test_drafted_dice_are_unused_patricians_and_the_others_go_back() -> None:
    t = start(2)
    assert home(t, 0) == ["red1", "orange2"] and t.state.players[0].bases == 2
    # nine dice less two in the box, one in the pool, two drafted of red and of orange
    assert list(t.state.reserve) == [4, 4, 6, 6, 6] and sum(t.state.draft) == 0
    assert sound(t)


@pytest.mark.rule("OR-180")
def test_sagittarius_does_not_work_in_the_draft() -> None:
    t = table("origins", 2, setup(2, zodiac=("sagittarius", "leo", "virgo")), start_player="seat_0")
    assert t.lines() == [
        "draft_die red 1",
        "draft_die orange 2",
        "draft_die yellow 3",
        "draft_die blue 4",
        "draft_die purple 5",
    ]
