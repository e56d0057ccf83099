"""Places: totals first, then tie-breaks; what is equal in all shares a place."""

import pytest

from megalith.core.sheet import Sheet, rank


def places(results: list[tuple[int, list[int]]]) -> list[int]:
    sheets = [Sheet(seat, [("points", n)], tie) for seat, (n, tie) in enumerate(results)]
    return [sheet.place for sheet in rank(sheets)]


@pytest.mark.parametrize(
    "results,expected",
    [
        ([(5, [])], [1]),
        ([(5, [0]), (7, [0]), (6, [0])], [3, 1, 2]),
        ([(5, [1]), (5, [2])], [2, 1]),
        ([(5, [2]), (5, [2])], [1, 1]),
        ([(9, [0]), (5, [2]), (5, [2]), (1, [9])], [1, 2, 2, 4]),
        ([(5, [1, 7]), (5, [1, 8]), (5, [0, 9])], [2, 1, 3]),
        ([(-10, [0]), (0, [0])], [2, 1]),
        ([(3, [0])] * 4, [1, 1, 1, 1]),
    ],
)
def test_places(results: list[tuple[int, list[int]]], expected: list[int]) -> None:
    assert places(results) == expected


def test_the_total_is_the_sum_of_the_lines() -> None:
    sheet = Sheet(2, [("track", 7), ("hunger", -10), ("cards", 25)], [4])
    (ranked,) = rank([sheet])
    assert ranked.to_json() == {
        "seat": 2,
        "lines": {"track": 7, "hunger": -10, "cards": 25},
        "total": 22,
        "tie": [4],
        "place": 1,
    }


def test_ranking_keeps_the_order_of_the_seats() -> None:
    sheets = [Sheet(seat, [("points", points)], []) for seat, points in enumerate([3, 9, 6])]
    assert [sheet.seat for sheet in rank(sheets)] == [0, 1, 2]


@pytest.mark.parametrize("points,place", [(179, 2), (180, 1), (181, 1)])
def test_alone_the_target_is_the_rival(points: int, place: int) -> None:
    (sheet,) = rank([Sheet(0, [("points", points)], [])], target=180)
    assert sheet.place == place
