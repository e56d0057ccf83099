"""Phase 1: turns, who is out, rings and groups."""

import pytest

from megalith.core.errors import IllegalAction
from tests.games.stone_age.helpers import decision, numbers_at, places, rule, start, tribe

RESOURCE_PLACES = ["forest", "clay_pit", "quarry", "river"]


@pytest.mark.rule("SA-021")
@pytest.mark.example("X6")
def test_the_first_player_of_four_has_36_placements() -> None:
    t = start(4)
    assert len(t.legal()) == 36
    for place in ["hunt", *RESOURCE_PLACES]:
        assert numbers_at(t, place) == [1, 2, 3, 4, 5]
    assert numbers_at(t, "hut") == [2]
    for place in ["tool_maker", "field", *(f"card{k}" for k in (1, 2, 3, 4))]:
        assert numbers_at(t, place) == [1]
    for k in (1, 2, 3, 4):
        assert numbers_at(t, f"building{k}") == [1]


@pytest.mark.rule("SA-021")
@pytest.mark.example("R8")
def test_one_placement_a_turn_then_the_next_player() -> None:
    t = start(4)
    for seat, line in enumerate(["hunt 5", "hut 2", "building1 1", "card1 1"]):
        assert t.to_move() == seat
        t.play(f"place_workers {line}")
    homes = [int(me.home) for me in t.state.players]
    assert homes == [0, 3, 4, 4] and t.to_move() == 1


@pytest.mark.rule("SA-021")
def test_nobody_places_more_workers_than_are_at_home() -> None:
    t = start(2)
    assert rule(t, "place_workers hunt 6") == "SA-021"
    assert rule(t, "place_workers forest 6") == "SA-021"
    t.play("place_workers forest 4; place_workers hunt 5")
    assert rule(t, "place_workers hunt 2") == "SA-021"


@pytest.mark.rule("SA-022")
def test_there_is_no_pass() -> None:
    t = start(2)
    assert all(record["do"] == "place_workers" for record in t.records())
    assert rule(t, "decline") == "SA-022"
    with pytest.raises(IllegalAction):
        t.do(0, "keep")


@pytest.mark.rule("SA-022")
def test_a_last_worker_must_go_where_there_is_room_even_if_unwanted() -> None:
    t = start(2)
    tribe(t, 0, workers=5)
    t.play("place_workers hunt 4; place_workers hunt 4")
    assert decision(t) == "place_workers" and t.to_move() == 0
    assert "hunt" not in places(t) and len(t.legal()) > 0


@pytest.mark.rule("SA-023", "SA-024")
def test_turns_go_round_and_skip_who_has_nobody_at_home() -> None:
    t = start(3)
    order = []
    for line in ["hunt 5", "hunt 3", "hunt 4", "card1 1", "card2 1", "card3 1"]:
        order.append(t.to_move())
        t.play(f"place_workers {line}")
    assert order == [0, 1, 2, 1, 2, 1]
    assert t.state.phase == 2


@pytest.mark.rule("SA-024")
def test_the_view_says_who_is_out() -> None:
    t = start(2)
    t.play("place_workers hunt 5")
    assert [p["out"] for p in t.game.border.view(t.state, None)["players"]] == [True, False]


ONLY_THE_HUT_IS_FREE = """
place_workers hunt 1; place_workers tool_maker 1; place_workers card1 1; place_workers building1 1
place_workers forest 1; place_workers field 1; place_workers card2 1; place_workers building2 1
place_workers clay_pit 1; place_workers hunt 3; place_workers card3 1; place_workers building3 1
place_workers quarry 1; place_workers card4 1; place_workers building4 1
place_workers river 1; place_workers hunt 1
"""


@pytest.mark.rule("SA-025", "SA-036", "SA-161")
@pytest.mark.example("X5")
def test_a_worker_with_nowhere_to_go_stays_at_home_and_is_fed() -> None:
    t = start(4)
    tribe(t, 0, workers=6)
    t.play(ONLY_THE_HUT_IS_FREE)
    assert t.to_move() == 3 and t.state.players[0].home == 1
    assert t.game.border.view(t.state, None)["players"][0]["out"]
    t.play("place_workers hunt 1")
    assert t.state.phase == 2 and t.state.players[0].home == 1, "seat 0 was not asked"
    while t.state.round == 1:
        t.do_code(t.legal()[-1])
    fed = [event for step in t.steps for event in step.events if event[0] == "fed"]
    assert ("fed", 0, 6, 0) in fed


@pytest.mark.rule("SA-025")
def test_with_two_workers_the_same_player_could_still_use_the_hut() -> None:
    t = start(4)
    tribe(t, 0, workers=7)
    t.play(ONLY_THE_HUT_IS_FREE + "; place_workers hunt 1")
    assert t.to_move() == 0 and t.lines() == ["place_workers hut 2"]


