"""A contest: which bot sits where in game k, what the luck is, and how it ends."""

import hashlib
from functools import lru_cache
from itertools import combinations, permutations
from pathlib import Path
from time import process_time
from typing import ClassVar, NamedTuple

from megalith.bots import clock
from megalith.bots.match import Match
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError
from megalith.core.game import OVER, Json
from megalith.research.entrants import file_of, game_of, make
from megalith.research.plans import Plan, Result
from megalith.research.standings import Report


class Seating(NamedTuple):
    lineup: tuple[str, ...]  # the bot of each seat
    deal: int  # games of one deal have the same luck


class Contest(Plan[Report]):
    """Every bot in every seat. Equal plans of bots without a clock end equally."""

    kind: ClassVar[str] = "arena"
    longest: ClassVar[int] = 0  # rounds after which a game is stopped; 0: never

    def check(self) -> "Contest":
        """Itself; OptionError says what is wrong."""
        self.check_table()
        if not self.bots or len(set(self.bots)) < len(self.bots):
            raise OptionError("the bots must be named, each of them once", "bots-once")
        for name in self.bots:
            make(name)
        return self

    def describe(self) -> Json:
        """Files that bots bring along decide the games too."""
        paths = {path for path in map(file_of, self.bots) if path is not None}
        return {**super().describe(), "files": {str(path): _digest(path) for path in sorted(paths)}}

    def tally(self, saved: Json | None = None) -> Report:
        if saved:
            return Report.from_saved(saved)
        return Report(self.game, self.players, list(self.bots))

    def seats(self, k: int) -> Seating:
        return seating(self.bots, self.players, k)

    def play(self, k: int) -> Result:
        clock.count_processor_time(True)  # a busy machine makes nobody weaker
        try:
            return self._play(k)
        finally:
            clock.count_processor_time(False)

    def _play(self, k: int) -> Result:
        lineup, deal = self.seats(k)
        games = [
            game_of(name, self.title(), self.players) for name in lineup
        ]  # each its own weights
        game = self.title()
        s = game.rules.initial(self.players, self.options)
        luck = rng_from("arena", "luck", self.seed, deal)
        minds = [rng_from("arena", "mind", self.seed, deal, seat) for seat in range(s.seats)]
        bots = [make(name) for name in lineup]
        asked, seconds = [0] * s.seats, [0.0] * s.seats
        trace: list[int] = []
        match = Match(game, s, luck, trace)
        while (who := int(match.asks())) != OVER:
            if 0 < self.longest < game.rules.rounds(s):
                break
            free = match.choices().count > 1
            start = process_time()
            code = int(bots[who].choose(games[who], s, who, minds[who]))
            if free:
                asked[who] += 1
                seconds[who] += process_time() - start
            match.answer(code)
        decisions = int(match.decisions)
        return self.result(k, lineup, s, decisions, trace, tuple(asked), tuple(seconds))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# -- who sits where


def seating(bots: tuple[str, ...], players: int, k: int) -> Seating:
    """Every bot in every seat: the bots of a deal move one seat on from game to game, and from
    deal to deal they get other neighbours."""
    circle = _circle(bots, players)
    turn, place = divmod(k, len(circle))
    lineup, deal = circle[place]
    return Seating(lineup, turn * (1 + circle[-1].deal) + deal)


@lru_cache
def _circle(bots: tuple[str, ...], players: int) -> tuple[Seating, ...]:
    """The games after which everything begins again, with new luck."""
    groups = line_ups(bots, players)
    circles = zip(*map(neighbours, groups), strict=True)
    deals = enumerate(group for turn in circles for group in turn)
    return tuple(Seating(lineup, deal) for deal, group in deals for lineup in rotations(group))


def neighbours(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order round the table, each followed by its reverse; with bots that fill several
    seats just the one in which they alternate."""
    first, rest = group[:1], group[1:]
    if len(set(group)) < len(group):
        return [group]
    pairs = ((first + order, first + order[::-1]) for order in permutations(rest))
    return list(dict.fromkeys(order for pair in pairs for order in pair))


def rotations(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order of the same circle, once: equal bots would only repeat the same game."""
    turned = [group[len(group) - k :] + group[: len(group) - k] for k in range(len(group))]
    return list(dict.fromkeys(turned))


def line_ups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every combination, or with few bots each of them as often again."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [
        tuple((bots[first:] + bots[:first])[seat % len(bots)] for seat in range(players))
        for first in range(len(bots) if players % len(bots) else 1)
    ]
