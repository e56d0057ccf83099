"""What a learner's environments share: bots, wrong actions, rewards on the way."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from megalith.bots import roster
from megalith.core.errors import OptionError
from megalith.core.game import OVER
from megalith.research.rivals import Rivals
from megalith.research.saving import Saved, restore_rivals, saved_rivals
from megalith.research.sight import Sight, width_of
from megalith.research.spaces import make_tables

ILLEGAL: Final = ("raise", "random", "lose")
LOST: Final = {"place": -1.0, "win": 0.0, "margin": -100.0}  # who loses by a wrong action


class Learning:
    """n tables with a learner at each, played by `Rivals`; NumPy outside."""

    def __init__(
        self,
        name: str,
        bots: Sequence[str],
        players: int | None,
        options: Mapping[str, object] | None,
        seat: int | None,
        n: int,
        reward: str,
        actions: str,
        width: int,
        illegal: str,
        scaled: bool,
        perfect: bool,
        scale: float,
        shaping: float,
        gamma: float,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError(f"unknown {illegal!r}; illegal is one of: {', '.join(ILLEGAL)}")
        offered = width_of(actions, width)
        self.tables = make_tables(name, players, options, n, reward, False, offered, perfect)
        self.game = self.tables.game
        self.seats = int(self.tables.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"seat {seat} does not exist with {self.seats} players")
        self.rivals = Rivals(self.tables, named(bots, self.seats), -1 if seat is None else seat)
        self.sight = Sight(self.tables, scaled)
        self.seated = np.frombuffer(memoryview(self.rivals.seats), np.int64)  # changes with it
        self._illegal, self._lost = illegal, LOST[reward]
        self._scale, self._shaping, self._gamma = scale, shaping, gamma
        self._before = np.zeros(n)

    def start(self, seed: object) -> None:
        self.rivals.start(seed)
        self._before = self._potentials()

    def step(
        self, actions: npt.NDArray[np.int64], rng: np.random.Generator
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Rewards, which games are over, and where a wrong action was answered."""
        t, seen = self.tables, self.sight.buffers
        playing = seen.to_move != OVER
        wrong = np.zeros(len(playing), np.bool_)
        wrong[t.wrong(actions.astype("<i8").tobytes())] = True
        if wrong.any():
            actions = self._mended(actions, wrong, rng)
        lost = wrong & (self._illegal == "lose")
        self.rivals.step(actions.astype("<i8").tobytes())
        for i in np.flatnonzero(lost):
            t.to_move[int(i)] = OVER
        over = seen.to_move == OVER
        mine = seen.rewards[np.arange(len(over)), self.seated]
        rewards = np.where(over & ~lost, mine, 0.0) + np.where(lost, self._lost, 0.0)
        return rewards / self._scale + self._shaped(playing, over), over, wrong

    def step_one(self, action: int, rng: np.random.Generator) -> tuple[float, bool, bool]:
        """The same at the only table, without arrays."""
        t = self.tables
        wrong = not t.legal(0, action)
        if wrong:
            action = int(self._mended(np.array([action]), np.array([True]), rng)[0])
        t.move(0, t.code(0, action))
        self.rivals.answer(0)
        lost = wrong and self._illegal == "lose"
        if lost:
            t.to_move[0] = OVER
        over = int(t.to_move[0]) == OVER
        reward = self._lost if lost else t.rewards[self.rivals.seats[0]] if over else 0.0
        if not self._shaping:
            return reward / self._scale, over, wrong
        now = 0.0 if over else self._potential(0)
        gained = self._gamma * now - float(self._before[0])
        self._before[0] = now
        return reward / self._scale + gained, over, wrong

    def _mended(
        self, actions: npt.NDArray[np.int64], wrong: npt.NDArray[np.bool_], rng: np.random.Generator
    ) -> npt.NDArray[np.int64]:
        """Any legal action in the place of a wrong one."""
        first = int(np.flatnonzero(wrong)[0])
        if self._illegal == "raise":
            raise ValueError(f"table {first}: {int(actions[first])} is not legal now")
        mended = actions.copy()
        for i in np.flatnonzero(wrong):
            mended[i] = rng.choice(self.tables.legal_at(int(i)))
        return mended

    # -- rewards on the way

    def _potentials(self) -> npt.NDArray[np.float64]:
        """What the evaluation thinks of the learner's lead; 0 when a game is over."""
        if not self._shaping:
            return np.zeros(int(self.tables.n))
        return np.array([self._potential(i) for i in range(int(self.tables.n))])

    def _potential(self, i: int) -> float:
        t = self.tables
        if t.to_move[i] == OVER:
            return 0.0
        seat = int(self.rivals.seats[i])
        s = self.game.rules.copy(t.states[i])
        self.game.rules.hide(s, seat, t.blind)
        return self._shaping * self.game.mind.evaluate(s, seat)

    def _shaped(
        self, playing: npt.NDArray[np.bool_], over: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.float64]:
        """Gamma times the potential after a step less that before: it changes no best policy."""
        now = self._potentials()
        gained = np.where(playing, self._gamma * np.where(over, 0.0, now) - self._before, 0.0)
        self._before = now
        return gained

    # -- copies

    def saved(self) -> Saved:
        return saved_rivals(self.rivals)

    def restore(self, saved: Saved) -> None:
        restore_rivals(self.rivals, saved)
        self._before = self._potentials()

    def result(self, i: int) -> dict[str, Any]:
        """Of a game that is over."""
        sheets = self.game.rules.sheets(self.tables.states[i])
        mine = sheets[int(self.rivals.seats[i])]
        return {"scores": [sheet.total for sheet in sheets], "place": mine.place}


def named(bots: Sequence[str], seats: int) -> list[str]:
    """One name for all rivals, or one for each."""
    names = list(bots) * (seats - 1) if len(bots) == 1 else list(bots)
    if len(names) != seats - 1:
        raise OptionError(f"{len(names)} bots for {seats - 1} rivals")
    for name in names:
        roster.make(name)
    return names
