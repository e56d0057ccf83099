"""Final scoring line by line, ties, and the calculator for a real table."""

import copy
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.errors import SheetError
from megalith.games.origins.border import calculator
from megalith.games.origins.rules import components as c
from megalith.games.origins.rules import scoring
from tests.games.origins.helpers import (
    KIT,
    advise,
    climb_to,
    close,
    dice,
    give,
    kind,
    lay,
    start,
    tower,
)


def lines(t: Any, seat: int = 0) -> dict[str, int]:
    return dict(t.game.rules.sheets(t.state)[seat].lines)


def city_of_two_seats(t: Any) -> None:
    lay(t, 0, {(1, 0): "farm", (1, 1): "farm", (2, 0): "farm", (2, 1): "farm"})


@pytest.mark.rule("OR-190")
def test_gold_scores_and_basics_do_not() -> None:
    t = start(2)
    give(t, 0, stone=5, food=6, wisdom=7, gold=4)
    assert lines(t)["gold"] == 4 and t.game.rules.sheets(t.state)[0].total == 4


@pytest.mark.rule("OR-191")
@pytest.mark.parametrize("n,points", [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_advisors(n: int, points: int) -> None:
    t = start(2)
    advise(t, 0, *c.COLOURS[:n])
    assert lines(t)["advisors"] == points


@pytest.mark.rule("OR-192")
def test_the_highest_temple_does_not_count_and_only_one_of_equals() -> None:
    t = start(2)
    climb_to(t, "forest", (8, [0]))
    climb_to(t, "mountain", (8, [0]))
    climb_to(t, "sea", (5, [0]))
    shown = lines(t)
    assert shown["temple_forest"] + shown["temple_mountain"] == 31 and shown["temple_sea"] == 16
    assert scoring.temples(KIT, t.state.players[0].temples) == 47


@pytest.mark.rule("OR-193")
def test_seat_dice_times_towers() -> None:
    t = start(2)
    city_of_two_seats(t)
    close(t, 0, (0, 0), "orange6")
    close(t, 0, (1, 0), "red3")
    tower(t, 0, "orange", 2)
    assert lines(t)["seats_orange"] == 12 and lines(t)["seats_red"] == 3


@pytest.mark.rule("OR-194")
def test_nothing_else_scores() -> None:
    t = start(2)
    give(t, 0)
    dice(t, 0, "red6", "blue6", "yellow5")
    me = t.state.players[0]
    me.tokens, me.bases, me.speakers[5] = 5, 6, 2
    t.state.holder[0] = t.state.holder[1] = 0
    me.waiting = type(me.waiting)([kind("castle")])
    assert t.game.rules.sheets(t.state)[0].total == 0


@pytest.mark.rule("OR-195")
def test_most_points_win_and_there_is_no_limit() -> None:
    t = start(3)
    for seat, points in enumerate((120, 380, 119)):
        t.state.players[seat].points = points
    assert [sheet.place for sheet in t.game.rules.sheets(t.state)] == [2, 1, 3]
    assert t.game.rules.sheets(t.state)[1].total == 381


@pytest.mark.rule("OR-196")
@pytest.mark.example("X28")
def test_a_tie_is_broken_by_tiles_with_farms() -> None:
    t = start(3)
    for seat in range(3):
        give(t, seat)
        t.state.players[seat].points = 150
    fronts = ["workshop", "workshop", "workshop", "granary", "granary"]
    lay(t, 0, {(k, 0): f"farm:{front}" for k, front in enumerate(fronts, 1)})
    builds = ["outpost", "forum", "castle", "castle", "obelisk", "healers_hut", "healers_hut"]
    lay(t, 0, {(-k, 0): tile for k, tile in enumerate(builds, 1)})
    others = ["armoury", "stone_circle", "stone_circle", "stone_circle", "mint", "harbour"]
    others += ["granary", "market", "obelisk", "court", "main_gate"]
    t.state.unseen[kind("granary")] += 1
    lay(t, 1, {(-k, 0): tile for k, tile in enumerate(others, 1)})
    me = t.state.players[2]
    me.waiting = type(me.waiting)([kind("castle")])  # waiting tiles do not count
    sheets = t.game.rules.sheets(t.state)
    assert [sheet.tie for sheet in sheets] == [[14], [13], [2]]
    assert [sheet.place for sheet in sheets] == [1, 2, 3]
    lay(t, 1, {(0, -1): "outpost"})
    assert [sheet.place for sheet in t.game.rules.sheets(t.state)] == [1, 1, 3]  # a shared win


@pytest.mark.rule("OR-190", "OR-191", "OR-192", "OR-193")
@pytest.mark.example("X29")
def test_a_whole_sheet() -> None:
    t = start(2)
    t.state.players[0].points = 61
    give(t, 0, gold=3)
    advise(t, 0, "red", "blue")
    for temple, space in (("forest", 8), ("mountain", 8), ("sea", 5)):
        climb_to(t, temple, (space, [0]))
    city_of_two_seats(t)
    close(t, 0, (0, 0), "blue5")
    close(t, 0, (1, 0), "red4")
    t.state.players[0].towers[3] = 3
    assert t.game.rules.sheets(t.state)[0].total == 133


# -- the calculator

EXAMPLE = KIT.facts["final_position_format"]["input_example"]


def calculate(data: Any) -> list[dict[str, Any]]:
    return load("origins", {}).border.calculate(data)


def changed(**fields: Any) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(EXAMPLE)
    for key, value in fields.items():
        if value is None:
            del data["players"][0][key]
        else:
            data["players"][0][key] = value
    return data


@pytest.mark.rule("OR-197", "OR-198", "OR-201")
@pytest.mark.example("R16")
def test_the_example_of_the_rule_book() -> None:
    (row,) = calculate(EXAMPLE)
    expected = KIT.facts["final_position_format"]["output_example"]["players"][0]
    assert {key: row[key] for key in expected} == expected
    assert row["total"] == 72 and row["place"] == 1 and row["winners"] == ["Green"]
    assert row["seat_dice"] == [
        {"colour": "orange", "value": 6, "tower": 2, "points": 12},
        {"colour": "red", "value": 3, "tower": 1, "points": 3},
    ]
    assert row["lines"]["temple_forest"] == 0 and sum(row["lines"].values()) == 72


@pytest.mark.rule("OR-198")
def test_spaces_and_colours_instead_of_points() -> None:
    data = changed(
        advisor_vp=None,
        temple_vp=None,
        advisors=["red", "blue", "orange"],
        temples={"forest": 14, "mountain": 8, "sea": 5},
    )
    assert calculate(data)[0]["total"] == 72


@pytest.mark.rule("OR-199")
@pytest.mark.parametrize(
    "fields,where",
    [
        ({"gold": -1}, "gold"),
        ({"gold": 1.5}, "gold"),
        ({"track_vp": "many"}, "track_vp"),
        ({"seats": [{"colour": "pink", "value": 3}]}, "seats"),
        ({"seats": [{"colour": "red", "value": 7}]}, "seats[0].value"),
        ({"temple_vp": None, "temples": {"forest": 15, "mountain": 0, "sea": 0}}, "temples.forest"),
        ({"advisor_vp": None, "advisors": ["red", "red"]}, "advisors"),
        ({"advisors": ["red"]}, "advisors or advisor_vp"),
        ({"towers": {"red": 0}}, "towers.red"),
        ({"towers": {"red": 13}}, "towers"),
        ({"buildings": 1, "seats": []}, "buildings"),
        ({"buildings": 3}, "buildings"),
        ({"colour": "red"}, "unknown field"),
    ],
)
def test_errors_name_player_and_field(fields: dict[str, Any], where: str) -> None:
    with pytest.raises(SheetError, match="players") as told:
        calculate(changed(**fields))
    assert where in str(told.value) and "\n" not in str(told.value)


@pytest.mark.rule("OR-199")
def test_discs_are_counted_over_all_players() -> None:
    data = copy.deepcopy(EXAMPLE)
    data["players"] = [changed(towers={"red": 7})["players"][0] for _ in range(2)]
    with pytest.raises(SheetError, match="14 discs of red"):
        calculate(data)


@pytest.mark.rule("OR-197")
@pytest.mark.parametrize(
    "data",
    [[], {}, {**EXAMPLE, "version": 2}, {**EXAMPLE, "players": []}, {**EXAMPLE, "format": "x"}],
)
def test_what_is_no_final_position_is_refused(data: Any) -> None:
    with pytest.raises(SheetError):
        calculator.calculate(KIT, data)


@pytest.mark.rule("OR-200", "OR-214")
@pytest.mark.example("X32")
def test_solo_shows_conditions_target_and_result() -> None:
    tokens = ["red", "orange", "blue", "purple", "yellow"]  # red at 1 and blue at 3
    for total, won in ((220, True), (219, False)):
        data = changed(track_vp=total - 72)
        (row,) = calculate({**data, "solo": {"tokens_by_place": tokens}})
        assert row["solo"] == {"conditions": 2, "target": 220, "won": won}
    with pytest.raises(SheetError):
        calculate({**EXAMPLE, "solo": {"tokens_by_place": ["red"] * 5}})
    two = {**EXAMPLE, "players": EXAMPLE["players"] * 2, "solo": {"tokens_by_place": tokens}}
    with pytest.raises(SheetError, match="one player"):
        calculate(two)


@pytest.mark.rule("OR-201")
def test_ranks_and_shared_wins() -> None:
    data = copy.deepcopy(EXAMPLE)
    twin = {**data["players"][0], "name": "Brown"}
    last = {**data["players"][0], "name": "Navy", "gold": 0}
    rows = calculate({**data, "players": [data["players"][0], last, twin]})
    assert [row["rank"] for row in rows] == [1, 3, 1]
    assert rows[0]["winners"] == ["Green", "Brown"]
