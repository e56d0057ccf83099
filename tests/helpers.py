"""Short ways to say what a test needs."""

import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

import megalith.core.game
from megalith.core import record
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import Rng, rng_from
from megalith.core.game import CHANCE, OVER, Title
from megalith.core.options import choose
from megalith.core.table import Table

RECORDS = Path(__file__).parent / "records"
PURE = str(megalith.core.game.__file__).endswith(".py")  # the interpreted build

THOROUGH = bool(os.environ.get("MEGALITH_THOROUGH"))  # `make test-all`: more random games


def games_to_play(compiled: int, interpreted: int) -> int:
    """How many random games: the interpreted build is some forty times slower."""
    return interpreted if PURE else compiled


def table(title: str, seats: int = 2, script: str = "", **options: Any) -> Table[Any]:
    """A table without a source: the script does the luck too, line by line. Its components are the
    first that were shipped: the examples of the rules are written for them."""
    t: Table[Any] = Table(load(title, {}), seats, options)
    t.play(script)
    return t


def option_sets(game: Title[Any]) -> list[dict[str, Any]]:
    """The defaults, and every other value of every option once; all with the guard."""
    sets = [dict(game.guard)]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                sets.append({**game.guard, option.id: value})
    return sets


def every_table() -> list[tuple[str, int, dict[str, Any]]]:
    """Every title with every number of players and every option set."""
    return [
        (title, seats, chosen)
        for title in TITLES
        for seats, chosen in product(load(title).players, option_sets(load(title)))
        if _starts(load(title), seats, chosen)
    ]


def _starts(game: Title[Any], seats: int, chosen: dict[str, Any]) -> bool:
    try:
        new_state(game, seats, chosen)
    except ValueError:
        return False
    return True


def plain_tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Every title with every number of players, default options."""
    return [(t, n, dict(load(t).guard)) for t in TITLES for n in load(t).players]


def table_id(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{k}={v}" for k, v in value.items()) or "plain"
    return str(value)


def new_state(game: Title[Any], seats: int, options: dict[str, Any]) -> Any:
    return game.rules.initial(seats, choose(game.options, options))


def random_steps(
    game: Title[Any], seats: int, options: dict[str, Any], seed: object
) -> Iterator[tuple[Any, int, list[int], int]]:
    """(state, decider, codes, chosen code) all along one random game; OVER at the end."""
    rng = rng_from("steps", seed)
    s = new_state(game, seats, options)
    while (who := int(game.rules.to_move(s))) != OVER:
        codes = game.rules.legal(s)
        code = (
            pick(codes, game.rules.weights(s), rng)
            if who == CHANCE
            else codes[rng.below(len(codes))]
        )
        yield s, who, codes, code
        game.rules.apply(s, code)
    yield s, OVER, [], -1


def pick(codes: list[int], weights: list[int], rng: Rng) -> int:
    x = rng.below(sum(weights))
    for code, weight in zip(codes, weights, strict=True):
        if x < weight:
            return code
        x -= weight
    raise AssertionError("weights do not add up")


def finished(title: str, seats: int, options: dict[str, Any], seed: object) -> Any:
    """The last state of a random game."""
    *_, (s, _, _, _) = random_steps(load(title), seats, options, seed)
    return s


def rule(t: Table[Any], line: str) -> str:
    """The rule that forbids this now."""
    refusal = t.refusal(line)
    assert refusal is not None, f"{line} is possible"
    return refusal.rule


@lru_cache
def positions(title: str) -> list[Any]:
    """Of the recorded games, and of random ones, in which odd things happen."""
    game, found = load(title), []
    for path in sorted((RECORDS / title).glob("*.json")):
        data = record.read(path)
        t = record.replay(data, 0)
        for n, step in enumerate(data["steps"]):
            t.do(step["by"], {k: v for k, v in step.items() if k != "by"})
            if n % 5 == 0 and t.to_move() >= 0:
                found.append(game.rules.copy(t.state))
    for seed in range(16):
        asked: set[str] = set()
        for n, (s, who, _, _) in enumerate(random_steps(game, 3, dict(game.guard), seed)):
            if who >= 0 and (n % 80 == 0 or game.border.decision(s) not in asked):
                asked.add(game.border.decision(s))
                found.append(game.rules.copy(s))
    return found
