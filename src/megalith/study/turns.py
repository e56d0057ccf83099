"""A finished game cut into what is judged: luck, and whole turns.

A turn is a row of decisions of one seat between which nobody else decides and no luck speaks, so
that the order in which they were made does not count. Where there was only one choice there is
nothing to judge.
"""

from dataclasses import dataclass
from typing import Any

from megalith.core.game import CHANCE
from megalith.core.table import Table


@dataclass(frozen=True)
class Moment:
    """Something that was open before it happened: `codes` are the steps n, n + 1, …"""

    n: int
    who: int  # a seat, or CHANCE
    owner: int  # the seat that luck spoke for
    codes: tuple[int, ...]
    before: Any
    after: Any


def moments(table: Table[Any]) -> list[Moment]:
    """Of a table that was replayed, in order."""
    game = table.game
    state = game.rules.initial(table.seats, table.options)
    found: list[Moment] = []
    n = 0
    while n < len(table.steps):
        who = table.steps[n].who
        length = 1 if who == CHANCE else _run(table, n)
        before, free = game.rules.copy(state), False
        for step in table.steps[n : n + length]:
            free = free or len(game.rules.legal(state)) > 1
            game.rules.apply(state, step.code)
        if free:
            codes = tuple(step.code for step in table.steps[n : n + length])
            owner = table.steps[n].owner
            found.append(Moment(n, who, owner, codes, before, game.rules.copy(state)))
        n += length
    return found


def _run(table: Table[Any], n: int) -> int:
    """How many decisions of the same seat follow each other."""
    end = n
    while end < len(table.steps) and table.steps[end].who == table.steps[n].who:
        end += 1
    return end - n
