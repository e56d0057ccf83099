"""The long game, with all 61 tiles."""

import pytest

from megalith.core.kit import bits
from tests.games.akropolis.helpers import play_on, site, start, stones

LONG = [(2, 19, 4, 20, 30), (3, 14, 5, 15, 20)]


@pytest.mark.rule("AK-128")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_tiles_may_be_used_with_two_or_three(seats: int) -> None:
    t = start(seats, long_game=True)
    assert bits.size(t.state.unseen) + len(site(t)) == 61
    assert bits.size(start(seats).state.unseen) < bits.size(t.state.unseen)


@pytest.mark.rule("AK-129")
def test_with_two_there_are_nineteen_stacks_of_three() -> None:
    t = start(2, long_game=True)
    assert (t.state.stacks, bits.size(t.state.unseen), len(site(t))) == (19, 57, 4)


@pytest.mark.rule("AK-130", "AK-131")
@pytest.mark.example("X31")
def test_x31_with_three_a_stack_is_opened_behind_the_single_tile() -> None:
    t = start(3, long_game=True)
    assert 15 * 4 + 1 == 61  # fifteen stacks leave one tile
    assert (len(site(t)), t.state.stacks, bits.size(t.state.unseen)) == (5, 14, 56)
    assert (t.game.border.view(t.state, None)["chief"], t.state.round) == (0, 1)
    played = play_on(t, 60)
    assert t.over() and len(played) == 60


@pytest.mark.rule("AK-132")
@pytest.mark.parametrize("seats,stacks,first,rounds,each", LONG)
def test_rounds_and_turns_of_the_long_game(
    seats: int, stacks: int, first: int, rounds: int, each: int
) -> None:
    t = start(seats, long_game=True)
    assert stones(t) == list(range(1, seats + 1))
    played = play_on(t, seats * each)
    assert t.over() and t.state.round == rounds
    assert {played.count(seat) for seat in range(seats)} == {each}


@pytest.mark.rule("AK-133")
def test_with_four_the_option_does_nothing() -> None:
    games = [start(4), start(4, long_game=True)]
    assert games[0].lines() == games[1].lines()
    for t in games:
        play_on(t, 12)
    views = [{**t.game.border.view(t.state, None), "settings": None} for t in games]
    assert views[0] == views[1]
    play_on(games[1], 48)
    assert games[1].over() and games[1].state.round == 12
