"""The bots by name."""

from megalith.bots.base import Bot, RandomBot
from megalith.bots.greedy import GreedyBot
from megalith.core.errors import OptionError

NAMES = ("random", "greedy")


def make(name: str) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise OptionError(f"unknown bot {name!r}; there are: {', '.join(NAMES)}")
