"""How sure a search may be: `python -m megalith.study.calibrate [GAMES]` writes calibration.json.

Games of bots that search a little; from each some positions of every stage. For each title, number
of players and stage the power to which chances are raised so that they foretell the results best
(log loss). The other half tells what that is worth, and decides whether it is used.
"""

import json
import sys
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from megalith.bots.match import Match
from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.game import OVER
from megalith.core.options import choose
from megalith.study import gauge
from megalith.study.shares import GRID

FILE: Final = Path(__file__).with_name("calibration.json")
STAGES: Final = 4
EACH: Final = 3  # positions of a stage
GAMES: Final = 120
CARE: Final = 0.5  # games' worth of belief that the chances are right as they are
LOOK: Final = 60  # iterations behind a chance
POWERS: Final = [round(0.3 + 0.1 * k, 1) for k in range(18)]
Sample = tuple[list[float], list[float]]  # chances, result


def played(title: str, seats: int, number: int) -> tuple[int, list[list[Sample]]]:
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
    judge.sharp = gauge.Sharpness(1, ())
    result = [x / GRID for x in judge.result(s).win]
    found: list[list[Sample]] = []
    for stage in range(STAGES):
        inside = [x for n, x in seen if n * STAGES // len(trace) == stage]
        states = [inside[minds.below(len(inside))] for _ in range(EACH)]
        values = [judge.value(state, None, minds, LOOK, False, 0) for state in states]
        found.append([([x / GRID for x in value.win], result) for value in values])
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


def main(games: int) -> None:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    for title in TITLES:
        for seats in load(title).players:
            if seats > 1:
                found.setdefault(title, {})[str(seats)] = fit(title, seats, games)
                print(title, seats, found[title][str(seats)], flush=True)
                rows = [
                    f'  "{name}": {{\n'
                    + ",\n".join(f'    "{n}": {json.dumps(row)}' for n, row in by_seats.items())
                    + "\n  }"
                    for name, by_seats in found.items()
                ]
                FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
