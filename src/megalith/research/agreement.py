"""Whether blunders stay blunders when they are searched ten times longer.

`python -m megalith.research.agreement akropolis --players 2 --seconds 600` studies games of bots
at the quick setting; what is marked as a blunder there is searched and confirmed once more with ten
times the iterations. It stops when so much processor time is used up, after a whole game.
"""

import time
from collections import Counter
from typing import Annotated, Any, Final

import typer

from megalith.bots import roster
from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.chance import FairSource, rng_from
from megalith.core.game import Json
from megalith.core.options import choose
from megalith.core.table import Table
from megalith.research.intervals import wilson
from megalith.study.analysis import QUICK, Analysis, study
from megalith.study.judging import Judge

LONGER: Final = 10
BOTS: Final = ("easy", "greedy")  # by turns, so that there is something to find
MARKED: Final = ("inaccuracy", "mistake", "blunder")


def game(title: str, seats: int, number: int) -> Json:
    """A record of a game between bots."""
    name = ("agreement", title, seats, number)
    chosen = load(title)
    table: Table[Any] = Table(chosen, seats, choose(chosen.options, {}), FairSource(str(name)))
    bots = [roster.make(BOTS[(number + seat) % len(BOTS)]) for seat in range(seats)]
    minds = rng_from(*name)
    while not table.over():
        who, legal = table.to_move(), table.legal()
        only = len(legal) == 1
        code = legal[0] if only else int(bots[who].choose(chosen, table.state, who, minds))
        table.do_code(code)
    return record.to_json(table)


def longer(analysis: Analysis) -> list[str]:
    """How the blunders are marked with ten times the effort."""
    judge = Judge(analysis.gauge, LONGER * analysis.iterations, analysis.seed)
    found: list[str] = []
    for decision in analysis.decisions:
        if decision.mark == "blunder":
            glance = judge.glance(analysis.points[decision.at].moment)
            look = judge.look(glance)
            found.append(judge.mark(look.loss, judge.error(look, [look])))
    return found


def main(
    title: str,
    players: int = 2,
    iterations: int = QUICK,
    seconds: Annotated[float, typer.Option(help="Of the processor.")] = 600.0,
    first: Annotated[int, typer.Option(help="Number of the first game.")] = 0,
) -> None:
    """Search the blunders of bot games once more, ten times longer."""
    marks: Counter[str] = Counter()
    began, number = time.process_time(), first
    while time.process_time() - began < seconds:
        marks.update(longer(study(game(title, players, number), iterations)))
        number += 1
        print(told(title, players, number - first, marks), flush=True)


def told(title: str, players: int, games: int, marks: Counter[str]) -> str:
    whole = marks.total()
    gone = whole - sum(marks[mark] for mark in MARKED)
    low, high = wilson(gone, whole)
    share = f"{gone} vanished ({100 * low:.0f} - {100 * high:.0f} %)" if whole else "none"
    now = ", ".join(f"{name} {n}" for name, n in marks.most_common())
    return f"{title} {players}: {games} games, {whole} blunders, {share}; now: {now}"


if __name__ == "__main__":
    typer.run(main)
