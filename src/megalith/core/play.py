"""Whole games at full speed, with the loop inside the compiled build."""

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Rules, S


def settle(rules: Rules[S], s: S, rng: Rng, out: Choices) -> i64:
    """Let luck speak until a seat must decide or the game is over; who that is."""
    while True:
        who = rules.to_move(s)
        if who != CHANCE:
            return who
        rules.choices(s, out)
        rules.apply(s, out.outcome(rng))


def playout(rules: Rules[S], s: S, rng: Rng, out: Choices) -> i64:
    """Random play to the end; returns the number of decisions."""
    decisions: i64 = 0
    while settle(rules, s, rng, out) != OVER:
        rules.choices(s, out)
        rules.apply(s, out.any(rng))
        decisions += 1
    return decisions


def copies(rules: Rules[S], s: S, n: i64) -> None:
    """Copy a state n times (a benchmark)."""
    for _ in range(n):
        rules.copy(s)


def lists(rules: Rules[S], s: S, n: i64, out: Choices) -> None:
    """List the choices of a state n times (a benchmark)."""
    for _ in range(n):
        rules.choices(s, out)


def expand(rules: Rules[S], s: S, rng: Rng, out: Choices, inner: Choices) -> i64:
    """Play on at random; at each decision copy and try every choice and list what follows."""
    nodes: i64 = 0
    while settle(rules, s, rng, out) != OVER:
        rules.choices(s, out)
        for i in range(out.count):
            child = rules.copy(s)
            rules.apply(child, out.codes[i])
            if rules.to_move(child) != OVER:
                rules.choices(child, inner)
        nodes += out.count
        rules.apply(s, out.any(rng))
    return nodes


def audit(rules: Rules[S], s: S, rng: Rng, most: i64, out: Choices) -> str:
    """Random play under the contract's cheap checks; the first fault in words, else empty."""
    steps: i64 = 0
    while True:
        fault = rules.check(s)
        if fault:
            return fault
        who = rules.to_move(s)
        if who == OVER:
            return ""
        rules.choices(s, out)
        if out.count == 0:
            return "no choice"
        for i in range(1, out.count):
            if out.codes[i] <= out.codes[i - 1]:
                return "choices are not ascending"
        if (who == CHANCE) != (out.total > 0):
            return "weights belong to luck, and only to luck"
        if who != CHANCE and (out.codes[0] < 0 or out.codes[out.count - 1] >= rules.n_actions):
            return "a code outside the action space"
        rules.apply(s, out.outcome(rng) if who == CHANCE else out.any(rng))
        steps += 1
        if steps > most:
            return "no end in sight"
