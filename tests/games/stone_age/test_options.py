"""The options, and what each of them changes."""

import pytest

from megalith.core.errors import OptionError
from tests.games.stone_age.helpers import before_feeding, start, tools, tribe, using
from tests.helpers import table


@pytest.mark.rule("SA-203")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_players_decides_stacks_and_limits(seats: int) -> None:
    view = start(seats).game.border.view(start(seats).state, None)
    assert len(view["stacks"]) == seats == len(view["players"])
    assert [p["colour"] for p in view["players"]] == ["red", "blue", "green", "yellow"][:seats]


@pytest.mark.rule("SA-204")
def test_with_printed_tiles_six_large_ones_serve_everybody() -> None:
    t = using("tool_maker 1", seats=4, tool_supply="printed_12_6")
    tribe(t, 0, tools=(2, 2, 2))
    t.state.big_tools = 1
    t.play("choose_group tool_maker")
    assert tools(t) == (3, 2, 2) and t.state.big_tools == 0
    assert t.game.border.view(t.state, None)["big_tools"] == 0


@pytest.mark.rule("SA-204")
def test_without_a_large_tile_left_the_gain_is_lost() -> None:
    t = using("tool_maker 1", tool_supply="printed_12_6")
    tribe(t, 0, tools=(3, 2, 2))
    t.state.big_tools = 0
    t.play("choose_group tool_maker")
    assert tools(t) == (3, 2, 2) and t.steps[-1].events[-1][0] == "tool_lost"


@pytest.mark.rule("SA-204")
@pytest.mark.parametrize("values,after", [((2, 1, 1), (2, 2, 1)), ((3, 3, 3), (4, 3, 3))])
def test_gains_that_need_no_large_tile_are_not_lost(
    values: tuple[int, ...], after: tuple[int, ...]
) -> None:
    t = using("tool_maker 1", tool_supply="printed_12_6")
    tribe(t, 0, tools=values)
    t.state.big_tools = 0
    t.play("choose_group tool_maker")
    assert tools(t) == after


@pytest.mark.rule("SA-204")
def test_the_tool_maker_is_open_even_so() -> None:
    t = start(4, tool_supply="printed_12_6")
    t.state.big_tools = 0
    tribe(t, 0, tools=(2, 2, 2))
    assert "place_workers tool_maker 1" in t.lines()


@pytest.mark.rule("SA-204", "SA-074")
def test_the_supply_is_unlimited_unless_told_otherwise() -> None:
    assert start(2).options["tool_supply"] == "unlimited"
    assert start(2).game.border.view(start(2).state, None)["big_tools"] is None


@pytest.mark.rule("SA-205")
def test_a_start_player_who_is_not_there_is_refused() -> None:
    assert table("stone_age", 2).options["start_player"] == "random"
    with pytest.raises(OptionError, match="seat_2 does not exist with 2 players"):
        table("stone_age", 2, start_player="seat_2")
    with pytest.raises(OptionError, match="start_player"):
        table("stone_age", 4, start_player="youngest")


@pytest.mark.rule("SA-206")
@pytest.mark.parametrize("cap,over", [(None, False), (1, True), (2, False)])
def test_a_cap_on_the_rounds_ends_the_game_after_feeding(cap: int | None, over: bool) -> None:
    t = before_feeding(2, round_cap=cap)
    tribe(t, 0, food=0)
    t.play("decline")
    assert t.state.phase == 3 and not t.over(), "the round is played to its end"
    t.play("starve")
    assert t.over() is over and t.game.rules.ending(t.state) == ("round_cap" if over else "")


@pytest.mark.rule("SA-206")
@pytest.mark.parametrize("cap", [0, -1, 1001, "3", True, 2.0])
def test_a_cap_must_be_a_whole_number_from_one(cap: object) -> None:
    with pytest.raises(OptionError, match="round_cap"):
        table("stone_age", 2, round_cap=cap)
