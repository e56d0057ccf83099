"""Final scoring, ties and places."""

from typing import Any

import pytest

from megalith.core.data import components
from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    KIT,
    before_feeding,
    give_buildings,
    give_cards,
    leave_in_deck,
    sheet,
    start,
    tribe,
)

BOTTOMS = {card["id"]: card["bottom"] for card in components("stone_age")["cards"]["items"]}


def owning(ids: str, **owned: Any) -> Table[Any]:
    t = start(2, row="c16 c18 c19 c20")
    tribe(t, 0, **owned)
    give_cards(t, 0, ids)
    return t


def totals(t: Table[Any]) -> list[int]:
    return [sheet.total for sheet in t.game.rules.sheets(t.state)]


def ranking(t: Table[Any]) -> list[int]:
    return [sheet.place for sheet in t.game.rules.sheets(t.state)]


@pytest.mark.rule("SA-187")
@pytest.mark.parametrize("score", [-20, 0, 61])
def test_the_points_of_the_score_track_stay(score: int) -> None:
    t = owning("c27", score=score, goods=(1, 0, 0, 0))
    assert sheet(t)["score_track"] == score and totals(t)[0] == score + 1 + 1


@pytest.mark.rule("SA-187")
def test_the_lines_of_the_sheet_make_the_total() -> None:
    t = owning("c27 c08 c05 c26 c22", score=7, track=3, tools=(1, 1, 0), goods=(1, 2, 0, 1))
    give_buildings(t, 0, 2)
    lines = sheet(t)
    assert lines == {
        "score_track": 7,
        "green_first_set": 1,
        "green_second_set": 0,
        "farmers": 2 * 3,
        "toolmakers": 2 * 2,
        "builders": 3 * 2,
        "shamans": 2 * 5,
        "resources": 4,
    }
    assert totals(t)[0] == sum(lines.values())


@pytest.mark.rule("SA-188", "SA-189")
@pytest.mark.example("R19")
def test_two_potteries_and_four_other_symbols() -> None:
    t = owning("c01 c11 c04 c09 c10 c15")
    assert [BOTTOMS[id]["symbol"] for id in ("c01", "c11")] == ["pottery", "pottery"]
    assert (sheet(t)["green_first_set"], sheet(t)["green_second_set"]) == (25, 1)
    assert totals(t)[0] == 26


@pytest.mark.rule("SA-189")
def test_n_different_symbols_score_n_squared() -> None:
    one_of_each = ["c01", "c04", "c09", "c10", "c14", "c15", "c23", "c27"]
    for n in range(9):
        assert sheet(owning(" ".join(one_of_each[:n])))["green_first_set"] == n * n


@pytest.mark.rule("SA-190")
def test_there_are_two_green_cards_of_each_of_eight_symbols() -> None:
    symbols = [b["symbol"] for b in BOTTOMS.values() if b["colour"] == "green"]
    assert len(symbols) == 16 and len(set(symbols)) == 8
    assert all(symbols.count(symbol) == 2 for symbol in symbols)


@pytest.mark.rule("SA-188", "SA-190")
def test_who_owns_every_green_card_has_two_whole_sets() -> None:
    t = start(2)
    leave_in_deck(t, 0, owner=0)
    for slot in range(4):
        t.state.players[0].cards |= 1 << int(t.state.row[slot])
    assert len(KIT.cards) == 36 == int(t.state.players[0].cards).bit_count()
    assert (sheet(t)["green_first_set"], sheet(t)["green_second_set"]) == (64, 64)


@pytest.mark.rule("SA-191")
@pytest.mark.example("R20")
def test_five_farmers_and_a_food_track_of_seven() -> None:
    assert sheet(owning("c07 c08 c17", track=7))["farmers"] == 35


@pytest.mark.rule("SA-193")
@pytest.mark.example("R21")
def test_six_builders_and_six_buildings() -> None:
    t = owning("c02 c03 c26")
    give_buildings(t, 0, 6)
    assert sheet(t)["builders"] == 36


@pytest.mark.rule("SA-192")
@pytest.mark.example("R22")
def test_three_tool_makers_and_three_tools_of_one() -> None:
    t = owning("c05 c33", tools=(1, 1, 1))
    assert sheet(t)["toolmakers"] == 9
    tribe(t, 0, used=(1, 2))
    assert sheet(t)["toolmakers"] == 9, "used or not"


