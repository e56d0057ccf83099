"""What runs in a worker process for the coach: is a choice much worse than the best one, and in
which line of the score sheet?

The search judges both choices. Only where it finds a clear gap, both are played on several times
with the same luck, and the sheets are compared: the reason is what was seen there, or none.
"""

from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from megalith.bots.greedy import GreedyBot
from megalith.bots.match import Match
from megalith.bots.search import Search
from megalith.bots.tuning import tuning_for
from megalith.core.chance import rng_from
from megalith.core.game import OVER, Title
from megalith.server.thinking import Sent

ITERATIONS: Final = 300
LOOK: Final = 128  # visits behind each of the two
MUCH: Final = 5.0  # points of expected lead
GAMES: Final = 10  # played on from each of the two
SOON: Final = 6  # decisions after which the sheets are compared first …
ALL: Final = 10**9  # … and then at the end
SURE: Final = 2.0  # standard errors by which a line must differ to be a reason
SECONDS: Final = 1.0  # about what it takes; for planning


class Weighed(NamedTuple):
    best: int  # the choice that the search prefers
    points: float  # how much more it expects of it
    line: str | None  # of the own sheet, where most of that is lost
    lost: float  # points of that line


def answer(position: Sent, seat: int, code: int, seed: str) -> Weighed | None:
    return weigh(*position.read(), seat, code, seed)


def weigh(game: Title[Any], state: Any, seat: int, code: int, seed: str) -> Weighed | None:
    """None if the choice is not much worse than the best. The state holds nothing that the seat
    cannot know."""
    tuning = tuning_for(game.id, state.seats)
    search = Search(game, state, seat, tuning, rng_from(f"{seed}/search"))
    search.run(ITERATIONS, 0.0)
    best = search.best()
    tree = search.tree
    chosen = next((c for c in tree.children(search.root) if tree.code[c] == code), None)
    if chosen is None or chosen == best:
        return None
    for node in (best, chosen):
        while tree.visits[node] < LOOK:
            search.iterate(node)
    expected = [tree.lead[node] / float(tree.visits[node]) for node in (best, chosen)]
    gap = expected[0] - expected[1]
    if gap < MUCH:
        return None
    line, lost = _reason(game, state, seat, (int(tree.code[best]), code), gap, seed)
    return Weighed(int(tree.code[best]), gap, line, lost)


def _reason(
    game: Title[Any], state: Any, seat: int, codes: tuple[int, int], gap: float, seed: str
) -> tuple[str | None, float]:
    """The line of the own sheet that differs most in favour of the first choice: soon, or else at
    the end. None where luck alone could have made the difference, or where it is beyond what the
    search expects."""
    for decisions in (SOON, ALL):
        better, worse = (
            [_sheet(game, state, seat, code, decisions, f"{seed}/{k}") for k in range(GAMES)]
            for code in codes
        )
        found: dict[str, float] = {}
        for line in better[0]:
            lost = [b[line] - w[line] for b, w in zip(better, worse, strict=True)]
            if 1.0 <= mean(lost) <= 2 * gap and mean(lost) > SURE * stdev(lost) / GAMES**0.5:
                found[line] = mean(lost)
        if found:
            line = max(found, key=lambda key: found[key])
            return line, found[line]
    return None, 0.0


def _sheet(
    game: Title[Any], state: Any, seat: int, code: int, decisions: int, seed: str
) -> dict[str, int]:
    """The seat's lines after so many decisions, or at the end of the game, which goes on with this
    choice."""
    s = game.rules.copy(state)
    game.rules.hide(s, seat, rng_from(f"{seed}/hidden"))
    on, bot, minds = Match(game, s, rng_from(f"{seed}/luck")), GreedyBot(), rng_from(seed)
    on.answer(code)
    while (who := on.asks()) != OVER and on.decisions <= decisions:
        on.answer(bot.choose(game, s, who, minds))
    return dict(game.rules.sheets(s)[seat].lines)
