"""Shared mechanics: sums of dice, and sets as bits."""

from collections import Counter
from itertools import product

import pytest

from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.core.kit.dice import faces_of, ways


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4, 5])
def test_ways_are_those_of_all_throws(dice: int) -> None:
    totals = Counter(sum(throw) for throw in product(range(1, 7), repeat=dice))
    assert ways(dice) == [totals[total] for total in range(dice, 6 * dice + 1)]


def test_ways_of_ten_dice_add_up() -> None:
    assert sum(ways(10)) == 6**10 and len(ways(10)) == 51 and ways(10) == ways(10)[::-1]


def test_ways_of_dice_with_other_faces() -> None:
    assert ways(2, faces=4) == [1, 2, 3, 4, 3, 2, 1]


@pytest.mark.parametrize("total,dice", [(2, 1), (7, 2), (9, 3), (3, 3), (18, 3)])
def test_single_dice_are_uniform_among_the_throws_with_that_total(total: int, dice: int) -> None:
    rng = rng_from("faces", total, dice)
    throws = [t for t in product(range(1, 7), repeat=dice) if sum(t) == total]
    counts = Counter(tuple(faces_of(total, dice, rng)) for _ in range(1000 * len(throws)))
    assert set(counts) == set(throws)
    assert all(840 < n < 1160 for n in counts.values())


@pytest.mark.parametrize("k", [0, 1, 30, 31, 32, 35, 36, 47, 61, 62])
def test_a_bit_is_a_set_of_one(k: int) -> None:
    assert bits.bit(k) == 2**k
    assert bits.has(bits.bit(k), k) and bits.size(bits.bit(k)) == 1
    assert not any(bits.has(bits.bit(k), j) for j in range(63) if j != k)
    assert bits.members(bits.bit(k)) == [k]


@pytest.mark.parametrize("n", [0, 1, 28, 32, 33, 36, 62])
def test_a_full_set_has_all_members_below(n: int) -> None:
    assert bits.full(n) == 2**n - 1
    assert bits.size(bits.full(n)) == n and bits.members(bits.full(n)) == list(range(n))


def test_members_of_a_mixed_set() -> None:
    some = [0, 3, 31, 32, 35, 40, 62]
    mask = sum(bits.bit(k) for k in some)
    assert bits.members(mask) == some and bits.size(mask) == len(some)


def test_each_member_is_an_outcome_of_equal_weight() -> None:
    out = Choices()
    bits.add_each(bits.bit(2) | bits.bit(33) | bits.bit(35), out)
    assert out.to_list() == [2, 33, 35] and out.weight_list() == [1, 1, 1] and out.total == 3
    out.clear()
    bits.add_each(0, out)
    assert out.to_list() == []