@pytest.mark.rule("SA-194")
@pytest.mark.example("R23")
def test_three_shamans_and_six_workers() -> None:
    assert sheet(owning("c21 c22", workers=6))["shamans"] == 18


@pytest.mark.rule("SA-195")
def test_there_are_five_yellow_cards_of_each_role_with_up_to_three_figures() -> None:
    yellow = [b for b in BOTTOMS.values() if b["colour"] == "yellow"]
    roles = [b["role"] for b in yellow]
    assert len(yellow) == 20 and set(roles) == {"farmer", "toolmaker", "builder", "shaman"}
    assert all(roles.count(role) == 5 for role in roles)
    assert {b["figures"] for b in yellow} == {1, 2, 3}


@pytest.mark.rule("SA-195")
def test_figures_are_added_up_before_they_are_multiplied() -> None:
    t = owning("c26 c03 c02 c12 c13")
    give_buildings(t, 0, 3)
    assert sheet(t)["builders"] == (3 + 2 + 1 + 2 + 1) * 3


@pytest.mark.rule("SA-196")
def test_bought_drawn_and_open_cards_all_count() -> None:
    t = owning("c27 c32")
    give_cards(t, 0, "c36", open=True)
    t.state.secret = KIT.cards.index("c09")
    t.state.secret_seat = 0
    give_cards(t, 0, "c09")
    assert sheet(t)["green_first_set"] == 16


@pytest.mark.rule("SA-197")
def test_each_resource_left_is_a_point_whatever_its_kind() -> None:
    assert sheet(owning("", goods=(2, 3, 4, 5)))["resources"] == 14


@pytest.mark.rule("SA-198")
def test_food_scores_nothing() -> None:
    assert totals(owning("", food=500)) == [0, 0]


@pytest.mark.example("X30")
@pytest.mark.rule("SA-187", "SA-189", "SA-191", "SA-192", "SA-193", "SA-194", "SA-197")
def test_a_whole_sheet_of_134_points() -> None:
    t = start(2)
    tribe(t, 0, score=61, track=5, tools=(3, 2, 2), workers=7, food=9, goods=(2, 0, 0, 1))
    give_cards(t, 0, "c27 c28 c15 c09 c07 c08 c05 c26 c02 c21")
    give_buildings(t, 0, 6)
    assert list(sheet(t).values()) == [61, 9, 1, 15, 14, 24, 7, 3]
    assert totals(t)[0] == 134


@pytest.mark.rule("SA-199")
def test_most_points_win_whatever_the_tie_break() -> None:
    t = start(3)
    tribe(t, 0, score=50, track=10, workers=10)
    tribe(t, 1, score=51)
    tribe(t, 2, score=49)
    assert ranking(t) == [2, 1, 3]


@pytest.mark.rule("SA-200", "SA-143")
@pytest.mark.example("X31")
def test_a_tie_is_broken_by_track_tools_and_workers() -> None:
    t = start(2)
    tribe(t, 0, score=134, track=5, tools=(3, 2, 2), workers=7)
    tribe(t, 1, score=131, track=8, tools=(1, 1, 1), workers=9)
    give_cards(t, 1, "c33", open=True)  # one tool maker × 3
    assert totals(t) == [134, 134]
    assert [sheet.tie for sheet in t.game.rules.sheets(t.state)] == [[19], [20]]
    assert ranking(t) == [2, 1]


@pytest.mark.rule("SA-201")
def test_who_is_equal_in_both_wins_together() -> None:
    t = start(3)
    tribe(t, 0, score=40, track=2, workers=6)
    tribe(t, 1, score=40, track=3)
    tribe(t, 2, score=12)
    assert ranking(t) == [1, 1, 3]


@pytest.mark.rule("SA-202")
def test_lower_places_are_given_in_the_same_way() -> None:
    t = start(4)
    for seat, (score, track) in enumerate([(30, 1), (50, 0), (30, 2), (30, 1)]):
        tribe(t, seat, score=score, track=track)
    assert ranking(t) == [3, 1, 2, 3]


@pytest.mark.rule("SA-116", "SA-187")
def test_the_sheet_before_the_end_is_as_if_it_ended_now() -> None:
    t = before_feeding(2, round_cap=1)
    tribe(t, 0, score=10, food=20, goods=(0, 1, 0, 0))
    before = totals(t)
    t.play("decline")
    assert t.over() and totals(t) == before
