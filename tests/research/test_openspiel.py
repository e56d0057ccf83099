"""The titles as OpenSpiel games, under OpenSpiel's own random simulation."""

from typing import Any

import numpy as np
import pyspiel
import pytest

import megalith.research.openspiel as adapter
from megalith.core.catalogue import TITLES, load
from megalith.research.plans import LONGEST
from tests.helpers import games_to_play

EVERY = pytest.mark.parametrize("title,players", [(t, n) for t in TITLES for n in load(t).players])


def random_walk(game: Any, seed: int, most: int = 10**6) -> Any:
    """A state after that many random steps, or at the end."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@EVERY
@pytest.mark.build("compiled")
def test_openspiel_s_own_random_simulation_passes(title: str, players: int) -> None:
    game = pyspiel.load_game(adapter.name_of(title), {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EVERY
def test_a_game_ends_with_returns_and_comes_back_from_its_text(title: str, players: int) -> None:
    game = pyspiel.load_game(adapter.name_of(title), {"players": players})
    state = random_walk(game, 3)
    assert state.is_terminal() and len(state.history()) < adapter.MOST_STEPS
    if players > 1:
        assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0
    half = random_walk(game, 3, len(state.history()) // 2)
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, half))
    assert str(twin) == str(half) and twin.legal_actions() == half.legal_actions()


@EVERY
def test_no_game_is_longer_than_openspiel_was_told(title: str, players: int) -> None:
    """Told a short length, a game is broken off there, with returns from the points so far."""
    game = pyspiel.load_game(adapter.name_of(title), {"players": players, "max_game_length": 40})
    assert game.max_game_length() == 40 and not random_walk(game, 5, 39).is_terminal()
    state = random_walk(game, 5)
    assert len(state.history()) == 40
    assert state.is_terminal() and state.current_player() == pyspiel.PlayerId.TERMINAL
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    if players > 1:
        assert sum(state.returns()) == pytest.approx(0)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_players_who_never_build_are_stopped_too() -> None:
    """Stone Age does not end by itself when nobody builds and nobody takes a card."""
    game = pyspiel.load_game("megalith_stone_age")
    assert game.options["round_cap"] == LONGEST
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=chances)))
        else:
            state.apply_action(hunter_s_choice(state))
    assert len(state.history()) <= game.max_game_length()
    assert state.engine.rules.rounds(state.table) == LONGEST


def hunter_s_choice(state: Any) -> int:
    """Sends everybody to hunt if that is possible."""
    legal: list[int] = state.legal_actions()
    hunts = [
        code for code in legal if " hunt " in state.action_to_string(state.current_player(), code)
    ]
    return max(hunts, default=legal[0])


@pytest.mark.parametrize("title", TITLES)
def test_a_clone_goes_its_own_way(title: str) -> None:
    game = pyspiel.load_game(adapter.name_of(title))
    state = random_walk(game, 1, 60)
    shown = str(state)
    twin = state.clone()
    assert str(twin) == shown
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == shown != str(twin)


@pytest.mark.parametrize("title", TITLES)
def test_no_tensor_and_no_string_shows_what_is_hidden(title: str) -> None:
    game = pyspiel.load_game(adapter.name_of(title))
    for seed in range(games_to_play(4, 1)):
        for steps in (40, 200, 400):
            state = random_walk(game, seed, steps)
            for seat in range(game.num_players()):
                other = state.resample_from_infostate(seat, lambda: 0.7)
                for ask in ("observation", "information_state"):
                    for form in ("tensor", "string"):
                        asked = f"{ask}_{form}"
                        assert getattr(other, asked)(seat) == getattr(state, asked)(seat)


def test_a_hidden_draw_is_a_question_mark_to_the_others() -> None:
    game = pyspiel.load_game("megalith_stone_age(players=2)")
    for seed in range(60):
        state = random_walk(game, seed)
        hidden = [(n, h) for n, (_, _, h) in enumerate(state.past) if h]
        if hidden:
            n, bits = hidden[0]
            blind, owner = (0, 1) if bits & 1 else (1, 0)
            strings = [state.information_state_string(k).split()[1 + n] for k in (blind, owner)]
            assert strings[0].endswith(":?") and not strings[1].endswith(":?")
            assert state.information_state_tensor(blind)[len(state.get_game().slots) + n] == -1
            return
    pytest.fail("no hidden draw in sixty games")


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("megalith_stone_age(players=3,round_cap=1,start_player=seat_2)")
    assert game.options["round_cap"] == 1 and game.options["start_player"] == "seat_2"
    assert game.num_players() == 3
    assert random_walk(game, 1).is_terminal()
    state = random_walk(game, 1, 7)
    assert state.current_player() == 2
    assert state.action_to_string(2, state.legal_actions()[0]).startswith("place_workers ")
    with pytest.raises(Exception, match="start_player"):
        pyspiel.load_game("megalith_stone_age(start_player=nobody)")
