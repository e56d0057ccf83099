"""What the bots think of a position: exact at the end, and more of a good thing is better."""

import pytest
from librt.vecs import vec

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.options import choose
from megalith.core.play import settle
from megalith.core.weights import Row
from megalith.games.stone_age.mind import food, resources
from megalith.games.stone_age.mind.weights import SHIPPED, Weights
from megalith.games.stone_age.rules.components import BUILDING1, FIELD, HUT
from tests.games.stone_age.helpers import KIT
from tests.helpers import finished, games_to_play, random_steps

FOUR = Weights(Row(SHIPPED[4]))


def test_at_the_end_the_evaluation_is_the_lead_of_the_score_sheets() -> None:
    game = load("stone_age")
    for seed in range(games_to_play(40, 4)):
        s = finished("stone_age", 3, {}, seed)
        totals = [sheet.total for sheet in game.rules.sheets(s)]
        for seat in range(3):
            best = max(totals[k] for k in range(3) if k != seat)
            assert game.mind.evaluate(s, seat) == totals[seat] - best


def test_points_and_resources_are_never_worth_less_than_nothing() -> None:
    game, rng = load("stone_age"), rng_from("more")
    for n, (s, who, _, _) in enumerate(random_steps(game, 2, {}, 3)):
        if n % 9 or who < 0 or sum(s.players[0].goods) > 6:
            continue
        before = game.mind.evaluate(s, 0)
        more = game.rules.copy(s)
        more.players[0].score += 5
        assert game.mind.evaluate(more, 0) == pytest.approx(before + 5)
        more = game.rules.copy(s)
        more.players[0].goods[rng.below(4)] += 1
        assert game.mind.evaluate(more, 0) > before - 1


def test_a_hungry_round_costs_ten_points_at_most() -> None:
    full = food.cost(KIT, FOUR, 0.0, 5.0, -1.0)
    costs = [food.cost(KIT, FOUR, 0.0, 5.0, float(short)) for short in range(1, 12)]
    assert full <= 0.0 < costs[0]
    assert costs == sorted(costs) and costs[-1] == 10.0
    assert food.cost(KIT, FOUR, 3.0, 9.0, 20.0) <= 40.0


def test_hunters_count_for_the_meal_of_their_round() -> None:
    game = load("stone_age")
    s = game.rules.initial(4, choose(game.options, {"start_player": "seat_0"}))
    settle(game.rules, s, rng_from("meal"), Choices())
    s.players[0].food = 0
    hungry = food.gap(s, 0)
    assert hungry == food.lack(s, 0, hungry, 0.0) == 5.0
    s.placed[4 * HUT] = 2
    assert food.gap(s, 0) == 6.0
    s.placed[4 * FIELD] = 1
    assert food.gap(s, 0) == 5.0
    assert food.lack(s, 0, 5.0, 7.0) == -2.0


def test_a_purse_pays_what_it_holds_and_no_more() -> None:
    have = vec[float]([2.0, 1.0, 0.0, 1.0])
    price = resources.pile(FOUR, have, 4.0) - resources.pile(
        FOUR, vec[float]([0.0, 0.0, 0.0, 1.0]), 4.0
    )
    assert resources.buy(FOUR, 20.0, 3.0, have, 4.0) == pytest.approx(20.0 - price)
    assert list(have) == [0.0, 0.0, 0.0, 1.0], "the cheapest go first"
    assert resources.buy(FOUR, 20.0, 3.0, have, 4.0) < 10.0
    assert list(have) == [0.0, 0.0, 0.0, 0.0]


def test_more_of_a_resource_and_less_time_make_it_worth_less() -> None:
    for k in range(4):
        few, many = vec[float]([0.0] * 4), vec[float]([0.0] * 4)
        many[k] = 6.0
        first, seventh = (resources.more(FOUR, k, have, 1.0, 5.0) for have in (few, many))
        assert first > seventh >= 1.0
        assert first > resources.more(FOUR, k, few, 1.0, 0.3) >= 1.0
        assert resources.pile(FOUR, many, 5.0) > 6.0


def test_a_building_is_worth_more_when_it_can_be_paid() -> None:
    game = load("stone_age")
    s = game.rules.initial(4, choose(game.options, {}))
    bonus = resources.bonus(KIT, s.players[0], FOUR)
    fixed, exact = KIT.tiles.index("b01"), KIT.tiles.index("b24")
    for tile, enough, lacking in (
        (fixed, [2.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 3.0]),
        (exact, [3.0, 1.0, 0.0, 1.0], [3.0, 2.0, 0.0, 0.0]),
    ):
        have = vec[float](enough)
        paid = resources.build(KIT, FOUR, tile, bonus, have, 5.0)
        assert sum(have) == 0.0
        assert paid > resources.build(KIT, FOUR, tile, bonus, vec[float](lacking), 5.0)


def test_a_building_that_takes_any_gets_the_dearest() -> None:
    have = vec[float]([5.0, 0.0, 1.0, 3.0])
    gain = resources.build(KIT, FOUR, KIT.tiles.index("b26"), 0.0, have, 0.0)
    assert list(have) == [2.0, 0.0, 0.0, 0.0]
    assert gain > 0.0, "3 gold, a stone and 3 wood: 32 points"


def test_a_plan_is_the_best_building_that_nobody_stands_on() -> None:
    game = load("stone_age")
    s = game.rules.initial(4, choose(game.options, {}))
    settle(game.rules, s, rng_from("plan"), Choices())
    rich = [4.0, 4.0, 4.0, 4.0]
    gains = [resources.build(KIT, FOUR, s.tops[k], 0.0, vec[float](rich), 5.0) for k in range(4)]
    have = vec[float](rich)
    assert resources.plan(s, FOUR, 0.0, have, 5.0) == max(gains) > 0.0
    assert list(have) == rich, "nothing is paid"
    best = gains.index(max(gains))
    s.placed[4 * (BUILDING1 + best)] = 1
    assert resources.plan(s, FOUR, 0.0, have, 5.0) < max(gains)
    assert resources.plan(s, FOUR, 0.0, vec[float]([0.0] * 4), 5.0) >= 0.0
