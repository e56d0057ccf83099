"""Mixes of resources: every way to take up to ten pieces of the four kinds, numbered.

Number 0 has the most wood; ascending numbers are the order of every list of payments.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.stone_age.rules.components import StoneAgeKit

MOST_PIECES: Final = 10


def _all() -> list[tuple[int, int, int, int]]:
    top = MOST_PIECES
    return [
        (w, b, s, g)
        for w in range(top, -1, -1)
        for b in range(top - w, -1, -1)
        for s in range(top - w - b, -1, -1)
        for g in range(top - w - b - s, -1, -1)
    ]


_mixes: Final = _all()
COUNT: Final = 1001
MIX: Final = vec[i64]([n for mix in _mixes for n in mix])  # four numbers a mix


def _numbers() -> list[int]:
    table = [-1] * 11**4
    for i, (w, b, s, g) in enumerate(_mixes):
        table[((w * 11 + b) * 11 + s) * 11 + g] = i
    return table


_NUMBER: Final = vec[i64](_numbers())
PAIRS: Final = vec[i64]([i for i, mix in enumerate(_mixes) if sum(mix) == 2])  # the ten of two
N_PAIRS: Final = 10


def number(wood: i64, brick: i64, stone: i64, gold: i64) -> i64:
    return _NUMBER[((wood * 11 + brick) * 11 + stone) * 11 + gold]


def pieces(mix: i64) -> i64:
    return MIX[4 * mix] + MIX[4 * mix + 1] + MIX[4 * mix + 2] + MIX[4 * mix + 3]


def variety(mix: i64) -> i64:
    """How many different kinds."""
    n: i64 = 0
    for k in range(4):
        if MIX[4 * mix + k] > 0:
            n += 1
    return n


def worth(kit: StoneAgeKit, mix: i64) -> i64:
    """Sum of the values of the pieces, as flexible buildings score it."""
    n: i64 = 0
    for k in range(4):
        n += MIX[4 * mix + k] * kit.value[k]
    return n


def owned(goods: vec[i64], mix: i64) -> bool:
    m = 4 * mix
    return (
        goods[0] >= MIX[m]
        and goods[1] >= MIX[m + 1]
        and goods[2] >= MIX[m + 2]
        and goods[3] >= MIX[m + 3]
    )


def spend(goods: vec[i64], mix: i64) -> None:
    for k in range(4):
        goods[k] -= MIX[4 * mix + k]


def gain(goods: vec[i64], mix: i64) -> None:
    for k in range(4):
        goods[k] += MIX[4 * mix + k]


def add_payments(
    goods: vec[i64], least: i64, most: i64, kinds: i64, first: i64, out: Choices
) -> None:
    """Every owned mix of least … most pieces, of exactly `kinds` kinds unless that is 0."""
    wood = goods[0]
    brick = goods[1]
    stone = goods[2]
    gold = goods[3]
    for w in range(wood if wood < most else most, -1, -1):
        left = most - w
        for b in range(brick if brick < left else left, -1, -1):
            left = most - w - b
            for s in range(stone if stone < left else left, -1, -1):
                left = most - w - b - s
                short = least - w - b - s
                for g in range(gold if gold < left else left, (short if short > 0 else 0) - 1, -1):
                    if kinds == 0 or kinds == (w > 0) + (b > 0) + (s > 0) + (g > 0):
                        out.add(first + number(w, b, s, g))
