"""Points become leads: exact over the best rival at the end, mostly over all of them before."""

import pytest
from librt.vecs import vec

from megalith.core.kit.leads import BEST, leads


def of(points: list[float], over: bool) -> list[float]:
    values = vec[float](points)
    leads(values, over)
    return list(values)


def test_at_the_end_only_the_best_rival_counts() -> None:
    assert of([50.0, 80.0, 70.0], over=True) == [-30.0, 10.0, -10.0]
    assert of([60.0, 60.0], over=True) == [0.0, 0.0]


def test_before_the_end_the_other_rivals_count_too() -> None:
    found = of([50.0, 80.0, 70.0], over=False)
    assert found[0] == pytest.approx(50 - BEST * 80 - (1 - BEST) * 75)
    assert found[1] == pytest.approx(80 - BEST * 70 - (1 - BEST) * 60)
    assert found[2] == pytest.approx(70 - BEST * 80 - (1 - BEST) * 65)


def test_for_two_both_are_the_same_and_alone_points_stay_points() -> None:
    assert of([50.0, 80.0], over=False) == pytest.approx(of([50.0, 80.0], over=True))
    assert of([123.0], over=False) == of([123.0], over=True) == [123.0]
