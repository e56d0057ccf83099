"""The search and the levels on the real titles: legal, reproducible, blind, in budget."""

import os
import subprocess
import sys
from typing import Any

import pytest

from megalith.bots import clock, hints, roster
from megalith.bots.mcts import SearchBot
from megalith.bots.reward import Reward
from megalith.bots.search import Search
from megalith.bots.tuning import Tuning, tuning_for
from megalith.core import position
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.errors import OptionError
from megalith.core.game import CHANCE
from megalith.core.play import settle
from megalith.words import LANGUAGES, Words
from tests.helpers import games_to_play, new_state, random_steps, table

EVERY = pytest.mark.parametrize("title", TITLES)


def decisions(
    title: str, every: int, seed: object, most: int = games_to_play(12, 3)
) -> list[tuple[int, Any, int, list[int]]]:
    """Some decisions with several choices of a random game, at the biggest table."""
    game = load(title)
    steps = random_steps(game, game.players[-1], dict(game.guard), seed)
    found = [
        (n, game.rules.copy(s), who, codes)
        for n, (s, who, codes, _) in enumerate(steps)
        if who >= 0 and len(codes) > 1
    ]
    return found[::every][:most]


@EVERY
@pytest.mark.parametrize("name", ["easy", "medium", "search:20"])
def test_a_level_chooses_what_is_legal_and_leaves_the_state_alone(title: str, name: str) -> None:
    game, bot = load(title), roster.make(name)
    for n, s, who, codes in decisions(title, 25, "legal"):
        before = position.digest(s)
        assert bot.choose(game, s, who, rng_from("legal", n)) in codes
        assert position.digest(s) == before


@EVERY
def test_the_same_iterations_and_seed_give_the_same_statistics(title: str) -> None:
    game = load(title)
    for n, s, who, _ in decisions(title, 40, "same"):
        shown = [
            [
                (a.code, a.visits, a.value, a.lead)
                for a in SearchBot("s", 40, 0.0).answers(game, s, who, rng_from("mind", n))
            ]
            for _ in range(2)
        ]
        assert shown[0] == shown[1] != []


@EVERY
def test_the_search_never_sees_what_its_seat_cannot_know(title: str) -> None:
    """Whatever is hidden from the seat, the answer is the same, visit by visit."""
    game = load(title)
    for n, s, who, _ in decisions(title, 12, "blind"):
        shown = []
        for deal in range(3):
            other = game.rules.copy(s)
            if deal:
                game.rules.hide(other, who, rng_from("other", n, deal))
            found = SearchBot("s", 30, 0.0).answers(game, other, who, rng_from("mind", n))
            shown.append([(a.code, a.visits, a.value) for a in found])
        assert shown[0] == shown[1] == shown[2]


def test_the_search_re_deals_where_something_is_hidden() -> None:
    """Of the real positions some have a secret, and the search notices."""
    game = load("stone_age")
    noticed = set()
    for seed in range(4):
        for n, s, who, _ in decisions("stone_age", 5, seed, 200):
            search = Search(game, s, who, Tuning(), rng_from(n))
            several = s.secret >= 0 and s.secret_seat != who and s.deck != 0
            assert search.hidden == several
            noticed.add(search.hidden)
    assert noticed == {True, False}


STATISTICS = """
import sys
from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from tests.bots.test_levels import decisions
game = load(sys.argv[1])
for n, s, who, codes in decisions(sys.argv[1], 60, "builds", 3):
    for a in SearchBot("s", 8, 0.0).answers(game, s, who, rng_from("mind", n)):
        print(n, a.code, a.visits, a.value, a.lead, a.win)
"""


@EVERY
def test_both_builds_find_the_same_statistics(title: str) -> None:
    shown = []
    for pure in ("", "1"):
        env = {**os.environ, "MEGALITH_PURE": pure}
        command = [sys.executable, "-c", STATISTICS, title]
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        shown.append(run.stdout)
    assert shown[0] == shown[1] != ""


def known(game: Any, s: Any, seat: int) -> Any:
    """The position with one fixed deal of what the seat does not know."""
    dealt = game.rules.copy(s)
    game.rules.hide(dealt, seat, rng_from("known"))
    return position.plain(dealt)


