"""A small network of numbers that were learned: one hidden layer, quick where many inputs are 0.

What it goes by are numbers with names: the order in which a title writes them means nothing.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.errors import OptionError

PARTS: Final = ("first", "bias", "second")


@final
class Inputs:
    """Numbers that are written one after the other, each with its name; only one that is `naming`
    keeps the names."""

    def __init__(self, width: i64, naming: bool = False) -> None:
        self.values = vec[float]([0.0] * width)
        self.at: i64 = 0
        self.naming = naming
        self.names: list[str] = []
        self.prefix = ""

    def of(self, thing: str) -> None:
        """What follows belongs to it."""
        if self.naming:
            self.prefix = thing + "."

    def add(self, name: str, x: float) -> None:
        if self.naming:
            self.names.append(self.prefix + name)
        self.values[self.at] = x
        self.at += 1


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

    def going_by(self, names: list[str]) -> "Network":
        """The same network for inputs in this order; it must know just these."""
        known: list[str] = self.numbers.get("inputs", [])
        if sorted(known) != sorted(names) or len(set(names)) != len(names):
            raise OptionError("these learned values go by other numbers", "values-inputs")
        n = int(self.hidden)
        at = {name: n * k for k, name in enumerate(known)}
        first: list[float] = self.numbers["first"]
        ordered = [x for name in names for x in first[at[name] : at[name] + n]]
        return Network({**self.numbers, "inputs": list(names), "first": ordered})

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
