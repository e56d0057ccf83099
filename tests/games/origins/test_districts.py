"""Closing districts: seats, cards, activations."""

from typing import Any

import pytest

from megalith.core.table import Table
from megalith.games.origins.rules import city as grid
from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import people
from tests.games.origins.helpers import (
    KIT,
    away,
    close,
    decision,
    dice,
    give,
    goods,
    hold,
    home,
    lay,
    points,
    rule,
    start,
)


def block(t: Table[Any], sw: str, se: str, nw: str, ne: str, seat: int = 0) -> None:
    """A district (0, -2) of four tiles below the palace."""
    lay(t, seat, {(0, -1): nw, (1, -1): ne, (0, -2): sw, (1, -2): se})


@pytest.mark.rule("OR-105")
def test_any_four_tiles_in_a_square_are_a_district_and_may_overlap() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "farm", (1, 1): "mint", (2, 0): "farm", (2, 1): "farm"})
    me = t.game.border.view(t.state, None)["players"][0]
    assert [(d["x"], d["y"]) for d in me["districts"]] == [(0, 0), (1, 0)]
    assert rule(t, "close 2 0 red 1") == "OR-105"


@pytest.mark.rule("OR-106")
def test_each_seat_takes_one_die() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    t.play("close 0 0 red 1; activate agora 0 1; gain_basic stone; pass")
    assert rule(t, "close 0 0 orange 2") == "OR-106"


@pytest.mark.rule("OR-107")
def test_only_an_unused_patrician_closes() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    away(t, 0, "blue5")
    assert rule(t, "close 0 0 blue 5") == "OR-107" and rule(t, "close 0 0 red 1") == ""


@pytest.mark.rule("OR-108", "OR-121")
def test_the_die_keeps_its_value_and_frees_its_base() -> None:
    t = start(2)
    block(t, "farm", "farm", "farm", "farm")
    t.play("close 0 -2 orange 2")
    me = t.state.players[0]
    assert me.seat_dice[0] == people.die_of(1, 2)
    assert me.bases == 2 and people.free_bases(me) == 1


@pytest.mark.rule("OR-109", "OR-110")
@pytest.mark.example("X11")
def test_a_card_fits_in_every_rotation_and_mirror_image() -> None:
    t = start(2)
    card = c.CARDS.index("d01")  # nw red, ne orange, sw yellow
    red, orange, yellow, none = 0, 1, 2, -1
    fitting = [
        (yellow, red, none, orange),  # sw, nw, se, ne: as printed
        (yellow, none, red, orange),  # the example: sw yellow, se red, ne orange, nw farm
        (none, yellow, orange, red),
        (red, orange, yellow, none),
        (red, yellow, orange, none),
    ]
    for sw, nw, se, ne in fitting:
        assert grid.fits_colours(KIT, card, sw, nw, se, ne)
    assert not grid.fits_colours(
        KIT, card, red, yellow, none, orange
    )  # red and orange on a diagonal
    block(t, "mint", "outpost", "farm", "forum")
    t.play("close 0 -2 orange 2")
    assert t.lines() == ["choose_district_card d01"]
    t = start(2)
    block(t, "outpost", "mint", "farm", "forum")
    t.play("close 0 -2 red 1")
    assert decision(t) == "activate"


@pytest.mark.rule("OR-110")
@pytest.mark.example("X12")
def test_two_grey_tiles_never_match_and_the_agora_fires_for_any_die() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "outpost", (1, 1): "forum"})
    dice(t, 0, "blue3", "red1")
    t.play("close 0 0 blue 3")
    assert t.lines() == ["activate agora 0 1", "done"]
    assert rule(t, "activate outpost 1 0") == "OR-115"


@pytest.mark.rule("OR-111")
def test_one_of_the_fitting_cards_must_be_scored() -> None:
    t = start(2, cards=("d01", "d07", "d10", "d20"))
    block(t, "mint", "farm", "outpost", "forum")  # red beside orange and yellow
    t.play("close 0 -2 red 1")
    assert t.lines() == ["choose_district_card d01"]  # d07 has orange in the middle
    assert rule(t, "choose_district_card d07") == "OR-109"
    assert rule(t, "done") == "OR-111" and rule(t, "decline") == "OR-111"
    t = start(2, cards=("d01", "d07", "d10", "d20"))
    block(t, "mint", "forum", "outpost", "forum")  # a square of four colours, two of them orange
    t.play("close 0 -2 red 1")
    assert t.lines() == ["choose_district_card d01"]


