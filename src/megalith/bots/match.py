"""One game between bots, with the loop inside the compiled build."""

from mypy_extensions import i64

from megalith.bots.base import Bot
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, S, Title


def play(
    game: Title[S], s: S, bots: list[Bot], luck: Rng, minds: Rng, trace: list[int] | None
) -> i64:
    """Play s to its end; the number of decisions. `trace` gets every code, luck included.

    Luck has its own generator, so that bots which think more do not change the dice.
    """
    out = Choices()
    decisions: i64 = 0
    while True:
        who = game.rules.to_move(s)
        if who == OVER:
            return decisions
        if who == CHANCE:
            game.rules.choices(s, out)
            code = out.outcome(luck)
        else:
            code = bots[who].choose(game, s, who, minds)
            decisions += 1
        if trace is not None:
            trace.append(code)
        game.rules.apply(s, code)
