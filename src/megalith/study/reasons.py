"""Why a choice is better: games played on from it and from the next best with equal seeds, and what
differs after some decisions, or else at their ends: lines of the score sheet, what the evaluation
hopes for, how long the games last, what happens.

`games/<title>/themes.json` says for each theme of a title which lines and events belong to it, and
which weights of the evaluation are its hopes (what the position would be worth less without them);
the first that fits is the theme. Two are the same for every title: `end` (the choice makes the game
shorter or longer) and `deny` (it costs the best rival more than it brings).
"""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from statistics import fmean, stdev
from typing import Any, Final

from megalith.bots.easy import EasyBot
from megalith.bots.match import Match
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import OVER, Event, Mind, Title
from megalith.study.puzzle import GAMES, Reason

PAIRS: Final = 24  # games from each of the two
BLUR: Final = 0.5  # points by which players misjudge, or else all games would be the same
SOON: Final = (3, 8, 20)  # decisions of each seat after which the two are compared …
ALL: Final = 10**9  # … and then at the end, where nothing is hoped for
WATCHED: Final = 8  # decisions of each seat whose events count
CLEAR: Final = 2.5  # standard errors by which a difference is one
PART: Final = 0.4  # of the loss that must be seen
BEYOND: Final = 2.0  # times the loss: where a line differs by more, the games have drifted apart
EVEN: Final = 0.25  # part of a line within which both sides have the same of it
LEAST: Final = 1.0  # points of a line, at least
OFTEN: Final = 0.3  # times that an event happens more often
LONGER: Final = 0.5  # rounds
MOST: Final = 5  # reasons that are told
HOPE: Final = "hope_"  # before a theme: the line of what is hoped for


@dataclass(frozen=True)
class Why:
    theme: str
    reasons: tuple[Reason, ...]
    rounds: float


@dataclass(frozen=True)
class Course:
    """How one game went on."""

    own: dict[str, float]
    rival: dict[str, float]
    lead: float
    events: Counter[str]
    rounds: int


def why(
    game: Title[Any], s: Any, seat: int, codes: tuple[int, int], loss: float, *seed: object
) -> Why | None:
    """Why the first choice is better than the second by so much: what is seen soon, or else at the
    end. None where too little differs clearly, or not in favour of the first."""
    for decisions in _horizons(game, s):
        better, worse = (
            [_course(game, s, seat, code, decisions, *seed, k) for k in range(PAIRS)]
            for code in codes
        )
        found = _compared(game.id, better, worse, loss)
        if found is not None:
            return found
    return None


def lines(
    game: Title[Any], seat: int, better: Any, worse: Any, loss: float, *seed: object
) -> list[Reason]:
    """What one position brings more than another that is worse by so much: soon, or at the end."""
    for decisions in _horizons(game, better):
        pairs = [
            (
                _course(game, better, seat, None, decisions, *seed, k),
                _course(game, worse, seat, None, decisions, *seed, k),
            )
            for k in range(PAIRS)
        ]
        found = _seen(pairs)
        if found.speaks(loss):
            return found.told
    return []


def _horizons(game: Title[Any], s: Any) -> list[int]:
    soon = [n * int(s.seats) for n in SOON]
    return soon if _without(game, int(s.seats)) else [*soon, ALL]


@dataclass(frozen=True)
class Seen:
    """What differs clearly: lines of both sides, and the lead."""

    own: dict[str, float]
    rival: dict[str, float]
    lead: float

    @property
    def told(self) -> list[Reason]:
        told = [Reason("own", line, x) for line, x in self.own.items()]
        told += [Reason("rival", line, x) for line, x in self.rival.items()]
        return sorted(told, key=lambda one: -abs(one.points))[:MOST]

    def speaks(self, loss: float) -> bool:
        """Whether what is told speaks for the better one, and explains enough of the loss."""
        drifted = any(abs(one.points) > BEYOND * loss for one in self.told)
        net = sum(one.points if one.whose == "own" else -one.points for one in self.told)
        return not drifted and min(self.lead, net) >= max(LEAST, PART * loss)


def _seen(pairs: list[tuple[Course, Course]]) -> Seen:
    own = _lines([(b.own, w.own) for b, w in pairs])
    rival = _lines([(b.rival, w.rival) for b, w in pairs])
    lead = _clear([b.lead - w.lead for b, w in pairs])
    return Seen(_apart(own, rival), _apart(rival, own), lead)


