"""What runs in a worker process for the coach: is a choice much worse than the best one, and in
which line of the score sheet?

The search judges both choices, and a second one must agree. Only where both find a clear gap, the
choices are played on several times with the same luck, and the sheets are compared: the reason is
the line where most was lost there.
"""

from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from megalith.bots.greedy import GreedyBot
from megalith.bots.match import Match
from megalith.bots.search import Search
from megalith.bots.tuning import tuning_for
from megalith.core.chance import rng_from
from megalith.core.game import OVER, Title
from megalith.server.work.thinking import Sent

ITERATIONS: Final = 300
LOOK: Final = 128  # visits behind each of the two
MUCH: Final = 5.0  # points of expected lead
GAMES: Final = 12  # played on from each of the two
SOON: Final = 6  # decisions after which the sheets are compared first …
ALL: Final = 10**9  # … and then at the end
SURE: Final = 2.0  # standard errors by which a line must differ to be a reason at once …
LIKELY: Final = 1.0  # … and after all games, if there is no better one
LEAST: Final = 1.0  # points that are worth a word
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
    gaps: list[float] = []
    best = code
    for who in ("search", "doubt"):  # the second is about what the first has found
        search = Search(game, state, seat, tuning, rng_from(f"{seed}/{who}"))
        search.run(ITERATIONS, 0.0)
        best = best if gaps else int(search.tree.code[search.best()])
        gap = _gap(search, best, code)
        if best == code or gap is None or gap < MUCH:
            return None
        gaps.append(gap)
    line, lost = _reason(game, state, seat, (best, code), mean(gaps), seed)
    return Weighed(best, mean(gaps), line, lost)


def _gap(search: Search[Any], best: int, code: int) -> float | None:
    """How many points more the search expects of one choice than of another."""
    tree, expected = search.tree, []
    for wanted in (best, code):
        node = next((c for c in tree.children(search.root) if tree.code[c] == wanted), None)
        if node is None:
            return None
        while tree.visits[node] < LOOK:
            search.iterate(node)
        expected.append(tree.lead[node] / float(tree.visits[node]))
    return expected[0] - expected[1]


def _reason(
    game: Title[Any], state: Any, seat: int, codes: tuple[int, int], gap: float, seed: str
) -> tuple[str | None, float]:
    """The line of the own sheet that differs most in favour of the first choice: soon, or else at
    the end, or else the likeliest. None where the loss is not on the own sheet: a rival gains."""
    likely: dict[str, float] = {}
    for decisions in (SOON, ALL):
        better, worse = (
            [_sheet(game, state, seat, code, decisions, f"{seed}/{k}") for k in range(GAMES)]
            for code in codes
        )
        found: dict[str, float] = {}
        for line in better[0]:
            lost = [b[line] - w[line] for b, w in zip(better, worse, strict=True)]
            error = stdev(lost) / GAMES**0.5
            if LEAST <= mean(lost) <= 2 * gap and mean(lost) > SURE * error:
                found[line] = mean(lost)
            elif LEAST <= mean(lost) <= 2 * gap and mean(lost) > LIKELY * error:
                likely[line] = max(mean(lost), likely.get(line, 0.0))
        if found:
            return _most(found)
    return _most(likely) if likely else (None, 0.0)


def _most(lost: dict[str, float]) -> tuple[str, float]:
    line = max(lost, key=lambda key: lost[key])
    return line, lost[line]


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
