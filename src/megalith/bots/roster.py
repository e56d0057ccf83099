"""The bots by name: the levels for people, two baselines, the search with any budget, and bots
from files (`FILE.py:Name`), which a program may also call by a name of its own."""

from typing import Final

from megalith.bots.base import Bot, RandomBot
from megalith.bots.easy import EasyBot
from megalith.bots.greedy import GreedyBot
from megalith.bots.mcts import SearchBot
from megalith.bots.outside import guests
from megalith.bots.team import MOST, TeamBot
from megalith.core.errors import OptionError

LEVELS: Final = ("easy", "medium", "hard", "master")
NAMES: Final = ("random", "greedy", *LEVELS)
OTHERS: Final = ("search:BUDGET", "FILE.py:Name")
SEARCH: Final = "search:"  # and a budget: iterations ("search:500") or time ("search:50ms")
TIMES: Final = "x"  # then how many searches that is for each ("search:500x2")

OVERLOOKS: Final = 0.25
BLUR: Final = 1.5
MEDIUM: Final = 32  # iterations; time only ends what would take too long
MEDIUM_SECONDS: Final = 0.15
HARD_SECONDS: Final = 2.0  # for a whole turn, and so are those of the master
MASTER_SECONDS: Final = 6.0
MASTERS: Final = 2  # searches of the master, where there are so many cores

invited: dict[str, str] = {}  # bots from files by the names that people see


def invite(spec: str) -> str:
    """Make `FILE.py:Name` or `search:BUDGET` known by a short name; OptionError if it is wrong."""
    made = make(spec)
    plain = spec.partition("@")[0]
    name = plain.rpartition(":")[2] if guests.OWN in plain else made.name.replace(":", "-")
    name = name.lower()
    if name in NAMES or invited.get(name, spec) != spec:
        raise OptionError("there are two bots {name}", "two-bots", name=name)
    invited[name] = spec
    return name


def known(name: str) -> bool:
    """Whether a bot is called so, here and now."""
    return name in NAMES or name in invited


def make(name: str) -> Bot:
    """A new bot; OptionError if there is none of that name."""
    name = invited.get(name, name)
    if guests.OWN in name:
        return guests.make(name)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "easy":
        return EasyBot(name, OVERLOOKS, BLUR)
    if name == "medium":
        return SearchBot(name, MEDIUM, MEDIUM_SECONDS)
    if name == "hard":
        return SearchBot(name, 0, HARD_SECONDS, by_turn=True)
    if name == "master":
        return TeamBot(name, 0, MASTER_SECONDS, MASTERS, by_turn=True)
    if name.startswith(SEARCH):
        return _search(name)
    text, known = (
        "unknown bot {found}; there are: {known}",
        [*NAMES, f"{SEARCH}BUDGET", "FILE.py:NAME"],
    )
    raise OptionError(text, "bot", found=repr(name), known=", ".join(known))


def _search(name: str) -> SearchBot:
    budget, times, members = name.removeprefix(SEARCH).partition(TIMES)
    number = budget.removesuffix("ms")
    if not number.isdecimal() or int(number) == 0:
        text = "{found}: the budget is a number of iterations, or of time as in 50ms"
        raise OptionError(text, "budget", found=repr(name))
    of = (int(number), 0.0) if number == budget else (0, int(number) / 1000)
    if not times:
        return SearchBot(name, *of)
    if not members.isdecimal() or not 2 <= int(members) <= MOST:
        text = "{found}: x and a number from 2 to {most} says how many searches there are"
        raise OptionError(text, "members", found=repr(name), most=MOST)
    return TeamBot(name, *of, int(members))


def members(name: str) -> int:
    """How many searches a bot is."""
    name = invited.get(name, name)
    if name != "master" and not name.startswith(SEARCH):
        return 1
    bot = make(name)
    return bot.members if isinstance(bot, TeamBot) else 1


def seconds(name: str) -> float:
    """About how long somebody waits for a bot at most: a turn of a level, a decision of others."""
    levels = {"medium": MEDIUM_SECONDS, "hard": HARD_SECONDS, "master": MASTER_SECONDS}
    name = invited.get(name, name)
    if not name.startswith(SEARCH):
        return levels.get(name, 0.01)
    bot = _search(name)
    return bot.seconds or bot.iterations / 1000