def _compared(title: str, better: list[Course], worse: list[Course], loss: float) -> Why | None:
    pairs = list(zip(better, worse, strict=True))
    found = _seen(pairs)
    rounds = _clear([b.rounds - w.rounds for b, w in pairs])
    brings, takes = sum(found.own.values()), -sum(found.rival.values())
    theme = _theme(title, found.own, _events(pairs), rounds, takes > max(brings, LEAST))
    if theme is None or not found.speaks(loss):
        return None
    return Why(theme, tuple(found.told), rounds if abs(rounds) >= LONGER else 0.0)


def _apart(lines: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
    """Without what is about the same for both sides: it speaks for nobody."""
    return {
        name: x
        for name, x in lines.items()
        if abs(x - theirs.get(name, 0.0)) >= max(LEAST, EVEN * abs(x))
    }


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
            if line == HOPE + name or (line in of.get("lines", ()) and often):
                return name
    return None


@cache
def themes(title: str) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(
        (GAMES / title / "themes.json").read_text(encoding="utf-8")
    )
    return found


@lru_cache(maxsize=16)
def _without(game: Title[Any], seats: int) -> dict[str, Mind[Any]]:
    """For each theme the mind that does not hope for it."""
    weights = game.mind.weights(seats)
    return {
        name: game.mind.with_weights(seats, {**weights, **dict.fromkeys(of["hopes"], 0.0)})
        for name, of in themes(game.id).items()
        if "hopes" in of
    }


def _course(
    game: Title[Any], s: Any, seat: int, code: int | None, decisions: int, *seed: object
) -> Course:
    """On with this choice for so many decisions; everybody plays by sight, or by a title's plan."""
    state = game.rules.copy(s)
    game.rules.hide(state, seat, rng_from(*seed, "hidden"))
    log: list[Event] = []
    state.log = log
    on, bot = Match(game, state, rng_from(*seed, "luck")), EasyBot("sight", 0.0, BLUR)
    minds, plan = rng_from(*seed, "minds"), Choices()
    if code is not None:
        on.answer(code)
    while (who := int(on.asks())) != OVER and on.decisions <= decisions:
        if on.decisions > WATCHED * int(s.seats):
            state.log = None
        game.mind.plan(state, plan)
        for step in plan.to_list() or [int(bot.choose(game, state, who, minds))]:
            on.answer(step)
    sheets = game.rules.sheets(state)
    others = [sheet for sheet in sheets if sheet.seat != seat]
    top = max(others, key=lambda sheet: (sheet.total, -sheet.seat), default=sheets[seat])
    mine = Counter(event[0] for event in log if event[1] == seat)
    rival = _worth(game, state, top.seat, dict(top.lines)) if others else {}
    over = int(game.rules.to_move(state)) == OVER
    rounds = int(game.rules.rounds(state)) if over else 0
    own = _worth(game, state, seat, dict(sheets[seat].lines))
    return Course(own, rival, float(game.mind.evaluate(state, seat)), mine, rounds)


def _worth(game: Title[Any], s: Any, seat: int, sheet: dict[str, int]) -> dict[str, float]:
    """What the score sheet has, and what is hoped for."""
    if seat >= int(s.seats):
        return dict(sheet)
    whole = game.mind.worth(s, seat)
    hopes = {
        HOPE + name: whole - mind.worth(s, seat) for name, mind in _without(game, s.seats).items()
    }
    return {**sheet, **hopes}


Lines = dict[str, float]


def _lines(pairs: list[tuple[Lines, Lines]]) -> Lines:
    names = pairs[0][0].keys()
    found = {name: _clear([b[name] - w[name] for b, w in pairs]) for name in names}
    return {name: round(x, 1) for name, x in found.items() if abs(x) >= LEAST}


def _events(pairs: list[tuple[Course, Course]]) -> dict[str, float]:
    names = sorted({name for pair in pairs for course in pair for name in course.events})
    return {name: _clear([b.events[name] - w.events[name] for b, w in pairs]) for name in names}


def _clear(differences: list[float] | list[int]) -> float:
    """The mean, or nothing where luck alone could have made it."""
    middle = fmean(differences)
    return middle if abs(middle) > CLEAR * stdev(differences) / len(differences) ** 0.5 else 0.0
