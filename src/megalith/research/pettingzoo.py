"""Every title as a PettingZoo environment (AEC). Luck is played by the environment.

    from megalith.research import pettingzoo
    env = pettingzoo.env("stone_age", players=4)

An observation is {"observation": a row of whole numbers, "action_mask": what may be chosen};
`env.slots` names the numbers. Rewards come at the end of the game.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from megalith.core.errors import OptionError
from megalith.core.game import OVER
from megalith.research.drawing import MODES, drawn
from megalith.research.saving import Saved, restore, saved
from megalith.research.spaces import Buffers, env_id, make_tables, seat_space

Observation = dict[str, npt.NDArray[Any]]


class GameEnv(AECEnv):  # type: ignore[misc]  # the library has no types
    infos: dict[str, dict[str, Any]]

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        perfect: bool = False,
    ) -> None:
        """`perfect`: a row is followed by those of the other seats, hidden numbers included."""
        self._made = (name, players, options, reward, render_mode, perfect)
        if render_mode is not None and render_mode not in MODES:
            raise OptionError(f"unknown render mode {render_mode!r}; there are: {', '.join(MODES)}")
        self.tables = make_tables(name, players, options, 1, reward, again=False, perfect=perfect)
        self.game = self.tables.game
        self.render_mode = render_mode
        self.metadata = {
            "name": env_id(self.game.id),
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        seats = int(self.tables.seats)
        self.slots = self.game.mind.slots(seats)
        self.possible_agents = [f"player_{k}" for k in range(seats)]
        self.agents: list[str] = []
        space = seat_space(self.game, seats, perfect)
        self._spaces = dict.fromkeys(self.possible_agents, space)
        self._choices = {
            agent: spaces.Discrete(self.game.rules.n_actions) for agent in self.possible_agents
        }
        self._seats = {agent: k for k, agent in enumerate(self.possible_agents)}
        seen = Buffers(self.tables)
        self._row, self._mask = seen.observation[0], seen.mask[0]
        self._closed = np.zeros(self.game.rules.n_actions, np.int8)
        self._shown = 0  # the seat whose row is in the buffer
        self._next_seed = secrets.randbits(62)

    # -- spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the seed after the last one; any, if there was none."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self.tables.start(seed)
        self._begin()

    def _begin(self) -> None:
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        code = -1 if action is None else int(action)
        if not self.tables.legal(0, code):
            raise ValueError(f"{agent}: {action} is not legal now")
        self.tables.move(0, code)
        self.tables.show(0)
        self._ask()

    def _ask(self) -> None:
        who = int(self.tables.to_move[0])
        if who == OVER:
            self._end()
            return
        self._shown = who
        self.agent_selection = self.possible_agents[who]

    def _end(self) -> None:
        sheets = self.game.rules.sheets(self.tables.states[0])
        self._shown = 0
        for k, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = self.tables.rewards[k]
            self.terminations[agent] = True
            self.infos[agent] = {"score": sheets[k].total, "place": sheets[k].place}

    # -- copies

    def state(self) -> Saved:
        """Where the game stands, luck to come included; `restore` goes back there."""
        return {"tables": saved(self.tables), "next": self._next_seed, "left": self.agents[:]}

    def restore(self, state: Saved) -> None:
        restore(self.tables, state["tables"])
        self._begin()
        self._next_seed = state["next"]
        if int(self.tables.to_move[0]) == OVER:
            self.agents = state["left"][:]

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._made, self.state() if self.agents else None)

    # -- seeing

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        if seat != self._shown:
            self.tables.look(0, seat)
            self._shown = seat
        asked = agent == self.agent_selection
        return {
            "observation": self._row.copy(),
            "action_mask": self._mask.copy() if asked else self._closed.copy(),
        }

    def render(self) -> str | None:
        """The table as the player sees it who decides now; text or SVG."""
        if self.render_mode is None:
            return None
        return drawn(self.game, self.tables.states[0], self.render_mode)

    def close(self) -> None:
        pass


def env(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "place",
    render_mode: str | None = None,
    perfect: bool = False,
) -> GameEnv:
    """The environment of a title, such as `stone_age` or, with its version, `stone_age_v0`."""
    return GameEnv(name, players, options, reward, render_mode, perfect)


def _again(made: tuple[Any, ...], state: Saved | None) -> GameEnv:
    """An environment that stands where another one stood."""
    env = GameEnv(*made)
    if state is not None:
        env.restore(state)
    return env


raw_env = env  # legality is checked in step, so no wrapper is needed
