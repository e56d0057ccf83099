"""Learned values: a small network that corrects the evaluation, taught by many quick games.

`python -m megalith.research.values akropolis --games 40000 --out net.json` plays games as the
title plans them (`Mind.plan`), which is quick, and teaches a network what became of positions in
them, beyond what the evaluation says. `search:100@net.json` plays with it in the arena.
`--curve` says how much smaller the error gets with the number of games. A title that does not play
by learned values is asked for all that a learner sees, and told the errors alone.
"""

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
import typer
from librt.vecs import vec
from numpy.typing import NDArray

from megalith.bots import roster
from megalith.bots.match import Match
from megalith.bots.tuning import tuning_for
from megalith.core.catalogue import load
from megalith.core.chance import Rng, rng_from
from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import OVER, Mind, Title
from megalith.core.kit.network import Inputs
from megalith.core.options import choose
from megalith.research import learn_net
from megalith.research.backends import open_backend

Floats = NDArray[np.float32]
PLAYERS: Final = 2
SLIPS: Final = 0.12  # part of the decisions that is left to chance, so that positions differ …
NOTICED: Final = 12  # … among so many of a long list
KEPT: Final = 8  # of so many games one is kept for the test
BATCH: Final = 100  # games of a task
LOT: Final = 1000  # games that are kept in a file, played with one seed
PLAN: Final = "plan"  # who plays as the title plans

Task = tuple[str, str, int, int, int, int]  # title, bot, each, seed, first game, games


class Rows(NamedTuple):
    """Positions of games, the first player's and the second player's view of each."""

    mine: Floats
    theirs: Floats
    lead: Floats  # of the first player, as the evaluation sees it
    came: Floats  # points of lead at the end
    game: NDArray[np.int64]


def gather(
    title: str, bot: str, each: int, seed: int, games: int, workers: int, keep: Path | None = None
) -> Rows:
    """Lot by lot, each with its own seed; a lot that lies in the folder is not played again."""
    lots: list[Rows] = []
    for k, first in enumerate(range(0, games, LOT)):
        n = min(LOT, games - first)
        name = f"{title}-{bot.replace(':', '-')}-{each}-{seed + k}-{n}.npz"
        path = None if keep is None else keep / name
        if path is not None and path.exists():
            with np.load(path) as kept:
                lot = Rows(**kept)
        else:
            lot = _lot(title, bot, each, seed + k, n, workers)
        if path is not None and not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(".part.npz")  # what is broken off here is no lot
            np.savez_compressed(part, allow_pickle=False, **lot._asdict())
            part.replace(path)
        lots.append(lot._replace(game=lot.game + first))
    return Rows(*(np.concatenate(columns) for columns in zip(*lots, strict=True)))


