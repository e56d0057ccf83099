"""The four ways to end the game, and the options about it."""

from typing import Any

import pytest

from megalith.core.errors import OptionError
from megalith.core.table import Table
from megalith.games.origins.rules.phases import round_end
from tests.games.origins.helpers import climb_to, decision, dice, give, lay, pass_all, start
from tests.helpers import table


def coming(t: Table[Any]) -> str:
    return str(t.game.border.view(t.state, None)["end_coming"])


@pytest.mark.rule("OR-184")
def test_the_round_is_played_to_its_end() -> None:
    t = start(2)
    give(t, 0, gold=9)
    t.state.towers[0] = 0
    t.state.towers[1] = 1
    t.play("tower orange")
    assert coming(t) == "tower_colours" and not t.over()
    t.play("tower blue; pass; pass")
    assert t.over() and t.game.rules.ending(t.state) == "tower_colours"
    t = start(2)
    for _ in range(40):
        pass_all(t)
    assert t.state.round == 41  # without a condition there is no last round


@pytest.mark.rule("OR-185")
def test_three_tops_of_one_player_end_the_game() -> None:
    t = start(2)
    climb_to(t, "forest", (14, [0]))
    climb_to(t, "mountain", (14, [0, 1]))
    climb_to(t, "sea", (14, [1]))
    assert coming(t) == ""
    climb_to(t, "sea", (14, [1, 0]))
    assert coming(t) == "temples"
    pass_all(t)
    assert t.game.rules.ending(t.state) == "temples"


@pytest.mark.rule("OR-186")
def test_no_gold_on_the_cards_ends_the_game() -> None:
    t = start(2)
    t.state.players[1].scored = 0b1110
    for k in (1, 2, 3):
        t.state.card_gold[k] = 0
    lay(t, 0, {(0, -1): "outpost", (1, -1): "forum", (0, -2): "mint", (1, -2): "farm"})
    dice(t, 0, "blue1", "red1")
    assert coming(t) == ""
    t.play("close 0 -2 blue 1; choose_district_card d01")
    assert coming(t) == "district_gold"
    pass_all(t)
    assert t.game.rules.ending(t.state) == "district_gold"


@pytest.mark.rule("OR-187")
def test_at_most_three_tower_colours_end_the_game() -> None:
    t = start(2)
    t.state.towers[0] = 0
    assert coming(t) == ""  # four colours are left
    t.state.towers[3] = 0
    assert round_end.tower_colours(t.state) == 3 and coming(t) == "tower_colours"


@pytest.mark.rule("OR-188")
def test_a_failed_refill_counts_for_the_whole_round() -> None:
    t = start(2)
    t.state.exhausted = 1
    pass_all(t)
    assert t.over() and t.game.rules.ending(t.state) == "citizen_reserve"


@pytest.mark.rule("OR-189", "OR-218")
def test_the_end_is_announced_unless_the_option_forbids_it() -> None:
    for announce, shown in ((True, "tower_colours"), (False, "")):
        t = start(2, announce_end=announce)
        t.state.towers[0] = t.state.towers[3] = 0
        assert coming(t) == shown
        lines = t.lines()
        pass_all(t)
        assert t.over()
    plain = start(2)
    plain.state.towers[0] = plain.state.towers[3] = 0
    assert plain.lines() == lines  # play is the same


@pytest.mark.rule("OR-217")
def test_the_first_player_is_random_or_a_seat_that_exists() -> None:
    t = table("origins", 3)
    while decision(t) != "first_player":
        t.do(-1, t.lines()[0])
    assert t.lines() == ["first_player 0", "first_player 1", "first_player 2"]
    assert start(3, start_player="seat_2").to_move() == 2
    with pytest.raises(OptionError):
        table("origins", 2, start_player="seat_2")


@pytest.mark.rule("OR-219")
def test_a_round_cap_ends_the_game_after_that_round() -> None:
    t = start(2, round_cap=3)
    for _ in range(3):
        assert not t.over()
        pass_all(t)
    assert (
        t.over()
        and t.game.rules.ending(t.state) == "round_cap"
        and t.game.rules.rounds(t.state) == 3
    )
