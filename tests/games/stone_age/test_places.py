"""Phase 1: what every place takes."""

import pytest

from tests.games.stone_age.helpers import numbers_at, places, rule, start, tribe

RESOURCE_PLACES = ["forest", "clay_pit", "quarry", "river"]


@pytest.mark.rule("SA-034")
@pytest.mark.example("R1")
def test_the_tool_maker_takes_one_worker_and_closes() -> None:
    t = start(4)
    assert rule(t, "place_workers tool_maker 2") == "SA-034"
    t.play("place_workers tool_maker 1")
    for _ in range(4):
        assert rule(t, "place_workers tool_maker 1") == "SA-034"
        t.play("place_workers hunt 1")


@pytest.mark.rule("SA-035")
@pytest.mark.example("R2")
def test_the_hut_takes_two_workers_of_one_player_and_closes() -> None:
    t = start(4)
    assert rule(t, "place_workers hut 1") == "SA-035"
    assert rule(t, "place_workers hut 3") == "SA-035"
    t.play("place_workers hut 2")
    for _ in range(4):
        assert rule(t, "place_workers hut 2") == "SA-035"
        t.play("place_workers hunt 1")


@pytest.mark.rule("SA-036")
def test_a_single_worker_cannot_go_to_the_hut() -> None:
    t = start(4)
    t.play("place_workers hunt 4; place_workers hunt 1; place_workers hunt 1; place_workers hunt 1")
    assert t.state.players[0].home == 1 and "hut" not in places(t)
    assert rule(t, "place_workers hut 2") == "SA-036"
    assert rule(t, "place_workers hut 1") == "SA-036"


@pytest.mark.rule("SA-037")
@pytest.mark.example("R3")
def test_the_field_takes_one_worker_and_closes() -> None:
    t = start(4)
    assert rule(t, "place_workers field 2") == "SA-037"
    t.play("place_workers field 1")
    for _ in range(4):
        assert rule(t, "place_workers field 1") == "SA-037"
        t.play("place_workers hunt 1")


@pytest.mark.rule("SA-038", "SA-054")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hunting_grounds_hold_all_workers_of_all_players(seats: int) -> None:
    t = start(seats)
    for seat in range(seats):
        tribe(t, seat, workers=10)
    for _ in range(seats):
        assert numbers_at(t, "hunt") == list(range(1, 11))
        t.play("place_workers hunt 10")
    assert sum(t.state.placed) == 10 * seats and t.state.phase == 2


@pytest.mark.rule("SA-040")
def test_who_has_not_hunted_can_always_place() -> None:
    t = start(4)
    s = t.state
    for place in range(1, 16):
        s.placed[4 * place + 1] = 7 if place <= 4 else 2 if place == 6 else 1
    assert places(t) == ["hunt"]


@pytest.mark.rule("SA-043")
def test_players_share_a_resource_place() -> None:
    t = start(4)
    t.play("place_workers forest 1; place_workers forest 2; place_workers forest 2")
    assert numbers_at(t, "forest") == [1, 2]


@pytest.mark.rule("SA-044", "SA-045")
@pytest.mark.example("R7")
def test_a_card_takes_one_worker_and_the_others_stay_free() -> None:
    t = start(4)
    assert rule(t, "place_workers card2 2") == "SA-044"
    t.play("place_workers card2 1")
    for _ in range(3):
        assert rule(t, "place_workers card2 1") == "SA-044"
        assert {"card1", "card3", "card4"} <= set(places(t))
        t.play("place_workers hunt 1")
    assert rule(t, "place_workers card2 1") == "SA-044"
    t.play("place_workers card1 1")
    assert t.state.players[0].home == 3


@pytest.mark.rule("SA-046")
def test_cards_are_taken_in_any_order() -> None:
    t = start(4)
    t.play("place_workers card4 1; place_workers card2 1; place_workers card3 1")
    t.play("place_workers card1 1")
    assert not any(place.startswith("card") for place in places(t))


@pytest.mark.rule("SA-047")
@pytest.mark.example("R6")
def test_a_tile_takes_one_worker_and_the_others_stay_free() -> None:
    t = start(4)
    assert rule(t, "place_workers building3 2") == "SA-047"
    t.play("place_workers building3 1")
    for _ in range(3):
        assert rule(t, "place_workers building3 1") == "SA-047"
        assert {"building1", "building2", "building4"} <= set(places(t))
        t.play("place_workers hunt 1")
    assert rule(t, "place_workers building3 1") == "SA-047"
    t.play("place_workers building1 1; place_workers building4 1; place_workers building2 1")
    assert not any(place.startswith("building") for place in places(t))