def _lot(title: str, bot: str, each: int, seed: int, games: int, workers: int) -> Rows:
    tasks: list[Task] = [
        (title, bot, each, seed, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]
    parts = list(open_backend(workers).work(rows_of, tasks))
    return Rows(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def rows_of(task: Task) -> Rows:
    title, bot, each, seed, first, games = task
    game = load(title)
    rows: list[tuple[list[float], list[float], float]] = []
    came: list[float] = []
    numbers: list[int] = []
    for k in range(first, first + games):
        seen, lead = one(game, bot, each, rng_from("values", seed, k))
        rows += seen
        came += [lead] * len(seen)
        numbers += [k] * len(seen)
    mine, theirs, leads = zip(*rows, strict=True)
    small = np.float32
    return Rows(
        np.array(mine, small),
        np.array(theirs, small),
        np.array(leads, small),
        np.array(came, small),
        np.array(numbers),
    )


def one(
    game: Title[Any], bot: str, each: int, rng: Rng
) -> tuple[list[tuple[list[float], list[float], float]], float]:
    """What is seen in a game after every `each`-th decision, and its last lead."""
    s = game.rules.initial(PLAYERS, choose(game.options, {}))
    players = [None if bot == PLAN else roster.make(bot) for _ in range(PLAYERS)]
    match, plan, lead = Match(game, s, rng), Choices(), vec[float]([0.0] * PLAYERS)
    seen: list[tuple[list[float], list[float], float]] = []
    due, width = False, len(names_of(game.mind))
    own = bool(game.mind.input_names(PLAYERS))
    while (who := int(match.asks())) != OVER:
        mind, player = game.mind, players[who]
        if rng.unit() < SLIPS:
            out = match.choices()
            mind.shortlist(s, out, NOTICED)
            code = int(out.any(rng))
        elif player is not None:
            code = int(player.choose(game, s, who, rng))
        else:
            mind.plan(s, plan)
            code = int(plan.codes[0])
        match.answer(code)
        due = due or match.decisions % each == 0
        views = _views(mind, s, width, own) if due else None
        if views is not None:
            mind.appraise(s, lead)
            seen.append((views[0], views[1], float(lead[0])))
            due = False
    first, second = (sheet.total for sheet in game.rules.sheets(s)[:PLAYERS])
    return seen, float(first - second)


def names_of(mind: Mind[Any]) -> list[str]:
    """What values are learned from: what the title says, else all that a learner sees."""
    return mind.input_names(PLAYERS) or mind.slots(PLAYERS)


def _views(mind: Mind[Any], s: Any, width: int, own: bool) -> list[list[float]] | None:
    """What each of the two players sees, by the title's `own` inputs or all that a learner sees;
    nothing where values do not judge."""
    if own:
        rows = [Inputs(width) for _ in range(PLAYERS)]
        judged = all(mind.inputs(s, seat, row) for seat, row in enumerate(rows))
        return [list(row.values) for row in rows] if judged else None
    seen = Features(PLAYERS, width)
    for seat in range(PLAYERS):
        seen.start(seat)
        mind.observe(s, seat, seen)
    return [[float(x) for x in seen.row(seat)] for seat in range(PLAYERS)] if s.depth else None


def taught(rows: Rows, games: int, scale: float, seed: int, **how: Any) -> dict[str, Any]:
    """A network, from so many of the games that are not kept for the test, with what it is off
    there and how far the evaluation alone is."""
    numbers = np.unique(rows.game)
    tested = np.isin(rows.game, numbers[numbers % KEPT == 0])
    used = np.isin(rows.game, numbers[numbers % KEPT != 0][:games])
    goal = learn_net.value(rows.came, scale)
    net = learn_net.learn(
        rows.mine[used],
        rows.theirs[used],
        rows.lead[used] / scale,
        goal[used],
        seed=seed,
        **how,
    )
    before = rows.lead[tested] / scale
    after = before + net.more(rows.mine[tested], rows.theirs[tested])
    errors = [learn_net.error(x, goal[tested]) for x in (before, after)]
    gain, doubt = learn_net.gain(before, after, goal[tested], rows.game[tested])
    return {
        "games": int(min(games, np.sum(numbers % KEPT != 0))),
        "positions": int(used.sum()),
        "evaluation": round(errors[0], 4),
        "learned": round(errors[1], 4),
        "less": [round(gain, 4), round(doubt, 4)],
        "net": net.numbers(scale),
    }


def main(
    title: str,
    games: Annotated[int, typer.Option(help="Games to play; an eighth is kept apart.")] = 20_000,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = PLAN,
    each: Annotated[int, typer.Option(help="Look after every n-th decision.")] = 4,
    hidden: Annotated[int, typer.Option(help="Size of the network.")] = 16,
    epochs: Annotated[int, typer.Option(help="Times through all positions.")] = 4,
    seed: int = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    curve: Annotated[bool, typer.Option(help="With fewer games too.")] = False,
    out: Annotated[Path | None, typer.Option(help="A file for `BOT@FILE`.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="A folder for what was seen: a broken run goes on.")
    ] = None,
) -> None:
    """Teach a network what becomes of positions, beyond the evaluation (two players)."""
    mind = load(title).mind
    if out is not None and not mind.input_names(PLAYERS):
        raise typer.BadParameter(f"{title} would not play by learned values: without --out")
    scale = tuning_for(title, PLAYERS).scale
    rows = gather(title, bot, each, seed, games, workers, keep)
    steps = (64, 16, 4, 1) if curve else (1,)
    for part in steps:
        found = taught(rows, games // part, scale, seed, hidden=hidden, epochs=epochs)
        net = {"inputs": names_of(mind), **found.pop("net")}
        print(json.dumps(found), flush=True)
    command = "python -m megalith.research.values " + " ".join(sys.argv[1:])
    data = {"made_by": {str(PLAYERS): {"command": command, **found}}, "values": {str(PLAYERS): net}}
    if out is not None:
        out.write_text(json.dumps(data) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
