"""A bot for beginners: it plays by sight and overlooks things, as people do.

It looks one decision ahead like the greedy bot, but of the choices it notices only some,
and it judges none of them exactly. It never throws a good position away at random.
"""

from typing import final

from mypy_extensions import i64

from megalith.bots.greedy import GreedyBot
from megalith.core.chance import Rng
from megalith.core.game import S, Title


@final
class EasyBot(GreedyBot):
    def __init__(self, name: str, overlooks: float, blur: float) -> None:
        super().__init__()
        self.name = name
        self.overlooks = overlooks  # chance that a choice is not noticed
        self.blur = blur  # points by which a judgement is off, on average

    def think(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        best = -1e300
        chosen: i64 = -1
        for i in range(self.out.count):
            noticed = rng.unit() >= self.overlooks
            error = 2.0 * self.blur * (rng.unit() + rng.unit() - 1.0)
            if not noticed and (chosen >= 0 or i + 1 < self.out.count):
                continue
            code = self.out.codes[i]
            value = self.value(game, s, seat, code, rng) + error
            if value > best:
                best = value
                chosen = code
        return chosen