@pytest.mark.parametrize(("title", "hidden"), [("stone_age", False), ("pantheon", True)])
def test_it_keeps_the_tree_for_the_next_decision_of_the_turn(title: str, hidden: bool) -> None:
    """After its own choice, and the luck, the search goes on where it was, also when it does not
    know everything; where there is only one choice nobody asks it."""
    game = load(title)
    kept = 0
    for n, s, who, _ in decisions(title, 10, "reuse", 20):
        bot = SearchBot("s", 60, 0.0, plays_on=False)
        rng = rng_from("reuse", n)
        code = bot.choose(game, s, who, rng)
        first = bot.search
        assert first is not None
        thought = first.iterations  # it may have stopped early
        after = game.rules.copy(s)
        game.rules.apply(after, code)
        while game.rules.to_move(after) == CHANCE or len(game.rules.legal(after)) == 1:
            game.rules.apply(after, game.rules.legal(after)[len(game.rules.legal(after)) // 2])
        if game.rules.to_move(after) != who:
            continue
        assert bot.choose(game, after, who, rng) in game.rules.legal(after)
        if bot.search is first:
            kept += 1
            assert first.hidden == hidden
            assert known(game, first.state, who) == known(game, after, who)
            assert first.iterations > thought
    assert kept >= 3


def test_another_position_starts_another_tree() -> None:
    game = load("stone_age")
    (_, first, who, _), *_ = decisions("stone_age", 30, "fresh", 20)
    bot = SearchBot("s", 50, 0.0)
    bot.choose(game, first, who, rng_from(1))
    old = bot.search
    later = [d for d in decisions("stone_age", 30, "fresh", 20) if d[2] == who][2]
    bot.choose(game, later[1], who, rng_from(1))
    assert bot.search is not old


def test_the_last_decision_of_a_game_is_played_for_the_win() -> None:
    """The last purchase: declining loses by a point, buying the card wins by at least one."""
    t = table("stone_age", 2, round_cap=1, start_player="seat_0")
    final = _last_purchase(t)
    found = SearchBot("s", 100, 0.0).answers(t.game, final, 0, rng_from("last"))
    assert t.game.border.describe(final, found[0].code)["do"] == "pay_card"
    assert found[0].win == 1.0
    assert all(a.win == 0.0 for a in found[1:])


def _last_purchase(t: Any) -> Any:
    """Seat 0 stands on the cheapest card, three points at once, with one wood in hand."""
    from megalith.games.stone_age.rules.components import POINTS
    from megalith.games.stone_age.rules.needs import PAY_CARD, USE_SEAT

    while t.game.rules.to_move(t.state) == -1:
        t.game.rules.apply(t.state, t.game.rules.legal(t.state)[0])
    s = t.state
    s.pop()
    s.phase = 2
    for player in s.players:
        player.food = 20
        player.home = player.workers
    s.row[0] = next(k for k in range(36) if t.state.kit.effect[k] == POINTS)
    s.players[0].goods[0] = 1
    s.players[1].score = 2
    s.push(USE_SEAT, 0, 1, 0)
    s.push(PAY_CARD, 0, 0, 0)
    return s


class Ticks:
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


@pytest.mark.parametrize("processor", [False, True])
def test_time_is_kept(monkeypatch: pytest.MonkeyPatch, processor: bool) -> None:
    """One look when it begins and one after every iteration, on the clock that counts."""
    ticks, other = Ticks(), Ticks()
    monkeypatch.setattr(clock, "process_time" if processor else "perf_counter", ticks)
    monkeypatch.setattr(clock, "perf_counter" if processor else "process_time", other)
    game = load("stone_age")
    (_, s, who, _), *_ = decisions("stone_age", 30, "time")
    clock.count_processor_time(processor)
    try:
        for seconds, iterations in ((0.045, 5), (0.215, 22), (1e-9, 1)):
            ticks.looks = 0
            bot = SearchBot("s", 0, seconds)
            bot.choose(game, s, who, rng_from(1))
            assert bot.search is not None and bot.search.iterations == iterations
            assert ticks.looks == iterations + 1
    finally:
        clock.count_processor_time(False)
    assert other.looks == 0


def test_without_a_budget_of_time_nobody_looks_at_the_clock_but_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = Ticks()
    monkeypatch.setattr(clock, "perf_counter", ticks)
    game = load("stone_age")
    (_, s, who, _), *_ = decisions("stone_age", 30, "time")
    SearchBot("s", 20, 0.0).choose(game, s, who, rng_from(1))
    assert ticks.looks == 1


def test_the_levels_have_the_budgets_that_the_docs_promise() -> None:
    """How fast they are is for `megalith bench` to say."""
    for name, iterations, seconds in (("medium", 32, 0.15), ("hard", 0, 2.0), ("master", 0, 6.0)):
        bot = roster.make(name)
        assert isinstance(bot, SearchBot)
        assert (
            (bot.iterations, bot.seconds)
            == (iterations, seconds)
            == (
                iterations,
                roster.seconds(name),
            )
        )
        assert (bot.purse is not None) == (name != "medium")  # for a whole turn


def test_easy_plays_by_sight_and_not_at_random() -> None:
    """It overlooks things, so it differs from greedy, but it agrees far more often than luck."""
    game = load("stone_age")
    agreed, expected, seen = 0, 0.0, 0
    for n, s, who, codes in decisions("stone_age", 3, "easy", 100):
        greedy = roster.make("greedy").choose(game, s, who, rng_from(n))
        agreed += roster.make("easy").choose(game, s, who, rng_from(n)) == greedy
        expected += 1 / len(codes)
        seen += 1
    assert 1.5 * expected < agreed < seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_a_description(lang: str) -> None:
    w = Words(lang)
    for name in roster.NAMES:
        assert w.say(f"bot-{name}") and w.say(f"bot-{name}.tip")


@EVERY
def test_a_hint_is_the_best_three_choices_with_what_to_expect(title: str) -> None:
    game = load(title)
    for n, s, who, codes in decisions(title, 40, "hints"):
        found = hints.best(game, s, who, rng_from(n), bot="search:30")
        assert len({a.code for a in found}) == len(found) == min(3, len(codes))
        assert {a.code for a in found} <= set(codes)
        assert found[0].code == roster.make("search:30").choose(game, s, who, rng_from(n))
        alone = s.seats == 1
        assert all(a.win is None if alone else 0 <= (a.win or 0) <= 1 for a in found)
        greedy = hints.best(game, s, who, rng_from(n), bot="greedy")
        leads = [a.lead or 0.0 for a in greedy]
        assert len(greedy) == len(found) and leads == sorted(leads, reverse=True)
    (only,) = hints.best(game, s, who, rng_from(1), bot="random")
    assert only.code in codes and only.lead is None and only.win is None


def test_the_search_takes_any_budget() -> None:
    for name, iterations, seconds in (("search:70", 70, 0.0), ("search:25ms", 0, 0.025)):
        bot = roster.make(name)
        assert isinstance(bot, SearchBot)
        assert (bot.iterations, bot.seconds) == (iterations, seconds)
    for name in ("search:", "search:0", "search:fast", "search:-3", "search:2s"):
        with pytest.raises(OptionError, match="budget"):
            roster.make(name)


def test_an_unknown_title_is_searched_with_the_general_numbers() -> None:
    assert tuning_for("nothing", 2).explore == Tuning().explore


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_to_win_of_all_seats_are_one_in_all(seats: int) -> None:
    """At the start of a game each of them has about its share, not one half."""
    game = load("stone_age")
    s = new_state(game, seats, {"start_player": "seat_0"})
    settle(game.rules, s, rng_from("chances"), Choices())
    reward = Reward(seats, tuning_for(game.id, seats))
    reward.judge(game.rules, game.mind, s)
    chances = list(reward.win)
    assert sum(chances) == pytest.approx(1.0)
    assert all(abs(chance - 1 / seats) < 0.15 for chance in chances)
    if seats == 2:
        assert chances == pytest.approx(list(reward.value))
