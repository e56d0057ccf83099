"""The search as a bot: budgets, the same tree for the decisions of one turn, hints."""

from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64

from megalith.bots.base import Bot
from megalith.bots.search import Search
from megalith.bots.tree import NONE
from megalith.bots.tuning import Tuning, tuning_for
from megalith.bots.turn import Purse
from megalith.core import position
from megalith.core.chance import Rng, rng_from
from megalith.core.game import CHANCE, S, Title

GOOD_LOOK: Final[i64] = 64  # visits behind a choice of a hint …
GLANCES: Final[i64] = 8  # … or, in a short search, one visit of so many
MOST_LOOKS: Final[i64] = 60  # positions of the old tree that are compared with the new one


class Vote(NamedTuple):
    """What a search has to say for one choice."""

    code: int
    visits: int
    total: float  # the sum of the values of these visits for who decides


@final
class Answer:
    """What the search found about one choice at the root."""

    def __init__(self, code: int, visits: int, value: float, lead: float, win: float) -> None:
        self.code = code
        self.visits = visits
        self.value = value  # what the search maximises, 0 … 1
        self.lead = lead  # expected points ahead of the best rival
        self.win = win  # expected share of the victory


class SearchBot(Bot):
    """Budgets: iterations, seconds, or both (0: none). Iterations alone are reproducible.
    The seconds are for each decision, or `by_turn` for all decisions of a turn."""

    def __init__(
        self,
        name: str,
        iterations: int,
        seconds: float,
        tuning: Tuning | None = None,
        plays_on: bool = True,
        by_turn: bool = False,
    ) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.seconds = seconds
        self.tuning = tuning  # None: the one for the title and the number of players
        self.plays_on = plays_on  # or judges every position where it stands
        self.purse = Purse(seconds) if by_turn else None
        self.search: Search[Any] | None = None
        self.node: i64 = NONE  # of the choice that was made last
        self.spent = 0.0  # seconds of the search that was run last
        self.continued: i64 = 0  # decisions that went on with the tree of the one before

    def think(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        self.ponder(game, s, seat, rng, self.part(game, s, seat))
        code = elected([self.votes()])
        self.decide(code)
        return code

    def ponder(self, game: Title[S], s: S, seat: i64, rng: Rng, seconds: float) -> None:
        """Search from s, in the old tree if it goes on from there."""
        search = self._prepare(game, s, seat, rng)
        self.search = None  # a search that is stopped leaves nothing behind
        self.spent = search.run(self.iterations, seconds)
        self.search = search
        self.node = NONE

    def votes(self) -> list[Vote]:
        """What the search has found, the best guess first."""
        found: list[Vote] = []
        search = self.search
        if search is None:
            return found
        tree = search.tree
        for child in tree.children(search.root):
            total = tree.total[child * tree.seats + search.seat]
            found.append(Vote(tree.code[child], tree.visits[child], total))
        return found

    def decide(self, code: i64) -> None:
        """This is what is done where the search began."""
        search = self.search
        if search is None:
            return
        self.node = search.tree.find(search.root, code)
        if self.purse is not None:
            self.purse.pay(self.spent, search.game, search.state, search.seat, code)

    def part(self, game: Title[S], s: S, seat: i64) -> float:
        """What this decision may take."""
        return self.seconds if self.purse is None else self.purse.part(game, s, seat)

    def answers(self, game: Title[S], s: S, seat: i64, rng: Rng, least: int = 0) -> list[Answer]:
        """Every choice that was visited, the best first, that is the one with the most visits.
        The best `least`, if there are so many, get a good look afterwards, and those behind the
        best are put into the order of what was seen then. s stays as it is."""
        mine = game.rules.copy(s)
        game.rules.hide(mine, seat, rng)
        search = self._new(game, mine, seat, rng)
        whole = Purse(self.seconds).part(game, mine, seat) if self.purse else self.seconds
        search.run(self.iterations, whole)
        tree = search.tree
        ranked = _ranked(search)
        look = max(1, min(GOOD_LOOK, search.iterations // GLANCES))
        for child in ranked[:least]:
            while tree.visits[child] < look:
                search.iterate(child)
        ranked[1:least] = sorted(ranked[1:least], key=lambda child: -tree.mean(child, seat))
        found: list[Answer] = []
        for child in ranked:
            n = tree.visits[child]
            if n > 0:
                value = tree.mean(child, seat)
                lead = tree.lead[child] / float(n)
                found.append(Answer(tree.code[child], n, value, lead, tree.win[child] / float(n)))
        return found

    def _new(self, game: Title[S], s: S, seat: i64, rng: Rng) -> Search[Any]:
        tuning = self.tuning if self.tuning is not None else tuning_for(game.id, s.seats)
        if not self.plays_on:
            tuning = tuning.without_playing_on()
        return Search(game, s, seat, tuning, rng)

    def _prepare(self, game: Title[S], s: S, seat: i64, rng: Rng) -> Search[Any]:
        """The old tree, if it goes on from here, else a new one."""
        old = self.search
        new = self._new(game, s, seat, rng)
        if old is None or self.node == NONE or old.game is not game or old.seat != seat:
            return new
        root = _rediscover(old, self.node, s)
        if root == NONE or old.tree.first[root] == NONE:
            return new
        old.go_on(root, s, new.hidden, rng)
        self.continued += 1
        return old


def elected(ballots: list[list[Vote]]) -> int:
    """The choice with the most visits in all; of equals the better one, then the first."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for votes in ballots:
        for vote in votes:
            visits[vote.code] = visits.get(vote.code, 0) + vote.visits
            totals[vote.code] = totals.get(vote.code, 0.0) + vote.total
    return max(visits, key=lambda code: (visits[code], totals[code] / max(1, visits[code])))


def _ranked(search: Search[Any]) -> list[int]:
    """The choices at the root, the most visited first, then by value, then by code."""
    tree, seat = search.tree, search.seat
    return sorted(
        tree.children(search.root),
        key=lambda child: (-tree.visits[child], -tree.mean(child, seat), tree.code[child]),
    )


def _rediscover(search: Search[Any], node: i64, s: Any) -> i64:
    """The node of the old tree, behind the choice made and the luck since, that is s."""
    state = search.game.rules.copy(search.state)
    search.game.rules.apply(state, search.tree.code[node])
    return _look(search, node, state, _known(search, s), MOST_LOOKS)


def _known(search: Search[Any], s: Any) -> Any:
    """The position as the searcher knows it: what it does not know is dealt in one fixed way."""
    dealt = search.game.rules.copy(s)
    search.game.rules.hide(dealt, search.seat, rng_from("known"))
    return position.plain(dealt)


def _look(search: Search[Any], node: i64, state: Any, goal: Any, looks: i64) -> i64:
    game, tree = search.game, search.tree
    who = game.rules.to_move(state)
    if who != CHANCE and who != search.seat:
        return NONE
    if who == search.seat and _known(search, state) == goal:
        return node
    game.rules.choices(state, search.luck)
    if who == search.seat and search.luck.count > 1:
        return NONE  # a choice that was never made; the bot is not asked where there is only one
    for child in [c for c in tree.children(node) if search.luck.has(tree.code[c])]:
        looks -= 1
        if looks < 0:
            return NONE
        after = game.rules.copy(state)
        game.rules.apply(after, tree.code[child])
        found = _look(search, child, after, goal, looks // 4 if who == CHANCE else looks)
        if found != NONE:
            return found
    return NONE
