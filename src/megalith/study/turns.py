"""A finished game cut into what is judged: luck, and whole turns.

A turn is a row of decisions of one seat between which nobody else decides and no luck speaks, so
that the order in which they were made does not count. Alone, where nobody else ever decides, a turn
is over when the question with which it began is asked again. Where there was only one choice there
is nothing to judge.
"""

from dataclasses import dataclass
from typing import Any

from megalith.core.game import CHANCE, Rules
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
        before, free, end = game.rules.copy(state), False, n
        while end == n or (who != CHANCE and goes_on(game.rules, before, state, who)):
            free = free or len(game.rules.legal(state)) > 1
            game.rules.apply(state, table.steps[end].code)
            end += 1
        if free:
            codes = tuple(step.code for step in table.steps[n:end])
            owner = table.steps[n].owner
            found.append(Moment(n, who, owner, codes, before, game.rules.copy(state)))
        n = end
    return found


def goes_on(rules: Rules[Any], first: Any, now: Any, seat: int) -> bool:
    """Whether the seat's turn that began at `first` is not over yet."""
    if rules.to_move(now) != seat:
        return False
    if now.seats > 1 or now.depth > first.depth:
        return True
    return bool(now.depth == first.depth and now.need() != first.need())
