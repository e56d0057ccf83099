"""The search on tiny games with known answers. Interpreted only: see toys.py."""

from typing import Any

import pytest

from megalith.bots.mcts import Answer, SearchBot
from megalith.bots.tuning import Tuning
from megalith.core.chance import rng_from
from megalith.core.game import CHANCE, Title
from tests.bots.toys import End, Node, Walk, start, toy

pytestmark = pytest.mark.build("interpreted")  # compiled classes cannot be subclassed


def answers(
    game: Title[Walk],
    iterations: int,
    coin: int = 0,
    scale: float = 4.0,
    seats: int = 2,
    **numbers: Any,
) -> list[Answer]:
    bot = SearchBot("search", iterations, 0.0, Tuning(scale, **numbers))
    return bot.answers(game, start(seats, coin), 0, rng_from("toy"))


def nim(stones: int, who: int) -> Any:
    """Take one, two or three; who takes the last wins."""
    if stones == 0:
        return End((1, 0) if who == 1 else (0, 1))
    return Node(who, tuple(nim(stones - k, 1 - who) for k in (1, 2, 3) if k <= stones))


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_forced_win_of_nim(stones: int) -> None:
    game = toy(nim(stones, 0))
    best = answers(game, 3000)[0]
    assert best.code + 1 == stones % 4
    assert best.win > 0.8


def test_it_sees_that_every_choice_loses() -> None:
    found = answers(toy(nim(8, 0)), 3000)
    assert max(answer.win for answer in found) < 0.2
    assert max(answer.lead for answer in found) < 0


def test_it_weighs_the_outcomes_of_luck() -> None:
    """Six points in a quarter of the cases are less than two for sure."""
    gamble = Node(CHANCE, (End((6, 0)), End((0, 0))), (1, 3))
    safe = answers(toy(Node(0, (gamble, End((2, 0))))), 2000, blend=0.0)
    assert safe[0].code == 1
    likely = Node(CHANCE, (End((6, 0)), End((0, 0))), (3, 1))
    bold = answers(toy(Node(0, (likely, End((2, 0))))), 2000, blend=0.0)
    assert bold[0].code == 0
    assert abs(bold[0].lead - 4.5) < 0.3


def test_every_player_goes_for_its_own_value() -> None:
    """Seat 1 would rather gain points than harm seat 0, and seat 0 may count on it."""
    kind = Node(1, (End((9, 15, 20)), End((0, 5, 20))))
    sure = End((5, 0, 20))
    assert answers(toy(Node(0, (sure, kind))), 500, seats=3, scale=20.0, blend=0.0)[0].code == 1
    cruel = Node(1, (End((9, 5, 20)), End((0, 15, 20))))
    assert answers(toy(Node(0, (sure, cruel))), 500, seats=3, scale=20.0, blend=0.0)[0].code == 0


def test_it_cannot_guess_a_hidden_coin() -> None:
    """Guess heads, guess tails, or take the sure point: whoever peeks never takes it."""
    heads = Node(0, (End((3, 0)), End((0, 4)), End((1, 0))))
    tails = Node(0, (End((0, 4)), End((3, 0)), End((1, 0))))
    for coin in (0, 1):
        found = answers(toy(heads, tails), 2000, coin=coin)
        assert found[0].code == 2
        guesses = [answer.win for answer in found if answer.code < 2]
        assert all(0.3 < win < 0.7 for win in guesses)


def test_the_answer_does_not_depend_on_what_is_hidden() -> None:
    heads = Node(1, (Node(0, (End((3, 0)), End((0, 4)))), None))
    tails = Node(1, (None, Node(0, (End((0, 4)), End((3, 0))))))
    root = (Node(0, (heads, End((1, 0)))), Node(0, (tails, End((1, 0)))))
    shown = [
        [(a.code, a.visits, a.value) for a in answers(toy(*root), 500, coin=coin)]
        for coin in (0, 1)
    ]
    assert shown[0] == shown[1]


def test_choices_that_only_some_deals_offer_are_searched_there_alone() -> None:
    """Seat 1 answers with what its coin allows; a missing choice must never be walked."""
    heads = Node(1, (End((5, 0)), None, End((4, 0))))
    tails = Node(1, (None, End((0, 5)), End((4, 0))))
    root = (Node(0, (heads, End((1, 0)))), Node(0, (tails, End((1, 0)))))
    best = answers(toy(*root), 2000, blend=0.0)[0]
    assert best.code == 1  # seat 1 takes five points with tails: 4 or -5 is worse than 1
    assert abs(best.lead - 1.0) < 1e-9


def test_narrow_attention_widens_with_the_visits() -> None:
    """The good choice is hidden behind many that look the same; widening must reach it."""
    many = tuple(End((0, 0)) for _ in range(30))
    good = Node(1, (End((9, 0)),))
    game = toy(Node(0, (*many, good)))
    found = answers(game, 2000, first=1.0, widen=1.0, temper=1.0)
    assert found[0].code == 30


def test_others_can_be_taken_to_do_what_looks_best() -> None:
    """Seat 1 does better to wait, though that looks worse; with all choices that is seen."""
    reply = Node(1, (End((5, 6)), Node(1, (End((0, 20)),))))
    game = toy(Node(0, (reply, End((0, 6)))))
    assert answers(game, 500, blend=0.0, theirs=0.0)[0].code == 0
    assert answers(game, 500, blend=0.0)[0].code == 1


