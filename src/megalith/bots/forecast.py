"""What a search thinks of choices before it has tried them, and how a game may go on."""

from typing import Generic, final

from mypy_extensions import i64

from megalith.bots.reward import Reward
from megalith.bots.tuning import Tuning
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, S, Title
from megalith.core.play import settle


@final
class Forecast(Generic[S]):
    """`out` has the choices that were listed last, `reward` the position judged last."""

    def __init__(self, game: Title[S], s: S, tuning: Tuning, rng: Rng) -> None:
        self.rules = game.rules
        self.mind = game.mind
        self.tuning = tuning
        self.rng = rng
        self.reward = Reward(s.seats, tuning)
        self.reward.set_par(self.rules, self.mind, s)
        self.out = Choices()
        self.luck = Choices()
        self.plan = Choices()

    def list(self, s: S, wide: i64) -> None:
        """The choices; of a long list only those that promise something."""
        self.rules.choices(s, self.out)
        most = self.tuning.look * wide
        if self.out.count > most:
            self.mind.shortlist(s, self.out, most)

    def guess(self, s: S, who: i64, code: i64, draws: i64) -> float:
        """The decider's value after a choice; where luck follows, the mean of some draws."""
        after = self.rules.copy(s)
        self.rules.apply(after, code)
        self._calm(after)
        if self.rules.to_move(after) != CHANCE or not self.mind.luck_matters(after):
            self.reward.judge(self.rules, self.mind, after)
            return self.reward.value[who]
        total = 0.0
        for _ in range(draws):
            drawn = self.rules.copy(after)
            settle(self.rules, drawn, self.rng, self.luck)
            self.reward.judge(self.rules, self.mind, drawn)
            total += self.reward.value[who]
        return total / float(draws)

    def play_on(self, s: S) -> None:
        """Some decisions further; every decider goes for its own points."""
        if self.tuning.playout == 0:
            return
        n: i64 = 0
        while n < self.tuning.playout:
            who = settle(self.rules, s, self.rng, self.luck)
            if who == OVER:
                return
            planned = self._planned(s)
            if planned == 0:
                self.list(s, 1)
                self.rules.apply(s, self.obvious(s, who))
                planned = 1
            n += planned
        settle(self.rules, s, self.rng, self.luck)

    def _planned(self, s: S) -> i64:
        """Go on by the title's plan; how many decisions that were."""
        if self.tuning.plans == 0:
            return 0
        plan = self.plan
        self.mind.plan(s, plan)
        for i in range(plan.count):
            self.rules.apply(s, plan.codes[i])
        return plan.count

    def _calm(self, s: S) -> None:
        """Go on to where a position can be judged."""
        if self.rules.to_move(s) != OVER and not self.mind.quiet(s):
            self._planned(s)

    def obvious(self, s: S, who: i64) -> i64:
        """Of the listed choices the one that brings the decider most, whatever others get."""
        chosen = self.out.codes[0]
        if self.out.count == 1:
            return chosen
        best = -1e300
        for i in range(self.out.count):
            after = self.rules.copy(s)
            self.rules.apply(after, self.out.codes[i])
            if self.rules.to_move(after) == CHANCE and self.mind.luck_matters(after):
                settle(self.rules, after, self.rng, self.luck)
            value = self.mind.worth(after, who)
            if value > best:
                best = value
                chosen = self.out.codes[i]
        return chosen
