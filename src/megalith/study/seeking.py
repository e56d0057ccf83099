"""Finds out whether a decision is a puzzle: one choice clearly best, again and again.

A sketch, which judges positions where they stand, says where a peek is worth while, the peek where
a quick search is, and that proposes. Then searches with other seeds, each ten times as long, must
all prefer the same choice and see the second best clearly behind; every choice that they thought
about gets an equally good look, unless it lies far behind. Choices that lead to the same position
are one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from megalith.bots.greedy import GreedyBot
from megalith.bots.mcts import SearchBot
from megalith.bots.search import Search
from megalith.bots.tree import NONE
from megalith.bots.tuning import tuning_for
from megalith.core import position
from megalith.core.chance import Rng, rng_from
from megalith.core.game import Title

METHOD: Final = 2  # 1: sketches played on, reasons by sight alone
SKETCH: Final = 48  # iterations of a sketch, which also says what is played, and of a peek
HINTS: Final = (0.5, 1.5)  # points by which a sketch, and a peek, see every other choice behind
QUICK: Final = 200  # iterations of the first look …
LONGER: Final = 10  # … times as many of the others
SEEDS: Final = 3  # of these
LOOK: Final = 40  # visits of the first look behind each choice that is compared, at least …
FAR: Final = 4  # … and one of so many behind one that lies twice the moat behind
RIVALS: Final = 6  # choices that are compared with the best …
FEW: Final = 3  # … at the first look
PROMISE: Final = 3.5  # points by which the first look must see the second best behind …
MOAT: Final = 3.0  # … and every other one
SAME: Final = 0.5  # points within which a choice is as good
MOST_GOOD: Final = 2  # choices that are right
SURE: Final = 3.0  # standard errors of the gap
FLOOR: Final = 0.1  # points: no search is surer than that
OPEN: Final = (0.1, 0.9)  # chances between which a game is open
LEAST: Final = 3  # choices, that lead to different positions
LADDER: Final = (8, 32, 128, 512)  # iterations of searches that try to find it
TRIES: Final = 5  # of each …
ENOUGH: Final = 4  # … that must find it
RATINGS: Final = (900, 1100, 1300, 1500, 1750, 2000)  # at sight, each rung, none
LIMITS: Final = {
    "quick": QUICK,
    "iterations": QUICK * LONGER,
    "seeds": SEEDS,
    "moat": MOAT,
    "same": SAME,
    "most_good": MOST_GOOD,
    "sure": SURE,
    "open": list(OPEN),
    "choices": LEAST,
    "ladder": list(LADDER),
    "tries": [ENOUGH, TRIES],
}


@dataclass(frozen=True)
class Look:
    """What one search thinks: the expected lead after each choice that it looked at."""

    best: int
    leads: dict[int, float]
    win: float


@dataclass(frozen=True)
class Found:
    """`losses`: of the choices that were compared, the smallest first; `line`: how it goes on."""

    best: int
    good: tuple[int, ...]
    losses: tuple[tuple[int, float], ...]
    line: tuple[int, ...]
    lead: float
    win: float
    error: float


def sketch(game: Title[Any], s: Any, seat: int, rng: Rng) -> Look:
    """What is played, unless a longer look says more."""
    return _look(searched(game, s, seat, rng, SKETCH, False), LOOK // FAR, FEW)


def peek(game: Title[Any], s: Any, seat: int, rng: Rng) -> Look:
    return _look(searched(game, s, seat, rng, SKETCH), LOOK // FAR, FEW)


def glance(game: Title[Any], s: Any, seat: int, rng: Rng) -> Look:
    return _look(searched(game, s, seat, rng, QUICK), LOOK, FEW)


def promising(game: Title[Any], s: Any, look: Look, gap: float = PROMISE) -> bool:
    if not OPEN[0] < look.win < OPEN[1]:
        return False
    return len(look.leads) >= LEAST and _gap_to_others(game, s, look) >= gap


def confirm(game: Title[Any], s: Any, seat: int, best: int, *seed: object) -> Found | None:
    """What the long searches agree on; None if they do not, or if the others are too near."""
    alike = {best: _after(game, s, best)}
    looks: list[Look] = []
    line: tuple[int, ...] = ()
    for k in range(SEEDS):
        search = searched(game, s, seat, rng_from(*seed, "confirm", k), QUICK * LONGER)
        look = _confirmed(game, s, search, best, alike)
        if look is None:
            return None
        looks.append(look)
        line = line or _line(game, s, search, best)
    return _agreed(looks, best, alike, line)


def _confirmed(
    game: Title[Any], s: Any, search: Search[Any], best: int, alike: dict[int, Any]
) -> Look | None:
    """A long search that agrees; given up at the first choice that is neither as good nor
    clearly worse."""
    tree = search.tree
    node = tree.find(search.root, best)
    if node == NONE or tree.visits[node] == 0:
        return None
    leads: dict[int, float] = {}
    for code, lead in _leads(search, node, LOOK * LONGER, RIVALS):
        leads[code] = lead
        alike.setdefault(code, _after(game, s, code))
        loss = leads[best] - lead
        if alike[code] != alike[best] and (loss < -SAME or 2 * SAME < loss < MOAT):
            return None
    win = tree.win[node] / float(tree.visits[node])
    return Look(best, leads, win) if OPEN[0] < win < OPEN[1] else None


def _agreed(
    looks: list[Look], best: int, alike: dict[int, Any], line: tuple[int, ...]
) -> Found | None:
    same = {code for code, after in alike.items() if after == alike[best]}
    codes = set.union(*(set(look.leads) for look in looks)) - {best}
    gaps = {c: [x.leads[best] - x.leads[c] for x in looks if c in x.leads] for c in codes}
    losses = {c: 0.0 if c in same else fmean(gap) for c, gap in gaps.items()}
    good = [c for c in losses if losses[c] <= SAME]
    rest = sorted((loss, c) for c, loss in losses.items() if c not in good)
    kinds = {repr(alike[c]) for c in [best, *good]}
    if len(kinds) > MOST_GOOD or len(rest) + len(kinds) < LEAST:
        return None
    loss, second = rest[0]
    gap = gaps[second]
    error = max(FLOOR, stdev(gap) / sqrt(len(gap))) if len(gap) > 1 else MOAT
    if min(gap) < MOAT or loss < SURE * error or any(loss < -SAME for loss in losses.values()):
        return None
    lead = fmean(x.leads[best] for x in looks)
    win = fmean(x.win for x in looks)
    ranked = tuple((c, loss) for loss, c in rest)
    return Found(best, tuple(sorted(good)), ranked, line, lead, win, error)


def at_sight(game: Title[Any], s: Any, seat: int, right: set[int], *seed: object) -> bool:
    """Whether one look ahead is enough."""
    sight = [int(GreedyBot().choose(game, s, seat, rng_from(*seed, k))) for k in range(TRIES)]
    return sum(code in right for code in sight) >= ENOUGH


def rated(game: Title[Any], s: Any, seat: int, found: Found, *seed: object) -> tuple[int, int]:
    """The smallest budget that finds it again and again, and the rating that follows."""
    right = {found.best, *found.good}
    if at_sight(game, s, seat, right, *seed):
        return 0, RATINGS[0]
    for rung, budget in enumerate(LADDER):
        if _found_by(game, s, seat, right, budget, *seed):
            return budget, RATINGS[1 + rung]
    return -1, RATINGS[-1]


def _found_by(
    game: Title[Any], s: Any, seat: int, right: set[int], budget: int, *seed: object
) -> bool:
    """Whether enough of the tries find it; no more of them than are needed to know."""
    hits = 0
    for k in range(TRIES):
        bot = SearchBot("rung", budget, 0.0)
        hits += int(bot.choose(game, s, seat, rng_from(*seed, budget, k))) in right
        if hits == ENOUGH or k - hits >= TRIES - ENOUGH:
            break
    return hits == ENOUGH


# -- help


def searched(
    game: Title[Any], s: Any, seat: int, rng: Rng, iterations: int, plays_on: bool = True
) -> Search[Any]:
    mine = game.rules.copy(s)
    game.rules.hide(mine, seat, rng)
    tuning = tuning_for(game.id, s.seats)
    used = tuning if plays_on else tuning.without_playing_on()
    search: Search[Any] = Search(game, mine, seat, used, rng)
    search.run(iterations, 0.0)
    return search


def _look(search: Search[Any], visits: int, rivals: int) -> Look:
    """The choices that the search likes best."""
    tree = search.tree
    best = int(search.best())
    leads = dict(_leads(search, best, visits, rivals))
    return Look(int(tree.code[best]), leads, tree.win[best] / float(tree.visits[best]))


def _leads(search: Search[Any], best: int, visits: int, rivals: int) -> Iterator[tuple[int, float]]:
    """Of one choice, and of others that the search likes: the expected lead, each with a good look
    unless it lies far behind."""
    tree = search.tree
    others = sorted(
        (c for c in tree.children(search.root) if c != best),
        key=lambda c: (-tree.visits[c], -tree.guess[c]),
    )
    for node in [best, *others[:rivals]]:
        near = tree.lead[best] / float(tree.visits[best]) - 2 * MOAT
        for least in (visits // FAR, visits):
            while tree.visits[node] < least:
                search.iterate(node)
            if node != best and tree.lead[node] / float(tree.visits[node]) < near:
                break
        yield int(tree.code[node]), tree.lead[node] / float(tree.visits[node])


def nearest(game: Title[Any], s: Any, look: Look) -> int:
    """The best choice that leads to another position; the same one if there is none."""
    after = _after(game, s, look.best)
    for code, _ in sorted(look.leads.items(), key=lambda pair: -pair[1]):
        if code != look.best and _after(game, s, code) != after:
            return code
    return look.best


def _gap_to_others(game: Title[Any], s: Any, look: Look) -> float:
    return look.leads[look.best] - look.leads[nearest(game, s, look)]


def _after(game: Title[Any], s: Any, code: int) -> Any:
    after = game.rules.copy(s)
    game.rules.apply(after, code)
    return position.plain(after)


def _line(game: Title[Any], s: Any, search: Search[Any], best: int) -> tuple[int, ...]:
    """The best choice and what the search expects next, as long as it has looked well."""
    tree, rules = search.tree, game.rules
    state = rules.copy(s)
    codes: list[int] = []
    node = tree.find(search.root, best)
    while node != NONE and len(codes) < 6 and tree.visits[node] >= LOOK:
        codes.append(int(tree.code[node]))
        rules.apply(state, codes[-1])
        legal = rules.legal(state)
        if rules.to_move(state) != search.seat:
            break  # neither luck nor the others are foretold
        seen = [c for c in tree.children(node) if tree.code[c] in legal]
        node = max(seen, key=lambda c: (tree.visits[c], -tree.code[c]), default=NONE)
    return tuple(codes)
