"""Many tables in one process: the same games as everywhere, dealt anew as they end."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from megalith.core import play
from megalith.core.catalogue import TITLES
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.errors import OptionError
from megalith.core.features import Features
from megalith.core.game import OVER
from megalith.research import pettingzoo
from megalith.research.vector import Batch, VectorEnv
from tests.helpers import games_to_play

LONGEST = 6000


@pytest.mark.parametrize("title", TITLES)
def test_a_table_plays_the_game_that_one_environment_would(title: str) -> None:
    many = VectorEnv(title, 3, players=2)
    batch = many.reset(seed=4)
    alone = pettingzoo.env(title, players=2)
    alone.reset(seed=4)
    for _ in range(games_to_play(LONGEST, 80)):
        seen = alone.observe(alone.agent_selection)
        assert np.array_equal(batch.observation[0], seen["observation"])
        assert np.array_equal(batch.action_mask[0], seen["action_mask"])
        assert batch.seat[0] == alone.possible_agents.index(alone.agent_selection)
        actions = many.sample()
        alone.step(int(actions[0]))
        batch = many.step(actions)
        if batch.done[0]:
            assert list(batch.rewards[0]) == [alone.rewards[a] for a in alone.possible_agents]
            return
    assert games_to_play(0, 1), "no game ended"


@pytest.mark.parametrize("title", TITLES)
def test_every_game_of_every_table_follows_from_seed_and_number(title: str) -> None:
    """Table i plays games i, i + n, …: replayed by the engine alone they are the same."""
    n, players = 3, 2
    many = VectorEnv(title, n, players=players)
    batch = many.reset(seed=9)
    game, out, row = many.game, Choices(), Features(1, len(many.slots))
    dealt = [0] * n

    def deal(i: int) -> tuple[object, object]:
        luck = rng_from("luck", 9, i + n * dealt[i])
        s = game.rules.initial(players, many.tables.options)
        play.settle(game.rules, s, luck, out)
        return s, luck

    live = [deal(i) for i in range(n)]
    ended = 0
    for _ in range(games_to_play(2 * LONGEST, 60)):
        actions = many.sample()
        batch = many.step(actions)
        for i, (s, luck) in enumerate(live):
            game.rules.apply(s, int(actions[i]))
            over = play.settle(game.rules, s, luck, out) == OVER  # type: ignore[arg-type]
            assert over == batch.done[i]
            if over:
                totals = [sheet.total for sheet in game.rules.sheets(s)]
                assert list(batch.scores[i]) == totals[:players]
                ended += 1
                dealt[i] += 1
                live[i] = deal(i)
            row.start(0)
            game.mind.observe(live[i][0], int(batch.seat[i]), row)
            assert row.row(0) == list(batch.observation[i])
        if ended >= 4:
            return
    assert games_to_play(0, 1), "too few games ended"


def test_one_illegal_action_stops_the_whole_step_before_it_begins() -> None:
    env = VectorEnv("stone_age", 4, players=2)
    before = env.reset(seed=1)
    actions = env.sample().copy()
    actions[2] = 1269
    with pytest.raises(ValueError, match="table 2: 1269"):
        env.step(actions)
    with pytest.raises(ValueError, match="expected 4 actions"):
        env.step(actions[:3])
    after = env.step(env.sample())
    assert not np.array_equal(before.observation, after.observation)
    with pytest.raises(OptionError, match="at least one table"):
        VectorEnv("stone_age", 0)


def test_arrays_are_copies_unless_views_are_wanted() -> None:
    safe, quick = VectorEnv("stone_age", 2), VectorEnv("stone_age", 2, copy=False)
    kept, seen = safe.reset(seed=1), quick.reset(seed=1)
    first = kept.observation.copy()
    assert np.array_equal(first, seen.observation)
    actions = safe.sample()
    safe.step(actions)
    quick.step(actions)
    assert np.array_equal(kept.observation, first)
    assert not np.array_equal(seen.observation, first)
    assert not seen.observation.flags.writeable


def test_a_mask_stays_what_it_was_while_somebody_holds_it() -> None:
    env = VectorEnv("akropolis", 3, players=2)
    batch = env.reset(seed=3)
    held, kept = batch.action_mask[1], batch.action_mask[1].copy()
    for _ in range(12):
        batch = env.step(env.sample())
        assert np.array_equal(held, kept)
        opened = [list(np.flatnonzero(row)) for row in batch.action_mask]
        assert opened == [env.tables.legal_at(i) for i in range(3)]
    assert not batch.action_mask.flags.writeable


def test_arrays_of_masks_are_used_again() -> None:
    env = VectorEnv("akropolis", 2, players=2)
    first = env.reset(seed=3).action_mask
    places = {first.__array_interface__["data"][0]}
    del first
    for _ in range(20):
        mask = env.step(env.sample()).action_mask
        places.add(mask.__array_interface__["data"][0])
    assert len(places) == 2  # one is held while the next is made


@pytest.mark.parametrize("copies", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alone_from_where_the_first_stood(
    copies: Callable[[VectorEnv], VectorEnv],
) -> None:
    env = VectorEnv("origins", 3, players=2, actions="choices", width=20)
    env.reset(seed=6)
    for _ in range(5):
        env.step(env.sample())
    start, twin = env.state(), copies(env)
    came = [env.step(env.sample()) for _ in range(10)]
    assert same(came, [twin.step(twin.sample()) for _ in range(10)])
    env.restore(start)
    assert same(came, [env.step(env.sample()) for _ in range(10)])


def same(some: list[Batch], others: list[Batch]) -> bool:
    pairs = zip(some, others, strict=True)
    return all(np.array_equal(a, b) for x, y in pairs for a, b in zip(x, y, strict=True))  # type: ignore[arg-type]


@pytest.mark.parametrize(("reward", "total"), [("place", 0.0), ("win", 1.0)])
def test_rewards_are_paid_once_when_a_game_ends(reward: str, total: float) -> None:
    env = VectorEnv("stone_age", 4, players=3, options={"round_cap": 2}, reward=reward)
    batch = env.reset(seed=1)
    paid = 0
    for _ in range(400):
        batch = env.step(env.sample())
        for i in range(4):
            if batch.done[i]:
                paid += 1
                assert batch.rewards[i].sum() == pytest.approx(total)
            else:
                assert not batch.rewards[i].any()
    assert paid > 4


def test_the_margin_is_the_lead_over_the_best_rival() -> None:
    env = VectorEnv("stone_age", 2, players=3, options={"round_cap": 1}, reward="margin")
    batch = env.reset(seed=2)
    while not batch.done.any():
        batch = env.step(env.sample())
    i = int(batch.done.argmax())
    scores = list(batch.scores[i])
    leads = [x - max(scores[:k] + scores[k + 1 :]) for k, x in enumerate(scores)]
    assert list(batch.rewards[i]) == leads
