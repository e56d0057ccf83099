"""What runs in a worker process: the bots of live tables, which live as long as they are used."""

import pickle
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from megalith.bots import hints, roster
from megalith.bots.base import Bot
from megalith.bots.mcts import SearchBot, Vote
from megalith.core.chance import Rng, rng_from
from megalith.core.game import Json, Title
from megalith.server import titles

MOST_BOTS: Final = 256
MOST_NODES: Final = 2_000_000  # of all trees together, at about 100 bytes


class Mind:
    """One bot of one seat: it goes on with what it thought about before."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.bot: Bot = roster.make(name)
        self.rng: Rng = rng_from(seed)

    def nodes(self) -> int:
        search = self.bot.search if isinstance(self.bot, SearchBot) else None
        return 0 if search is None else int(search.tree.count)

    def continued(self) -> int:
        """Decisions that went on with the tree of the one before."""
        return int(self.bot.continued) if isinstance(self.bot, SearchBot) else 0


class Minds:
    """The bots of this process; those that were not used for longest go first."""

    def __init__(self, most: int = MOST_BOTS, nodes: int = MOST_NODES) -> None:
        self._most, self._nodes = most, nodes
        self._living: OrderedDict[tuple[str, int], Mind] = OrderedDict()

    def get(self, table: str, seat: int, name: str, seed: str) -> Mind:
        """The bot of a seat; a new one if there is none, or if another level plays now."""
        mind = self._living.pop((table, seat), None)
        if mind is None or mind.name != name:
            mind = Mind(name, seed)
        self._living[table, seat] = mind
        return mind

    def tidy(self) -> None:
        """Let go of what is too much, but for the last one used."""
        nodes = sum(mind.nodes() for mind in self._living.values())
        while len(self._living) > 1 and (len(self._living) > self._most or nodes > self._nodes):
            nodes -= self._living.popitem(last=False)[1].nodes()

    def __len__(self) -> int:
        return len(self._living)


MINDS: Final = Minds()


@dataclass(frozen=True)
class Sent:
    """A position on its way to a worker, with what it must load first to understand it."""

    title: str
    version: int  # of the rules
    changes: Json | None  # of the components; None: the shipped ones
    state: bytes

    def read(self) -> tuple[Title[Any], Any]:
        title = titles.still(self.title, self.changes, self.version)
        return title, pickle.loads(self.state)


def sent(game: Title[Any], changes: Json | None, state: Any) -> Sent:
    return Sent(game.id, game.version, changes, pickle.dumps(state))


def choose(table: str, position: Sent, seat: int, name: str, seed: str) -> tuple[int, bool]:
    """A legal code for the seat, and whether the bot went on with an earlier tree.

    The seed is that of a bot which is born now."""
    mind = MINDS.get(table, seat, name, seed)
    before = mind.continued()
    game, state = position.read()
    code = int(mind.bot.choose(game, state, seat, mind.rng))
    MINDS.tidy()
    return code, mind.continued() > before


def ponder(
    table: str, position: Sent, seat: int, name: str, seed: str, decided: int
) -> tuple[list[Vote], bool]:
    """What one search of a team finds, and whether it went on with an earlier tree; `decided` is
    what the team chose the last time."""
    mind = MINDS.get(table, seat, name, seed)
    bot, before = mind.bot, mind.continued()
    assert isinstance(bot, SearchBot)
    game, state = position.read()
    bot.decide(decided)
    bot.ponder(game, state, seat, mind.rng, bot.part(game, state, seat))
    MINDS.tidy()
    return bot.votes(), mind.continued() > before


def best(position: Sent, seat: int, bot: str, seed: str) -> list[hints.Advice]:
    game, state = position.read()
    return hints.best(game, state, seat, rng_from(seed), bot=bot)
