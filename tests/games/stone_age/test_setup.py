"""Set-up: what lies on the table before the first placement."""

import pytest

from megalith.core.data import components
from megalith.core.errors import OptionError
from megalith.core.game import CHANCE
from megalith.core.kit import bits
from tests.games.stone_age.helpers import (
    decision,
    deck,
    goods,
    places,
    row,
    rule,
    start,
    tools,
    tribe,
    using,
)
from tests.helpers import table

DATA = components("stone_age")
EVERY_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("SA-001", "SA-203")
def test_the_game_is_for_two_three_or_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(table("stone_age", seats).state.players) == seats
    for seats in (0, 1, 5):
        with pytest.raises(OptionError, match="is for 2, 3, 4 players"):
            table("stone_age", seats)


@pytest.mark.rule("SA-002")
@pytest.mark.parametrize(
    "place,good,pieces",
    [
        ("forest", "wood", 28),
        ("clay_pit", "brick", 18),
        ("quarry", "stone", 12),
        ("river", "gold", 10),
    ],
)
def test_every_place_has_the_supply_of_its_good(place: str, good: str, pieces: int) -> None:
    item = next(item for item in DATA["resources"]["items"] if item["id"] == good)
    assert (item["place"], item["pieces"]) == (place, pieces)
    t = using(f"{place} 4")
    t.play(f"choose_group {place}; roll_gather 6,6,6,6; choose_tools - -")
    got = dict(zip(["wood", "brick", "stone", "gold"], goods(t), strict=True))
    assert [name for name, n in got.items() if n] == [good]


@pytest.mark.rule("SA-002")
def test_food_is_at_the_hunting_grounds() -> None:
    t = using("hunt 5")
    t.play("choose_group hunt; roll_gather 6,6,6,6,6; choose_tools - -")
    assert t.state.players[0].food == 12 + 15 and goods(t) == (0, 0, 0, 0)


@EVERY_NUMBER
@pytest.mark.rule("SA-003")
def test_four_cards_of_the_deck_of_36_are_turned_up_cheapest_slot_first(seats: int) -> None:
    t = table("stone_age", seats, start_player="seat_0")
    for slot, card in enumerate(["c36", "c01", "c20", "c07"]):
        assert decision(t) == "draw_card_row"
        assert len(t.legal()) == 36 - slot and set(t.game.rules.weights(t.state)) == {1}
        t.play(f"draw_card_row {card}")
        assert row(t)[: slot + 1] == ["c36", "c01", "c20", "c07"][: slot + 1]
        assert row(t)[slot + 1 :] == [None] * (3 - slot)
    assert deck(t) == 32 and decision(t) == "draw_tile"


@pytest.mark.rule("SA-003")
def test_a_card_is_not_drawn_twice() -> None:
    t = table("stone_age", 2, "draw_card_row c05", start_player="seat_0")
    assert rule(t, "draw_card_row c05") == "SA-003"


@EVERY_NUMBER
@pytest.mark.rule("SA-004", "SA-007")
def test_each_player_means_a_stack_of_seven_with_one_tile_open(seats: int) -> None:
    t = start(seats)
    stacks = t.game.border.view(t.state, None)["stacks"]
    assert [s["tile"] for s in stacks] == ["b01", "b02", "b03", "b04"][:seats]
    assert [s["left"] for s in stacks] == [6] * seats


@pytest.mark.rule("SA-004")
def test_a_stack_that_is_not_in_play_takes_no_worker() -> None:
    assert rule(start(2), "place_workers building3 1") == "SA-004"
    assert rule(start(3), "place_workers building4 1") == "SA-004"


@pytest.mark.rule("SA-005")
@pytest.mark.parametrize("seats,out", [(2, 14), (3, 7), (4, 0)])
def test_the_stacks_left_over_are_out_of_the_game(seats: int, out: int) -> None:
    t = start(seats)
    down = sum(t.state.left)
    assert bits.size(t.state.pool) - down == out
    buildings = [p for p in places(t) if p.startswith("building")]
    assert buildings == [f"building{k + 1}" for k in range(seats)]


@pytest.mark.rule("SA-006")
def test_nobody_knows_which_tiles_are_out() -> None:
    t = table("stone_age", 2, start_player="seat_0")
    t.play("draw_card_row c11; draw_card_row c12; draw_card_row c13; draw_card_row c14")
    assert len(t.legal()) == 28 and set(t.game.rules.weights(t.state)) == {1}
    t.play("draw_tile b17; draw_tile b02")
    for seat in (None, 0, 1):
        unseen = t.game.border.view(t.state, seat)["unseen_tiles"]
        assert len(unseen) == 26 and not {"b17", "b02"} & set(unseen)


@EVERY_NUMBER
@pytest.mark.rule("SA-008", "SA-009", "SA-010", "SA-012")
def test_every_player_starts_with_five_workers_and_twelve_food_and_nothing_else(seats: int) -> None:
    t = start(seats)
    for seat, me in enumerate(t.state.players):
        assert (me.score, me.track) == (0, 0)
        assert (me.workers, me.home, me.food) == (5, 5, 12)
        assert goods(t, seat) == (0, 0, 0, 0) and tools(t, seat) == (0, 0, 0)
        assert (me.cards, me.open, me.buildings, me.used) == (0, 0, 0, 0)


@pytest.mark.rule("SA-011")
def test_five_more_workers_can_come_and_no_sixth() -> None:
    owned = []
    for workers in range(5, 11):
        t = using("hut 2", workers=workers)
        t.play("choose_group hut")
        owned.append(t.state.players[0].workers)
    assert owned == [6, 7, 8, 9, 10, 10]


@pytest.mark.rule("SA-013", "SA-205")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_can_name_the_one_who_begins(seat: int) -> None:
    t = start(3, start_player=f"seat_{seat}")
    assert t.state.start == seat and t.to_move() == seat


@EVERY_NUMBER
@pytest.mark.rule("SA-014")
def test_else_the_start_player_is_drawn_with_equal_chances(seats: int) -> None:
    t = table("stone_age", seats)
    assert t.to_move() == CHANCE and decision(t) == "start_player"
    assert t.legal() == list(range(seats)) and t.game.rules.weights(t.state) == [1] * seats
    assert rule(t, f"start_player {seats}") == "SA-014"
    t.play(f"start_player {seats - 1}")
    assert t.state.start == seats - 1 and decision(t) == "draw_card_row"


@pytest.mark.rule("SA-015")
def test_tool_tiles_are_of_two_kinds_one_two_and_three_four() -> None:
    """With a counted supply a 3/4 tile is taken for side 3, and only for that."""
    left = []
    for value in (0, 1, 2, 3):
        t = using("tool_maker 1", tool_supply="printed_12_6")
        tribe(t, 0, tools=(value, value, value))
        t.play("choose_group tool_maker")
        assert tools(t)[0] == value + 1
        left.append(int(t.state.big_tools))
    assert left == [6, 6, 5, 6]
    assert [kind["sides"] for kind in DATA["tools"]["tile_kinds"]] == [[1, 2], [3, 4]]
