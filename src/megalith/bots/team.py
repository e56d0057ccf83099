"""Several searches of one position at once, each in a process of its own, that answer together.

Each has its own tree, its own deals and its own luck; what they have found is added up choice by
choice. Equal iterations and seed give an equal answer. A process that is lost costs its part only.
"""

import os
from itertools import count
from typing import Final, final

from mypy_extensions import i64

from megalith.bots.mcts import SearchBot, elected
from megalith.bots.outside.mates import MATES, Task
from megalith.bots.tuning import tuning_for
from megalith.core.chance import Rng
from megalith.core.game import S, Title

MOST: Final = 8  # searches in a team
_numbers: Final = count(1)


@final
class TeamBot(SearchBot):
    """`members` searches with these budgets each: this one, and the others in processes."""

    def __init__(
        self, name: str, iterations: int, seconds: float, members: int, by_turn: bool = False
    ) -> None:
        super().__init__(name, iterations, seconds, by_turn=by_turn)
        self.members = members
        self.number: int = next(_numbers)
        self.decided: int = -1  # the code that was chosen last

    def think(self, game: Title[S], s: S, seat: i64, rng: Rng) -> i64:
        seconds = self.part(game, s, seat)
        asked = [
            (mate, mate.ask(self._task(game, s, seat, seconds, int(rng.word()))))
            for mate in MATES.some(self.useful() - 1)
        ]
        try:
            self.ponder(game, s, seat, rng, seconds)
        except BaseException:  # nobody wants the answer any more, or something broke
            for mate, number in asked:
                mate.stop(number)
            raise
        ballots = [self.votes()]
        for mate, number in asked:
            spent, votes = mate.answer(number)
            ballots.append(votes)
            self.spent = max(self.spent, spent)
        code = elected(ballots)
        self.decide(code)
        self.decided = code
        return code

    def useful(self) -> int:
        """By time alone another search is worth something only on a core of its own."""
        if self.iterations > 0:
            return self.members
        return min(self.members, os.cpu_count() or 1)

    def _task(self, game: Title[S], s: S, seat: i64, seconds: float, seed: int) -> Task:
        tuning = self.tuning if self.tuning is not None else tuning_for(game.id, s.seats)
        budget = (self.iterations, seconds)
        return Task(self.number, game, s, int(seat), seed, budget, tuning, self.decided)
