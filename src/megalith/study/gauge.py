"""What a position is worth to every seat, by a search of a fixed number of iterations."""

from dataclasses import dataclass
from typing import Any, Final

from megalith.bots import clock
from megalith.bots.search import Search
from megalith.bots.tree import NONE
from megalith.bots.tuning import tuning_for
from megalith.core.chance import Rng
from megalith.core.game import CHANCE, OVER, Title
from megalith.study.calibration import of
from megalith.study.shares import Shares, points, shares
from megalith.study.turns import goes_on

LONGEST: Final = 60  # decisions of a turn that are foretold
_LEAST: Final = 1e-4  # nobody is given up before the end


@dataclass(frozen=True)
class Value:
    """Of a position: everybody's chance to win (alone: points), and expected leads in points."""

    win: Shares
    lead: tuple[float, ...]


@dataclass(frozen=True)
class Line:
    """A whole turn as the search would play it, and where it ends."""

    codes: tuple[int, ...]
    after: Any


class Gauge:
    """Judges positions of one game. `plays_on`: as the strong levels do, or quickly."""

    def __init__(self, game: Title[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.tuning = tuning_for(game.id, seats)
        self._quick = self.tuning.without_playing_on()
        self.calibration = of(game.id, seats)

    def value(
        self, s: Any, seat: int | None, rng: Rng, iterations: int, plays_on: bool, step: int
    ) -> Value:
        """With what a seat knows (the rest is dealt anew), or in the open position."""
        if self.game.rules.to_move(s) == OVER:
            return self.result(s)
        search = self._search(s, seat, rng, plays_on)
        sums = _run(search, iterations, self.seats)
        root = search.root if self.game.rules.to_move(s) == CHANCE else int(search.best())
        return self._mean(sums[root], s, plays_on, step)

    def turn(self, s: Any, seat: int, rng: Rng, iterations: int, plays_on: bool) -> Line:
        """The seat's turn as the search would play it."""
        rules = self.game.rules
        state = rules.copy(s)
        codes: list[int] = []
        search: Search[Any] | None = None
        node = NONE
        while len(codes) < LONGEST and (not codes or goes_on(rules, s, state, seat)):
            legal = rules.legal(state)
            node = _next(search, node, legal) if search is not None else NONE
            if len(legal) == 1:
                code = legal[0]
            elif search is not None and node != NONE:
                code = int(search.tree.code[node])
            else:
                search = self._search(state, seat, rng, plays_on)
                _run(search, iterations, self.seats)
                node = search.best()
                code = int(search.tree.code[node])
            rules.apply(state, code)
            codes.append(code)
        return Line(tuple(codes), state)

    def follows(self, s: Any, seat: int, rng: Rng, iterations: int, most: int) -> list[int]:
        """How the search thinks that the game goes on from here: codes, luck included."""
        rules = self.game.rules
        if rules.to_move(s) == OVER:
            return []
        search = self._search(s, seat, rng, True)
        _run(search, iterations, self.seats)
        state, node = rules.copy(s), search.root
        codes: list[int] = []
        while len(codes) < most and rules.to_move(state) != OVER:
            node = _next(search, node, rules.legal(state))
            if node == NONE:
                break
            codes.append(int(search.tree.code[node]))
            rules.apply(state, codes[-1])
        return codes

    def thoughts(
        self, s: Any, rng: Rng, iterations: int, step: int, most: int
    ) -> tuple[Value, list[tuple[int, int, Value]]]:
        """Of an open position, and of the choices that the search likes best there: code, visits,
        value. With what the decider knows; at luck nothing is chosen."""
        who = int(self.game.rules.to_move(s))
        search = self._search(s, None if who == CHANCE else who, rng, True)
        sums = _run(search, iterations, self.seats)
        root = int(search.root)
        if who == CHANCE:
            return self._mean(sums[root], s, True, step), []
        best = int(search.best())
        nodes = sorted((n for n in sums if n != root), key=lambda n: (n != best, -sums[n][0], n))
        found = [
            (
                int(search.tree.code[node]),
                int(sums[node][0]),
                self._mean(sums[node], s, True, step),
            )
            for node in nodes[:most]
        ]
        return (found[0][2] if found else self._mean(sums[root], s, True, step)), found

    def result(self, s: Any) -> Value:
        """Of a game that is over: exactly."""
        leads = self._leads(s)
        if self.seats == 1:
            return Value(points(leads[0]), leads)
        first = [sheet.place == 1 for sheet in self.game.rules.sheets(s)[: self.seats]]
        return Value(shares([float(x) for x in first]), leads)

    def _leads(self, s: Any) -> tuple[float, ...]:
        """What the score sheets say now."""
        totals = [sheet.total for sheet in self.game.rules.sheets(s)]
        leads = [t - max(totals[:k] + totals[k + 1 :], default=0) for k, t in enumerate(totals)]
        return tuple(map(float, leads[: self.seats]))

    def _search(self, s: Any, seat: int | None, rng: Rng, plays_on: bool) -> Search[Any]:
        tuning = self.tuning if plays_on else self._quick
        mine = self.game.rules.copy(s)
        who = max(0, int(self.game.rules.to_move(s))) if seat is None else seat
        if seat is not None:
            self.game.rules.hide(mine, seat, rng)
        search: Search[Any] = Search(self.game, mine, who, tuning, rng)
        if seat is None:
            search.hidden = False
        return search

    def _mean(self, sums: list[float], s: Any, plays_on: bool, step: int) -> Value:
        visits, n = sums[0], self.seats
        lead = tuple(x / visits for x in sums[1 + n :])
        if n == 1:
            now = self._leads(s)[0]
            expected = now + self.calibration.hope(step, plays_on) * (lead[0] - now)
            return Value(points(expected), (expected,))
        sharp = self.calibration.power(step)
        win = [max(_LEAST, x / visits) ** sharp for x in sums[1 : 1 + n]]
        return Value(shares(win), lead)


def _run(search: Search[Any], iterations: int, seats: int) -> dict[int, list[float]]:
    """For the root and each choice there: visits, sums of everybody's chances, sums of leads."""
    sums: dict[int, list[float]] = {}
    root = int(search.root)
    for n in range(iterations):
        search.iterate()
        row = [1.0, *search.reward.win, *search.reward.lead]
        for node in {root, int(search.path[1]) if search.depth > 1 else root}:
            old = sums.get(node)
            sums[node] = row if old is None else [a + b for a, b in zip(old, row, strict=True)]
        if n % 8 == 0:
            clock.check()
    return sums


def _next(search: Search[Any], node: Any, legal: list[int]) -> Any:
    """The most visited child that is possible here."""
    tree = search.tree
    seen = [c for c in tree.children(node) if tree.visits[c] > 0 and tree.code[c] in legal]
    return max(seen, key=lambda c: (tree.visits[c], -tree.code[c]), default=NONE)
