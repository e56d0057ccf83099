"""Phase 3: income, feeding, paying with resources, hunger."""

from math import comb
from typing import Any

import pytest

from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    before_feeding,
    decision,
    goods,
    rule,
    start,
    tools,
    tribe,
    using,
)


def hungry(**owned: Any) -> Table[Any]:
    """Seat 0 has just this when phase 3 begins."""
    t = before_feeding(2)
    tribe(t, 0, **owned)
    t.play("decline")
    return t


@pytest.mark.rule("SA-160")
def test_everybody_takes_food_by_the_food_track_first() -> None:
    t = before_feeding(3)
    for seat, track in enumerate([0, 4, 10]):
        tribe(t, seat, food=5, track=track)
    t.play("decline")
    assert [int(me.food) for me in t.state.players] == [0, 4, 10]


@pytest.mark.rule("SA-161")
def test_every_worker_eats_one_food() -> None:
    t = before_feeding(2)
    tribe(t, 0, workers=7, food=9)
    tribe(t, 1, workers=10, food=10)
    t.play("decline")
    assert [int(me.food) for me in t.state.players] == [2, 0]


@pytest.mark.rule("SA-162", "SA-169")
@pytest.mark.example("X21")
def test_food_left_over_is_kept_and_nobody_is_asked() -> None:
    t = hungry(workers=5, food=4, track=7)
    assert t.state.round == 2 and t.state.players[0].food == 6


@pytest.mark.rule("SA-080")
@pytest.mark.example("X22")
def test_a_new_worker_eats_in_the_round_of_its_arrival() -> None:
    t = using("hut 2, forest 3")
    tribe(t, 0, food=5, goods=(0, 0, 0, 1))
    t.play("choose_group hut; choose_group forest; roll_gather 1,1,1; choose_tools - -")
    t.play("choose_group hunt; roll_gather 1,1,1,1,1; choose_tools - -")
    assert decision(t) == "feed" and t.game.border.view(t.state, 0)["asked"] == {"missing": 1}


@pytest.mark.rule("SA-163", "SA-167", "SA-168")
@pytest.mark.example("X20")
def test_two_food_short_with_a_wood_two_bricks_and_a_gold() -> None:
    t = hungry(workers=6, food=1, track=3, goods=(1, 2, 0, 1))
    assert t.state.players[0].food == 4 and t.game.border.view(t.state, 0)["asked"] == {
        "missing": 2
    }
    assert t.lines() == [
        "feed 1wood,1brick",
        "feed 1wood,1gold",
        "feed 2brick",
        "feed 1brick,1gold",
        "starve",
    ]
    t.play("starve")
    assert (t.state.players[0].food, t.state.players[0].score) == (0, -10)
    assert goods(t) == (1, 2, 0, 1)


@pytest.mark.rule("SA-163")
def test_resources_replace_the_missing_food_one_for_one() -> None:
    t = hungry(workers=6, food=4, goods=(1, 2, 0, 1))
    t.play("feed 2brick")
    assert goods(t) == (1, 0, 0, 1)
    assert (t.state.players[0].food, t.state.players[0].score) == (0, 0)


@pytest.mark.rule("SA-163")
def test_nobody_feeds_with_what_is_not_owned() -> None:
    assert rule(hungry(food=3, goods=(1, 1, 0, 0)), "feed 2wood") == "SA-163"
    assert rule(hungry(food=3, goods=(1, 1, 0, 0)), "decline") == "SA-163"


@pytest.mark.rule("SA-164")
def test_no_more_resources_are_paid_than_food_is_missing() -> None:
    t = hungry(workers=5, food=3, goods=(5, 0, 0, 0))
    assert t.lines() == ["feed 2wood", "starve"]
    assert rule(t, "feed 3wood") == "SA-164"


@pytest.mark.rule("SA-164")
def test_food_is_not_held_back() -> None:
    t = hungry(workers=5, food=3, goods=(5, 0, 0, 0))
    t.play("feed 2wood")
    assert t.state.players[0].food == 0 and goods(t) == (3, 0, 0, 0)


