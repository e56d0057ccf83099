"""Many tables in one process, NumPy arrays in and out.

    env = VectorEnv("stone_age", 256, players=4)
    batch = env.reset(seed=1)
    while training:
        batch = env.step(policy(batch.observation, batch.action_mask))

Each table asks one seat at a time (`batch.seat`); its row and mask are that seat's. A table
whose game ends is dealt anew in the same step: `done` and `rewards` tell of the game that
ended, everything else of the new one.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from megalith.core.chance import rng_from
from megalith.research import tables
from megalith.research.masks import Masks
from megalith.research.saving import Saved, copied, restore, saved
from megalith.research.sight import WIDTH, width_of
from megalith.research.spaces import Buffers, env_id, make_tables, seat_space


class Batch(NamedTuple):
    """One row for each table."""

    observation: npt.NDArray[np.int16]  # (n, slots), of the seat that decides
    action_mask: npt.NDArray[np.int8]  # (n, actions), only to be read
    seat: npt.NDArray[np.int64]  # (n,)
    rewards: npt.NDArray[np.float64]  # (n, seats); 0 unless done
    done: npt.NDArray[np.bool_]  # (n,): a game ended with this step
    scores: npt.NDArray[np.int64]  # (n, seats), points of the last game that ended
    lengths: npt.NDArray[np.int64]  # (n,), decisions in it
    choices: npt.NDArray[np.int16] | None = None  # (n, width, numbers) if actions are choices


class VectorEnv:
    def __init__(
        self,
        name: str,
        tables: int = 256,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "place",
        copy: bool = True,
        actions: str = "codes",
        width: int = WIDTH,
        perfect: bool = False,
    ) -> None:
        """Without `copy` the arrays of a batch are views that change with the next step."""
        self._made = {k: v for k, v in locals().items() if k != "self"}
        offered = width_of(actions, width)
        self.tables = make_tables(name, players, options, tables, reward, True, offered, perfect)
        self.game = self.tables.game
        self.seats = int(self.tables.seats)
        self.num_envs = tables
        self.id = env_id(self.game.id)
        self.single_space = seat_space(self.game, self.seats, perfect, offered)
        self.slots = self.game.mind.slots(self.seats)
        self._copy = copy
        self._seen = Buffers(self.tables)
        self._masks = Masks(self.tables, changing=not copy)
        self._random = rng_from("sample", 0)

    def reset(self, seed: int = 0) -> Batch:
        """A new game at every table; table i plays games i, i + n, … of that seed."""
        self.tables.start(seed)
        self._random = rng_from("sample", seed)
        return self._batch()

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One code for each table; ValueError, and no change, if one is not legal."""
        codes = np.asarray(actions, dtype="<i8")
        if codes.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, not shape {codes.shape}")
        self.tables.step(codes.tobytes())
        return self._batch()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal choice for each table; follows from the seed of the reset."""
        return np.frombuffer(tables.sample(self.tables, self._random), dtype="<i8")

    # -- copies

    def state(self) -> Saved:
        """Where every game stands, luck to come included; `restore` goes back there."""
        return {"tables": saved(self.tables), "sample": copied(self._random)}

    def restore(self, state: Saved) -> Batch:
        """What is seen there."""
        restore(self.tables, state["tables"])
        self._random = copied(state["sample"])
        return self._batch()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._made, self.state())

    def _batch(self) -> Batch:
        b = self._seen
        views: tuple[npt.NDArray[Any], ...] = (b.to_move, b.rewards, b.done, b.scores, b.lengths)
        if self.tables.offers is not None:
            views += (b.choices,)
        if self._copy:
            views = tuple(view.copy() for view in views)
        row = b.observation.copy() if self._copy else b.observation
        return Batch(row, self._masks.now(), *views)


def _again(made: dict[str, Any], state: Saved) -> VectorEnv:
    """An environment that stands where another one stood."""
    env = VectorEnv(**made)
    env.restore(state)
    return env