def test_playing_on_comes_before_the_evaluation() -> None:
    deep: Any = End((3, 0))
    for who in (0, 1, 0, 1):
        deep = Node(who, (deep,))
    flat: Any = End((1, 0))
    for who in (0, 1, 0, 1):
        flat = Node(who, (flat,))
    found = answers(toy(Node(0, (flat, deep))), 12, playout=10, blend=0.0)
    assert found[0].code == 1


def test_who_does_not_play_on_judges_where_it_stands() -> None:
    deep: Any = End((3, 0))
    flat: Any = End((1, 0))
    for who in (0, 1, 0, 1):
        deep, flat = Node(who, (deep,)), Node(who, (flat,))
    game = toy(Node(0, (flat, deep)))
    given = Tuning(playout=10, blend=0.0)
    bot = SearchBot("search", 4, 0.0, given, plays_on=False)
    values = {a.value for a in bot.answers(game, start(), 0, rng_from("stand"))}
    assert len(values) == 1
    assert given.playout == 10  # what was given stays as it is


def test_who_plays_on_goes_for_its_own_points() -> None:
    """The rival takes one more for itself instead of taking three away from the other."""
    spoil = Node(1, (End((3, 7)), End((6, 8))))
    found = answers(toy(Node(0, (Node(1, (spoil,)), End((2, 3))))), 1, playout=10, blend=0.0)
    assert found[0].code == 0 and found[0].lead == -2.0


def test_the_statistics_add_up() -> None:
    bot = SearchBot("search", 64, 0.0, Tuning())
    game = toy(nim(9, 0))
    found = bot.answers(game, start(), 0, rng_from("sum"))
    assert sum(answer.visits for answer in found) <= 64
    for answer in found:
        assert 0.0 <= answer.value <= 1.0 and 0.0 <= answer.win <= 1.0
        assert -1.0 <= answer.lead <= 1.0
    assert [a.visits for a in found] == sorted((a.visits for a in found), reverse=True)


def test_a_hint_looks_well_at_choices_that_the_search_passed_over() -> None:
    bot = SearchBot("search", 800, 0.0, Tuning(first=1.0, widen=0.0))
    game = toy(Node(0, (End((9, 0)), End((0, 9)), End((0, 3)), End((0, 30)))))
    assert [a.code for a in bot.answers(game, start(), 0, rng_from("look"))] == [0]
    found = bot.answers(game, start(), 0, rng_from("look"), least=3)
    assert [(a.code, a.lead) for a in found] == [(0, 9.0), (2, -3.0), (1, -9.0)]
    assert all(a.visits >= 20 for a in found)


def test_a_hint_has_the_order_of_what_was_seen_in_the_good_look() -> None:
    """Choice 1 looks as bad as choice 2, and comes before it, until it is tried."""
    ruin = Node(1, (End((0, 30)),))
    game = toy(Node(0, (End((9, 0)), ruin, Node(1, (End((0, 3)),)))))
    bot = SearchBot("search", 800, 0.0, Tuning(first=1.0, widen=0.0))
    found = bot.answers(game, start(), 0, rng_from("order"), least=3)
    assert [a.code for a in found] == [0, 2, 1]
    assert found[1].value > found[2].value


def test_it_stops_where_one_choice_is_far_ahead() -> None:
    """A third of the budget is spent before; equal choices get all of it."""
    clear = answers(toy(Node(0, (End((9, 0)), End((0, 9))))), 3000)
    assert 1000 <= sum(answer.visits for answer in clear) < 1100
    assert clear[0].visits > 8 * sum(answer.visits for answer in clear[1:])
    even = answers(toy(Node(0, (End((1, 0)), End((1, 0))))), 1000)
    assert sum(answer.visits for answer in even) > 900


def test_it_does_not_stop_before_it_has_seen_enough() -> None:
    found = answers(toy(Node(0, (End((9, 0)), End((0, 9))))), 600)
    assert 256 <= sum(answer.visits for answer in found) < 300


def asked_twice(
    game: Title[Walk], first: tuple[int, ...], coins: tuple[int, int]
) -> tuple[bool, int]:
    """The bot chooses at the start and again after the given steps: is it one tree, and what
    does it choose then?"""
    bot = SearchBot("search", 300, 0.0, Tuning(4.0))
    s = start(2, coins[0])
    rng = rng_from("twice")
    assert bot.choose(game, s, 0, rng) == first[0]
    old = bot.search
    s = start(2, coins[1])
    for code in first:
        game.rules.apply(s, code)
    chosen = bot.choose(game, s, 0, rng)
    return bot.search is old, int(chosen)


def test_the_tree_is_kept_behind_a_decision_with_one_choice() -> None:
    turn = Node(0, (Node(0, (End((1, 0)), End((9, 0)))),))
    assert asked_twice(toy(Node(0, (End((0, 9)), turn))), (1, 0), (0, 0)) == (True, 1)


def test_the_tree_is_not_kept_behind_a_decision_of_another() -> None:
    turn = Node(1, (Node(0, (End((1, 0)), End((9, 0)))),))
    assert asked_twice(toy(Node(0, (End((0, 9)), turn))), (1, 0), (0, 0)) == (False, 1)


@pytest.mark.parametrize("coins", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_tree_is_kept_whatever_is_hidden(coins: tuple[int, int]) -> None:
    """Two positions that the searcher cannot tell apart are one to it."""
    turns = [Node(0, (Node(0, (End((1, 0)), End((k, 0)))), End((0, 9)))) for k in (8, 9)]
    assert asked_twice(toy(*turns), (0,), coins) == (True, 1)