@pytest.mark.rule("SA-026")
def test_who_is_out_is_not_asked_again_in_the_round() -> None:
    t = start(3)
    t.play("place_workers hunt 5; place_workers hunt 2; place_workers hunt 2")
    while t.state.phase == 1:
        assert t.to_move() != 0
        t.do_code(t.legal()[0])
    assert t.state.players[0].home == 0


@pytest.mark.rule("SA-027", "SA-041")
@pytest.mark.example("R5")
@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_a_resource_place_is_full_with_seven_workers(place: str) -> None:
    t = start(4)
    t.play(f"place_workers {place} 2; place_workers {place} 5")
    assert numbers_at(t, place) == []
    assert rule(t, f"place_workers {place} 1") == "SA-041"


@pytest.mark.rule("SA-042")
@pytest.mark.example("X4")
def test_a_placement_is_limited_by_the_free_rings() -> None:
    t = start(4)
    t.play("place_workers quarry 3; place_workers quarry 3; place_workers hunt 1")
    tribe(t, 3, workers=4)
    assert numbers_at(t, "quarry") == [1]
    assert rule(t, "place_workers quarry 2") == "SA-042"


@pytest.mark.rule("SA-042")
def test_a_placement_is_limited_by_the_workers_at_home() -> None:
    t = start(4)
    tribe(t, 0, workers=10)
    assert numbers_at(t, "forest") == [1, 2, 3, 4, 5, 6, 7]
    assert rule(t, "place_workers forest 8") == "SA-042"
    t.play("place_workers hunt 8; place_workers hunt 1; place_workers hunt 1; place_workers hunt 1")
    assert numbers_at(t, "forest") == [1, 2]


@pytest.mark.rule("SA-028", "SA-039")
@pytest.mark.parametrize("place", ["hunt", *RESOURCE_PLACES])
def test_nobody_adds_workers_to_an_own_group(place: str) -> None:
    t = start(4)
    t.play(f"place_workers {place} 2; place_workers card1 1")
    t.play("place_workers card2 1; place_workers card3 1")
    assert t.to_move() == 0 and numbers_at(t, place) == []
    assert rule(t, f"place_workers {place} 1") == "SA-028"


@pytest.mark.rule("SA-028", "SA-038", "SA-039")
@pytest.mark.example("R4")
def test_hunters_come_once_but_others_may_still_join() -> None:
    t = start(4)
    t.play("place_workers hunt 4; place_workers card1 1; place_workers hunt 2")
    assert "hunt" in places(t)  # yellow
    t.play("place_workers card2 1")
    assert t.to_move() == 0 and "hunt" not in places(t)  # red
    t.play("place_workers card3 1")
    assert t.to_move() == 1 and numbers_at(t, "hunt") == [1, 2, 3, 4]  # blue
    t.play("place_workers card4 1")
    assert t.to_move() == 2 and "hunt" not in places(t)  # green


@pytest.mark.rule("SA-029")
def test_the_limit_is_for_each_place_by_itself() -> None:
    t = start(4)
    for place in RESOURCE_PLACES:
        t.play(f"place_workers {place} 1")
        for _ in range(3):
            t.play(f"place_workers {place} 1")
    assert [int(me.home) for me in t.state.players] == [1, 1, 1, 1]
    assert places(t)[0] == "hunt" and not set(places(t)) & set(RESOURCE_PLACES)


@pytest.mark.rule("SA-030")
def test_nobody_needs_the_means_to_place_on_a_card_or_a_building() -> None:
    t = start(2)
    assert tuple(t.state.players[0].goods) == (0, 0, 0, 0)
    assert {"card1", "card4", "building1", "building2"} <= set(places(t))


@pytest.mark.rule("SA-031")
def test_a_place_that_gives_nothing_can_be_taken() -> None:
    t = start(4)
    tribe(t, 0, workers=10, track=10, tools=(4, 4, 4))
    assert {"field", "tool_maker", "hut"} <= set(places(t))


@pytest.mark.rule("SA-032")
def test_placed_workers_stay_until_they_are_used() -> None:
    t = start(2)
    t.play("place_workers forest 3; place_workers river 2; place_workers hunt 2")
    assert t.state.placed[4] == 3 and t.state.placed[17] == 2
    t.play("place_workers hunt 3; choose_group hunt; roll_gather 1,1; choose_tools - -")
    assert t.state.placed[4] == 3 and t.state.placed[17] == 2
    t.play("choose_group forest; roll_gather 1,1,1; choose_tools - -")
    assert t.state.placed[4] == 0 and t.state.placed[17] == 2


@pytest.mark.rule("SA-033", "SA-078")
def test_a_new_worker_is_placed_from_the_next_round_on() -> None:
    t = start(2)
    t.play("place_workers hut 2; place_workers hunt 5; place_workers hunt 3")
    assert t.state.phase == 2, "the round is played with the workers of its start"
    t.play("choose_group hut; choose_group hunt; roll_gather 1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -; place_workers hunt 5")
    assert (t.state.round, t.to_move()) == (2, 0)
    assert numbers_at(t, "hunt") == [1, 2, 3, 4, 5, 6]
