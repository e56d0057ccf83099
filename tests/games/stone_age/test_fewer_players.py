"""Phase 1 with two or three players: fewer village places, fewer players on a place."""

import pytest

from tests.games.stone_age.helpers import numbers_at, places, rule, start, tribe

VILLAGE = ["tool_maker", "hut", "field"]
TAKES = {"tool_maker": 1, "hut": 2, "field": 1}


@pytest.mark.rule("SA-048")
@pytest.mark.parametrize("closed", VILLAGE)
def test_with_three_players_the_third_village_place_closes(closed: str) -> None:
    t = start(3)
    for place in VILLAGE:
        if place != closed:
            t.play(f"place_workers {place} {TAKES[place]}")
    for _ in range(3):
        assert closed not in places(t)
        assert rule(t, f"place_workers {closed} {TAKES[closed]}") == "SA-048"
        t.play("place_workers hunt 1")


@pytest.mark.rule("SA-050")
@pytest.mark.example("X1")
def test_with_two_players_too() -> None:
    t = start(2)
    t.play("place_workers field 1; place_workers hut 2")
    for _ in range(2):
        assert "tool_maker" not in places(t)
        assert rule(t, "place_workers tool_maker 1") == "SA-050"
        t.play("place_workers hunt 1")


@pytest.mark.rule("SA-048", "SA-052")
@pytest.mark.example("X2")
def test_one_player_may_take_both_village_places() -> None:
    t = start(3)
    t.play("place_workers tool_maker 1; place_workers hunt 1; place_workers hunt 1")
    assert {"hut", "field"} <= set(places(t))
    t.play("place_workers field 1")
    for _ in range(3):
        assert rule(t, "place_workers hut 2") == "SA-048"
        t.play("place_workers quarry 1" if t.to_move() != 2 else "place_workers river 1")


@pytest.mark.rule("SA-049")
@pytest.mark.example("R24")
@pytest.mark.parametrize("place", ["forest", "clay_pit", "quarry", "river"])
def test_with_three_players_a_third_stays_out_of_a_resource_place(place: str) -> None:
    t = start(3)
    t.play(f"place_workers {place} 1; place_workers {place} 2")
    assert place not in places(t)
    assert rule(t, f"place_workers {place} 1") == "SA-049"


@pytest.mark.rule("SA-049", "SA-055")
@pytest.mark.example("X3")
def test_with_four_players_the_third_may_enter() -> None:
    for seats, allowed in [(3, []), (4, [1, 2, 3])]:
        t = start(seats)
        tribe(t, 2, workers=3)
        t.play("place_workers clay_pit 1; place_workers clay_pit 1")
        assert t.to_move() == 2 and numbers_at(t, "clay_pit") == allowed


@pytest.mark.rule("SA-051")
@pytest.mark.example("R25")
@pytest.mark.parametrize("place", ["quarry", "forest", "clay_pit", "river"])
def test_with_two_players_the_other_stays_out_of_a_resource_place(place: str) -> None:
    t = start(2)
    t.play(f"place_workers {place} 1")
    assert rule(t, f"place_workers {place} 1") == "SA-051"
    resource_places = {"forest", "clay_pit", "quarry", "river"}
    assert resource_places - set(places(t)) == {place}


@pytest.mark.rule("SA-053")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_rings_hold_with_every_number_of_players(seats: int) -> None:
    t = start(seats)
    tribe(t, 0, workers=10)
    assert numbers_at(t, "river") == [1, 2, 3, 4, 5, 6, 7]
    if seats == 3:
        t.play("place_workers river 4")
        assert numbers_at(t, "river") == [1, 2, 3]


@pytest.mark.rule("SA-054")
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_and_buildings_know_no_such_limit(seats: int) -> None:
    t = start(seats)
    for k in (1, 2, 3, 4):
        t.play(f"place_workers card{k} 1")
    for k in range(1, seats + 1):
        t.play(f"place_workers building{k} 1")
    assert t.state.phase == 1


@pytest.mark.rule("SA-055")
def test_with_four_players_all_village_places_and_all_players() -> None:
    t = start(4)
    t.play("place_workers hut 2; place_workers field 1; place_workers tool_maker 1")
    t.play("place_workers forest 1; place_workers forest 1; place_workers forest 1")
    t.play("place_workers forest 1; place_workers card1 1")
    assert t.to_move() == 0 and t.state.phase == 1
    assert [int(t.state.placed[4 + seat]) for seat in range(4)] == [1, 1, 1, 1]
