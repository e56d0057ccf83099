"""A small network of numbers that were learned: one hidden layer, quick where many inputs are 0."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

PARTS: Final = ("first", "bias", "second")


@final
class Network:
    """The numbers of the first layer lie input by input: an input of 0 costs nothing."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        self.numbers = numbers  # as they stand in a file
        first, bias, second = [vec[float]([float(x) for x in numbers[part]]) for part in PARTS]
        self.first = first
        self.bias = bias
        self.second = second
        self.last = float(numbers["last"])
        self.hidden: i64 = len(bias)
        self.inputs: i64 = len(first) // len(bias)

    def value(self, x: vec[float]) -> float:
        n = self.hidden
        first = self.first
        sums = self.bias[:]
        at: i64 = 0
        for i in range(self.inputs):
            v = x[i]
            if v != 0.0:
                for j in range(n):
                    sums[j] += v * first[at + j]
            at += n
        total = self.last
        second = self.second
        for j in range(n):
            if sums[j] > 0.0:
                total += sums[j] * second[j]
        return total
