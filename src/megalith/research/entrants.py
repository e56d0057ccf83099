"""Who takes part in the arena, by name: the known bots, with other numbers, or one of your own.

`greedy`, `search:500` and so on are those of `bots.roster`. `greedy@FILE` is one with the
weights, the tuning or the learned values of a JSON file. `FILE.py:Name` is your own: what `Name()`
gives must have `choose(game, s, seat, rng)` and answers with a legal code; `FILE.py:Name@TEXT`
calls `Name(TEXT)`.
"""

from pathlib import Path
from typing import Any

from megalith.bots import roster
from megalith.bots.base import Bot
from megalith.bots.mcts import SearchBot
from megalith.bots.outside import guests
from megalith.bots.outside.guests import OWN
from megalith.bots.tuning import Tuning
from megalith.core import weights
from megalith.core.game import Title


def make(name: str) -> Bot:
    """A new bot; OptionError says what is wrong with its name."""
    plain, _, given = name.partition("@")
    if OWN in plain:
        return guests.make(name)
    bot = roster.make(plain)
    numbers = weights.parse(Path(given)).get("tuning") if given else None
    if numbers is not None and isinstance(bot, SearchBot):
        bot.tuning = Tuning(**numbers)
    return bot


def game_of(name: str, game: Title[Any], seats: int) -> Title[Any]:
    """The title as the bot thinks of it: with the weights and learned values that it brings."""
    plain, _, path = name.partition("@")
    if not path or OWN in plain:
        return game
    data = weights.parse(Path(path))
    rows = weights.rows_of(data)
    thought = game.with_weights(seats, rows[seats]) if seats in rows else game
    learned = weights.networks(data)
    return thought.with_values(seats, learned[seats]) if seats in learned else thought


def may_play_for_ever(name: str) -> bool:
    """Nobody knows whether games with such a bot come to an end."""
    return name == "random" or OWN in name


def file_of(name: str) -> Path | None:
    """The file that the bot brings along, if any."""
    text = name.partition("@")[2]
    return Path(text) if text and Path(text).is_file() else None
