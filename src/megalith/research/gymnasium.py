"""One learning seat against named bots, as a Gymnasium environment.

    import gymnasium, megalith.research.gymnasium
    env = gymnasium.make("megalith/stone_age-v0", bots=["greedy"], players=2)

`action_masks()` says what may be chosen, as maskable learners expect it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from megalith.bots import roster
from megalith.core.catalogue import TITLES
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError
from megalith.core.game import OVER
from megalith.research.drawing import MODES, drawn
from megalith.research.spaces import HIGH, LOW, VERSION, Buffers, make_tables

Row = npt.NDArray[np.int16]


class LearnerEnv(gymnasium.Env[Row, np.int64]):
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
    ) -> None:
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.tables = make_tables(name, players, options, 1, reward, again=False)
        self.game = self.tables.game
        self.seats = int(self.tables.seats)
        self.render_mode = render_mode
        self.slots = self.game.mind.slots(self.seats)
        self.observation_space = spaces.Box(LOW, HIGH, (len(self.slots),), np.int16)
        self.action_space: spaces.Discrete = spaces.Discrete(self.game.rules.n_actions)
        self.rivals = _rivals(bots, self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"seat {seat} does not exist with {self.seats} players")
        self._fixed = seat
        self.seat = 0 if seat is None else seat
        seen = Buffers(self.tables)
        self._row, self._mask, self._rewards = seen.observation[0], seen.mask[0], seen.rewards[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62)) if seed is None else seed
        self.tables.start(deal)
        self._minds = rng_from("minds", deal, 0)
        if self._fixed is None:
            self.seat = int(rng_from("seat", deal).below(self.seats))
        others = [k for k in range(self.seats) if k != self.seat]
        self._bots = dict(zip(others, (roster.make(name) for name in self.rivals), strict=True))
        self._rivals_move()
        return self._seen(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if not self.tables.legal(0, int(action)):
            raise ValueError(f"{action} is not legal now")
        self.tables.move(0, int(action))
        self._rivals_move()
        over = int(self.tables.to_move[0]) == OVER
        info: dict[str, Any] = {"seat": self.seat}
        if over:
            sheets = self.game.rules.sheets(self.tables.states[0])
            info["scores"] = [sheet.total for sheet in sheets]
            info["place"] = sheets[self.seat].place
        return self._seen(), float(self._rewards[self.seat]), over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for what the learner may choose now."""
        mask: npt.NDArray[np.bool_] = self._mask.astype(np.bool_)
        return mask

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return drawn(self.game, self.tables.states[0], self.render_mode)

    def _rivals_move(self) -> None:
        """Bots answer until the learner must, or the game is over."""
        state = self.tables.states[0]
        while (who := int(self.tables.to_move[0])) not in (OVER, self.seat):
            self.tables.move(0, self._bots[who].choose(self.game, state, who, self._minds))
        self.tables.show(0)
        if who == OVER:
            self.tables.look(0, self.seat)

    def _seen(self) -> Row:
        row: Row = self._row.copy()
        return row


def _rivals(bots: Sequence[str], seats: int) -> list[str]:
    """One name for all rivals, or one for each."""
    names = list(bots) * (seats - 1) if len(bots) == 1 else list(bots)
    if len(names) != seats - 1:
        raise OptionError(f"{len(names)} bots for {seats - 1} rivals")
    for name in names:
        roster.make(name)
    return names


def register() -> None:
    """`megalith/<title>-v0` for gymnasium.make; done when this module is imported."""
    for title in TITLES:
        id = f"megalith/{title}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="megalith.research.gymnasium:LearnerEnv",
                kwargs={"name": title},
                disable_env_checker=True,  # it samples without the mask
            )


register()
