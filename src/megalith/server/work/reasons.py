"""Why a choice is worse: both are played on several times with the same luck, and what differs is
told: what will be missing this round, the line of a score sheet where most is lost, or what one
has less. What may well be chance is no reason.
"""

from collections.abc import Callable, Iterable
from math import inf
from statistics import mean, stdev
from typing import Any, Final, Literal, NamedTuple

from megalith.bots.greedy import GreedyBot
from megalith.bots.match import Match
from megalith.core.chance import rng_from
from megalith.core.game import OVER, Event, Title

GAMES: Final = 12  # played on from each of the two
SOON: Final = 6  # decisions after which the sheets are compared first
SURE: Final = 2.5  # standard errors by which something must differ to be a reason
LEAST: Final = 1.0  # points, or pieces, that are worth a word
PART: Final = 0.25  # of the gap that a line must explain
PIECE: Final = 4.0  # points that a missing piece costs at most
SMALL: Final = 2.0  # points that a small thing is worth at most

Sheets = list[dict[str, int]]  # of every seat, line by line


class Reason(NamedTuple):
    """`line`: of the own sheet, and the points lost there. `rival`: of a rival's sheet, and what is
    gained there. `lack`: what will be missing this round, and how much of it. `less`: what one has
    less at its end, and how much less."""

    kind: Literal["line", "rival", "lack", "less"]
    what: str
    seat: int  # whose
    amount: float


def reason(
    game: Title[Any], state: Any, seat: int, codes: tuple[int, int], gap: float, seed: str
) -> Reason | None:
    """The clearest for so many points; None if there is none. The better choice comes first."""
    pairs = [
        (_Game(game, state, seat, codes[0], seed), _Game(game, state, seat, codes[1], seed))
        for seed in (f"{seed}/{k}" for k in range(GAMES))
    ]
    soon = [(better.soon(), worse.soon()) for better, worse in pairs]
    rounds = [(better.round_out(), worse.round_out()) for better, worse in pairs]
    lacks = [(better.lacks(), worse.lacks()) for better, worse in pairs]
    holds = [(better.holds(), worse.holds()) for better, worse in pairs]
    lines = _own(soon, seat, gap) or _own(rounds, seat, gap) or _rival(soon, seat, gap)
    if early := _lack(lacks, seat, gap) or lines or _less(holds, seat, gap, game.border.small):
        return early
    end = [(better.end(), worse.end()) for better, worse in pairs]
    return clearest(end, seat, gap)


class _Game:
    """The game as it goes on with a choice; everybody plays greedily."""

    def __init__(self, game: Title[Any], state: Any, seat: int, code: int, seed: str) -> None:
        s = game.rules.copy(state)
        game.rules.hide(s, seat, rng_from(f"{seed}/hidden"))
        self.log: list[Event] = []
        s.log = self.log
        self.game = game
        self.seat = seat
        self.on = Match(game, s, rng_from(f"{seed}/luck"))
        self.bot = GreedyBot()
        self.minds = rng_from(seed)
        self.round = game.rules.rounds(s)
        self.on.answer(code)

    def soon(self) -> Sheets:
        return self._sheets(lambda: self.on.decisions > SOON)

    def round_out(self) -> Sheets:
        return self._sheets(lambda: self.game.rules.rounds(self.on.s) > self.round)

    def lacks(self) -> dict[str, int]:
        """What the seat has lacked so far."""
        names = self.game.border.lacks
        found = dict.fromkeys(names.values(), 0)
        for what, seat, count, _ in self.log:
            if what in names and seat == self.seat:
                found[names[what]] += count
        return found

    def holds(self) -> dict[str, int]:
        holds = self.game.border.holds
        return dict(holds(self.on.s, self.seat)) if holds else {}

    def end(self) -> Sheets:
        return self._sheets(lambda: False)

    def _sheets(self, enough: Callable[[], bool]) -> Sheets:
        self._play(enough)
        return [dict(sheet.lines) for sheet in self.game.rules.sheets(self.on.s)]

    def _play(self, enough: Callable[[], bool]) -> None:
        while (who := self.on.asks()) != OVER and not enough():
            self.on.answer(self.bot.choose(self.game, self.on.s, who, self.minds))


def _lack(
    pairs: list[tuple[dict[str, int], dict[str, int]]], seat: int, gap: float
) -> Reason | None:
    """What is missing, if it can explain half of the gap."""
    found = _clearest(((what, _more(pairs, what)) for what in pairs[0][0]), gap / 2 / PIECE)
    if found is None:
        return None
    return Reason("lack", found[0], seat, mean(worse[found[0]] for _, worse in pairs))


def _less(
    pairs: list[tuple[dict[str, int], dict[str, int]]],
    seat: int,
    gap: float,
    small: frozenset[str],
) -> Reason | None:
    """The most precious of what one has less by the worse choice; of small things as many as can
    explain half of the gap."""
    for what in pairs[0][0]:
        least = gap / 2 / SMALL if what in small else LEAST
        more = _more([(worse, better) for better, worse in pairs], what)
        found = _clearest([(what, more)], least)
        if found:
            return Reason("less", what, seat, found[1])
    return None


def clearest(pairs: list[tuple[Sheets, Sheets]], seat: int, gap: float) -> Reason | None:
    """Of all lines, the seat's own first. Each pair: by the better choice, and by the worse."""
    return _own(pairs, seat, gap) or _rival(pairs, seat, gap)


def _own(pairs: list[tuple[Sheets, Sheets]], seat: int, gap: float) -> Reason | None:
    """The line of the own sheet that loses most."""
    lines = [(worse[seat], better[seat]) for better, worse in pairs]
    found = _clearest(((line, _more(lines, line)) for line in lines[0][0]), PART * gap, 2 * gap)
    return Reason("line", found[0], seat, found[1]) if found else None


def _rival(pairs: list[tuple[Sheets, Sheets]], seat: int, gap: float) -> Reason | None:
    """The line of a rival's sheet that gains most."""
    reasons = []
    for rival in range(len(pairs[0][0])):
        lines = [(better[rival], worse[rival]) for better, worse in pairs]
        found = _clearest(((line, _more(lines, line)) for line in lines[0][0]), PART * gap, 2 * gap)
        if found and rival != seat:
            reasons.append(Reason("rival", found[0], rival, found[1]))
    return max(reasons, key=lambda reason: reason.amount, default=None)


def _more(pairs: list[tuple[dict[str, int], dict[str, int]]], name: str) -> list[int]:
    return [second[name] - first[name] for first, second in pairs]


def _clearest(
    found: Iterable[tuple[str, list[int]]], least: float = LEAST, most: float = inf
) -> tuple[str, float] | None:
    """What differs most, and surely."""
    clear = [
        (name, mean(more))
        for name, more in found
        if max(LEAST, least) <= mean(more) <= most
        and mean(more) > SURE * stdev(more) / len(more) ** 0.5
    ]
    return max(clear, key=lambda one: one[1], default=None)
