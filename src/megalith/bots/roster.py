"""The bots by name: the levels for people, two baselines, and the search with any budget."""

from typing import Final

from megalith.bots.base import Bot, RandomBot
from megalith.bots.easy import EasyBot
from megalith.bots.greedy import GreedyBot
from megalith.bots.mcts import SearchBot
from megalith.core.errors import OptionError

LEVELS: Final = ("easy", "medium", "hard", "master")
NAMES: Final = ("random", "greedy", *LEVELS)
SEARCH: Final = "search:"  # and a budget: iterations ("search:500") or time ("search:50ms")

OVERLOOKS: Final = 0.25
BLUR: Final = 1.5
MEDIUM: Final = 16  # iterations without playing on; time only ends what would take too long
MEDIUM_SECONDS: Final = 0.15
HARD_SECONDS: Final = 1.0
MASTER_SECONDS: Final = 3.0


def make(name: str) -> Bot:
    """A new bot; OptionError if there is none of that name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "easy":
        return EasyBot(name, OVERLOOKS, BLUR)
    if name == "medium":
        return SearchBot(name, MEDIUM, MEDIUM_SECONDS, plays_on=False)
    if name == "hard":
        return SearchBot(name, 0, HARD_SECONDS)
    if name == "master":
        return SearchBot(name, 0, MASTER_SECONDS)
    if name.startswith(SEARCH):
        return _search(name)
    text, known = "unknown bot {found}; there are: {known}", ", ".join([*NAMES, f"{SEARCH}BUDGET"])
    raise OptionError(text, "bot", found=repr(name), known=known)


def _search(name: str) -> Bot:
    budget = name.removeprefix(SEARCH)
    number = budget.removesuffix("ms")
    if not number.isdecimal() or int(number) == 0:
        text = "{found}: the budget is a number of iterations, or of time as in 50ms"
        raise OptionError(text, "budget", found=repr(name))
    if number == budget:
        return SearchBot(name, int(number), 0.0)
    return SearchBot(name, 0, int(number) / 1000)


def seconds(name: str) -> float:
    """About how long a bot thinks about a decision at most; for planning, not for play."""
    levels = {"medium": MEDIUM_SECONDS, "hard": HARD_SECONDS, "master": MASTER_SECONDS}
    bot = make(name)
    if isinstance(bot, SearchBot) and name not in levels:
        return bot.seconds or bot.iterations / 1000
    return levels.get(name, 0.01)
