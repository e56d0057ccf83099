"""What learners ask of an environment beyond the interface: copies, wrong actions, choices to
compare, rewards on the way."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError
from megalith.research import openspiel, pettingzoo
from megalith.research.gymnasium import LearnerEnv, LearnerVectorEnv
from megalith.research.sight import groups, split
from tests.helpers import games_to_play

EVERY_TITLE = pytest.mark.parametrize("title", TITLES)
SHORT: dict[str, dict[str, Any]] = {"stone_age": {"round_cap": 2}, "origins": {"round_cap": 2}}


def learner(title: str, **wishes: Any) -> LearnerEnv:
    return LearnerEnv(title, players=2, options=SHORT.get(title), **wishes)


def any_action(env: LearnerEnv | LearnerVectorEnv, rng: np.random.Generator) -> Any:
    masks = np.atleast_2d(env.action_masks())
    found = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    return found if isinstance(env, LearnerVectorEnv) else np.int64(found[0])


@EVERY_TITLE
@pytest.mark.parametrize("actions", ["codes", "choices"])
def test_gymnasium_s_checker_passes_as_it_is(title: str, actions: str) -> None:
    env = learner(title, illegal="random", actions=actions, width=24)
    check_env(env, skip_render_check=True)


def test_a_wrong_action_is_refused_mended_or_lost() -> None:
    env = learner("stone_age")
    env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(ValueError, match="not legal now"):
        env.step(wrong)
    mended = learner("stone_age", illegal="random")
    mended.reset(seed=1)
    assert mended.step(wrong)[4]["illegal"]
    lost = learner("stone_age", illegal="lose")
    lost.reset(seed=1)
    _, reward, over, _, info = lost.step(wrong)
    assert over and reward == -1 and info["illegal"]
    with pytest.raises(ValueError, match="is over"):
        lost.step(wrong)
    with pytest.raises(OptionError, match="raise, random, lose"):
        learner("stone_age", illegal="cry")


@EVERY_TITLE
def test_choices_are_the_legal_ones_in_order_each_with_what_it_changes(title: str) -> None:
    env = learner(title, actions="choices", width=400)
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    for _ in range(games_to_play(12, 5)):
        s = env.tables.states[0]
        legal = env.game.rules.legal(s)
        assert [int(env.tables.code(0, k)) for k in range(len(legal))] == legal
        assert seen["action_mask"].sum() == len(legal)
        assert not seen["choices"][len(legal) :].any()
        offers = env.tables.offers
        assert offers is not None
        before = env.game.mind.slots(env.seats)
        k = int(rng.integers(len(legal)))
        child = env.game.rules.copy(s)
        env.game.rules.apply(child, legal[k])
        rows = [_row(env, x) for x in (s, child)]
        for slot, change in zip(offers.names[:-1], seen["choices"][k], strict=False):
            assert change == rows[1][before.index(slot)] - rows[0][before.index(slot)], slot
        seen, _, over, _, _ = env.step(np.int64(k))
        if over:
            return


def _row(env: LearnerEnv, s: Any) -> list[int]:
    from megalith.core.features import Features

    out = Features(1, len(env.slots))
    env.game.mind.observe(s, env.seat, out)
    return out.row(0)


@EVERY_TITLE
def test_a_narrow_list_has_the_choices_that_promise_most(title: str) -> None:
    env = learner(title, actions="choices", width=3)
    seen, _ = env.reset(seed=4)
    rng = np.random.default_rng(0)
    for _ in range(10):
        assert 1 <= seen["action_mask"].sum() <= 3
        codes = [int(env.tables.code(0, int(k))) for k in np.flatnonzero(seen["action_mask"])]
        assert set(codes) <= set(env.game.rules.legal(env.tables.states[0]))
        seen, _, over, _, _ = env.step(any_action(env, rng))
        if over:
            return


@EVERY_TITLE
def test_what_is_offered_does_not_depend_on_what_the_seat_cannot_know(title: str) -> None:
    env = learner(title, actions="choices", width=40, bots=["random"])
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(games_to_play(8, 4)):
        t = env.tables
        shown = env._learning.sight.seen_alone()["choices"].copy()
        env.game.rules.hide(t.states[0], env.seat, t.lucks[0])
        t.show(0)
        again = env._learning.sight.seen_alone()["choices"]
        assert np.array_equal(shown[:, :-1], again[:, :-1])  # the last is an opinion, by sample
        if env.step(any_action(env, rng))[2]:
            return


@EVERY_TITLE
def test_environments_are_copied_pickled_and_set_back(title: str) -> None:
    rng = np.random.default_rng(5)
    many = LearnerVectorEnv(title, 3, players=2, options=SHORT.get(title))
    many.reset(seed=5)
    for _ in range(4):
        many.step(any_action(many, rng))
    state, actions = many.state(), any_action(many, rng)
    twins = [pickle.loads(pickle.dumps(many)), copy.deepcopy(many)]
    first = many.step(actions)
    many.restore(state)
    for env in (*twins, many):
        found = env.step(actions)
        assert np.array_equal(found[0], first[0]) and np.array_equal(found[1], first[1])
        assert np.array_equal(env.action_masks(), twins[0].action_masks())


@EVERY_TITLE
def test_pettingzoo_environments_are_copied_and_pickled(title: str) -> None:
    env = pettingzoo.env(title, players=2, options=SHORT.get(title))
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.agent_selection == env.agent_selection
        seen = twin.last()[0]
        assert np.array_equal(seen["observation"], env.last()[0]["observation"])
        twin.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])


def test_openspiel_s_games_are_pickled() -> None:
    game = pyspiel.load_game(f"{openspiel.name_of('stone_age')}(players=2,round_cap=1)")
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert twin.get_parameters() == game.get_parameters()
        assert str(twin.new_initial_state()) == str(game.new_initial_state())


def test_environments_without_a_seed_differ() -> None:
    rows = {learner("stone_age").reset()[0].tobytes() for _ in range(8)}
    assert len(rows) > 1

    def first(env: pettingzoo.GameEnv) -> bytes:
        env.reset()
        return bytes(env.observe(env.agent_selection)["observation"].tobytes())

    assert len({first(pettingzoo.env("stone_age", players=2)) for _ in range(8)}) > 1


@EVERY_TITLE
def test_many_tables_play_the_games_of_one(title: str) -> None:
    """Table 0 of a vector plays the very game of a single environment with the same seed."""
    one, many = learner(title), LearnerVectorEnv(title, 2, players=2, options=SHORT.get(title))
    row, info = one.reset(seed=9)
    rows, infos = many.reset(seed=9)
    rng = np.random.default_rng(9)
    over = False
    while not over:
        assert np.array_equal(row, rows[0]) and info["seat"] == infos["seat"][0]
        actions = any_action(many, rng)
        row, reward, over, _, info = one.step(actions[0])
        rows, rewards, done, _, infos = many.step(actions)
        assert (reward, over) == (rewards[0], done[0])
    assert infos["place"][0] == info["place"] and list(infos["scores"][0]) == info["scores"]
    rows, rewards, done, _, infos = many.step(any_action(many, rng))
    assert not done[0] and rewards[0] == 0


def test_make_vec_gives_the_compiled_loop() -> None:
    wishes: dict[str, Any] = {"players": 2, "options": {"round_cap": 1}}
    many = gymnasium.make_vec(
        "megalith/stone_age-v0", 2, vectorization_mode="vector_entry_point", **wishes
    )
    assert isinstance(many.unwrapped, LearnerVectorEnv)
    rows, _ = many.reset(seed=1)
    assert many.observation_space.contains(rows)


def test_rewards_on_the_way_add_up_to_the_end() -> None:
    """Potentials telescope: with gamma 1, what was paid on the way is the first potential back."""
    env = learner("stone_age", shaping=0.01, seat=0)
    plain = learner("stone_age", seat=0)
    rng = np.random.default_rng(1)
    env.reset(seed=6)
    plain.reset(seed=6)
    first = env._learning._before[0]
    total, end, paid, over = 0.0, 0.0, 0, False
    while not over:
        action = any_action(env, rng)
        _, reward, over, _, _ = env.step(action)
        end = plain.step(action)[1]
        paid += reward != 0
        total += reward
    assert total == pytest.approx(end - first) and paid > 3


def test_margins_are_scaled() -> None:
    def last(scale: float) -> float:
        env = learner("stone_age", reward="margin", scale=scale)
        env.reset(seed=3)
        rng, over, reward = np.random.default_rng(3), False, 0.0
        while not over:
            _, reward, over, _, _ = env.step(any_action(env, rng))
        return reward

    assert last(50.0) == pytest.approx(last(1.0) / 50) != 0


@EVERY_TITLE
def test_scaled_rows_are_small_and_perfect_ones_hold_every_seat_s(title: str) -> None:
    env = learner(title, scaled=True, perfect=True)
    row, _ = env.reset(seed=2)
    assert row.dtype == np.float32 and row.shape == (2 * len(env.slots),) and abs(row).max() < 10
    assert env.observation_space.contains(row)
    plain, _ = learner(title).reset(seed=2)
    assert np.allclose(row[: len(env.slots)], np.sign(plain) * np.log1p(np.abs(plain)))


@EVERY_TITLE
@pytest.mark.parametrize("players", [2, 4])
def test_groups_hold_every_number_once(title: str, players: int) -> None:
    slots = load(title).mind.slots(players)
    parts = split(np.arange(len(slots)), groups(slots))
    assert sorted(np.concatenate([x.ravel() for x in parts.values()])) == list(range(len(slots)))
    assert any(x.ndim == 2 for x in parts.values())
