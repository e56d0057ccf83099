"""What the purple buildings do, the Mage Tower among them, and those that everybody begins with."""

import pytest

from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import people
from tests.games.origins.helpers import (
    advise,
    away,
    decision,
    dice,
    fire,
    give,
    goods,
    home,
    lay,
    march_to,
    points,
    rule,
    sound,
    start,
    use,
)


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
