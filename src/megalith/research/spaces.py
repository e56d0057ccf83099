"""What all environments share: ids with versions, spaces, rewards, names of slots and codes."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError
from megalith.core.game import Title
from megalith.core.table import Table
from megalith.research import tables
from megalith.research.plans import bounded
from megalith.research.tables import Tables

VERSION: Final = 0  # of slots, codes and rewards; goes up whenever one of them changes
REWARDS: Final = {"place": tables.PLACE, "win": tables.WIN, "margin": tables.MARGIN}
LOW: Final = -1000  # no number in a row is outside
HIGH: Final = 10_000


def env_id(title: str) -> str:
    return f"{title}_v{VERSION}"


def title_of(name: str) -> str:
    """The title behind `stone_age` or `stone_age_v0`."""
    title, sign, version = name.rpartition("_v")
    if not sign or not version.isdigit():
        return name
    if int(version) != VERSION and title in TITLES:
        raise OptionError(f"unknown environment {name!r}; this build has {env_id(title)}")
    return title


def setting(
    name: str, players: int | None, options: Mapping[str, object] | None
) -> tuple[Title[Any], int, dict[str, object]]:
    """Game, players and all options; the default is the most players.

    Games must end even under a learner that moves at random, so the title's guard holds
    unless an option says otherwise.
    """
    game = load(title_of(name))
    seats = game.players[-1] if players is None else players
    chosen = bounded(game, dict(options or {}), random=True)
    Table(game, seats, chosen)  # refuses a wrong number of players
    return game, seats, chosen


def make_tables(
    name: str,
    players: int | None,
    options: Mapping[str, object] | None,
    n: int,
    reward: str,
    again: bool,
    width: int = 0,
    perfect: bool = False,
) -> Tables:
    game, seats, chosen = setting(name, players, options)
    if reward not in REWARDS:
        raise OptionError(f"unknown reward {reward!r}; there are: {', '.join(REWARDS)}")
    if n < 1:
        raise OptionError(f"expected at least one table, not {n}")
    return Tables(game, seats, chosen, n, REWARDS[reward], again, width, perfect)


def seat_space(
    game: Title[Any], seats: int, perfect: bool = False, offered: int = 0
) -> spaces.Dict:
    """A row of numbers and the mask of what may be chosen."""
    width = len(game.mind.slots(seats)) * (seats if perfect else 1)
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (width,), np.int16),
            "action_mask": spaces.Box(0, 1, (offered or game.rules.n_actions,), np.int8),
        }
    )


class Buffers:
    """The flat buffers of some tables as arrays that change with them; read only."""

    def __init__(self, t: Tables) -> None:
        n, seats = int(t.n), int(t.seats)
        self.observation = _seen(t.features.values, np.int16).reshape(n, -1)
        if n == 1:
            self.mask = _seen(t.mask, np.uint8).view(np.int8).reshape(1, -1)
        if t.offers is not None:
            shape = n, int(t.offers.width), int(t.offers.count)
            self.choices = _seen(t.offer_rows.values, np.int16).reshape(shape)
        self.to_move = _seen(t.to_move, np.int64)
        self.done = _seen(t.done, np.uint8).view(np.bool_)
        self.rewards = _seen(t.rewards, np.float64).reshape(n, seats)
        self.scores = _seen(t.scores, np.int64).reshape(n, seats)
        self.lengths = _seen(t.lengths, np.int64)


def _seen(values: Any, dtype: type[np.generic]) -> "np.ndarray[Any, Any]":
    return np.frombuffer(memoryview(values), dtype=dtype)
