"""Tiny games that are written down as trees, so that the right answer is known.

The compiled classes cannot be subclassed by tests, so these run interpreted only.
"""

from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Mind, Rules, State, Title
from megalith.core.sheet import Sheet, rank


@dataclass(frozen=True)
class End:
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Node:
    who: int  # a seat or CHANCE
    after: tuple[Any, ...]  # what follows choice or outcome 0, 1, 2 …
    weights: tuple[int, ...] = field(default=())


class Walk(State):
    """Where the walk through the tree is; `coin` is a secret that seat 0 never sees."""

    coin: i64
    path: vec[i64]

    def copy(self) -> "Walk":
        return walk(self.seats, self.coin, self.path[:])


def walk(seats: i64, coin: i64, path: vec[i64]) -> Walk:
    s = Walk()
    s.seats, s.coin, s.path, s.todo = seats, coin, path, vec[i64]()
    return s


class ToyRules(Rules[Walk]):
    """`roots[coin]` is the tree; with two of them the coin is hidden from seat 0."""

    def __init__(self, roots: tuple[Any, ...]) -> None:
        self.roots = roots

    def at(self, s: Walk) -> Any:
        node = self.roots[s.coin]
        for step in s.path:
            node = node.after[step]
        return node

    def to_move(self, s: Walk) -> i64:
        node = self.at(s)
        return OVER if isinstance(node, End) else node.who

    def choices(self, s: Walk, out: Choices) -> None:
        out.clear()
        node = self.at(s)
        for code in range(len(node.after)):
            if node.after[code] is None:
                continue  # not possible with this coin
            if node.who == CHANCE:
                out.add_outcome(code, node.weights[code])
            else:
                out.add(code)

    def apply(self, s: Walk, code: i64) -> None:
        s.path = vec[i64]([*s.path, code])

    def hide(self, s: Walk, seat: i64, rng: Rng) -> None:
        if seat == 0:
            s.coin = rng.below(len(self.roots))

    def rounds(self, s: Walk) -> int:
        return 1

    def sheets(self, s: Walk) -> list[Sheet]:
        scores = self.at(s).scores
        return rank([Sheet(k, [("points", n)], []) for k, n in enumerate(scores)])


class ToyMind(Mind[Walk]):
    def __init__(self, rules: ToyRules) -> None:
        super().__init__()
        self.rules = rules

    def evaluate(self, s: Walk, seat: i64) -> float:
        node = self.rules.at(s)
        if not isinstance(node, End):
            return 0.0  # a blind evaluation: only the search can know
        others = [n for k, n in enumerate(node.scores) if k != seat]
        return float(node.scores[seat] - max(others))

    def appraise(self, s: Walk, out: vec[float]) -> None:
        for seat in range(s.seats):
            out[seat] = self.evaluate(s, seat)

    def worth(self, s: Walk, seat: i64) -> float:
        node = self.rules.at(s)
        return float(node.scores[seat]) if isinstance(node, End) else 0.0


def toy(*roots: Any) -> Title[Walk]:
    rules = ToyRules(roots)
    nobody: Any = None  # a search never comes to the border
    return Title("toy", 1, "TO", (2, 3), (), rules, ToyMind(rules), nobody)


def start(seats: int = 2, coin: int = 0) -> Walk:
    return walk(seats, coin, vec[i64]())
