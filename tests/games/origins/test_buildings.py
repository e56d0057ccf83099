"""What each of the thirty building types and the agora does."""

import pytest

from megalith.games.origins.rules import components as c
from tests.games.origins.helpers import (
    KIT,
    advise,
    away,
    climb_to,
    close,
    decision,
    dice,
    fire,
    give,
    goods,
    hold,
    home,
    lay,
    march_to,
    points,
    rule,
    sound,
    start,
    temples,
    use,
)


@pytest.mark.rule("OR-140")
@pytest.mark.parametrize("others,scored", [(0, 1), (1, 2), (2, 4), (3, 7)])
def test_obelisk(others: int, scored: int) -> None:
    t = start(2)
    lay(t, 0, {(-k - 1, 0): "obelisk" for k in range(others)})
    fire(t, "obelisk")
    assert points(t, 0) == scored


@pytest.mark.rule("OR-140")
def test_more_than_four_obelisks_count_as_four() -> None:
    t = start(2)
    t.state.unseen[[c.TYPES[x] for x in KIT.kind_type].index("obelisk")] += 1
    lay(t, 0, {(-k - 1, 0): "obelisk" for k in range(4)})
    fire(t, "obelisk")
    assert points(t, 0) == 7


@pytest.mark.rule("OR-141")
def test_monument() -> None:
    t = start(2)
    climb_to(t, "forest", (14, [0]))
    fire(t, "monument")
    assert t.lines() == ["temple_move mountain 1", "temple_move sea 1"]
    assert rule(t, "temple_move forest 1") == "OR-089"
    assert rule(t, "temple_move sea 2") == "OR-088"


@pytest.mark.rule("OR-142")
@pytest.mark.parametrize(
    "tile,k", [("temple_forest", 0), ("temple_mountain", 1), ("temple_sea", 2)]
)
def test_temple_buildings(tile: str, k: int) -> None:
    t = start(2)
    fire(t, tile)
    assert temples(t, 0) == tuple(2 if i == k else 0 for i in range(3))
    assert len(t.lines()) == 3 and rule(t, f"temple_extra {c.TEMPLES[k]}") == "OR-142"
    t.play(f"temple_extra {c.TEMPLES[k - 1]}")
    assert goods(t, 0)[3] == 0 and t.state.players[0].temples[(k - 1) % 3] == 1
    assert list(t.state.holder) == [-1, -1, -1]


@pytest.mark.rule("OR-142")
def test_from_the_top_a_temple_building_still_offers_its_gold_part() -> None:
    t = start(2)
    climb_to(t, "sea", (14, [0]))
    fire(t, "temple_sea")
    assert t.lines() == ["temple_extra forest", "temple_extra mountain", "decline"]
    t.play("decline")
    assert goods(t, 0)[3] == 1 and t.to_move() == 1


@pytest.mark.rule("OR-143")
@pytest.mark.parametrize("cards,scored", [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_sacred_place(cards: int, scored: int) -> None:
    t = start(2)
    for k in range(cards):
        t.state.holder[k] = 0
    fire(t, "sacred_place")
    assert points(t, 0) == scored


@pytest.mark.rule("OR-144")
@pytest.mark.example("X20")
def test_quarry_counts_the_empty_cells_beside_it() -> None:
    t = start(2)
    give(t, 0)
    fire(t, "quarry", at=(1, 1))
    assert goods(t, 0)[0] == 4
    t = start(2, cards=("d45", "d44", "d42", "d30"))
    lay(t, 0, {(1, 1): "quarry", (1, 0): "farm"})
    dice(t, 0, "yellow3", "red1")
    give(t, 0)
    t.play("close 0 0 yellow 3; activate quarry 1 1")
    assert goods(t, 0)[0] == 3


@pytest.mark.rule("OR-145")
def test_mint_and_workshop() -> None:
    t = start(2)
    give(t, 0)
    fire(t, "mint")
    assert goods(t, 0) == (0, 0, 0, 1)
    t = start(2)
    give(t, 0)
    fire(t, "workshop")
    t.play("gain_basic wisdom")
    assert goods(t, 0) == (0, 0, 1, 0)


@pytest.mark.rule("OR-146")
def test_harbour_and_marketplace() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "mint", (2, 0): "farm"})
    fire(t, "harbour")
    assert points(t, 0) == 4  # the farm has a yellow front, but no colour
    t = start(2)
    dice(t, 0, "yellow2", "red1")
    away(t, 0, "yellow5")
    advise(t, 0, "yellow")
    fire(t, "market")
    assert points(t, 0) == 8


@pytest.mark.rule("OR-147")
def test_granary() -> None:
    t = start(2)
    give(t, 0)
    lay(t, 0, {(1, 0): "farm", (2, 0): "farm"})
    fire(t, "granary")
    assert goods(t, 0) == (0, 3, 0, 0)


@pytest.mark.rule("OR-148", "OR-149")
def test_hippodrome_counts_red_buildings_and_patricians_used_or_not() -> None:
    t = start(2)
    dice(t, 0, "red2", "blue1")
    away(t, 0, "red5")
    advise(t, 0, "red")
    lay(t, 0, {(1, 0): "outpost", (2, 0): "farm", (2, 1): "farm"})
    fire(t, "hippodrome")
    close(t, 0, (1, 0), "red4")
    assert points(t, 0) == 2 * 2 + 2 * 2
    use(t, 0, (1, 1))
    t.play("activate hippodrome 1 1")
    assert points(t, 0) == 16  # the seat die and the advisor do not count


