"""Small sets as the bits of one number: member k is bit k."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices

# Ready-made, because mypyc compiles a literal 1 << k into a shift of 32 bits.
_BIT: Final = vec[i64]([1 << k for k in range(63)])


def bit(k: i64) -> i64:
    """The set of k alone."""
    return _BIT[k]


def full(n: i64) -> i64:
    return bit(n) - 1


def has(mask: i64, k: i64) -> bool:
    return (mask >> k) & 1 == 1


def size(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    return [k for k in range(63) if (mask >> k) & 1]


def add_each(mask: i64, out: Choices) -> None:
    """Every member as an outcome, all equally likely."""
    k: i64 = 0
    while mask != 0:
        if mask & 1:
            out.add_outcome(k, 1)
        mask >>= 1
        k += 1
