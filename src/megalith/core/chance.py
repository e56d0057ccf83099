"""Random numbers: a small fast generator, and a source whose every outcome can be checked.

The generator is sfc32 (three words of state and a counter). All its sums are masked to
32 bits, so interpreted and compiled builds give the same numbers.
"""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """Equal words give an equal sequence. Make one with `rng_from`."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a = a & MASK
        self.b = b & MASK
        self.c = c & MASK
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def word(self) -> i64:
        """32 random bits."""
        word = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + word) & MASK
        return word

    def below(self, n: i64) -> i64:
        """A whole number 0 … n-1, exactly uniform, for n up to 2**31."""
        product = self.word() * n
        if (product & MASK) < n:
            reject = (MASK + 1 - n) % n
            while (product & MASK) < reject:
                product = self.word() * n
        return product >> 32

    def unit(self) -> float:
        """A fraction from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0


def rng_from(*seeds: object) -> Rng:
    """A generator that depends on every given seed and on their order."""
    return _rng(sha256("/".join(str(x) for x in seeds).encode()).digest())


def resumed(a: int, b: int, c: int, counter: int) -> Rng:
    """A generator that goes on where another one stood."""
    rng = Rng(0, 0, 0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


def _rng(digest: bytes) -> Rng:
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)]
    return Rng(words[0], words[1], words[2])


class FairSource:
    """Outcome k of a table follows from the table's secret seed and k alone.

    The commitment may be shown before the game; with the seed, shown after it, anybody
    can compute every outcome again.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @property
    def commitment(self) -> str:
        return sha256(f"megalith:{self.seed}".encode()).hexdigest()

    def rng(self, k: int) -> Rng:
        """The generator that draws outcome k."""
        return rng_from("megalith", self.seed, k)
