"""Bots behind one interface: legal, reproducible, blind to what the seat cannot know."""

from typing import Any

import pytest

from megalith.bots import match, roster
from megalith.bots.base import Bot
from megalith.core import position
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.errors import OptionError
from megalith.core.game import CHANCE, Title
from tests.helpers import games_to_play, new_state, random_steps

BOTS = pytest.mark.parametrize("name", ["random", "greedy"])
EVERY = pytest.mark.parametrize("title", TITLES)


def played(game: Title[Any], names: list[str], seed: object) -> Any:
    s = new_state(game, len(names), dict(game.guard))
    bots = [roster.make(name) for name in names]
    match.play(game, s, bots, rng_from("luck", seed), rng_from("minds", seed), None)
    return s


@EVERY
@BOTS
def test_a_bot_chooses_what_is_legal_and_leaves_the_state_alone(title: str, name: str) -> None:
    game, bot, rng = load(title), roster.make(name), rng_from("legal")
    for n, (s, who, codes, _) in enumerate(random_steps(game, 2, dict(game.guard), 41)):
        if who < 0 or n % 7:
            continue
        before = position.digest(s)
        assert bot.choose(game, s, who, rng) in codes
        assert position.digest(s) == before


@EVERY
@BOTS
def test_the_same_seeds_give_the_same_game(title: str, name: str) -> None:
    game = load(title)
    first, second = (played(game, [name, "random"], 5) for _ in range(2))
    assert position.same(first, second)


@EVERY
def test_a_thinking_bot_never_sees_what_its_seat_cannot_know(title: str) -> None:
    """Whatever is hidden from the seat, the answer is the same."""
    game = load(title)
    for n, (s, who, _, _) in enumerate(random_steps(game, 2, dict(game.guard), 42)):
        if who == CHANCE or who < 0 or n % 11:
            continue
        other = game.rules.copy(s)
        game.rules.hide(other, who, rng_from("other", n))
        answers = {
            int(roster.make("greedy").choose(game, x, who, rng_from("mind", n))) for x in (s, other)
        }
        assert len(answers) == 1


@EVERY
def test_greedy_beats_random(title: str) -> None:
    game = load(title)
    games = games_to_play(40, 2)
    won = 0
    for k in range(games):
        seat = k % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        won += game.rules.sheets(played(game, names, k))[seat].place == 1
    assert won >= 0.9 * games


def test_luck_has_its_own_generator() -> None:
    """A bot that draws more random numbers does not change the dice."""
    game = load("stone_age")
    firsts = []
    for minds in ("a", "b"):
        s = new_state(game, 2, {})
        trace: list[int] = []
        bots: list[Bot] = [roster.make("random"), roster.make("random")]
        match.play(game, s, bots, rng_from("luck"), rng_from(minds), trace)
        firsts.append(trace[:7])  # start player, four cards, two tiles
    assert firsts[0] == firsts[1]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="random, greedy"):
        roster.make("nobody")