@pytest.mark.rule("SA-165")
def test_there_is_no_part_payment() -> None:
    t = hungry(workers=5, food=0, goods=(2, 1, 0, 0))
    assert t.lines() == ["starve"]
    assert rule(t, "feed 2wood,1brick") == "SA-165"


@pytest.mark.rule("SA-166")
@pytest.mark.parametrize("missing", [1, 5, 10])
def test_hunger_costs_ten_points_once(missing: int) -> None:
    t = hungry(workers=10, food=10 - missing, score=30)
    t.play("starve")
    assert t.state.players[0].score == 20


@pytest.mark.rule("SA-167", "SA-171")
def test_hunger_takes_food_and_points_and_nothing_else() -> None:
    t = hungry(workers=7, food=6, track=0, goods=(2, 1, 1, 1), tools=(2, 1, 1))
    t.play("starve")
    me = t.state.players[0]
    assert (me.food, me.workers, me.home, me.track) == (0, 7, 7, 0)
    assert goods(t) == (2, 1, 1, 1) and tools(t) == (2, 1, 1)


@pytest.mark.rule("SA-171")
def test_hunger_takes_no_step_of_the_track() -> None:
    t = hungry(workers=7, food=0, track=6)
    t.play("starve")
    assert t.state.players[0].track == 6


@pytest.mark.rule("SA-168")
def test_starving_is_allowed_to_those_who_could_pay() -> None:
    t = hungry(workers=5, food=4, goods=(9, 0, 0, 0))
    t.play("starve")
    assert t.state.players[0].score == -10 and goods(t) == (9, 0, 0, 0)


@pytest.mark.rule("SA-169")
def test_with_enough_food_nobody_starves_by_choice() -> None:
    t = before_feeding(2)
    tribe(t, 0, food=5)
    assert rule(t, "starve") == "SA-169"
    t.play("decline")
    assert t.state.round == 2 and t.state.players[0].score == 0


@pytest.mark.rule("SA-170")
@pytest.mark.example("X23")
def test_a_score_can_fall_below_zero() -> None:
    t = hungry(workers=7, food=2, track=1, score=4)
    assert t.game.border.view(t.state, 0)["asked"] == {"missing": 4} and t.lines() == ["starve"]
    t.play("starve")
    assert (t.state.players[0].score, t.state.players[0].food) == (-6, 0)


@pytest.mark.rule("SA-172")
def test_all_incomes_come_before_anybody_feeds() -> None:
    t = before_feeding(3)
    for seat in range(3):
        tribe(t, seat, food=0, track=seat + 1)
    t.play("decline")
    assert [int(me.food) for me in t.state.players] == [1, 2, 3] and t.to_move() == 0


@pytest.mark.rule("SA-172")
@pytest.mark.parametrize("first,order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_feed_from_the_start_player_clockwise(first: int, order: list[int]) -> None:
    t = start(3, start_player=f"seat_{first}")
    t.play("place_workers hunt 5; place_workers hunt 5; place_workers hunt 5")
    for _ in range(3):
        t.play("choose_group hunt; roll_gather 1,1,1,1,1")
        for seat in range(3):
            tribe(t, seat, food=0)
        t.play("choose_tools - -")
    fed = []
    while t.state.phase == 3:
        fed.append(t.to_move())
        t.play("starve")
    assert fed == order


@pytest.mark.rule("SA-163")
@pytest.mark.parametrize("missing", range(1, 11))
def test_every_owned_mix_of_the_missing_number_is_offered(missing: int) -> None:
    t = hungry(workers=10, food=10 - missing, goods=(10, 10, 10, 10))
    assert len(t.legal()) == comb(missing + 3, 3) + 1


@pytest.mark.rule("SA-163")
@pytest.mark.parametrize("kind,at", [("wood", 0), ("brick", 1), ("stone", 2), ("gold", 3)])
def test_ten_food_are_replaced_by_ten_of_a_kind(kind: str, at: int) -> None:
    t = hungry(workers=10, food=0, goods=tuple(10 if k == at else 0 for k in range(4)))
    assert t.lines() == [f"feed 10{kind}", "starve"]
    t.play(f"feed 10{kind}")
    assert goods(t) == (0, 0, 0, 0) and t.state.players[0].score == 0
