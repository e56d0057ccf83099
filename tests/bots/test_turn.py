"""A level's time is that of a whole turn. On tiny games; the last tests on the real ones."""

from typing import Any

import pytest

from megalith.bots import clock
from megalith.bots.mcts import SearchBot
from megalith.bots.turn import FORESEEN, Purse, decisions
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER
from megalith.core.play import settle
from tests.bots.test_levels import Ticks
from tests.bots.toys import End, Node, start, toy
from tests.helpers import new_state

interpreted = pytest.mark.build("interpreted")  # compiled classes cannot be subclassed


def chain(*who: int) -> Any:
    """Decisions of these seats one after the other, each with two choices that lead on alike."""
    node: Any = End((1, 0))
    for seat in reversed(who):
        node = Node(seat, (node, node))
    return node


@interpreted
@pytest.mark.parametrize(
    ("who", "expected"),
    [((0,), 1), ((0, 1, 0), 1), ((0, 0, 0, 1, 0), 3), ((0,) * 20, FORESEEN)],
)
def test_a_turn_ends_where_another_decides(who: tuple[int, ...], expected: int) -> None:
    assert decisions(toy(chain(*who)), start(), 0) == expected


@interpreted
def test_luck_and_what_has_no_alternative_are_no_decisions() -> None:
    last = Node(0, (chain(0, 1),))  # one choice alone
    drawn = Node(CHANCE, (last, last), (1, 1))
    assert decisions(toy(Node(0, (drawn, drawn))), start(), 0) == 2


@interpreted
def test_what_a_decision_leaves_is_for_the_rest_of_the_turn() -> None:
    game, s, purse = toy(chain(0, 0, 0, 1)), start(), Purse(3.0)
    assert purse.part(game, s, 0) == 1.0
    purse.pay(0.2, game, s, 0, 0)
    game.rules.apply(s, 0)
    assert purse.part(game, s, 0) == pytest.approx(1.4)
    purse.pay(1.4, game, s, 0, 0)
    game.rules.apply(s, 0)
    assert purse.part(game, s, 0) == pytest.approx(1.4)
    purse.pay(1.4, game, s, 0, 0)
    assert purse.left == 3.0  # the turn is over, the next has all its time


@interpreted
def test_a_turn_takes_no_longer_than_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = Ticks()
    monkeypatch.setattr(clock, "perf_counter", ticks)
    game, s = toy(chain(0, 0, 0, 0, 1)), start()
    bot = SearchBot("search", 0, 4.0, by_turn=True)
    looks = []
    for _ in range(4):
        before = ticks.looks
        game.rules.apply(s, bot.choose(game, s, 0, rng_from("turn")))
        looks.append(ticks.looks - before)
    assert 300 < sum(looks) <= 408  # hundredths of a second, and a look before each search
    assert all(n <= 202 for n in looks)


def test_alone_a_turn_ends_with_the_round() -> None:
    """Nobody else decides in a solo game, and yet its time is not for all of it."""
    game = load("akropolis")
    s = new_state(game, 1, {})
    settle(game.rules, s, rng_from("alone"), Choices())
    assert decisions(game, s, 0) <= 4  # twice a tile, and its place


@pytest.mark.parametrize("title", TITLES)
def test_a_purse_that_was_paid_from_is_full_again_when_another_decides(title: str) -> None:
    game, out, rng = load(title), Choices(), rng_from("purse", title)
    s = new_state(game, 2, {})
    purses = [Purse(1.0), Purse(1.0)]
    last, refilled, kept = -1, 0, 0
    for _ in range(120):
        who = int(settle(game.rules, s, rng, out))
        if who == OVER:
            break
        game.rules.choices(s, out)
        code = out.any(rng)
        if out.count > 1:
            refilled += who != last and purses[who].left == 1.0
            kept += who == last and purses[who].left < 1.0
            purses[who].pay(0.01, game, s, who, code)
            last = who
        game.rules.apply(s, code)
    assert refilled > 5 and kept > 5
