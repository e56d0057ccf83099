"""What is played and reckoned for deals, in processes beside the server.

The bots of a deal are reproducible: a budget of iterations, and a seed that follows from the deal,
the seat and the position. Equal play meets equal replies.
"""

from dataclasses import dataclass
from typing import Any, Final

from megalith.bots import roster
from megalith.core import position
from megalith.core.chance import rng_from
from megalith.core.deal import DealSource
from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server import titles
from megalith.server.storage.rows import Doc
from megalith.server.work.clerk_work import Line, past
from megalith.server.work.thinking import Sent

BUDGETS: Final = {"hard": 300, "medium": 64}  # iterations of the levels at a deal


@dataclass(frozen=True)
class Laid:
    """What must be known of a deal to play it."""

    game: str
    version: int
    changes: Json | None
    options: Json
    seats: int
    seat: int
    bot: str
    seed: str


def spec(bot: str) -> str:
    """A level as it plays at a deal: without a clock."""
    return f"{roster.SEARCH}{BUDGETS[bot]}" if bot in BUDGETS else bot


def seed_of(deal: str, seat: int, state: Any) -> str:
    """Of one decision of a bot; `state` is the position as the seat knows it."""
    return f"{deal}/bot {seat}/{position.digest(state)}"


def choose(sent: Sent, seat: int, bot: str, seed: str) -> int:
    """What a bot does at a deal: it begins to think anew, and remembers nothing."""
    game, state = sent.read()
    return int(roster.make(spec(bot)).choose(game, state, seat, rng_from(seed)))


def known(table: Table[Any], seat: int, deal: str) -> Any:
    """The position with what the seat cannot know dealt anew, always in the same way."""
    state = table.game.rules.copy(table.state)
    table.game.rules.hide(state, seat, rng_from(deal, "known", seat, len(table.steps)))
    return state


def par(deal: Laid, levels: tuple[str, ...]) -> list[Json]:
    """How bots do in the people's place."""
    return [par_of(deal, level) for level in levels]


def par_of(deal: Laid, level: str) -> Json:
    title = titles.still(deal.game, deal.changes, deal.version)
    table: Table[Any] = Table(title, deal.seats, deal.options, DealSource(deal.seed))
    while not table.over():
        who = table.to_move()
        state = known(table, who, deal.seed)
        mind = roster.make(spec(level if who == deal.seat else deal.bot))
        rng = rng_from(seed_of(deal.seed, who, state))
        table.do_code(int(mind.choose(title, state, who, rng)))
    return {"bot": level, **reckoned(table, deal.seat)}


def result(doc: Doc, lines: list[Line], seat: int) -> Json:
    """How a game of a deal went for the seat of the people."""
    return reckoned(past(doc, lines).table, seat)


def reckoned(done: Table[Any], seat: int) -> Json:
    """The result of a seat, and how it stood after every round."""
    rules = done.game.rules
    sheets = rules.sheets(done.state)
    own, rival = _points(done, seat)
    return {
        "points": own,
        "lead": own - rival,
        "place": int(sheets[seat].place),
        "rounds": _rounds(done, seat),
    }


def _rounds(done: Table[Any], seat: int) -> list[list[int]]:
    table: Table[Any] = Table(done.game, done.seats, done.options)
    rows: list[list[int]] = []
    now, last = int(done.game.rules.rounds(table.state)), _points(table, seat)
    for step in done.steps:
        table.do(step.who, step.record)
        then = int(done.game.rules.rounds(table.state))
        if then != now and now > 0:
            rows.append([now, *last])
        now, last = then, _points(table, seat)
    rows.append([now, *last])
    return rows


def _points(table: Table[Any], seat: int) -> tuple[int, int]:
    totals = [sheet.total for sheet in table.game.rules.sheets(table.state)]
    others = totals[:seat] + totals[seat + 1 :]
    return totals[seat], max(others, default=0)
