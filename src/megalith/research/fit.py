"""Fits the evaluation of a title to games that bots play: `python -m megalith.research.fit`.

Positions of whole games are compared with their final scores. The knobs of the evaluation
are moved, by SciPy's least squares, to where the foretold lead of every seat is nearest to the
final one; alone, where the foretold points are nearest to the final ones.
"""

import json
import sys
from typing import Annotated, Any

import numpy as np
import typer
from librt.vecs import vec
from numpy.typing import NDArray
from scipy.optimize import least_squares

from megalith.bots import roster
from megalith.bots.match import Match
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import OVER, Mind, Title
from megalith.core.kit.leads import leads
from megalith.core.options import choose
from megalith.research.backends import open_backend
from megalith.research.weights_file import save_weights, weights_file

Floats = NDArray[np.float64]
SLIPS = 0.06  # part of the decisions that is left to chance, so that games differ
STEP = 0.02  # of a knob's size, to feel its slope
Task = tuple[str, int, str, int, int, int]  # title, players, bot, seed, each, number of the game


def collect(
    game: Title[Any], players: int, bot: str, games: int, seed: int, each: int, workers: int = 1
) -> tuple[list[Any], Floats]:
    """Every `each`-th position with a decision, and the final scores of its game."""
    states: list[Any] = []
    finals: list[list[int]] = []
    tasks: list[Task] = [(game.id, players, bot, seed, each, k) for k in range(games)]
    for seen, scores in open_backend(workers).work(_one, tasks):
        states += seen
        finals += [scores] * len(seen)
    return states, np.array(finals, dtype=float)


def _one(task: Task) -> tuple[list[Any], list[int]]:
    title, players, bot, seed, each, number = task
    game, rng = load(title), rng_from("fit", seed, players, number)
    s = game.rules.initial(players, choose(game.options, {}))
    bots = [roster.make(bot) for _ in range(players)]
    seen: list[Any] = []
    match = Match(game, s, rng)
    while (who := int(match.asks())) != OVER:
        if (match.decisions + 1) % each == 0:
            seen.append(game.rules.copy(s))
        slip = rng.unit() < SLIPS
        match.answer(match.choices().any(rng) if slip else bots[who].choose(game, s, who, rng))
    return seen, [sheet.total for sheet in game.rules.sheets(s)][:players]


def projected(mind: Mind[Any], states: list[Any], players: int) -> Floats:
    """Of every position, what a search would think of it for each seat."""
    out = vec[float]([0.0] * players)
    rows: list[list[float]] = []
    for s in states:
        mind.appraise(s, out)
        rows.append(list(out))
    return np.array(rows)


def ahead(scores: Floats) -> Floats:
    """Final scores as leads, counted as in positions before the end."""
    rows: list[list[float]] = []
    for row in scores:
        points = vec[float]([float(x) for x in row])
        leads(points, False)
        rows.append(list(points))
    return np.array(rows)


def error(mind: Mind[Any], states: list[Any], target: Floats) -> float:
    """Root of the mean squared error, in points."""
    return float(np.sqrt(np.mean((projected(mind, states, target.shape[1]) - target) ** 2)))


def fit(mind: Mind[Any], states: list[Any], target: Floats, pull: float, rounds: int) -> Mind[Any]:
    """The mind with the numbers that fit best. `pull` holds each of them near where it was."""
    players = target.shape[1]
    begin = mind.weights(players)
    names = list(begin)
    start = np.array([begin[n] for n in names])
    size = np.maximum(np.abs(start), 0.3)
    hold = np.sqrt(pull * len(states))

    def thinking(x: Floats) -> Mind[Any]:
        numbers = start + size * (x - 1)
        return mind.with_weights(players, dict(zip(names, map(float, numbers), strict=True)))

    def off(x: Floats) -> Floats:
        """What is to become small: all errors, and how far each number is from its beginning."""
        errors = (projected(thinking(x), states, players) - target).ravel()
        return np.concatenate([errors, hold * (x - 1)])

    ones = np.ones(len(names))  # each number in parts of its size: a step is as large for all
    enough = {"ftol": 1e-5, "xtol": 1e-4, "max_nfev": 2 * rounds}  # a round: one or two looks
    return thinking(least_squares(off, ones, diff_step=STEP, x_scale="jac", **enough).x)


def beginnings(knobs: dict[str, float], given: list[str]) -> dict[str, float]:
    """`wood=2.5` as a knob and its number. A knob that is new begins best near a guess, for it is
    held where it begins."""
    found: dict[str, float] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in knobs:
            raise typer.BadParameter(f"there is no knob {name!r}", param_hint="--begin")
        try:
            found[name] = float(number)
        except ValueError:
            wrong = f"{text!r} is not of the form NAME=NUMBER"
            raise typer.BadParameter(wrong, param_hint="--begin") from None
    return found


def main(
    title: str,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(help="Games to play; a fifth is kept for the test.")] = 300,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "search:100",
    seed: int = 1,
    each: Annotated[int, typer.Option(help="Take every n-th decision.")] = 7,
    pull: Annotated[float, typer.Option(help="How firmly knobs are held.")] = 3.0,
    rounds: int = 8,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    begin: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="Where a knob begins, once games are played."),
    ] = None,
    write: Annotated[bool, typer.Option(help="Into the title's weights.json.")] = False,
) -> None:
    """Fit the evaluation of a title to games of bots."""
    game = load(title)
    begun = game.mind.weights(players)
    moved = beginnings(begun, begin or [])
    kept = max(1, games // 5)
    states, finals = collect(game, players, bot, games - kept, seed, each, workers)
    tests, test_finals = collect(game, players, bot, kept, seed + 1_000_000, each, workers)
    target, test_target = ahead(finals), ahead(test_finals)
    before = error(game.mind, states, target), error(game.mind, tests, test_target)
    mind = game.mind.with_weights(players, {**begun, **moved})
    mind = fit(mind, states, target, pull, rounds)
    after = error(mind, states, target), error(mind, tests, test_target)
    knobs = {name: round(value, 4) for name, value in mind.weights(players).items()}
    report = {
        "command": "python -m megalith.research.fit " + " ".join(sys.argv[1:]),
        "positions": len(states),
        "error_before": [round(x, 3) for x in before],
        "error_after": [round(x, 3) for x in after],
    }
    print(json.dumps({**report, "knobs": knobs}, indent=1))
    if write:
        save_weights(weights_file(title), players, knobs, report)


if __name__ == "__main__":
    typer.run(main)
