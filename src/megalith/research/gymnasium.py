"""One learning seat against named bots, as a Gymnasium environment, alone or many at once.

    import gymnasium, megalith.research.gymnasium
    env = gymnasium.make("megalith/stone_age-v0", bots=["greedy"], players=2)
    many = gymnasium.make_vec("megalith/stone_age-v0", 64, bots=["greedy"], players=2)

`action_masks()` says what may be chosen, as maskable learners expect it. docs/research.md has the
words for actions, rewards and observations.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from megalith.core.catalogue import TITLES
from megalith.core.game import OVER
from megalith.research.drawing import MODES, drawn
from megalith.research.learning import Learning
from megalith.research.saving import Saved
from megalith.research.sight import WIDTH
from megalith.research.spaces import VERSION

T = TypeVar("T", bound="_Kept")


class _Kept:
    """An environment that can be copied and pickled: made anew, then set to where it stood."""

    _made: dict[str, Any]
    _learning: Learning
    np_random: np.random.Generator

    def state(self) -> Saved:
        """Where every game stands, luck to come included; `restore` goes back there."""
        return self._learning.saved()

    def restore(self, state: Saved) -> None:
        self._learning.restore(state)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self._made, self.state(), self.np_random)

    def __deepcopy__(self: T, memo: dict[int, Any]) -> T:
        rng = np.random.Generator(type(self.np_random.bit_generator)())
        rng.bit_generator.state = self.np_random.bit_generator.state
        return _again(type(self), self._made, self.state(), rng)


def _again(kind: type[T], made: dict[str, Any], state: Saved, rng: np.random.Generator) -> T:
    env = kind(**made)
    env.np_random = rng
    env.restore(state)
    return env


class LearnerEnv(_Kept, gymnasium.Env[Any, np.int64]):
    """The learner's seat is drawn anew for each game unless `seat` names one."""

    def __init__(
        self,
        name: str,
        bots: Sequence[str] = ("random",),
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        *,
        actions: str = "codes",
        width: int = WIDTH,
        illegal: str = "raise",
        scaled: bool = False,
        perfect: bool = False,
        scale: float = 1.0,
        shaping: float = 0.0,
        gamma: float = 1.0,
    ) -> None:
        self._made = {k: v for k, v in locals().items() if k not in ("self", "__class__")}
        asked = {k: v for k, v in self._made.items() if k != "render_mode"}
        self._learning = Learning(n=1, **asked)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.tables, self.game = self._learning.tables, self._learning.game
        self.seats = self._learning.seats
        self.slots = self.game.mind.slots(self.seats)
        self.observation_space = self._learning.sight.space
        self.action_space: spaces.Discrete = spaces.Discrete(int(self.tables.actions))

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return int(self._learning.rivals.seats[0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._learning.start(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._learning.sight.seen_alone(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if int(self.tables.to_move[0]) == OVER:
            raise ValueError("the game is over: reset begins another")
        reward, over, wrong = self._learning.step_one(int(action), self.np_random)
        info: dict[str, Any] = {"seat": self.seat}
        if wrong:
            info["illegal"] = True
        if over:
            info |= self._learning.result(0)
        return self._learning.sight.seen_alone(), reward, over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for what the learner may choose now."""
        mask: npt.NDArray[np.bool_] = self._learning.sight.buffers.mask[0].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return drawn(self.game, self.tables.states[0], self.render_mode)


class LearnerVectorEnv(_Kept, gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many such tables, with the loop over them compiled. Where a game is over, the next step
    begins another, whatever the action there is (`AutoresetMode.NEXT_STEP`)."""

    def __init__(
        self,
        name: str,
        num_envs: int = 64,
        bots: Sequence[str] = ("random",),
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        reward: str = "place",
        *,
        actions: str = "codes",
        width: int = WIDTH,
        illegal: str = "raise",
        scaled: bool = False,
        perfect: bool = False,
        scale: float = 1.0,
        shaping: float = 0.0,
        gamma: float = 1.0,
    ) -> None:
        self._made = {k: v for k, v in locals().items() if k not in ("self", "__class__")}
        asked = {k: v for k, v in self._made.items() if k != "num_envs"}
        self._learning = Learning(n=num_envs, **asked)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.render_mode = None
        self.tables, self.game = self._learning.tables, self._learning.game
        self.seats = self._learning.seats
        self.slots = self.game.mind.slots(self.seats)
        self.single_observation_space = self._learning.sight.space
        self.single_action_space = spaces.Discrete(int(self.tables.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Table i plays games i, i + n, … of the seed (of the first, if there are many)."""
        seed = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=seed)
        self._learning.start(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._learning.sight.seen(), {"seat": self._seats()}

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action for each table; with illegal="raise", ValueError and no change if one is
        not legal."""
        codes = np.asarray(actions, np.int64)
        if codes.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, not shape {codes.shape}")
        rewards, over, wrong = self._learning.step(codes, self.np_random)
        info: dict[str, Any] = {"seat": self._seats(), "illegal": wrong}
        if over.any():
            info["scores"], info["place"] = self._results(over)
        return self._learning.sight.seen(), rewards, over, np.zeros_like(over), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """A row for each table, only to be read; the first action is open where the next step
        begins a new game."""
        mask: npt.NDArray[np.bool_] = self._learning.sight.masks.now(idle=True).view(np.bool_)
        return mask

    def _results(self, over: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Scores and the learner's place where a game is over, 0 elsewhere."""
        scores = np.zeros((self.num_envs, self.seats), np.int64)
        places = np.zeros(self.num_envs, np.int64)
        for i in np.flatnonzero(over):
            found = self._learning.result(int(i))
            scores[i], places[i] = found["scores"], found["place"]
        return scores, places

    def _seats(self) -> npt.NDArray[np.int64]:
        return self._learning.seated.copy()


def register() -> None:
    """`megalith/<title>-v0` for gymnasium.make and make_vec; done when this module is imported."""
    for title in TITLES:
        id = f"megalith/{title}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="megalith.research.gymnasium:LearnerEnv",
                vector_entry_point="megalith.research.gymnasium:LearnerVectorEnv",
                kwargs={"name": title},
                disable_env_checker=True,  # it samples without the mask
            )


register()
