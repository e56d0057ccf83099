"""What each of the thirty building types and the agora does."""

import pytest

from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import people
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


@pytest.mark.rule("OR-160")
def test_healers_hut_and_art_workshop() -> None:
    t = start(2)
    dice(t, 0, "red2", "red5")
    away(t, 0, "blue1")
    fire(t, "healers_hut")
    assert points(t, 0) == 4
    t = start(2)
    dice(t, 0, "red2", "red5")
    away(t, 0, "blue1")
    fire(t, "art_workshop")
    assert points(t, 0) == 6


@pytest.mark.rule("OR-161")
def test_fountain_of_wisdom() -> None:
    t = start(2)
    t.state.ships[2] = 6
    give(t, 0)
    fire(t, "wisdom_fountain")
    assert goods(t, 0)[2] == 1 and len(t.lines()) == 5  # a ship of 1 may be named
    t.play("set_ship 3")
    assert t.state.ships[2] == 1


@pytest.mark.rule("OR-162")
def test_main_gate() -> None:
    t = start(2)
    dice(t, 0, "red3", "blue6")
    fire(t, "main_gate")
    assert t.lines() == ["raise_die red 3 1", "raise_die red 3 2", "raise_die blue 6 1"]
    assert rule(t, "raise_die blue 6 2") == "OR-162" and rule(t, "raise_die red 4 1") == "OR-162"
    t.play("raise_die red 3 2")
    assert home(t, 0) == ["red5", "blue6"]


@pytest.mark.rule("OR-163")
def test_astronomical_tower() -> None:
    t = start(2)
    advise(t, 0, "red", "blue")
    give(t, 0)
    fire(t, "astronomical_tower")
    assert goods(t, 0) == (0, 0, 3, 0)


@pytest.mark.rule("OR-164", "OR-167")
def test_mage_tower_uses_any_neighbour_and_the_agora() -> None:
    t = start(2)
    give(t, 0)
    lay(t, 0, {(1, 0): "mint"})
    fire(t, "mage_tower", at=(1, 1))
    assert t.lines() == ["mage_target agora 0 1", "mage_target mint 1 0"]
    assert rule(t, "mage_target palace 0 0") == "OR-164"
    assert rule(t, "mage_target mint 5 5") == "OR-083"
    t.play("mage_target agora 0 1; gain_basic stone")
    assert goods(t, 0) == (1, 0, 0, 0)


@pytest.mark.rule("OR-165")
def test_a_copied_ability_works_from_its_own_cell() -> None:
    t = start(2)
    give(t, 0)
    lay(t, 0, {(1, 1): "quarry", (2, 1): "farm", (1, 2): "farm"})
    fire(t, "mage_tower", at=(1, 0))
    t.play("mage_target quarry 1 1")
    assert goods(t, 0)[0] == 1  # all four neighbours of the quarry are taken


@pytest.mark.rule("OR-166")
@pytest.mark.example("X23")
def test_no_mage_tower_is_used_twice_in_a_chain() -> None:
    t = start(2)
    lay(t, 0, {(0, -1): "mint", (0, -2): "mage_tower", (0, -3): "mage_tower", (0, -4): "farm"})
    use(t, 0, (0, -2))
    t.play("activate mage_tower 0 -2")
    assert t.lines() == ["mage_target mint 0 -1"]
    assert rule(t, "mage_target mage_tower 0 -3") == "OR-087"


@pytest.mark.rule("OR-166")
def test_a_chain_of_mage_towers_chooses_among_its_own_neighbours() -> None:
    t = start(2)
    give(t, 0)
    lay(t, 0, {(0, -1): "farm", (0, -2): "mage_tower", (0, -3): "mage_tower", (0, -4): "mint"})
    use(t, 0, (0, -2))
    t.play("activate mage_tower 0 -2; mage_target mage_tower 0 -3")
    assert t.lines() == ["mage_target mint 0 -4"]
    assert rule(t, "mage_target mage_tower 0 -2") == "OR-166"
    t.play("mage_target mint 0 -4")
    assert goods(t, 0)[3] == 1


@pytest.mark.rule("OR-167")
def test_agora_palace_and_farms() -> None:
    t = start(2, cards=("d45", "d44", "d43", "d42"))
    give(t, 0)
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
    t.play("close 0 0 red 1")
    assert t.lines() == ["activate agora 0 1", "done"]
    t.play("activate agora 0 1; gain_basic food")
    assert goods(t, 0) == (0, 1, 0, 0)
    assert people.free_bases(t.state.players[0]) == 1


@pytest.mark.rule("OR-164")
@pytest.mark.parametrize(
    "tile",
    [id for id in c.TYPES if id not in ("agora", "palace", "farm", "mage_tower")],
)
def test_the_mage_tower_copies_every_kind(tile: str) -> None:
    """Copied or used by itself, a building does the same."""
    results = []
    for copied in (False, True):
        t = start(3)
        dice(t, 0, "red3", "yellow4")
        away(t, 0, "blue2")
        t.state.players[0].bases = 4
        advise(t, 0, "purple")
        give(t, 0, stone=2, food=2, wisdom=2, gold=2)
        march_to(t, (2, [0]))
        t.state.holder[0] = 0
        lay(t, 0, {(1, 1): tile, (1, 0): "mage_tower"})
        at = "mage_tower 1 0" if copied else f"{tile} 1 1"
        use(t, 0, (1, 0) if copied else (1, 1))
        t.play(f"activate {at}")
        if copied:
            t.play(f"mage_target {tile} 1 1")
        while t.to_move() in (0, -1) and decision(t) not in ("choose_action", "extra_action"):
            t.do(t.to_move(), t.lines()[0])
        assert sound(t)
        view = t.game.border.view(t.state, None)
        results.append((view["players"][0], view["places"], view["speakers"], view["reserve"]))
    assert results[0] == results[1]
    plain = start(3)
    assert results[0] != plain.game.border.view(plain.state, None)["players"][0]
