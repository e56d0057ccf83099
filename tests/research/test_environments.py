"""The environments under their communities' own checkers, and what we promise beyond."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import megalith.research.gymnasium
from megalith.core import play
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.errors import OptionError
from megalith.research import pettingzoo
from megalith.research.spaces import HIGH, LOW
from tests.helpers import games_to_play

EVERY = pytest.mark.parametrize("title,players", [(t, n) for t in TITLES for n in load(t).players])
# api_test warns of every observation with a mask that is not on its list of names.
UNAVOIDABLE = ("Observation is not a NumPy array", "Observation space for each agent probably")


def random_action(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@EVERY
def test_pettingzoo_api_test_passes(title: str, players: int) -> None:
    with warnings.catch_warnings():
        for text in UNAVOIDABLE:
            warnings.filterwarnings("ignore", message=text)
        api_test(pettingzoo.env(title, players=players), games_to_play(300, 40), False)


@EVERY
def test_pettingzoo_seed_test_passes(title: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(title, players=players), games_to_play(200, 40))


def play_out(env: pettingzoo.GameEnv, seed: int) -> dict[str, tuple[float, dict[str, Any]]]:
    """One random game; reward and info of every agent at its end."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    last = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            last[agent] = (reward, info)
            env.step(None)
            continue
        assert LOW <= seen["observation"].min() and seen["observation"].max() <= HIGH
        env.step(random_action(seen["action_mask"], rng))
    return last


@EVERY
def test_a_game_ends_with_places_and_rewards_that_fit(title: str, players: int) -> None:
    env = pettingzoo.env(title, players=players)
    last = play_out(env, 5)
    assert list(last) and set(last) == set(env.possible_agents)
    rewards = [last[agent][0] for agent in env.possible_agents]
    places = [last[agent][1]["place"] for agent in env.possible_agents]
    if players > 1:
        assert sum(rewards) == pytest.approx(0)
        assert rewards.index(max(rewards)) == places.index(1) and max(rewards) > 0
    assert env.agents == []


@pytest.mark.parametrize("title", TITLES)
def test_the_mask_is_the_list_of_legal_codes(title: str) -> None:
    env = pettingzoo.env(title)
    rng = np.random.default_rng(0)
    env.reset(seed=1)
    for _ in range(60):
        seen = env.observe(env.agent_selection)
        assert list(np.flatnonzero(seen["action_mask"])) == env.game.rules.legal(
            env.tables.states[0]
        )
        others = [a for a in env.agents if a != env.agent_selection]
        assert not any(env.observe(a)["action_mask"].any() for a in others)
        again = env.observe(env.agent_selection)
        assert np.array_equal(seen["observation"], again["observation"])
        env.step(random_action(seen["action_mask"], rng))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("stone_age", players=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for bad in (-1, 1269, 10**6, None):
        with pytest.raises(ValueError, match="not legal now"):
            env.step(bad)
    after = env.observe(env.agent_selection)
    assert np.array_equal(before["observation"], after["observation"])


def test_ids_have_versions_and_wrong_names_are_told() -> None:
    assert pettingzoo.env("stone_age_v0").metadata["name"] == "stone_age_v0"
    for wrong in ("stone_age_v9", "chess"):
        with pytest.raises(OptionError, match="stone_age"):
            pettingzoo.env(wrong)
    with pytest.raises(OptionError, match="2, 3, 4"):
        pettingzoo.env("stone_age", players=7)
    with pytest.raises(OptionError, match="place, win, margin"):
        pettingzoo.env("stone_age", reward="fame")
    with pytest.raises(OptionError, match="ansi, svg"):
        pettingzoo.env("stone_age", render_mode="human")


@pytest.mark.parametrize("title", TITLES)
def test_the_luck_of_a_seed_is_that_of_the_engine(title: str) -> None:
    env = pettingzoo.env(title, players=2)
    env.reset(seed=11)
    s = env.game.rules.initial(2, env.tables.options)
    play.settle(env.game.rules, s, rng_from("luck", 11, 0), Choices())
    assert env.game.border.view(s, 0) == env.game.border.view(env.tables.states[0], 0)


@pytest.mark.parametrize("title", TITLES)
def test_tables_are_drawn_as_text_and_svg(title: str) -> None:
    env = pettingzoo.env(title, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 5
    env = pettingzoo.env(title, render_mode="svg")
    env.reset(seed=1)
    picture = str(env.render())
    assert picture.startswith("<svg") and picture.count("http") == 1, "only the name of SVG itself"
    env.render_mode = None
    assert env.render() is None


# -- Gymnasium


@pytest.mark.parametrize("title", TITLES)
def test_a_learner_plays_whole_games_against_bots(title: str) -> None:
    env = gymnasium.make(f"megalith/{title}-v0", bots=["random"], players=2)
    rng = np.random.default_rng(1)
    seats = set()
    for seed in range(games_to_play(8, 2)):
        row, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert env.observation_space.contains(row)
            mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
            row, reward, over, cut, info = env.step(random_action(mask, rng))
            assert not cut and (over or reward == 0)
        assert -1 <= float(reward) <= 1 and info["place"] in (1, 2)
    assert seats == {0, 1} or games_to_play(1, 0) == 0


def test_seed_and_seat_decide_the_learner_s_game() -> None:
    def first(seed: int, seat: int | None) -> list[int]:
        env = megalith.research.gymnasium.LearnerEnv("stone_age", ["greedy"], 3, seat=seat)
        row, _ = env.reset(seed=seed)
        return [int(x) for x in row]

    assert first(3, 1) == first(3, 1) != first(4, 1)
    assert first(3, 1) != first(3, 2)


def test_wrong_seats_and_bots_are_told() -> None:
    make = megalith.research.gymnasium.LearnerEnv
    with pytest.raises(OptionError, match="2 bots for 3 rivals"):
        make("stone_age", ["random", "greedy"], 4)
    with pytest.raises(OptionError, match="unknown bot"):
        make("stone_age", ["nobody"], 2)
    with pytest.raises(OptionError, match="seat 4"):
        make("stone_age", ["random"], 4, seat=4)
    env = make("stone_age", ["random"], 2)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.int64(1269))
