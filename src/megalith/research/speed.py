"""How fast the environments are: steps a second of one core's time, in random play."""

import time
from collections.abc import Callable
from typing import Any, Final

import pyspiel

from megalith.core.game import Title
from megalith.research import gymnasium, openspiel, pettingzoo
from megalith.research.vector import VectorEnv

TURNS: Final = 5
TABLES: Final = 64  # as many as fit into the near memory of a core; 256 are a fifth slower


def measure(game: Title[Any], players: int | None, seconds: float) -> dict[str, Any]:
    """Every rate counts observations and masks. CPU time, so that a busy machine does not matter.

    PettingZoo is measured twice: in the loop of its documentation, whose `action_space.sample`
    takes most of the time, and with actions that cost next to nothing.
    """
    id, seats, rivals = game.id, players or game.players[-1], ["random"]
    usual, alone, vector, many, learner, choices, spiel = _rates(
        [
            _usual_loop(pettingzoo.env(id, seats)),
            _quick_loop(pettingzoo.env(id, seats)),
            _vector_loop(VectorEnv(id, TABLES, seats)),
            _many_loop(gymnasium.LearnerVectorEnv(id, TABLES, rivals, seats)),
            _learner_loop(gymnasium.LearnerEnv(id, rivals, seats)),
            _vector_loop(VectorEnv(id, TABLES, seats, actions="choices")),
            _spiel_loop(id, seats),
        ],
        seconds,
    )
    return {
        "players": seats,
        "observation_slots": len(game.mind.slots(seats)),
        "aec_steps_per_second": round(usual),
        "aec_alone_steps_per_second": round(alone),
        "gymnasium_steps_per_second": round(learner),
        "openspiel_steps_per_second": round(spiel),
        "vector_tables": TABLES,
        "vector_steps_per_second": round(vector),
        "choices_steps_per_second": round(choices),
        "learner_vector_steps_per_second": round(many),
        "learner_vector_to_gymnasium": round(many / learner, 1),
        "vector_to_aec": round(vector / usual, 1),
        "vector_to_aec_alone": round(vector / alone, 1),
    }


def _rates(loops: list[Callable[[], int]], seconds: float) -> list[float]:
    """Steps a second of each: they take turns, and the best turn counts, so that the neighbours of
    a busy machine are in as few of them as can be."""
    for steps in loops:
        steps()  # warm up
    turns = [[_rate(steps, seconds / TURNS) for steps in loops] for _ in range(TURNS)]
    return [max(rates) for rates in zip(*turns, strict=True)]


def _rate(steps: Callable[[], int], seconds: float) -> float:
    """Each call of `steps` does some and says how many."""
    count, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        count += steps()
    return count / (time.process_time() - began)


def _usual_loop(env: pettingzoo.GameEnv) -> Callable[[], int]:
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(100):
            if not env.agents:
                env.reset()
            seen, _reward, over, cut, _info = env.last()
            agent = env.agent_selection
            action = None if over or cut else env.action_space(agent).sample(seen["action_mask"])
            env.step(action)
        return 100

    return steps


def _quick_loop(env: pettingzoo.GameEnv) -> Callable[[], int]:
    env.reset(seed=1)
    lucky = env.tables.lucks[0]

    def steps() -> int:
        for _ in range(100):
            if not env.agents:
                env.reset()
            _, _reward, over, _, _info = env.last()
            env.step(None if over else int(env.tables.lists[0].any(lucky)))
        return 100

    return steps


def _vector_loop(env: VectorEnv) -> Callable[[], int]:
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(4):
            env.step(env.sample())
        return 4 * env.num_envs

    return steps


def _many_loop(env: gymnasium.LearnerVectorEnv) -> Callable[[], int]:
    env.reset(seed=1)
    t, lucky = env.tables, env.tables.lucks[0]

    def steps() -> int:
        for _ in range(4):
            env.action_masks()
            lists = (t.lists[i] for i in range(env.num_envs))
            env.step([int(x.any(lucky)) if x.count else 0 for x in lists])
        return 4 * env.num_envs

    return steps


def _learner_loop(env: gymnasium.LearnerEnv) -> Callable[[], int]:
    env.reset(seed=1)
    lucky = env.tables.lucks[0]

    def steps() -> int:
        for _ in range(100):
            env.action_masks()
            over = env.step(env.tables.lists[0].any(lucky))[2]  # type: ignore[arg-type]
            if over:
                env.reset()
        return 100

    return steps


def _spiel_loop(title: str, seats: int) -> Callable[[], int]:
    game = pyspiel.load_game(openspiel.name_of(title), {"players": seats})

    def steps() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            else:
                legal = state.legal_actions()
                state.observation_tensor(state.current_player())
                state.apply_action(legal[len(state.history()) % len(legal)])
        return len(state.history())

    return steps
