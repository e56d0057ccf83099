"""How sure a search may be: `python -m megalith.study.calibrate` writes calibration.json.

Games of bots that search a little; from each some positions of every stage. For each title, number
of players and stage the power to which chances are raised so that they foretell the results best
(log loss); alone the part of the hoped-for points that comes (least squares). The other half of the
games tells what that is worth, and decides whether it is used.
"""

import json
from math import log, sqrt
from statistics import fmean
from typing import Annotated, Any, Final

import typer

from megalith.bots.match import Match
from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.game import OVER
from megalith.core.options import choose
from megalith.study import calibration, gauge
from megalith.study.calibration import FILE
from megalith.study.shares import GRID

STAGES: Final = 4
EACH: Final = 3  # positions of a stage
GAMES: Final = 120
CARE: Final = 0.5  # games' worth of belief that the chances are right as they are
LOOK: Final = 60  # iterations behind a chance
LEAST, MOST = 0.1, 1.5  # of the part of the hopes
POWERS: Final = [round(0.3 + 0.1 * k, 1) for k in range(18)]
Sample = tuple[list[float], list[float]]  # chances, result; alone: points now and hoped for, result


def played(
    title: str, seats: int, number: int, plays_on: bool = False
) -> tuple[int, list[list[Sample]]]:
    """A game: its steps, and some chances of each stage with the result."""
    game = load(title)
    s = game.rules.initial(seats, choose(game.options, {}))
    trace: list[int] = []
    match = Match(game, s, rng_from("calibrate luck", title, seats, number), trace)
    bots = [SearchBot("calibrate", 12, 0.0, plays_on=False) for _ in range(seats)]
    minds = rng_from("calibrate minds", title, seats, number)
    seen: list[tuple[int, Any]] = []
    while (who := int(match.asks())) != OVER:
        seen.append((len(trace), game.rules.copy(s)))
        match.answer(bots[who].choose(game, s, who, minds))
    judge = gauge.Gauge(game, seats)
    judge.calibration = calibration.NONE
    result = [x / GRID for x in judge.result(s).win]
    found: list[list[Sample]] = []
    for stage in range(STAGES):
        inside = [x for n, x in seen if n * STAGES // len(trace) == stage]
        states = [inside[minds.below(len(inside))] for _ in range(EACH)]
        values = [judge.value(state, None, minds, LOOK, plays_on, 0) for state in states]
        chances = [[x / GRID for x in value.win] for value in values]
        if seats == 1:
            chances = [[*judge.result(x).lead, *p] for x, p in zip(states, chances, strict=True)]
        found.append([(p, result) for p in chances])
    return len(trace), found


def loss(samples: list[Sample], power: float) -> float:
    """Mean log loss of chances raised to a power."""
    found: list[float] = []
    for chances, result in samples:
        raised = [max(1e-4, p) ** power for p in chances]
        whole = sum(raised)
        found.append(-sum(x * log(p / whole) for x, p in zip(result, raised, strict=True)))
    return fmean(found)


def fit(title: str, seats: int, games: int) -> dict[str, Any]:
    rows = [played(title, seats, number) for number in range(games)]
    stages: list[float] = []
    before: list[float] = []
    after: list[float] = []
    for stage in range(STAGES):
        learn = [sample for _, found in rows[::2] for sample in found[stage]]
        test = [sample for _, found in rows[1::2] for sample in found[stage]]
        power = _best(learn)
        if loss(test, power) > loss(test, 1.0):
            power = 1.0  # what does not hold on other games is not used
        stages.append(power)
        before.append(round(loss(test, 1.0), 3))
        after.append(round(loss(test, power), 3))
    length = round(fmean(steps for steps, _ in rows))
    return {"games": games, "length": length, "stages": stages, "raw": before, "fitted": after}


def _best(samples: list[Sample]) -> float:
    care = CARE * EACH / len(samples)
    return min(POWERS, key=lambda p: loss(samples, p) + care * log(p) ** 2)


# -- alone


def miss(samples: list[Sample], part: float) -> float:
    """By how many points the results are missed (root mean square), if such a part comes true."""
    off = [result[0] - now - part * (then - now) for (now, then), result in samples]
    return sqrt(fmean(x * x for x in off))


def part_of(samples: list[Sample]) -> float:
    """The part of the hopes that came true."""
    hopes = sum((then - now) ** 2 for (now, then), _ in samples)
    came = sum((then - now) * (result[0] - now) for (now, then), result in samples)
    return round(min(MOST, max(LEAST, came / hopes)), 2) if hopes else 1.0


def fit_alone(title: str, games: int) -> dict[str, Any]:
    found: dict[str, Any] = {"games": games}
    for name, plays_on in (("hopes", False), ("played", True)):
        rows = [played(title, 1, number, plays_on) for number in range(games)]
        found["length"] = round(fmean(steps for steps, _ in rows))
        kept: list[float] = []
        raw: list[float] = []
        fitted: list[float] = []
        for stage in range(STAGES):
            learn = [sample for _, each in rows[::2] for sample in each[stage]]
            test = [sample for _, each in rows[1::2] for sample in each[stage]]
            part = part_of(learn)
            if miss(test, part) > miss(test, 1.0):
                part = 1.0
            kept.append(part)
            raw.append(round(miss(test, 1.0), 1))
            fitted.append(round(miss(test, part), 1))
        found |= {name: kept, f"{name}_raw": raw, f"{name}_fitted": fitted}
    return found


def main(
    title: Annotated[str | None, typer.Option(help="Only this one.")] = None,
    players: Annotated[int | None, typer.Option(help="Only so many.")] = None,
    games: int = GAMES,
) -> None:
    """Fit what is asked for; what is there of the others stays."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    for name in [title] if title else TITLES:
        for seats in [players] if players else load(name).players:
            row = fit(name, seats, games) if seats > 1 else fit_alone(name, games)
            found.setdefault(name, {})[str(seats)] = row
            print(name, seats, row, flush=True)
            FILE.write_text(written(found), encoding="utf-8")


def written(found: dict[str, Any]) -> str:
    """One line for each number of players."""
    rows = [
        f'  "{name}": {{\n'
        + ",\n".join(f'    "{n}": {json.dumps(by_seats[n])}' for n in sorted(by_seats))
        + "\n  }"
        for name, by_seats in found.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    typer.run(main)
