"""Learn a title with MaskablePPO of sb3-contrib, by rating choices.

    pip install "megalith[research,learn]"
    python examples/learn_ppo.py stone_age                    five minutes of processor time
    python examples/learn_ppo.py akropolis --seconds 60

The environment offers numbered choices, each with a row of what it changes (`actions="choices"`).
The policy rates every row by the same small network, so it has few weights and fits every title;
the mask closes the numbers that stand for nothing. At the end it plays games in which it always
takes the choice that it rates best.
"""

import argparse
import time
from typing import Any

import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from megalith.research.gymnasium import LearnerEnv
from megalith.research.intervals import wilson

GAMMA = 0.97
POINTS = 20.0  # of a lead that count as one
HIDDEN = 64


class Rater(BaseFeaturesExtractor):
    """A number for each choice, and behind them what the value is judged by."""

    def __init__(self, space: spaces.Dict) -> None:
        self.width, numbers = space["choices"].shape  # type: ignore[misc]
        super().__init__(space, self.width + HIDDEN)
        seen = space["observation"].shape[0]  # type: ignore[index]
        self.rate = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, 1))
        self.look = nn.Sequential(nn.Linear(seen, HIDDEN), nn.Tanh())

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        rated = self.rate(seen["choices"]).squeeze(-1)
        return torch.cat([rated, self.look(seen["observation"])], dim=1)


class First(nn.Module):
    """The ratings are the answer: nothing is learned behind them."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, : self.width]


class ChoicePolicy(MaskableMultiInputActorCriticPolicy):
    def __init__(self, *args: Any, **named: Any) -> None:
        rater = {"features_extractor_class": Rater, "net_arch": [], "ortho_init": False}
        super().__init__(*args, **{**named, **rater})

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = First(self.features_extractor.width)


class Clock(BaseCallback):
    """Stops after so many seconds of the processor."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self._end


def environment(title: str, bot: str, width: int) -> LearnerEnv:
    lead: dict[str, Any] = {"reward": "margin", "scale": POINTS, "shaping": 1 / POINTS}
    rows: dict[str, Any] = {"actions": "choices", "width": width, "scaled": True}
    return LearnerEnv(title, [bot], 2, gamma=GAMMA, **lead, **rows)


def learn(
    title: str, bot: str, seconds: float, width: int, seed: int, decisions: int = 10**9
) -> MaskablePPO:
    """Until the time or the decisions are used up."""
    torch.set_num_threads(1)
    env = make_vec_env(lambda: environment(title, bot, width), n_envs=8, seed=seed)
    model = MaskablePPO(ChoicePolicy, env, n_steps=128, batch_size=256, gamma=GAMMA, seed=seed)
    return model.learn(decisions, callback=Clock(seconds))


def won(model: MaskablePPO, title: str, bot: str, width: int, games: int, seed: int) -> int:
    env = environment(title, bot, width)
    count = 0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(action)
        count += int(info["place"] == 1)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("title", nargs="?", default="stone_age")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seconds", type=float, default=300.0, help="of the processor")
    parser.add_argument("--width", type=int, default=64, help="choices that are offered at most")
    parser.add_argument("--games", type=int, default=100, help="that are played at the end")
    parser.add_argument("--seed", type=int, default=1)
    ask = parser.parse_args()
    model = learn(ask.title, ask.bot, ask.seconds, ask.width, ask.seed)
    wins = won(model, ask.title, ask.bot, ask.width, ask.games, 10**6)
    low, high = wilson(wins, ask.games)
    print(f"{model.num_timesteps} decisions; won {wins} of {ask.games} ({low:.0%} - {high:.0%})")


if __name__ == "__main__":
    main()
