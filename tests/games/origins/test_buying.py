"""Buying buildings, farms, the city grid and when abilities may be used."""

from typing import Any

import pytest

from megalith.core.table import Table
from megalith.games.origins.rules import city as grid
from tests.games.origins.helpers import (
    KIT,
    decision,
    dice,
    empty_stack,
    fire,
    give,
    goods,
    hold,
    kind,
    lay,
    rule,
    sound,
    start,
    use,
    visit,
)


def buying(**given: int) -> Table[Any]:
    t = start(2)
    give(t, 0, **given)
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    return t


def pool(t: Table[Any]) -> list[str]:
    return [x["type"] for x in t.game.border.view(t.state, None)["pool"]]


@pytest.mark.rule("OR-073", "OR-075")
@pytest.mark.example("R5")
def test_a_purchase_costs_wisdom_and_stone_and_the_pool_moves_up() -> None:
    t = buying(stone=2, wisdom=2)
    t.play("choose_tile pool mint 2 build")
    assert goods(t, 0) == (0, 0, 0, 0)
    t.play("place_tile 1 0")
    assert pool(t) == ["outpost", "forum", "obelisk", "main_gate", "quarry"]
    t.play("stack_top harbour 2")
    tops = {x["colour"]: x["top"]["type"] for x in t.game.border.view(t.state, None)["stacks"]}
    assert tops["yellow"] == "harbour" and sound(t)


@pytest.mark.rule("OR-073")
def test_only_tiles_of_the_pool_can_be_bought() -> None:
    t = buying(stone=9, wisdom=9)
    assert rule(t, "choose_tile pool castle 3 build") == "OR-073"


@pytest.mark.rule("OR-074", "OR-076")
def test_the_tile_is_laid_and_the_pool_refilled_before_its_ability() -> None:
    t = buying(stone=1)
    t.play("choose_tile pool outpost 1 build")
    assert decision(t) == "place_tile" and rule(t, "done") == "OR-074"
    t.play("place_tile 1 1")
    assert decision(t) == "stack_top"
    t.play("stack_top outpost 1")
    assert t.lines() == ["activate outpost 1 1", "done"]


@pytest.mark.rule("OR-077")
@pytest.mark.example("R6")
def test_a_farm_costs_nothing_and_refills_the_pool_likewise() -> None:
    t = buying()
    assert [line.split()[-1] for line in t.lines()] == ["farm"] * 5
    t.play("choose_tile pool mint 2 farm; place_tile 1 0")
    assert goods(t, 0) == (0, 0, 0, 0)
    assert pool(t) == ["outpost", "forum", "obelisk", "main_gate", "quarry"]
    t.play("stack_top harbour 2")
    assert t.to_move() == 1  # a farm has no ability
    tile = t.game.border.view(t.state, None)["players"][0]["city"][-1]
    assert tile == {"x": 1, "y": 0, "type": "farm", "colour": None, "front": "mint"}


@pytest.mark.rule("OR-078", "OR-110", "OR-164")
def test_a_farm_is_a_building_without_colour_and_ability() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "farm", (1, 1): "quarry"})
    me = t.state.players[0]
    assert len(me.seats) == 1  # it completes the district
    assert grid.colours(KIT, me) == 1 and grid.empty_sides(me, 3) == 2  # and is a neighbour
    assert t.game.rules.sheets(t.state)[0].tie == [4]  # and counts for the tie-break


@pytest.mark.rule("OR-079")
def test_with_an_empty_stack_the_pool_has_one_tile_less() -> None:
    t = buying(stone=9)
    empty_stack(t, "red", seat=1)
    assert sound(t)
    t.play("choose_tile pool outpost 1 build; place_tile 1 0")
    assert pool(t) == ["forum", "mint", "obelisk", "main_gate"]
    assert decision(t) == "activate"  # there was nothing to turn up
    t.play("done; pass")
    visit(t, "orange 2 2")
    t.play("main_action buy_building; choose_tile pool mint 2 farm; place_tile 2 0")
    assert pool(t) == ["forum", "obelisk", "main_gate", "quarry"]  # red is not refilled


@pytest.mark.rule("OR-080")
@pytest.mark.example("X21")
def test_a_waiting_tile_costs_stone_only_and_the_pool_stays() -> None:
    t = start(2)
    t.state.unseen[kind("castle")] -= 1
    t.state.players[0].waiting = type(t.state.players[0].waiting)([kind("castle")])
    give(t, 0, stone=3)
    visit(t, "red 1 2")
    t.play("main_action buy_building")
    assert rule(t, "choose_tile waiting mint 2 build") == "OR-080"
    assert "choose_tile waiting castle 3 farm" in t.lines()
    before = pool(t)
    t.play("choose_tile waiting castle 3 build; place_tile 1 0")
    assert goods(t, 0) == (0, 0, 0, 0) and pool(t) == before
    t.play("activate castle 1 0")
    assert t.state.players[0].points == 1 and len(t.state.players[0].waiting) == 0 and sound(t)


