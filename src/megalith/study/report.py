"""An analysis as data: in brief, as `megalith study --json` gives it, and in full for the page."""

from typing import Any, Final, TypedDict

from megalith.core import notation
from megalith.core.game import Json
from megalith.study import reasons
from megalith.study.analysis import VERSION, Analysis, Decision, after
from megalith.study.shares import plain

DEAREST: Final = 3  # decisions of each player that are told at length
AHEAD: Final = 6  # steps of the line of play behind the better choice


class Told(TypedDict):
    n: int
    seat: int
    choice: str
    best: str
    loss: float
    error: float
    mark: str


class Brief(TypedDict):
    game: str
    iterations: int
    start: list[float]
    luck: list[float]
    skill: list[list[float]]
    revision: list[float]
    result: list[float]
    decisions: list[Told]


class Played(TypedDict):
    by: int
    record: Json


class Expected(TypedDict):
    win: list[float]
    lead: list[float]


class Line(TypedDict):
    """Points of a line of the score sheet that the better turn brings more."""

    whose: str
    line: str
    points: float


class Judged(Told):
    """`end`: the step after the turn. What was expected before it, after it, and after the best
    one; how it went (`did`), what was better (`better`), and how the search would have gone on."""

    end: int
    before: Expected
    after: Expected
    top: Expected
    did: list[Played]
    better: list[Played]
    ahead: list[Played]
    lines: list[Line]


class Point(TypedDict):
    """After step `n`: everybody's chances, and how luck (who: -1) or a seat had changed them."""

    n: int
    who: int
    owner: int
    win: list[float]
    change: list[float]


class Full(TypedDict):
    game: str
    iterations: int
    start: list[float]
    luck: list[float]
    skill: list[list[float]]
    revision: list[float]
    result: list[float]
    method: int
    rules: int
    unit: str
    steps: int
    curve: list[Point]
    decisions: list[Judged]
    dearest: list[list[int]]


def brief(a: Analysis, seat: int | None = None) -> Brief:
    wanted = [d for d in a.decisions if seat is None or d.seat == seat]
    return {
        "game": a.table.game.id,
        "iterations": a.iterations,
        "start": plain(a.start),
        "luck": plain(a.luck),
        "skill": [plain(one) for one in a.skill],
        "revision": plain(a.revision),
        "result": plain(a.result.win),
        "decisions": [_told(a, d) for d in wanted],
    }


def full(a: Analysis) -> Full:
    short = brief(a)
    dearest = [_dearest(a, seat) for seat in range(a.table.seats)]
    at_length = {k for row in dearest for k in row}
    return {
        "game": short["game"],
        "iterations": short["iterations"],
        "start": short["start"],
        "luck": short["luck"],
        "skill": short["skill"],
        "revision": short["revision"],
        "result": short["result"],
        "method": VERSION,
        "rules": a.table.game.version,
        "unit": "share" if a.table.seats > 1 else "points",
        "steps": len(a.table.steps),
        "curve": [
            {
                "n": p.moment.n + len(p.moment.codes),
                "who": p.moment.who,
                "owner": p.moment.owner,
                "win": plain(after(p)),
                "change": plain(p.change),
            }
            for p in a.points
        ],
        "decisions": [_judged(a, d, k in at_length) for k, d in enumerate(a.decisions)],
        "dearest": dearest,
    }


def _dearest(a: Analysis, seat: int) -> list[int]:
    own = [k for k, d in enumerate(a.decisions) if d.seat == seat and d.loss > 0]
    return sorted(own, key=lambda k: -a.decisions[k].loss)[:DEAREST]


def _told(a: Analysis, d: Decision) -> Told:
    before = a.points[d.at].moment.before
    return {
        "n": d.n,
        "seat": d.seat,
        "choice": _line(a, before, d.choice),
        "best": _line(a, before, d.best),
        "loss": d.loss,
        "error": d.error,
        "mark": d.mark,
    }


def _judged(a: Analysis, d: Decision, at_length: bool) -> Judged:
    point = a.points[d.at]
    before = point.moment.before
    earlier = a.points[d.at - 1] if d.at else None
    lead = list(point.expected.lead)
    made = [x - d.points if seat == d.seat else x for seat, x in enumerate(lead)]
    return {
        **_told(a, d),
        "end": d.n + len(d.choice),
        "before": {
            "win": plain(after(earlier) if earlier else a.start),
            "lead": list(earlier.expected.lead if earlier else lead),
        },
        "after": {"win": plain(after(point)), "lead": made},
        "top": {"win": plain(point.expected.win), "lead": lead},
        "did": played(a, before, d.choice),
        "better": played(a, before, d.best) if d.loss > 0 else [],
        "ahead": _ahead(a, d) if at_length else [],
        "lines": _lines(a, d) if at_length else [],
    }


def _lines(a: Analysis, d: Decision) -> list[Line]:
    """Games played on from both turns with the same luck."""
    moment = a.points[d.at].moment
    seed = f"{a.seed(d.n, 'lines').unit()}"
    found = reasons.lines(a.table.game, d.seat, d.after, moment.after, d.points, "study", seed)
    return [{"whose": one.whose, "line": one.line, "points": one.points} for one in found]


def _ahead(a: Analysis, d: Decision) -> list[Played]:
    """How the search would have gone on behind the better choice."""
    rng = a.seed(d.n, "ahead")
    return played(a, d.after, tuple(a.gauge.follows(d.after, d.seat, rng, a.iterations, AHEAD)))


def played(a: Analysis, s: Any, codes: tuple[int, ...]) -> list[Played]:
    """Steps as records, from a position on."""
    game = a.table.game
    state = game.rules.copy(s)
    found: list[Played] = []
    for code in codes:
        by = int(game.rules.to_move(state))
        found.append({"by": by, "record": game.border.describe(state, code)})
        game.rules.apply(state, code)
    return found


def _line(a: Analysis, s: Any, codes: tuple[int, ...]) -> str:
    shapes = a.table.game.border.shapes
    return "; ".join(notation.line(one["record"], shapes) for one in played(a, s, codes))
