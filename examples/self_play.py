"""Games of a network against itself, many tables at a time, and what they teach (TD(lambda))."""

from typing import Any, NamedTuple

import numpy as np
from value_net import Array, Net, Parts
from value_player import Lookout, worth_of_lead

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Title
from megalith.research.plans import bounded

NOISE = 0.02  # decisions that are left to chance
TRACE = 0.95  # lambda: how far the end of a game reaches back
LONGEST = 40  # rounds, where a title can go on for ever


class Lesson(NamedTuple):
    """Some games of self-play: which, and with what."""

    title: str
    parts: Parts | None  # of the network; random play without
    seed: int
    round: int
    first: int
    games: int


class Taught(NamedTuple):
    rows: Array  # after every decision, as the seat that took it saw it
    targets: Array
    points: float  # of both seats in all games


class Moment(NamedTuple):
    """A decision that was taken."""

    seat: int
    row: Array
    worth: float
    best: float  # worth of the best choice, if chance took another


class Table:
    def __init__(self, game: Title[Any], lesson: Lesson, k: int) -> None:
        capped = any(option.id == "round_cap" for option in game.options)
        options = bounded(game, {"round_cap": LONGEST} if capped else {}, random=True)
        self.game, self.s = game, game.rules.initial(2, options)
        self.luck = rng_from("luck", lesson.seed, lesson.round, k)
        self.mind = rng_from("mind", lesson.seed, lesson.round, k)
        self.trace = TRACE if lesson.parts else 1.0  # random play foretells nothing
        self.past: list[Moment] = []
        self.out = Choices()

    def next_decision(self) -> tuple[int, list[int]]:
        """Who must choose between what; luck and what is forced are played at once."""
        while (who := int(self.game.rules.to_move(self.s))) != OVER:
            self.game.rules.choices(self.s, self.out)
            if who != CHANCE and self.out.count > 1:
                return who, self.out.to_list()
            self.game.rules.apply(
                self.s, self.out.outcome(self.luck) if who == CHANCE else self.only()
            )
        return OVER, []

    def only(self) -> int:
        return self.out.to_list()[0]

    def decide(self, seat: int, codes: list[int], rows: Array, worths: Array, noise: float) -> None:
        best = chosen = int(worths.argmax())
        if self.mind.unit() < noise:
            chosen = int(self.mind.below(len(codes)))
        self.past.append(
            Moment(seat, rows[chosen].copy(), float(worths[chosen]), float(worths[best]))
        )
        self.game.rules.apply(self.s, codes[chosen])

    def targets(self) -> list[float]:
        """What each moment should have been worth: what came later, the near with most weight.
        A choice by chance says nothing about the moments before it."""
        found: list[float] = []
        later = worth_of_lead(self.game, self.s, 0)
        for moment in reversed(self.past):
            side = 1 if moment.seat == 0 else -1
            found.append(side * later)
            if moment.worth < moment.best:
                later = side * moment.best
            else:
                later = (1 - self.trace) * side * moment.worth + self.trace * later
        return found[::-1]


def practise(lesson: Lesson) -> Taught:
    """All tables go on together, so that the network judges all their choices at once."""
    game = load(lesson.title)
    net = Net(lesson.parts) if lesson.parts else None
    tables = [Table(game, lesson, lesson.first + k) for k in range(lesson.games)]
    lookout = Lookout(game, lesson.games)
    playing = tables
    while playing:
        lookout.clear()
        asked = []
        for table in playing:
            seat, codes = table.next_decision()
            if seat != OVER:
                asked.append((table, seat, codes, lookout.add(table.s, seat, codes)))
        worths = lookout.worths(net) if net else np.zeros(lookout.filled)
        for table, seat, codes, where in asked:
            noise = NOISE if net else 1.0
            table.decide(seat, codes, lookout.seen[where], worths[where], noise)
        playing = [table for table, *_ in asked]
    return Taught(
        np.array([moment.row for table in tables for moment in table.past]),
        np.array([x for table in tables for x in table.targets()], np.float32),
        float(sum(sheet.total for table in tables for sheet in game.rules.sheets(table.s)[:2])),
    )
