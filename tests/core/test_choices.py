"""The reusable list of choices."""

from collections import Counter

from librt.vecs import vec

from megalith.core.chance import rng_from
from megalith.core.choices import Choices, zeros


def test_it_starts_empty_and_can_be_cleared() -> None:
    out = Choices()
    assert out.to_list() == [] == out.weight_list()
    out.add_outcome(4, 9)
    out.clear()
    assert (out.count, out.total, out.to_list()) == (0, 0, [])


def test_it_grows_beyond_its_first_size() -> None:
    out = Choices()
    for code in range(5000):
        out.add(code * 3)
    assert out.count == 5000 and out.to_list() == [3 * k for k in range(5000)]
    assert out.total == 0


def test_outcomes_grow_too_and_keep_their_weights() -> None:
    out = Choices()
    for code in range(1500):
        out.add_outcome(code, code + 1)
    assert out.to_list() == list(range(1500))
    assert out.weight_list() == [k + 1 for k in range(1500)]
    assert out.total == 1500 * 1501 // 2


def test_a_seats_choices_have_no_weights() -> None:
    out = Choices()
    out.add_outcome(1, 5)
    out.clear()
    out.add(7)
    assert out.total == 0 and out.to_list() == [7]


def test_any_takes_each_code_equally_often() -> None:
    out, rng = Choices(), rng_from("any")
    for code in (10, 20, 30, 40):
        out.add(code)
    counts = Counter(int(out.any(rng)) for _ in range(4000))
    assert set(counts) == {10, 20, 30, 40} and all(860 < n < 1140 for n in counts.values())


def test_an_outcome_comes_in_proportion_to_its_weight() -> None:
    out, rng = Choices(), rng_from("outcome")
    weights = {3: 1, 5: 0, 8: 6, 9: 3}
    for code, weight in weights.items():
        out.add_outcome(code, weight)
    counts = Counter(int(out.outcome(rng)) for _ in range(10_000))
    assert set(counts) == {3, 8, 9}, "what has no weight never comes"
    for code, weight in weights.items():
        assert abs(counts[code] - 1000 * weight) < 250


def test_zeros_are_fresh_every_time() -> None:
    first, second = zeros(3), zeros(3)
    first[1] = 5
    assert list(first) == [0, 5, 0] and list(second) == [0, 0, 0]


def test_the_worthiest_are_kept_in_their_order() -> None:
    out = Choices()
    for code in range(10):
        out.add(code)
    out.keep(vec[float]([5.0, 1.0, 9.0, 5.0, 5.0, 0.0, 7.0, 5.0, 2.0, 3.0]), 4)
    assert out.to_list() == [0, 2, 3, 6]
    out.keep(vec[float]([0.0, 0.0, 0.0, 0.0]), 6)
    assert out.to_list() == [0, 2, 3, 6]


def test_what_is_kept_is_what_sorting_would_keep() -> None:
    rng = rng_from("keep")
    for count in range(1, 60):
        worth = [float(rng.below(20)) for _ in range(count)]
        for most in (1, 2, count // 2 + 1, count):
            out = Choices()
            for code in range(count):
                out.add(code)
            out.keep(vec[float](worth), most)
            best = sorted(range(count), key=lambda k: (-worth[k], k))[:most]
            assert out.to_list() == sorted(best)
