"""The bots by name."""

from megalith.bots.base import Bot, RandomBot
from megalith.bots.greedy import GreedyBot
from megalith.bots.mcts import SearchBot
from megalith.bots.tuning import Tuning
from megalith.core.errors import OptionError

NAMES = ("random", "greedy")


def make(name: str) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name.startswith("search:"):
        return SearchBot(name, int(name[7:]), 0.0, Tuning())
    raise OptionError(f"unknown bot {name!r}; there are: {', '.join(NAMES)}")
