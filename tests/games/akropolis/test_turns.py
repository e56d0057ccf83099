"""Order of play, taking tiles, refilling the site, the end."""

from itertools import pairwise
from typing import Any

import pytest

from megalith.core import position
from megalith.core.errors import IllegalAction
from megalith.core.game import OVER
from megalith.core.kit import bits
from megalith.core.table import Table
from tests.games.akropolis.helpers import city, draw, hand, play_on, site, start, stones, turn
from tests.helpers import rule

EACH = {2: 18, 3: 16, 4: 15}


def chief(t: Table[Any]) -> int:
    return int(t.game.border.view(t.state, None)["chief"])


def last_turn(seats: int = 2) -> Table[Any]:
    """One turn before the end of the game."""
    t = start(seats)
    play_on(t, EACH[seats] * seats - 1)
    draw(t)
    return t


# -- order of play


@pytest.mark.rule("AK-036", "AK-043")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_chief_all_game_long(seats: int) -> None:
    t = start(seats)
    played = play_on(t, EACH[seats] * seats)
    assert played == [k % seats for k in range(len(played))]
    assert all(a != b for a, b in pairwise(played))


@pytest.mark.rule("AK-037", "AK-038", "AK-039")
def test_a_turn_is_take_then_add_and_neither_can_be_left_out() -> None:
    t = start()
    assert t.game.border.decision(t.state) == "choose_tile"
    refusal = t.refusal("place_tile 0 1 2")
    assert refusal is not None and refusal.rule == "AK-037"
    t.do(0, "choose_tile 0")
    assert t.game.border.decision(t.state) == "place_tile" and t.to_move() == 0
    refusal = t.refusal("choose_tile 0")
    assert refusal is not None and refusal.rule == "AK-038"
    assert all(line.startswith("place_tile ") for line in t.lines())  # no passing, no discarding
    t.do(0, t.lines()[0])
    assert t.to_move() == 1 and len(site(t)) == 3


@pytest.mark.rule("AK-040")
def test_a_tile_goes_into_the_city_of_its_taker() -> None:
    t = start(3)
    taken = site(t)[0]
    turn(t)
    view = t.game.border.view(t.state, None)
    assert [player["tiles"] for player in view["players"]] == [[taken], [], []]


@pytest.mark.rule("AK-041", "AK-042")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_round_the_chief_plays_first_and_last_and_the_others_once(seats: int) -> None:
    t = start(seats)
    for _ in range(4):
        leader = chief(t)
        round = t.state.round
        played = [turn(t)]
        while len(site(t)) > 1:
            assert t.state.round == round
            played.append(turn(t))
        draw(t)
        assert len(played) == seats + 1 and t.state.round == round + 1
        assert played[0] == played[-1] == leader
        assert sorted(played[:-1]) == list(range(seats))


