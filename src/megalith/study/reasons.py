"""Why a choice is better: games played on from it and from the next best with equal seeds, and what
differs after a while, or else at their ends: lines of the score sheet, how long they last, what
happens.

`games/<title>/themes.json` says for each theme of a title which lines and events belong to it; the
first that fits is the theme. Two are the same for every title: `end` (the choice makes the game
shorter or longer) and `deny` (it costs the best rival more than it brings).
"""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import inf
from statistics import fmean, stdev
from typing import Any, Final

from megalith.bots.greedy import GreedyBot
from megalith.bots.match import Match
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import OVER, Event, Title
from megalith.study.puzzle import GAMES, Reason

PAIRS: Final = 16  # games from each of the two
SOON: Final = 8  # decisions of each seat after which the sheets are compared first …
ALL: Final = 10**9  # … and then at the end
CLEAR: Final = 2.5  # standard errors by which a difference is one
BEYOND: Final = 2.0  # times the loss: a line that differs by more says nothing about the choice
LEAST: Final = 1.0  # points of a line, at least
OFTEN: Final = 0.3  # times that an event happens more often
LONGER: Final = 0.5  # rounds
MOST: Final = 4  # reasons that are told


@dataclass(frozen=True)
class Why:
    theme: str
    reasons: tuple[Reason, ...]
    rounds: float


@dataclass(frozen=True)
class Course:
    """How one game went on."""

    own: dict[str, int]
    rival: dict[str, int]
    totals: tuple[int, int]
    events: Counter[str]
    rounds: int


def why(
    game: Title[Any], s: Any, seat: int, codes: tuple[int, int], loss: float, *seed: object
) -> Why | None:
    """Why the first choice is better than the second by so much: what is seen soon, or else at the
    end. None where nothing differs clearly, or not in favour of the first."""
    for decisions in (SOON * int(s.seats), ALL):
        better, worse = (
            [_course(game, s, seat, code, decisions, *seed, k) for k in range(PAIRS)]
            for code in codes
        )
        found = _compared(game.id, better, worse, BEYOND * loss)
        if found is not None:
            return found
    return None


def lines(game: Title[Any], seat: int, better: Any, worse: Any, *seed: object) -> list[Reason]:
    """What one position brings more than another, by lines of the sheet: soon, or at the end."""
    for decisions in (SOON * int(better.seats), ALL):
        pairs = [
            (
                _course(game, better, seat, None, decisions, *seed, k),
                _course(game, worse, seat, None, decisions, *seed, k),
            )
            for k in range(PAIRS)
        ]
        own = _lines([(b.own, w.own) for b, w in pairs], inf)
        rival = _lines([(b.rival, w.rival) for b, w in pairs], inf)
        if own or rival:
            return _told(own, rival)
    return []


def _told(own: dict[str, float], rival: dict[str, float]) -> list[Reason]:
    told = [Reason("own", line, x) for line, x in own.items()]
    told += [Reason("rival", line, x) for line, x in rival.items()]
    return sorted(told, key=lambda one: -abs(one.points))[:MOST]


def _compared(title: str, better: list[Course], worse: list[Course], most: float) -> Why | None:
    pairs = list(zip(better, worse, strict=True))
    own = _lines([(b.own, w.own) for b, w in pairs], most)
    rival = _lines([(b.rival, w.rival) for b, w in pairs], most)
    gain = fmean(b.totals[0] - w.totals[0] for b, w in pairs)
    cost = fmean(w.totals[1] - b.totals[1] for b, w in pairs)
    rounds = _clear([b.rounds - w.rounds for b, w in pairs])
    events = _events(pairs)
    brings, takes = sum(own.values()), -sum(rival.values())
    theme = _theme(title, own, events, rounds, takes > max(brings, LEAST))
    told = _told(own, rival)
    net = sum(one.points if one.whose == "own" else -one.points for one in told)
    if theme is None or gain + cost <= 0 or net < LEAST:
        return None  # what is told must speak for the choice
    return Why(theme, tuple(told), rounds if abs(rounds) >= LONGER else 0.0)


def _theme(
    title: str,
    own: dict[str, float],
    events: dict[str, float],
    rounds: float,
    denies: bool,
) -> str | None:
    known = themes(title)
    for name, of in known.items():
        if any(events.get(event, 0.0) <= -OFTEN for event in of.get("fewer", ())):
            return name
    if denies:
        return "deny"
    if abs(rounds) >= LONGER and own:
        return "end"
    gains = {line: x for line, x in own.items() if x > 0}
    for line in sorted(gains, key=lambda line: -gains[line]):
        for name, of in known.items():
            happens = of.get("events")
            often = not happens or any(events.get(event, 0.0) >= OFTEN for event in happens)
            if line in of.get("lines", ()) and often:
                return name
    return None


@cache
def themes(title: str) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(
        (GAMES / title / "themes.json").read_text(encoding="utf-8")
    )
    return found


def _course(
    game: Title[Any], s: Any, seat: int, code: int | None, decisions: int, *seed: object
) -> Course:
    """On with this choice for so many decisions; everybody plays by sight, or by a title's plan."""
    state = game.rules.copy(s)
    game.rules.hide(state, seat, rng_from(*seed, "hidden"))
    log: list[Event] = []
    state.log = log
    on, bot = Match(game, state, rng_from(*seed, "luck")), GreedyBot()
    minds, plan = rng_from(*seed, "minds"), Choices()
    if code is not None:
        on.answer(code)
    while (who := int(on.asks())) != OVER and on.decisions <= decisions:
        if on.decisions > SOON * int(s.seats):
            state.log = None
        game.mind.plan(state, plan)
        for step in plan.to_list() or [int(bot.choose(game, state, who, minds))]:
            on.answer(step)
    sheets = game.rules.sheets(state)
    others = [sheet for sheet in sheets if sheet.seat != seat]
    top = max(others, key=lambda sheet: (sheet.total, -sheet.seat), default=sheets[seat])
    mine = Counter(event[0] for event in log if event[1] == seat)
    totals = sheets[seat].total, top.total if others else 0
    rival = dict(top.lines) if others else {}
    over = int(game.rules.to_move(state)) == OVER
    rounds = int(game.rules.rounds(state)) if over else 0
    return Course(dict(sheets[seat].lines), rival, totals, mine, rounds)


Lines = dict[str, int]


def _lines(pairs: list[tuple[Lines, Lines]], most: float) -> dict[str, float]:
    names = pairs[0][0].keys()
    found = {name: _clear([b[name] - w[name] for b, w in pairs]) for name in names}
    return {name: round(x, 1) for name, x in found.items() if LEAST <= abs(x) <= most}


def _events(pairs: list[tuple[Course, Course]]) -> dict[str, float]:
    names = sorted({name for pair in pairs for course in pair for name in course.events})
    return {name: _clear([b.events[name] - w.events[name] for b, w in pairs]) for name in names}


def _clear(differences: list[int]) -> float:
    """The mean, or nothing where luck alone could have made it."""
    middle = fmean(differences)
    return middle if abs(middle) > CLEAR * stdev(differences) / len(differences) ** 0.5 else 0.0
