"""Monte Carlo tree search for any number of players, with luck and hidden information.

Each iteration walks from the root to a new position and judges it with the title's
evaluation. Every decider goes for its own value (max-n). Luck is drawn anew, each outcome
has its own child. What the searcher cannot know is re-dealt for each iteration; a node then
offers only the children that are legal in the deal at hand.
"""

from math import exp, sqrt
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megalith.bots import budget, clock
from megalith.bots.forecast import Forecast
from megalith.bots.tree import NONE, Tree
from megalith.bots.tuning import Tuning
from megalith.core import position
from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, S, Title

DEALS: Final[i64] = 4  # that are compared to see whether anything is hidden
HEED: Final[i64] = 8  # iterations between two looks whether anybody still wants the answer
GLANCE: Final[i64] = 32  # iterations between two looks at the lead of the best choice
ROOT_SAMPLES: Final[i64] = 16  # draws of luck behind a guess at the root
ROOT_LOOK: Final[i64] = 3  # times as many choices get a guess at the root
MOST_NODES: Final[i64] = 4_000_000
FOREVER: Final[i64] = 1_000_000_000_000


@final
class Search(Generic[S]):
    def __init__(self, game: Title[S], s: S, seat: i64, tuning: Tuning, rng: Rng) -> None:
        self.game = game
        self.rules = game.rules
        self.mind = game.mind
        self.seat = seat
        self.tuning = tuning
        self.rng = rng
        self.tree = Tree(s.seats)
        self.forecast = Forecast(game, s, tuning, rng)
        self.reward = self.forecast.reward
        self.out = self.forecast.out
        self.luck = Choices()
        self.path = vec[i64]([0] * 256)
        self.depth: i64 = 0
        self.iterations: i64 = 0
        self.state = s
        self.hidden = False
        self.root = self.tree.add(-1, 0.5)
        self.hidden = self._anything_hidden()

    def _anything_hidden(self) -> bool:
        """Whether re-dealing changes the position. The given one is itself re-dealt."""
        before = position.plain(self.state)
        for _ in range(DEALS):
            other = self.rules.copy(self.state)
            self.rules.hide(other, self.seat, self.rng)
            if position.plain(other) != before:
                return True
        return False

    def go_on(self, root: i64, s: S, hidden: bool, rng: Rng) -> None:
        """Search from a node of the tree, whose position is s, as far as the searcher knows."""
        self.root = root
        self.state = s
        self.hidden = hidden
        self.rng = rng
        self.forecast.rng = rng

    # -- running

    def run(self, iterations: i64, seconds: float) -> float:
        """Iterate until either budget is used up (0: none) or no more can change the answer; the
        seconds that took, if they count. Stopped, if somebody asks for that (see `clock`)."""
        start = clock.now()
        done: i64 = 0
        spent = 0.0
        most: i64 = iterations if iterations > 0 else FOREVER
        while done < most and self.tree.count < MOST_NODES:
            self.iterate()
            done += 1
            spent = clock.now() - start if seconds > 0.0 else 0.0
            if spent > 0.0 and spent >= seconds:
                break
            if done % HEED == 0:
                clock.check()
            if done % GLANCE == 0:
                left = budget.left(done, most, spent, seconds)
                if budget.settled(self.tree, self.root, done, left):
                    break
        return spent

    def best(self) -> i64:
        """The root's choice with the most visits; of equals the better one."""
        tree = self.tree
        child = tree.first[self.root]
        chosen = child
        while child != NONE:
            more = tree.visits[child] - tree.visits[chosen]
            if more > 0 or (
                more == 0 and tree.mean(child, self.seat) > tree.mean(chosen, self.seat)
            ):
                chosen = child
            child = tree.next[child]
        return chosen

    # -- one iteration

    def iterate(self, by: i64 = NONE) -> None:
        """Once from the root; by the given choice there, or else by the one that is due."""
        self.iterations += 1
        s = self.rules.copy(self.state)
        if self.hidden:
            self.rules.hide(s, self.seat, self.rng)
        node = self.root
        self.depth = 0
        self._step(node)
        while True:
            who = self.rules.to_move(s)
            if who == OVER:
                break
            fresh = self.tree.visits[node] < self.tuning.ripe and node != self.root
            if who == CHANCE:
                if fresh and not self.mind.luck_matters(s):
                    break
                node = self._draw(node, s)
            else:
                if self.tree.first[node] == NONE:
                    if fresh:
                        break
                    self._list(node, s)
                    self._expand(node, s, who)
                elif self.hidden:
                    self._list(node, s)
                    self._complete(node, s, who)
                node = by if by != NONE and node == self.root else self._select(node, who)
            self.rules.apply(s, self.tree.code[node])
            self._step(node)
        self.forecast.play_on(s)
        self.reward.judge(self.rules, self.mind, s)
        self._back_up()

    def _step(self, node: i64) -> None:
        if self.depth == len(self.path):
            self.path = append(self.path, 0)
        self.path[self.depth] = node
        self.depth += 1

    def _list(self, node: i64, s: S) -> None:
        self.forecast.list(s, ROOT_LOOK if node == self.root else 1)

    def _draw(self, node: i64, s: S) -> i64:
        """The child of the outcome that luck brings now."""
        self.rules.choices(s, self.luck)
        code = self.luck.outcome(self.rng)
        child = self.tree.find(node, code)
        if child == NONE:
            child = self.tree.add(code, 0.0)
            self.tree.link(node, child)
        return child

    def _back_up(self) -> None:
        tree = self.tree
        seats = tree.seats
        reward = self.reward
        for k in range(self.depth):
            node = self.path[k]
            tree.visits[node] += 1
            tree.lead[node] += reward.lead[self.seat]
            tree.win[node] += reward.win[self.seat]
            for seat in range(seats):
                tree.total[node * seats + seat] += reward.value[seat]

    # -- children

    def _expand(self, node: i64, s: S, who: i64) -> None:
        """Give the node a child for each listed choice, guessed one step ahead."""
        for i in range(self.out.count):
            self._add(node, s, who, self.out.codes[i])
        self._share(node)

    def _complete(self, node: i64, s: S, who: i64) -> None:
        """Children for listed choices that no earlier deal offered."""
        known: i64 = 0
        child = self.tree.first[node]
        while child != NONE:
            if self.out.has(self.tree.code[child]):
                known += 1
            child = self.tree.next[child]
        if known == self.out.count:
            return
        for i in range(self.out.count):
            if self.tree.find(node, self.out.codes[i]) == NONE:
                self._add(node, s, who, self.out.codes[i])
        self._share(node)

    def _add(self, node: i64, s: S, who: i64, code: i64) -> None:
        draws = ROOT_SAMPLES if node == self.root else self.tuning.samples
        child = self.tree.add(code, self.forecast.guess(s, who, code, draws))
        self.tree.link(node, child)

    def _share(self, node: i64) -> None:
        """Attention for the children: softmax of the guesses, the first is the best."""
        tree = self.tree
        top = tree.guess[tree.first[node]]
        total = 0.0
        child = tree.first[node]
        while child != NONE:
            weight = exp((tree.guess[child] - top) / self.tuning.temper)
            tree.prior[child] = weight
            total += weight
            child = tree.next[child]
        child = tree.first[node]
        while child != NONE:
            tree.prior[child] /= total
            child = tree.next[child]

    def _select(self, node: i64, who: i64) -> i64:
        """The decider's best child by value so far and attention that is still due."""
        tree = self.tree
        root_of_visits = sqrt(float(tree.visits[node] + 1))
        due = self.tuning.explore * root_of_visits
        wide = self.tuning.first + self.tuning.widen * root_of_visits
        room = i64(wide if who == self.seat else 1.0 + self.tuning.theirs * (wide - 1.0))
        best = -1.0
        chosen = NONE
        child = tree.first[node]
        while child != NONE and room > 0:
            if not self.hidden or self.out.has(tree.code[child]):
                n = float(tree.visits[child])
                value = (tree.guess[child] + tree.total[child * tree.seats + who]) / (n + 1.0)
                value += due * tree.prior[child] / (n + 1.0)
                if value > best:
                    best = value
                    chosen = child
                room -= 1
            child = tree.next[child]
        return chosen