@pytest.mark.rule("OR-081", "OR-082")
@pytest.mark.example("R7", "R8")
def test_new_tiles_share_an_edge_with_the_city() -> None:
    t = start(2)
    lay(t, 0, {(1, 1): "outpost", (2, 1): "main_gate", (2, 2): "mint"})
    me = t.state.players[0]
    beside = {(a, int(grid.neighbour(me, a, side))) for a in range(5) for side in range(4)}
    pairs = {(a, b) for a, b in beside if b > a}
    assert pairs == {(0, 1), (1, 2), (2, 3), (3, 4)}
    give(t, 0, stone=9)
    visit(t, "red 1 2")
    t.play("main_action buy_building; choose_tile pool outpost 1 farm")
    cells = {tuple(int(n) for n in line.split()[1:]) for line in t.lines()}
    assert len(cells) == 10 == len(t.lines())
    corners = {(-1, 2), (-1, -1), (1, -1), (3, 0), (1, 3), (3, 3)}
    assert not cells & corners
    for x, y in corners:
        assert rule(t, f"place_tile {x} {y}") == "OR-081"
    assert rule(t, "place_tile 1 1") == "OR-081"


@pytest.mark.rule("OR-082")
def test_a_city_grows_without_limit_in_every_direction() -> None:
    t = start(2)
    me = t.state.players[0]
    for k in range(1, 75):
        grid.lay(me, grid.cell(-k, 0), KIT.farm)
    assert grid.x_of(me.cells[-1 + len(me.cells)]) == -74
    from megalith.games.origins.rules.phases import purchase

    code = purchase.cell_code(me, grid.cell(-75, 0), 0)
    assert purchase.code_cell(me, code, 0) == grid.cell(-75, 0) and code < t.game.rules.n_actions


@pytest.mark.rule("OR-083", "OR-084")
def test_an_ability_is_used_when_laid_and_may_be_declined() -> None:
    t = buying(stone=2, wisdom=2)
    t.play("choose_tile pool mint 2 build; place_tile 1 0; stack_top harbour 2")
    assert rule(t, "activate palace 0 0") == "OR-083"
    assert rule(t, "activate quarry 1 0") == "OR-083"
    t.play("done")
    assert goods(t, 0)[3] == 0 and t.to_move() == 1
    t.play("pass")
    assert decision(t) == "choose_action"  # later it is not offered any more


@pytest.mark.rule("OR-085")
def test_a_building_counts_itself() -> None:
    for tile, points in (("obelisk", 1), ("harbour", 2), ("hippodrome", 4)):
        t = start(2)
        dice(t, 0, "red1", "blue1")
        fire(t, tile)
        assert t.state.players[0].points == points


@pytest.mark.rule("OR-086", "OR-174")
def test_a_zodiac_card_goes_before_the_rules() -> None:
    t = start(2)
    hold(t, 0, "virgo")
    lay(t, 0, {(1, 0): "farm"})
    give(t, 0)
    visit(t, "red 1 2")
    t.play("main_action buy_building; choose_tile pool main_gate 2 virgo; place_tile 1 0")
    assert t.state.players[0].tiles[2] == kind("main_gate")  # a taken cell, and nothing paid


@pytest.mark.rule("OR-087")
@pytest.mark.parametrize(
    "tile", ["estate", "veteran_colony", "court", "main_gate", "mage_tower", "forum"]
)
def test_an_ability_that_can_do_nothing_is_not_offered(tile: str) -> None:
    t = start(2)
    dice(t, 0)  # no unused patrician
    t.state.players[0].bases = 0
    for value in range(6):
        t.state.speakers[value] = 0
    at = (0, 2) if tile != "mage_tower" else (0, -1)  # beside the palace alone
    lay(t, 0, {at: tile})
    t.state.players[0].tiles[1] = KIT.palace  # an agora would be usable
    use(t, 0, at)
    assert decision(t) == "choose_action"


@pytest.mark.rule("OR-087")
def test_gains_and_points_are_always_possible_even_none() -> None:
    t = start(2)
    fire(t, "sacred_place")
    assert t.state.players[0].points == 0
    t = start(2)
    fire(t, "stone_circle")
    assert t.state.players[0].points == 0


@pytest.mark.rule("OR-087", "OR-152")
def test_parts_that_can_do_nothing_are_skipped() -> None:
    t = start(2)
    t.state.players[0].military = 13
    t.state.military = type(t.state.military)([0, 1])
    give(t, 0)
    fire(t, "riding_grounds")
    assert t.lines() == ["gain_basic stone", "gain_basic food"]
    assert rule(t, "gain_basic wisdom") == "OR-152"
