"""A bot that rates its choices by a policy of learn_choices.py.

megalith arena stone_age --players 2 --bots greedy,examples/choice_player.py:Rater@policy.npz
"""

from pathlib import Path
from typing import Any

import numpy as np
from learn_choices import Policy

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import Title
from megalith.research.offers import Offers
from megalith.research.sight import scaled

WIDTH = 24


class Rater:
    def __init__(self, path: str) -> None:
        self.policy = Policy.load(Path(path))
        self.offers: Offers | None = None

    def choose(self, game: Title[Any], s: Any, seat: int, rng: Rng) -> int:
        offers = self.offers = self.offers or Offers(game, s.seats, WIDTH)
        listed, rows = Choices(), Features(WIDTH, offers.count)
        game.rules.choices(s, listed)
        offers.shorten(s, seat, listed, rng)
        offers.fill(s, seat, listed, rng, rows, 0)
        seen = np.frombuffer(memoryview(rows.values), np.int16).reshape(WIDTH, -1)
        mask = np.arange(WIDTH) < listed.count
        likely, _ = self.policy.chances(scaled(seen)[None], mask[None])
        return int(listed.codes[int(likely[0].argmax())])
