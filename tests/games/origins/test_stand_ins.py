"""The numbers that the rule book does not tell: they keep its clues, and no deal ends at once."""

from itertools import combinations

import pytest

from megalith.core import data, judge

FACTS = data.shipped("origins")
COLOURS = [colour["id"] for colour in FACTS["colours"]["building"]]
CARDS = FACTS["district_cards"]["items"]


def test_the_values_that_the_book_tells_are_there() -> None:
    for track in FACTS["temple_tracks"]["items"]:
        assert {16, 31} <= set(track["vp"]) and track["vp"][-1] == 70
    assert 6 in FACTS["advisor_track"]["vp"]
    food = FACTS["population_track"]["food"]
    assert (food[0], food[-1]) == (2, 8) and FACTS["building_pool"]["wisdom"][2] == 2
    costs = [n for kind in FACTS["buildings"]["items"] for n in kind["stone_costs"]]
    assert set(costs) == {1, 2, 3}
    assert not judge.judge("origins", FACTS).warnings


def test_every_card_is_worth_more_the_first_time_and_no_two_are_alike() -> None:
    assert all(card["vp_first"] > card["vp_next"] > 0 for card in CARDS)
    assert len({tuple(card["cells"].values()) for card in CARDS}) == 45


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_deal_can_lose_two_tower_colours_early(players: int) -> None:
    """The fewest discs that two colours can have together: more than two for each player, who has
    one gold at the start."""
    laid = FACTS["setup"]["by_players"][str(players)]["district_cards"]
    base = FACTS["setup"]["tower_pool_base_per_colour"]
    for pair in combinations(COLOURS, 2):
        worst = sorted(sum(card["towers"].count(x) for x in pair) for card in CARDS)[:laid]
        assert 2 * base + sum(worst) >= 2 * players and 2 * base + sum(worst) > 5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_discs_of_the_box_suffice_for_every_deal(players: int) -> None:
    laid = FACTS["setup"]["by_players"][str(players)]["district_cards"]
    for colour in COLOURS:
        most = sum(sorted((card["towers"].count(colour) for card in CARDS), reverse=True)[:laid])
        discs = FACTS["components"]["per_colour"]["tower_disc"]
        assert players + FACTS["setup"]["tower_pool_base_per_colour"] + most <= discs