@pytest.mark.rule("OR-112", "OR-113")
@pytest.mark.example("X16")
def test_first_and_later_scorings_and_the_gold() -> None:
    t = start(2)
    block(t, "outpost", "farm", "armoury", "hippodrome")
    lay(t, 0, {(0, -3): "fortress", (1, -3): "farm"})
    t.state.players[1].scored = 2  # the other player has scored d41 before
    t.state.card_gold[1] = 0
    dice(t, 0, "blue3", "yellow1")
    give(t, 0)
    t.play("close 0 -2 blue 3; choose_district_card d41")
    assert points(t, 0) == 15 and goods(t, 0)[3] == 0
    lay(t, 0, {(-1, -1): "riding_grounds", (-1, -2): "farm"})
    t.play("pass; close -1 -2 yellow 1; choose_district_card d41")
    assert points(t, 0) == 15 + 7


@pytest.mark.rule("OR-113")
def test_the_first_scorer_takes_all_gold() -> None:
    t = start(2)
    block(t, "mint", "farm", "outpost", "forum")
    dice(t, 0, "blue3", "yellow1")
    give(t, 0)
    t.play("close 0 -2 blue 3; choose_district_card d01")
    assert goods(t, 0)[3] == 2 and t.state.card_gold[0] == 0


@pytest.mark.rule("OR-114", "OR-115")
@pytest.mark.example("R9")
def test_without_a_match_the_buildings_still_fire() -> None:
    t = start(2, cards=("d45", "d44", "d43", "d42"))
    block(t, "mint", "outpost", "farm", "forum")
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    t.play("close 0 -2 red 1")
    assert points(t, 0) == 0 and goods(t, 0)[3] == 1
    assert t.lines() == ["activate outpost 1 -2", "done"]


@pytest.mark.rule("OR-115")
def test_every_further_district_activates_a_building_again() -> None:
    t = start(2, cards=("d45", "d44", "d42", "d30"))
    lay(t, 0, {(1, 0): "mint", (1, 1): "farm", (2, 0): "farm", (2, 1): "farm"})
    dice(t, 0, "yellow1", "yellow2")
    give(t, 0)
    t.play("close 0 0 yellow 1; activate mint 1 0; done; pass")
    t.play("close 1 0 yellow 2; activate mint 1 0")
    assert goods(t, 0)[3] == 2


@pytest.mark.rule("OR-116", "OR-084")
def test_the_player_orders_the_activations_and_may_leave_out_any() -> None:
    t = start(2, cards=("d45", "d44", "d42", "d30"))
    lay(t, 0, {(1, 0): "mint", (1, 1): "workshop"})
    dice(t, 0, "yellow1", "red1")
    give(t, 0)
    t.play("close 0 0 yellow 1")
    assert t.lines() == ["activate agora 0 1", "activate mint 1 0", "activate workshop 1 1", "done"]
    t.play("activate workshop 1 1; gain_basic food; activate mint 1 0; done")
    assert goods(t, 0) == (0, 1, 0, 1) and t.to_move() == 1


@pytest.mark.rule("OR-117", "OR-149")
@pytest.mark.example("X15")
def test_a_seat_die_is_no_patrician_any_more() -> None:
    t = start(2, cards=("d45", "d44", "d42", "d30"))
    lay(t, 0, {(1, 0): "market", (1, 1): "farm"})
    dice(t, 0, "yellow3", "yellow5")
    t.play("close 0 0 yellow 3; activate market 1 0")
    assert points(t, 0) == 4
    assert home(t, 0) == ["yellow5"] and t.state.players[0].seat_dice[0] == people.die_of(2, 3)


@pytest.mark.rule("OR-159")
@pytest.mark.example("X14")
def test_the_castle_counts_the_district_just_closed() -> None:
    t = start(2, cards=("d45", "d44", "d43", "d30"))
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm", (2, 0): "castle", (2, 1): "farm"})
    close(t, 0, (0, 0), "blue4")
    dice(t, 0, "orange3", "red1")
    t.play("close 1 0 orange 3; activate castle 2 0")
    assert points(t, 0) == 7


@pytest.mark.rule("OR-173")
@pytest.mark.example("X13")
@pytest.mark.parametrize("value,seated", [(5, 6), (3, 5), (6, 6)])
def test_leo_raises_the_die_in_the_seat(value: int, seated: int) -> None:
    t = start(2)
    hold(t, 0, "leo")
    block(t, "farm", "farm", "farm", "farm")
    dice(t, 0, f"red{value}", "blue1")
    t.play(f"close 0 -2 red {value}")
    assert people.value_of(t.state.players[0].seat_dice[0]) == seated