@pytest.mark.rule("OR-150")
def test_veteran_colony() -> None:
    t = start(2)
    dice(t, 0, "red4", "red1", "blue6")
    fire(t, "veteran_colony")
    assert t.lines() == ["veteran_die red 1", "veteran_die red 4"]
    assert rule(t, "veteran_die blue 6") == "OR-150" and rule(t, "veteran_die red 5") == "OR-150"
    t.play("veteran_die red 4")
    assert points(t, 0) == 4 and home(t, 0) == ["red1", "red3", "blue6"]
    use(t, 0, (1, 1))
    t.play("activate veteran_colony 1 1; veteran_die red 1")
    assert points(t, 0) == 5 and home(t, 0) == ["red1", "red3", "blue6"]


@pytest.mark.rule("OR-151")
def test_armoury() -> None:
    t = start(2)
    fire(t, "armoury")
    t.play("military_move; attack")
    assert t.state.players[0].military == 2 and points(t, 0) == 0
    t.play("decline")
    assert points(t, 0) == 2  # one border, one disc behind


@pytest.mark.rule("OR-152")
@pytest.mark.example("X9")
def test_riding_grounds() -> None:
    t = start(3)
    march_to(t, (2, [0]), (3, [1]), (4, [2]))
    give(t, 0)
    fire(t, "riding_grounds")
    assert t.state.players[0].military == 4 and t.state.players[0].tokens == 1
    t.play("gain_basic food")
    assert goods(t, 0) == (0, 1, 0, 0) and t.to_move() != 0
    t = start(4)
    fire(t, "riding_grounds")
    t.play("gain_basic food; gain_basic stone; gain_basic food")  # chosen for each player
    assert goods(t, 0) == (2, 3, 1, 1)


@pytest.mark.rule("OR-153")
def test_fortress_moves_for_every_red_building() -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "outpost", (2, 0): "armoury"})
    fire(t, "fortress")
    assert t.state.players[0].military == 3


@pytest.mark.rule("OR-154")
def test_forum() -> None:
    t = start(3)
    fire(t, "forum")
    assert t.lines() == ["take_speaker 2 0", "take_speaker 3 0", "take_speaker 4 0"]
    assert rule(t, "take_speaker 5 0") == "OR-103"
    t.play("take_speaker 4 0")
    assert t.state.players[0].speakers[4] == 1 and sound(t)


@pytest.mark.rule("OR-155")
@pytest.mark.parametrize("colours,scored", [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_stone_circle(colours: int, scored: int) -> None:
    t = start(2)
    others = ["outpost", "mint", "obelisk", "main_gate"][: colours - 1]
    lay(t, 0, {(-k - 1, 0): tile for k, tile in enumerate(others)})
    lay(t, 0, {(0, 2): "farm"})
    fire(t, "stone_circle")
    assert points(t, 0) == scored


@pytest.mark.rule("OR-156")
def test_construction_site_sets_tiles_aside() -> None:
    t = start(2)
    give(t, 0)
    fire(t, "construction_site")
    assert len(t.lines()) == 5 and rule(t, "take_waiting castle 3") == "OR-156"
    t.play("take_waiting main_gate 2; stack_top healers_hut 1")
    use(t, 0, (1, 1))
    t.play("activate construction_site 1 1; take_waiting mint 2; stack_top mint 2")
    me = t.game.border.view(t.state, None)["players"][0]
    assert [x["type"] for x in me["waiting"]] == ["mint", "main_gate"]
    assert len(me["city"]) == 3 and goods(t, 0) == (0, 0, 0, 0) and sound(t)


@pytest.mark.rule("OR-157")
def test_estate() -> None:
    t = start(2)
    give(t, 0)
    t.state.players[0].bases = 3
    fire(t, "estate")
    t.play("take_citizen purple 5 0; citizen_refill purple 2")
    assert "purple5" in home(t, 0) and sound(t)
    lay(t, 0, {(1, 0): "estate"})
    use(t, 0, (1, 0))
    assert decision(t) == "choose_action"  # no free base


@pytest.mark.rule("OR-158", "OR-180")
def test_court_swaps_the_colour_and_is_no_new_die() -> None:
    t = start(2)
    hold(t, 0, "sagittarius")
    dice(t, 0, "red3", "blue5")
    t.state.reserve[1] = 0
    fire(t, "court")
    assert len(t.lines()) == 6 and rule(t, "court_swap red 3 red") == "OR-158"
    assert rule(t, "court_swap red 3 orange") == "OR-158"
    assert rule(t, "court_swap yellow 3 blue") == "OR-158"
    reserve = [int(n) for n in t.state.reserve]
    t.play("court_swap red 3 purple")
    assert home(t, 0) == ["blue5", "purple3"] and t.to_move() == 1
    assert t.state.reserve[0] == reserve[0] + 1 and t.state.reserve[4] == reserve[4] - 1


@pytest.mark.rule("OR-159")
@pytest.mark.parametrize("closed,scored", [(0, 1), (1, 4)])
def test_castle(closed: int, scored: int) -> None:
    t = start(2)
    lay(t, 0, {(1, 0): "farm"})
    lay(t, 0, {(1, 1): "castle"})
    if closed:
        close(t, 0, (0, 0), "blue2")
    use(t, 0, (1, 1))
    t.play("activate castle 1 1")
    assert points(t, 0) == scored
