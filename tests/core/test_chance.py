"""Random numbers: known sequences, exact uniformity, and the source that can be checked."""

from collections import Counter
from hashlib import sha256

import pytest

from megalith.core.chance import FairSource, Rng, rng_from


def test_the_generator_gives_a_known_sequence() -> None:
    rng = Rng(1, 2, 3)
    assert [rng.word() for _ in range(6)] == [
        1936341825,
        3001364500,
        1029104839,
        3987121759,
        92551270,
        1122162139,
    ]


def sfc32(a: int, b: int, c: int) -> list[int]:
    """The published generator in plain arithmetic; its first twelve words are thrown away."""
    size, words = 2**32, []
    for counter in range(1, 1013):
        word = (a + b + counter) % size
        a, b = b ^ (b // 2**9), (9 * c) % size
        c = ((c * 2**21) % size + c // 2**11 + word) % size
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seeds", [(0, 0, 0), (1, 2, 3), (2**32 - 1, 2**31, 77)])
def test_the_generator_is_sfc32(seeds: tuple[int, int, int]) -> None:
    rng = Rng(*seeds)
    assert [rng.word() for _ in range(1000)] == sfc32(*seeds)


def test_words_have_32_bits() -> None:
    rng = rng_from("bits")
    words = [int(rng.word()) for _ in range(2000)]
    assert all(0 <= word < 2**32 for word in words)
    for bit in range(32):
        assert 850 < sum(word >> bit & 1 for word in words) < 1150


def test_below_gives_a_known_sequence() -> None:
    rng = rng_from("megalith", 7)
    assert [rng.below(100) for _ in range(12)] == [50, 94, 27, 79, 25, 67, 99, 53, 21, 70, 71, 63]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36, 100])
def test_below_is_uniform(n: int) -> None:
    rng = rng_from("uniform", n)
    counts = Counter(int(rng.below(n)) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    assert all(840 < count < 1160 for count in counts.values())  # five standard deviations


def test_below_is_exact_where_plain_scaling_is_not() -> None:
    """Scaling 32 bits to 3 × 2**29 numbers would reach every third one a third less often."""
    rng = rng_from("exact")
    counts = Counter(int(rng.below(3 * 2**29)) % 3 for _ in range(30_000))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_below_works_up_to_two_to_the_31() -> None:
    rng = rng_from("large")
    drawn = [int(rng.below(2**31)) for _ in range(200)]
    assert all(0 <= x < 2**31 for x in drawn) and max(drawn) > 2**30


def test_unit_is_a_fraction_below_one() -> None:
    rng = rng_from("unit")
    drawn = [rng.unit() for _ in range(2000)]
    assert all(0.0 <= x < 1.0 for x in drawn) and 0.47 < sum(drawn) / 2000 < 0.53


def test_equal_seeds_give_equal_sequences_and_others_do_not() -> None:
    def first(*seeds: object) -> list[int]:
        rng = rng_from(*seeds)
        return [int(rng.word()) for _ in range(8)]

    assert first("a", 1) == first("a", 1)
    assert len({tuple(first(*s)) for s in [("a", 1), (1, "a"), ("a",), ("a", 2), ("b", 1)]}) == 5


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    source = FairSource("table 7")
    assert source.commitment == sha256(b"megalith:table 7").hexdigest()
    assert FairSource("table 8").commitment != source.commitment


def test_outcome_k_follows_from_seed_and_k_alone() -> None:
    source = FairSource("secret")
    source.rng(0).word()
    again = FairSource("secret")
    assert [source.rng(k).word() for k in range(20)] == [again.rng(k).word() for k in range(20)]
    assert [again.rng(k).word() for k in reversed(range(20))][::-1] == [
        source.rng(k).word() for k in range(20)
    ]
    words = [int(source.rng(k).word()) for k in range(200)]
    assert len(set(words)) == 200
    assert source.rng(3).word() != FairSource("other").rng(3).word()