@pytest.mark.rule("AK-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_have_equally_many_turns_and_the_last_seat_the_last_one(seats: int) -> None:
    t = start(seats)
    played = play_on(t, EACH[seats] * seats)
    assert t.over() and played[-1] == seats - 1
    assert {played.count(seat) for seat in range(seats)} == {EACH[seats]}


# -- taking a tile


@pytest.mark.rule("AK-045", "AK-046", "AK-047")
def test_prices_count_the_tiles_before_from_the_free_end() -> None:
    t = start(4)
    offers = t.game.border.view(t.state, None)["site"]
    assert [(x["slot"], x["price"]) for x in offers] == [(k, k) for k in range(6)]
    refusal = t.refusal("choose_tile 5")
    assert refusal is not None and refusal.args == {"price": 5, "stones": 1}
    turn(t)
    turn(t)
    assert rule(t, "choose_tile 4") == "AK-045"  # only four tiles are left


@pytest.mark.rule("AK-053")
@pytest.mark.example("E2")
def test_e2_the_fourth_tile_costs_three_stones() -> None:
    t = start(4, site="a28 a09 a34 a20 a01 a02")
    t.state.cities[0].stones = 3
    t.do(0, "choose_tile 3")
    assert stones(t) == [0, 2, 3, 4]  # to the reserve: nobody else has more
    assert site(t) == ["a28", "a09", "a34", "a01", "a02"]
    assert [x["price"] for x in t.game.border.view(t.state, None)["site"]] == [0, 1, 2, 3, 4]


@pytest.mark.rule("AK-048", "AK-049")
@pytest.mark.example("X8")
def test_x8_the_tiles_behind_move_up() -> None:
    t = start(site="a28 a09 a34 a20")
    assert rule(t, "choose_tile 2") == "AK-049"
    turn(t, 1)
    assert stones(t)[0] == 0
    assert site(t) == ["a28", "a34", "a20"]
    assert t.lines() == ["choose_tile 0", "choose_tile 1", "choose_tile 2"]
    offers = {x["tile"]: x["price"] for x in t.game.border.view(t.state, None)["site"]}
    assert offers["a20"] == 2


@pytest.mark.rule("AK-050")
def test_without_stones_only_the_free_tile() -> None:
    t = start()
    t.state.cities[0].stones = 0
    assert t.lines() == ["choose_tile 0"]
    assert rule(t, "choose_tile 1") == "AK-050"


@pytest.mark.rule("AK-051")
def test_stones_need_never_be_spent() -> None:
    t = start()
    t.state.cities[0].stones = 9
    t.do(0, "choose_tile 0")
    assert stones(t)[0] == 9


@pytest.mark.rule("AK-052")
@pytest.mark.example("X7")
def test_x7_stones_of_the_coming_placement_do_not_pay() -> None:
    t = start()
    t.state.cities[0] = city(("a03", 2, -2, 3), room=18)  # three quarries can be covered here
    assert stones(t)[0] == 0
    assert t.lines() == ["choose_tile 0"]
    t.do(0, "choose_tile 0")
    assert [1, -1, 2, 2, 3] in t.game.border.view(t.state, None)["open"]


@pytest.mark.rule("AK-054")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_turn_starts_with_fewer_than_two_tiles(seats: int) -> None:
    t = start(seats)
    while not t.over():
        assert len(site(t)) >= 2
        turn(t)
        draw(t)
    assert len(site(t)) == 1


@pytest.mark.rule("AK-055")
def test_taking_can_be_taken_back_and_a_placement_cannot() -> None:
    t = start(site="a28 a09 a34 a20")
    before = position.digest(t.state)
    t.do(0, "choose_tile 1")
    assert stones(t)[0] == 0
    t.undo(0)
    assert position.digest(t.state) == before
    assert stones(t)[0] == 1 and site(t) == ["a28", "a09", "a34", "a20"]
    turn(t)
    assert not t.can_undo(0) and not t.can_undo(1)
    with pytest.raises(IllegalAction):
        t.undo(0)


# -- refilling


@pytest.mark.rule("AK-079", "AK-081", "AK-083")
@pytest.mark.example("X9")
def test_x9_the_tile_left_comes_first_and_the_marker_moves() -> None:
    t = start(site="a01 a02 a03 a04")
    assert (chief(t), t.state.stacks) == (0, 11)
    assert [turn(t), turn(t), turn(t)] == [0, 1, 0]
    assert site(t) == ["a04"] and t.game.border.decision(t.state) == "refill"
    draw(t, "a30", "a10", "a20")
    assert site(t) == ["a04", "a30", "a10", "a20"]
    assert (chief(t), t.to_move(), t.state.round, t.state.stacks) == (1, 1, 2, 10)
    assert [turn(t), turn(t), turn(t)] == [1, 0, 1]


@pytest.mark.rule("AK-080")
def test_the_site_is_refilled_after_placement_and_stones() -> None:
    t = start()
    play_on(t, 2)
    hand(t, "a21", ("a03", 2, -2, 3))
    assert len(site(t)) == 1 and t.game.border.decision(t.state) == "place_tile"
    assert bits.size(t.state.unseen) == 33
    step = t.do(0, "place_tile 1 -1 2")
    assert [event[0] for event in step.events] == ["laid", "level", "stones"]
    assert stones(t)[0] == 3 and t.game.border.decision(t.state) == "refill"


@pytest.mark.rule("AK-082")
def test_nobody_chooses_a_stack_any_unseen_tile_may_come() -> None:
    t = start()
    play_on(t, 3)
    assert t.to_move() == -1
    assert t.legal() == bits.members(t.state.unseen) and len(t.legal()) == 33
    assert t.game.rules.weights(t.state) == [1] * 33
    t.do(-1, t.lines()[5])
    assert len(t.legal()) == 32  # what is drawn is gone


@pytest.mark.rule("AK-084")
@pytest.mark.example("X11")
def test_x11_the_chief_decides_which_tile_is_left_for_the_neighbour() -> None:
    for slot, left in ((0, "a04"), (1, "a03")):
        t = start(site="a01 a02 a03 a04")
        turn(t)
        turn(t)
        assert site(t) == ["a03", "a04"] and chief(t) == 0
        t.state.cities[0].stones = 1
        assert t.lines() == ["choose_tile 0", "choose_tile 1"]
        turn(t, slot)
        assert stones(t)[0] == 1 - slot
        draw(t)
        assert site(t)[0] == left and t.to_move() == 1
        t.do(1, "choose_tile 0")
        assert stones(t)[1] == 2  # free


# -- the end


@pytest.mark.rule("AK-085", "AK-086", "AK-087")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_with_one_tile_and_no_stack(seats: int) -> None:
    t = last_turn(seats)
    assert (t.state.stacks, len(site(t)), t.state.round) == (0, 2, 12)
    t.do(seats - 1, "choose_tile 0")
    assert not t.over()  # the turn is finished first
    t.do(seats - 1, t.lines()[0])
    assert t.to_move() == OVER and t.game.rules.ending(t.state) == "last_tile"
    assert len(site(t)) == 1 and bits.size(t.state.unseen) == 0
    assert {int(mine.laid) for mine in t.state.cities} == {EACH[seats]}
    assert rule(t, "choose_tile 0") == "AK-086"


@pytest.mark.example("X10")
def test_x10_the_last_turn_with_three() -> None:
    t = last_turn(3)
    assert (t.state.turn, t.to_move(), len(site(t)), t.state.stacks) == (47, 2, 2, 0)
    turn(t)
    assert t.over() and len(site(t)) == 1
    assert [int(mine.laid) for mine in t.state.cities] == [16, 16, 16]
