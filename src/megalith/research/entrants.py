"""Who takes part in the arena, by name: the known bots, with other numbers, or one of your own.

`greedy`, `search:500` and so on are those of `bots.roster`. `greedy@FILE` is one with the
weights or the tuning of a JSON file. `FILE.py:Name` is your own: what `Name()` gives must have
`choose(game, s, seat, rng)` and answers with a legal code; `FILE.py:Name@TEXT` calls `Name(TEXT)`.
"""

import importlib.util
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from megalith.bots import roster
from megalith.bots.mcts import SearchBot
from megalith.bots.tuning import Tuning
from megalith.core import weights
from megalith.core.catalogue import load
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.errors import OptionError, TableError
from megalith.core.game import Title

OWN = ".py:"  # in the name of a bot of your own


class Player(Protocol):
    def choose(self, game: Title[Any], s: Any, seat: int, rng: Rng, /) -> int: ...


class Guest:
    """A bot of your own: it sees a copy without what its seat cannot know, and is checked."""

    def __init__(self, name: str, mind: Player) -> None:
        self.name = name
        self.mind = mind
        self.out = Choices()

    def choose(self, game: Title[Any], s: Any, seat: int, rng: Rng, /) -> int:
        game.rules.choices(s, self.out)
        codes = self.out.to_list()
        if len(codes) == 1:
            return codes[0]
        mine = game.rules.copy(s)
        game.rules.hide(mine, seat, rng)
        code = int(self.mind.choose(game, mine, seat, rng))
        if code not in codes:
            raise TableError(f"{self.name} chose {code}, which is not legal")
        return code


def make(name: str) -> Player:
    """A new bot; OptionError says what is wrong with its name."""
    plain, _, given = name.partition("@")
    if OWN in plain:
        return _guest(name, plain, given)
    bot = roster.make(plain)
    numbers = weights.parse(Path(given)).get("tuning") if given else None
    if numbers is not None and isinstance(bot, SearchBot):
        bot.tuning = Tuning(**numbers)
    return bot


def game_of(name: str, title: str, seats: int) -> Title[Any]:
    """The title as the bot thinks of it: with the weights that it brings along, if any."""
    plain, _, path = name.partition("@")
    rows = weights.read(Path(path)) if path and OWN not in plain else {}
    game = load(title)
    return game.with_weights(seats, rows[seats]) if seats in rows else game


def may_play_for_ever(name: str) -> bool:
    """Nobody knows whether games with such a bot come to an end."""
    return name == "random" or OWN in name


def file_of(name: str) -> Path | None:
    """The file that the bot brings along, if any."""
    text = name.partition("@")[2]
    return Path(text) if text and Path(text).is_file() else None


def _guest(name: str, plain: str, given: str) -> Guest:
    path, _, maker = plain.rpartition(":")
    found = getattr(_module(path), maker, None)
    if found is None:
        raise OptionError(f"{path} has no {maker}")
    mind = found(given) if given else found()
    if not callable(getattr(mind, "choose", None)):
        raise OptionError(f"{plain} has no choose(game, s, seat, rng)")
    return Guest(name, mind)


@lru_cache
def _module(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"entrant_{Path(path).stem}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise OptionError("there is no {path}", "no-file", path=path)
    folder = str(Path(path).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # it may import its neighbours, as a script may
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
